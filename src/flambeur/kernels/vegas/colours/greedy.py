"""What the greedy player does where dice of all colours are rolled together. See `analysis/greedy/vegas_colours.py`."""

from __future__ import annotations

from flambeur.games.vegas.colours.slot import YOU
from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.compiler import Ints, compiled
from flambeur.kernels.vegas.colours.layout import CARDS, CARDS_EACH, SECRET, SHOWN
from flambeur.kernels.vegas.colours.turn import is_big
from flambeur.kernels.vegas.layout import NOTE_COUNT, NOTES_AT, OWNERS_HERE, PLAYERS, ROOM, TURN
from flambeur.kernels.vegas.ranking import COUNTS, PAID_ORDER, count_dice, rank
from flambeur.kernels.vegas.turn import slot_faces


@compiled
def lead(pos: Ints, table: Ints, place: int, scratch: Ints) -> int:
    """`_lead`: what you would be paid at the counted place less what rivals would be."""
    first, total = table[NOTES_AT] + place * table[ROOM], 0
    for at in range(min(rank(table, scratch, 0), pos[NOTE_COUNT + place])):
        total += pos[first + at] if scratch[PAID_ORDER + at] == YOU else -pos[first + at]
    return total


@compiled
def worth_alone(pos: Ints, table: Ints, row: int, scratch: Ints) -> float:
    """`_solitaire`: what a placement adds to your lead."""
    place, face = (row, row) if row < CASINOS else (CASINOS, row - CASINOS)
    count_dice(pos, table, place, scratch)
    before = lead(pos, table, place, scratch)
    for colour in range(table[OWNERS_HERE]):
        if pos[SHOWN + colour] == face + 1:
            scratch[COUNTS + colour] += 2 if is_big(pos, table, colour) else 1
    return float(lead(pos, table, place, scratch) - before)


@compiled
def worth_in_secret(pos: Ints, table: Ints, face: int, scratch: Ints) -> float:
    """`_secret`: what your colours win at once less a share of what the others win."""
    count_dice(pos, table, face, scratch)
    for colour in range(table[OWNERS_HERE]):
        scratch[COUNTS + colour] += pos[SHOWN + colour] == face + 1
    paid = min(rank(table, scratch, 0), pos[NOTE_COUNT + face])
    first = table[NOTES_AT] + face * table[ROOM] + pos[NOTE_COUNT + face] - paid
    held = CARDS + pos[TURN] * CARDS_EACH
    mine, theirs = 0, 0
    for at in range(paid):
        card = scratch[PAID_ORDER + at] + 1
        if card in (pos[held], pos[held + 1]):
            mine += pos[first + at]
        else:
            theirs += pos[first + at]
    return mine - theirs / table[PLAYERS]


@compiled
def best_row(pos: Ints, table: Ints, faces: int, scratch: Ints) -> int:
    """The row of the best placement, the first of equals; the casinos come before the slot machine."""
    chosen, top = -1, 0.0
    placeable = faces | slot_faces(pos, table, faces) << CASINOS
    for row in range(2 * CASINOS):
        if placeable >> row & 1:
            secret = table[SECRET] != 0
            value = worth_in_secret(pos, table, row, scratch) if secret else worth_alone(pos, table, row, scratch)
            if chosen < 0 or value > top:
                chosen, top = row, value
    return chosen
