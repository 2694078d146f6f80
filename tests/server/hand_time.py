"""Time that a test moves by hand: it passes, or jumps as when the process was stopped or the wall clock was set."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from flambeur.server.storage.documents import now
from flambeur.server.tables.play_time import BEAT, PlayTime

STEP = int(1000 * BEAT)


class HandTimer:
    """Something that happens when the time has come to it."""

    def __init__(self, at: int, call: Callable[[], object]) -> None:
        self.at = at
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self.call = None


class HandTime:
    """A `TimeSource`; nothing happens in it by itself."""

    def __init__(self) -> None:
        self._wall, self._steady = now(), 5_000
        self._timers: list[HandTimer] = []

    def wall(self) -> int:
        return self._wall

    def steady(self) -> int:
        return self._steady

    def later(self, seconds: float, call: Callable[[], object]) -> HandTimer:
        timer = HandTimer(self._steady + int(1000 * seconds), call)
        self._timers.append(timer)
        return timer

    def set_wall(self, seconds: float) -> None:
        """Set the wall clock forward, or back."""
        self._wall += int(1000 * seconds)

    def freeze(self, seconds: float) -> None:
        """Let time pass while the process cannot look."""
        self._wall += int(1000 * seconds)
        self._steady += int(1000 * seconds)

    async def run(self, seconds: float, time: PlayTime) -> None:
        """Let time pass while the process runs."""
        end = self._steady + int(1000 * seconds)
        while self._steady < end:
            self.freeze(min(STEP, end - self._steady) / 1000)
            await self.wake(time)

    async def wake(self, time: PlayTime) -> None:
        """Do what is due, as an event loop does: timers first, then what has come meanwhile, then timers again."""
        while due := [timer for timer in self._timers if timer.at <= self._steady]:
            self._timers = [timer for timer in self._timers if timer.at > self._steady]
            for timer in due:
                if timer.call is not None:
                    timer.call()
            await asyncio.sleep(0)
        time.now()
