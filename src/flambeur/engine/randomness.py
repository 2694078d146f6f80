"""Sources of chance. The engine never draws; its caller does, through one small protocol.

`Seeded` is counter-based: word number n of a seed is a pure function of both, so any worker, process or compiled
kernel can start anywhere in the stream and get the same dice. One draw of a factor takes one number below the factor's
total weight and finds it among the running sums of its weights.
"""

from __future__ import annotations

import secrets
import struct
from bisect import bisect_right
from collections.abc import Callable, Iterable
from copy import copy
from typing import Protocol

from flambeur.engine.chance import WORDS, Factor, Outcome, check_outcome, read_outcome
from flambeur.engine.errors import OutOfScript

_MASK = WORDS - 1
GOLDEN = 0x9E3779B97F4A7C15
_MIX1 = 0xBF58476D1CE4E5B9
_MIX2 = 0x94D049BB133111EB


class Source(Protocol):
    """Decides chance nodes."""

    def draw(self, factors: tuple[Factor, ...]) -> Outcome:
        """Return one value for each factor, with the factors' exact probabilities."""
        ...


class Chooser(Source, Protocol):
    """A source that also gives plain numbers, for random choices."""

    def below(self, bound: int) -> int:
        """Return a uniform number in `range(bound)`."""
        ...


def mix64(number: int) -> int:
    """Scramble 64 bits (the finaliser of SplitMix64): a bijection that passes the usual test batteries."""
    number = (number ^ (number >> 30)) * _MIX1 & _MASK
    number = (number ^ (number >> 27)) * _MIX2 & _MASK
    return number ^ (number >> 31)


class Seeded:
    """A counter-based stream: the same seed and stream number always give the same draws.

    Word n is `mix64(key + (n + 1) · golden)` with `key = mix64(mix64(seed) + stream)`.
    """

    __slots__ = ("_ahead", "_block", "_position", "seed", "stream")

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.seed = seed
        self.stream = stream
        self._position = mix64((mix64(seed & _MASK) + stream) & _MASK)
        self._ahead: list[int] = []  # words computed already, the next one last
        self._block = _FEW

    def __repr__(self) -> str:
        return f"Seeded({self.seed}, stream={self.stream})"

    def __copy__(self) -> Seeded:
        """Return another stream that continues with the same words."""
        return _resumed(self.seed, self.stream, self._position, self._ahead[:], self._block is _FEW)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle and deep-copy so that the copy continues with the same words, too."""
        return _resumed, (self.seed, self.stream, self._position, self._ahead, self._block is _FEW)

    def foresee(self, words: list[int]) -> None:
        """Use these precomputed words as the first of this stream, the next one last."""
        self._ahead, self._block = words, _MANY
        self._position = (self._position + len(words) * GOLDEN) & _MASK

    def below(self, bound: int) -> int:
        """Return a uniform number in `range(bound)`: words that would favour small numbers are discarded."""
        while True:
            word = (self._ahead or self._words()).pop()
            number = word % bound
            if word - number <= WORDS - bound:
                return number
            if bound > WORDS:
                return self._below_wide(bound)

    def _below_wide(self, bound: int) -> int:
        """Return the same for bounds that need more than one word, which no roll of dice does."""
        bits = (bound - 1).bit_length()
        while True:
            number = 0
            for _ in range(0, bits, 64):
                number = number << 64 | self.below(WORDS)
            if (number := number & (1 << bits) - 1) < bound:
                return number

    def draw(self, factors: tuple[Factor, ...]) -> Outcome:
        """Return one value for each factor, from the next words of the stream."""
        if len(factors) > 1:
            return _draw(factors, self.below)
        # Nearly every node has one factor, and simulations spend much of their time here: `below` is inlined, and
        # called only when its first word must be discarded.
        factor = factors[0]
        word = (self._ahead or self._words()).pop()
        number = word % factor.total if word < factor.even else self.below(factor.total)
        return (factor.values[bisect_right(factor.cumulative, number)],)

    def _words(self) -> list[int]:
        """Compute the next words: a few at first, because most streams are short, then many at a time."""
        block, self._block = self._block, _MANY
        self._ahead = block.words(self._position)
        self._position = (self._position + block.size * GOLDEN) & _MASK
        return self._ahead


def _resumed(seed: int, stream: int, position: int, ahead: list[int], fresh: bool) -> Seeded:
    twin = Seeded(seed, stream)
    twin._position, twin._ahead, twin._block = position, ahead, _FEW if fresh else _MANY
    return twin


class _Block:
    """Several words at once: each has a lane of a long number, wide enough that products never meet."""

    LANE = 128

    def __init__(self, size: int) -> None:
        self.size = size
        self._layout = struct.Struct("<" + "Q8x" * size)
        self._each = self._lanes(1)
        self._steps = sum(((size - lane) * GOLDEN & _MASK) << self.LANE * lane for lane in range(size))
        self._whole, self._after30, self._after27, self._after31 = [self._lanes(_MASK >> by) for by in (0, 30, 27, 31)]

    def _lanes(self, number: int) -> int:
        return sum(number << self.LANE * lane for lane in range(self.size))

    def words(self, position: int) -> list[int]:
        """Return the words after this position of a stream, the last one first: `mix64` in every lane."""
        lanes = self._each * position + self._steps & self._whole
        lanes = (lanes ^ (lanes >> 30 & self._after30)) * _MIX1 & self._whole
        lanes = (lanes ^ (lanes >> 27 & self._after27)) * _MIX2 & self._whole
        lanes ^= lanes >> 31 & self._after31
        return list(self._layout.unpack(lanes.to_bytes(self._layout.size, "little")))


_FEW, _MANY = _Block(8), _Block(32)


class System:
    """The operating system's randomness: nobody can predict or repeat it."""

    def below(self, bound: int) -> int:
        """Return a uniform number in `range(bound)`."""
        return secrets.randbelow(bound)

    def draw(self, factors: tuple[Factor, ...]) -> Outcome:
        """Return one value for each factor."""
        return _draw(factors, self.below)


class Scripted:
    """Outcomes given in advance, as values or as text: for tests, lessons and replays.

    >>> from flambeur.engine.chance import Dice
    >>> Scripted(["own:1133"]).draw((Dice("own", 4),))
    ((2, 0, 2, 0, 0, 0),)
    """

    def __init__(self, script: Iterable[str | Outcome], then: Source | None = None) -> None:
        self._script = tuple(script)
        self._next = 0
        self._then = then

    def __copy__(self) -> Scripted:
        """Return a copy that continues at the same place."""
        return Scripted(self._script[self._next :], copy(self._then))

    def draw(self, factors: tuple[Factor, ...]) -> Outcome:
        """Return the script's next outcome; raises `InvalidChance` if it is impossible, `OutOfScript` at the end."""
        if self._next == len(self._script):
            if self._then is None:
                raise OutOfScript("the script of chance results has come to its end.")
            return self._then.draw(factors)
        entry = self._script[self._next]
        self._next += 1
        if isinstance(entry, str):
            return read_outcome(factors, entry)
        check_outcome(factors, entry)
        return entry


def _draw(factors: tuple[Factor, ...], below: Callable[[int], int]) -> Outcome:
    return tuple([f.values[bisect_right(f.cumulative, below(f.cumulative[-1]))] for f in factors])
