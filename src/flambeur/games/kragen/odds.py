"""The chances of a roll, counted exactly."""

from __future__ import annotations

from functools import cache
from itertools import product

from flambeur.games.kragen.state import Faces

FIRST_ROLL: Faces = (1, 1, 1)
"""Three dice whose old faces do not matter."""


@cache
def results(kept: int, again: Faces) -> tuple[tuple[int, float], ...]:
    """Every result of rolling the dice `again` beside kept ones worth `kept`, with its chance, lowest first (K7)."""
    faces = range(again[0], 7) if len(again) == 1 else range(1, 7)
    rolls = [kept + sum(roll) for roll in product(faces, repeat=len(again))]
    return tuple((result, rolls.count(result) / len(rolls)) for result in sorted(set(rolls)))


def chance_to_reach(goal: int, kept: int, again: Faces) -> float:
    """The chance of a result of at least `goal`."""
    return sum(chance for result, chance in results(kept, again) if result >= goal)
