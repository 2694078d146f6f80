"""Counts of what was written, for monitoring a server."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Seconds."""


class WriteCounts:
    """Rows by outcome, and the time that commits took. One thread writes the counts, others read them."""

    def __init__(self) -> None:
        self.rows: Counter[str] = Counter()
        self.commits = [0] * (len(BOUNDS) + 1)
        """How many commits took at most each bound, and longer than all."""
        self.seconds = 0.0

    def wrote(self, seconds: float, outcomes: Iterable[str]) -> None:
        self.rows.update(outcomes)
        self.commits[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds
