"""A set-up that reads like a shelf: ready-made tables from any state, and reasons where something does not fit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Request, Route, expect

from flambeur.games.vegas.boxes import BOXES, Box
from flambeur.games.vegas.family import PRESETS
from flambeur.texts import texts
from tests.web.conftest import Invite
from tests.web.guest import PHONE, Guest
from tests.web.measure import measure, text_of

SAY = texts("en").say


def part(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("checkbox", name=SAY(f"vegas-option-with-{name}"), exact=True)


def reasons(guest: Guest) -> Locator:
    return guest.page.locator("[data-test=reasons] li")


def mix(guest: Guest) -> None:
    """Open one's own mixture."""
    guest.page.locator("[data-test=mix] summary").click()


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_box_shows_its_own_modules_and_says_of_each_why_it_does_not_fit(guest: Guest, box: Box) -> None:
    guest.go("/new/vegas")
    mix(guest)
    guest.page.get_by_role("radio", name=SAY(f"vegas-option-box-{box.name}"), exact=True).check()
    offered = [one for one in box.parts if one.name not in box.always]
    expect(guest.page.locator(".part")).to_have_count(len(offered))
    for players in (box.players[0], box.players[-1]):
        guest.seat(players)
        for one in offered:
            spot = guest.page.locator(".part", has=part(guest, one.name))
            fits = players in one.players
            help_text = SAY(f"vegas-option-with-{one.name}", "help")
            expect(spot).to_contain_text(help_text if fits else f"not for {players}.")


def test_every_reason_is_told_at_once_and_one_touch_mends_them_all(guest: Guest) -> None:
    guest.go("/new/vegas?preset=boulevard-everything")
    begin = guest.page.locator("[data-test=begin]")
    expect(guest.page.get_by_role("radio", name="5 players")).to_be_checked()
    guest.seat(8)
    expect(reasons(guest)).to_have_text(
        [f"{name}: for 2 to 7 players, not for 8." for name in ("Big dice", "Kickers", "Bonus cards")]
    )
    expect(begin).to_be_disabled()
    guest.page.locator("[data-test=mend]").click()
    expect(reasons(guest)).to_have_count(0)
    expect(guest.page.get_by_text("Left out, so that it fits: Big dice, Kickers, Bonus cards.")).to_be_visible()
    expect(begin).to_be_enabled()


def test_the_number_of_players_follows_a_module_and_says_so(guest: Guest) -> None:
    guest.go("/new/vegas?preset=boulevard-stroll")
    mix(guest)
    part(guest, "slot").check()
    expect(guest.page.get_by_role("radio", name="5 players")).to_be_checked()
    expect(guest.page.get_by_text("Now for 5 players, so that it fits.")).to_be_visible()
    part(guest, "teams").check()
    expect(guest.page.get_by_role("radio", name="6 players")).to_be_checked()
    part(guest, "neutral").check()
    expect(reasons(guest)).to_have_text(["Neutral dice: for 2 to 5 players, not for 6."])


def test_every_ready_made_table_can_be_had_from_every_other(guest: Guest) -> None:
    guest.go("/new/vegas")
    for name, _ in (*PRESETS, *reversed(PRESETS)):
        card = guest.page.locator(f"[data-test=preset-{name}]")
        with guest.page.expect_response("**/fit?*"):
            card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(guest.page.locator("[data-test=begin]")).to_be_enabled()


def test_everything_of_boulevard_begins_on_a_phone_from_a_solitaire(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.go("/new/vegas?preset=solitaire")
    expect(guest.page.get_by_role("radio", name="1 player")).to_be_checked()
    held: list[Route] = []
    asked: list[Request] = []
    guest.page.on("request", lambda request: asked.append(request) if "/fit?" in request.url else None)
    guest.page.route("**/fit?*", lambda route: held.append(route) if asked[1:] else route.continue_())
    guest.page.locator("[data-test=preset-boulevard-everything]").click()
    expect(guest.page.get_by_role("radio", name="5 players")).to_be_checked()
    expect(reasons(guest)).to_have_count(0)  # while the server thinks about five players, nobody is told off for one
    guest.page.locator("[data-test=begin]").click()
    for route in held:
        route.continue_()
    guest.moment()
    table = guest.context.request.get(guest.page.url.replace("/t/", "/api/tables/")).json()
    assert (table["players"], len(table["options"]["with"])) == (5, 7)


BROKEN = """() => [...document.querySelectorAll('.board strong')].filter((title) => {
    const words = document.createRange();
    return title.firstChild.data.split(' ').some((word) => {
        words.setStart(title.firstChild, title.firstChild.data.indexOf(word));
        words.setEnd(title.firstChild, title.firstChild.data.indexOf(word) + word.length);
        return words.getClientRects().length > 1;
    });
}).map((title) => title.textContent)"""
"""Titles with a word that goes on in the next line."""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_word_of_a_ready_made_table_is_broken_on_a_phone(invite: Invite, language: str) -> None:
    guest = invite(size=PHONE, language=language)
    guest.go("/new/vegas")
    guest.page.locator("[data-test=preset-classic]").wait_for()
    assert measure(guest.page, BROKEN) == []
    assert not guest.is_wider_than_the_screen()


def test_only_options_of_the_way_of_playing_are_shown_and_seats_have_names(guest: Guest) -> None:
    guest.go("/new/vegas?preset=solitaire")
    fine = guest.page.locator("[data-test=fine-print]")
    fine.locator("summary").click()
    expect(fine.get_by_label("Your dice")).to_be_visible()
    expect(guest.page.get_by_label("Minimum of 60")).to_have_count(0)
    guest.page.locator("[data-test=preset-classic]").click()
    expect(fine.get_by_label("Your dice")).to_have_count(0)
    guest.seat(4)
    starter = fine.get_by_label("First player")
    expect(starter.locator("option")).to_have_text(
        ["At random", "Seat 1: Anna", *(f"Seat {seat}: bot" for seat in (2, 3, 4))], use_inner_text=True
    )


def test_no_raw_word_stands_in_the_set_up_of_the_other_games(guest: Guest) -> None:
    for game in ("temptation", "kragen"):
        guest.go(f"/new/{game}")
        guest.page.locator("[data-test=fine-print] summary").click()
        form = guest.page.locator("form")
        expect(form.get_by_label("Who begins" if game == "temptation" else "First player")).to_be_visible()
        shown = text_of(form).replace("At random", "")
        assert not {"random", "first", "house"} & set(shown.split()), shown


def test_the_rule_of_the_moment_is_one_key_away_and_the_whole_book_has_its_address(guest: Guest) -> None:
    guest.against_bots("vegas", 2)
    guest.moment()
    guest.page.keyboard.press("?")
    rule = guest.page.locator("[data-test=rule]")
    expect(rule).to_contain_text(SAY("rule-V5", "title"))
    guest.page.keyboard.press("Escape")
    guest.go("/rules/vegas#V8")
    expect(guest.page.locator("#V8")).to_contain_text(SAY("rule-V8"))
    expect(guest.page.locator("#V8")).to_be_in_viewport()
