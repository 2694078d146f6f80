"""A cache for pure functions that are called at every transition: each value is computed once, then looked up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Known(dict[K, V]):
    """`known[key]` is the function's value for `key`, computed on first access.

    It costs a third of a call to a function under `functools.cache`, and never forgets either: use it for keys of
    which the rules allow some thousands at most.
    """

    __slots__ = ("_compute",)

    def __init__(self, compute: Callable[[K], V]) -> None:
        self._compute = compute

    def __missing__(self, key: K) -> V:
        value = self[key] = self._compute(key)
        return value
