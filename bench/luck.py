"""Games of Las Vegas without the luck of their dice: fewer of them show how strong a player is.

What every roll was worth to a seat, beyond what such a roll is worth on average, is zero on average over many games,
for any players. How much of it ends up in the result is found by least squares, own rolls and those of others apart,
and subtracted. The mean stays what it was, but for a part of its own interval, and its interval becomes smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from flambeur.analysis.vegas.net.board import empty_board
from flambeur.analysis.vegas.net.luck import luck_of
from flambeur.analysis.vegas.net.net import scratch
from flambeur.analysis.vegas.net.weights import board_of, loaded, roll_of
from flambeur.fairness.intervals import Interval, share_interval
from flambeur.games.vegas.state import VegasState

ROLLS = 16
"""Rolls that one is compared with."""


class Luck(NamedTuple):
    """What the dice of a game were worth to a seat: its own, and those of the others."""

    own: float
    others: float


class Dice:
    """Watches all rolls of a game, for one seat."""

    def __init__(self, game: Any, seat: int, seed: int) -> None:
        self._game, self._seat = game, seat
        self._net = loaded(game.players, told=False)
        self._after, self._room = empty_board(game.players), scratch(game.players)
        self._stream = np.array([seed], np.uint64)
        self.luck = Luck(0.0, 0.0)

    def watch(self, state: VegasState) -> None:
        """Add the luck of a roll."""
        board, roll, own = board_of(self._game, state), roll_of(state), state.turn == self._seat
        rolled = (self._net, board, self._after, self._seat, state.turn, roll)
        found: float = luck_of(*rolled, self._room, self._stream, ROLLS)
        self.luck = Luck(self.luck.own + found * own, self.luck.others + found * (not own))


def without_luck(parts: Sequence[float], lucks: Sequence[Luck]) -> tuple[float, Interval]:
    """The mean part of the win that the luck of the dice does not explain, and its 95 % interval."""
    results, known = np.array(parts), np.array(lucks)
    weights = np.linalg.lstsq(np.column_stack([np.ones(len(results)), known]), results, rcond=None)[0][1:]
    left = results - known @ weights
    mean = min(max(float(left.mean()), 0.0), 1.0)
    return mean, share_interval(mean, float(left.var(ddof=1)) / len(left), len(left))
