"""Stocking the casinos, and the pile they are stocked from (V3, V10, V14, B10).

Beside: `games/vegas/stock.py`, `pile.py`.
"""

from __future__ import annotations

from flambeur.kernels.compiler import Ints, Words, compiled
from flambeur.kernels.random_rolls import DICE, below
from flambeur.kernels.vegas.layout import (
    AT,
    CAPACITY,
    FIRST_VALUE,
    MINIMUM,
    NOTE,
    NOTE_COUNT,
    NOTES_AT,
    NOTES_EACH,
    PHASE,
    PILE_AT,
    PLACES,
    RAINBOW_WORTH,
    ROOM,
    UNDER_AT,
    UNDER_COUNT,
    UNDER_FIRST,
    UNSEEN,
    VALUES,
)


@compiled
def draw_note(pos: Ints, table: Ints, streams: Words) -> int:
    """The top note while some are unseen: one out of the multiset (`pile.draw_factor`)."""
    left = below(streams, DICE, pos[UNSEEN])
    pile, at = table[PILE_AT], 0
    for value in range(table[VALUES] - 1):  # to the end, without a look at what is found: the guess would cost more
        left -= pos[pile + value]
        at += left >= 0
    pos[pile + at] -= 1
    pos[UNSEEN] -= 1
    return table[FIRST_VALUE + at]


@compiled
def put_under(pos: Ints, table: Ints, note: int) -> None:
    """A note goes under the pile (V10)."""
    at = pos[UNDER_FIRST] + pos[UNDER_COUNT]
    if at >= table[CAPACITY]:
        at -= table[CAPACITY]
    pos[table[UNDER_AT] + at] = note
    pos[UNDER_COUNT] += 1


@compiled
def take_under(pos: Ints, table: Ints) -> int:
    """The next of the notes under the pile, once the unseen ones are gone."""
    note = pos[table[UNDER_AT] + pos[UNDER_FIRST]]
    first = pos[UNDER_FIRST] + 1
    pos[UNDER_FIRST] = 0 if first == table[CAPACITY] else first
    pos[UNDER_COUNT] -= 1
    return note


@compiled
def lay(pos: Ints, table: Ints, place: int, note: int) -> None:
    """One more note at a place, dearest first."""
    first = table[NOTES_AT] + place * table[ROOM]
    at = pos[NOTE_COUNT + place]
    while at > 0 and pos[first + at - 1] < note:
        pos[first + at] = pos[first + at - 1]
        at -= 1
    pos[first + at] = note
    pos[NOTE_COUNT + place] += 1


@compiled
def worth(pos: Ints, table: Ints, place: int) -> int:
    """What the notes at a place are worth while stocking: a rainbow card counts, too (B10)."""
    first = table[NOTES_AT] + place * table[ROOM]
    total = 0
    for at in range(first, first + pos[NOTE_COUNT + place]):
        total += pos[at] or table[RAINBOW_WORTH]
    return total


@compiled
def enough(pos: Ints, table: Ints, place: int) -> bool:
    """Whether a place is stocked (V3, L1, S1)."""
    if table[NOTES_EACH]:
        return pos[NOTE_COUNT + place] >= table[NOTES_EACH]
    return worth(pos, table, place) >= table[MINIMUM]


@compiled
def stock(pos: Ints, table: Ints, place: int) -> bool:
    """`Stock.run` from a place on; False when a note must be drawn first, for which the position waits then."""
    while place < table[PLACES]:
        if enough(pos, table, place):
            place += 1
        elif pos[UNSEEN]:
            pos[PHASE], pos[AT] = NOTE, place
            return False
        elif pos[UNDER_COUNT]:
            lay(pos, table, place, take_under(pos, table))
        else:
            break  # V14
    return True


@compiled
def stock_drawn(pos: Ints, table: Ints, streams: Words) -> bool:
    """`DrawNote.resolve`: the drawn note is laid, then it goes on as in `stock`."""
    place = pos[AT]
    lay(pos, table, place, draw_note(pos, table, streams))
    if enough(pos, table, place):
        place += 1
    if place == table[PLACES]:
        return True
    if pos[UNSEEN]:
        pos[AT] = place
        return False
    return stock(pos, table, place)
