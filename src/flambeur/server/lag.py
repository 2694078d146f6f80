"""Measure the lag of the event loop, which delays every move at every table."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left

NAP = 0.05
"""Seconds between measurements: twenty a second have no measurable cost."""
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds."""


class Lag:
    """Measures how much longer than requested short sleeps of the loop take."""

    def __init__(self) -> None:
        self.naps = [0] * (len(BOUNDS) + 1)
        """The number of sleeps late by at most each bound, then of those later than all bounds."""
        self.seconds = 0.0

    async def watch(self) -> None:
        """Measure until cancelled."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(NAP)
            self.woke(max(time.perf_counter() - began - NAP, 0.0))

    def woke(self, late: float) -> None:
        self.naps[bisect_left(BOUNDS, late)] += 1
        self.seconds += late
