"""What the greedy player does at a plain table: `greedy.best_row`, to the same fractions, for at most five players.

A payment is read off the bits of the numbers of dice that one player alone has. What a seat may expect is computed
for before and after the placement side by side. An opponent without dice here and in hand, and a note
that does not lie there, add nothing: so there are always four opponents and three notes.
"""

from __future__ import annotations

from flambeur.games.vegas.dice import OWN
from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.common_layout import BITS, EACH
from flambeur.kernels.compiler import Floats, Ints, compiled, inlined
from flambeur.kernels.instructions import count_bits, lowest_bit
from flambeur.kernels.random_rolls import SHOWN
from flambeur.kernels.vegas.greedy import FALLS, GREEDY_SCRATCH, worth_of
from flambeur.kernels.vegas.judgement import DIE, OPPONENTS, SPOIL
from flambeur.kernels.vegas.layout import (
    DICE,
    HANDS,
    KINDS,
    NOTE_COUNT,
    NOTES_AT,
    OWNERS,
    PLAIN_PLAYERS,
    PLAYERS,
    ROOM,
)
from flambeur.kernels.vegas.ranking import add_count, untied

PAYABLE = 8
"""Sums of notes kept for a casino: of none, of the dearest, of the two dearest …"""
TOGETHER = GREEDY_SCRATCH
"""In scratch memory, by casino: what its dearest notes are worth together."""
OPPONENT = TOGETHER + CASINOS * PAYABLE
"""The opponents' dice at a casino and in hand, as a key; 0 for none."""
PLAIN_SCRATCH = OPPONENT + PLAIN_PLAYERS
FEW_NOTES = 3


@compiled
def add_up_notes(pos: Ints, table: Ints, scratch: Ints) -> None:
    """The notes at the casinos, added up for the whole round."""
    for place in range(CASINOS):
        first, notes = table[NOTES_AT] + place * table[ROOM], pos[NOTE_COUNT + place]
        total = 0
        scratch[TOGETHER + place * PAYABLE] = 0
        for number in range(PAYABLE - 1):
            if number < notes:
                total += pos[first + number]
            scratch[TOGETHER + place * PAYABLE + number + 1] = total


@inlined
def sorted_pair(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)


@inlined
def meet(
    mine: int, key: int, falls: Floats, alone: float, first: float, second: float, third: float
) -> tuple[float, float, float, float]:
    """One more opponent: the chance to be alone with this number of dice, and those of none, one or two above it."""
    lying, hand = key >> 6, key & 63
    at = (hand * FALLS + min(max(mine - lying, -1), hand + 1) + 1) * 2
    equal, more = falls[at], falls[at + 1]
    third += (second - third) * more
    second += (first - second) * more
    return alone * (1.0 - equal), first * (1.0 - more), second, third


@inlined
def expected_note(mine: int, keys: tuple[int, int, int, int], notes: tuple[int, int, int], falls: Floats) -> float:
    """`expected_note` of so many dice against four opponents for three notes."""
    alone, first, second, third = meet(mine, keys[0], falls, 1.0, 1.0, 0.0, 0.0)
    alone, first, second, third = meet(mine, keys[1], falls, alone, first, second, third)
    alone, first, second, third = meet(mine, keys[2], falls, alone, first, second, third)
    alone, first, second, third = meet(mine, keys[3], falls, alone, first, second, third)
    return alone * (first * notes[0] + second * notes[1] + third * notes[2])


@inlined
def paid(alone: int, count: int, scratch: Ints, notes: int) -> tuple[int, int]:
    """What a seat with so many dice is paid, and what all others are, where these numbers of dice stand alone (V8, V9).

    `notes` is where the sums of the casino's notes begin.
    """
    ahead = count_bits(alone >> count + 1)
    mine = scratch[notes + ahead + 1] - scratch[notes + ahead] if count and alone >> count & 1 else 0
    return mine, scratch[notes + count_bits(alone)] - mine


@compiled
def worth_at(pos: Ints, table: Ints, seat: int, face: int, dice: int, falls: Floats, scratch: Ints) -> float:
    """`worth` of putting so many dice at a casino with at most three notes."""
    players, row = table[PLAYERS], DICE + face * OWNERS
    once, twice = 0, 0
    for other in range(players):
        count = pos[row + other] if other != seat else 0
        once, twice = add_count(once, twice, count)
        scratch[OPPONENT + other] = count << 6 | pos[HANDS + other * KINDS + OWN]
    there = pos[row + seat]
    scratch[OPPONENT + seat] = scratch[OPPONENT + PLAIN_PLAYERS - 1]
    one, two = sorted_pair(scratch[OPPONENT], scratch[OPPONENT + 1])
    three, four = sorted_pair(scratch[OPPONENT + 2], scratch[OPPONENT + 3])
    one, three = sorted_pair(one, three)
    two, four = sorted_pair(two, four)
    two, three = sorted_pair(two, three)
    keys = (one, two, three, four)
    sums = TOGETHER + face * PAYABLE
    none, dearest, both, all_ = scratch[sums], scratch[sums + 1], scratch[sums + 2], scratch[sums + 3]
    notes = (dearest - none, both - dearest, all_ - both)
    expected = expected_note(there + dice, keys, notes, falls)
    expected_before = expected_note(there, keys, notes, falls)
    expected -= expected_before if there else 0.0
    before, before_twice = add_count(once, twice, there)
    mine, theirs = paid(untied(before, before_twice), there, scratch, sums)
    after, after_twice = add_count(once, twice, there + dice)
    gain, loss = paid(untied(after, after_twice), there + dice, scratch, sums)
    spoiled = (gain - mine) - OPPONENTS * (loss - theirs)
    return expected + SPOIL * spoiled - DIE * dice


@compiled
def best_face(pos: Ints, table: Ints, seat: int, rolled: int, falls: Floats, scratch: Ints, above: Floats) -> int:
    """The face of the best placement, the first of equals."""
    faces = rolled >> SHOWN
    chosen, top = lowest_bit(faces), 0.0
    if not faces & faces - 1:
        return chosen
    for player in range(table[PLAYERS], PLAIN_PLAYERS):
        scratch[OPPONENT + player] = 0
    first = True
    while faces:
        face = lowest_bit(faces)
        faces &= faces - 1
        notes = pos[NOTE_COUNT + face]
        if notes <= FEW_NOTES:
            value = worth_at(pos, table, seat, face, rolled >> BITS * face & EACH, falls, scratch)
        else:
            value = worth_of(pos, table, face, falls, scratch, above)
        if first or value > top:
            chosen, top, first = face, value, False
    return chosen
