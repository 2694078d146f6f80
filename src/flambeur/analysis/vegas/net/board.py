"""A round of Las Vegas in arrays: normal, neutral and big dice on six casinos (V5–V10, V20–V23, B4).

The same rules as `flambeur.games.vegas`, for the millions of rounds that the network plays; tests hold both equal.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from flambeur.kernels.compiler import uncounted
from flambeur.kernels.instructions import count_bits
from flambeur.kernels.vegas.ranking import add_count, untied

Ints = NDArray[np.int64]

CASINOS = 6
NOTES = 10
"""Notes at a casino that are looked at: no table has more owners of dice."""
OWN, NEUTRAL, BIG = range(3)


class Board(NamedTuple):
    """A position in the middle of a round, or between two."""

    dice: Ints
    """By casino and owner, as they count at payout; the neutral colour is the last owner."""
    notes: Ints
    """By casino, dearest first, then zeros."""
    paid: Ints
    """By casino and owner: what it would be paid now; kept up by `place`."""
    hands: Ints
    """By seat: own, neutral and big dice left."""
    money: Ints
    won: Ints
    """How many notes each seat has won: it decides between equals (V13)."""
    clock: Ints
    """Rounds left after this one, the starter, the seat that has just placed."""


LEFT, STARTER, LAST = range(3)


def empty_board(players: int) -> Board:
    """A board with nothing on it."""
    return Board(
        np.zeros((CASINOS, players + 1), np.int64),
        np.zeros((CASINOS, NOTES), np.int64),
        np.zeros((CASINOS, players + 1), np.int64),
        np.zeros((players, 3), np.int64),
        np.zeros(players, np.int64),
        np.zeros(players, np.int64),
        np.zeros(3, np.int64),
    )


@uncounted
def copy_board(source: Board, target: Board) -> None:
    """Make one board like another; the notes of a round do not change."""
    owners = source.dice.shape[1]
    for casino in range(CASINOS):
        for owner in range(owners):
            target.dice[casino, owner] = source.dice[casino, owner]
            target.paid[casino, owner] = source.paid[casino, owner]
        for rank in range(NOTES):
            target.notes[casino, rank] = source.notes[casino, rank]
    for seat in range(owners - 1):
        for kind in range(3):
            target.hands[seat, kind] = source.hands[seat, kind]
        target.money[seat] = source.money[seat]
        target.won[seat] = source.won[seat]
    for at in range(3):
        target.clock[at] = source.clock[at]


@uncounted
def roll_hand(word: Any, hands: Ints, seat: int, roll: Ints) -> None:
    """Roll a whole hand with one random word: six faces for each kind of die, all out of one number (6^24 < 2^64)."""
    for kind in range(3):
        for face in range(CASINOS):
            roll[kind, face] = 0
        for _ in range(hands[seat, kind]):
            rest = word // np.uint64(6)
            roll[kind, int(word - rest * np.uint64(6))] += 1
            word = rest


@uncounted
def payments(dice: Ints, row: int, notes: Ints, casino: int, paid: Ints, into: int) -> None:
    """What each owner would be paid at a casino: all tied groups are out, then note by note (V8, V9).

    The dice are those of one row, the answer goes into another.
    """
    owners = dice.shape[1]
    once, twice = 0, 0
    for owner in range(owners):
        paid[into, owner] = 0
        once, twice = add_count(once, twice, dice[row, owner])
    alone = untied(once, twice)
    for owner in range(owners):
        if alone >> dice[row, owner] & 1:
            rank = count_bits(alone >> dice[row, owner] + 1)
            if rank < NOTES:
                paid[into, owner] = notes[casino, rank]


@uncounted
def place(board: Board, seat: int, roll: Ints, face: int) -> None:
    """Put all dice that show a face (from 0) on its casino (V5, V22); a big die counts as two (B4)."""
    neutral = board.dice.shape[1] - 1
    board.dice[face, seat] += roll[OWN, face] + 2 * roll[BIG, face]
    board.dice[face, neutral] += roll[NEUTRAL, face]
    for kind in range(3):
        board.hands[seat, kind] -= roll[kind, face]
    board.clock[LAST] = seat
    payments(board.dice, face, board.notes, face, board.paid, face)


@uncounted
def next_seat(board: Board) -> int:
    """The next seat with dice after the one that has placed last, or -1 when all dice lie (V7)."""
    players = board.hands.shape[0]
    seat = board.clock[LAST]
    for _ in range(players):
        seat += 1
        if seat == players:
            seat = 0
        if board.hands[seat, OWN] + board.hands[seat, NEUTRAL] + board.hands[seat, BIG] > 0:
            return int(seat)
    return -1


@uncounted
def pay_out(board: Board) -> None:
    """The end of a round: every casino pays its seats (V8–V9); what the neutral colour wins is gone (V23)."""
    for casino in range(CASINOS):
        for seat in range(board.hands.shape[0]):
            if board.paid[casino, seat] > 0:
                board.money[seat] += board.paid[casino, seat]
                board.won[seat] += 1


@uncounted
def share_of_win(board: Board, seat: int) -> float:
    """A seat's share of the win at the end of the game: all, a part of it, or nothing (V13)."""
    sharing = 0
    for other in range(board.money.shape[0]):
        ahead = board.money[other] - board.money[seat]
        if ahead > 0 or (ahead == 0 and board.won[other] > board.won[seat]):
            return 0.0
        if ahead == 0 and board.won[other] == board.won[seat]:
            sharing += 1
    return 1.0 / sharing
