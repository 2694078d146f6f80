"""How to play, on one screen a game; and every sign of a table has a name."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Invite
from tests.web.guest import KINDS, PHONE, Guest
from tests.web.measure import attribute_of, box_of, count_of, measure, text_of

FITS = "() => { const one = document.querySelector('dialog[open]'); return one.scrollHeight <= one.clientHeight; }"
NEW: list[str] = []
"""The kinds of tables that a newcomer has met."""


def name_of_sign(page: Page) -> Locator:
    return page.locator("[data-test=sign-name]")


@pytest.mark.parametrize("game", ["vegas", "temptation", "kragen"])
def test_how_to_play_is_one_screen_from_the_first_page_and_the_set_up_also_on_a_phone(
    invite: Invite, game: str
) -> None:
    for guest in (invite(), invite(size=PHONE)):
        for path, button in (("/", f"how-{game}"), (f"/new/{game}", "how-open")):
            guest.go(path)
            guest.page.locator(f"[data-test={button}]").click()
            expect(guest.page.locator("dialog [data-test=how] h3")).to_have_count(4)
            assert measure(guest.page, FITS), f"{game} needs scrolling"
        assert guest.violations() == []
        guest.page.locator("[data-test=how-ready]").click()
        expect(guest.page.locator("dialog [data-test=how]")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_how_to_play_has_its_words_in_every_language(invite: Invite, language: str) -> None:
    guest = invite(language=language)
    for game in ("vegas", "temptation", "kragen"):
        guest.go(f"/new/{game}")
        guest.page.locator("[data-test=how-open]").click()
        expect(guest.page.locator("dialog [data-test=how] h3")).to_have_count(4)
        assert "how-" not in text_of(guest.page.locator("dialog[open]"))


def test_the_first_game_of_a_kind_offers_it_and_asks_only_once(invite: Invite) -> None:
    guest = invite(met=NEW)
    guest.against_bots("vegas", 3, rounds=1, box="boulevard", **{"with": ["big", "kickers"]})
    guest.moment()
    guest.page.locator("[data-test=how-offer]").get_by_role("button", name="How to play").click()
    how = guest.page.locator("dialog[open]")
    expect(how).to_contain_text("Ties cancel out")
    expect(how).to_contain_text("after one round")
    expect(how).to_contain_text("Dice that send another die back to its owner.")
    guest.page.locator("[data-test=how-ready]").click()
    expect(guest.page.locator("[data-test=how-offer]")).to_have_count(0)
    guest.against_bots("vegas", 2)
    guest.moment()
    assert count_of(guest.page.locator("[data-test=how-offer]")) == 0
    guest.against_bots("temptation", 2)
    guest.moment()
    guest.page.locator("[data-test=how-offer]").get_by_role("button", name="No, thanks").click()
    expect(guest.page.locator("[data-test=how-offer]")).to_have_count(0)
    guest.page.keyboard.press("?")
    guest.page.locator("[data-test=how-here]").click()
    expect(guest.page.locator("[data-test=how]")).to_contain_text("Roll five")


def test_other_ways_of_playing_have_a_screen_of_their_own(guest: Guest) -> None:
    for mode, words in (("solitaire", "Beat them together"), ("secret", "Two colours are yours")):
        players = 1 if mode == "solitaire" else 2
        guest.against_bots("vegas", players, mode=mode, box="boulevard")
        guest.moment()
        guest.page.keyboard.press("?")
        guest.page.locator("[data-test=how-here]").click()
        expect(guest.page.locator("[data-test=how]")).to_contain_text(words)


def test_a_sign_says_its_name_when_pointed_at_touched_or_focused(invite: Invite) -> None:
    guest = invite()
    guest.against_bots("temptation", 2, top="first")
    guest.moment()
    star = guest.page.locator(".space:has(.star)").first
    name = attribute_of(star, "data-sign")
    assert " star: " in name
    star.hover(force=True)  # also below the button of a row that can be chosen
    expect(name_of_sign(guest.page)).to_have_text(name)
    guest.page.mouse.move(0, 0)
    expect(name_of_sign(guest.page)).to_have_count(0)
    guest.page.locator('[data-sign][tabindex="0"]').focus()
    names = set()
    for _ in range(40):
        guest.page.keyboard.press("ArrowRight")
        pointed = attribute_of(guest.page.locator(":focus"), "data-sign")
        expect(name_of_sign(guest.page)).to_have_text(pointed)
        names.add(pointed)
    assert name in names
    assert any(found.startswith("Whoever finishes this row gains") for found in names)
    assert guest.violations() == []


def test_a_finger_that_rests_on_a_choice_asks_for_names_and_plays_nothing(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.against_bots("vegas", 2)
    guest.moment()
    before = guest.number()
    front = guest.page.locator(".picture [data-sign^='Casino']").first
    box = box_of(front)
    touch = guest.context.new_cdp_session(guest.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(name_of_sign(guest.page)).to_contain_text("Casino 1")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert guest.number() == before
    expect(guest.page.locator("[data-test=game]")).to_have_attribute("data-asked", "true")


def test_the_first_tie_is_explained_where_it_lies_and_never_again(invite: Invite) -> None:
    guest = invite(met=KINDS, size=PHONE)
    hint = guest.page.locator("[data-test=tie-hint]")
    chance = random.Random(3)
    guest.against_bots("vegas", 5)
    for _ in range(30):
        assert guest.moment() == "asked"
        if count_of(guest.page.locator(".picture .even")):
            break
        assert count_of(hint) == 0
        guest.play("mouse", chance)
    expect(hint).to_contain_text("cancels out")
    expect(hint).to_be_in_viewport(ratio=1)
    assert guest.violations() == []
    guest.play("keyboard", chance)
    expect(hint).to_have_count(0)
    assert '"tie"' in measure(guest.page, "() => localStorage.getItem('flambeur.settings')")
    guest.page.reload()
    guest.moment()
    assert count_of(hint) == 0
