"""Backward induction over the dice left in two hands, compiled.

The two players are called A and B. `for_a[a, b]` is what the position with layouts a and b is worth to A when B is to
roll, `for_b[b, a]` what it is worth to B when A is to roll; a player without dice is skipped (V7), so both are
defined everywhere. The game is one of constant sum, put as zero: what is worth v to A is worth -v to B.

A position before the roll of A is worth the mean over all rolls of the best face each shows. That is done for
many layouts of B at once: `_expect` walks the tree of rolls face by face with one row of running maxima a face, so
rolls that begin alike share their work, and the last two faces are joined beforehand. Inner loops run over a row,
without a branch, and compile to vector instructions.
"""

from __future__ import annotations

from math import factorial

import numpy as np
from numpy.typing import NDArray

from flambeur.kernels.compiler import vectorized

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Links = NDArray[np.int32]
Arrays = tuple[Links, Ints, Ints]
"""`Layouts.arrays`."""

TILE = 256
"""Layouts of the other player that are worked on at once: what they need stays in the nearest cache."""
MOST_DICE = 9
_PAIRS = (MOST_DICE + 1) * (MOST_DICE + 2) // 2
NOTHING = -1e30
"""Worse than any value: no face has been seen yet."""
WAYS = np.array([1 / factorial(count) for count in range(MOST_DICE + 1)])


@vectorized
def _expect(
    table: Floats, rows: Links, dice: int, low: int, size: int, scale: float, top: Floats, pair: Floats, mean: Floats
) -> None:
    """Add to `mean` what a roll of `dice` dice is worth, times `scale`; `rows[c, k]` is where k dice on casino c lead.

    The mean is over `dice`! / (k1! … k6!) rolls of each kind; what does not depend on the roll is in `scale`.
    """
    here = 0
    for both in range(dice + 1):
        for count in range(both + 1):
            one, two = rows[4, count], rows[5, both - count]
            if one < 0 and two < 0:
                for t in range(size):
                    pair[here, t] = NOTHING
            elif one < 0 or two < 0:
                only = max(one, two)
                for t in range(size):
                    pair[here, t] = table[only, low + t]
            else:
                for t in range(size):
                    pair[here, t] = max(table[one, low + t], table[two, low + t])
            here += 1
    for k0 in range(dice + 1):
        at, row, w0, n0 = 0, rows[0, k0], scale * WAYS[k0], dice - k0
        if row >= 0:
            at = 1
            for t in range(size):
                top[1, t] = table[row, low + t]
        for k1 in range(n0 + 1):
            at1, row, w1, n1 = at, rows[1, k1], w0 * WAYS[k1], n0 - k1
            if row >= 0:
                at1 = 2
                for t in range(size):
                    top[2, t] = max(top[at, t], table[row, low + t])
            for k2 in range(n1 + 1):
                at2, row, w2, n2 = at1, rows[2, k2], w1 * WAYS[k2], n1 - k2
                if row >= 0:
                    at2 = 3
                    for t in range(size):
                        top[3, t] = max(top[at1, t], table[row, low + t])
                for k3 in range(n2 + 1):
                    at3, row, w3, both = at2, rows[3, k3], w2 * WAYS[k3], n2 - k3
                    if row >= 0:
                        at3 = 4
                        for t in range(size):
                            top[4, t] = max(top[at2, t], table[row, low + t])
                    first = both * (both + 1) // 2
                    for count in range(both + 1):
                        weight = w3 * WAYS[count] * WAYS[both - count]
                        for t in range(size):
                            mean[t] += weight * max(top[at3, t], pair[first + count, t])


@vectorized
def roll_worth(
    table: Floats, after: Links, own: int, big: int, low: int, size: int, top: Floats, pair: Floats, mean: Floats
) -> None:
    """`mean`: what it is worth to roll a hand, for the columns of `table` from `low` on."""
    scale = 1.0
    for n in range(1, own + 1):
        scale *= n / 6.0
    for t in range(size):
        mean[t] = 0.0
    if not big:
        _expect(table, after[0], own, low, size, scale, top, pair, mean)
        return
    rows = after[0].copy()
    for casino in range(6):
        rows[casino] = after[1, casino]
        _expect(table, rows, own, low, size, scale / 6.0, top, pair, mean)
        rows[casino] = after[0, casino]


@vectorized
def solve(layouts_a: Arrays, layouts_b: Arrays, ends: Floats, for_a: Floats, for_b: Floats, alike: bool) -> None:
    """Fill `for_a` and `for_b`, given in `ends[a, b]` what A has when no dice are left.

    If the players are `alike` (the same layouts, and one wins what the other loses), one table serves both,
    given twice, and half of the work is saved.
    """
    after_a, hand_a, start_a = layouts_a
    after_b, hand_b, start_b = layouts_b
    top = np.full((5, TILE), NOTHING)
    pair, mean = np.empty((_PAIRS, TILE)), np.empty(TILE)
    all_b = len(hand_b)
    for a in range(start_a[1]):
        for b in range(start_b[1]):
            for_a[a, b] = ends[a, b]
            for_b[b, a] = -ends[a, b]
    for left_a in range(len(start_a) - 1):
        if left_a > 0:
            for a in range(start_a[left_a], start_a[left_a + 1]):
                low = start_b[left_a] if alike else 0
                while low < all_b:
                    size = min(TILE, all_b - low)
                    roll_worth(for_a, after_a[a], hand_a[a, 0], hand_a[a, 1], low, size, top, pair, mean)
                    for t in range(size):
                        for_b[low + t, a] = -mean[t]
                        if low + t < start_b[1]:  # B has no dice: A goes on (V7)
                            for_a[a, low + t] = mean[t]
                    low += size
        for b in range(start_b[left_a + 1 if alike else 1], all_b):
            low = start_a[left_a]
            while low < start_a[left_a + 1]:
                size = min(TILE, start_a[left_a + 1] - low)
                roll_worth(for_b, after_b[b], hand_b[b, 0], hand_b[b, 1], low, size, top, pair, mean)
                for t in range(size):
                    for_a[low + t, b] = -mean[t]
                    if left_a == 0:  # A has no dice: B goes on (V7)
                        for_b[b, low + t] = mean[t]
                low += size
