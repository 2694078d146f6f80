"""Random words and rolls, the same ones as `engine.randomness.Seeded` draws.

A stream is one word of state in `streams`: at `DICE` what chance nodes draw from, at `TOSS` what players draw from.
A roll takes one word: a number below 6 ** n, looked up among the running sums of `engine.chance.Dice`. A guide table
says where to begin looking, so that the search is a step or two long.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from flambeur.engine.chance import FACES, Dice
from flambeur.kernels.compiling import Ints, Words, compiled, high_half

DICE, TOSS = 0, 1
MOST_DICE = 8
"""Dice of one kind rolled together, at most, in any game that has a kernel."""
BITS = 4
"""A roll is one number, four bits for the count of each face, face 1 lowest."""
EACH = (1 << BITS) - 1

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31 = np.uint64(30), np.uint64(27), np.uint64(31)
_NOTHING = np.uint64(0)
_MOST = np.uint64((1 << 64) - 1)

_GUIDES = 2048
"""Entries of the guide table of a number of dice, at most."""


@compiled
def mixed(number: np.uint64) -> np.uint64:
    """`engine.randomness.mix64`."""
    number = (number ^ (number >> _30)) * _MIX1
    number = (number ^ (number >> _27)) * _MIX2
    return number ^ (number >> _31)


@compiled
def begin_stream(streams: Words, which: int, seed: np.uint64, stream: int) -> None:
    """The state of `Seeded(seed, stream)` before its first word."""
    streams[which] = mixed(mixed(seed) + np.uint64(stream))


def fixed(numbers: list[int]) -> Ints:
    """Numbers that are compiled in."""
    array: Any = np.array(numbers, np.int64)
    return cast(Ints, array)


_ALL = (1 << 64) - 1
_SMALL = 256
_inverses: Any = np.array([0] + [_ALL // bound for bound in range(1, _SMALL)], np.uint64)
_INVERSES: Words = _inverses


@compiled
def remainder(word: np.uint64, bound: np.uint64, inverse: np.uint64) -> np.uint64:
    """`word % bound` without a division: `inverse` is the largest word divided by the bound, rounded down.

    The quotient found with it is right or one too small.
    """
    left = word - high_half(word, inverse) * bound
    return left - bound if left >= bound else left


@compiled
def below_by(streams: Words, which: int, bound: np.uint64, inverse: np.uint64) -> int:
    """`Seeded.below`: a uniform number in `range(bound)`; words that would favour small ones are thrown away."""
    while True:
        state = streams[which] + _GOLDEN
        streams[which] = state
        word = mixed(state)
        number = remainder(word, bound, inverse)
        if word - number <= _NOTHING - bound:
            return np.int64(number)  # type: ignore[return-value]  # to Numba this is a whole number like any other


@compiled
def below(streams: Words, which: int, bound: int) -> int:
    """A uniform number in `range(bound)`."""
    limit = np.uint64(bound)
    if bound < _SMALL:
        return below_by(streams, which, limit, _INVERSES[bound])
    return below_by(streams, which, limit, _MOST // limit)


def _rolls() -> tuple[Ints, Ints, Ints, Ints]:
    """Running sums and packed counts of all rolls of 1 to 8 dice one after the other, guides, and where each begins."""
    sums: list[int] = []
    packed: list[int] = []
    guides: list[int] = []
    begins = [0, 0, 0]
    for count in range(1, MOST_DICE + 1):
        dice = Dice("dice", count)
        total = dice.cumulative[-1]
        shift = (total // _GUIDES).bit_length()
        begins += [len(guides), shift, total]
        first = 0
        for start in range(0, total, 1 << shift):
            while dice.cumulative[first] <= start:
                first += 1
            guides.append(len(sums) + first)
        sums += dice.cumulative
        packed += [sum(n << BITS * face for face, n in enumerate(counts)) for counts in dice.values]
    return fixed(sums), fixed(packed), fixed(guides), fixed(begins)


_SUMS, ROLLS, _GUIDE, _BEGINS = _rolls()
"""`ROLLS`: the packed counts of a roll, by the roll's number."""

_roll_inverses: Any = np.array([0] + [_ALL // FACES**count for count in range(1, MOST_DICE + 1)], np.uint64)
_ROLL_INVERSES: Words = _roll_inverses


@compiled
def roll(streams: Words, count: int) -> int:
    """The number of a roll of so many dice, which is its place in `ROLLS`."""
    number = below_by(streams, DICE, np.uint64(_BEGINS[3 * count + 2]), _ROLL_INVERSES[count])
    at = _GUIDE[_BEGINS[3 * count] + (number >> _BEGINS[3 * count + 1])]
    while _SUMS[at] <= number:
        at += 1
    return at


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
