"""Observations: what a seat knows, as a row of numbers of a fixed size.

A kind of table brings a function that makes its observer (`TableKind.observer`). It says which features there are, in
which order and within which bounds, and writes them from a position as a seat knows it (`Game.veil`), so that nothing
hidden can get in. Seats are counted from the observing seat: its own numbers come first, then those of its left-hand
neighbour.

    observer = observer_of(game)
    observer.features                        # name, size, bounds and meaning of each part
    observer.observe(knowledge)              # float32, of size observer.size
    observer.part(seen, "roll")
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from flambeur.engine import Capability, FlambeurError, Game, Knowledge, Seat, Step
from flambeur.engine.agenda import DECISION

Floats = NDArray[np.float32]
Encode = Callable[[Knowledge], bytes]
"""Returns the features as one run of 32-bit floats."""


class Unobservable(FlambeurError):
    """This kind of table has no observer."""

    code = "no-observer"


class Feature(Struct, frozen=True):
    """A part of an observation: a number of values from `low` to `high`."""

    name: str
    size: int
    low: float
    high: float
    meaning: str


class Observer:
    """Writes the positions of one table as numbers."""

    def __init__(self, features: Sequence[Feature], encode: Encode) -> None:
        self.features = tuple(feature for feature in features if feature.size)
        self._encode = encode
        begins = np.cumsum([0, *(feature.size for feature in self.features)])
        self.size = int(begins[-1])
        self._parts = {
            feature.name: slice(int(begin), int(begin) + feature.size)
            for feature, begin in zip(self.features, begins[:-1], strict=True)
        }

    @property
    def low(self) -> Floats:
        """Return the lower bound of each number of an observation."""
        return np.repeat(*self._each(lambda feature: feature.low))

    @property
    def high(self) -> Floats:
        """Return the upper bound of each number of an observation."""
        return np.repeat(*self._each(lambda feature: feature.high))

    def observe(self, knowledge: Knowledge) -> Floats:
        """Return the observation as a new array, which the caller may keep and change."""
        return np.frombuffer(bytearray(self._encode(knowledge)), np.float32)

    def part(self, seen: NDArray[Any], name: str) -> NDArray[Any]:
        """Return one feature of an observation, or of many."""
        return seen[..., self._parts[name]]

    def _each(self, bound: Callable[[Feature], float]) -> tuple[Floats, list[int]]:
        return np.array([bound(feature) for feature in self.features], np.float32), [f.size for f in self.features]


Make = Callable[[Any], Observer]
"""Makes the observer of a game."""
OBSERVERS: Capability[Make] = Capability("observer")


@lru_cache(maxsize=64)
def observer_of(game: Game[Any]) -> Observer:
    """Return the observer of a table; raises `Unobservable`."""
    make = OBSERVERS.of(game)
    if make is None:
        raise Unobservable(f"tables of {game.name} have no observer.", game=game.name)
    return make(game)


def packed(values: Sequence[float]) -> bytes:
    """Return numbers as 32-bit floats."""
    return array("f", values).tobytes()


@lru_cache(maxsize=1 << 14)
def kept(values: tuple[float, ...]) -> bytes:
    """Return `packed(values)`, cached for values that recur."""
    return array("f", values).tobytes()


@lru_cache(maxsize=1 << 10)
def one_of(size: int, number: int | None) -> bytes:
    """Return a one-hot vector; all zeros for None."""
    return packed([float(each == number) for each in range(size)])


def from_seat(by_seat: Sequence[Any], seat: Seat) -> tuple[Any, ...]:
    """Return a list by seat, rotated to start at a seat."""
    return (*by_seat[seat:], *by_seat[:seat])


def asking(game: Game[Any]) -> tuple[type[Step], ...]:
    """Return the kinds of steps at which a seat chooses, by name, in the order of the rules."""
    return tuple({kind.name: kind for kind in game.step_types if kind.kind >= DECISION}.values())
