"""Who is paid at a place, and in which order (V8, V9, V23, B4, B12, M4). Beside: `games/vegas/ranking.py`.

Every compiled payout cancels ties with `add_count` and `untied`: those of all tables, of plain tables, and of the
network.

Scratch memory holds the working values of one place: how many dice each owner has there, and who is paid.
"""

from __future__ import annotations

from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.compiler import Ints, compiled, inlined
from flambeur.kernels.instructions import highest_bit
from flambeur.kernels.vegas.layout import BIG, BY_PIPS, DICE, OWNERS, OWNERS_HERE, ROWS

COUNTS = 0
"""In scratch memory: the dice of each owner."""
PAID_ORDER = COUNTS + OWNERS
"""The owners that are paid, first to last."""
WHO = PAID_ORDER + OWNERS
"""Owners by their number of dice, or the keys by which they are sorted."""
MOST = 40
"""More dice than one owner can have at a place."""
RANKING_SCRATCH = WHO + MOST
"""Numbers of scratch memory that ranking takes."""


@inlined
def add_count(once: int, twice: int, count: int) -> tuple[int, int]:
    """Add an owner's number of dice to two sets of bits: the numbers that came up, and those that came up again."""
    bit = 1 << count
    return once | bit, twice | once & bit


@inlined
def untied(once: int, twice: int) -> int:
    """The numbers of dice that exactly one owner has, as bits (V8); owners without dice do not count."""
    return once & ~twice & ~1


@compiled
def count_dice(pos: Ints, table: Ints, place: int, scratch: Ints) -> None:
    """The dice of each owner at a place as they count at payout: a big die counts as two (B4)."""
    owners = table[OWNERS_HERE]
    for owner in range(owners):
        scratch[COUNTS + owner] = 0
    last = place + 1 if place < CASINOS else ROWS
    for row in range(place, last):
        big = pos[BIG + row]
        for owner in range(owners):
            scratch[COUNTS + owner] += pos[DICE + row * OWNERS + owner] + 2 * (big >> owner & 1)


@compiled
def rank(table: Ints, scratch: Ints, favoured: int) -> int:
    """Rank the counted owners by their dice, every tied group out (V8); how many are paid.

    A favoured owner, counted from 1, wins its tie (A1).
    """
    once, twice = 0, 0
    for owner in range(table[OWNERS_HERE]):
        count = scratch[COUNTS + owner]
        once, twice = add_count(once, twice, count)
        scratch[WHO + count] = owner
    alone = untied(once, twice)
    if favoured and scratch[COUNTS + favoured - 1]:
        count = scratch[COUNTS + favoured - 1]
        alone |= 1 << count
        scratch[WHO + count] = favoured - 1
    paid = 0
    while alone:
        count = highest_bit(alone)
        alone ^= 1 << count
        scratch[PAID_ORDER + paid] = scratch[WHO + count]
        paid += 1
    return paid


@compiled
def rank_by_pips(pos: Ints, table: Ints, scratch: Ints, favoured: int) -> int:
    """Equal numbers of dice go by pips, then by the highest die; a player is before the neutral colour (B12, B13).

    A favoured owner, counted from 1, is first of those with as many dice (A1).
    """
    paid = 0
    for owner in range(table[OWNERS_HERE]):
        if not scratch[COUNTS + owner]:
            continue
        pips, highest = 0, 0
        for face in range(1, CASINOS + 1):
            row = CASINOS + face - 1
            count = pos[DICE + row * OWNERS + owner] + 2 * (pos[BIG + row] >> owner & 1)
            pips += count * face
            if count:
                highest = face
        key = ((scratch[COUNTS + owner] * 2 + (owner + 1 == favoured)) * 1024 + pips) * 8 + highest
        at = paid
        while at > 0 and scratch[WHO + at - 1] < key:
            scratch[WHO + at] = scratch[WHO + at - 1]
            scratch[PAID_ORDER + at] = scratch[PAID_ORDER + at - 1]
            at -= 1
        scratch[WHO + at] = key
        scratch[PAID_ORDER + at] = owner
        paid += 1
    return paid


@compiled
def stand(pos: Ints, table: Ints, place: int, scratch: Ints, favoured: int) -> int:
    """Who is paid at a place as its dice have been counted, if an owner (from 1) is favoured; how many they are."""
    if place == CASINOS and table[BY_PIPS]:
        return rank_by_pips(pos, table, scratch, favoured)
    return rank(table, scratch, favoured)
