"""Play time: the time that counts for moves. It stands still while the server does.

A process that was stopped, a machine that was suspended and a wall clock that was set are not the players' fault. So
the move clock uses the monotonic time of the system, and counts only while this process runs: it reads the time
several times a second, and a longer gap counts against no player.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

BEAT = 0.25
"""Seconds between two readings of the time."""
GAP = 1.0
"""Seconds without a reading after which the process counts as having stood still."""
GRACE = 30_000
"""Milliseconds after a gap or a restart before which no player loses on time."""
TURNS = 2
"""Turns of the event loop after which everything that arrived before them has been read from the sockets."""


class Timer(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> None: ...


class TimeSource(Protocol):
    """A source of time: the system, or a test."""

    def wall(self) -> int:
        """Return milliseconds since 1970, by a clock that can be set."""
        ...

    def steady(self) -> int:
        """Return milliseconds since some moment, by a clock that nobody sets and that runs while the machine sleeps."""
        ...

    def later(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Call something on the event loop after some time of its own."""
        ...


class SystemTime:
    """The clocks of the operating system."""

    def __init__(self) -> None:
        self._clock = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        return (time.monotonic_ns() if self._clock is None else time.clock_gettime_ns(self._clock)) // 1_000_000

    def later(self, seconds: float, call: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, call)


class PlayTime:
    """Play time in milliseconds: starts at the wall clock's time and leaves out every gap."""

    def __init__(self, source: TimeSource) -> None:
        self.source = source
        self._looked = source.steady()
        self._now = source.wall()
        self.lost = 0
        """Milliseconds of all gaps so far."""
        self.grace = 0
        """No player loses on time before this play time."""
        self.after_gap: Callable[[], None] | None = None

    def now(self) -> int:
        """Return the play time; detects a gap before anything is decided by it."""
        steady = self.source.steady()
        passed, self._looked = steady - self._looked, steady
        gap = passed > 1000 * GAP
        served = int(1000 * BEAT) if gap else max(0, passed)
        self._now += served
        if gap:
            self.lost += passed - served
            self.grace = self._now + GRACE
            if self.after_gap is not None:
                self.after_gap()
        return self._now

    def told(self, moment: int) -> int:
        """Convert a play time for clients: to a clock that no gap stops and nobody sets."""
        return moment + self.lost

    def told_now(self) -> int:
        """Return the current time as clients see it."""
        return self.told(self.now())

    def stamp(self) -> tuple[int, int]:
        """Return the wall-clock time to be stored, and the play time that follows from it."""
        at = self.source.wall()
        return at, self.since(at)

    def since(self, at: int) -> int:
        """Return the play time of a stored wall-clock time, at most the present.

        The two clocks are never read at exactly the same time, and their milliseconds do not start together. Unless
        the wall clock was set, only gaps lie between them, so a restarted server sends all clients the same deadline
        to the millisecond.
        """
        now, wall = self.now(), self.source.wall()
        ahead = now - wall
        if abs(ahead + self.lost) < 1000 * BEAT:
            return min(at, wall) - self.lost
        return min(at + ahead, now)

    def heard(self, at: int) -> int:
        """Return the same for a time just received from another process, whose wall clock may be far from ours."""
        now = self.now()
        return now if abs(self.source.wall() - at) > 1000 * GAP else self.since(at)

    def at(self, moment: Callable[[], int | None], call: Callable[[], None]) -> Alarm:
        """Call something once a play time is past; `moment` may be extended meanwhile, and None cancels the call."""
        return Alarm(self, moment, call)

    def after_reading(self, call: Callable[[], None]) -> Alarm:
        """Call something after all that clients have sent by now was read and handled."""
        return Alarm(self, lambda: self._now, call)

    async def watch(self) -> None:
        """Read the time until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            self.now()


class Alarm:
    """A call at a play time, after everything that clients sent before it has been handled."""

    def __init__(self, time: PlayTime, moment: Callable[[], int | None], call: Callable[[], None]) -> None:
        self._time = time
        self._moment = moment
        self._call = call
        self._read = False
        self._timer: Timer | None = None
        self._wait()

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        self._timer, now = None, self._time.now()  # a gap detected now puts the moment off
        moment = self._moment()
        if moment is None:
            return
        left = moment - now
        if left > 0:
            self._read = False
            self._timer = self._time.source.later(left / 1000, self._wait)
        elif not self._read:
            self._read = True
            self._look(TURNS)
        else:
            self._call()

    def _look(self, turns: int) -> None:
        following = self._wait if turns == 1 else partial(self._look, turns - 1)
        self._timer = self._time.source.later(0, following)
