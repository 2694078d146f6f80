"""What benchmarks of play share: the parts that are wanted, games handed to processes, intervals, times of moves."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

from flambeur.fairness.intervals import Interval

Hands = Callable[[Callable[[int], Any], Iterable[int]], list[Any]]
"""Calls a function with every number and gives back what came of them, in their order."""
A_HANDFUL = 4
"""Games handed to a process at once: long ones are not left to the end by twenties."""


def some_of(parser: ArgumentParser, name: str, known: Iterable[str]) -> None:
    """Any of these words may be named, in any order; none stands for all of them."""

    def one(word: str) -> str:
        if word not in known:
            raise ArgumentTypeError(f"there is no '{word}'; there are: {', '.join(known)}.")
        return word

    parser.add_argument(name, nargs="*", type=one, default=list(known))  # `choices` would refuse to be given none


@contextmanager
def hands(workers: int, ready: Callable[[], None] | None = None) -> Iterator[Hands]:
    """So many processes, each made ready once, or this one."""
    if workers == 1:
        if ready is not None:
            ready()
        yield lambda work, numbers: [work(number) for number in numbers]
        return
    with ProcessPoolExecutor(workers, initializer=ready) as pool:
        yield lambda work, numbers: list(pool.map(work, numbers, chunksize=A_HANDFUL))


def per_cent(mean: float, interval: Interval) -> str:
    """A part of the wins with its 95 % interval, as all benchmarks print it."""
    return f"{100 * mean:.1f} % ({100 * interval[0]:.1f}–{100 * interval[1]:.1f})"


def percentile(times: Sequence[float], part: float) -> float:
    """The time that such a part of them does not exceed; 0 where there is none."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else 0.0
