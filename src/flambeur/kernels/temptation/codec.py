"""Positions of Temptation to rows of numbers and back, exactly."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import Step
from flambeur.games.temptation.rounds import DRAW, ROUNDS, STARTER
from flambeur.games.temptation.state import TemptationState
from flambeur.games.temptation.table import Temptation
from flambeur.games.temptation.turn import PLACE, PRESS, ROLL, TURNS
from flambeur.kernels.common_layout import packed, unpacked
from flambeur.kernels.playouts import Uncovered
from flambeur.kernels.temptation import layout as at

Array = NDArray[np.int64]
_AGENDAS: dict[int, tuple[Step, ...]] = {
    at.OVER: (),
    at.STARTER: (ROUNDS, STARTER),
    at.DRAW: (ROUNDS, DRAW),
    at.ROLL: (ROUNDS, TURNS, ROLL),
    at.PLACE: (ROUNDS, TURNS, PLACE),
    at.PRESS: (ROUNDS, TURNS, PRESS),
}


def encode(game: Temptation, table: Array, state: TemptationState) -> Array:
    """The row of a position; raises `Uncovered` for one that waits for nothing."""
    row = np.zeros(int(table[at.WIDTH]), np.int64)
    phase = next((phase for phase, agenda in _AGENDAS.items() if agenda == state.agenda), None)
    if phase is None:
        raise Uncovered("the compiled rules cannot go on from this step.", code="no-kernel-step")
    row[at.PHASE], row[at.ROUND], row[at.TURN], row[at.BEGINS] = phase, state.round, state.turn, state.starter
    row[at.BOARD], row[at.HAND], row[at.ROLLS] = state.board, state.hand, state.rolls
    row[at.SHOWN] = packed(state.roll)
    row[at.UNSEEN] = sum(1 << board for board in state.unseen)
    row[at.UNDER_COUNT] = len(state.under)
    row[at.UNDER : at.UNDER + len(state.under)] = state.under
    row[at.POINTS : at.POINTS + game.players] = state.points
    row[at.STOCKS : at.STOCKS + game.players] = state.stocks
    for number, lying in enumerate(state.rows):
        first = at.LYING + number * at.LONGEST
        row[at.FILLED + number] = len(lying)
        row[first : first + len(lying)] = lying
    return row


def decode(game: Temptation, row: Array) -> TemptationState:
    """The position of a row."""
    shown, unseen = int(row[at.SHOWN]), int(row[at.UNSEEN])
    return TemptationState(
        agenda=_AGENDAS[int(row[at.PHASE])],
        round=int(row[at.ROUND]),
        turn=int(row[at.TURN]),
        starter=int(row[at.BEGINS]),
        points=_numbers(row, at.POINTS, game.players),
        stocks=_numbers(row, at.STOCKS, game.players),
        unseen=tuple(board for board in range(len(game.boards)) if unseen >> board & 1),
        under=_numbers(row, at.UNDER, int(row[at.UNDER_COUNT])),
        board=int(row[at.BOARD]),
        rows=tuple(
            _numbers(row, at.LYING + number * at.LONGEST, int(row[at.FILLED + number])) for number in range(at.ROWS)
        ),
        hand=int(row[at.HAND]),
        rolls=int(row[at.ROLLS]),
        roll=unpacked(shown),
    )


def _numbers(row: Array, first: int, count: int) -> tuple[int, ...]:
    return tuple(row[first : first + count].tolist())
