"""The page opens without a net and is never stale; sounds, speed and replay; on from one device to another."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.web import qr
from tests.web.conftest import Invite
from tests.web.guest import PHONE, Guest
from tests.web.house import House
from tests.web.measure import attribute_of, count_of, measure, run_script
from tests.web.test_staying import AWAY

READY = "() => navigator.serviceWorker.ready.then(() => true)"
"""Once the worker is there, with all that it lays by: that may take a while."""
HEARD = """() => {
  window.heard = 0;
  const make = AudioContext.prototype.createBufferSource;
  AudioContext.prototype.createBufferSource = function () { window.heard += 1; return make.call(this); };
}"""


def test_the_shell_opens_without_a_net_below_any_path_and_comes_back_by_itself(invite: Invite, tmp_path: Path) -> None:
    with House(tmp_path, "/games") as house:
        guest = invite(url=house.url, worker=True)
        guest.allowed += AWAY
        guest.go("/")
        expect(guest.page.locator("[data-test=how-vegas]")).to_be_visible()
        run_script(guest.page, READY)
        guest.page.reload()  # from now on the worker is asked
        expect(guest.page.locator("[data-test=how-vegas]")).to_be_visible()
        house.stop()
        guest.page.reload()
        expect(guest.page.get_by_role("heading", name="Roll. Bluff. Take it all.")).to_be_visible()
        expect(guest.page.get_by_role("alert").first).to_contain_text("cannot be reached")
        house.open()
        guest.page.reload()
        expect(guest.page.locator("[data-test=how-vegas]")).to_be_visible()


def test_a_page_is_never_older_than_the_server(invite: Invite, tmp_path: Path) -> None:
    """The page itself is asked for at the server, whatever lies on the shelf."""
    with House(tmp_path) as house:
        guest = invite(url=house.url, worker=True)
        guest.go("/")
        run_script(guest.page, READY)
        spoil = """async () => {
          const shelf = await caches.open((await caches.keys())[0]);
          await shelf.put("./", new Response("<p>old</p>", {headers: {"content-type": "text/html"}}));
        }"""
        run_script(guest.page, spoil)
        guest.page.reload()
        expect(guest.page.locator("[data-test=play-now]")).to_be_visible()
        guest.allowed += AWAY  # the house closes while the page may still be loading what it needs later


def test_a_game_goes_on_at_another_device_by_the_code_on_the_screen(invite: Invite) -> None:
    desktop, phone = invite(), invite(size=PHONE)
    desktop.against_bots("vegas", 2, rounds=1)
    desktop.moment()
    desktop.play("mouse", random.Random(1))
    desktop.moment()
    number = desktop.number()
    desktop.page.get_by_role("button", name="Table and seat").click()
    desktop.page.locator("[data-test=elsewhere]").click()
    link = qr.read(attribute_of(desktop.page.locator("[data-test=seat-qr] svg path"), "d"))
    assert "#seat=" in link
    phone.page.goto(link)
    assert phone.moment() == "asked"
    assert phone.number() == number
    phone.play("mouse", random.Random(1))


def test_dice_are_heard_and_one_touch_makes_them_silent_for_good(invite: Invite) -> None:
    guest = invite(motion=True, speed=2)
    guest.against_bots("vegas", 2, rounds=1)
    guest.moment()
    run_script(guest.page, HEARD)
    guest.play("mouse", random.Random(1))
    guest.page.wait_for_function("() => window.heard > 0")
    guest.page.locator("[data-test=noises]").click()
    expect(guest.page.locator("[data-test=noises]")).to_have_attribute("aria-pressed", "false")
    guest.moment()
    guest.page.reload()
    guest.moment()
    expect(guest.page.locator("[data-test=noises]")).to_have_attribute("aria-pressed", "false")
    run_script(guest.page, HEARD)
    guest.play("mouse", random.Random(1))
    guest.moment()
    assert measure(guest.page, "() => window.heard") == 0


def test_speed_is_changed_at_the_table_while_dice_roll(invite: Invite) -> None:
    guest = invite(motion=True, speed=1)
    guest.against_bots("vegas", 4, rounds=1)
    guest.moment()
    guest.page.locator("[data-test=moves] [data-move]").first.click()
    faster = guest.page.locator("[data-test=faster]")
    expect(faster).to_have_text("Normal")
    faster.click()
    expect(faster).to_have_text("Fast")
    assert '"speed":2' in measure(guest.page, "() => localStorage.getItem('flambeur.settings')")


SLOWLY = """() => {
    const kept = JSON.parse(localStorage.getItem('flambeur.settings'));
    localStorage.setItem('flambeur.settings', JSON.stringify({ ...kept, speed: 0.05 }));
}"""
"""So slow that a replay can be stopped at its first step, also where there is much else to do."""


def test_the_buttons_of_a_replay_do_what_they_show(guest: Guest) -> None:
    code = guest.against_bots("vegas", 2, rounds=1)
    guest.play_to_the_end("keyboard")
    run_script(guest.page, SLOWLY)
    guest.go(f"/g/{code}")
    replay = guest.page.locator("[data-test=replay]")
    last = int(attribute_of(replay, "data-moments") or 0) - 1
    guest.page.get_by_role("button", name="One step forward").click()
    expect(replay).to_have_attribute("data-at", "1")
    guest.page.get_by_role("button", name="One step back").click()
    expect(replay).to_have_attribute("data-at", "0")
    guest.page.get_by_role("button", name="To the end").click()
    expect(replay).to_have_attribute("data-at", str(last))
    back = guest.page.get_by_role("button", name="To the beginning")
    back.click()
    expect(replay).to_have_attribute("data-at", "0")
    expect(back).not_to_be_focused()  # a button that can do nothing more loses the focus with the next frame
    guest.page.keyboard.press(" ")
    expect(guest.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(replay).not_to_have_attribute("data-at", "0")
    guest.page.get_by_role("button", name="Pause").click()
    expect(guest.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_tells_what_has_happened_and_no_more_and_a_phone_shows_all_of_it(invite: Invite) -> None:
    guest = invite(size=PHONE)
    code = guest.against_bots("vegas", 3, rounds=1)
    guest.play_to_the_end("keyboard")
    guest.go(f"/g/{code}")
    lines = guest.page.locator("[data-test=log] li")
    expect(lines).not_to_have_count(0)
    begun = count_of(lines)
    guest.page.keyboard.press("End")
    expect(guest.page.locator("[data-test=log]")).to_contain_text("Round 1 is over")
    assert count_of(lines) > begun
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.page.locator("[data-test=log]")).not_to_contain_text("Round 1 is over")
    expect(guest.page.locator("[data-test=replay] .picture")).to_be_in_viewport(ratio=1)
    guest.go(f"/g/{code}#review")
    expect(guest.page.locator("[data-test=log]")).to_contain_text("Still to come")
