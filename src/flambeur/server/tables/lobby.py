"""The list of public tables: asked of the database, and written down, once for all who look at the same time."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, TypeAlias

from flambeur.server.wire.replies import PublicTables, encode

if TYPE_CHECKING:
    from flambeur.server.tables.documents import TableInfo
    from flambeur.server.tables.hall import Hall
    from flambeur.server.tables.table import Table
    from flambeur.server.wire.connection import Connection

LISTED = 50
FRESH = 1.0
"""Seconds after which a list is made anew even if nothing is known to have changed."""
Choice = tuple[str | None, str | None]
"""A game and a state, or any."""
Listed: TypeAlias = "tuple[Table, TableInfo]"
"""A table, and what is said of it to everybody."""


class Lobby:
    """Who looks at the list, and the list as it was found last."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.connections: set[Connection] = set()
        self._lists: dict[Choice, tuple[float, asyncio.Future[list[Listed]]]] = {}
        self._message: tuple[float, bytes] | None = None
        self._due = False

    async def tables(self, game: str | None = None, state: str | None = None) -> list[Listed]:
        """The public tables, newest first, of a game or in a state, as they were a second ago at most."""
        found = self._lists.get((game, state))
        if found is None or time.monotonic() - found[0] > FRESH:
            asked = asyncio.ensure_future(self._found(game, state))
            asked.add_done_callback(lambda done: done.cancelled() or done.exception())
            found = self._lists[game, state] = (time.monotonic(), asked)
            if len(self._lists) > LISTED:  # of games that nobody has heard of
                self._lists = {(game, state): found}
        return await asyncio.shield(found[1])

    async def _found(self, game: str | None, state: str | None) -> list[Listed]:
        tables = await self._hall.find_all(await self._hall.storage.public(game, state, LISTED))
        return [(table, table.info()) for table in tables]

    async def message(self) -> bytes:
        """The list as it is sent."""
        if self._message is None or time.monotonic() - self._message[0] > FRESH:
            lists = self._lists = dict(self._lists)
            message = encode(PublicTables([info for _, info in await self.tables()]))
            if lists is not self._lists:  # something changed meanwhile
                return message
            self._message = (time.monotonic(), message)
        return self._message[1]

    def changed(self) -> None:
        """Something about a public table is different: whoever asks hears it now, whoever looks within a second."""
        self._lists = {}
        self._message = None
        self.moved_elsewhere()

    def moved_elsewhere(self) -> None:
        """Some table is different, at another process: whoever looks hears of it within a second or two."""
        if self.connections and not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(1.0, lambda: self._hall.spawn(self._tell()))

    async def _tell(self) -> None:
        self._due = False
        message = await self.message()
        for connection in tuple(self.connections):
            connection.send(message)
