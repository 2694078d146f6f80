"""Two strategies against each other in a round, compiled: what the best answer to one is worth, and how rounds end.

Names and tables are those of `induction`: A and B, layouts, `for_a` and `for_b`. A player here is either *perfect*
(takes the face whose table value is highest) or goes *by keys*: `keys[c, own, other, k]` says how much it likes to put
k dice on casino c where so many of its own and of the other's dice lie, and it takes the face it likes best, the first
of equals. Hands hold normal dice only.
"""

from __future__ import annotations

import numpy as np

from flambeur.analysis.vegas.induction import NOTHING, WAYS, Floats, Ints, Links, roll_worth
from flambeur.kernels.compiler import vectorized

TILE = 64
COUNTS = 9
"""Choices are numbered casino · COUNTS + dice."""


@vectorized
def _follow(
    likes: Floats,
    worth: Floats,
    dice: int,
    size: int,
    top: Floats,
    value: Floats,
    pair: Floats,
    both: Floats,
    mean: Floats,
    share: Floats,
) -> None:
    """Go through all rolls of `dice` dice; in each, `likes[choice, t]` decides what is chosen.

    `mean[t]` becomes what a roll is worth if choices are worth `worth[choice, t]`. If `share` has rows, `worth` must be
    the numbers of the choices, and `share[choice, t]` becomes how often each is made.
    """
    counting = share.shape[0] > 0
    for t in range(size):
        mean[t] = 0.0
        for choice in range(share.shape[0]):
            share[choice, t] = 0.0
    scale = 1.0
    for n in range(1, dice + 1):
        scale *= n / 6.0
    here = 0
    for left in range(dice + 1):
        for count in range(left + 1):
            one, two = 4 * COUNTS + count, 5 * COUNTS + left - count
            for t in range(size):
                better = likes[two, t] > likes[one, t]
                pair[here, t] = likes[two, t] if better else likes[one, t]
                both[here, t] = worth[two, t] if better else worth[one, t]
            here += 1
    for k0 in range(dice + 1):
        for t in range(size):
            top[0, t] = likes[k0, t]
            value[0, t] = worth[k0, t]
        for k1 in range(dice - k0 + 1):
            at1 = _keep(likes, worth, 1, k1, 0, size, top, value)
            for k2 in range(dice - k0 - k1 + 1):
                at2 = _keep(likes, worth, 2, k2, at1, size, top, value)
                rest = dice - k0 - k1 - k2
                for k3 in range(rest + 1):
                    at3 = _keep(likes, worth, 3, k3, at2, size, top, value)
                    left = rest - k3
                    weight = scale * WAYS[k0] * WAYS[k1] * WAYS[k2] * WAYS[k3]
                    for count in range(left + 1):
                        here = left * (left + 1) // 2 + count
                        part = weight * WAYS[count] * WAYS[left - count]
                        if counting:
                            for t in range(size):
                                chosen = both[here, t] if pair[here, t] > top[at3, t] else value[at3, t]
                                share[int(chosen), t] += part
                        else:
                            for t in range(size):
                                mean[t] += part * (both[here, t] if pair[here, t] > top[at3, t] else value[at3, t])


@vectorized
def _keep(
    likes: Floats, worth: Floats, casino: int, count: int, before: int, size: int, top: Floats, value: Floats
) -> int:
    """The level at which the better of what was best before this casino and of what it offers now stands."""
    if count == 0:
        return before
    choice = casino * COUNTS + count
    for t in range(size):
        better = likes[choice, t] > top[before, t]
        top[casino, t] = likes[choice, t] if better else top[before, t]
        value[casino, t] = worth[choice, t] if better else value[before, t]
    return casino


@vectorized
def _likes_by_table(likes: Floats, table: Floats, after: Links, dice: int, low: int, size: int) -> None:
    for casino in range(6):
        for count in range(1, dice + 1):
            row = after[0, casino, count]
            for t in range(size):
                likes[casino * COUNTS + count, t] = table[row, low + t]


@vectorized
def _likes_by_keys(likes: Floats, keys: Floats, own: Ints, other: Ints, dice: int, low: int, size: int) -> None:
    for casino in range(6):
        for count in range(1, dice + 1):
            for t in range(size):
                likes[casino * COUNTS + count, t] = keys[casino, own[casino], other[low + t, casino], count]


@vectorized
def answer(
    after: Links, hand: Ints, start: Ints, added: Ints, keys: Floats, ends: Floats, for_a: Floats, for_b: Floats
) -> None:
    """As `induction.solve`, but B goes by keys: `for_a` is what A's best answer is worth. Both have the same hand."""
    top, pair, mean = np.full((5, TILE), NOTHING), np.empty((COUNTS * (COUNTS + 1) // 2, TILE)), np.empty(TILE)
    likes, worth = np.full((6 * COUNTS, TILE), NOTHING), np.zeros((6 * COUNTS, TILE))
    best, value, both = np.empty((4, TILE)), np.empty((4, TILE)), np.empty((COUNTS * (COUNTS + 1) // 2, TILE))
    share = np.empty((0, TILE))
    count, full = len(hand), start[1]
    for a in range(full):
        for b in range(full):
            for_a[a, b] = ends[a, b]
            for_b[b, a] = -ends[a, b]
    for left_a in range(len(start) - 1):
        if left_a > 0:
            for a in range(start[left_a], start[left_a + 1]):
                for low in range(0, count, TILE):
                    size = min(TILE, count - low)
                    roll_worth(for_a, after[a], hand[a, 0], 0, low, size, top, pair, mean)
                    for t in range(size):
                        for_b[low + t, a] = -mean[t]
                        if low + t < full:
                            for_a[a, low + t] = mean[t]
        for b in range(full, count):
            dice = hand[b, 0]
            for low in range(start[left_a], start[left_a + 1], TILE):
                size = min(TILE, start[left_a + 1] - low)
                _likes_by_keys(likes, keys, added[b], added, dice, low, size)
                _likes_by_table(worth, for_b, after[b], dice, low, size)
                _follow(likes, worth, dice, size, best, value, pair, both, mean, share)
                for t in range(size):
                    for_a[low + t, b] = -mean[t]
                    if left_a == 0:
                        for_b[b, low + t] = mean[t]


@vectorized
def meet(
    after: Links,
    hand: Ints,
    start: Ints,
    added: Ints,
    for_a: Floats,
    for_b: Floats,
    keys: Floats,
    by_keys: bool,
    a_begins: bool,
) -> Floats:
    """The chance of every end `[a, b]` of a round when A is perfect by `for_a` and B by keys, or perfect by `for_b`."""
    pair, both = np.empty((COUNTS * (COUNTS + 1) // 2, TILE)), np.empty((COUNTS * (COUNTS + 1) // 2, TILE))
    best, value, mean = np.empty((4, TILE)), np.empty((4, TILE)), np.empty(TILE)
    likes, share = np.full((6 * COUNTS, TILE), NOTHING), np.empty((6 * COUNTS, TILE))
    choices = np.empty((6 * COUNTS, TILE))
    for choice in range(6 * COUNTS):
        choices[choice] = choice
    count, most = len(hand), len(start) - 2
    turn_a, turn_b = np.zeros((count, count)), np.zeros((count, count))  # [a, b] and [b, a]
    (turn_a if a_begins else turn_b)[count - 1, count - 1] = 1.0
    for total in range(2 * most, 0, -1):
        for mine in range(max(0, total - most), min(most, total) + 1):
            theirs = total - mine
            for who in range(2):
                here, there = (turn_a, turn_b) if who == 0 else (turn_b, turn_a)
                dice, others = (mine, theirs) if who == 0 else (theirs, mine)
                if dice == 0:
                    continue
                for u in range(start[dice], start[dice + 1]):
                    for low in range(start[others], start[others + 1], TILE):
                        size = min(TILE, start[others + 1] - low)
                        likely = 0.0
                        for t in range(size):
                            likely += here[u, low + t]
                        if likely == 0.0:
                            continue
                        if who == 0:
                            _likes_by_table(likes, for_a, after[u], dice, low, size)
                        elif by_keys:
                            _likes_by_keys(likes, keys, added[u], added, dice, low, size)
                        else:
                            _likes_by_table(likes, for_b, after[u], dice, low, size)
                        _follow(likes, choices, dice, size, best, value, pair, both, mean, share)
                        for casino in range(6):
                            for k in range(1, dice + 1):
                                row, choice = after[u, 0, casino, k], casino * COUNTS + k
                                for t in range(size):
                                    part = here[u, low + t] * share[choice, t]
                                    if others > 0:
                                        there[low + t, row] += part
                                    else:
                                        here[row, low + t] += part
    full = start[1]
    chances = np.empty((full, full))
    for a in range(full):
        for b in range(full):
            chances[a, b] = turn_a[a, b] + turn_b[b, a]
    return chances
