"""What all doors of one server share: the hall, the limits, and the pages that may come in."""

from __future__ import annotations

import ssl
from collections import Counter
from typing import Any

from flambeur.server.account.rolling import Rolling
from flambeur.server.door.caller import Caller
from flambeur.server.door.limits import Rates
from flambeur.server.door.origin import Origins
from flambeur.server.door.porch import Porch
from flambeur.server.door.proxies import Proxies
from flambeur.server.errors import Refused
from flambeur.server.lag import Lag
from flambeur.server.office import Office
from flambeur.server.settings import ServeSettings
from flambeur.server.storage import Storage
from flambeur.server.storage.pulse import Pulse
from flambeur.server.study import Study
from flambeur.server.tables.hall import Hall
from flambeur.server.tables.seating import held, hosts
from flambeur.server.tables.table import Table


class House:
    """One server."""

    def __init__(self, settings: ServeSettings, storage: Storage) -> None:
        self.settings = settings
        self.hall = Hall(settings, storage)
        self.origins = Origins(settings)
        limits = settings.limits
        self.proxies = Proxies(settings.proxies)
        self.porch = Porch(limits)
        self.office = Office()
        self.rolling = Rolling(self.office)
        self.study = Study()
        self.pulse = Pulse(storage)
        self.lag = Lag()
        self.rates = Rates(limits.requests, 4 * limits.requests)
        self.messages = Rates(10 * limits.messages, 20 * limits.messages)
        self.chats = Rates(4 * limits.chats, 20 * limits.chats)
        """By address, and by table."""
        self.looks = Rates(limits.looks, 4 * limits.looks)
        self.guesses = Rates(limits.guesses, 30 * limits.guesses)
        """How many unknown tables an address has asked for."""
        self.accounts = Rates(limits.accounts, 10 * limits.accounts)
        """How often an address has asked for what is kept about a guest."""
        self.tls: ssl.SSLContext | None = None
        """With a certificate of its own the server speaks HTTPS."""
        self._sockets: dict[str, set[Any]] = {}
        self.holding: list[Any] = []
        """The sockets with a message that waits for the next one, until the loop has its next turn."""
        self.watchers = Proxies(settings.metrics)
        """Who may see how the server is doing."""
        self.answers: Counter[int] = Counter()
        """How many requests were answered with each status."""

    def guessing(self, caller: Caller, table: Table | None) -> bool:
        """Whether an address that has tried too many codes tries another one; its own tables stay open to it."""
        if not self.guesses.spent(caller.address):
            return False
        return table is None or not (held(table.document, caller) or hosts(table.document, caller))

    def guessed(self, address: str, error: Refused) -> None:
        """Count a code that led to no table."""
        if error.code == "unknown-table":
            self.guesses.take(address)

    def release(self) -> None:
        """What the sockets still hold goes out alone."""
        holding, self.holding = self.holding, []
        for socket in holding:
            socket.release()

    def sockets_open(self) -> int:
        return sum(map(len, self._sockets.values()))

    def sockets_of(self, address: str) -> set[Any]:
        """The open sockets of one address."""
        mine = self._sockets.get(address)
        if mine is None:
            if len(self._sockets) > 1000:
                self._sockets = {who: sockets for who, sockets in self._sockets.items() if sockets}
            mine = self._sockets[address] = set()
        return mine
