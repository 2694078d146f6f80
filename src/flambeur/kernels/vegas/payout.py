"""The payout: rainbow cards, then casino by casino, then the slot machine (V8–V10, V23, B10, B12, B13, C9, M4).

Beside: `games/vegas/payout.py`, `rainbow.py`, `slot_payout.py`.
"""

from __future__ import annotations

from flambeur.games.vegas.state import CASINOS
from flambeur.games.vegas.state import SLOT as SLOT_MACHINE
from flambeur.kernels.compiling import Ints, Words, compiled
from flambeur.kernels.vegas.bonus import score_bonus
from flambeur.kernels.vegas.layout import (
    AT,
    BONUSES,
    CHOOSE_NOTE,
    GONE,
    LOG_AT,
    LOGGED,
    MONEY,
    NOTE_COUNT,
    NOTES_AT,
    ORDER,
    ORDER_COUNT,
    PAID,
    PAID_COUNT,
    PHASE,
    PLACES,
    PLAYERS,
    RAINBOW_NOTE,
    RAINBOW_WORTH,
    ROOM,
    UNDER_COUNT,
    UNSEEN,
    WON,
)
from flambeur.kernels.vegas.ranking import PAID_ORDER, count_dice, stand
from flambeur.kernels.vegas.rounds import end_round
from flambeur.kernels.vegas.stocking import draw_note, lay, put_under, take_under


@compiled
def earn(pos: Ints, table: Ints, seat: int, note: int) -> None:
    """A seat takes a note."""
    pos[table[LOG_AT] + pos[LOGGED]] = note * 16 + seat
    pos[LOGGED] += 1
    pos[MONEY + seat] += note
    pos[WON + seat] += 1


@compiled
def settle(pos: Ints, table: Ints, place: int, desk: Ints) -> None:
    """`Settle.run`: pay out one casino; what nobody wins goes under the pile, dearest first (V10)."""
    notes = pos[NOTE_COUNT + place]
    if not notes:
        return
    first = table[NOTES_AT] + place * table[ROOM]
    count_dice(pos, table, place, desk)
    paid = min(stand(pos, table, place, desk), notes)
    for at in range(paid):
        owner = desk[PAID_ORDER + at]
        if owner == table[PLAYERS]:  # V23
            put_under(pos, table, pos[first + at])
        else:
            earn(pos, table, owner, pos[first + at])
    for at in range(paid, notes):
        put_under(pos, table, pos[first + at])
    if table[BONUSES]:
        for at in range(paid):
            if desk[PAID_ORDER + at] != table[PLAYERS]:
                score_bonus(pos, table, desk[PAID_ORDER + at], pos[first + at])
    pos[NOTE_COUNT + place] = 0


@compiled
def settle_slot(pos: Ints, table: Ints, desk: Ints) -> None:
    """`SettleSlot.run`."""
    count_dice(pos, table, SLOT_MACHINE, desk)
    paid = stand(pos, table, SLOT_MACHINE, desk)
    for at in range(paid):
        pos[ORDER + at] = desk[PAID_ORDER + at]
    pos[ORDER_COUNT] = paid
    pos[PAID_COUNT] = 0
    pay_slot(pos, table)


@compiled
def pay_slot(pos: Ints, table: Ints) -> None:
    """`PaySlot.run`: whoever is next chooses a note, until there is nobody or nothing left (B12)."""
    first = table[NOTES_AT] + SLOT_MACHINE * table[ROOM]
    while pos[ORDER_COUNT] and pos[NOTE_COUNT + SLOT_MACHINE]:
        last = first + pos[NOTE_COUNT + SLOT_MACHINE] - 1
        if pos[ORDER] != table[PLAYERS] and pos[first] != pos[last]:
            pos[PHASE] = CHOOSE_NOTE
            return
        take(pos, table, pos[first])  # B13: the neutral colour takes the dearest
    if table[BONUSES]:
        for at in range(pos[PAID_COUNT]):
            score_bonus(pos, table, pos[PAID + 2 * at], pos[PAID + 2 * at + 1])
    for at in range(first, first + pos[NOTE_COUNT + SLOT_MACHINE]):
        put_under(pos, table, pos[at])
    pos[NOTE_COUNT + SLOT_MACHINE] = 0
    pos[ORDER_COUNT] = 0
    pos[PAID_COUNT] = 0
    end_round(pos, table)


@compiled
def take(pos: Ints, table: Ints, note: int) -> None:
    """`PaySlot.take`: the next owner takes a note of this value from the slot machine."""
    first = table[NOTES_AT] + SLOT_MACHINE * table[ROOM]
    at = first
    while pos[at] != note:
        at += 1
    pos[NOTE_COUNT + SLOT_MACHINE] -= 1
    for behind in range(at, first + pos[NOTE_COUNT + SLOT_MACHINE]):
        pos[behind] = pos[behind + 1]
    owner = pos[ORDER]
    pos[ORDER_COUNT] -= 1
    for behind in range(pos[ORDER_COUNT]):
        pos[ORDER + behind] = pos[ORDER + behind + 1]
    if owner == table[PLAYERS]:  # V23
        put_under(pos, table, note)
        return
    earn(pos, table, owner, note)
    pos[PAID + 2 * pos[PAID_COUNT]] = owner
    pos[PAID + 2 * pos[PAID_COUNT] + 1] = note
    pos[PAID_COUNT] += 1


@compiled
def pay_out(pos: Ints, table: Ints, place: int, desk: Ints) -> None:
    """The end of a round from the rainbow cards at a place on: all of them become notes first, then all are paid."""
    if table[RAINBOW_WORTH] and not replace_rainbows(pos, table, place):
        return
    pos[AT] = 0
    for casino in range(CASINOS):
        settle(pos, table, casino, desk)
    if table[PLACES] > CASINOS:
        settle_slot(pos, table, desk)
    else:
        end_round(pos, table)


@compiled
def replace_rainbows(pos: Ints, table: Ints, place: int) -> bool:
    """`ReplaceRainbow.run` for this place and those behind it; False when a note must be drawn (B10, C9)."""
    while place < table[PLACES]:
        last = table[NOTES_AT] + place * table[ROOM] + pos[NOTE_COUNT + place] - 1
        if not pos[NOTE_COUNT + place] or pos[last]:
            place += 1
            continue
        if pos[UNSEEN]:
            pos[PHASE], pos[AT] = RAINBOW_NOTE, place
            return False
        pos[GONE] += 1
        pos[NOTE_COUNT + place] -= 1
        if pos[UNDER_COUNT]:
            lay(pos, table, place, take_under(pos, table))
    return True


@compiled
def rainbow_drawn(pos: Ints, table: Ints, streams: Words, desk: Ints) -> None:
    """`DrawForRainbow.resolve`; a rainbow card that comes up leaves the game, and another is drawn."""
    place = pos[AT]
    note = draw_note(pos, table, streams)
    pos[GONE] += 1
    if note:
        pos[NOTE_COUNT + place] -= 1
        lay(pos, table, place, note)
    pay_out(pos, table, place, desk)
