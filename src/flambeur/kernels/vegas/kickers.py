"""Kickers: which dice can be sent back, and what happens to them (B5–B9, M5). Beside: `games/vegas/kickers.py`."""

from __future__ import annotations

from flambeur.games.vegas.dice import BIG as LARGE
from flambeur.games.vegas.dice import NEUTRAL, OWN
from flambeur.games.vegas.state import CASINOS
from flambeur.kernels.compiler import Ints, compiled
from flambeur.kernels.vegas.layout import (
    AT,
    BIG,
    DICE,
    HANDS,
    KICK_DICE,
    KINDS,
    OUT,
    OWNERS,
    OWNERS_HERE,
    PLAYERS,
    ROWS,
    TURN,
)


@compiled
def can_kick(pos: Ints, table: Ints, row: int, owner: int, large: bool) -> bool:
    """Whether an owner has a die on a row that did not come with the kicker (B9)."""
    with_kicker = row == pos[AT]
    if large:
        if with_kicker and owner == pos[TURN] and pos[KICK_DICE + LARGE]:
            return False
        return pos[BIG + row] >> owner & 1 != 0
    lying = pos[DICE + row * OWNERS + owner]
    if with_kicker and owner == pos[TURN]:
        lying -= pos[KICK_DICE + OWN]
    if with_kicker and owner == table[PLAYERS]:
        lying -= pos[KICK_DICE + NEUTRAL]
    return lying > 0


@compiled
def targets(pos: Ints, table: Ints, number: int) -> int:
    """The `number`-th die that can be kicked, as (row · owners + owner) · 2 + whether it is big.

    -1 - count when there are not so many: so the count of all is found with a number that is too high. The order is
    that of the rules: row by row, owner by owner, the normal die before the big one.
    """
    found = 0
    first = min(pos[AT], CASINOS)
    last = first + 1 if first < CASINOS else ROWS
    for row in range(first, last):
        for owner in range(table[OWNERS_HERE]):
            for large in range(2):
                if can_kick(pos, table, row, owner, large == 1):
                    if found == number:
                        return (row * OWNERS + owner) * 2 + large
                    found += 1
    return -1 - found


@compiled
def count_targets(pos: Ints, table: Ints) -> int:
    return -1 - targets(pos, table, 1 << 30)


@compiled
def kick(pos: Ints, table: Ints, target: int) -> None:
    """`ChooseKick.play`: the die goes back to its owner's hand; a neutral one leaves the round (B6, B9)."""
    large, which = target & 1, target >> 1
    row, owner = which // OWNERS, which % OWNERS
    if owner == table[PLAYERS]:
        pos[DICE + which] -= 1
        pos[OUT] += 1
    elif large:
        pos[BIG + row] &= ~(1 << owner)
        pos[HANDS + owner * KINDS + LARGE] += 1
    else:
        pos[DICE + which] -= 1
        pos[HANDS + owner * KINDS + OWN] += 1
