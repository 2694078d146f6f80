"""Sampled replies: play a placement on through the seat's next turns, or to the end of the round, and value it.

At each of those turns the network values what the seat can make of its roll; the sample is worth the mean of these
values. The first value knows least about the rest of the round, the last depends most on the sampled dice: their mean
errs less than any one of them.

All placements meet the same dice: the k-th roll of a seat in a sample comes from one random word, whatever was
placed before, so the difference between two placements converges much faster than their values.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from flambeur.analysis.vegas.net.board import (
    CASINOS,
    LEFT,
    Board,
    Ints,
    copy_board,
    empty_board,
    next_seat,
    pay_out,
    place,
    roll_hand,
    share_of_win,
)
from flambeur.analysis.vegas.net.habits import HABITS, LEARNED, choose_by
from flambeur.analysis.vegas.net.net import MONEY, Net, Scratch, as_chance, scratch, value_between
from flambeur.kernels.compiler import uncounted
from flambeur.kernels.random_rolls import GOLDEN, mixed

Doubles = NDArray[np.float64]

TURN = np.uint64(0xD1342543DE82EF95)
"""Sets the streams of seats and turns apart."""
UNIT = 2.0**-53
TURNS = 4
"""Own turns to come that a placement is played on through; the end of the round stands for those that do not come."""


class Tally(NamedTuple):
    """Results of the samples, by face: sums of chance and money, and of products of chances."""

    chance: Doubles
    money: Doubles
    product: Doubles
    shared: Ints
    """Samples of each pair of faces."""
    value: Doubles
    """Chance and money by face in the sample at hand."""


class Study(NamedTuple):
    """The state of a search: two boards, the root's roll, how each seat is assumed to choose, and the tally."""

    root: Board
    board: Board
    roll: Ints
    habits: Doubles
    """By seat, running sums of the chances of the habits."""
    tally: Tally
    room: Scratch
    turns: Ints
    stream: NDArray[np.uint64]


def study(root: Board, roll: Ints, habits: Doubles) -> Study:
    players = len(root.money)
    pairs = (CASINOS, CASINOS)
    tally = Tally(
        np.zeros(CASINOS), np.zeros(CASINOS), np.zeros(pairs), np.zeros(pairs, np.int64), np.zeros((2, CASINOS))
    )
    return Study(
        root,
        empty_board(players),
        roll,
        np.cumsum(habits, axis=1),
        tally,
        scratch(players),
        np.zeros(players, np.int64),
        np.zeros(1, np.uint64),
    )


@uncounted
def habit_of(habits: Doubles, seat: int, word: Any) -> int:
    """The habit of a seat in this sample."""
    drawn = float(word >> np.uint64(11)) * UNIT
    habit = 0
    while habit < len(HABITS) - 1 and drawn >= habits[seat, habit]:
        habit += 1
    return habit


@uncounted
def play_on(net: Net, rival: Net, work: Study, seat: int, key: Any, face: int) -> None:
    """Play a placement on in the sample of this key; its value to the seat goes to the tally's `value`."""
    board, room, tally = work.board, work.room, work.tally
    copy_board(work.root, board)
    place(board, seat, work.roll, face)
    for other in range(work.turns.shape[0]):
        work.turns[other] = 0
    heard = 0
    tally.value[0, face] = tally.value[1, face] = 0.0
    mover = next_seat(board)
    while mover >= 0:
        work.turns[mover] += 1
        word = mixed(key + TURN * np.uint64(mover * 64 + work.turns[mover]))
        roll_hand(word, board.hands, mover, room.roll)
        habit = LEARNED
        if mover != seat:
            habit = habit_of(work.habits, mover, mixed(key + TURN * np.uint64(mover * 64)))
        work.stream[0] = word
        chosen = choose_by(habit, net, rival, board, mover, room.roll, room, work.stream)
        if mover == seat:
            tally.value[0, face] += as_chance(room.answer[0]) / TURNS
            tally.value[1, face] += (board.money[seat] + room.answer[1] * MONEY) / TURNS
            heard += 1
            if heard == TURNS:
                return
        place(board, mover, room.roll, chosen)
        mover = next_seat(board)
    pay_out(board)
    value_end(net, work, seat, face, (TURNS - heard) / TURNS)


@uncounted
def value_end(net: Net, work: Study, seat: int, face: int, part: float) -> None:
    """Add a part of what the end of a round is worth to a seat, once it is paid out: the result, or a judgement."""
    board, room, value = work.board, work.room, work.tally.value
    if board.clock[LEFT] == 0:
        value[0, face] += part * share_of_win(board, seat)
        value[1, face] += part * board.money[seat]
    else:
        value_between(net, board, seat, room, room.between, room.gaps, 0)
        value[0, face] += part * as_chance(room.answer[0])
        value[1, face] += part * (board.money[seat] + room.answer[1] * MONEY)


@uncounted
def sample(net: Net, rival: Net, work: Study, seat: int, faces: Ints, seed: Any, first: int, samples: int) -> None:
    """Add samples to the tally, for the faces that are marked; sample number n of a seed is always the same."""
    tally = work.tally
    for number in range(first, first + samples):
        key = mixed(seed + GOLDEN * np.uint64(number + 1))
        for face in range(CASINOS):
            if faces[face]:
                play_on(net, rival, work, seat, key, face)
                tally.chance[face] += tally.value[0, face]
                tally.money[face] += tally.value[1, face]
        for face in range(CASINOS):
            if faces[face]:
                for other in range(CASINOS):
                    if faces[other]:
                        tally.product[face, other] += tally.value[0, face] * tally.value[0, other]
                        tally.shared[face, other] += 1
