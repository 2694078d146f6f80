"""Learning by playing: every lesson to its end in every language, stopped and gone on with, and without a net."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode, encode
from playwright.sync_api import Locator, expect

from flambeur.lessons import LESSONS, act_out
from flambeur.texts import LANGUAGES
from tests.web.conftest import Invite
from tests.web.guest import PHONE, WIDE, Guest
from tests.web.house import House
from tests.web.measure import measure, run_script, text_of
from tests.web.test_axe import is_in_order
from tests.web.test_comfort import READY
from tests.web.test_staying import AWAY

COVERED = """() => document.querySelector(".picture").firstElementChild.getBoundingClientRect().bottom
  - document.querySelector("[data-test=tutor]").getBoundingClientRect().top"""
"""How many pixels of the picture are behind what is said."""
ASKED_OR_NOT = "[data-test=scenes][data-busy=false]"


def beats(name: str, language: str) -> list[dict[str, Any]]:
    lesson = next(one for one in LESSONS if one.name == name)
    found: list[dict[str, Any]] = decode(encode(act_out(lesson, language)))["beats"]
    return found


def said(guest: Guest) -> Locator:
    return guest.page.locator("[data-test=tutor] p")


def choice(guest: Guest, move: str) -> Locator:
    return guest.page.locator(f'[data-test=moves] [data-move="{move}"]')


def take_step(guest: Guest, beat: dict[str, Any]) -> None:
    """Read a sentence and do what it asks for, by keyboard where nothing is to be chosen."""
    expect(said(guest)).to_have_text(beat["says"])
    if beat["right"] is None:
        guest.page.locator("[data-test=lesson-on]").click()
    else:
        choice(guest, beat["right"]).click()


def play_lesson(guest: Guest, name: str, language: str = "en", since: int = 0) -> None:
    """From a sentence on to the end."""
    told = beats(name, language)
    for number, beat in enumerate(told[since:], since):
        expect(guest.page.locator(f'[data-lesson="{name}"]')).to_have_attribute("data-at", str(number))
        guest.page.locator(ASKED_OR_NOT).wait_for()
        if number < len(told) - 1:
            take_step(guest, beat)
    expect(said(guest)).to_have_text(told[-1]["says"])
    expect(guest.page.locator("[data-test=lesson-over]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_played_to_its_end_in_every_language(invite: Invite, language: str) -> None:
    guest = invite(language=language)
    guest.go("/learn")
    for lesson in LESSONS:
        mark = guest.page.locator(f"[data-test=lesson-{lesson.name}]")
        expect(mark).to_have_attribute("data-done", "false")
        mark.click()
        play_lesson(guest, lesson.name, language)
        guest.page.locator("[data-test=lesson-leave]").click()
        expect(mark).to_have_attribute("data-done", "true")
    assert "learn-" not in text_of(guest.page.locator("main"))


def test_a_choice_that_is_not_for_now_is_explained_and_nothing_is_lost(guest: Guest) -> None:
    told = beats("vegas", "en")
    guest.go("/learn/vegas")
    take_step(guest, told[0])
    take_step(guest, told[1])
    choice(guest, "place 3").click()
    expect(said(guest)).to_have_text(told[2]["why"]["place 3"])
    expect(guest.page.locator("[data-test=tutor]")).to_have_attribute("data-mistaken", "true")
    expect(guest.page.locator("[data-lesson=vegas]")).to_have_attribute("data-at", "2")
    guest.page.locator('.picture [data-move="place 6"]').first.click()
    expect(said(guest)).to_have_text(told[2]["why"]["place 6"])
    guest.page.keyboard.press("5")
    expect(said(guest)).to_have_text(told[3]["says"])


def test_a_lesson_is_stopped_and_gone_on_with_where_it_was_also_in_another_language(guest: Guest) -> None:
    told = beats("vegas", "en")
    guest.go("/learn/vegas")
    for beat in told[:3]:
        take_step(guest, beat)
    expect(said(guest)).to_have_text(told[3]["says"])
    guest.page.reload()
    expect(said(guest)).to_have_text(told[3]["says"])
    guest.page.locator("[data-test=lesson-leave]").click()
    mark = guest.page.locator("[data-test=lesson-vegas]")
    expect(mark).to_have_attribute("data-begun", "true")
    mark.click()
    guest.page.get_by_label("Language").select_option("fr")
    expect(said(guest)).to_have_text(beats("vegas", "fr")[3]["says"])
    guest.page.get_by_label("Langue").select_option("en")
    play_lesson(guest, "vegas", since=3)
    guest.page.locator("[data-test=lesson-again]").click()
    expect(said(guest)).to_have_text(told[0]["says"])


def test_a_lesson_that_ends_a_game_keeps_its_last_board_also_when_one_comes_back(guest: Guest) -> None:
    guest.go("/learn/rainbow")
    play_lesson(guest, "rainbow")
    for _ in range(2):
        expect(guest.page.locator('[data-at="notes:5"] [data-note="80"] .taker')).to_be_visible()
        expect(guest.page.locator('.picture .pile[data-owner="1"]')).to_have_count(2)
        guest.page.reload()


def test_lessons_need_no_net_once_the_page_is_installed(invite: Invite, tmp_path: Path) -> None:
    with House(tmp_path, "/games") as house:
        guest = invite(url=house.url, worker=True)
        guest.allowed += AWAY
        guest.go("/")
        run_script(guest.page, READY)
        guest.page.reload()  # from now on the worker is asked
        expect(guest.page.locator("[data-test=how-vegas]")).to_be_visible()
        house.stop()
        guest.page.reload()
        guest.page.get_by_role("link", name="Learn", exact=True).first.click()
        for lesson in LESSONS[:3]:
            guest.page.locator(f"[data-test=lesson-{lesson.name}]").click()
            play_lesson(guest, lesson.name)
            guest.page.locator("[data-test=lesson-leave]").click()
        guest.page.locator("[data-test=lesson-vegas]").click()
        expect(guest.page.locator("[data-test=lesson-over]")).to_be_visible()
        guest.page.reload()
        guest.page.locator("[data-test=lesson-play]").click()
        expect(guest.page.get_by_role("alert")).to_contain_text("cannot be reached")


def test_a_newcomer_finds_the_lesson_and_plays_a_whole_game_afterwards_without_leaving_the_page(
    invite: Invite,
) -> None:
    guest = invite(met=[])
    guest.go("/")
    run_script(guest.page, "window.stayed = true")
    guest.page.locator("[data-test=learn-first]").click()
    play_lesson(guest, "vegas")
    guest.page.locator("[data-test=lesson-play]").click()
    guest.play_to_the_end("mouse")
    expect(guest.page.locator("[data-test=result]")).to_be_visible()
    assert measure(guest.page, "() => window.stayed")


def test_lessons_and_the_end_of_a_game_lead_to_the_puzzles(guest: Guest) -> None:
    guest.go("/learn")
    guest.page.locator("[data-test=puzzles]").click()
    expect(guest.page.locator("[data-test=puzzles-today]")).to_be_visible()
    guest.against_bots("kragen", 3, rounds=1)
    guest.play_to_the_end("mouse")
    guest.page.locator("[data-test=result] [data-test=puzzles]").click()
    expect(guest.page.locator("[data-test=puzzles-today]")).to_be_visible()


def test_how_to_play_leads_to_the_lesson_of_the_table(guest: Guest) -> None:
    guest.go("/new/vegas")
    guest.page.locator("[data-test=how-open]").click()
    guest.page.locator("[data-test=how-lesson]").click()
    expect(guest.page.locator("[data-lesson=vegas]")).to_be_visible()
    guest.go("/learn/no-such-lesson")
    expect(guest.page.get_by_role("heading", name="No such page")).to_be_visible()


def test_lessons_have_nothing_that_axe_would_change(guest: Guest) -> None:
    guest.go("/learn")
    expect(guest.page.locator("[data-test=lesson-vegas]")).to_be_visible()
    is_in_order(guest, "the lessons")
    for lesson in LESSONS[:3]:
        told = beats(lesson.name, "en")
        guest.page.set_viewport_size(WIDE)  # type: ignore[arg-type]  # a dictionary, as Playwright's own type is
        guest.go(f"/learn/{lesson.name}")
        expect(said(guest)).to_have_text(told[0]["says"])
        is_in_order(guest, f"{lesson.name}: read")
        at = next(number for number, beat in enumerate(told) if beat["right"] is not None)
        for beat in told[:at]:
            take_step(guest, beat)
        choice(guest, next(iter(told[at]["why"]))).click()
        expect(guest.page.locator("[data-test=tutor]")).to_have_attribute("data-mistaken", "true")
        is_in_order(guest, f"{lesson.name}: not now")
        run_script(
            guest.page,
            "([name, at]) => localStorage.setItem('flambeur.lessons', JSON.stringify({[name]: {at}}))",
            [lesson.name, len(told) - 1],
        )
        guest.page.reload()
        expect(guest.page.locator("[data-test=lesson-over]")).to_be_visible()
        is_in_order(guest, f"{lesson.name}: over")


def test_lessons_of_modules_have_nothing_that_axe_would_change(guest: Guest) -> None:
    """Each at its first choice; wide and narrow, dark and light in turn."""
    for number, lesson in enumerate(LESSONS[3:]):
        told = beats(lesson.name, "en")
        at = next(place for place, beat in enumerate(told) if beat["right"] is not None)
        guest.page.set_viewport_size((WIDE, PHONE)[number % 2])  # type: ignore[arg-type]  # as Playwright's own type is
        guest.page.emulate_media(color_scheme="dark" if number // 2 % 2 else "light")
        guest.go("/learn")
        run_script(
            guest.page, "kept => localStorage.setItem('flambeur.lessons', kept)", json.dumps({lesson.name: {"at": at}})
        )
        guest.go(f"/learn/{lesson.name}")
        expect(said(guest)).to_have_text(told[at]["says"])
        guest.page.locator(".picture .game-table").wait_for()
        assert guest.violations() == [], lesson.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_table_what_is_said_and_the_choices_share_one_screen(invite: Invite, language: str) -> None:
    guest = invite(size=PHONE, language=language)
    for lesson in LESSONS:
        told = beats(lesson.name, language)
        at = next(number for number, beat in enumerate(told) if beat["right"] is not None)
        kept = json.dumps({lesson.name: {"at": at}})
        guest.go("/")
        run_script(guest.page, "kept => localStorage.setItem('flambeur.lessons', kept)", kept)
        guest.go(f"/learn/{lesson.name}")
        expect(said(guest)).to_have_text(told[at]["says"])
        expect(choice(guest, told[at]["right"])).to_be_in_viewport()
        expect(said(guest)).to_be_in_viewport(ratio=1)
        guest.page.locator(".picture .game-table").wait_for()
        assert measure(guest.page, COVERED) <= 0, f"{lesson.name}: the table is partly covered"
        assert not guest.is_wider_than_the_screen(), lesson.name
