"""Check that the database can still be written to."""

from __future__ import annotations

import asyncio
import logging
import time

from flambeur.server.storage import Storage, StorageFailed

SECONDS = 5.0
"""How long a test write may take."""
FRESH = 1.0
"""How long a result remains valid, so that frequent requests do not cause frequent writes."""
log = logging.getLogger("flambeur.health")


class WriteProbe:
    """The last test write and its result."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._at = -FRESH
        self._beating: asyncio.Future[bool] | None = None

    async def good(self) -> bool:
        """Whether writing works, as of at most a second ago."""
        if self._beating is None or (self._beating.done() and time.monotonic() - self._at > FRESH):
            self._beating = asyncio.ensure_future(self._beat())
        return await asyncio.shield(self._beating)

    async def _beat(self) -> bool:
        try:
            await asyncio.wait_for(self._storage.check(), SECONDS)
        except (StorageFailed, TimeoutError) as error:
            log.error("the database does not take anything: %s", str(error) or type(error).__name__)
            return False
        finally:
            self._at = time.monotonic()
        return True
