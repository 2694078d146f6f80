"""Criteria for puzzles that are good enough to be shown.

1. At least `CHOICES` moves are in question, and all of them have a value.
2. The best one is clearly best: the second best gives up at least the *margin* of its unit.
3. The obvious one, which a bot without look-ahead takes, is clearly wrong: it gives up at least the *loss* of its
   unit.
4. Estimates are sure: margin and loss are at least `SURE` standard errors of a difference.
5. In a collection no two puzzles offer the same moves at the same values, no bots' game gives more than one, each
   difficulty has its share, and where stopping is possible it is neither nearly always right nor nearly always wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt

from flambeur.puzzles.puzzle import Difficulty, Puzzle, Unit

CHOICES = 3
SURE = 4.0
LEAST: dict[Unit, tuple[float, float]] = {
    "lead": (4.0, 8.0),
    "money": (4.0, 8.0),
    "points": (3.0, 5.0),
    "tokens": (0.25, 0.5),
    "chance": (0.03, 0.06),
}
"""By unit, the minimum loss of the second best choice and of the obvious one; money is in thousands."""
LEVELS: tuple[Difficulty, ...] = (1, 2, 3)
SHARES = (0.15, 0.6)
"""The minimum and maximum share of each difficulty in a collection."""
STOP = "stop"
STOPS = (0.12, 0.6)
"""Among the puzzles in which stopping is possible, the minimum and maximum share with stopping as their answer."""


def faults(puzzle: Puzzle) -> Iterator[str]:
    """Yield what is wrong with a puzzle, in words for its authors; nothing if it is good."""
    if len(puzzle.values) < CHOICES:
        yield f"{len(puzzle.values)} choices"
    if puzzle.values[puzzle.best] < max(puzzle.values.values()):
        yield "the best move is not the best"
    margin, loss = LEAST[puzzle.unit]
    if puzzle.kind == "estimated":
        noise = SURE * sqrt(2.0) * puzzle.error
        margin, loss = max(margin, noise), max(loss, noise)
    if puzzle.margin < margin:
        yield f"the second best gives up {puzzle.margin:g} only"
    if puzzle.loss < loss:
        yield f"the obvious one gives up {puzzle.loss:g} only"


def collection_faults(puzzles: Sequence[Puzzle]) -> Iterator[str]:
    """Yield what is wrong with puzzles as a collection."""
    for puzzle, times in Counter(map(alike, puzzles)).items():
        if times > 1:
            yield f"{times} puzzles are the same: {puzzle}"
    for found, times in Counter(puzzle.found for puzzle in puzzles).items():
        if times > 1:
            yield f"{times} puzzles come from game {found}"
    least, most = SHARES
    difficulties = Counter(puzzle.difficulty for puzzle in puzzles)
    for difficulty in LEVELS:
        share = difficulties[difficulty] / max(len(puzzles), 1)
        if not least <= share <= most:
            yield f"{100 * share:.0f} % of the puzzles have difficulty {difficulty}"
    stopping = [puzzle.best == STOP for puzzle in puzzles if STOP in puzzle.values]
    least, most = STOPS
    if stopping and not least <= sum(stopping) / len(stopping) <= most:
        yield f"stopping is right in {sum(stopping)} of {len(stopping)} puzzles"


def alike(puzzle: Puzzle) -> tuple[tuple[str, float], ...]:
    """Return a value that is equal for two puzzles that ask the same."""
    return tuple(puzzle.values.items())
