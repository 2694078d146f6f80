"""Games of Las Vegas without the luck of their dice: fewer of them show how strong a player is.

What every roll was worth to a seat, beyond what such a roll is worth on average, is zero on average over many games,
for any players and however well the network judges. How much of it ends up in the result is found by least squares, own
rolls and those of others apart, and subtracted. The mean stays what it was, but for a part of its own interval, and its
interval becomes smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from flambeur.analysis.vegas.net.board import CASINOS, Board, Ints, copy_board, empty_board, place, roll_hand
from flambeur.analysis.vegas.net.net import Net, Scratch, as_chance, choose_face, look, scratch, value_placement
from flambeur.analysis.vegas.net.weights import board_of, loaded, roll_of
from flambeur.fairness.intervals import Interval, share_interval
from flambeur.games.vegas.state import VegasState
from flambeur.kernels.compiler import uncounted
from flambeur.kernels.random_rolls import next_word

ROLLS = 16
"""Rolls that one is compared with."""


class Luck(NamedTuple):
    """What the dice of a game were worth to a seat: its own, and those of the others."""

    own: float
    others: float


@uncounted
def chance_with(net: Net, board: Board, after: Board, seat: int, mover: int, roll: Ints, room: Scratch) -> float:
    """The chance of a seat once the mover has placed its roll as the network would; `after` is room for that."""
    face = choose_face(net, board, mover, roll, room)
    if mover != seat:
        copy_board(board, after)
        place(after, mover, roll, face)
        for kind in range(3):
            for each in range(CASINOS):
                roll[kind, each] = 0
        look(net, after, seat, room)
        value_placement(net, after, seat, roll, 0, room)  # of no dice: what lies there now
    return float(as_chance(room.answer[0]))


@uncounted
def luck_of(
    net: Net, board: Board, after: Board, seat: int, mover: int, roll: Ints, room: Scratch, stream: Any, others: int
) -> float:
    """What a mover's roll is worth to a seat, less the mean of so many rolls out of the stream; the roll is used up."""
    made = chance_with(net, board, after, seat, mover, roll, room)
    total = 0.0
    for _ in range(others):
        roll_hand(next_word(stream, 0), board.hands, mover, room.roll)
        total += chance_with(net, board, after, seat, mover, room.roll, room)
    return made - total / others


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
