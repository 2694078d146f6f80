"""Whole games and play-outs of Temptation, node by node: chance results and moves."""

from __future__ import annotations

from flambeur.kernels import game_loop
from flambeur.kernels.common_layout import GREEDY
from flambeur.kernels.compiler import Floats, Ints, Words, compiled, fitted
from flambeur.kernels.game_loop import find_best
from flambeur.kernels.instructions import count_bits, lowest_bit
from flambeur.kernels.random_rolls import DICE, TOSS, below
from flambeur.kernels.temptation.greedy import GREEDY_SUMS, HALT, ON, best_move
from flambeur.kernels.temptation.layout import (
    BEGINS,
    DRAW,
    MOST_ROLLS,
    PHASE,
    PLAYERS,
    POINTS,
    PRESS,
    ROLL,
    ROLLS,
    STARTER,
    TURN,
    TURNS,
)
from flambeur.kernels.temptation.turn import (
    draw_board,
    next_round,
    placeable,
    put_down,
    roll_dice,
    roll_on,
    stop,
)

SCRATCH_SIZE = 0
SUMS_ROOM = GREEDY_SUMS


@compiled
def choose(pos: Ints, table: Ints, policies: Ints, odds: Floats, streams: Words, sums: Floats) -> int:
    """What the seat whose turn it is does: a placement, `ON` or `HALT`."""
    found, further = placeable(pos, table), 0
    count = count_bits(found)
    if pos[PHASE] == PRESS:
        further = 2 if pos[ROLLS] < table[MOST_ROLLS] else 1
    many = count + further
    if policies[pos[TURN]] == GREEDY and many > 1:
        return best_move(pos, table, odds, found, sums)
    number = below(streams, TOSS, many) if many > 1 else 0
    if number >= count:
        return ON if further == 2 and number == count else HALT
    for _ in range(number):
        found &= found - 1
    return lowest_bit(found)


@compiled
def advance(pos: Ints, table: Ints, ways: Ints, odds: Floats, words: Words, scratch: Ints, sums: Floats) -> None:
    """One node of the game."""
    phase = pos[PHASE]
    if phase == ROLL:
        roll_dice(pos, table, words)
    elif phase == DRAW:
        draw_board(pos, table, words)
    elif phase == STARTER:
        pos[BEGINS] = below(words, DICE, table[PLAYERS])
        next_round(pos, table)
    else:
        move = choose(pos, table, ways, odds, words, sums)
        if move >= 0:
            put_down(pos, table, move)
        elif move == ON:
            roll_on(pos)
        else:
            stop(pos, table)


@compiled
def add_up(pos: Ints, table: Ints, out: Ints, at: int) -> None:
    """`Temptation.result` (T18)."""
    players = table[PLAYERS]
    for seat in range(players):
        out[at + seat] = pos[POINTS + seat]
        out[at + players + seat] = 0
        out[at + 3 * players + seat] = pos[TURNS + seat]
    find_best(out, at, players)


play = fitted("play_temptation", game_loop.play, advance=advance, run=advance, add_up=add_up, SCRATCH_SIZE=SCRATCH_SIZE)
