"""What the greedy player does in Temptation. Beside: `analysis/greedy/temptation.py`.

Sums and products of fractions are in the same order as there, so that both find exactly the same numbers. `odds` has
first the chances that dice show none but some faces, then those of finishing a row.
"""

from __future__ import annotations

from flambeur.kernels.common_layout import BITS, EACH
from flambeur.kernels.compiler import Floats, Ints, compiled
from flambeur.kernels.instructions import count_bits, lowest_bit
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
from flambeur.kernels.temptation.turn import fitting, row_at

HANDS = 6
NONE_OF = 0
"""In `odds`: by dice · 7 + faces, the chance that every die shows one of so many faces."""
FINISH = HANDS * 7
"""By kind, spaces, dice lying, dice in hand and rolls: the chance to finish a row."""
ROLLING = 8
"""In `sums`, behind the gains of the faces: by dice, what another roll is worth."""
GREEDY_SUMS = ROLLING + HANDS
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
def look_ahead(pos: Ints, table: Ints, odds: Floats, ahead: int, sums: Floats) -> None:
    """`_Desk.rolling` for every number of dice up to the hand: what another roll is worth, compared with stopping."""
    left = table[MOST_ROLLS] - pos[ROLLS]
    for hand in range(pos[HAND] + 1):
        sums[ROLLING + hand] = 0.0
    if not left:
        return
    many = sort_gains(pos, table, odds, ahead, sums)
    rolls = min(left, AHEAD)
    for hand in range(1, pos[HAND] + 1):
        value = 0.0
        for number in range(many):
            none_of = NONE_OF + hand * 7 + ROWS - number
            value += sums[number] * (odds[none_of] - odds[none_of - 1])
        for row in range(ROWS):
            at = row_at(pos, row)
            lying = pos[FILLED + row]
            if table[at + WHITE] and table[at + LENGTH] - lying > 1:
                value += table[at + WORTH] * finishes(odds, table[at + KIND], table[at + LENGTH], lying, hand, rolls)
        sums[ROLLING + hand] = value


@compiled
def sort_gains(pos: Ints, table: Ints, odds: Floats, ahead: int, sums: Floats) -> int:
    """`_Desk._look_ahead`: the best gain of each face that fits anywhere, highest first; how many they are."""
    for face in range(ROWS):
        sums[face] = NEVER
    fits = 0
    for row in range(ROWS):
        faces = fitting(pos, table, row)
        if faces:
            fits |= faces
            more = gain(pos, table, odds, row, pos[FILLED + row], ahead)
            while faces:
                face = lowest_bit(faces)
                faces &= faces - 1
                sums[face] = max(sums[face], more)
    for end in range(1, ROWS):  # faces that do not fit are worth less than any that does
        at, moved = end, sums[end]
        while at > 0 and sums[at - 1] < moved:
            sums[at] = sums[at - 1]
            at -= 1
        sums[at] = moved
    return count_bits(fits)


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
        best = max(best, total + max(0.0, sums[ROLLING + hand]))
        pos[FILLED + row] = lying  # laid for a moment, to see what would fit next
        face = most_shown(shown, fitting(pos, table, row))
        pos[FILLED + row] = filled
    for at in range(filled, lying):
        pos[LYING + row * LONGEST + at] = 0
    return best


@compiled
def best_move(pos: Ints, table: Ints, odds: Floats, found: int, sums: Floats) -> int:
    """`choose`: one of the placements, `ON` or `HALT`; equal ones by their order."""
    ahead = next_hand(pos, table)
    look_ahead(pos, table, odds, ahead, sums)
    chosen, top = -1, NEVER
    if pos[PHASE] == PRESS:
        on = sums[ROLLING + pos[HAND]]
        chosen, top = ON if on > 0 else HALT, max(on, 0.0)
    else:
        chosen = lowest_bit(found)
    while found:
        placement = lowest_bit(found)
        found &= found - 1
        value = placing(pos, table, odds, placement, ahead, sums)
        if value > top:
            chosen, top = placement, value
    return chosen
