"""How long tables are kept, and which are removed first when there are too many.

Each kind of table has its number of days. When the whole database exceeds its bound, tables are removed earlier, in
this order: tables that never began, games without a result, games among bots, games in which no player moves, resigned
games, and only then games that were played to their end; of each kind the oldest first.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import get_args

from flambeur.server.settings import Keeping
from flambeur.server.storage import Kind, Storage, Unreadable
from flambeur.server.storage.documents import now

DAY = 24 * 3_600_000
AT_ONCE = 200
WARNING = 0.8
"""The share of the bound from which on the operator is warned."""
ROOM = 0.95
"""The share of the bound that is left after it was reached."""
BOUND_DAYS = 1.0
"""Tables younger than this are not removed for the bound."""
Remove = Callable[[str, int], Awaitable[bool]]
log = logging.getLogger("flambeur.server")


async def waits_for_rating(storage: Storage, code: str) -> bool:
    """Whether a table must not be removed: a rated game is running, or its document is unreadable."""
    try:
        kept = await storage.load(code)
    except Unreadable:  # the operator decides about it (`flambeur db check`)
        return True
    return kept is not None and kept.document.state == "playing" and bool(kept.document.rated)


class Retention:
    """Removes tables that need not be kept."""

    def __init__(self, storage: Storage, keeping: Keeping, remove: Remove) -> None:
        """`remove` deletes a version of a table, and returns whether it did."""
        self._storage = storage
        self._keeping = keeping
        self._remove = remove

    async def sweep(self) -> Counter[Kind]:
        """Remove tables past their kind's age, then those beyond the bound; return the number of each kind."""
        removed: Counter[Kind] = Counter()
        for kind in get_args(Kind):
            days = self._keeping.days(kind)
            if days is not None:
                removed[kind] += await self._sweep(kind, now() - int(DAY * days), None)
        count, most = await self._storage.count(), self._keeping.tables
        if count > WARNING * most:
            log.warning(
                "%d tables are stored, and %d may be: the least missed go first (docs/database.md)", count, most
            )
        if count > most:
            wanted = count - int(ROOM * most)
            for kind in get_args(Kind):
                gone = await self._sweep(kind, now() - int(DAY * BOUND_DAYS), wanted)
                removed[kind] += gone
                wanted -= gone
        return +removed

    async def _sweep(self, kind: Kind, before: int, wanted: int | None) -> int:
        gone, tried = 0, set[str]()
        while wanted is None or gone < wanted:
            most = AT_ONCE if wanted is None else min(AT_ONCE, wanted - gone)
            found = await self._storage.expendable(kind, before, most + len(tried))
            fresh = [(code, version) for code, version in found if code not in tried]
            if not fresh:
                break
            for code, version in fresh:
                if await self._remove(code, version):
                    gone += 1
                else:  # a client is there, or has just changed it
                    tried.add(code)
        return gone
