"""The greedy player's choices at a table, from public facts and its own cards. See `analysis/greedy/vegas.py`.

Sums and products of fractions are in the same order as there, so that both find exactly the same numbers.
"""

from __future__ import annotations

from flambeur.games.vegas.dice import BIG as LARGE
from flambeur.games.vegas.dice import KICKER, NEUTRAL, OWN
from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.common_layout import BITS, EACH
from flambeur.kernels.compiler import Floats, Ints, compiled
from flambeur.kernels.vegas.judgement import BONUS, DIE, KICKING, OPPONENTS, SPOIL
from flambeur.kernels.vegas.kickers import count_targets, targets
from flambeur.kernels.vegas.layout import (
    AT,
    BIG,
    BONUS_EACH,
    BY_PIPS,
    DICE,
    HANDS,
    HELD,
    KINDS,
    MATES,
    NOTE_COUNT,
    NOTES_AT,
    ORDER,
    OWNERS,
    OWNERS_HERE,
    PLAYERS,
    RAINBOW_WORTH,
    ROLLED,
    ROOM,
    TIE,
    TURN,
)
from flambeur.kernels.vegas.ranking import COUNTS, PAID_ORDER, RANKING_SCRATCH, count_dice, rank, stand
from flambeur.kernels.vegas.turn import casino_faces, slot_faces

OTHERS = RANKING_SCRATCH
"""In scratch memory, behind what `ranking` needs: the other owners as (dice there · 64 + dice in hand), ascending."""
LYING = OTHERS + OWNERS
"""The notes at the place, a rainbow card as what it counts for."""
MOST_NOTES = 64
CHANGE = LYING + MOST_NOTES
"""What each owner gains; all 0 between two uses."""
GREEDY_SCRATCH = CHANGE + OWNERS
FALLS = 19
"""Numbers of dice that can be needed, in the table of chances: see `table.falls_table`."""


@compiled
def notes_at(pos: Ints, table: Ints, place: int, scratch: Ints) -> int:
    """The notes at a place dearest first, rainbow cards as what they count for; how many they are."""
    first = table[NOTES_AT] + place * table[ROOM]
    notes = pos[NOTE_COUNT + place]
    for number in range(notes):
        note = pos[first + number] or table[RAINBOW_WORTH]
        at = number
        while at > 0 and scratch[LYING + at - 1] < note:
            scratch[LYING + at] = scratch[LYING + at - 1]
            at -= 1
        scratch[LYING + at] = note
    return notes


@compiled
def expected_note(mine: int, others: int, notes: int, falls: Floats, scratch: Ints, above: Floats) -> float:
    """`expected_note`: what an owner with so many dice at the place can expect there, if it adds none."""
    if not mine or not notes:
        return 0.0
    alone = 1.0
    above[0] = 1.0
    for rank_ in range(1, notes + 1):
        above[rank_] = 0.0
    for other in range(others):
        lying, hand = scratch[OTHERS + other] >> 6, scratch[OTHERS + other] & 63
        needed = min(max(mine - lying, -1), hand + 1) + 1
        at = (hand * FALLS + needed) * 2
        equal, more = falls[at], falls[at + 1]
        alone *= 1.0 - equal
        for rank_ in range(notes, 0, -1):
            above[rank_] += (above[rank_ - 1] - above[rank_]) * more
        above[0] *= 1.0 - more
    total = 0.0
    for rank_ in range(notes):
        total += above[rank_] * scratch[LYING + rank_]
    return alone * total


@compiled
def share_out(paid: int, notes: int, scratch: Ints, sign: int) -> None:
    """`note_for` of every owner by the order in scratch memory, added to its change or taken off."""
    for at in range(min(paid, notes)):
        scratch[CHANGE + scratch[PAID_ORDER + at]] += sign * scratch[LYING + at]


@compiled
def gain(table: Ints, seat: int, scratch: Ints) -> float:
    """`_gain`: what a change in the order of payment is worth to a seat and its mates; the changes are forgotten."""
    mine, theirs = 0, 0
    for owner in range(table[PLAYERS]):
        if table[MATES + seat] >> owner & 1:
            mine += scratch[CHANGE + owner]
        else:
            theirs += scratch[CHANGE + owner]
        scratch[CHANGE + owner] = 0
    scratch[CHANGE + table[PLAYERS]] = 0
    return mine - OPPONENTS * theirs


@compiled
def gather_others(pos: Ints, table: Ints, seat: int, scratch: Ints) -> int:
    """The other owners with their dice at the counted place and in hand, sorted; how many they are."""
    players = table[PLAYERS]
    found = 0
    for owner in range(table[OWNERS_HERE]):
        if owner == seat:
            continue
        hand = 0
        if owner < players:
            hand = pos[HANDS + owner * KINDS + OWN] + 2 * pos[HANDS + owner * KINDS + LARGE]
        else:
            for holder in range(players):
                hand += pos[HANDS + holder * KINDS + NEUTRAL]
        key = scratch[COUNTS + owner] << 6 | hand
        if not key:
            continue
        at = found
        while at > 0 and scratch[OTHERS + at - 1] > key:
            scratch[OTHERS + at] = scratch[OTHERS + at - 1]
            at -= 1
        scratch[OTHERS + at] = key
        found += 1
    return found


@compiled
def worth_of(pos: Ints, table: Ints, row: int, falls: Floats, scratch: Ints, above: Floats) -> float:
    """`worth`: what putting the dice of a face at a row is worth to the seat whose turn it is."""
    seat, players = pos[TURN], table[PLAYERS]
    place = min(row, CASINOS)
    shift = BITS * (row if row < CASINOS else row - CASINOS)
    own, neutral = pos[ROLLED + OWN] >> shift & EACH, pos[ROLLED + NEUTRAL] >> shift & EACH
    large, kickers = pos[ROLLED + LARGE] >> shift & EACH, pos[ROLLED + KICKER] >> shift & EACH
    notes = notes_at(pos, table, place, scratch)
    count_dice(pos, table, place, scratch)
    others = gather_others(pos, table, seat, scratch)
    occupied = 0
    for owner in range(table[OWNERS_HERE]):
        occupied |= scratch[COUNTS + owner]
    there, mine = scratch[COUNTS + seat], own + 2 * large
    expected = expected_note(there + mine, others, notes, falls, scratch, above)
    expected -= expected_note(there, others, notes, falls, scratch, above)
    share_out(stand(pos, table, place, scratch, pos[TIE]), notes, scratch, -1)
    if place == CASINOS and table[BY_PIPS]:
        pos[DICE + row * OWNERS + seat] += own  # laid for a moment, to be ranked where they would lie
        pos[DICE + row * OWNERS + players] += neutral
        pos[BIG + row] += large << seat
        count_dice(pos, table, place, scratch)
        share_out(stand(pos, table, place, scratch, pos[TIE]), notes, scratch, 1)
        pos[DICE + row * OWNERS + seat] -= own
        pos[DICE + row * OWNERS + players] -= neutral
        pos[BIG + row] -= large << seat
    else:
        scratch[COUNTS + seat] += mine
        if neutral:
            scratch[COUNTS + players] += neutral
        share_out(rank(table, scratch, pos[TIE]), notes, scratch, 1)
    spoiled = gain(table, seat, scratch)
    value = expected + SPOIL * spoiled - DIE * (own + 2 * large)
    return value + KICKING * kickers if occupied else value


@compiled
def best_row(pos: Ints, table: Ints, faces: int, falls: Floats, scratch: Ints, above: Floats) -> int:
    """`_place`: the row of the best placement, the first of equals; the casinos come before the slot machine."""
    chosen, top = -1, 0.0
    placeable = casino_faces(pos, faces) | slot_faces(pos, table, faces) << CASINOS
    for row in range(2 * CASINOS):
        if not placeable >> row & 1:
            continue
        value = worth_of(pos, table, row, falls, scratch, above)
        if chosen < 0 or value > top:
            chosen, top = row, value
    return chosen


@compiled
def best_kick(pos: Ints, table: Ints, scratch: Ints) -> int:
    """`_kick`: the die whose leaving is worth most."""
    seat, place = pos[TURN], min(pos[AT], CASINOS)
    notes = notes_at(pos, table, place, scratch)
    chosen, top = -1, 0.0
    for number in range(count_targets(pos, table)):
        target = targets(pos, table, number)
        which, owner = target >> 1, (target >> 1) % OWNERS
        row, large = which // OWNERS, target & 1
        count_dice(pos, table, place, scratch)
        share_out(stand(pos, table, place, scratch, pos[TIE]), notes, scratch, -1)
        pos[DICE + which] -= 1 - large  # taken off for a moment
        pos[BIG + row] -= large << owner
        count_dice(pos, table, place, scratch)
        share_out(stand(pos, table, place, scratch, pos[TIE]), notes, scratch, 1)
        pos[DICE + which] += 1 - large
        pos[BIG + row] += large << owner
        value = gain(table, seat, scratch) + (DIE if owner == seat else -DIE / table[PLAYERS])
        if chosen < 0 or value > top:
            chosen, top = target, value
    return chosen


@compiled
def best_note(pos: Ints, table: Ints) -> int:
    """`_take_note`: the dearest note for the next seat at the slot machine, including its bonus."""
    held = HELD + pos[ORDER] * BONUS_EACH
    first = table[NOTES_AT] + CASINOS * table[ROOM]
    chosen, top = 0, -1
    for at in range(first, first + pos[NOTE_COUNT + CASINOS]):
        note = pos[at]
        value = note + (BONUS if note in (pos[held], pos[held + 1]) else 0)
        if value > top:
            chosen, top = note, value
    return chosen
