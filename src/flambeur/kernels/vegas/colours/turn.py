"""A turn where colours are rolled together (L2, L3, S1–S3, M11). Beside: `games/vegas/colours/turn.py`, `secret.py`."""

from __future__ import annotations

from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.common_layout import BITS, EACH
from flambeur.kernels.compiler import Ints, Words, compiled
from flambeur.kernels.random_rolls import DICE as LUCK
from flambeur.kernels.random_rolls import below, roll
from flambeur.kernels.vegas.colours.layout import (
    BIG_DICE,
    CARDS,
    CARDS_EACH,
    DEAL,
    DEALS,
    FIRST_OUT,
    GROUP,
    LATER,
    LEFT,
    ROLLED_OUT,
    SECRET,
    SHOWN,
)
from flambeur.kernels.vegas.colours.payout import pay_out, reveal, win_at_once
from flambeur.kernels.vegas.layout import (
    AT,
    BARRED,
    BIG,
    DICE,
    OWNERS,
    OWNERS_HERE,
    PHASE,
    PLACE,
    PLAYERS,
    ROLL,
    ROLLED,
    TURN,
    TURNS,
)


@compiled
def roll_out(pos: Ints, table: Ints, words: Words, scratch: Ints) -> None:
    """`RollOut.resolve`: dice of some colours lie where they show, then their big dice (L2, S1, M11)."""
    count, first, colours = table[ROLLED_OUT], table[FIRST_OUT], table[OWNERS_HERE]
    for colour in range(first, colours):
        shown = roll(words, count)
        for face in range(CASINOS):
            pos[DICE + face * OWNERS + colour] += shown >> BITS * face & EACH
        pos[LEFT + colour] -= count
    if table[BIG_DICE]:
        for colour in range(first, colours):
            pos[BIG + below(words, LUCK, CASINOS)] |= 1 << colour
            pos[LEFT + colour] -= 1
    if table[DEALS]:
        pos[PHASE], pos[AT] = DEAL, 0
    else:
        next_throw(pos, table, scratch)


@compiled
def deal(pos: Ints, table: Ints, words: Words, scratch: Ints) -> None:
    """`DealColour.resolve`: one of the colours that nobody holds (S2)."""
    seat, cards = pos[AT] // table[DEALS], table[PLAYERS] * CARDS_EACH
    rest = (1 << table[OWNERS_HERE]) - 1
    dealt = 0
    for at in range(CARDS, CARDS + cards):
        if pos[at]:
            rest &= ~(1 << pos[at] - 1)
            dealt += 1
    left = below(words, LUCK, table[OWNERS_HERE] - dealt)
    colour = -1
    while left >= 0:
        colour += 1
        left -= rest >> colour & 1
    first = CARDS + seat * CARDS_EACH
    card = colour + 1
    if pos[first] == 0:
        pos[first] = card
    elif card < pos[first]:
        pos[first], pos[first + 1] = card, pos[first]
    else:
        pos[first + 1] = card
    pos[AT] += 1
    if pos[AT] == table[DEALS] * table[PLAYERS]:
        pos[AT] = 0
        next_throw(pos, table, scratch)


@compiled
def next_throw(pos: Ints, table: Ints, scratch: Ints) -> None:
    """`Throws.run`: the next seat rolls while dice are left; then group 2, then the round is settled (L3, S3)."""
    pos[ROLLED] = 0
    colours = table[OWNERS_HERE]
    left, later = 0, 0
    for colour in range(colours):
        left += pos[LEFT + colour]
        later += pos[LATER + colour]
    if not left and later:
        pos[GROUP] = 2
        for colour in range(colours):
            pos[LEFT + colour], pos[LATER + colour] = pos[LATER + colour], 0
        left = later
    if left:
        pos[TURN] = (pos[TURN] + 1) % table[PLAYERS]
        pos[PHASE] = ROLL
    elif table[SECRET]:
        reveal(pos, table)
    else:
        pay_out(pos, table, scratch)


@compiled
def roll_colours(pos: Ints, table: Ints, words: Words) -> None:
    """`RollColours.resolve`: one die of each colour that has dice left (L3, S3)."""
    for colour in range(table[OWNERS_HERE]):
        shown = 1 + below(words, LUCK, CASINOS) if pos[LEFT + colour] else 0
        pos[SHOWN + colour] = shown
        if shown:
            pos[ROLLED] += 1 << BITS * (shown - 1)
    pos[TURNS + pos[TURN]] += 1
    pos[PHASE] = PLACE


@compiled
def is_big(pos: Ints, table: Ints, colour: int) -> bool:
    """`big_in_roll`: whether the die of a colour in the roll is its big one, the last of group 2 (M11)."""
    return table[BIG_DICE] != 0 and pos[GROUP] == 2 and pos[LEFT + colour] == 1


@compiled
def put_down(pos: Ints, table: Ints, row: int, scratch: Ints) -> None:
    """`put_down`: lay all dice of a face, and what follows by itself."""
    face = row if row < CASINOS else row - CASINOS
    for colour in range(table[OWNERS_HERE]):
        if pos[SHOWN + colour] == face + 1:
            if is_big(pos, table, colour):
                pos[BIG + row] |= 1 << colour
            else:
                pos[DICE + row * OWNERS + colour] += 1
            pos[LEFT + colour] -= 1
    if row >= CASINOS:
        pos[BARRED] |= 1 << face  # B11
    if table[SECRET]:
        win_at_once(pos, table, row, scratch)
    next_throw(pos, table, scratch)
