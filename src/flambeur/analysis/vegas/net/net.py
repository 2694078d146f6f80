"""The network: what a position is worth to the seat that has just placed, as chance to win and money to come.

One layer shared by the casinos, summed over them, and a small layer on top; a smaller network values the moment
between two rounds. Weights are one long vector, of which `Net` names the parts.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from flambeur.analysis.vegas.net.board import BIG, CASINOS, LEFT, NEUTRAL, OWN, Board, Ints, payments
from flambeur.analysis.vegas.net.rows import (
    ROUNDS,
    between_rows,
    casino_rows,
    common_rows,
    hand_rows,
    race_rows,
    rows_taken,
    sizes,
)
from flambeur.kernels.compiler import uncounted

Floats = NDArray[np.float32]

WIDE = 64
"""Units of the layer that the casinos share."""
HIGH = 32
"""Units of the layer on top of it."""
BOTH = WIDE + HIGH
MONEY = 200.0
"""The unit of money in the second output."""


class Net(NamedTuple):
    """Weights by name; all are parts of one vector."""

    casino: Floats
    common: Floats
    race: Floats
    up: Floats
    out: Floats
    """By rounds left: two rows of `HIGH`, for chance and money."""
    base: Floats
    between: Floats
    slope: Floats
    """By rounds left and opponent: what a gap in money adds."""
    between_out: Floats
    between_base: Floats


def shapes(players: int, large: bool = False) -> tuple[tuple[int, ...], ...]:
    """The shape of every part, in the order of `Net`; a large network sees patterns of dice and notes."""
    size = sizes(players)
    return (
        (size.casino + (size.patterns if large else 0), WIDE),
        (size.common, BOTH),
        (size.race, HIGH),
        (WIDE, HIGH),
        (ROUNDS, 2, HIGH),
        (ROUNDS, 2),
        (size.between, HIGH),
        (ROUNDS - 1, players - 1, HIGH),
        (ROUNDS - 1, 2, HIGH),
        (ROUNDS - 1, 2),
    )


def length(players: int, large: bool = False) -> int:
    """How many weights there are."""
    return sum(int(np.prod(shape)) for shape in shapes(players, large))


def named(weights: Floats, players: int) -> Net:
    """The parts of a vector of weights; they share its memory."""
    parts, at = [], 0
    for shape in shapes(players, large=len(weights) > length(players)):
        size = int(np.prod(shape))
        parts.append(weights[at : at + size].reshape(shape))
        at += size
    return Net(*parts)


class Scratch(NamedTuple):
    """Working memory, allocated once."""

    casino: Floats
    """By casino, what goes into the shared layer; the last row is that of a placement that is tried."""
    common: Floats
    """What the table as a whole adds: to any placement, and with the own hand after one."""
    pooled: Floats
    top: Floats
    rows: Ints
    race: Ints
    between: Ints
    gaps: Ints
    dice: Ints
    """By owner, the dice at the casino of a placement that is tried."""
    paid: Ints
    """By owner, what that casino would then pay."""
    hand: Ints
    lies: Ints
    """Money at the current position, and after a tried placement."""
    roll: Ints
    """By kind of die and face, the roll of the seat that plays."""
    reach: Ints
    """The top of the pile of notes and its end."""
    seats: Ints
    """By seat, two rows of scratch space."""
    answer: Floats
    """Chance (as a logit) and money of what was valued last."""


def scratch(players: int) -> Scratch:
    size = sizes(players)
    return Scratch(
        np.zeros((CASINOS + 1, WIDE), np.float32),
        np.zeros((2, BOTH), np.float32),
        np.zeros((2, WIDE), np.float32),
        np.zeros((1, HIGH), np.float32),
        np.zeros((1, max(size.casino_taken, size.common_taken)), np.int64),
        np.zeros((1, players - 1), np.int64),
        np.zeros((1, players), np.int64),
        np.zeros((1, players), np.int64),
        np.zeros((1, players + 1), np.int64),
        np.zeros((1, players + 1), np.int64),
        np.zeros((players, 3), np.int64),
        np.zeros((2, players), np.int64),
        np.zeros((3, CASINOS), np.int64),
        np.zeros(2, np.int64),
        np.zeros((2, players), np.int64),
        np.zeros(2, np.float32),
    )


@uncounted
def gather(table: Floats, rows: Ints, at: int, begin: int, end: int, total: Floats, into: int, width: int) -> None:
    """The sum of some rows of a table, four at a time: sums stay in registers longer."""
    first = rows[at, begin]
    for unit in range(width):
        total[into, unit] = table[first, unit]
    taken = begin + 1
    while taken + 4 <= end:
        one, two, three, four = rows[at, taken], rows[at, taken + 1], rows[at, taken + 2], rows[at, taken + 3]
        for unit in range(width):
            total[into, unit] += (table[one, unit] + table[two, unit]) + (table[three, unit] + table[four, unit])
        taken += 4
    while taken < end:
        one = rows[at, taken]
        for unit in range(width):
            total[into, unit] += table[one, unit]
        taken += 1


@uncounted
def top_layer(net: Net, room: Scratch, left: int, race: Ints, at: int) -> None:
    """From the pooled casinos to the two answers, in `room.answer`; row 1 of `room.common` holds the common part."""
    for unit in range(HIGH):
        room.top[0, unit] = room.common[1, WIDE + unit]
    for place in range(race.shape[1]):
        row = race[at, place]
        for unit in range(HIGH):
            room.top[0, unit] += net.race[row, unit]
    for wide in range(0, WIDE, 4):
        one, two = room.pooled[0, wide], room.pooled[0, wide + 1]
        three, four = room.pooled[0, wide + 2], room.pooled[0, wide + 3]
        for unit in range(HIGH):
            room.top[0, unit] += (one * net.up[wide, unit] + two * net.up[wide + 1, unit]) + (
                three * net.up[wide + 2, unit] + four * net.up[wide + 3, unit]
            )
    answer(net.out, net.base, room, left)


@uncounted
def answer(out: Floats, base: Floats, room: Scratch, left: int) -> None:
    """The two answers from the upper layer."""
    zero = np.float32(0.0)
    chance = base[left, 0]
    money = base[left, 1]
    for unit in range(HIGH):
        value = room.top[0, unit]
        value = max(zero, value)
        chance += value * out[left, 0, unit]
        money += value * out[left, 1, unit]
    room.answer[0] = chance
    room.answer[1] = money


@uncounted
def look(net: Net, board: Board, seat: int, room: Scratch) -> None:
    """Take in a position from a seat: everything that its next placement leaves as it is."""
    players = board.hands.shape[0]
    taken = rows_taken(net.casino, players)
    for other in range(players):
        room.lies[0, other] = board.money[other]
    for casino in range(CASINOS):
        for other in range(players):
            room.lies[0, other] += board.paid[casino, other]
        casino_rows(board.notes, casino, board.dice, board.paid, casino, seat, room.rows, 0)
        gather(net.casino, room.rows, 0, 0, taken, room.casino, casino, WIDE)
    common_rows(board, seat, room.rows, 0)
    gather(net.common, room.rows, 0, 3, 4 * players + 1, room.common, 0, BOTH)


@uncounted
def try_placement(board: Board, seat: int, roll: Ints, face: int, room: Scratch) -> None:
    """Dice and payments at the casino of a face once the seat has placed there, in `room.dice` and `room.paid`."""
    neutral = board.dice.shape[1] - 1
    for owner in range(neutral + 1):
        room.dice[0, owner] = board.dice[face, owner]
    room.dice[0, seat] += roll[OWN, face] + 2 * roll[BIG, face]
    room.dice[0, neutral] += roll[NEUTRAL, face]
    payments(room.dice, 0, board.notes, face, room.paid, 0)


@uncounted
def value_placement(net: Net, board: Board, seat: int, roll: Ints, face: int, room: Scratch) -> None:
    """Value what a placement leads to, after `look`; answers in `room.answer`."""
    players = board.hands.shape[0]
    try_placement(board, seat, roll, face, room)
    for other in range(players):
        room.lies[1, other] = room.lies[0, other] - board.paid[face, other] + room.paid[0, other]
    casino_rows(board.notes, face, room.dice, room.paid, 0, seat, room.rows, 0)
    gather(net.casino, room.rows, 0, 0, rows_taken(net.casino, players), room.casino, CASINOS, WIDE)
    for kind in range(3):
        room.hand[seat, kind] = board.hands[seat, kind] - roll[kind, face]
    hand_rows(room.hand, seat, 0, room.rows, 0, 0)
    own, neutral, big = room.rows[0, 0], room.rows[0, 1], room.rows[0, 2]
    common, table = room.common, net.common
    for unit in range(BOTH):
        common[1, unit] = (common[0, unit] + table[own, unit]) + (table[neutral, unit] + table[big, unit])
    pool(room, face)
    left = min(board.clock[LEFT], ROUNDS - 1)
    race_rows(room.lies, 1, left, seat, room.race, 0)
    top_layer(net, room, left, room.race, 0)


@uncounted
def positive(value: Any) -> Any:
    return max(np.float32(0.0), value)


@uncounted
def pool(room: Scratch, face: int) -> None:
    """The casinos through the shared layer and summed, that of one face as it would be; in one loop, for speed."""
    casino, common = room.casino, room.common
    one, two, three = 0 if face != 0 else CASINOS, 1 if face != 1 else CASINOS, 2 if face != 2 else CASINOS
    four, five, six = 3 if face != 3 else CASINOS, 4 if face != 4 else CASINOS, 5 if face != 5 else CASINOS
    for unit in range(WIDE):
        shared = common[1, unit]
        room.pooled[0, unit] = (
            positive(casino[one, unit] + shared)
            + positive(casino[two, unit] + shared)
            + positive(casino[three, unit] + shared)
        )
    for unit in range(WIDE):
        shared = common[1, unit]
        room.pooled[0, unit] += (
            positive(casino[four, unit] + shared)
            + positive(casino[five, unit] + shared)
            + positive(casino[six, unit] + shared)
        )


@uncounted
def choose_face(net: Net, board: Board, seat: int, roll: Ints, room: Scratch) -> int:
    """The face (from 0) with the best chance to win; what it is worth stands in `room.answer`."""
    look(net, board, seat, room)
    best = -1
    chance = money = np.float32(0.0)
    for face in range(CASINOS):
        if roll[OWN, face] + roll[NEUTRAL, face] + roll[BIG, face] > 0:
            value_placement(net, board, seat, roll, face, room)
            if best < 0 or room.answer[0] > chance:
                best = face
                chance = room.answer[0]
                money = room.answer[1]
    room.answer[0] = chance
    room.answer[1] = money
    return best


@uncounted
def value_between(net: Net, board: Board, seat: int, room: Scratch, rows: Ints, gaps: Ints, at: int) -> int:
    """Value the moment after a round that was not the last; answers in `room.answer`. Returns the rounds left."""
    left = between_rows(board, seat, rows, gaps, at)
    players = board.money.shape[0]
    gather(net.between, rows, at, 0, players, room.top, 0, HIGH)
    for place in range(players - 1):
        gap = np.float32(gaps[at, place] / MONEY)
        for unit in range(HIGH):
            room.top[0, unit] += gap * net.slope[left, place, unit]
    answer(net.between_out, net.between_base, room, left)
    return left


@uncounted
def as_chance(logit: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-logit))
