"""Puzzles in the browser: solved and missed, kept on the device from day to day, and without a net."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from flambeur.puzzles import Puzzle, number_of_day, puzzle_games, shipped, shipped_puzzle
from flambeur.puzzles.puzzle_text import tell
from flambeur.texts import LANGUAGES, texts
from tests.web.conftest import Invite
from tests.web.guest import PHONE, WIDE, Guest
from tests.web.house import House
from tests.web.measure import attribute_of, count_of, each_of, measure, run_script, text_of
from tests.web.test_axe import is_in_order
from tests.web.test_comfort import READY
from tests.web.test_staying import AWAY

DAY = date(2026, 11, 16)


def on(guest: Guest, day: date) -> None:
    """Let it be noon of a day."""
    guest.page.clock.set_fixed_time(f"{day.isoformat()}T12:00:00")


def todays(game: str, day: date = DAY) -> tuple[int, Puzzle]:
    number = number_of_day(len(shipped(game)), day)
    return number, shipped_puzzle(game, number)


def choose(guest: Guest, move: str) -> None:
    guest.page.locator(f'[data-test=moves] [data-move="{move}"]').click()


def unfold(guest: Guest, game: str, number: int) -> None:
    """Open the level of the archive that holds a puzzle."""
    level = shipped_puzzle(game, number).difficulty
    guest.page.locator(f"[data-test=level-{game}-{level}] > summary").click()


def answered(guest: Guest) -> Locator:
    return guest.page.locator("[data-test=puzzle]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_of_today_is_solved_and_every_choice_explained(invite: Invite, language: str) -> None:
    guest, say = invite(language=language), texts(language).say
    on(guest, DAY)
    guest.go("/")
    guest.page.locator("[data-test=puzzles]").click()
    expect(guest.page.get_by_role("heading", name=say("puzzle-heading"), exact=True)).to_be_visible()
    for game in puzzle_games():
        number, puzzle = todays(game)
        told = tell(puzzle, language)
        if game == puzzle_games()[0]:
            guest.page.locator(f"[data-test=today-{game}]").click()
        expect(answered(guest)).to_have_attribute("data-game", game)
        expect(answered(guest)).to_have_attribute("data-number", str(number))
        expect(guest.page.locator("[data-test=puzzle-ask]")).to_contain_text(told.ask)
        assert sorted(guest.moves()) == sorted(puzzle.values), "what is not in question is not offered"
        choose(guest, puzzle.best)
        expect(answered(guest)).to_have_attribute("data-answered", "right")
        expect(guest.page.locator("[data-test=puzzle-why]")).to_have_text(told.moves[0].verdict)
        lines = guest.page.locator("[data-test=coach-line]")
        expect(lines).to_have_count(len(puzzle.values))
        for line, move in zip(each_of(lines), told.moves, strict=True):
            expect(line).to_have_attribute("data-move", move.id)
            expect(line.locator("[data-test=coach-chance]")).to_have_text(move.worth)
            expect(line).to_contain_text(move.why)
        expect(guest.page.locator("[data-test=puzzle-sure]")).to_have_attribute("data-kind", puzzle.kind)
        assert "puzzle-" not in text_of(guest.page.locator("main"))
        guest.page.locator("[data-test=puzzle-next]").click()  # what is left of today, then another one
    expect(answered(guest)).to_have_attribute("data-answered", "")


def test_a_puzzle_is_missed_and_looked_at_again_but_the_first_answer_counts(guest: Guest) -> None:
    puzzle = shipped_puzzle("kragen", 3)
    guest.go("/puzzles/kragen/3")
    choose(guest, puzzle.obvious)
    expect(answered(guest)).to_have_attribute("data-answered", "wrong")
    told = {move.id: move for move in tell(puzzle, "en").moves}
    expect(guest.page.locator("[data-test=puzzle-why]")).to_have_text(told[puzzle.obvious].verdict)
    expect(guest.page.locator(f'[data-test=coach-line][data-move="{puzzle.obvious}"]')).to_contain_text("Yours")
    guest.page.locator("[data-test=puzzle-again]").click()
    choose(guest, puzzle.best)
    expect(answered(guest)).to_have_attribute("data-answered", "right")
    guest.page.locator("[data-test=puzzle-leave]").click()
    mark = guest.page.locator("[data-test=puzzle-kragen-3]")
    expect(mark).to_have_attribute("data-state", "wrong")
    guest.page.reload()
    expect(mark).to_have_attribute("data-state", "wrong")
    unfold(guest, "kragen", 3)
    mark.click()
    expect(answered(guest)).to_have_attribute("data-answered", "wrong")


def test_days_in_a_row_and_the_archive_are_kept_on_the_device(guest: Guest) -> None:
    streak = guest.page.locator("[data-test=streak]")
    for past in range(3):
        day = DAY + timedelta(days=past)
        on(guest, day)
        game = puzzle_games()[past]
        number, puzzle = todays(game, day)
        guest.go("/puzzles")
        expect(streak).to_have_attribute("data-days", str(past))
        guest.page.locator(f"[data-test=today-{game}]").click()
        choose(guest, puzzle.best)
        expect(answered(guest)).to_have_attribute("data-answered", "right")
        guest.page.locator("[data-test=puzzle-leave]").click()
        expect(streak).to_have_attribute("data-days", str(past + 1))
        guest.page.reload()
        expect(streak).to_have_attribute("data-days", str(past + 1))
        expect(guest.page.locator(f"[data-test=today-{game}]")).to_have_attribute("data-state", "right")
        expect(guest.page.locator(f"[data-test=puzzle-{game}-{number}]")).to_have_attribute("data-state", "right")
    on(guest, DAY + timedelta(days=4))
    guest.page.reload()
    expect(streak).to_have_attribute("data-days", "0")


def test_a_puzzle_of_another_day_and_a_missed_one_make_no_row(guest: Guest) -> None:
    on(guest, DAY)
    number, puzzle = todays("vegas")
    other = number % len(shipped("vegas")) + 1
    guest.go(f"/puzzles/vegas/{other}")
    choose(guest, shipped_puzzle("vegas", other).best)
    expect(answered(guest)).to_have_attribute("data-answered", "right")
    guest.go(f"/puzzles/vegas/{number}")
    choose(guest, puzzle.obvious)
    expect(answered(guest)).to_have_attribute("data-answered", "wrong")
    guest.go("/puzzles")
    expect(guest.page.locator("[data-test=streak]")).to_have_attribute("data-days", "0")


def test_what_somebody_else_wrote_into_the_store_is_no_reason_to_stop(guest: Guest) -> None:
    guest.go("/puzzles")
    for kept in ("nonsense", "[1]", '{"vegas/1": 3, "vegas/2": {"move": "place 1", "right": true, "day": 7}}'):
        run_script(guest.page, "kept => localStorage.setItem('flambeur.puzzles', kept)", kept)
        guest.page.reload()
        expect(guest.page.locator("[data-test=puzzle-vegas-1]")).to_have_attribute("data-state", "open")
    expect(guest.page.locator("[data-test=puzzle-vegas-2]")).to_have_attribute("data-state", "right")
    expect(guest.page.locator("[data-test=streak]")).to_have_attribute("data-days", "0")


@pytest.mark.parametrize("path", ["/puzzles/vegas/0", "/puzzles/vegas/100000", "/puzzles/chess/1", "/puzzles/vegas/x"])
def test_a_puzzle_that_is_not_there_is_told_to_be_missing(guest: Guest, path: str) -> None:
    guest.go(path)
    expect(guest.page.get_by_role("heading", name="No such page")).to_be_visible()


def test_puzzles_need_no_net_once_the_page_is_installed(invite: Invite, tmp_path: Path) -> None:
    with House(tmp_path, "/games") as house:
        guest = invite(url=house.url, worker=True)
        guest.allowed += AWAY
        guest.go("/")
        guest.page.wait_for_function(READY)
        guest.page.reload()
        house.stop()
        guest.go("/puzzles")
        for game in puzzle_games():
            unfold(guest, game, 5)
            guest.page.locator(f"[data-test=puzzle-{game}-5]").click()
            choose(guest, shipped_puzzle(game, 5).best)
            expect(answered(guest)).to_have_attribute("data-answered", "right")
            guest.page.locator("[data-test=puzzle-leave]").click()


def test_the_archive_is_no_wall_on_a_phone_and_stays_unfolded_for_who_comes_back(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.go("/puzzles")
    number = guest.page.locator("[data-test=puzzle-vegas-2]")
    expect(number).to_be_hidden()
    assert measure(guest.page, "() => document.documentElement.scrollHeight") < 3 * PHONE["height"]
    unfold(guest, "vegas", 2)
    shelf = guest.page.locator("[data-test=archive-vegas]")
    assert count_of(shelf.locator("a")) == len(shipped("vegas")), "every puzzle is in one of the levels"
    number.click()
    choose(guest, shipped_puzzle("vegas", 2).best)
    expect(answered(guest)).to_have_attribute("data-answered", "right")
    guest.page.locator("[data-test=puzzle-leave]").click()
    expect(number).to_be_visible()
    assert not guest.is_wider_than_the_screen()


def test_a_puzzle_is_answered_by_keyboard(guest: Guest) -> None:
    puzzle = shipped_puzzle("vegas", 2)
    guest.go("/puzzles/vegas/2")
    button = guest.page.locator(f'[data-test=moves] [data-move="{puzzle.best}"]')
    guest.page.keyboard.press(attribute_of(button, "aria-keyshortcuts"))
    expect(answered(guest)).to_have_attribute("data-answered", "right")
    expect(guest.page.locator("[data-test=verdict]")).to_be_focused()


def test_puzzles_have_nothing_that_axe_would_change(guest: Guest) -> None:
    guest.go("/puzzles")
    unfold(guest, "vegas", 1)
    expect(guest.page.locator("[data-test=puzzle-vegas-1]")).to_be_visible()
    is_in_order(guest, "the puzzles")
    for game in puzzle_games():
        guest.page.set_viewport_size(WIDE)  # type: ignore[arg-type]  # a dictionary, as Playwright's own type is
        guest.go(f"/puzzles/{game}/4")
        guest.page.locator("[data-test=scenes][data-asked=true]").wait_for()
        is_in_order(guest, f"{game}: asked")
        choose(guest, shipped_puzzle(game, 4).obvious)
        expect(answered(guest)).to_have_attribute("data-answered", "wrong")
        is_in_order(guest, f"{game}: told")


@pytest.mark.parametrize("game", puzzle_games())
def test_on_a_phone_the_question_the_choices_and_the_verdict_are_on_the_screen(invite: Invite, game: str) -> None:
    guest, puzzle = invite(size=PHONE), shipped_puzzle(game, 6)
    guest.go(f"/puzzles/{game}/6")
    expect(guest.page.locator("[data-test=puzzle-ask]")).to_be_in_viewport(ratio=1)
    for move in puzzle.values:
        expect(guest.page.locator(f'[data-test=moves] [data-move="{move}"]')).to_be_in_viewport()
    choose(guest, puzzle.best)
    expect(guest.page.locator("[data-test=verdict]")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator("[data-test=puzzle-next]")).to_be_in_viewport(ratio=1)
    assert not guest.is_wider_than_the_screen()


@pytest.mark.parametrize("game", puzzle_games())
def test_however_many_choices_there_were_verdict_costs_and_the_way_on_are_on_one_screen(
    invite: Invite, game: str
) -> None:
    numbers = range(1, len(shipped(game)) + 1)
    fullest = max(numbers, key=lambda number: len(shipped_puzzle(game, number).values))
    puzzle = shipped_puzzle(game, fullest)
    told = {move.id: move for move in tell(puzzle, "de").moves}
    silent = next(move for move in puzzle.values if told[move].why and move != puzzle.best)
    for size in (PHONE, WIDE):
        guest = invite(size=size, language="de")
        guest.go(f"/puzzles/{game}/{fullest}")
        choose(guest, puzzle.obvious)
        for part in ("verdict", "puzzle-why", "puzzle-next", "puzzle-again"):
            expect(guest.page.locator(f"[data-test={part}]")).to_be_in_viewport(ratio=1)
        for line in each_of(guest.page.locator("[data-test=coach-line]")):
            expect(line).to_be_in_viewport(ratio=0.99)
        reason = guest.page.locator(f'[data-test=coach-line][data-move="{silent}"]').get_by_text(told[silent].why)
        expect(reason).to_be_hidden()
        guest.page.locator("[data-test=puzzle-reasons]").click()
        expect(reason).to_be_visible()
