"""The puzzles that are shipped: enough of them, all good, and worth what they say."""

from __future__ import annotations

from datetime import date, timedelta
from typing import cast

import pytest

from flambeur.engine import FlambeurError
from flambeur.puzzles import Puzzle, UnknownPuzzle, number_of_day, puzzle_games, shipped, shipped_puzzle
from flambeur.puzzles.collection import puzzles_of, read_puzzles, write_puzzle
from flambeur.puzzles.finder import PLAYERS, chosen
from flambeur.puzzles.puzzle import DECIMALS
from flambeur.puzzles.puzzle_text import EXPLAINED, tell
from flambeur.puzzles.standard import collection_faults, faults
from flambeur.puzzles.values import judge, question, unit_of
from flambeur.texts import LANGUAGES, texts

ENOUGH = 100
SAMPLE = 24
"""Every so many puzzles one is solved again; `python -m bench puzzles` solves all of them."""
EVERY = [(game, number) for game in puzzle_games() for number in range(1, len(shipped(game)) + 1)]


def named(game: str, number: int) -> str:
    return f"{game}-{number}"


@pytest.mark.parametrize("game", puzzle_games())
def test_every_game_has_a_hundred_good_puzzles(game: str) -> None:
    assert len(shipped(game)) >= ENOUGH
    assert list(collection_faults(shipped(game))) == []
    assert [list(faults(puzzle)) for puzzle in shipped(game) if any(faults(puzzle))] == []


@pytest.mark.parametrize("game", puzzle_games())
def test_every_puzzle_is_a_position_of_its_game_with_the_choices_of_the_seat_that_is_asked(game: str) -> None:
    for puzzle in shipped(game):
        choice = puzzle.choice()
        assert choice.knowledge.game.name == game
        assert choice.moves == question(choice.knowledge).moves
        assert {puzzle.best, puzzle.obvious} <= set(puzzle.values)


@pytest.mark.parametrize("game", puzzle_games())
def test_what_is_called_obvious_is_what_a_bot_takes_that_looks_no_further(game: str) -> None:
    for puzzle in shipped(game):
        choice = puzzle.choice()
        assert puzzle.obvious in [str(chosen(level, choice)) for level in PLAYERS]


@pytest.mark.parametrize(("game", "number"), [one for one in EVERY if one[1] % SAMPLE == 1])
def test_a_puzzle_solved_again_is_worth_the_same(game: str, number: int) -> None:
    puzzle = shipped_puzzle(game, number)
    if puzzle.kind == "estimated":
        pytest.skip("thousands of games played on: that is for the benchmark")
    choice = puzzle.choice()
    worth = judge(choice)
    assert (unit_of(choice, worth), worth.kind) == (puzzle.unit, puzzle.kind)
    assert {str(move): round(value, DECIMALS) for move, value in worth.values.items()} == pytest.approx(
        puzzle.values, abs=2 * 10**-DECIMALS
    )


def test_every_day_has_its_puzzle_and_the_day_after_another_one() -> None:
    first = date(2026, 11, 16)
    numbers = [number_of_day(100, first + timedelta(days=day)) for day in range(200)]
    assert sorted(numbers[:100]) == list(range(1, 101)) == sorted(numbers[100:])
    assert numbers[:100] == numbers[100:]
    assert number_of_day(100, date(2025, 12, 31)) == 100, "days before the first one have theirs, too"


def test_a_puzzle_that_is_written_is_read_again() -> None:
    puzzle = shipped_puzzle("vegas", 1)
    assert read_puzzles(write_puzzle(puzzle) + "\n") == (puzzle,)


@pytest.mark.parametrize("text", ["nothing", '{"position": 3}', "[]", "{}"])
def test_a_file_of_something_else_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(FlambeurError, match="line 2"):
        read_puzzles(write_puzzle(shipped_puzzle("kragen", 1)) + "\n" + text)


@pytest.mark.parametrize(("game", "number"), [("vegas", 0), ("vegas", 10_000), ("chess", 1)])
def test_a_puzzle_that_is_not_there_is_refused(game: str, number: int) -> None:
    with pytest.raises(FlambeurError):
        shipped_puzzle(game, number)


def test_a_puzzle_that_is_not_clear_is_not_good() -> None:
    good = shipped_puzzle("kragen", 1)
    worse = dict(good.values)
    worse[next(move for move in worse if move not in (good.best, good.obvious))] = good.values[good.best] - 0.01
    few = {move: good.values[move] for move in (good.best, good.obvious)}
    assert any(faults(_with(good, values=worse)))
    assert any(faults(_with(good, values=few)))
    assert any(faults(_with(good, best=good.obvious)))
    assert any(faults(_with(good, kind="estimated", error=good.margin)))
    assert any(collection_faults([good] * 3))


def _with(puzzle: Puzzle, **changed: object) -> Puzzle:
    from msgspec.structs import replace

    return replace(puzzle, **changed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_first_game_does_not_have_is_explained_where_it_is_on_the_table(language: str) -> None:
    say = texts(language).say
    for puzzle in shipped("vegas"):
        played = cast(tuple[str, ...], puzzle.choice().knowledge.game.options["with"])
        told = tell(puzzle, language).ask
        for name in EXPLAINED:
            assert (say(f"puzzle-with-{name}") in told) == (name in played)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", puzzle_games())
def test_what_gains_says_so_where_another_choice_costs_something(game: str, language: str) -> None:
    for puzzle in shipped(game)[:20]:
        told = tell(puzzle, language)
        for move in told.moves:
            gains = 0 < told.zero < move.part
            assert move.worth.startswith("+") is gains, (puzzle.found, move)


def test_a_game_that_brings_no_puzzles_is_told_about() -> None:
    for asked in (shipped, puzzles_of):
        with pytest.raises(UnknownPuzzle, match="there are no puzzles of 'sealed'"):
            asked("sealed")
