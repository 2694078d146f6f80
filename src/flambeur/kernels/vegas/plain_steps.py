"""A plain table stepped from choice to choice, and what the seat that must choose sees there.

The same rules as in `turn` and `payout` and the same observation as in `batch`, without looking for what such a table
does not have: tables stepped together spend most of their time here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from flambeur.games.vegas.dice import OWN
from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.common_layout import BITS, EACH
from flambeur.kernels.compiler import Floats, Ints, Words, compiled
from flambeur.kernels.random_rolls import roll
from flambeur.kernels.vegas.layout import (
    AT,
    DICE,
    HANDS,
    KINDS,
    MONEY,
    NOTE_COUNT,
    NOTES_AT,
    OWNERS,
    PHASE,
    PILE_AT,
    PLACE,
    PLAYERS,
    ROLL,
    ROLLED,
    ROOM,
    ROUND,
    ROUNDS,
    TURN,
    TURNS,
    UNDER_COUNT,
    VALUES,
    WON,
)
from flambeur.kernels.vegas.plain import settle
from flambeur.kernels.vegas.rounds import end_round

HUNDRED: Any = np.float32(100)
"""Of whole numbers this small, fractions are the same whether rounded once or by way of a longer fraction."""
NO_NOTE: Any = np.float32(-1)
SHOWN_ROLL = 5
"""Where the roll lies in an observation."""
SHOWN_SEATS = SHOWN_ROLL + KINDS * CASINOS
SEAT_WIDTH = KINDS + 3


@compiled
def put_down(pos: Ints, table: Ints, face: int) -> None:
    """Lay all dice of a face; then it is the next seat's turn that has dice, or the payout (V6–V10)."""
    players, seat = table[PLAYERS], pos[TURN]
    dice = pos[ROLLED + OWN] >> BITS * face & EACH
    pos[HANDS + seat * KINDS + OWN] -= dice
    pos[DICE + face * OWNERS + seat] += dice
    pos[ROLLED + OWN] = 0
    for _ in range(players):
        seat = seat + 1 if seat + 1 < players else 0
        if pos[HANDS + seat * KINDS + OWN]:
            pos[TURN], pos[PHASE] = seat, ROLL
            return
    for place in range(CASINOS):
        settle(pos, table, place)
    pos[AT] = 0
    end_round(pos, table)


@compiled
def roll_dice(pos: Ints, words: Words) -> None:
    """The seat whose turn it is rolls (V5)."""
    seat = pos[TURN]
    pos[ROLLED + OWN] = roll(words, pos[HANDS + seat * KINDS + OWN])
    pos[TURNS + seat] += 1
    pos[PHASE] = PLACE


@compiled
def look(pos: Ints, table: Ints, seen: Floats) -> int:
    """As `batch.look`: clear the observation, then fill it in; returns the seat."""
    players, room, seat = table[PLAYERS], table[ROOM], pos[TURN]
    row_width = 2 * players + 1
    dice = SHOWN_SEATS + players * SEAT_WIDTH
    notes = dice + CASINOS * row_width
    for at in range(notes):
        seen[at] = 0
    seen[0], seen[3], seen[4] = 1, pos[ROUND] / table[ROUNDS], -1
    for face in range(CASINOS):
        seen[SHOWN_ROLL + face] = pos[ROLLED + OWN] >> BITS * face & EACH
    other = seat
    for step in range(players):
        at = SHOWN_SEATS + step * SEAT_WIDTH
        seen[at] = pos[HANDS + other * KINDS + OWN]
        seen[at + KINDS] = np.float32(pos[MONEY + other]) / HUNDRED
        seen[at + KINDS + 1] = pos[WON + other]
        for row in range(CASINOS):
            seen[dice + row * row_width + 2 * step] = pos[DICE + row * OWNERS + other]
        other = other + 1 if other + 1 < players else 0
    at, first = notes, table[NOTES_AT]
    for place in range(CASINOS):
        for number in range(room):
            worth = np.float32(pos[first + number]) / HUNDRED
            seen[at + number] = worth if number < pos[NOTE_COUNT + place] else NO_NOTE
        at += room
        first += room
    for face in range(CASINOS):
        seen[at + face] = 0
    at += CASINOS
    for value in range(table[VALUES]):
        seen[at + value] = pos[table[PILE_AT] + value]
    at += table[VALUES]
    seen[at], seen[at + 1], seen[at + 2] = pos[UNDER_COUNT], 0, 0
    return seat
