"""Who looks at a table, and what they are told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from flambeur.engine import Event, Seat
from flambeur.server.storage import ChatLine
from flambeur.server.tables.documents import Ending, now
from flambeur.server.tables.notices import HOUSE
from flambeur.server.tables.part import Part
from flambeur.server.wire.lens import Eyes, Lens
from flambeur.server.wire.messages import Reaction
from flambeur.server.wire.replies import ChatSaid, Over, Reacted, TableChanged, encode

if TYPE_CHECKING:
    from flambeur.server.tables.table import Table
    from flambeur.server.wire.connection import Connection


class Audience(Part):
    """The connections at one table. All that they learn about the game comes through the lens."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.connections: set[Connection] = set()
        self.lens = self._lens()
        self._behind: dict[Eyes, list[Connection]] = {}
        """The connections that look through the same eyes; empty when it must be worked out anew."""
        self._announcing = False
        self._left: dict[Seat, int] = {}
        """When the last connection of a seat was gone."""
        self._loaded = now()
        self._elsewhere: dict[str, tuple[frozenset[Seat], int]] = {}
        """Who is at the table at other processes: seats, and how many spectators."""

    def _lens(self) -> Lens:
        lens = Lens(self._table.game)
        lens.names = self._table.document.names
        lens.settled = self._table.bots.settled
        return lens

    def __bool__(self) -> bool:
        return bool(self.connections)

    def own_seats(self) -> set[Seat]:
        """The seats at which somebody is connected to this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    def own_spectators(self) -> int:
        return sum(not connection.seats for connection in self.connections)

    def seats(self) -> set[Seat]:
        """The seats at which somebody is connected."""
        return self.own_seats().union(*[seats for seats, _ in self._elsewhere.values()])

    def absent_since(self, seat: Seat) -> int | None:
        """Since when nobody has been connected for a seat; None while somebody is."""
        return None if seat in self.seats() else self._left.get(seat, self._loaded)

    def spectators(self) -> int:
        return self.own_spectators() + sum(count for _, count in self._elsewhere.values())

    def there(self, process: str, seats: tuple[Seat, ...], spectators: int) -> None:
        """Who is at the table at another process now."""
        before = self._elsewhere.pop(process, (frozenset[Seat](), 0))
        if seats or spectators:
            self._elsewhere[process] = (frozenset(seats), spectators)
        for seat in before[0] - self.seats():
            self._left[seat] = now()
        if before != (frozenset(seats), spectators):
            self.announce()

    def come(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._behind = {}
        self._table.hall.neighbours.show(self._table)

    def go(self, connection: Connection) -> None:
        """A connection is gone; eyes that nobody looks through are forgotten."""
        self.connections.discard(connection)
        self._behind = {}
        left = {seat for other in self.connections for seat in other.seats or (None,)}
        for seat in (*connection.seats, None):
            if seat not in left:
                self.lens.forget(seat)
                if seat is not None:
                    self._left[seat] = now()
        self._table.hall.neighbours.show(self._table)

    def dismiss(self, seat: Seat) -> None:
        """Tell whoever held a seat that it is not theirs any more."""
        for connection in tuple(self.connections):
            if seat in connection.seats:
                connection.lose(seat)

    def send(self, message: bytes) -> None:
        """The same for everybody."""
        for connection in tuple(self.connections):
            connection.send(message)

    def spread(self, seat: Seat, message: bytes) -> None:
        """What a seat has to say, for everybody who wants to hear it."""
        for connection in tuple(self.connections):
            if seat not in connection.muted:
                connection.send(message)

    def hear(self, line: ChatLine) -> None:
        """A line that was said at another process."""
        if line.seat == HOUSE:
            self._table.notices.tell(line)
        else:
            self.spread(line.seat, encode(ChatSaid(line.seat, line.name, line.text, line.at)))

    def react(self, seat: Seat, what: Reaction) -> None:
        self.spread(seat, encode(Reacted(seat, what)))

    def tell(self, events: tuple[Event, ...], extra: bytes) -> None:
        """Give everybody the new position."""
        play = self._table.play
        assert play.state is not None
        behind = self._behind or self._look()
        for eyes, message in self.lens.updates(play.state, play.n, events, behind, extra).items():
            for connection in behind[eyes]:
                connection.send(message)

    def _look(self) -> dict[Eyes, list[Connection]]:
        """Who is told what: connections that hold the same seat and speak the same language get the same message."""
        behind = self._behind = {}
        for connection in self.connections:
            for seat in connection.seats or (None,):
                behind.setdefault(_eyes(connection, seat), []).append(connection)
        return behind

    def snapshot(self, connection: Connection, seat: Seat | None, last: int | None = None) -> bytes:
        """Where the game stands, for one seat of a connection; with what it missed since state `last`."""
        table, play = self._table, self._table.play
        assert play.state is not None
        missed = [(n, events) for n, events in play.recent if last is not None and n > last]
        bid = None if seat is None else play.bids.get(seat)
        return self.lens.snapshot(
            play.state, play.n, _eyes(connection, seat), bid, table.hourglass.until, table.document.ending, missed
        )

    def announce(self) -> None:
        """Tell everybody that something about the table has changed; what changes at one moment is told once."""
        self.lens.names = self._table.document.names
        if self.connections and not self._announcing:
            self._announcing = True
            asyncio.get_running_loop().call_soon(self._announce)

    def _announce(self) -> None:
        self._announcing = False
        if self.connections:
            self.send(encode(TableChanged(self._table.info())))

    def tell_ending(self, ending: Ending) -> None:
        self.send(encode(Over(ending)))

    def show(self) -> None:
        """Show everybody where the game stands, when it is not where they think."""
        self.lens = self._lens()
        if self._table.play.state is not None:
            for connection in tuple(self.connections):
                for seat in connection.seats or (None,):
                    connection.send(self.snapshot(connection, seat))
        self.announce()

    def close(self) -> None:
        for connection in tuple(self.connections):
            connection.leave()


def _eyes(connection: Connection, seat: Seat | None) -> Eyes:
    """Whoever plays one seat is told "you"; several who share a connection are not."""
    return Eyes(seat, connection.lang, seat is not None and len(connection.seats) == 1)
