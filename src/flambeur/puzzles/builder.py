"""Fill a file with good puzzles, a few at a time if necessary."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from math import ceil
from pathlib import Path

from flambeur.puzzles.collection import append, next_game
from flambeur.puzzles.finder import puzzle_in_game
from flambeur.puzzles.puzzle import Puzzle
from flambeur.puzzles.standard import LEVELS, SHARES, STOP, STOPS, alike

SMALL = 20
"""Files with fewer puzzles may have any difficulties."""
FEW = 5
"""The number of puzzles about stopping from which their answers are balanced."""


def fill(
    game: str, file: Path, found: list[Puzzle], count: int, seed: int, seconds: float | None = None
) -> Iterator[int]:
    """Find puzzles until there are `count`, or the time is over; append each to the file at once.

    `found` are those of the file, and grows; after every game of the bots it yields how many there are. Under the same
    seed a file that was interrupted in between becomes the same as one that was not.
    """
    end = None if seconds is None else time.monotonic() + seconds
    number = next_game(found, seed)
    while len(found) < count and (end is None or time.monotonic() < end):
        puzzle = puzzle_in_game(game, seed, number)
        number += 1
        if puzzle is not None and _welcome(puzzle, found, count):
            append(file, puzzle)
            found.append(puzzle)
        yield len(found)


def _welcome(puzzle: Puzzle, found: list[Puzzle], count: int) -> bool:
    """Whether a puzzle is new, and its difficulty and answer leave the others their share."""
    room = count < SMALL or _has_room(puzzle, found, count)
    return room and _balanced(puzzle, found) and alike(puzzle) not in {alike(one) for one in found}


def _has_room(puzzle: Puzzle, found: list[Puzzle], count: int) -> bool:
    least, most = [share * count for share in SHARES]
    have = Counter(one.difficulty for one in found)
    owed = sum(max(0, ceil(least) - have[other]) for other in LEVELS if other != puzzle.difficulty)
    return have[puzzle.difficulty] + 1 <= most and len(found) + owed < count


def _balanced(puzzle: Puzzle, found: list[Puzzle]) -> bool:
    """Whether stopping remains neither too rare nor too frequent an answer; the first few are not balanced."""
    stopping = [one.best == STOP for one in (*found, puzzle) if STOP in one.values]
    least, most = STOPS
    stops, all_ = sum(stopping), len(stopping)
    if all_ < FEW or STOP not in puzzle.values:
        return True
    return stops <= most * all_ if puzzle.best == STOP else stops >= least * all_
