"""Finished games are reviewed here, in a process of their own: each once, however many ask; the last ones are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from flambeur.server.http import reviewing
from flambeur.server.office import Office
from flambeur.server.storage import Row
from flambeur.server.tables.documents import TableDocument

KEPT = 200
"""Reviews that are kept; the rest can be made again."""
SECONDS = 120.0
"""How long a review may take, the waiting included."""

Words = dict[str, bytes]
"""A review as JSON, by language."""
Told = tuple[str, tuple[str, ...]]
"""A game and the names its review tells: a name that somebody has given up is told no more."""


class Study:
    """Who reviews games, beside the office, so that nobody waits for a review who wants something else."""

    def __init__(self) -> None:
        self._office = Office(SECONDS)
        self._kept: OrderedDict[Told, Words] = OrderedDict()
        self._under_way: dict[Told, asyncio.Task[Words]] = {}

    async def review(self, document: TableDocument, rows: list[Row], address: str) -> Words:
        """The review of a game that is over; raises `overloaded`."""
        told = (document.code, document.names)
        if (found := self._kept.get(told)) is not None:
            self._kept.move_to_end(told)
            return found
        if (making := self._under_way.get(told)) is None:
            making = self._under_way[told] = asyncio.ensure_future(self._make(document, rows, address))
            making.add_done_callback(lambda _: self._under_way.pop(told, None))
        return await asyncio.shield(making)

    def close(self) -> None:
        self._office.close()

    async def _make(self, document: TableDocument, rows: list[Row], address: str) -> Words:
        found = await self._office.do(address, reviewing.reviewed, document, rows)
        self._kept[document.code, document.names] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found
