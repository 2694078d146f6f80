"""The frame of a game: who starts, rounds, and what comes before their first turn (L1, L2, S1, S2, S7).

Beside: `games/vegas/rounds.py`, and `fresh` of solitaire and secret colours.
"""

from __future__ import annotations

from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.compiler import Ints, Words, compiled
from flambeur.kernels.random_rolls import DICE as LUCK
from flambeur.kernels.random_rolls import below
from flambeur.kernels.vegas.colours.layout import (
    CARDS,
    CARDS_EACH,
    FIRST_GROUP,
    GONE,
    GROUP,
    LATER,
    LEFT,
    ROLL_OUT,
    SECOND_AT,
)
from flambeur.kernels.vegas.layout import (
    AT,
    BARRED,
    BEGINS,
    BIG,
    DICE,
    LAST_ROUND,
    OVER,
    OWNERS,
    OWNERS_HERE,
    PHASE,
    PLACES,
    PLAYERS,
    ROLLED,
    ROUND,
    TURN,
)
from flambeur.kernels.vegas.stock import stock, stock_drawn


@compiled
def choose_starter(pos: Ints, table: Ints, words: Words) -> None:
    """`ChooseStarter.resolve` (S3)."""
    pos[BEGINS] = below(words, LUCK, table[PLAYERS])
    begin_round(pos, table)


@compiled
def begin_round(pos: Ints, table: Ints) -> None:
    """`Rounds.run`: begin the next round, or end the game after the last (L4, S7)."""
    pos[ROLLED] = 0
    if pos[ROUND] == pos[LAST_ROUND]:
        pos[PHASE], pos[AT] = OVER, 0
        return
    players = table[PLAYERS]
    if pos[ROUND]:
        pos[BEGINS] = (pos[BEGINS] + 1) % players
    pos[ROUND] += 1
    pos[TURN] = (pos[BEGINS] + players - 1) % players  # the starter is next
    pos[GROUP], pos[BARRED] = 1, 0
    for colour in range(table[OWNERS_HERE]):
        pos[LEFT + colour] = table[FIRST_GROUP + colour]
        pos[LATER + colour] = table[table[SECOND_AT] + colour]
        pos[GONE + colour] = 0
    for at in range(players * CARDS_EACH):
        pos[CARDS + at] = 0
    for row in range(CASINOS if table[PLACES] == CASINOS else 2 * CASINOS):
        pos[BIG + row] = 0
        for colour in range(table[OWNERS_HERE]):
            pos[DICE + row * OWNERS + colour] = 0
    if stock(pos, table, 0):
        stocked(pos)


@compiled
def stocked(pos: Ints) -> None:
    """What follows the stocking: dice rolled out before play (L2, S1)."""
    pos[PHASE], pos[AT] = ROLL_OUT, 0


@compiled
def draw_for_stock(pos: Ints, table: Ints, words: Words) -> None:
    """`DrawColoursNote.resolve`, and the stocking that goes on by itself."""
    if stock_drawn(pos, table, words):
        stocked(pos)
