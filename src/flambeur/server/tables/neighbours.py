"""The other processes that serve the same tables: what they are told, and what is done about what they tell.

Rows and documents are told by the storage itself, once they are safe. What no database keeps (who is there, reactions,
that a table has no leader any more) is said here.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from flambeur.engine import Seat
from flambeur.server.errors import Refused
from flambeur.server.storage import ChatLine, Heard, StorageFailed
from flambeur.server.wire.messages import Reaction

if TYPE_CHECKING:
    from flambeur.server.tables.hall import Hall
    from flambeur.server.tables.table import Table

log = logging.getLogger("flambeur.neighbours")


class Here(Struct, tag="here"):
    """Who is at a table at one process; `asks` to be told the same by the others."""

    process: str
    seats: tuple[Seat, ...]
    spectators: int
    asks: bool = False


class SaidThere(Struct, tag="said"):
    """A line of the chat, or a notice of the house."""

    line: ChatLine


class ReactedThere(Struct, tag="reacted"):
    seat: Seat
    what: Reaction


class Free(Struct, tag="free"):
    """Its leader has given a table up."""


class Lenient(Struct, tag="lenient"):
    """Nobody loses on time at a table before a moment."""

    until: int


Word = Here | SaidThere | ReactedThere | Free | Lenient
_read = msgspec.json.Decoder(Word).decode


class Neighbours:
    """All other processes, as one of them sees them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._loading: set[str] = set()
        """Tables that were told of while they were being loaded."""
        self.heard = 0

    def open(self) -> None:
        self._hall.storage.listen(self.hear)

    # -- what they are told

    def tell(self, table: Table, word: Word) -> None:
        if self._hall.storage.shared:
            text = msgspec.json.encode(word).decode()
            self._hall.storage.post(Heard(posts=((table.document.code, text),)))

    def free(self, code: str) -> None:
        self._hall.storage.post(Heard(posts=((code, msgspec.json.encode(Free()).decode()),)))

    def show(self, table: Table, asks: bool = False) -> None:
        """Who is at a table here; told when there is anybody to be told."""
        if asks or len(self._hall.lease.alive) > 1:
            audience = table.audience
            seats = tuple(sorted(audience.own_seats()))
            self.tell(table, Here(self._hall.storage.name, seats, audience.own_spectators(), asks))

    # -- what they tell

    def hear(self, heard: Heard) -> None:
        """What another process has done; called on the event loop."""
        self.heard += 1
        tables = self._hall.tables
        for row in heard.rows:
            if (table := tables.get(row.code)) is not None:
                table.play.hear((row,), informed=False)
            else:
                self._note(row.code)
        for code, version in heard.saved:
            if (table := tables.get(code)) is None:
                self._note(code)
            elif version > table.version or not version:
                self._hall.spawn(self._refresh(table))
        if heard.saved:
            self._hall.lobby.moved_elsewhere()
        for code in heard.grown:
            if (table := tables.get(code)) is not None:
                self._hall.spawn(self._refresh(table))
        for code, text in heard.posts:
            self._read(code, text)
        if heard.missed:
            self._hall.spawn(self.look_again())

    def _note(self, code: str) -> None:
        if self._hall.loads(code):
            self._loading.add(code)

    def loaded(self, table: Table) -> None:
        """A table is in memory now: what was told meanwhile may be missing, and who is there elsewhere is not known."""
        if not self._hall.storage.shared:
            return
        if table.document.code in self._loading:
            self._loading.discard(table.document.code)
            self._hall.spawn(self._refresh(table))
        self.show(table, asks=True)

    def _read(self, code: str, text: str) -> None:
        table = self._hall.tables.get(code)
        if table is None:
            return
        match _read(text):
            case Here() as here:
                table.audience.there(here.process, here.seats, here.spectators)
                if here.asks:
                    self.show(table)
            case SaidThere(line):
                table.chat.append(line)
                table.audience.hear(line)
            case ReactedThere(seat, what):
                table.audience.react(seat, what)
            case Free():
                self._hall.lease.freed(code)
            case Lenient(until):
                table.hourglass.grace = until
                table.audience.announce()

    async def _refresh(self, table: Table) -> None:
        try:
            await table.refresh()
        except Refused:  # nothing can be read just now
            await asyncio.sleep(1)
            self._hall.spawn(self._refresh(table))

    def behind(self, table: Table) -> None:
        """A table has gone further than we have been told."""
        self._hall.spawn(self._refresh(table))

    def lost(self, table: Table) -> None:
        """Something was done at a table that cannot be followed step by step."""
        self._hall.spawn(self._read_anew(table))

    async def _read_anew(self, table: Table) -> None:
        try:
            async with table.lock:
                await table.catch_up()
        except Refused:
            await asyncio.sleep(1)
            if not table.closed:
                self.lost(table)

    async def look_again(self) -> None:
        """Read what there is of every table in memory: something may have happened that nobody told."""
        for table in tuple(self._hall.tables.values()):
            try:
                await table.refresh()
                if table.leads:
                    await table.resume()
                else:
                    table.go_on()
            except (Refused, StorageFailed):
                self._hall.spawn(self._refresh(table))

    def lose(self, gone: set[str]) -> None:
        """Processes are gone, and whoever was connected to them."""
        for table in tuple(self._hall.tables.values()):
            for process in gone:
                table.audience.there(process, (), 0)
