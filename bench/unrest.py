"""What the machine itself does to a program while another one is measured.

Hosts of virtual machines take time away, and memory, which then costs a fault for every page that is touched. So one
thread sleeps, wakes up and looks at a little memory of its own: how late it is, nobody else can help either.
"""

from __future__ import annotations

import threading
import time


class Unrest:
    """A thread that dozes as long as the `with` lasts."""

    NAP, LOOK, PAGE = 0.005, 1 << 18, 4096
    LATE = 1.0
    """Milliseconds from which on a nap counts as late."""

    def __init__(self) -> None:
        self._late: list[float] = []
        self._late_naps: list[tuple[float, float]] = []
        self._over = threading.Event()
        self._own = bytearray(self.LOOK)
        self._thread = threading.Thread(target=self._doze)

    def _doze(self) -> None:
        while not self._over.is_set():
            began = time.monotonic()
            time.sleep(self.NAP)
            self._own[:: self.PAGE].count(1)
            ended = time.monotonic()
            self._late.append(1000 * (ended - began - self.NAP))
            if self._late[-1] > self.LATE:
                self._late_naps.append((began, ended))

    def __enter__(self) -> Unrest:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def was_late(self, begun: float, ended: float) -> bool:
        """Whether a nap in this time, in seconds of `time.monotonic`, was late."""
        return any(first < ended and begun < last for first, last in self._late_naps)

    def waited(self, share: float) -> float:
        """What all but this share of moments would have waited for the machine alone: one nap counts as it lasted."""
        total = 1000 * self.NAP * len(self._late) + sum(self._late)
        low, high = 0.0, max(self._late)
        while high - low > 0.1:
            middle = (low + high) / 2
            longer = sum(late - middle for late in self._late if late > middle)
            low, high = (middle, high) if longer > share * total else (low, middle)
        return high

    def __str__(self) -> str:
        return f"p95 {self.waited(0.05):.1f}, p99 {self.waited(0.01):.1f} ms late, {max(self._late):.0f} at worst"
