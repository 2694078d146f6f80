"""A turn and a round of Temptation (T3–T19). Beside: `games/temptation/board.py`, `turn.py`, `rounds.py`."""

from __future__ import annotations

from flambeur.kernels.common_layout import BITS
from flambeur.kernels.compiler import Ints, Words, compiled
from flambeur.kernels.random_rolls import DICE as DICE_STREAM
from flambeur.kernels.random_rolls import below, faces_of, fixed, roll
from flambeur.kernels.temptation.layout import (
    BEGINS,
    BOARD,
    BOARDS,
    DICE,
    DRAW,
    FILLED,
    FIRST_ON_TOP,
    FIRST_ROW,
    GOAL,
    HAND,
    LAST_ROUND,
    LENGTH,
    LONGEST,
    LYING,
    MOST_HAND,
    MOST_ROLLS,
    OVER,
    PHASE,
    PLACE,
    PLAYERS,
    POINTS,
    PRESS,
    ROLL,
    ROLLS,
    ROUND,
    ROW,
    ROWS,
    SECOND_STAR,
    SHOWN,
    SPACES,
    STAR,
    STOCKS,
    TURN,
    TURNS,
    UNDER,
    UNDER_COUNT,
    UNSEEN,
    WHITE,
    WORTH,
)

ANY_FACE = 0b111111
BY_FACE = fixed([sum((faces >> face & 1) << ROWS * face for face in range(6)) for faces in range(64)])
"""A set of faces as that of the placements of these faces in the first row."""


@compiled
def row_at(pos: Ints, row: int) -> int:
    """Where the row of the board in play begins in the table's numbers."""
    return FIRST_ROW + (pos[BOARD] * ROWS + row) * ROW


@compiled
def fitting(pos: Ints, table: Ints, row: int) -> int:
    """`board.fitting`: the faces that fit the next free space of a row, as a set of bits (T5–T7)."""
    at = row_at(pos, row)
    lying = pos[FILLED + row]
    if lying == table[at + LENGTH]:
        return 0
    space = table[at + SPACES + lying]
    if space < STAR:
        return 1 << space - 1  # T5
    if not lying:
        return ANY_FACE  # T6
    first = LYING + row * LONGEST
    if space == SECOND_STAR:  # T7
        return 1 << pos[first + 3] - 1 if lying > 3 else ANY_FACE & ~(1 << pos[first] - 1)
    return 1 << pos[first] - 1  # T6


@compiled
def placeable(pos: Ints, table: Ints) -> int:
    """All dice that fit, as a set of bits: by face, then by row, as face · 6 + row from 0."""
    shown, found = faces_of(pos[SHOWN]), 0
    for row in range(ROWS):
        found |= BY_FACE[fitting(pos, table, row) & shown] << row
    return found


@compiled
def next_turn(pos: Ints, table: Ints) -> None:
    """`Turns.run`: the next seat that has dice takes up to five of them (T9)."""
    seat = pos[TURN]
    for _ in range(table[PLAYERS]):
        seat = (seat + 1) % table[PLAYERS]
        if pos[STOCKS + seat]:
            break
    hand = min(table[MOST_HAND], pos[STOCKS + seat])
    pos[STOCKS + seat] -= hand
    pos[TURN], pos[HAND], pos[ROLLS] = seat, hand, 0
    pos[PHASE] = ROLL


@compiled
def put_back(pos: Ints) -> None:
    """`end_turn`: unplaced dice go back to the stock (T13)."""
    pos[STOCKS + pos[TURN]] += pos[HAND]
    pos[HAND], pos[ROLLS], pos[SHOWN] = 0, 0, 0


@compiled
def stop(pos: Ints, table: Ints) -> None:
    """The turn is over (T11–T13); the next seat is up."""
    pos[TURNS + pos[TURN]] += 1
    put_back(pos)
    next_turn(pos, table)


@compiled
def roll_dice(pos: Ints, table: Ints, streams: Words) -> None:
    """`RollDice.resolve` (T9, T11, T12)."""
    pos[SHOWN] = roll(streams, pos[HAND])
    pos[ROLLS] += 1
    pos[PHASE] = PLACE
    if not placeable(pos, table):
        stop(pos, table)  # T11


@compiled
def roll_on(pos: Ints) -> None:
    """T12"""
    pos[SHOWN] = 0
    pos[PHASE] = ROLL


@compiled
def put_down(pos: Ints, table: Ints, placement: int) -> None:
    """`put_down`: place one die, score a finished row (T14), and see whether turn or round go on."""
    face, row = placement // ROWS, placement % ROWS
    at, seat = row_at(pos, row), pos[TURN]
    pos[LYING + row * LONGEST + pos[FILLED + row]] = face + 1
    pos[FILLED + row] += 1
    pos[SHOWN] -= 1 << BITS * face
    pos[HAND] -= 1
    pos[PHASE] = PRESS
    if pos[FILLED + row] == table[at + LENGTH]:
        worth = table[at + WORTH]
        pos[POINTS + seat] += worth if table[at + WHITE] else -min(worth, pos[POINTS + seat])  # T14
        free = 0
        for other in range(ROWS):
            free |= fitting(pos, table, other)
        if not free:
            put_back(pos)
            pos[BEGINS] = (seat + 1) % table[PLAYERS]  # T16, T17
            next_round(pos, table)
            return
    if pos[HAND] and (pos[ROLLS] < table[MOST_ROLLS] or placeable(pos, table)):
        return
    stop(pos, table)


@compiled
def next_round(pos: Ints, table: Ints) -> None:
    """`Rounds.run`: the end of the game (T18), or the next board (T17)."""
    players = table[PLAYERS]
    if pos[ROUND]:
        top = 0
        for seat in range(players):
            top = max(top, pos[POINTS + seat])
        if top >= table[GOAL] or pos[ROUND] == pos[LAST_ROUND]:
            pos[PHASE] = OVER
            return
    if pos[BOARD] >= 0:
        pos[UNDER + pos[UNDER_COUNT]] = pos[BOARD]
        pos[UNDER_COUNT] += 1
        pos[BOARD] = -1
        for at in range(FILLED, UNDER):
            pos[at] = 0
        for seat in range(players):
            pos[STOCKS + seat] = table[DICE]
    if pos[ROUND] == 0 and table[FIRST_ON_TOP]:
        begin_board(pos, table, 0)  # T3
        return
    unseen, board = 0, -1
    for number in range(table[BOARDS]):
        if pos[UNSEEN] >> number & 1:
            unseen += 1
            board = number
    if unseen > 1:
        pos[PHASE] = DRAW
        return
    begin_board(pos, table, board if unseen else pos[UNDER])


@compiled
def draw_board(pos: Ints, table: Ints, streams: Words) -> None:
    """`DrawBoard.resolve`: one of the boards that have not come up."""
    unseen = 0
    for number in range(table[BOARDS]):
        unseen += pos[UNSEEN] >> number & 1
    left = below(streams, DICE_STREAM, unseen)
    board = -1
    while left >= 0:
        board += 1
        left -= pos[UNSEEN] >> board & 1
    begin_board(pos, table, board)


@compiled
def begin_board(pos: Ints, table: Ints, board: int) -> None:
    """`begin`: a round on this board; the seat that begins is next."""
    pos[ROUND] += 1
    pos[TURN] = (pos[BEGINS] + table[PLAYERS] - 1) % table[PLAYERS]
    pos[UNSEEN] &= ~(1 << board)
    kept = 0
    for number in range(pos[UNDER_COUNT]):
        if pos[UNDER + number] != board:
            pos[UNDER + kept] = pos[UNDER + number]
            kept += 1
    pos[UNDER_COUNT] = kept
    pos[BOARD] = board
    next_turn(pos, table)
