"""axe-core finds nothing to change: on no page, at no moment of a turn, on no screen, neither light nor dark."""

from __future__ import annotations

import random
import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.ahead import play_until
from tests.web.conftest import Invite
from tests.web.guest import PHONE, WIDE, Guest
from tests.web.measure import is_there, run_script, settle

ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
LOOKS = tuple(product((PHONE, WIDE), ("light", "dark")))
REPAINTED = """() => Promise.allSettled(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)
)"""
"""Buttons take a moment to change from light to dark."""

GAMES: dict[str, dict[str, Any]] = {"vegas": {"rounds": 1}, "kragen": {"rounds": 1}, "temptation": {"goal": 100}}
FULLEST: dict[str, Any] = {"box": "morecash", "with": ["neutral", "big", "kickers", "slot", "bonus", "action"]}
SLOW = 0.3
"""So slow that a show is still going on when axe has looked at it."""
FEW = 5
"""Dice of both players before a round ends: at least one flight is seen before its payout."""


def is_in_order(guest: Guest, where: str, moving: bool = False) -> None:
    """Once it is still, or while it is `moving`, on a wide screen and on a phone, light and dark."""
    for size, light in LOOKS:
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]  # a dictionary, as Playwright's own type is
        guest.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        expect(guest.page.locator("html")).to_have_attribute("data-theme", light)
        if moving:
            run_script(guest.page, REPAINTED)
        else:
            settle(guest.page)
        look = f"{where}, {size['width']} wide, {light}"
        assert guest.violations(now=True) == [], look
        assert not guest.is_wider_than_the_screen(now=True), look


def test_no_page_has_anything_that_axe_would_change(guest: Guest) -> None:
    pages = ("/", "/new/vegas", "/new/kragen?with=friends", "/rules/kragen", "/tables", "/no-such-page", "/t/ZZZZZZ")
    for path in pages:
        guest.go(path)
        is_in_order(guest, path)
    guest.page.get_by_role("button", name="Settings").click()
    is_in_order(guest, "the settings")
    guest.open_table("vegas", 3, [ME, OPEN, OPEN])
    expect(guest.page.get_by_role("heading", name="Invite")).to_be_visible()
    is_in_order(guest, "before the start")


@pytest.mark.parametrize("game", GAMES)
def test_no_moment_of_a_game_has_anything_that_axe_would_change(guest: Guest, game: str) -> None:
    code = guest.open_table(game, 3, [ME, BOT, BOT], clock={"seconds": 3600, "then": "bot"}, **GAMES[game])
    guest.moment()
    is_in_order(guest, "asked")
    guest.page.locator("[data-test=moves] [data-move]").first.hover()
    is_in_order(guest, "pointing at a move")
    guest.play("mouse", random.Random(4))
    guest.page.get_by_role("button", name="Table and seat").click()
    guest.page.locator("[data-test=resign]").click()
    is_in_order(guest, "about to give up")
    guest.page.keyboard.press("Escape")
    guest.play_to_the_end("mouse")
    is_in_order(guest, "over")
    guest.go(f"/g/{code}")
    guest.page.locator("[data-test=replay]").wait_for()
    guest.page.keyboard.press("ArrowRight")
    is_in_order(guest, "looking back")


def test_the_fullest_table_has_nothing_that_axe_would_change(guest: Guest) -> None:
    guest.open_table("vegas", 5, [ME, *[BOT] * 4], **FULLEST)
    chance = random.Random(2)
    seen: set[str] = set()
    for _ in range(12):
        guest.moment()
        kinds = {move.split()[0] for move in guest.moves()}
        if kinds - seen:
            is_in_order(guest, f"asked for {sorted(kinds)}")
        seen |= kinds
        guest.play("mouse", chance)


@pytest.mark.parametrize("game", ["kragen", "temptation"])
def test_a_show_has_nothing_that_axe_would_change(invite: Invite, game: str) -> None:
    guest = invite(speed=SLOW, motion=True)
    guest.open_table(game, 3, [ME, BOT, BOT], **GAMES[game])
    skip = guest.page.get_by_role("button", name="Skip")
    for number in range(3):
        asked = guest.page.locator("[data-test=game][data-asked=true]")
        asked.or_(skip).first.wait_for()
        if is_there(skip):
            is_in_order(guest, f"show {number}", moving=True)
            guest.page.keyboard.press("Enter")
        asked.or_(guest.page.locator("[data-test=result]")).first.wait_for()
        if not is_there(asked):
            break
        guest.page.locator("[data-test=moves] [data-move]").first.click()


def test_dice_on_their_way_and_a_payout_have_nothing_that_axe_would_change(invite: Invite) -> None:
    """The last turns of a round, of which nothing is skipped: so its payout is shown on any machine."""
    guest = invite(speed=SLOW, motion=True)
    code = guest.lay_table("vegas", 2, [ME, BEN], rounds=1)
    assert play_until(guest, code, lambda _, view: dice_left(view) <= FEW, random.Random(2))
    guest.go(f"/t/{code}")
    asked = guest.page.locator("[data-test=game][data-asked=true]")
    paying = guest.page.locator(".ask").get_by_text(re.compile(r" gets \$| cancel out | goes? under "))
    asked.wait_for()
    looked = False
    while is_there(asked):
        before = guest.number()
        guest.page.locator("[data-test=moves] [data-move]").first.click()
        guest.wait_for_change(before)
        if not looked:
            guest.page.get_by_role("button", name="Skip").wait_for()
            is_in_order(guest, "dice are flying", moving=True)
            looked = True
        asked.or_(paying).first.wait_for(state="attached")  # the last die is placed without asking
    is_in_order(guest, "a casino pays", moving=True)


def dice_left(view: Any) -> int:
    """How many dice lie in hands."""
    return sum(sum(hand) for hand in view["hands"])


def test_a_device_that_is_passed_has_nothing_that_axe_would_change(guest: Guest) -> None:
    guest.open_table("kragen", 3, [ME, BEN, BOT], rounds=1)
    assert guest.moment() == "pass"
    is_in_order(guest, "passing the device")
