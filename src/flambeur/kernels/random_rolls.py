"""Random words and rolls, the same as those of `engine.randomness.Seeded`.

A stream is one word of state in `streams`: at `DICE` what chance nodes draw from, at `TOSS` what players draw from.
A roll takes one word: a number below 6 ** n, looked up among the running sums of `engine.chance.Dice`. For few dice a
table has the roll of every number; for more, an index says where to begin, so that the search is short.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from flambeur.engine.chance import FACES, Dice
from flambeur.kernels.common_layout import BITS, packed
from flambeur.kernels.compiler import Ints, Words, compiled, inlined
from flambeur.kernels.instructions import high_half

DICE, TOSS = 0, 1
MOST_DICE = 8
"""Dice of one kind rolled together, at most, in any game that has a kernel."""

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
"""How far a stream goes from word to word."""
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31 = np.uint64(30), np.uint64(27), np.uint64(31)
_NOTHING = np.uint64(0)
_MOST = np.uint64((1 << 64) - 1)

_GUIDES = 2048
"""Entries of the guide table of a number of dice, at most."""
FEW_DICE = 5
"""Rolls of up to this many dice are looked up without a search."""


@inlined
def mixed(number: np.uint64) -> np.uint64:
    """`engine.randomness.mix64`."""
    number = (number ^ (number >> _30)) * _MIX1
    number = (number ^ (number >> _27)) * _MIX2
    return number ^ (number >> _31)


@compiled
def begin_stream(streams: Words, which: int, seed: np.uint64, stream: int) -> None:
    """The state of `Seeded(seed, stream)` before its first word."""
    streams[which] = mixed(mixed(seed) + np.uint64(stream))


def fixed(numbers: list[int], kind: Any = np.int64) -> Ints:
    """Numbers that are compiled in."""
    array: Any = np.array(numbers, kind)
    return cast(Ints, array)


_ALL = (1 << 64) - 1
_SMALL = 256
_inverses: Any = np.array([0] + [_ALL // bound for bound in range(1, _SMALL)], np.uint64)
INVERSES: Words = _inverses
"""By a small bound, its inverse for `remainder`."""


@inlined
def remainder(word: np.uint64, bound: np.uint64, inverse: np.uint64) -> np.uint64:
    """`word % bound` without a division: `inverse` is the largest word divided by the bound, rounded down.

    The quotient found with it is right or one too small.
    """
    left = word - high_half(word, inverse) * bound
    return left - bound if left >= bound else left


@inlined
def next_word(streams: Words, which: int) -> np.uint64:
    """A random word."""
    streams[which] += GOLDEN
    return mixed(streams[which])


@inlined
def draw(state: np.uint64, bound: np.uint64, inverse: np.uint64) -> tuple[np.uint64, int]:
    """`Seeded.below` on the state of a stream: the state afterwards, and a uniform number in `range(bound)`.

    Reject words that would favour small numbers.
    """
    while True:
        state += GOLDEN
        word = mixed(state)
        number = remainder(word, bound, inverse)
        if word - number <= _NOTHING - bound:
            return state, np.int64(number)  # type: ignore[return-value]  # to Numba a whole number like any other


@compiled
def below_by(streams: Words, which: int, bound: np.uint64, inverse: np.uint64) -> int:
    """A uniform number in `range(bound)`."""
    streams[which], number = draw(streams[which], bound, inverse)
    return number


@compiled
def below(streams: Words, which: int, bound: int) -> int:
    """A uniform number in `range(bound)`."""
    limit = np.uint64(bound)
    if bound < _SMALL:
        return below_by(streams, which, limit, INVERSES[bound])
    return below_by(streams, which, limit, _MOST // limit)


COUNTS = (1 << BITS * FACES) - 1
"""The part of a roll that has its counts."""
SHOWN = BITS * FACES
"""From this bit on, a roll has the set of faces that it shows."""


def _with_faces(counts: tuple[int, ...]) -> int:
    faces = sum(1 << face for face, count in enumerate(counts) if count)
    return packed(counts) | faces << SHOWN


def _rolls() -> tuple[Ints, Ints, Ints, Ints, Ints, Ints]:
    """Tables of all rolls: those of few dice by their number; sums, rolls and guides of the others; what begins where.

    They are as small as can be, because they are used all the time and should stay in the nearest cache.
    """
    direct: list[int] = []
    sums: list[int] = []
    rolls: list[int] = []
    guides: list[int] = []
    begins, shifts = [0], [0]
    for count in range(1, MOST_DICE + 1):
        dice = Dice("dice", count)
        total = dice.cumulative[-1]
        whole = [_with_faces(counts) for counts in dice.values]
        shifts.append((total // _GUIDES).bit_length())
        begins.append(len(direct) if count <= FEW_DICE else len(guides))
        if count <= FEW_DICE:
            direct += [value for value, weight in zip(whole, dice.weights, strict=True) for _ in range(weight)]
            continue
        first = 0
        for start in range(0, total, 1 << shifts[count]):
            while dice.cumulative[first] <= start:
                first += 1
            guides.append(len(sums) + first)
        sums += dice.cumulative
        rolls += whole
    few, steps, all_ = fixed(direct, np.int32), fixed(sums, np.int32), fixed(rolls, np.int32)
    return few, steps, all_, fixed(guides, np.int16), fixed(begins), fixed(shifts)


_DIRECT, _SUMS, _ROLLS, _GUIDE, _BEGINS, _SHIFTS = _rolls()

WAYS = fixed([FACES**count for count in range(MOST_DICE + 1)])
"""By a number of dice, the ordered rolls there are."""
_roll_inverses: Any = np.array([0] + [_ALL // FACES**count for count in range(1, MOST_DICE + 1)], np.uint64)
WAYS_INVERSES: Words = _roll_inverses


@inlined
def roll_of(number: int, count: int) -> int:
    """Number `number` of the ordered rolls of so many dice: its counts, and from `SHOWN` on the faces it shows."""
    if count <= FEW_DICE:
        return _DIRECT[_BEGINS[count] + number]
    at = _GUIDE[_BEGINS[count] + (number >> _SHIFTS[count])]
    while _SUMS[at] <= number:
        at += 1
    return _ROLLS[at]


@compiled
def roll(streams: Words, count: int) -> int:
    """A roll of so many dice, packed."""
    return roll_of(below_by(streams, DICE, np.uint64(WAYS[count]), WAYS_INVERSES[count]), count) & COUNTS


NTH_FACE = fixed(
    [
        ([face for face in range(FACES) if faces >> face & 1] + [0] * FACES)[number]
        for faces in range(1 << FACES)
        for number in range(FACES)
    ]
)
"""By a set of faces and n (set · 6 + n), the n-th face of the set, counted from 0."""
HOW_MANY = fixed([faces.bit_count() for faces in range(1 << FACES)])
"""How many faces a set has."""


@inlined
def faces_of(rolled: int) -> int:
    """The faces that a packed roll shows, as a set of bits."""
    rolled |= rolled >> 2
    rolled |= rolled >> 1
    return (
        (rolled & 1)
        | (rolled >> 3 & 2)
        | (rolled >> 6 & 4)
        | (rolled >> 9 & 8)
        | (rolled >> 12 & 16)
        | (rolled >> 15 & 32)
    )
