"""The payout: rainbow cards, then casino by casino, then the slot machine (V8–V10, V23, B10, B12, B13, C9, M4, A1).

Beside: `games/vegas/payout.py`, `rainbow.py`, `slot_payout.py`.
"""

from __future__ import annotations

from flambeur.games.vegas.state import CASINOS
from flambeur.games.vegas.state import SLOT as SLOT_MACHINE
from flambeur.kernels.compiler import Ints, Words, compiled
from flambeur.kernels.vegas.bonus import score_bonus
from flambeur.kernels.vegas.judgement import GOOD_NOTE, LATE_PLACE
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
    OWNERS,
    PAID,
    PAID_COUNT,
    PHASE,
    PLACES,
    PLAYERS,
    RAINBOW_NOTE,
    RAINBOW_WORTH,
    ROOM,
    TIE,
    UNDER_COUNT,
    UNSEEN,
    WON,
)
from flambeur.kernels.vegas.ranking import PAID_ORDER, count_dice, stand
from flambeur.kernels.vegas.rounds import end_round
from flambeur.kernels.vegas.stock import draw_note, lay, put_under, take_under


@compiled
def earn(pos: Ints, table: Ints, seat: int, note: int) -> None:
    """A seat takes a note."""
    pos[table[LOG_AT] + pos[LOGGED]] = note * 16 + seat
    pos[LOGGED] += 1
    pos[MONEY + seat] += note
    pos[WON + seat] += 1


@compiled
def stand_as_paid(pos: Ints, table: Ints, place: int, scratch: Ints) -> int:
    """Who is paid at a place where notes lie; how many they are. A tie is won there if that helps (`_tie`, A1)."""
    count_dice(pos, table, place, scratch)
    paid = stand(pos, table, place, scratch, 0)
    dearest = pos[table[NOTES_AT] + place * table[ROOM]]
    if not pos[TIE] or (dearest < GOOD_NOTE and place + 1 < LATE_PLACE):
        return paid
    before = 0
    for at in range(paid):
        before = before * OWNERS + scratch[PAID_ORDER + at]
    favoured = stand(pos, table, place, scratch, pos[TIE])
    after = 0
    for at in range(favoured):
        after = after * OWNERS + scratch[PAID_ORDER + at]
    if favoured != paid or after != before:
        pos[TIE] = 0
    return favoured


@compiled
def settle(pos: Ints, table: Ints, place: int, final: bool, scratch: Ints) -> None:
    """`Settle.run`: pay out one casino; in the end, what nobody wins goes under the pile, dearest first (V10)."""
    notes = pos[NOTE_COUNT + place]
    if not notes:
        return
    first = table[NOTES_AT] + place * table[ROOM]
    paid = min(stand_as_paid(pos, table, place, scratch), notes)
    for at in range(paid):
        owner = scratch[PAID_ORDER + at]
        if owner == table[PLAYERS]:  # V23
            put_under(pos, table, pos[first + at])
        else:
            earn(pos, table, owner, pos[first + at])
    if final:
        for at in range(paid, notes):
            put_under(pos, table, pos[first + at])
    if table[BONUSES]:
        for at in range(paid):
            if scratch[PAID_ORDER + at] != table[PLAYERS]:
                score_bonus(pos, table, scratch[PAID_ORDER + at], pos[first + at])
    pos[NOTE_COUNT + place] = 0 if final else notes - paid
    if not final:
        for at in range(notes - paid):
            pos[first + at] = pos[first + paid + at]


@compiled
def settle_slot(pos: Ints, table: Ints, final: bool, scratch: Ints) -> bool:
    """`SettleSlot.run`; False while a seat has to choose a note."""
    paid = stand_as_paid(pos, table, SLOT_MACHINE, scratch) if pos[NOTE_COUNT + SLOT_MACHINE] else 0
    for at in range(paid):
        pos[ORDER + at] = scratch[PAID_ORDER + at]
    pos[ORDER_COUNT] = paid
    pos[PAID_COUNT] = 0
    return pay_slot(pos, table, final)


@compiled
def pay_slot(pos: Ints, table: Ints, final: bool) -> bool:
    """`PaySlot.run`: the next seat chooses a note; True when no seat or no note is left (B12)."""
    first = table[NOTES_AT] + SLOT_MACHINE * table[ROOM]
    while pos[ORDER_COUNT] and pos[NOTE_COUNT + SLOT_MACHINE]:
        last = first + pos[NOTE_COUNT + SLOT_MACHINE] - 1
        if pos[ORDER] != table[PLAYERS] and pos[first] != pos[last]:
            pos[PHASE] = CHOOSE_NOTE
            return False
        take(pos, table, pos[first])  # B13: the neutral colour takes the dearest
    if table[BONUSES]:
        for at in range(pos[PAID_COUNT]):
            score_bonus(pos, table, pos[PAID + 2 * at], pos[PAID + 2 * at + 1])
    if final:
        for at in range(first, first + pos[NOTE_COUNT + SLOT_MACHINE]):
            put_under(pos, table, pos[at])
        pos[NOTE_COUNT + SLOT_MACHINE] = 0
    pos[ORDER_COUNT] = 0
    pos[PAID_COUNT] = 0
    return True


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
def pay_out(pos: Ints, table: Ints, place: int, scratch: Ints) -> None:
    """The end of a round from the rainbow cards at a place on: all of them become notes first, then all are paid."""
    if table[RAINBOW_WORTH] and not replace_rainbows(pos, table, place):
        return
    pos[AT] = 0
    for casino in range(CASINOS):
        settle(pos, table, casino, True, scratch)
    if table[PLACES] == CASINOS or settle_slot(pos, table, True, scratch):
        end_round(pos, table)


@compiled
def replace_rainbows(pos: Ints, table: Ints, place: int) -> bool:
    """`ReplaceRainbow.run` for this place and those behind it; False when a note must be drawn (B10, C9)."""
    while place < table[PLACES]:
        if not replace_here(pos, table, place):
            return False
        place += 1
    return True


@compiled
def replace_here(pos: Ints, table: Ints, place: int) -> bool:
    """`ReplaceRainbow.run` for one place; False when a note must be drawn."""
    first = table[NOTES_AT] + place * table[ROOM]
    while pos[NOTE_COUNT + place] and not pos[first + pos[NOTE_COUNT + place] - 1]:
        if pos[UNSEEN]:
            pos[PHASE], pos[AT] = RAINBOW_NOTE, place
            return False
        pos[GONE] += 1
        pos[NOTE_COUNT + place] -= 1
        if pos[UNDER_COUNT]:
            lay(pos, table, place, take_under(pos, table))
    return True


@compiled
def rainbow_drawn(pos: Ints, table: Ints, streams: Words) -> None:
    """`DrawForRainbow.resolve`; a rainbow card that comes up leaves the game, and another is drawn."""
    place = pos[AT]
    note = draw_note(pos, table, streams)
    pos[GONE] += 1
    if note:
        pos[NOTE_COUNT + place] -= 1
        lay(pos, table, place, note)
