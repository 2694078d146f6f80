"""Whole games and play-outs of solitaire and secret colours, node by node."""

from __future__ import annotations

from flambeur.games.vegas.colours.slot import YOU
from flambeur.games.vegas.state import SLOT
from flambeur.kernels import game_loop
from flambeur.kernels.common_layout import GREEDY
from flambeur.kernels.compiler import Floats, Ints, Words, compiled, fitted
from flambeur.kernels.game_loop import find_best
from flambeur.kernels.vegas.colours.greedy import best_row
from flambeur.kernels.vegas.colours.layout import DEAL, PURSE_NOTES, PURSES, ROLL_OUT, SECRET
from flambeur.kernels.vegas.colours.payout import pay_slot, take
from flambeur.kernels.vegas.colours.rounds import choose_starter, draw_for_stock
from flambeur.kernels.vegas.colours.turn import deal, put_down, roll_colours, roll_out
from flambeur.kernels.vegas.game import any_note, any_row
from flambeur.kernels.vegas.layout import (
    CHOOSE_NOTE,
    MONEY,
    NOTE,
    NOTES_AT,
    OWNERS_HERE,
    PHASE,
    PLACE,
    PLAYERS,
    ROLL,
    ROOM,
    STARTER,
    TURN,
    TURNS,
)
from flambeur.kernels.vegas.ranking import RANKING_SCRATCH
from flambeur.kernels.vegas.turn import faces_shown

SCRATCH_SIZE = RANKING_SCRATCH
SUMS_ROOM = 1


@compiled
def advance(pos: Ints, table: Ints, ways: Ints, odds: Floats, words: Words, scratch: Ints, sums: Floats) -> None:
    """One node of the game."""
    phase = pos[PHASE]
    if phase == ROLL:
        roll_colours(pos, table, words)
    elif phase == PLACE:
        faces = faces_shown(pos)
        greedy = ways[pos[TURN]] == GREEDY
        row = best_row(pos, table, faces, scratch) if greedy else any_row(pos, table, faces, words)
        put_down(pos, table, row, scratch)
    elif phase == NOTE:
        draw_for_stock(pos, table, words)
    elif phase == ROLL_OUT:
        roll_out(pos, table, words, scratch)
    elif phase == DEAL:
        deal(pos, table, words, scratch)
    elif phase == CHOOSE_NOTE:
        dearest = pos[table[NOTES_AT] + SLOT * table[ROOM]]
        take(pos, table, YOU, dearest if ways[pos[TURN]] == GREEDY else any_note(pos, table, words))
        pay_slot(pos, table)
    elif phase == STARTER:
        choose_starter(pos, table, words)


@compiled
def rivals(pos: Ints, table: Ints) -> int:
    """`rivals_money`: what all colours but yours have in a solitaire; 0 elsewhere."""
    money = 0
    if not table[SECRET]:
        for colour in range(YOU + 1, table[OWNERS_HERE]):
            money += pos[MONEY + colour]
    return money


@compiled
def add_up(pos: Ints, table: Ints, out: Ints, at: int) -> None:
    """`result`: the most money (V13), or more than all rivals together (L4)."""
    players = table[PLAYERS]
    for seat in range(players):
        out[at + seat] = pos[PURSES + seat]
        out[at + players + seat] = pos[PURSE_NOTES + seat]
        out[at + 3 * players + seat] = pos[TURNS + seat]
    if table[SECRET]:
        find_best(out, at, players)
    else:
        out[at] = pos[MONEY + YOU]
        out[at + 1] = 0
        out[at + 2] = pos[MONEY + YOU] > rivals(pos, table)


play = fitted("play_colours", game_loop.play, advance=advance, run=advance, add_up=add_up, SCRATCH_SIZE=SCRATCH_SIZE)
