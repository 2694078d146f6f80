"""Somebody who plays for the first time: in a hurry, in doubt, and without a name."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import PHONE, Guest

SLOW = 0.2
"""So slow that whatever is shown can be skipped."""
TAPPED_AGAIN = """async (lesson) => {
    const tap = (piece) => {
        const { left, top, width, height } = piece.getBoundingClientRect();
        const at = { bubbles: true, cancelable: true, detail: 1, clientX: left + width / 2, clientY: top + height / 2 };
        piece.dispatchEvent(new PointerEvent('pointerdown', at));
        piece.dispatchEvent(new MouseEvent('click', at));
    };
    tap(document.querySelector('[data-test=skip]'));
    await new Promise(requestAnimationFrame);
    const choice = document.querySelector('[data-test=moves] [data-move], [data-test=lesson-on]');
    if (choice) tap(choice);
    return choice !== null;
}"""
"""Skip, and in the next frame tap what has come in its place; whether there was anything."""
A_WHILE = 800
"""Milliseconds: longer than a hand in a hurry takes for its second tap."""


def moves_sent(guest: Guest) -> int:
    return sum(json.loads(frame)["t"] == "move" for frame in guest.sent)


@pytest.mark.parametrize("by", ["finger", "key"])
def test_a_second_tap_on_skip_places_nothing_and_keys_do_at_once(invite: Invite, by: str) -> None:
    guest = invite(size=PHONE, speed=SLOW)
    guest.against_bots("vegas", 2)
    skip = guest.page.locator("[data-test=skip]")
    for _ in range(12):  # who is asked next may be the bot: then there is nothing yet to tap by mistake
        skip.or_(guest.page.locator("[data-test=game][data-asked=true]")).first.wait_for()
        before = moves_sent(guest)
        if skip.count() and guest.page.evaluate(TAPPED_AGAIN):
            break
        if guest.moment() == "asked" and not skip.count():
            guest.page.keyboard.press(guest.moves()[0].split()[-1])
            expect(guest.page.locator("[data-test=game][data-asked=false]")).to_be_attached()
    else:
        pytest.fail("there was never anything to choose right after a skip")
    assert guest.moment() == "asked"
    assert moves_sent(guest) == before
    face = guest.moves()[0].split()[-1]
    if by == "key":
        guest.page.keyboard.press(face)
    else:
        guest.page.wait_for_timeout(A_WHILE)
        guest.page.locator(f'[data-test=moves] [data-move="place {face}"]').click()
    expect(guest.page.locator("[data-test=game][data-asked=false]")).to_be_attached()
    assert moves_sent(guest) == before + 1


def test_a_second_tap_on_skip_in_a_lesson_leaves_no_sentence_unread(invite: Invite) -> None:
    guest = invite(size=PHONE, speed=SLOW)
    guest.go("/learn/vegas")
    lesson, skip = guest.page.locator("[data-lesson=vegas]"), guest.page.locator("[data-test=skip]")
    right = guest.page.locator('[data-test=moves] [data-move="place 4"]')
    going = guest.page.locator("[data-test=lesson-on]")
    while not skip.count():
        going.or_(right).or_(skip).first.wait_for()
        if going.count():
            going.click()
        elif right.count():
            right.click()
            skip.wait_for()
    at = lesson.get_attribute("data-at")
    assert guest.page.evaluate(TAPPED_AGAIN)
    expect(lesson).to_have_attribute("data-at", str(at))
    expect(guest.page.locator("[data-test=scenes]")).to_have_attribute("data-busy", "false")
