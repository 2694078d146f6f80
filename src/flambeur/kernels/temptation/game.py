"""Whole games and play-outs of Temptation, node by node; see `kernels/vegas/game.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

from flambeur.engine import new_game
from flambeur.kernels.compiling import FloatArray, Floats, IntArray, Ints, WordArray, Words, compiled, pointer
from flambeur.kernels.policies import GREEDY
from flambeur.kernels.results import find_best
from flambeur.kernels.temptation.codec import encode
from flambeur.kernels.temptation.greedy import HALT, ON, best_move
from flambeur.kernels.temptation.layout import (
    BEGINS,
    DRAW,
    LAST_ROUND,
    MOST_ROLLS,
    OVER,
    PHASE,
    PLAYERS,
    POINTS,
    PRESS,
    ROLL,
    ROLLS,
    ROUND,
    SEATS,
    STARTER,
    TURN,
    TURNS,
    WIDTH,
)
from flambeur.kernels.temptation.table import odds_table, table_row
from flambeur.kernels.temptation.turn import (
    count_placements,
    draw_board,
    next_round,
    placements,
    put_down,
    roll_dice,
    roll_on,
    stop,
)
from flambeur.kernels.words import DICE, TOSS, begin_stream, below

DESK_ROOM = SEATS
SUMS_ROOM = 8


def warm_up() -> None:
    """Have everything compiled or loaded that is called from outside."""
    game: Any = new_game("temptation", 2)
    table, odds = table_row(game), odds_table()
    row, words = encode(game, table, game.start()[0]), np.zeros(2, np.uint64)
    desk, sums, ways = np.zeros(DESK_ROOM + len(row), np.int64), np.zeros(SUMS_ROOM), np.zeros(2, np.int64)
    play(row, table, ways, odds, np.uint64(0), 0, 1, 0, -1, np.zeros((1, 8), np.int64), desk, sums, words)


@compiled
def choose(pos: Ints, table: Ints, policies: Ints, odds: Floats, streams: Words, sums: Floats) -> int:
    """What the seat whose turn it is does: a placement, `ON` or `HALT`."""
    count = count_placements(pos, table)
    pressing = pos[PHASE] == PRESS
    further = 0
    if pressing:
        further = 2 if pos[ROLLS] < table[MOST_ROLLS] else 1
    many = count + further
    if policies[pos[TURN]] == GREEDY and many > 1:
        return best_move(pos, table, odds, count, sums)
    number = below(streams, TOSS, many) if many > 1 else 0
    if number < count:
        return placements(pos, table, number)
    return ON if further == 2 and number == count else HALT


@compiled
def advance(pos: Ints, table: Ints, policies: Ints, odds: Floats, streams: Words, sums: Floats) -> None:
    """One node of the game."""
    phase = pos[PHASE]
    if phase == ROLL:
        roll_dice(pos, table, streams)
    elif phase == DRAW:
        draw_board(pos, table, streams)
    elif phase == STARTER:
        pos[BEGINS] = below(streams, DICE, table[PLAYERS])
        next_round(pos, table)
    else:
        move = choose(pos, table, policies, odds, streams, sums)
        if move >= 0:
            put_down(pos, table, move)
        elif move == ON:
            roll_on(pos)
        else:
            stop(pos, table)


@compiled
def play(
    start: IntArray,
    table: IntArray,
    policies: IntArray,
    odds: FloatArray,
    seed: np.uint64,
    first: int,
    last_round: int,
    turning: int,
    nodes: int,
    results: IntArray,
    room: IntArray,
    sums: FloatArray,
    streams: WordArray,
) -> None:
    """Play on from a position as often as `results` has rows; as `play` of Las Vegas."""
    begin, rules, ways, chances = pointer(start), pointer(table), pointer(policies), pointer(odds)
    words, fractions, out = pointer(streams), pointer(sums), pointer(results)
    seated, pos = pointer(room), pointer(room[DESK_ROOM:])
    players, width = rules[PLAYERS], rules[WIDTH]
    for game in range(first, first + results.shape[0]):
        begin_stream(words, DICE, seed, game)
        begin_stream(words, TOSS, ~seed, game)
        for seat in range(players):
            seated[seat] = ways[(seat + turning * game) % players]
        for number in range(width):
            pos[number] = begin[number]
        pos[LAST_ROUND] = last_round
        ahead = nodes
        while ahead and pos[PHASE] != OVER and pos[ROUND] <= last_round:
            advance(pos, rules, seated, chances, words, fractions)
            ahead -= 1
        at = (game - first) * 4 * players
        for seat in range(players):
            out[at + seat] = pos[POINTS + seat]  # T18
            out[at + 3 * players + seat] = pos[TURNS + seat]
        find_best(out, at, players)
