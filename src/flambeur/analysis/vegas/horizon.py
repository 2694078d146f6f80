"""Las Vegas: chances to win by the money of all seats and the rounds to come. A curve, and so an estimate."""

from __future__ import annotations

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from flambeur.analysis.horizon import Horizon, Values
from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.table import Vegas

VegasTable = Vegas | ColoursTable

SPREAD = 34.0
"""Thousands of dollars that tell winners from losers in one more round, with the notes and dice of the first box."""
SPREADS = {"boulevard": 48.0, "morecash": 44.0}
"""The same with the notes and modules of other boxes (full tables of four or five, played greedily)."""
SECRET_SPREAD = 56.0
"""The same where everyone has two secret colours."""
ERROR = 0.03
"""How far the curve is from the table of solved races between two players, at most."""


def spread(rounds: int, one: float = SPREAD) -> float:
    """Thousands of dollars that tell winners from losers with so many rounds to come, one at least."""
    return one * sqrt(rounds)


def win_probability(money: Values, rounds: int, one: float = SPREAD) -> Values:
    """Chances to win by the money of all seats (the last axis) with so many rounds to come, `one` being the spread of
    a round."""
    grown = np.exp((money - money.max(axis=-1, keepdims=True)) / spread(rounds, one))
    return np.asarray(grown / grown.sum(axis=-1, keepdims=True), np.float64)


class VegasHorizon(Horizon[VegasTable]):
    """To the end of a round among several; a solitaire is played to its end."""

    def ends_with_round(self, game: VegasTable) -> bool:
        return game.players > 1

    def is_over(self, game: VegasTable, number: int, scores: NDArray[np.int64]) -> NDArray[np.bool_]:
        return np.full((len(scores), 1), number == game.rounds)

    def chances(self, game: VegasTable, number: int, scores: Values) -> Values:
        return win_probability(scores, game.rounds - number, self.spread(game))

    def spread(self, game: VegasTable) -> float:
        """Thousands of dollars that tell winners from losers in one more round of a table."""
        return SPREADS.get(str(game.options.get("box")), SPREAD)


class ColoursHorizon(VegasHorizon):
    """The same with two colours each."""

    def spread(self, game: VegasTable) -> float:
        return SECRET_SPREAD


HORIZON = VegasHorizon()
COLOURS_HORIZON = ColoursHorizon()
