"""A player who plays for the first time: in a hurry, in doubt, and without a name."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import KINDS, PHONE, Guest
from tests.web.measure import at_once, attribute_of, count_of, is_there, let_pass, measure, run_script, text_of

SLOW = 0.2
"""So slow that whatever is shown can be skipped."""
TAPPED_AGAIN = """async () => {
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
A_WHILE = 1200
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
        if is_there(skip) and at_once(guest.page, TAPPED_AGAIN):
            break
        if guest.moment() == "asked" and not is_there(skip):
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
        let_pass(guest.page, A_WHILE)
        guest.page.locator(f'[data-test=moves] [data-move="place {face}"]').click()
    expect(guest.page.locator("[data-test=game][data-asked=false]")).to_be_attached()
    assert moves_sent(guest) == before + 1


def test_a_second_tap_on_skip_in_a_lesson_is_no_answer(invite: Invite) -> None:
    guest = invite(size=PHONE, speed=SLOW)
    guest.go("/learn/vegas")
    lesson, skip = guest.page.locator("[data-lesson=vegas]"), guest.page.locator("[data-test=skip]")
    right = guest.page.locator('[data-test=moves] [data-move="place 4"]')
    going = guest.page.locator("[data-test=lesson-on]")
    while not is_there(skip):
        going.or_(right).or_(skip).first.wait_for()
        if is_there(going):
            going.click()
        elif is_there(right):
            right.click()
            skip.wait_for()
    at = at_once(guest.page, "() => document.querySelector('[data-lesson=vegas]').dataset.at")
    assert at_once(guest.page, TAPPED_AGAIN)
    expect(guest.page.locator("[data-test=tutor]")).to_have_attribute("data-mistaken", "false")
    expect(lesson).to_have_attribute("data-at", str(at))
    expect(guest.page.locator("[data-test=scenes]")).to_have_attribute("data-busy", "false")


def test_what_was_wrong_is_not_said_any_more_once_it_is_right(invite: Invite) -> None:
    guest = invite(speed=SLOW)
    guest.go("/learn/vegas")
    tutor, going = guest.page.locator("[data-test=tutor]"), guest.page.locator("[data-test=lesson-on]")
    choices = guest.page.locator("[data-test=moves] [data-move]")
    going.or_(choices).first.wait_for()
    while is_there(going):
        going.click()
        going.or_(choices).first.wait_for()
    asked = text_of(tutor)
    guest.page.locator('[data-test=moves] [data-move]:not([data-move="place 4"])').first.click()
    expect(tutor).to_have_attribute("data-mistaken", "true")
    wrong = text_of(tutor)
    assert wrong != asked
    guest.page.locator('[data-test=moves] [data-move="place 4"]').click()
    expect(guest.page.locator("[data-test=scenes]")).to_have_attribute("data-busy", "true")
    expect(tutor).to_have_attribute("data-mistaken", "false")
    expect(tutor).not_to_have_text(wrong)


def test_whoever_has_been_through_the_lesson_is_not_offered_it(invite: Invite) -> None:
    guest = invite(met=[])
    guest.go("/")
    run_script(guest.page, "localStorage.setItem('flambeur.lessons', JSON.stringify({ vegas: { at: 7, done: true } }))")
    offer = guest.page.locator("[data-test=how-offer]")
    guest.against_bots("vegas", 2)
    guest.moment()
    guest.against_bots("temptation", 2)
    expect(offer).to_be_visible()
    guest.against_bots("vegas", 2)
    assert guest.moment() == "asked"
    expect(offer).to_have_count(0)


def test_the_end_of_a_round_waits_in_the_first_game_of_its_kind_and_never_again(invite: Invite) -> None:
    guest = invite(met=KINDS, speed=4)
    reading, chance = guest.page.locator("[data-test=read-on]"), random.Random(2)
    result, asked = guest.page.locator("[data-test=result]"), guest.page.locator("[data-test=game][data-asked=true]")
    for first in (True, False):
        guest.against_bots("vegas", 2, rounds=2)
        waited = 0
        while not is_there(result):
            asked.or_(reading).or_(result).first.wait_for(state="attached")
            if is_there(reading):
                waited += 1
                expect(guest.page.locator("#question")).to_contain_text("is over")
                expect(guest.page.locator("[data-test=log] li").last).to_contain_text("is over")
                assert guest.violations(now=True) == []  # the show rests, and goes on with a click
                reading.click()
                expect(reading).to_have_count(0)
            elif is_there(asked):
                guest.play("keyboard", chance)
        assert waited == (2 if first else 0)


@pytest.mark.parametrize("game", ["vegas", "temptation", "kragen"])
def test_a_game_and_how_to_play_it_begin_one_with_one_press(invite: Invite, game: str) -> None:
    guest = invite(met=[])
    guest.go("/")
    guest.page.locator(f"[data-test=play-{game}]").click()
    expect(guest.page.locator("[data-test=game] .picture [data-at='seat:0']")).to_be_visible()
    guest.go("/")
    guest.page.locator(f"[data-test=how-{game}]").click()
    guest.page.locator("[data-test=how-play]").click()
    expect(guest.page.locator("[data-test=game] .picture [data-at='seat:0']")).to_be_visible()
    guest.go(f"/new/{game}")
    guest.page.locator("[data-test=how-open]").click()
    guest.page.locator("[data-test=how-play]").click()
    assert guest.moment() == "asked"


def test_the_first_game_of_a_kind_leads_to_its_lesson_and_one_comes_back_to_it(invite: Invite) -> None:
    guest = invite(met=[], size=PHONE)
    code = guest.against_bots("vegas", 2)
    guest.moment()
    assert not guest.is_wider_than_the_screen()
    guest.page.locator("[data-test=offer-lesson]").click()
    expect(guest.page.locator("[data-lesson=vegas]")).to_be_visible()
    guest.go("/")
    guest.page.locator(f"[data-test=your-games] a[href$='/t/{code}']").click()
    assert guest.moment() == "asked"
    expect(guest.page.locator("[data-test=how-offer]")).to_have_count(0)


def test_somebody_without_a_name_is_you_in_the_log_on_the_table_and_at_the_end(invite: Invite) -> None:
    guest = invite(name="")
    guest.go("/new/vegas")
    guest.page.locator("[data-test=how-open]").click()
    guest.page.locator("[data-test=how-play]").click()
    chance = random.Random(3)
    while guest.moment() == "asked":
        signs = guest.page.locator(".picture [aria-label*='Guest']")
        assert count_of(signs) == 0, attribute_of(signs.first, "aria-label")
        guest.play("mouse", chance)
    log = guest.page.locator("[data-test=log]")
    expect(log).to_contain_text("The game is over")
    assert "Guest" not in text_of(log)
    assert "You" in text_of(log)


def test_a_puzzle_speaks_of_your_dice(guest: Guest) -> None:
    for game in ("vegas", "kragen"):
        guest.go(f"/puzzles/{game}/1")
        expect(guest.page.locator(".picture").get_by_label("Your dice").first).to_be_visible()
        expect(guest.page.locator(".picture .seat.me .name")).to_have_text("You")
        assert count_of(guest.page.locator(".picture [aria-label*='of You']")) == 0


CUT = """() => [...document.querySelectorAll('.picture .seat .name')].filter(
    (name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)"""
"""Names of which a part is missing."""


@pytest.mark.parametrize("players", [4, 5, 6])
def test_every_short_name_is_shown_whole_at_1280_pixels(invite: Invite, players: int) -> None:
    guest, chance = invite(size={"width": 1280, "height": 720}), random.Random(players)
    for game in ("vegas", "temptation", "kragen"):
        if game == "vegas" or players < 6:
            bots = [{"kind": "bot", "level": "greedy"}] * (players - 1)
            options = {"box": "boulevard"} if players > 5 else {}
            guest.open_table(game, players, [{"kind": "me", "name": "Guest"}, *bots], None, **options)
            for _ in range(12):  # what is won takes room as well
                if guest.moment() != "asked":
                    break
                assert measure(guest.page, CUT) == [], game
                guest.play("keyboard", chance)
