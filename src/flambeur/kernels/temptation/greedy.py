"""What the greedy player does in Temptation. Beside: `bots/greedy/temptation.py`.

Sums and products of fractions are in the same order as there, so that both find exactly the same numbers. `odds` has
first the chances that dice show none but some faces, then those of finishing a row.
"""

from __future__ import annotations

from flambeur.kernels.compiling import Floats, Ints, compiled
from flambeur.kernels.temptation.judgement import AHEAD, LURE, NEVER, OPENED
from flambeur.kernels.temptation.layout import (
    FILLED,
    HAND,
    KIND,
    LENGTH,
    LONGEST,
    LYING,
    MOST_HAND,
    MOST_ROLLS,
    PHASE,
    PLAYERS,
    POINTS,
    PRESS,
    ROLLS,
    ROWS,
    SHOWN,
    STOCKS,
    TURN,
    WHITE,
    WORTH,
)
from flambeur.kernels.temptation.turn import fitting, placements, row_at
from flambeur.kernels.words import BITS, EACH

HANDS = 6
NONE_OF = 0
"""In `odds`: by dice · 7 + faces, the chance that every die shows one of so many faces."""
FINISH = HANDS * 7
"""By kind, spaces, dice lying, dice in hand and rolls: the chance to finish a row."""
ON, HALT = -1, -2
"""Rolling on and stopping, where a placement is a number from 0."""


@compiled
def finishes(odds: Floats, kind: int, length: int, lying: int, hand: int, rolls: int) -> float:
    """`odds`: the chance that so many dice finish a row within so many rolls."""
    return odds[FINISH + (((kind * 7 + length) * 7 + lying) * HANDS + hand) * (AHEAD + 1) + rolls]


@compiled
def next_hand(pos: Ints, table: Ints) -> int:
    """The dice that the next player will take."""
    seat, players = pos[TURN], table[PLAYERS]
    for step in range(1, players):
        stock = pos[STOCKS + (seat + step) % players]
        if stock:
            return min(table[MOST_HAND], stock)
    return min(table[MOST_HAND], pos[STOCKS + seat] + pos[HAND])


@compiled
def gain(pos: Ints, table: Ints, odds: Floats, row: int, lying: int, ahead: int) -> float:
    """`_Desk.gain`: what one more die in a row brings that has so many."""
    at = row_at(pos, row)
    worth, length, kind = table[at + WORTH], table[at + LENGTH], table[at + KIND]
    if lying + 1 == length:
        return float(worth) if table[at + WHITE] else -float(min(worth, pos[POINTS + pos[TURN]]))
    if not table[at + WHITE]:
        return LURE * worth
    opened = OPENED * (
        finishes(odds, kind, length, lying + 1, ahead, AHEAD) - finishes(odds, kind, length, lying, ahead, AHEAD)
    )
    return -worth * opened


@compiled
def rolling(pos: Ints, table: Ints, odds: Floats, hand: int, ahead: int, sums: Floats) -> float:
    """`_Desk.rolling`: what another roll of so many dice is worth, compared with stopping."""
    left = table[MOST_ROLLS] - pos[ROLLS]
    if not hand or not left:
        return 0.0
    for face in range(ROWS):
        sums[face] = NEVER
    fits = 0
    for row in range(ROWS):
        faces = fitting(pos, table, row)
        if faces:
            fits |= faces
            more = gain(pos, table, odds, row, pos[FILLED + row], ahead)
            for face in range(ROWS):
                if faces >> face & 1 and more > sums[face]:
                    sums[face] = more
    value, rest = 0.0, 6
    while fits:
        top = -1
        for face in range(ROWS):
            if fits >> face & 1 and (top < 0 or sums[face] > sums[top]):
                top = face
        fits &= ~(1 << top)
        value += sums[top] * (odds[NONE_OF + hand * 7 + rest] - odds[NONE_OF + hand * 7 + rest - 1])
        rest -= 1
    rolls = min(left, AHEAD)
    for row in range(ROWS):
        at = row_at(pos, row)
        lying = pos[FILLED + row]
        if table[at + WHITE] and table[at + LENGTH] - lying > 1:
            value += table[at + WORTH] * finishes(odds, table[at + KIND], table[at + LENGTH], lying, hand, rolls)
    return value


@compiled
def most_shown(shown: int, faces: int) -> int:
    """Of the faces in a set, the one that most dice show, from 0; -1 when none does."""
    found, most = -1, 0
    for face in range(ROWS):
        count = shown >> BITS * face & EACH
        if faces >> face & 1 and count > most:
            found, most = face, count
    return found


@compiled
def placing(pos: Ints, table: Ints, odds: Floats, placement: int, ahead: int, sums: Floats) -> float:
    """`_Desk.placing`: the best that can come of placing this die, and perhaps more of the roll in the same row."""
    face, row = placement // ROWS, placement % ROWS
    shown, hand, filled = pos[SHOWN], pos[HAND], pos[FILLED + row]
    lying, total, best = filled, 0.0, NEVER
    while face >= 0:
        total += gain(pos, table, odds, row, lying, ahead)
        pos[LYING + row * LONGEST + lying] = face + 1
        lying += 1
        shown -= 1 << BITS * face
        hand -= 1
        best = max(best, total + max(0.0, rolling(pos, table, odds, hand, ahead, sums)))
        pos[FILLED + row] = lying  # laid for a moment, to see what would fit next
        face = most_shown(shown, fitting(pos, table, row))
        pos[FILLED + row] = filled
    for at in range(filled, lying):
        pos[LYING + row * LONGEST + at] = 0
    return best


@compiled
def best_move(pos: Ints, table: Ints, odds: Floats, count: int, sums: Floats) -> int:
    """`choose`: a placement, `ON` or `HALT`; equal ones by their order."""
    ahead = next_hand(pos, table)
    chosen, top = placements(pos, table, 0), NEVER
    if pos[PHASE] == PRESS:
        on = rolling(pos, table, odds, pos[HAND], ahead, sums) if pos[ROLLS] < table[MOST_ROLLS] else 0.0
        chosen, top = ON if on > 0 else HALT, max(on, 0.0)
    for number in range(count):
        placement = placements(pos, table, number)
        value = placing(pos, table, odds, placement, ahead, sums)
        if value > top:
            chosen, top = placement, value
    return chosen
