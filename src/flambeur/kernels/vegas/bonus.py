"""Bonus cards: dealt before the first turn, shown when their note is won (B14–B16, M6).

Beside: `games/vegas/bonus.py`.
"""

from __future__ import annotations

from flambeur.kernels.compiler import Ints, Words, compiled
from flambeur.kernels.random_rolls import DICE, below
from flambeur.kernels.vegas.layout import (
    BONUS_DICE,
    BONUS_EACH,
    BONUS_VALUES,
    DECK_AT,
    FIRST_VALUE,
    HELD,
    HIGHEST_BONUS,
    PLAYERS,
    RECEIVED,
    SCORED,
    VALUES,
)


@compiled
def deal_bonus(pos: Ints, table: Ints, streams: Words, seat: int) -> None:
    """`DealBonus.resolve`: one card out of the deck for a seat (B14)."""
    deck = table[DECK_AT]
    total = 0
    for at in range(table[BONUS_VALUES]):
        total += pos[deck + at]
    number = below(streams, DICE, total)
    at = 0
    number -= pos[deck]
    while number >= 0:
        at += 1
        number -= pos[deck + at]
    pos[deck + at] -= 1
    note = table[FIRST_VALUE + table[VALUES] + at]
    first = HELD + seat * BONUS_EACH
    if pos[first] == 0:
        pos[first] = note
    elif note < pos[first]:
        pos[first + 1] = pos[first]
        pos[first] = note
    else:
        pos[first + 1] = note


@compiled
def score_bonus(pos: Ints, table: Ints, seat: int, note: int) -> None:
    """Every card of a seat with the value of a note just received counts (B15)."""
    value = 0
    while table[FIRST_VALUE + value] != note:
        value += 1
    pos[RECEIVED + seat] |= 1 << value
    held = HELD + seat * BONUS_EACH
    for _ in range(BONUS_EACH):
        if pos[held] == note:
            match = 0
        elif pos[held + 1] == note:
            match = 1
        else:
            return
        pos[BONUS_DICE + seat] = min(pos[BONUS_DICE + seat] + 1, table[HIGHEST_BONUS])
        scored = SCORED + seat * BONUS_EACH
        pos[scored if pos[scored] == 0 else scored + 1] = note
        if match == 0:
            pos[held] = pos[held + 1]
        pos[held + 1] = 0


@compiled
def shuffle_bonus(pos: Ints, table: Ints) -> None:
    """All cards go back to the deck at the end of a round (B16)."""
    for seat in range(table[PLAYERS]):
        pos[RECEIVED + seat] = 0
    for at in range(table[PLAYERS] * BONUS_EACH):
        for first in (HELD, SCORED):
            note = pos[first + at]
            if note:
                card = 0
                while table[FIRST_VALUE + table[VALUES] + card] != note:
                    card += 1
                pos[table[DECK_AT] + card] += 1
                pos[first + at] = 0
