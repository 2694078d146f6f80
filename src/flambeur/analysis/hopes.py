"""Chances to win by what all seats have after a round, and the rounds to come: a curve, and so an estimate."""

from __future__ import annotations

from math import sqrt

import numpy as np

from flambeur.analysis.stakes import Values

SPREAD = 34.0
"""Thousands of dollars that tell winners from losers in one more round, with the notes and dice of the first box."""
SPREADS = {"boulevard": 48.0, "morecash": 44.0, "secret": 56.0}
"""The same with the notes and modules of other boxes, and where everybody has two secret colours (full tables of four
or five, played greedily)."""
PACE, POINTS_SPREAD = 100.0, 90.0
"""Points by which whoever leads comes nearer to the goal of Temptation in a round, and that tell winners from losers in
one more: fitted to who won 750 greedy games for two, four and six."""
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


def hopes_in_points(points: Values, goal: int) -> Values:
    """Chances to win Temptation by the points of all seats (the last axis) after a round, nobody being at the goal."""
    top = points.max(axis=-1, keepdims=True)
    rounds = np.maximum((goal - top) / PACE, 1.0)
    grown = np.exp((points - top) / (POINTS_SPREAD * np.sqrt(rounds)))
    return np.asarray(grown / grown.sum(axis=-1, keepdims=True), np.float64)
