"""Games of Las Vegas without the luck of their dice: how strong somebody is shows in fewer of them.

What every roll was worth to a seat, more than such a roll is worth on average, is nothing on average over many games,
whoever plays. How much of it ends up in the result is found by least squares, own rolls and those of others apart, and
taken out. The mean stays what it was, but for a part of its own interval, and its interval becomes smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from flambeur.analysis.vegas_net.board import empty_board
from flambeur.analysis.vegas_net.luck import luck_of
from flambeur.analysis.vegas_net.net import scratch
from flambeur.analysis.vegas_net.weights import board_of, loaded, roll_of
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
        """Somebody has rolled."""
        board, roll, own = board_of(self._game, state), roll_of(state), state.turn == self._seat
        rolled = (self._net, board, self._after, self._seat, state.turn, roll)
        found: float = luck_of(*rolled, self._room, self._stream, ROLLS)
        self.luck = Luck(self.luck.own + found * own, self.luck.others + found * (not own))


def without_luck(parts: Sequence[float], lucks: Sequence[Luck]) -> tuple[float, float]:
    """The mean part of the win that the luck of the dice does not explain, and half its 95 % interval."""
    results, known = np.array(parts), np.array(lucks)
    weights = np.linalg.lstsq(np.column_stack([np.ones(len(results)), known]), results, rcond=None)[0][1:]
    left = results - known @ weights
    return float(left.mean()), float(1.96 * left.std() / len(left) ** 0.5)
