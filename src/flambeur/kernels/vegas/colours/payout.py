"""Payouts among colours: a casino at the end of a round and the slot machine in solitaire (L4, M11), secret colours at
once and when they are revealed (S4–S6). Beside: `games/vegas/colours/payout.py`, `slot.py`, `secret.py`.
"""

from __future__ import annotations

from flambeur.games.vegas.colours.slot import YOU
from flambeur.games.vegas.state import CASINOS, SLOT
from flambeur.kernels.compiler import Ints, compiled
from flambeur.kernels.vegas.colours.layout import (
    CARDS,
    CARDS_EACH,
    DISCARDED,
    DISCARDS_AT,
    GONE,
    PURSE_NOTES,
    PURSED,
    PURSES,
    PURSES_AT,
)
from flambeur.kernels.vegas.colours.rounds import begin_round
from flambeur.kernels.vegas.layout import (
    CHOOSE_NOTE,
    DICE,
    LOG_AT,
    LOGGED,
    MONEY,
    NOTE_COUNT,
    NOTES_AT,
    ORDER,
    ORDER_COUNT,
    OWNERS,
    OWNERS_HERE,
    PHASE,
    PLACES,
    PLAYERS,
    ROOM,
    WON,
)
from flambeur.kernels.vegas.payout import earn
from flambeur.kernels.vegas.ranking import PAID_ORDER, count_dice, rank
from flambeur.kernels.vegas.stock import put_under


@compiled
def sweep(pos: Ints, table: Ints, place: int, first: int) -> None:
    """`sweep`: the notes of a place from number `first` on go under the pile (V10)."""
    begin = table[NOTES_AT] + place * table[ROOM]
    for at in range(begin + first, begin + pos[NOTE_COUNT + place]):
        put_under(pos, table, pos[at])
    pos[NOTE_COUNT + place] = 0


@compiled
def settle(pos: Ints, table: Ints, place: int, scratch: Ints) -> None:
    """`SettleColours.run`: by rank, ties out; what is left goes under the pile (V8–V10)."""
    count_dice(pos, table, place, scratch)
    paid = min(rank(table, scratch, 0), pos[NOTE_COUNT + place])
    for at in range(paid):
        earn(pos, table, scratch[PAID_ORDER + at], pos[table[NOTES_AT] + place * table[ROOM] + at])
    sweep(pos, table, place, paid)


@compiled
def pay_out(pos: Ints, table: Ints, scratch: Ints) -> None:
    """The end of a solitaire's round."""
    for place in range(CASINOS):
        settle(pos, table, place, scratch)
    if table[PLACES] > CASINOS:
        count_dice(pos, table, SLOT, scratch)
        pos[ORDER_COUNT] = rank(table, scratch, 0)
        for at in range(pos[ORDER_COUNT]):
            pos[ORDER + at] = scratch[PAID_ORDER + at]
        pay_slot(pos, table)
    else:
        begin_round(pos, table)


@compiled
def take(pos: Ints, table: Ints, colour: int, note: int) -> None:
    """A colour takes a note of this value from the slot machine."""
    at = table[NOTES_AT] + SLOT * table[ROOM]
    pos[NOTE_COUNT + SLOT] -= 1
    last = at + pos[NOTE_COUNT + SLOT]
    while pos[at] != note:
        at += 1
    for behind in range(at, last):
        pos[behind] = pos[behind + 1]
    earn(pos, table, colour, note)


@compiled
def pay_slot(pos: Ints, table: Ints) -> None:
    """`PaySlot.run`: rivals take the dearest note, you choose yours (M4, M11)."""
    at = 0
    while at < pos[ORDER_COUNT] and pos[NOTE_COUNT + SLOT]:
        colour = pos[ORDER + at]
        at += 1
        if colour == YOU:
            pos[PHASE] = CHOOSE_NOTE
            break
        take(pos, table, colour, pos[table[NOTES_AT] + SLOT * table[ROOM]])
    else:
        pos[ORDER_COUNT] = 0
        sweep(pos, table, SLOT, 0)
        begin_round(pos, table)
        return
    pos[ORDER_COUNT] -= at
    for behind in range(pos[ORDER_COUNT]):
        pos[ORDER + behind] = pos[ORDER + at + behind]


# -- secret colours


@compiled
def win_at_once(pos: Ints, table: Ints, place: int, scratch: Ints) -> None:
    """`SecretColours.after_placing`: untied colours win the cheapest notes, and their dice leave (S4, S5)."""
    count_dice(pos, table, place, scratch)
    paid = min(rank(table, scratch, 0), pos[NOTE_COUNT + place])
    pos[NOTE_COUNT + place] -= paid
    first = table[NOTES_AT] + place * table[ROOM] + pos[NOTE_COUNT + place]
    for at in range(paid):
        colour = scratch[PAID_ORDER + at]
        earn(pos, table, colour, pos[first + at])
        pos[GONE + colour] += pos[DICE + place * OWNERS + colour]
        pos[DICE + place * OWNERS + colour] = 0


@compiled
def discard(pos: Ints, table: Ints, note: int) -> None:
    """A note that nobody claims (S6)."""
    pos[table[DISCARDS_AT] + pos[DISCARDED]] = note
    pos[DISCARDED] += 1


@compiled
def reveal(pos: Ints, table: Ints) -> None:
    """`RevealColours.run`: everybody takes the notes under their colours; the others are discarded (S6)."""
    held, log = 0, table[LOG_AT]
    for seat in range(table[PLAYERS]):
        for card in range(CARDS_EACH):
            colour = pos[CARDS + seat * CARDS_EACH + card] - 1
            held |= 1 << colour
            for at in range(log, log + pos[LOGGED]):
                if pos[at] & 15 == colour:
                    note = pos[at] >> 4
                    pos[table[PURSES_AT] + pos[PURSED]] = note * 16 + seat
                    pos[PURSED] += 1
                    pos[PURSES + seat] += note
                    pos[PURSE_NOTES + seat] += 1
    for colour in range(table[OWNERS_HERE]):
        pos[MONEY + colour], pos[WON + colour] = 0, 0
        if not held >> colour & 1:
            for at in range(log, log + pos[LOGGED]):
                if pos[at] & 15 == colour:
                    discard(pos, table, pos[at] >> 4)
    pos[LOGGED] = 0
    for place in range(CASINOS):
        first = table[NOTES_AT] + place * table[ROOM]
        for at in range(first, first + pos[NOTE_COUNT + place]):
            discard(pos, table, pos[at])
        pos[NOTE_COUNT + place] = 0
    begin_round(pos, table)
