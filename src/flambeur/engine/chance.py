"""Chance nodes: a product of factors, each with exact integer weights in a documented order.

A whole node can have millions of outcomes (15 dice of four kinds: 20 million); a factor never has more
than a few thousand, so factors are what is listed, weighed, drawn and enumerated. There are two kinds:

* `Dice`: n equal dice. An outcome is the tuple of six counts, how many show 1, 2, … 6. Order of
  outcomes: descending counts of face 1, then of face 2, … so `(2, 0, 0, 0, 0, 0)` comes first.
* `Pick`: one item out of a multiset. An outcome is the item. Order: the order of `items`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import accumulate, product
from math import factorial

from flambeur.engine.errors import InvalidChance

FACES = 6
WORDS = 1 << 64
"""The number of 64-bit words, from which chance is drawn."""
Counts = tuple[int, ...]
Item = int | str
Value = Counts | Item
Outcome = tuple[Value, ...]


class Dice:
    """`count` equal six-sided dice of one kind, rolled together.

    `values` lists the outcomes, `weights` how many of the `6 ** count` ordered rolls give each, and
    `cumulative` the running sums of the weights, so that the last one is the total. Words below `even`, the greatest
    multiple of the total, give every outcome its share.
    """

    __slots__ = ("_possible", "count", "cumulative", "even", "kind", "total", "values", "weights")

    def __init__(self, kind: str, count: int) -> None:
        self.kind = kind
        self.count = count
        self.values, self.weights, self.cumulative, self._possible = _dice_table(count)
        self.total = self.cumulative[-1]
        self.even = WORDS - WORDS % self.total

    def __repr__(self) -> str:
        return f"Dice({self.kind!r}, {self.count})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and (self.kind, self.count) == (other.kind, other.count)

    def __hash__(self) -> int:
        return hash((self.kind, self.count))

    def allows(self, value: object) -> bool:
        """Whether `value` can be rolled."""
        return value in self._possible

    def write(self, value: Value) -> str:
        """Return the text `own:11355`: the faces shown, ascending."""
        return f"{self.kind}:{write_faces(value)}" if isinstance(value, tuple) else f"{self.kind}:{value}"

    def read(self, text: str) -> Counts:
        """Read what `write` wrote; raises `InvalidChance`."""
        kind, _, faces = text.partition(":")
        counts = count_faces(faces)
        if kind != self.kind or len(faces) != sum(counts) or not self.allows(counts):
            raise InvalidChance(f"expected {self.count} dice as '{self.kind}:…' with faces 1-6, found '{text}'.")
        return counts


class Pick:
    """One item out of a multiset: `values[i]` occurs `weights[i]` times (never 0)."""

    __slots__ = ("cumulative", "even", "kind", "total", "values", "weights")

    def __init__(self, kind: str, values: tuple[Item, ...], weights: tuple[int, ...]) -> None:
        self.kind = kind
        self.values = values
        self.weights = weights
        self.cumulative = cumulative = tuple(accumulate(weights))
        self.total = total = cumulative[-1]
        self.even = WORDS - WORDS % total

    def __repr__(self) -> str:
        return f"Pick({self.kind!r}, {self.values}, {self.weights})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pick) and (self.kind, self.values, self.weights) == (
            other.kind,
            other.values,
            other.weights,
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.values, self.weights))

    def allows(self, value: object) -> bool:
        """Whether `value` is one of the items."""
        return value in self.values

    def write(self, value: Value) -> str:
        """Return the text `note:40`."""
        return f"{self.kind}:{value}"

    def read(self, text: str) -> Item:
        """Read what `write` wrote; raises `InvalidChance`."""
        kind, _, name = text.partition(":")
        for item in self.values:
            if kind == self.kind and str(item) == name:
                return item
        allowed = ", ".join(str(item) for item in self.values)
        raise InvalidChance(f"expected '{self.kind}:…' with one of {allowed}, found '{text}'.")


Factor = Dice | Pick


@lru_cache(maxsize=8192)
def write_faces(counts: Counts) -> str:
    """Return the faces of a roll as digits, ascending: `(2, 0, 1, 0, 0, 0)` is `113`."""
    return "".join(str(face) * n for face, n in enumerate(counts, 1))


def count_faces(faces: str) -> Counts:
    """Return the six counts of a string of faces; the inverse of `write_faces`."""
    return tuple(faces.count(str(face)) for face in range(1, FACES + 1))


def write_outcome(factors: tuple[Factor, ...], outcome: Outcome) -> str:
    """Return one readable line for a chance outcome: `own:11355 neutral:16`."""
    return " ".join([factor.write(value) for factor, value in zip(factors, outcome, strict=True)])


def read_outcome(factors: tuple[Factor, ...], text: str) -> Outcome:
    """Read what `write_outcome` wrote; raises `InvalidChance`."""
    words = text.split()
    if len(words) != len(factors):
        raise InvalidChance(f"expected {len(factors)} chance results, found {len(words)}.")
    return tuple(factor.read(word) for factor, word in zip(factors, words, strict=True))


def outcomes(factors: tuple[Factor, ...]) -> Iterator[tuple[Outcome, Fraction]]:
    """Yield every outcome of a chance node with its exact probability, the last factor varying fastest.

    A node of many kinds of dice has millions of them; `Game.chance` returns the factors, whose sizes multiply.

        >>> [(outcome, str(chance)) for outcome, chance in outcomes((Pick("coin", ("heads", "tails"), (2, 1)),))]
        [(('heads',), '2/3'), (('tails',), '1/3')]
    """
    for values in product(*(zip(factor.values, factor.weights, strict=True) for factor in factors)):
        chance = Fraction(1)
        for (_, weight), factor in zip(values, factors, strict=True):
            chance *= Fraction(weight, factor.cumulative[-1])
        yield tuple([value for value, _ in values]), chance


def check_outcome(factors: tuple[Factor, ...], outcome: Outcome) -> None:
    """Raise `InvalidChance` unless the outcome has one possible value for each factor."""
    if len(outcome) != len(factors):
        raise InvalidChance(f"expected {len(factors)} chance results, found {len(outcome)}.")
    for factor, value in zip(factors, outcome, strict=False):
        if not factor.allows(value):
            raise InvalidChance(f"'{factor.write(value)}' cannot come up here.", kind=factor.kind)


@cache
def _dice_table(count: int) -> tuple[tuple[Counts, ...], tuple[int, ...], tuple[int, ...], frozenset[object]]:
    """Return outcomes, weights, running sums, and the outcomes as a set: a node is checked at every roll."""
    values = tuple(_compositions(count, FACES))
    weights = tuple(_multinomial(count, counts) for counts in values)
    return values, weights, tuple(accumulate(weights)), frozenset(values)


def _compositions(total: int, parts: int) -> list[Counts]:
    """Return all ways to split `total` into `parts` counts, the largest first part first."""
    if parts == 1:
        return [(total,)]
    return [(first, *rest) for first in range(total, -1, -1) for rest in _compositions(total - first, parts - 1)]


def _multinomial(total: int, counts: Counts) -> int:
    ways = factorial(total)
    for n in counts:
        ways //= factorial(n)
    return ways
