"""The time for a move, at tables that have a clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flambeur.engine import Seat
from flambeur.protocol.tables import Clock
from flambeur.server.tables import play_time
from flambeur.server.tables.cluster import Lenient
from flambeur.server.tables.play_time import Timer
from flambeur.server.tables.table_part import Part

if TYPE_CHECKING:
    from flambeur.server.tables.table import Table


class MoveClock(Part):
    """Counts the time for the current move, and acts when it runs out."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._time = table.registry.time
        self.grace = 0
        """No player loses on time before this play time."""
        self._timer: Timer | None = None
        self._unheard: set[str] = set()
        """Processes that may have a late move in their sockets, and have not since reported that they are alive."""

    @property
    def clock(self) -> Clock | None:
        """Return the clock of this turn: a stricter one set during a turn applies from the next turn on."""
        held = self._table.document.held_clock
        return held.clock if held is not None and held.n == self._table.play.n else self._table.document.settings.clock

    @property
    def deadline(self) -> int | None:
        """Return the play time at which the time for the current move ends."""
        clock = self.clock
        if clock is None or not self._table.waiting:
            return None
        return max(self._table.play.since + 1000 * clock.seconds, self.grace, self._time.grace)

    @property
    def until(self) -> int | None:
        """Return the deadline as clients see it."""
        deadline = self.deadline
        return None if deadline is None else self._time.told(deadline)

    def be_lenient(self) -> None:
        """Extend the deadline: time in which nobody could move counts against no player."""
        self.grace = self._time.now() + play_time.GRACE
        self._table.registry.cluster.tell(self._table, Lenient(self._time.source.wall() + play_time.GRACE))

    def heard_lenient(self, until: int) -> None:
        """Apply another process's extension until a wall-clock time, which differs slightly between processes."""
        left = until - self._time.source.wall()
        self.grace = max(self.grace, self._time.now() + min(left, play_time.GRACE))

    def stop(self) -> None:
        self._unheard.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def turn(self) -> None:
        """Start the clock for the table's new state."""
        n = self._table.play.n
        if self.deadline is not None:
            self._timer = self._time.at(lambda: self._deadline_of(n), lambda: self._empty(n))

    def heard_from(self, process: str) -> None:
        """Note that another process is alive, and has handled everything in its sockets."""
        if process in self._unheard:
            self._unheard.discard(process)
            if not self._unheard:
                self._declare(self._table.play.n)

    def _deadline_of(self, n: int) -> int | None:
        return self.deadline if n == self._table.play.n else None

    def _late(self) -> tuple[Seat, ...]:
        """Return the people that the table waits for."""
        table = self._table
        if table.play.state is None or not table.leads:
            return ()
        seats = table.document.seats
        return tuple(seat for seat in table.waiting if seat not in table.play.bids and seats[seat].level is None)

    def _empty(self, n: int) -> None:
        """Act on the end of the time, unless another process may still hold the move unhandled."""
        late = self._late()
        self._unheard = self._table.audience.elsewhere(late)
        if not self._unheard:
            self._declare(n)
            return
        self._table.registry.cluster.show(self._table, asks=True)
        self._timer = self._time.source.later(self._table.registry.settings.lease_seconds, lambda: self._unanswered(n))

    def _unanswered(self, n: int) -> None:
        """Act on a process that was silent for a whole lease: extend the time if it is gone, not if it is too busy."""
        self._unheard &= self._table.registry.lease.alive
        if self._unheard:
            self._declare(n)
        elif (deadline := self._deadline_of(n)) is not None:
            self.grace = max(self.grace, deadline, self._time.now() + play_time.GRACE)
            self.turn()

    def _declare(self, n: int) -> None:
        now = self._time.now()
        table, clock, deadline = self._table, self.clock, self._deadline_of(n)
        self.stop()
        if clock is None or deadline is None:
            return
        if deadline > now:  # the deadline was extended in the meantime
            self.turn()
            return
        for seat in self._late():
            if clock.then == "resign":
                table.registry.spawn(table.registry.resign_late(table, seat, n))
            else:
                level = "random" if clock.then == "random" else table.registry.bot_service.best(table.game)
                table.bots.answer_for(seat, level)
