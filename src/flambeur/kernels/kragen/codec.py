"""Positions of Um Kopf und Kragen to rows of numbers and back, exactly."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import Step
from flambeur.games.first_player import ChooseStarter
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.rounds import TURNS, Rounds
from flambeur.games.kragen.state import Faces, KragenState
from flambeur.games.kragen.table import Kragen
from flambeur.games.kragen.turn import BEGIN, IMPROVE, THROW, ThrowAgain
from flambeur.kernels.kragen import layout as at
from flambeur.kernels.playouts import Uncovered

Array = NDArray[np.int64]
_ROUNDS = Rounds()
_STEPS: dict[int, Step] = {at.BEGIN: BEGIN, at.THROW: THROW, at.IMPROVE: IMPROVE}


def encode(game: Kragen, table: Array, state: KragenState) -> Array:
    """The row of a position; raises `Uncovered` for one that no play-out can begin at."""
    players, kinds = game.players, int(table[at.KINDS])
    weights = table[at.WEIGHT : at.WEIGHT + kinds].tolist()
    row = np.zeros(at.WIDTH, np.int64)
    row[at.ROUND], row[at.BEGINS], row[at.TURN], row[at.PLAYED] = state.round, state.starter, state.turn, state.played
    row[at.POT], row[at.ATTEMPTS], row[at.IN_HAND] = state.pot, state.attempts, state.in_hand
    row[at.LEADER] = -1 if state.leader is None else state.leader
    row[at.TOKENS : at.TOKENS + players] = state.tokens
    row[at.RESULTS : at.RESULTS + players] = state.results
    for hand, dice in enumerate(state.sets):
        first = at.SETS + hand * at.DICE
        row[first : first + len(dice)] = dice
    for seat, bags in enumerate(state.bags):
        first = at.BAGS + seat * at.WEIGHTS
        row[first : first + kinds] = [bags.count(weight) for weight in weights]
    if state.agenda:
        _wait(row, state.agenda)
    if agenda(row) != state.agenda:
        raise Uncovered("the compiled rules cannot go on from this step.", code="no-kernel-step")
    return row


def _wait(row: Array, steps: tuple[Step, ...]) -> None:
    """What the position waits for."""
    top: Any = steps[-1]
    if isinstance(top, ChooseStarter):
        row[at.PHASE] = at.STARTER
    elif isinstance(top, ThrowAgain):
        row[at.PHASE], row[at.AGAIN] = at.THROW_AGAIN, top.dice
    elif isinstance(top, Bidding):
        row[at.PHASE], row[at.BAG], row[at.NUMBER] = at.BID, top.bag, top.number
        row[at.BIDDERS] = sum(1 << seat for seat in top.bidders)
        row[at.BELOW] = at.BEGIN if BEGIN in steps else at.IMPROVE
    else:
        row[at.PHASE] = next((phase for phase, step in _STEPS.items() if step == top), at.OVER)


def agenda(row: Array) -> tuple[Step, ...]:
    """The agenda of a row's position."""
    phase = int(row[at.PHASE])
    if phase == at.OVER:
        return ()
    if phase == at.STARTER:
        return (_ROUNDS, ChooseStarter())
    if phase == at.THROW_AGAIN:
        return (_ROUNDS, TURNS, ThrowAgain(int(row[at.AGAIN])))
    if phase == at.BID:
        bits = int(row[at.BIDDERS])
        bidders = tuple(seat for seat in range(at.SEATS) if bits >> seat & 1)
        below = _STEPS[int(row[at.BELOW])]
        return (_ROUNDS, TURNS, below, Bidding(int(row[at.BAG]), bidders, int(row[at.NUMBER])))
    return (_ROUNDS, TURNS, _STEPS[phase])


def decode(game: Kragen, table: Array, row: Array) -> KragenState:
    """The position of a row."""
    kinds = int(table[at.KINDS])
    weights = table[at.WEIGHT : at.WEIGHT + kinds].tolist()
    leader = int(row[at.LEADER])
    return KragenState(
        agenda=agenda(row),
        round=int(row[at.ROUND]),
        starter=int(row[at.BEGINS]),
        turn=int(row[at.TURN]),
        played=int(row[at.PLAYED]),
        bags=tuple(
            tuple(
                weight
                for kind, weight in enumerate(weights)
                for _ in range(int(row[at.BAGS + seat * at.WEIGHTS + kind]))
            )
            for seat in range(game.players)
        ),
        tokens=tuple(row[at.TOKENS : at.TOKENS + game.players].tolist()),
        results=tuple(row[at.RESULTS : at.RESULTS + game.players].tolist()),
        pot=int(row[at.POT]),
        attempts=int(row[at.ATTEMPTS]),
        sets=(_dice(row, 0), _dice(row, 1)),
        in_hand=int(row[at.IN_HAND]),
        leader=None if leader < 0 else leader,
    )


def _dice(row: Array, hand: int) -> Faces:
    first = at.SETS + hand * at.DICE
    return tuple(face for face in row[first : first + at.DICE].tolist() if face)
