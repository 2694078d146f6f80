"""Whole games in arrays: stocking, rounds, and the memory of a learner."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from flambeur.analysis.vegas.net.board import (
    BIG,
    CASINOS,
    LAST,
    LEFT,
    NEUTRAL,
    NOTES,
    OWN,
    STARTER,
    Board,
    Ints,
    next_seat,
    pay_out,
    payments,
    place,
    roll_hand,
)
from flambeur.analysis.vegas.net.habits import LEARNED, choose_any, choose_by
from flambeur.analysis.vegas.net.net import Floats, Net, Scratch, as_chance, value_between
from flambeur.analysis.vegas.net.rows import casino_rows, common_rows, race_rows, sizes
from flambeur.games.vegas.neutral import LEFT_OVER as LEFT_OVER_DICE
from flambeur.games.vegas.table import Vegas
from flambeur.kernels.compiler import uncounted
from flambeur.kernels.random_rolls import below, next_word

PILE = 128
"""Room for the notes of a box."""
OWN_DICE, NEUTRAL_DICE, BIG_DICE, LEFT_OVER, MINIMUM, ROUND_COUNT, NOTE_COUNT, FIRST_NOTE = range(8)
"""What a table is, as an array: dice in each hand, left-over neutral dice (V21), minimum (V3), rounds, then notes."""
MOMENTS = 512
"""Room for what is remembered of one game."""
PLACED, PAID = range(2)
HABIT, LEARNS = range(2)


class Memory(NamedTuple):
    """The positions of a game that a learner has valued, in order."""

    kind: Ints
    seat: Ints
    left: Ints
    casino: Ints
    common: Ints
    race: Ints
    between: Ints
    gaps: Ints
    target: Floats
    """What the chance, and the money to come, should have been: looking back from the end."""
    after: Floats
    """By seat, the same for its next moment."""
    purse_after: Ints
    chance: Floats
    money: Floats
    """Money to come as the network saw it, in its own unit."""
    purse: Ints
    """Money the seat had won by then."""
    used: Ints
    """How many there are."""


def memory(players: int) -> Memory:
    size = sizes(players)
    return Memory(
        np.zeros(MOMENTS, np.int64),
        np.zeros(MOMENTS, np.int64),
        np.zeros(MOMENTS, np.int64),
        np.zeros((MOMENTS * CASINOS, size.casino_taken), np.int64),
        np.zeros((MOMENTS, size.common_taken), np.int64),
        np.zeros((MOMENTS, players - 1), np.int64),
        np.zeros((MOMENTS, players), np.int64),
        np.zeros((MOMENTS, players), np.int64),
        np.zeros((2, MOMENTS), np.float32),
        np.zeros((2, players), np.float32),
        np.zeros(players, np.int64),
        np.zeros(MOMENTS, np.float32),
        np.zeros(MOMENTS, np.float32),
        np.zeros(MOMENTS, np.int64),
        np.zeros(1, np.int64),
    )


def table_array(game: Vegas) -> Ints:
    """A table as `play_game` plays it: dice in each hand, left-over neutral dice, minimum, rounds, notes."""
    hand = game.hand
    notes = [note for note, count in zip(game.denominations, game.full_pile, strict=True) for _ in range(count)]
    left_over = LEFT_OVER_DICE.get(game.players, 0) if hand[NEUTRAL] else 0
    table = [hand[OWN], hand[NEUTRAL], hand[BIG], left_over, game.minimum, game.rounds, len(notes), *notes]
    return np.array(table + [0] * (FIRST_NOTE + PILE - len(table)), np.int64)


@uncounted
def stock(board: Board, minimum: int, pile: Ints, reach: Ints) -> None:
    """Lay notes until every casino holds the minimum (V3, V14); `reach` is the top of the pile and its end."""
    for casino in range(CASINOS):
        for rank in range(NOTES):
            board.notes[casino, rank] = 0
        total = 0
        lying = 0
        while total < minimum and reach[0] < reach[1] and lying < NOTES:
            note = pile[reach[0]]
            reach[0] += 1
            at = lying
            while at > 0 and board.notes[casino, at - 1] < note:
                board.notes[casino, at] = board.notes[casino, at - 1]
                at -= 1
            board.notes[casino, at] = note
            total += note
            lying += 1


@uncounted
def shuffle_pile(tables: Ints, table: int, pile: Ints, reach: Ints, stream: Any) -> None:
    count = tables[table, NOTE_COUNT]
    for at in range(count):
        pile[at] = tables[table, FIRST_NOTE + at]
    for at in range(count - 1, 0, -1):
        other = below(stream, 0, at + 1)
        pile[at], pile[other] = pile[other], pile[at]
    reach[0] = 0
    reach[1] = count


@uncounted
def deal_round(board: Board, tables: Ints, table: int, pile: Ints, reach: Ints, stream: Any) -> None:
    """Dice back in hands, casinos stocked, left-over neutral dice rolled (V3, V12, V20, V21)."""
    players = board.hands.shape[0]
    for casino in range(CASINOS):
        for owner in range(players + 1):
            board.dice[casino, owner] = 0
    for seat in range(players):
        board.hands[seat, OWN] = tables[table, OWN_DICE]
        board.hands[seat, NEUTRAL] = tables[table, NEUTRAL_DICE]
        board.hands[seat, BIG] = tables[table, BIG_DICE]
    stock(board, tables[table, MINIMUM], pile, reach)
    for _ in range(tables[table, LEFT_OVER]):
        board.dice[below(stream, 0, CASINOS), players] += 1
    for casino in range(CASINOS):
        payments(board.dice, casino, board.notes, casino, board.paid, casino)
    board.clock[LAST] = (board.clock[STARTER] + players - 1) % players


@uncounted
def under_the_pile(board: Board, pile: Ints, reach: Ints) -> None:
    """Notes that no seat has won go under the pile (V10, V23), as far as there is room to remember them."""
    players = board.hands.shape[0]
    for casino in range(CASINOS):
        for rank in range(NOTES):
            note = board.notes[casino, rank]
            left = 0
            for other in range(rank + 1):
                left += board.notes[casino, other] == note
            for seat in range(players):
                left -= board.paid[casino, seat] == note
            if note > 0 and left > 0 and reach[1] < PILE:
                pile[reach[1]] = note
                reach[1] += 1


@uncounted
def remember_placed(kept: Memory, board: Board, seat: int, room: Scratch) -> None:
    """Remember the position after a learner's placement; `room` still holds what it was valued at."""
    at = kept.used[0]
    kept.used[0] += 1
    kept.kind[at] = PLACED
    kept.seat[at] = seat
    kept.left[at] = board.clock[LEFT]
    kept.chance[at] = as_chance(room.answer[0])
    kept.money[at] = room.answer[1]
    kept.purse[at] = board.money[seat]


@uncounted
def remember_rows(kept: Memory, board: Board, seat: int, room: Scratch) -> None:
    """The rows of the moment that was remembered last, once the dice lie."""
    at = kept.used[0] - 1
    players = board.hands.shape[0]
    for other in range(players):
        room.lies[0, other] = board.money[other]
    for casino in range(CASINOS):
        for other in range(players):
            room.lies[0, other] += board.paid[casino, other]
        casino_rows(board.notes, casino, board.dice, board.paid, casino, seat, kept.casino, at * CASINOS + casino)
    common_rows(board, seat, kept.common, at)
    race_rows(room.lies, 0, board.clock[LEFT], seat, kept.race, at)


@uncounted
def play_game(
    net: Net,
    rival: Net,
    board: Board,
    tables: Ints,
    table: int,
    seats: Ints,
    stray: float,
    stream: Any,
    room: Scratch,
    kept: Memory,
    pile: Ints,
) -> None:
    """Play one game to its end by the habits of the seats, remembering the moments of those that learn.

    `seats` holds for each seat its habit and whether it learns.
    A learner strays to any face with the given chance.
    """
    players = board.hands.shape[0]
    reach, roll = room.reach, room.roll
    shuffle_pile(tables, table, pile, reach, stream)
    kept.used[0] = 0
    for seat in range(players):
        board.money[seat] = board.won[seat] = 0
    board.clock[STARTER] = below(stream, 0, players)
    limit = int(stray * 65536)
    for played in range(tables[table, ROUND_COUNT]):
        board.clock[LEFT] = tables[table, ROUND_COUNT] - 1 - played
        deal_round(board, tables, table, pile, reach, stream)
        seat = next_seat(board)
        while seat >= 0:
            roll_hand(next_word(stream, 0), board.hands, seat, roll)
            face = choose_by(seats[HABIT, seat], net, rival, board, seat, roll, room, stream)
            if seats[HABIT, seat] == LEARNED:
                if seats[LEARNS, seat]:
                    remember_placed(kept, board, seat, room)
                if limit and below(stream, 0, 65536) < limit:
                    face = choose_any(roll, stream)
            place(board, seat, roll, face)
            if seats[HABIT, seat] == LEARNED and seats[LEARNS, seat]:
                remember_rows(kept, board, seat, room)
            seat = next_seat(board)
        under_the_pile(board, pile, reach)
        pay_out(board)
        if board.clock[LEFT] > 0:
            for learner in range(players):
                if seats[LEARNS, learner]:
                    at = kept.used[0]
                    kept.used[0] += 1
                    left = value_between(net, board, learner, room, kept.between, kept.gaps, at)
                    kept.kind[at] = PAID
                    kept.seat[at] = learner
                    kept.left[at] = left
                    kept.chance[at] = as_chance(room.answer[0])
                    kept.money[at] = room.answer[1]
                    kept.purse[at] = board.money[learner]
            board.clock[STARTER] = (board.clock[STARTER] + 1) % players
