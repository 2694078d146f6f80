"""What a host and the guests do about a table: find it, close it, leave it to a bot, give up, play again."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from flambeur.texts import texts
from tests.web import qr
from tests.web.conftest import Invite
from tests.web.guest import PHONE, Guest, take_turns
from tests.web.measure import attribute_of, count_of, text_of

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def give_up(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Table and seat").click()
    guest.page.locator("[data-test=resign]").click()
    guest.page.locator("[data-test=resign-sure]").click()


def test_a_public_table_is_found_in_the_list(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    anna.go("/new/vegas?with=friends")
    anna.seat(2)
    anna.page.get_by_label("List this table publicly").check()
    anna.page.locator("[data-test=begin]").click()
    code = text_of(anna.page.locator(".code"))[-6:]
    ben.go("/tables")
    ben.page.locator(f'a[href="/t/{code}"]').click()
    ben.page.get_by_role("button", name="Sit here").click()
    expect(anna.page.get_by_text("Everybody is here.", exact=True)).to_be_visible()


def test_a_list_that_is_open_gets_and_loses_tables_by_itself(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN])
    ben.go("/tables")
    expect(ben.page.get_by_text("Sit down at a table")).to_be_visible()
    listed = ben.page.locator(f'a[href="/t/{code}"]')
    anna.page.get_by_label("listed publicly").check()
    expect(listed).to_be_visible()
    anna.page.get_by_label("listed publicly").uncheck()
    expect(listed).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        (
            "vegas",
            {"box": "boulevard", "with": ["big", "slot"]},
            ["5 players", "4 rounds", "Boulevard", "Big dice", "Slot machine"],
        ),
        ("vegas", {"rounds": 1}, ["5 players", "1 round", "Classic"]),
        ("temptation", {}, ["5 players", "up to 400 points"]),
        ("kragen", {"open": True}, ["5 players", "up to 25\u00a0kg", "Open hands"]),
    ],
    ids=str,
)
def test_a_table_says_which_one_it_is_and_why_it_cannot_begin(
    guest: Guest, game: str, options: dict[str, Any], told: list[str]
) -> None:
    guest.open_table(game, 5, [ME, OPEN, BOT, BOT, BOT], **options)
    expect(guest.page.locator("[data-test=table-facts] li")).to_have_text(told)
    begin = guest.page.locator("[data-test=start]")
    expect(begin).to_be_disabled()
    expect(begin).to_have_accessible_description(re.compile("once every seat is taken"))


def test_the_qr_code_of_a_table_holds_its_link(guest: Guest) -> None:
    code = guest.open_table("vegas", 2, [ME, OPEN])
    drawn = guest.page.get_by_role("img", name="QR code of the link")
    expect(drawn).to_be_visible()
    assert qr.read(attribute_of(drawn.locator("path"), "d")) == f"{guest.url}/t/{code}"


def test_guests_of_a_table_that_its_host_closes_are_told_so_and_shown_the_way_out(invite: Invite) -> None:
    anna = invite()
    guests = {language: invite(language=language) for language in ("en", "fr", "de")}
    code = anna.open_table("vegas", 2, [ME, OPEN])
    for language, guest in guests.items():
        guest.go(f"/t/{code}")
        expect(guest.page.get_by_role("button", name=texts(language).say("web-sit"))).to_be_visible()
    anna.page.get_by_role("button", name="Close the table").click()
    expect(anna.page.locator("[data-test=play-now]")).to_be_visible()
    for language, guest in guests.items():
        say = texts(language).say
        expect(guest.page.get_by_role("alert").filter(has_text=say("web-error-closed"))).to_be_visible()
        guest.page.get_by_role("link", name=say("web-go-home"), exact=True).click()
        expect(guest.page.locator("[data-test=play-now]")).to_be_visible()


def test_a_host_can_free_a_seat_whose_guest_then_watches(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN])
    ben.join(code, "Ben")
    anna.page.get_by_role("button", name="Remove Ben").click()
    expect(ben.page.get_by_role("button", name="Sit here")).to_be_visible()
    expect(ben.page.get_by_text("Your seat")).to_have_count(0)


def test_bots_take_all_seats_that_are_free_with_one_press(guest: Guest) -> None:
    guest.open_table("vegas", 4, [ME, OPEN, BOT, OPEN])
    start, fill = (guest.page.locator(f"[data-test={name}]") for name in ("start", "fill"))
    expect(start).to_be_disabled()
    fill.click()
    expect(fill).to_have_count(0)
    start.click()
    expect(guest.page.locator("[data-test=game]")).to_be_visible()


def test_on_a_phone_whoever_waits_for_friends_has_the_invitation_and_all_seats_on_the_screen(invite: Invite) -> None:
    for language in ("en", "fr", "de"):
        guest = invite(size=PHONE, language=language)
        guest.open_table("vegas", 4, [ME, OPEN, BOT, OPEN])
        for part in (".code", ".invite svg", "[data-test=start]"):
            expect(guest.page.locator(part).first).to_be_in_viewport(ratio=1)
        assert not guest.is_wider_than_the_screen()


def test_a_bot_stands_in_for_somebody_who_is_away_until_they_are_back(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN])
    ben.join(code, "Ben")
    anna.page.locator("[data-test=start]").click()
    expect(ben.page.locator("[data-test=game]")).to_be_visible()
    ben.go("/")
    anna.page.get_by_role("button", name="Table and seat").click()
    anna.page.get_by_role("button", name="Let a bot play for Ben").click()
    expect(anna.page.get_by_role("button", name="Let a bot play for Ben")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_text("The host lets a bot play for Ben, who is away.").first).to_be_attached()
    take_turns([anna], 2)
    ben.go(f"/t/{code}")
    ben.page.get_by_role("button", name="I am back").click()
    expect(ben.page.get_by_role("button", name="I am back")).to_have_count(0)
    take_turns([anna, ben], 3)


def test_who_gives_up_is_asked_twice_and_the_others_play_on(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 3, [ME, OPEN, BOT], rounds=1)
    ben.join(code, "Ben")
    anna.page.locator("[data-test=start]").click()
    ben.page.locator("[data-test=game]").wait_for()
    ben.page.get_by_role("button", name="Table and seat").click()
    ben.page.locator("[data-test=resign]").click()
    ben.page.get_by_role("button", name="No, play on").click()
    expect(ben.page.locator("[data-test=resign]")).to_be_visible()
    ben.page.keyboard.press("Escape")
    here = anna.page.get_by_role("list", name="Who is here").get_by_role("listitem").filter(has_text="Ben")
    expect(here).not_to_contain_text("gave up")
    give_up(ben)
    expect(here).to_contain_text("gave up")
    anna.play_to_the_end("mouse")
    expect(ben.page.locator("[data-test=result]")).to_be_visible()


def test_a_game_ends_without_a_result_when_everybody_agrees(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN])
    ben.join(code, "Ben")
    anna.page.locator("[data-test=start]").click()
    for guest in (anna, ben):
        guest.page.locator("[data-test=game]").wait_for()
        assert count_of(guest.page.locator("[data-test=result]")) == 0
        guest.page.get_by_role("button", name="Table and seat").click()
        guest.page.get_by_label("I offer to end without a result").click()
    for guest in (anna, ben):
        expect(guest.page.locator("[data-test=result]")).to_contain_text("Ended without a result.")


def test_a_rematch_brings_everybody_to_the_same_new_table(invite: Invite) -> None:
    anna, ben = invite(), invite(name="Ben")
    code = anna.open_table("vegas", 2, [ME, OPEN], rounds=1)
    ben.join(code, "Ben")
    anna.page.locator("[data-test=start]").click()
    anna.page.locator("[data-test=game]").wait_for()
    give_up(anna)
    expect(anna.page.locator("[data-test=result]")).to_contain_text("You gave up.")
    expect(ben.page.locator("[data-test=result]")).to_contain_text("Anna gave up.")
    anna.page.locator("[data-test=rematch]").click()
    expect(ben.page.get_by_role("button", name="To the next game")).to_be_visible()
    ben.page.locator("[data-test=rematch]").click()
    ben.page.wait_for_url(lambda url: url != f"{ben.url}/t/{code}")
    expect(anna.page).to_have_url(ben.page.url)


def test_against_bots_another_game_is_one_click_away(guest: Guest) -> None:
    code = guest.against_bots("vegas", 2, rounds=1)
    guest.moment()
    give_up(guest)
    guest.page.locator("[data-test=rematch]").click()
    guest.page.wait_for_url(lambda url: not url.endswith(code))
    assert guest.moment() == "asked"


def test_who_leaves_comes_back_by_the_seat_link_on_another_device_and_as_before_on_their_own(invite: Invite) -> None:
    anna, telephone = invite(), invite(name="")
    anna.against_bots("vegas", 2)
    anna.moment()
    anna.play("mouse", random.Random(1))
    anna.moment()
    number = anna.number()
    anna.page.get_by_role("button", name="Table and seat").click()
    anna.page.get_by_role("button", name="Play on at another device").click()
    link = anna.page.get_by_label("Your private seat link").input_value()
    anna.page.get_by_role("link", name="Leave the table").click()
    expect(anna.page.locator("[data-test=play-now]")).to_be_visible()
    telephone.page.goto(link)
    assert telephone.moment() == "asked"
    assert telephone.number() == number
    assert "seat=" not in telephone.page.url
    telephone.play("mouse", random.Random(1))
    telephone.page.reload()
    assert telephone.moment() == "asked"
    anna.page.go_back()
    assert anna.moment() == "asked"
    assert anna.number() == telephone.number() > number
