"""What a choice is about is drawn: notes on the felt, dice and notes in the choices, casinos that have paid."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.ahead import play_ahead
from tests.web.conftest import Invite
from tests.web.guest import PHONE, WIDE, Guest, beside_bots
from tests.web.measure import attribute_of, count_of, each_of, measure, text_of
from tests.web.test_felt import MEETING

CASH = {"box": "morecash", "with": ["big", "slot", "kickers", "bonus", "action", "teams"]}
SQUEEZED = """() => [...document.querySelectorAll('.casinos .pile')].map((pile) => {
    const dice = [...pile.querySelectorAll('.mini')].map((die) => die.getBoundingClientRect());
    return [dice.length, dice.slice(1).filter((die, at) => die.left < dice[at].right - 0.5).length];
}).filter(([dice, squeezed]) => dice <= 5 && squeezed)"""
"""Rows of five dice or fewer in which one lies over another."""
SIZES = (
    """() => new Set([...document.querySelectorAll('.casinos .mini:not(.big)')].map((die) => die.offsetWidth)).size"""
)
"""How many sizes of dice there are."""
MISSTAMPED = """() => [...document.querySelectorAll('.casino')].filter((casino) => {
    const nobody = casino.querySelector('.stamp').textContent === 'nobody';
    return nobody === !!casino.querySelector('.past .taker');
}).length"""
"""Casinos that say they have paid nobody beside a player who was paid, or the other way round."""


def come_when_asked_to(
    guest: Guest, players: int, verb: str, options: dict[str, Any], games: int = 40, follows: bool = False
) -> None:
    """Sit down at a table where a move of this verb is offered; who `follows` has seen how it came to it."""
    chance = random.Random(players)
    for _ in range(games):
        code = guest.lay_table("vegas", players, beside_bots(players), **options)
        if follows:
            guest.go(f"/t/{code}")
            guest.moment()
        if play_ahead(guest, code, verb, chance):
            if not follows:
                guest.go(f"/t/{code}")
            expect(guest.page.locator(f'[data-test=moves] [data-move^="{verb} "]')).not_to_have_count(0)
            assert guest.moment() == "asked"
            return
    raise AssertionError(f"nobody was ever asked to {verb}")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_notes_to_take_lie_on_the_felt_beside_casinos_that_have_paid(invite: Invite, size: dict[str, int]) -> None:
    guest = invite(size=size)
    come_when_asked_to(guest, 4, "take", CASH, follows=True)
    offered = guest.moves()
    for move in offered:
        expect(guest.page.locator(f'[data-at=tray] [data-move="{move}"] .note')).to_be_in_viewport(ratio=1)
        expect(guest.page.locator(f'[data-test=moves] [data-move="{move}"] .note')).to_be_visible()
    expect(guest.page.locator(".casino .stamp")).to_have_count(6)
    expect(guest.page.locator(".casino .past")).not_to_have_count(0)
    assert measure(guest.page, MISSTAMPED) == 0
    assert measure(guest.page, MEETING, [".stamp", ".facade .sign, .picture .past"]) == 0, "a stamp hides nothing"
    assert guest.violations() == []
    before = guest.number()
    guest.page.locator(f'[data-at=tray] [data-move="{offered[0]}"]').click()
    expect(guest.page.locator(f'[data-test=game]:not([data-n="{before}"])')).to_be_attached()


def test_the_middle_of_three_notes_lies_on_the_felt_and_in_every_choice(guest: Guest) -> None:
    come_when_asked_to(guest, 4, "lay", CASH)
    turned_up = guest.page.locator("[data-at=tray] [data-at=drawn] [data-note]")
    expect(turned_up).to_have_count(3)
    middle = attribute_of(turned_up.nth(1), "data-note")
    fresh = guest.page.locator("[data-test=moves] [data-move^='lay '] .fresh")
    expect(fresh).to_have_text([str(middle)] * len(guest.moves()))
    assert guest.violations() == []


def test_before_a_die_is_picked_there_is_nothing_to_confirm_but_its_place_is_kept(invite: Invite) -> None:
    guest = invite(size=PHONE)
    come_when_asked_to(guest, 4, "pick", CASH)
    confirm = guest.page.locator("[data-test=moves] .confirm")
    expect(confirm).to_be_disabled()
    expect(confirm).to_have_text("Pick at least one die")
    expect(guest.page.locator("[data-test=moves] .kind").first).to_be_visible()
    assert guest.violations() == []
    first = guest.page.locator("[data-test=moves] button").first
    expect(first).to_be_disabled()
    before = guest.number()
    guest.page.locator("[data-test=moves] [data-move^='pick ']").first.click()
    expect(guest.page.locator(f'[data-test=game]:not([data-n="{before}"])')).to_be_attached()
    guest.moment()
    expect(first).to_be_enabled()
    expect(first).to_have_attribute("data-move", re.compile("^(done$|turn )"))  # a joker that is picked is turned


def test_neutral_dice_are_drawn_in_the_choices_and_read_out_in_words(guest: Guest) -> None:
    guest.against_bots("vegas", 3, **{"with": ["neutral"]})
    assert guest.moment() == "asked"
    chance = random.Random(3)
    neutral = guest.page.locator("[data-test=moves] [data-move]", has_text="neutral")
    for _ in range(12):
        if count_of(neutral):
            break
        guest.play("keyboard", chance)
        assert guest.moment() == "asked"
    expect(neutral.first.locator(".mini", has_text="N")).to_be_visible()


@pytest.mark.parametrize(("players", "options"), [(5, {}), (6, {"box": "morecash", "with": ["big", "slot", "teams"]})])
def test_dice_of_a_street_have_one_size_and_lie_beside_each_other_on_a_wide_screen(
    guest: Guest, players: int, options: dict[str, Any]
) -> None:
    guest.against_bots("vegas", players, **options)
    chance = random.Random(2)
    for _ in range(8):
        if guest.moment() != "asked":
            break
        assert measure(guest.page, SQUEEZED) == []
        assert measure(guest.page, SIZES) <= 1
        guest.play("keyboard", chance)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_what_stands_at_a_seat_in_gold_is_money_and_beside_a_sheaf_how_many_notes(
    invite: Invite, size: dict[str, int]
) -> None:
    guest = invite(size=size)
    guest.against_bots("vegas", 5)
    assert guest.moment() == "asked"
    score = guest.page.locator(".seat .score").first
    assert text_of(score).strip().splitlines()[-1].startswith("$")
    counts = guest.page.locator(".seat .right .notes").filter(visible=True)
    assert count_of(counts) == (5 if size == WIDE else 0)
    for count in each_of(counts):
        expect(count).to_have_text("×0")
