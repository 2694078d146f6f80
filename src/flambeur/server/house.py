"""What all doors of one server share: the hall, the limits, and the pages that may come in."""

from __future__ import annotations

from typing import Any

from flambeur.server.door.limits import Rates
from flambeur.server.door.origin import Origins
from flambeur.server.settings import ServeSettings
from flambeur.server.storage import Storage
from flambeur.server.tables.hall import Hall


class House:
    """One server."""

    def __init__(self, settings: ServeSettings, storage: Storage) -> None:
        self.settings = settings
        self.hall = Hall(settings, storage)
        self.origins = Origins(settings)
        self.rates = Rates(settings.limits.requests, 4 * settings.limits.requests)
        self._sockets: dict[str, set[Any]] = {}

    def sockets_of(self, address: str) -> set[Any]:
        """The open sockets of one address."""
        mine = self._sockets.get(address)
        if mine is None:
            if len(self._sockets) > 1000:
                self._sockets = {who: sockets for who, sockets in self._sockets.items() if sockets}
            mine = self._sockets[address] = set()
        return mine
