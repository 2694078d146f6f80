"""A player who looks elsewhere is called when it is their turn: by the title, a sound, a notification."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.measure import measure, run_script

LISTENING = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
"""

UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}});"

NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = "PERMISSION";
  static requestPermission = () => Promise.resolve("PERMISSION");
  constructor(title) { window.notices.push(title); if (TYPE === "phone") throw new TypeError("Illegal constructor"); }
  close() {}
};
"""


def look_away(guest: Guest) -> None:
    run_script(guest.page, "() => Object.defineProperty(document, 'hidden', {value: true, configurable: true})")


def look_back(guest: Guest) -> None:
    run_script(guest.page, "() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }")


def next_turn(guest: Guest) -> None:
    guest.play("mouse", random.Random(1))
    assert guest.moment() == "asked"


def notices(guest: Guest) -> list[str]:
    return [str(title) for title in measure(guest.page, "() => window.notices")]


def with_notifications(guest: Guest, permission: str, device: str = "desk") -> None:
    guest.context.add_init_script(NOTICES.replace("PERMISSION", permission).replace("TYPE", f'"{device}"'))


def test_the_title_calls_until_somebody_looks(guest: Guest) -> None:
    guest.against_bots("vegas", 2)
    guest.moment()
    next_turn(guest)
    expect(guest.page).not_to_have_title("● Your turn")
    look_away(guest)
    next_turn(guest)
    expect(guest.page).to_have_title("● Your turn")
    look_back(guest)
    expect(guest.page).not_to_have_title("● Your turn")


@pytest.mark.parametrize(("sound", "tones"), [(True, 2), (False, 0)])
def test_a_sound_of_two_tones_is_heard_by_who_wants_it(invite: Invite, sound: bool, tones: int) -> None:
    guest = invite(sound=sound)
    guest.context.add_init_script(LISTENING)
    guest.against_bots("vegas", 2)
    guest.moment()
    before = measure(guest.page, "() => window.tones")
    next_turn(guest)
    assert measure(guest.page, "() => window.tones") == before + tones


def test_a_page_that_nobody_has_touched_does_not_try_to_be_heard(invite: Invite) -> None:
    """Browsers would not let it, and complain."""
    guest = invite(sound=True)
    guest.context.add_init_script(LISTENING)
    guest.context.add_init_script(UNTOUCHED)
    guest.against_bots("vegas", 2)
    guest.moment()
    next_turn(guest)
    assert measure(guest.page, "() => window.tones") == 0


def test_a_sound_is_switched_on_in_the_settings_and_heard_at_once(guest: Guest) -> None:
    guest.context.add_init_script(LISTENING)
    guest.go("/")
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Play a sound").check()
    assert measure(guest.page, "() => window.tones") == 2
    guest.page.get_by_label("Play a sound").uncheck()
    assert measure(guest.page, "() => window.tones") == 2


@pytest.mark.parametrize(
    ("permission", "wanted", "shown"),
    [
        ("granted", True, ["Your turn"]),
        ("granted", False, []),
        ("denied", True, []),
    ],
)
def test_a_notification_is_shown_to_who_wants_and_allows_it(
    invite: Invite, permission: str, wanted: bool, shown: list[str]
) -> None:
    guest = invite(notify=wanted)
    with_notifications(guest, permission)
    guest.against_bots("vegas", 2)
    guest.moment()
    next_turn(guest)
    assert notices(guest) == []  # nobody is called who looks at the table
    look_away(guest)
    next_turn(guest)
    assert notices(guest) == shown


def test_a_browser_that_lets_no_page_notify_does_not_stop_the_game(invite: Invite) -> None:
    guest = invite(notify=True)
    with_notifications(guest, "granted", "phone")
    guest.against_bots("vegas", 2)
    guest.moment()
    look_away(guest)
    next_turn(guest)
    assert notices(guest) == ["Your turn"]
    next_turn(guest)


@pytest.mark.parametrize("permission", ["granted", "denied"])
def test_leave_to_notify_is_asked_for_in_the_settings(guest: Guest, permission: str) -> None:
    with_notifications(guest, permission)
    guest.go("/")
    guest.page.get_by_role("button", name="Settings").click()
    box = guest.page.get_by_label("Show a notification")
    box.click()
    refusal = guest.page.get_by_text("Your browser does not allow notifications")
    if permission == "granted":
        expect(box).to_be_checked()
        expect(refusal).to_have_count(0)
    else:
        expect(refusal).to_be_visible()
        expect(box).not_to_be_checked()
