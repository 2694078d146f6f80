"""Changes of a table: one at a time, and only along the allowed edges."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from flambeur.engine import FlambeurError
from flambeur.protocol.errors import Refused
from flambeur.protocol.tables import Ending, TableState
from flambeur.server.storage import StorageFailed
from flambeur.server.storage.documents import TableDocument
from flambeur.server.tables.play import Answer

if TYPE_CHECKING:
    from flambeur.server.tables.table import Table

EDGES: dict[TableState, frozenset[TableState]] = {
    "open": frozenset({"open", "playing"}),
    "playing": frozenset({"playing", "over"}),
    "over": frozenset({"over"}),
}
"""The allowed next states of a table. Tables without a running game can also be removed."""


class WrongEdge(Exception):
    """A state change that is not allowed: a programming error, stopped before it is written."""


def check_edge(before: TableDocument, after: TableDocument) -> None:
    if before.code != after.code or before.seed != after.seed:
        raise WrongEdge(f"table {before.code} would become another one")
    if after.state not in EDGES[before.state]:
        raise WrongEdge(f"table {before.code} would go from {before.state} to {after.state}")


class Change:
    """A table whose lock is held: the only way to save its document."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def document(self) -> TableDocument:
        return self.table.document

    async def save(self, document: TableDocument) -> None:
        """Change the table's document: first on disk, then here, then notify all clients."""
        table, before = self.table, self.table.document
        check_edge(before, document)
        try:
            version = await table.registry.storage.save(document, table.version)
        except StorageFailed:
            raise Refused("storage") from None
        if version is None:
            await table.catch_up()
            raise Refused("changed")
        table.version = version
        last = table.document
        if last.state == "over" and document.state != "over":  # the last move came while this was being saved
            document = replace(document, state="over", ended=last.ended, ending=last.ending)
        table.changed(document)
        table.audience.announce()
        if before.settings.public or document.settings.public:
            table.registry.lobby.changed()

    async def end(self, document: TableDocument, ending: Ending) -> None:
        """End a game early. The journal decides whether a last move came first; the seed is revealed now."""
        table = self.table
        await settled(lambda answer: table.play.end(ending, answer))
        table.registry.finish(table, ending, document)
        table.go_on()
        table.audience.tell_ending(ending)

    async def remove(self) -> None:
        """Delete a table without a game in progress."""
        table = self.table
        if table.document.state == "playing":
            raise WrongEdge(f"a game goes on at table {table.document.code}")
        try:
            removed = await table.registry.storage.remove(table.document.code, table.version)
        except StorageFailed:
            raise Refused("storage") from None
        if not removed:
            await table.catch_up()
            raise Refused("changed")
        table.closed = True


async def settled(step: Callable[[Answer], None]) -> None:
    """Wait until a step is safe; raises its error."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(error: FlambeurError | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    step(answer)
    await done
