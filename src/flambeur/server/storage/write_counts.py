"""Counts of writes, for monitoring."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Seconds."""


class WriteCounts:
    """Rows by outcome, and durations of commits. One thread writes the counts, others read them."""

    def __init__(self) -> None:
        self.rows: Counter[str] = Counter()
        self.commits = [0] * (len(BOUNDS) + 1)
        """The number of commits that took at most each bound, then of longer ones."""
        self.seconds = 0.0

    def wrote(self, seconds: float, outcomes: Iterable[str]) -> None:
        self.rows.update(outcomes)
        self.commits[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds
