"""The shipped puzzles: a file for each game, one puzzle per line, and the puzzle of a day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import DecodeError, json

from flambeur.engine import FlambeurError, families, family
from flambeur.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from flambeur.puzzles.values import PuzzleKind

FIRST_DAY = date(2026, 1, 1)
"""The day of the first puzzle of each game."""


class UnknownPuzzle(FlambeurError):
    """The puzzle does not exist."""

    code = "unknown-puzzle"


class InvalidPuzzles(FlambeurError):
    """A file contains a line that is no puzzle."""

    code = "invalid-puzzles"


def puzzle_games() -> tuple[str, ...]:
    """Return the games that have puzzles."""
    return tuple([family.name for family in families() if any(kind.puzzles for kind in family.kinds)])


def puzzles_of(game: str) -> PuzzleKind[Any, Any]:
    """Return the kind of puzzle of a game; raises `UnknownPuzzle` for a game that has none."""
    from flambeur.puzzles.values import PUZZLES  # loads the solvers: a list of games needs none of them

    found = PUZZLES.among(family(game).kinds) if game in puzzle_games() else None
    if found is None:
        known = ", ".join(puzzle_games())
        raise UnknownPuzzle(
            f"there are no puzzles of '{game}'; there are some of: {known}.",
            code="no-puzzles",
            game=game,
            allowed=known,
        )
    return found


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Return all puzzles of a game, number 1 first; raises `UnknownPuzzle` for a game that has none."""
    file = puzzles_of(game).shipped
    return () if file is None else read_puzzles(file.read_text(encoding="utf-8"))


def shipped_puzzle(game: str, number: int) -> Puzzle:
    """Return a puzzle by its number, from 1; raises `UnknownPuzzle`."""
    puzzles = shipped(game)
    if not 1 <= number <= len(puzzles):
        raise UnknownPuzzle(
            f"there is no puzzle {number}; they are numbered 1 to {len(puzzles)}.", number=number, most=len(puzzles)
        )
    return puzzles[number - 1]


def number_of_day(puzzles: int, day: date) -> int:
    """Return the number of a day's puzzle among so many: the next one every day, the same for all players."""
    return (day - FIRST_DAY).days % puzzles + 1


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file; raises `InvalidPuzzles` with the invalid line."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(json.decode(line, type=Puzzle))
        except DecodeError:
            raise InvalidPuzzles(f"line {number} is no puzzle.", line=number) from None
    return tuple(found)


def write_puzzle(puzzle: Puzzle) -> str:
    """Return a puzzle as one line of a file."""
    return json.encode(puzzle).decode()


def next_game(puzzles: Sequence[Puzzle], seed: int) -> int:
    """Return the number of the bots' game under a seed with which to continue."""
    return max((number for used, number in (puzzle.found for puzzle in puzzles) if used == seed), default=-1) + 1


def append(file: Path, puzzle: Puzzle) -> None:
    """Append a puzzle to a file."""
    with file.open("a", encoding="utf-8") as paper:
        paper.write(write_puzzle(puzzle) + "\n")
