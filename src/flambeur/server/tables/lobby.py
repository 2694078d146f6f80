"""The list of public tables: queried and encoded once for all clients that watch at the same time."""

from __future__ import annotations

import asyncio
import re
import time
from functools import lru_cache
from typing import TYPE_CHECKING

from flambeur.engine import families, family
from flambeur.engine.options import write_value
from flambeur.protocol.errors import Refused
from flambeur.protocol.replies import PublicTables, encode
from flambeur.protocol.tables import PublicPage, PublicSeat, PublicTable
from flambeur.server.storage.documents import TableDocument

if TYPE_CHECKING:
    from flambeur.server.tables.connection import Connection
    from flambeur.server.tables.registry import TableRegistry

LISTED = 50
"""Tables in one list."""
FRESH = 1.0
"""Seconds after which a list is made again even without a known change."""
Place = tuple[int, str]
"""The place of a table in the list: when it was opened, and its code."""
Choice = tuple[str | None, str | None, Place | None]
"""A game and a state, or any, and the place after which the list begins."""
_PLACE = re.compile(r"(\d{1,15})-([A-Z]{6})")


class Lobby:
    """The clients that watch the list, and the latest list."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.connections: set[Connection] = set()
        self._lists: dict[Choice, tuple[float, asyncio.Future[list[PublicTable]]]] = {}
        self._message: tuple[float, bytes] | None = None
        self._due = False

    async def page(self, game: str | None, state: str | None, limit: int, before: str | None) -> PublicPage:
        """Return a page of the list, after the place that another page names; raises `malformed`, `unknown-game`."""
        if game is not None:
            family(game)
        found = await self.tables(game, state, _read_place(before))
        shown = found[:limit]
        more = len(found) > limit or len(found) == LISTED
        return PublicPage(shown, f"{shown[-1].created}-{shown[-1].code}" if shown and more else None)

    async def tables(
        self, game: str | None = None, state: str | None = None, before: Place | None = None
    ) -> list[PublicTable]:
        """Return public tables, newest first, of a game or in a state; the list is at most a second old."""
        choice = (game, state, before)
        found = self._lists.get(choice)
        if found is None or time.monotonic() - found[0] > FRESH:
            asked = asyncio.ensure_future(self._found(*choice))
            asked.add_done_callback(lambda done: done.cancelled() or done.exception())
            found = self._lists[choice] = (time.monotonic(), asked)
            if len(self._lists) > LISTED:  # requests for games that do not exist
                self._lists = {choice: found}
        return await asyncio.shield(found[1])

    async def _found(self, game: str | None, state: str | None, before: Place | None) -> list[PublicTable]:
        """Find tables without loading any: the document of a table that is not in memory has all that is shown."""
        live = self._registry.tables
        rows = []
        for stored in await self._registry.storage.public(game, state, LISTED, before):
            table = live.get(stored.code)
            rows.append(summary(stored, 0) if table is None else summary(table.document, table.audience.spectators()))
        return rows

    async def message(self) -> bytes:
        """Return the list as an encoded message."""
        if self._message is None or time.monotonic() - self._message[0] > FRESH:
            lists = self._lists = dict(self._lists)
            message = encode(PublicTables(await self.tables()))
            if lists is not self._lists:  # the lists changed in the meantime
                return message
            self._message = (time.monotonic(), message)
        return self._message[1]

    def changed(self) -> None:
        """Note that a public table has changed: requests see it now, lobby connections within a second."""
        self._lists = {}
        self._message = None
        self.moved_elsewhere()

    def moved_elsewhere(self) -> None:
        """Note that a table has changed at another process: lobby connections see it within a second or two."""
        if self.connections and not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(1.0, lambda: self._registry.spawn(self._tell()))

    async def _tell(self) -> None:
        self._due = False
        message = await self.message()
        for connection in tuple(self.connections):
            connection.send(message)


def summary(document: TableDocument, spectators: int) -> PublicTable:
    """Return a table in short, limited to what the rules bound: names, levels, and the game's own words."""
    usual = _usual_words(document.game)
    return PublicTable(
        code=document.code,
        game=document.game,
        players=document.players,
        chosen={name: text for name, text in document.options if text != usual.get(name, text)},
        state=document.state,
        created=document.created,
        started=document.started,
        settings=document.settings,
        seats=[PublicSeat(chair.kind, chair.name, chair.level) for chair in document.seats],
        spectators=spectators,
    )


@lru_cache(maxsize=64)
def _usual_words(game: str) -> dict[str, str]:
    """Return the options of a game whose values are its own words, with their defaults."""
    return {
        option.name: write_value(option.default)
        for shelf in families()
        if shelf.name == game
        for option in shelf.options
        if option.kind in ("word", "words")
    }


def _read_place(text: str | None) -> Place | None:
    if text is None:
        return None
    found = _PLACE.fullmatch(text)
    if found is None:
        raise Refused("malformed", reason="before: it is the `next` of another page.")
    return int(found[1]), found[2]
