"""The clients at a table, and the messages they receive."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from flambeur.engine import Event, Seat
from flambeur.protocol.messages import Reaction
from flambeur.protocol.replies import ChatSaid, Over, Reacted, SharedFields, TableChanged, encode
from flambeur.protocol.seat_projection import SeatProjection, Viewer
from flambeur.protocol.tables import ChatLine, Ending
from flambeur.server.tables.notices import HOUSE
from flambeur.server.tables.table_part import Part

if TYPE_CHECKING:
    from flambeur.server.tables.connection import Connection
    from flambeur.server.tables.table import Table


ANNOUNCED_APART = 0.25
"""Minimum seconds between two broadcasts of the table's data, which may be long."""


class Audience(Part):
    """The connections at one table. The projection makes every message about the game that they receive."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._time = table.registry.time
        self.connections: set[Connection] = set()
        self.projection = self._projection()
        self._behind: dict[Viewer, list[Connection]] = {}
        """Connections grouped by viewer; empty when the groups must be computed again."""
        self._announcing = False
        self._announced = float("-inf")
        """When the connections last received the table's data, in seconds of the event loop."""
        self._left: dict[Seat, int] = {}
        """When the last connection of a seat ended."""
        self._loaded = self._time.now()
        self._elsewhere: dict[str, tuple[frozenset[Seat], int]] = {}
        """For each other process, the seats that are connected to it, and its number of spectators."""

    def _projection(self) -> SeatProjection:
        projection = SeatProjection(self._table.game)
        projection.names = self._table.document.names
        projection.settled = self._table.bots.settled
        return projection

    def __bool__(self) -> bool:
        return bool(self.connections)

    @property
    def attended(self) -> bool:
        """Whether any client watches the table, at any process."""
        return bool(self.connections or self._elsewhere)

    @property
    def address(self) -> str:
        """Return the address charged for the bots' thinking: a player's, a spectator's, or the table opener's."""
        first = min(self.connections, key=lambda connection: not connection.seats, default=None)
        if first is not None:
            return first.caller.address
        return self._table.registry.openings.address_of(self._table.document.code)

    def own_seats(self) -> set[Seat]:
        """Return the seats whose players are connected to this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    def own_spectators(self) -> int:
        return sum(not connection.seats for connection in self.connections)

    def seats(self) -> set[Seat]:
        """Return the seats whose players are connected to any process."""
        return self.own_seats().union(*[seats for seats, _ in self._elsewhere.values()])

    def absent_since(self, seat: Seat) -> int | None:
        """Return the play time since which a seat has had no connection; None while it has one."""
        return None if seat in self.seats() else self._left.get(seat, self._loaded)

    def elsewhere(self, seats: Iterable[Seat]) -> set[str]:
        """Return the other processes that have a connection for one of these seats."""
        wanted = frozenset(seats)
        return {process for process, (there, _) in self._elsewhere.items() if there & wanted}

    def spectators(self) -> int:
        return self.own_spectators() + sum(count for _, count in self._elsewhere.values())

    def set_elsewhere(self, process: str, seats: tuple[Seat, ...], spectators: int) -> None:
        """Note which seats and how many spectators are connected to another process."""
        unwatched = self._table.bots.unwatched
        before = self._elsewhere.pop(process, (frozenset[Seat](), 0))
        if seats or spectators:
            self._elsewhere[process] = (frozenset(seats), spectators)
        for seat in before[0] - self.seats():
            self._left[seat] = self._time.now()
        if before != (frozenset(seats), spectators):
            self.announce()
        if unwatched and self.attended:
            self._table.go_on()

    def add(self, connection: Connection) -> None:
        unwatched = self._table.bots.unwatched
        self.connections.add(connection)
        self._behind = {}
        self._table.registry.cluster.show(self._table)
        if unwatched:
            self._table.go_on()

    def remove(self, connection: Connection) -> None:
        """Remove a connection, and drop views without connections."""
        self.connections.discard(connection)
        self._behind = {}
        left = {seat for other in self.connections for seat in other.seats or (None,)}
        for seat in (*connection.seats, None):
            if seat not in left:
                self.projection.forget(seat)
                if seat is not None:
                    self._left[seat] = self._time.now()
        self._table.registry.cluster.show(self._table)

    def release_seat(self, seat: Seat) -> None:
        """Remove a seat from the connections that hold it."""
        for connection in tuple(self.connections):
            if seat in connection.seats:
                connection.lose(seat)

    def broadcast(self, message: bytes) -> None:
        """Send a message to every connection."""
        for connection in tuple(self.connections):
            connection.send(message)

    def broadcast_from(self, seat: Seat, message: bytes) -> None:
        """Send a seat's message to every connection that has not muted it."""
        for connection in tuple(self.connections):
            if seat not in connection.muted:
                connection.send(message)

    def on_chat(self, line: ChatLine) -> None:
        """Send a chat line or a notice to every connection."""
        if line.seat == HOUSE:
            self._table.notices.tell(line)
        else:
            self.broadcast_from(line.seat, encode(ChatSaid(line.seat, line.name, line.text, line.at)))

    def react(self, seat: Seat, what: Reaction) -> None:
        self.broadcast_from(seat, encode(Reacted(seat, what)))

    def update(self, events: tuple[Event, ...], fields: SharedFields) -> None:
        """Send every connection the new position and the events that led to it."""
        play = self._table.play
        assert play.state is not None
        behind = self._behind or self._group()
        for viewer, message in self.projection.updates(play.state, play.n, events, behind, fields).items():
            for connection in behind[viewer]:
                connection.send(message)

    def _group(self) -> dict[Viewer, list[Connection]]:
        """Group connections by viewer: the same seat in the same language gets the same message."""
        behind = self._behind = {}
        for connection in self.connections:
            for seat in connection.seats or (None,):
                behind.setdefault(_viewer(connection, seat), []).append(connection)
        return behind

    def snapshot(self, connection: Connection, seat: Seat | None, last: int | None = None) -> bytes:
        """Return the position for one seat of a connection, with the events since state `last` that it missed."""
        table, play = self._table, self._table.play
        assert play.state is not None
        missed = [(n, events) for n, events in play.recent if last is not None and n > last]
        bid = None if seat is None else play.bids.get(seat)
        return self.projection.snapshot(
            play.state, play.n, _viewer(connection, seat), bid, table.move_clock.until, table.document.ending, missed
        )

    def announce(self) -> None:
        """Send the table's data to all connections, now or shortly after the last broadcast: changes are combined."""
        self.projection.names = self._table.document.names
        if self.connections and not self._announcing:
            self._announcing = True
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time(), self._announced + ANNOUNCED_APART), self._announce)

    def _announce(self) -> None:
        self._announcing = False
        self._announced = asyncio.get_running_loop().time()
        if self.connections:
            self.broadcast(encode(TableChanged(self._table.info())))

    def tell_ending(self, ending: Ending) -> None:
        self.broadcast(encode(Over(ending)))

    def resend(self) -> None:
        """Send every connection a snapshot, because the game is not at the state its client expects."""
        self.projection = self._projection()
        if self._table.play.state is not None:
            for connection in tuple(self.connections):
                for seat in connection.seats or (None,):
                    connection.send(self.snapshot(connection, seat))
        self.announce()

    def close(self) -> None:
        for connection in tuple(self.connections):
            connection.leave()


def _viewer(connection: Connection, seat: Seat | None) -> Viewer:
    """Return a connection's viewer. A player of one seat reads "you"; several who share a connection do not."""
    return Viewer(seat, connection.lang, seat is not None and len(connection.seats) == 1)
