"""The list of public tables: asked of the database once for all who look at the same time."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from flambeur.server.wire.replies import PublicTables, encode

if TYPE_CHECKING:
    from flambeur.server.tables.hall import Hall
    from flambeur.server.tables.table import Table
    from flambeur.server.wire.connection import Connection

LISTED = 50
FRESH = 1.0
"""Seconds after which a list is made anew even if nothing is known to have changed."""
Choice = tuple[str | None, str | None]
"""A game and a state, or any."""


class Lobby:
    """Who looks at the list, and the list as it was found last."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.connections: set[Connection] = set()
        self._codes: dict[Choice, tuple[float, asyncio.Future[list[str]]]] = {}
        self._message: tuple[float, bytes] | None = None
        self._due = False

    async def tables(self, game: str | None = None, state: str | None = None) -> list[Table]:
        """The public tables, newest first, of a game or in a state."""
        found = self._codes.get((game, state))
        if found is None or time.monotonic() - found[0] > FRESH:
            asked = asyncio.ensure_future(self._hall.storage.public(game, state, LISTED))
            asked.add_done_callback(lambda done: done.cancelled() or done.exception())
            found = self._codes[game, state] = (time.monotonic(), asked)
            if len(self._codes) > LISTED:  # of games that nobody has heard of
                self._codes = {(game, state): found}
        return await self._hall.find_all(await asyncio.shield(found[1]))

    async def message(self) -> bytes:
        """The list as it is sent."""
        if self._message is None or time.monotonic() - self._message[0] > FRESH:
            codes = self._codes = dict(self._codes)
            tables = [table.info() for table in await self.tables()]
            message = encode(PublicTables(tables))
            if codes is not self._codes:  # something changed meanwhile
                return message
            self._message = (time.monotonic(), message)
        return self._message[1]

    def changed(self) -> None:
        """Something about a public table is different: whoever asks hears it now, whoever looks within a second."""
        self._codes = {}
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
