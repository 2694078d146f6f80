"""The time for a move, at tables that have a clock."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from flambeur.server.tables.documents import Clock, now
from flambeur.server.tables.neighbours import Lenient
from flambeur.server.tables.part import Part

if TYPE_CHECKING:
    from flambeur.server.tables.table import Table


GRACE = 30_000
"""After a restart nobody loses on time before this many milliseconds have passed."""


class Hourglass(Part):
    """Runs for the move that is asked for, and sees to it when it is empty."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.grace = 0
        """Nobody loses on time before this moment."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def clock(self) -> Clock | None:
        """The clock of this turn: a stricter one that came in the middle of it counts from the next one on."""
        held = self._table.document.held_clock
        return held.clock if held is not None and held.n == self._table.play.n else self._table.document.settings.clock

    @property
    def until(self) -> int | None:
        """When the time for the move that is asked for is over."""
        clock = self.clock
        if clock is None or not self._table.waiting:
            return None
        return max(self._table.play.since + 1000 * clock.seconds, self.grace)

    def be_lenient(self) -> None:
        """Time has passed while nobody could move: it is not held against anybody."""
        self.grace = now() + GRACE
        self._table.hall.neighbours.tell(self._table, Lenient(self.grace))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def turn(self) -> None:
        """Begin to run for the state that the table has reached."""
        if (until := self.until) is not None:
            delay = max(0.0, (until - now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._empty, self._table.play.n)

    def _empty(self, n: int) -> None:
        table = self._table
        clock = self.clock
        if clock is None or n != table.play.n or table.play.state is None or not table.leads:
            return
        for seat in table.waiting:
            if seat in table.play.bids or table.document.seats[seat].level is not None:
                continue
            if clock.then == "resign":
                table.hall.spawn(table.hall.resign_late(table, seat, n))
            else:
                level = "random" if clock.then == "random" else table.hall.robots.best(table.game)
                table.bots.answer_for(seat, level)
