"""Messages to and from the other processes that serve the same tables.

The storage itself announces rows and documents, once they are safe. This module sends what is not stored: who is
there, reactions, and that a table has no leader any more.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from flambeur.engine import Seat
from flambeur.protocol.errors import Refused
from flambeur.protocol.messages import Reaction
from flambeur.protocol.tables import ChatLine
from flambeur.server.storage import Heard, StorageFailed

if TYPE_CHECKING:
    from flambeur.server.tables.registry import TableRegistry
    from flambeur.server.tables.table import Table

log = logging.getLogger("flambeur.cluster")


class Here(Struct, tag="here"):
    """The clients of a table at one process; `asks` requests the same of the others."""

    process: str
    seats: tuple[Seat, ...]
    spectators: int
    asks: bool = False


class SaidThere(Struct, tag="said"):
    """A line of the chat, or a notice of the server."""

    line: ChatLine


class ReactedThere(Struct, tag="reacted"):
    seat: Seat
    what: Reaction


class Free(Struct, tag="free"):
    """The leader of a table has released it."""


class Lenient(Struct, tag="lenient"):
    """No player loses on time at a table before this moment."""

    until: int


Word = Here | SaidThere | ReactedThere | Free | Lenient
_read = msgspec.json.Decoder(Word).decode


class Cluster:
    """All other processes, as one of them sees them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._loading: set[str] = set()
        """Tables with messages that arrived while they were being loaded."""
        self.heard = 0

    def open(self) -> None:
        self._registry.storage.listen(self.hear)

    # -- what they are told

    def tell(self, table: Table, word: Word) -> None:
        if self._registry.storage.shared:
            text = msgspec.json.encode(word).decode()
            self._registry.storage.post(Heard(posts=((table.document.code, text),)))

    def free(self, code: str) -> None:
        self._registry.storage.post(Heard(posts=((code, msgspec.json.encode(Free()).decode()),)))

    def show(self, table: Table, asks: bool = False) -> None:
        """Send the clients of a table at this process; does nothing when no other process exists."""
        if asks or len(self._registry.lease.alive) > 1:
            audience = table.audience
            seats = tuple(sorted(audience.own_seats()))
            self.tell(table, Here(self._registry.storage.name, seats, audience.own_spectators(), asks))

    # -- what they tell

    def hear(self, heard: Heard) -> None:
        """Handle what another process has done; called on the event loop."""
        self.heard += 1
        tables = self._registry.tables
        for row in heard.rows:
            if (table := tables.get(row.code)) is not None:
                table.play.hear((row,), informed=False)
            else:
                self._note(row.code)
        for code, version in heard.saved:
            if (table := tables.get(code)) is None:
                self._note(code)
            elif version > table.version or not version:
                self._registry.spawn(self._refresh(table))
        if heard.saved:
            self._registry.lobby.moved_elsewhere()
        for code in heard.grown:
            if (table := tables.get(code)) is not None:
                self._registry.spawn(self._refresh(table))
        for code, text in heard.posts:
            self._read(code, text)
        if heard.missed:
            self._registry.spawn(self.look_again())

    def _note(self, code: str) -> None:
        if self._registry.loads(code):
            self._loading.add(code)

    def loaded(self, table: Table) -> None:
        """Catch up on a table just loaded: messages may have been missed, and clients elsewhere are unknown."""
        if not self._registry.storage.shared:
            return
        if table.document.code in self._loading:
            self._loading.discard(table.document.code)
            self._registry.spawn(self._refresh(table))
        self.show(table, asks=True)

    def _read(self, code: str, text: str) -> None:
        table = self._registry.tables.get(code)
        if table is None:
            return
        match _read(text):
            case Here() as here:
                table.audience.set_elsewhere(here.process, here.seats, here.spectators)
                table.move_clock.heard_from(here.process)
                if here.asks:
                    self._registry.time.after_reading(lambda: self._registry.spawn(self._answer(table)))
            case SaidThere(line):
                table.chat.append(line)
                table.audience.on_chat(line)
            case ReactedThere(seat, what):
                table.audience.react(seat, what)
            case Free():
                self._registry.lease.freed(code)
            case Lenient(until):
                table.move_clock.heard_lenient(until)
                table.audience.announce()

    async def _answer(self, table: Table) -> None:
        """Send our clients once everything in the sockets is on disk: the asking process may be about to call time."""
        await table.play.quiet()
        self.show(table)

    async def _refresh(self, table: Table) -> None:
        try:
            await table.refresh()
        except Refused:  # the database cannot be read at the moment
            await asyncio.sleep(1)
            self._registry.spawn(self._refresh(table))

    def behind(self, table: Table) -> None:
        """Note that another process is ahead at a table."""
        self._registry.spawn(self._refresh(table))

    def lost(self, table: Table) -> None:
        """Note a change at a table that cannot be followed step by step."""
        self._registry.spawn(self._reload_shown(table))

    async def _reload_shown(self, table: Table) -> None:
        try:
            async with table.lock:
                await table.catch_up()
        except Refused:
            await asyncio.sleep(1)
            if not table.closed:
                self.lost(table)

    async def look_again(self) -> None:
        """Read every table in memory again: notifications may have been lost."""
        for table in tuple(self._registry.tables.values()):
            try:
                await table.refresh()
                if table.leads:
                    await table.resume()
                else:
                    table.go_on()
            except (Refused, StorageFailed):
                self._registry.spawn(self._refresh(table))

    def lose(self, gone: set[str]) -> None:
        """Forget processes that are gone, and the clients connected to them."""
        for table in tuple(self._registry.tables.values()):
            if gone and table.move_clock.clock is not None and table.leads:
                table.move_clock.be_lenient()  # a move may have been in the sockets of a lost process
            for process in gone:
                table.audience.set_elsewhere(process, (), 0)
