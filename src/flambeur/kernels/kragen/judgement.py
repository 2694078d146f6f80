"""The numbers by which the greedy player judges Um Kopf und Kragen, for the bot and for its compiled version."""

from __future__ import annotations

from functools import cache

from flambeur.games.kragen.odds import FIRST_ROLL, chance_to_reach

BUYING = 0.9
"""Tokens that a kilogram is worth to a bidder while the goal is far."""
SELLING = 1.2
"""Tokens that a kilogram must bring to be put up without need: the others pay whether they win or not (K11)."""
LATER_STAKE = 1.6
"""Tokens that a later player puts into the pot on average."""
SECOND_ROLL = 0.6
"""How often a later player who falls short tries again."""


@cache
def reaches(result: int) -> float:
    """The chance that one later player reaches a result: with the first roll, or with two dice rolled again."""
    first = chance_to_reach(result, 0, FIRST_ROLL)
    second = chance_to_reach(result, 5, (1, 1))
    return first + (1 - first) * SECOND_ROLL * second


@cache
def stands(result: int, later: int) -> float:
    """The chance that a result which leads holds against so many later players."""
    return float((1 - reaches(result)) ** later)
