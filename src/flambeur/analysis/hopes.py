"""Chances to win Las Vegas by the money of all seats and the rounds to come: a curve, and so an estimate."""

from __future__ import annotations

from math import sqrt

import numpy as np

from flambeur.analysis.stakes import Values

SPREAD = 34.0
"""Thousands of dollars that tell winners from losers in one more round, with the notes and dice of the first box."""
ERROR = 0.03
"""How far the curve is from the table of solved races between two players, at most."""


def spread(rounds: int, one: float = SPREAD) -> float:
    """Thousands of dollars that tell winners from losers with so many rounds to come, one at least."""
    return one * sqrt(rounds)


def hopes(money: Values, rounds: int, one: float = SPREAD) -> Values:
    """Chances to win by the money of all seats (the last axis) with so many rounds to come, `one` being the spread of
    a round."""
    grown = np.exp((money - money.max(axis=-1, keepdims=True)) / spread(rounds, one))
    return np.asarray(grown / grown.sum(axis=-1, keepdims=True), np.float64)
