"""What HTTP and WebSocket of one server share: the registry, the limits, and the allowed origins."""

from __future__ import annotations

import ssl
from collections import Counter
from typing import Any

from flambeur.protocol.errors import Refused
from flambeur.server.access.caller import Caller
from flambeur.server.access.connection_limiter import ConnectionLimiter
from flambeur.server.access.limits import Rates
from flambeur.server.access.origin import Origins
from flambeur.server.access.proxies import Proxies
from flambeur.server.account.dice_statistics import DiceStatistics
from flambeur.server.lag import Lag
from flambeur.server.reviews.service import ReviewService
from flambeur.server.settings import ServeSettings
from flambeur.server.storage import Storage
from flambeur.server.storage.write_probe import WriteProbe
from flambeur.server.tables.registry import TableRegistry
from flambeur.server.tables.seats import held, hosts
from flambeur.server.tables.table import Table


class Services:
    """The services of one server."""

    def __init__(self, settings: ServeSettings, storage: Storage) -> None:
        self.settings = settings
        self.registry = TableRegistry(settings, storage)
        self.origins = Origins(settings)
        limits = settings.limits
        self.proxies = Proxies(settings.proxies)
        self.connection_limiter = ConnectionLimiter(limits)
        self.jobs = self.registry.jobs
        self.dice_statistics = DiceStatistics(self.jobs.records)
        self.reviews = ReviewService(self.jobs.reviews)
        self.write_probe = WriteProbe(storage)
        self.lag = Lag()
        self.rates = Rates(limits.requests, 4 * limits.requests)
        self.messages = Rates(10 * limits.messages, 20 * limits.messages)
        self.chats = Rates(4 * limits.chats, 20 * limits.chats)
        """Rates by address, and by table."""
        self.looks = Rates(limits.looks, 4 * limits.looks)
        self.guesses = Rates(limits.guesses, 30 * limits.guesses)
        """The rate of requests for unknown tables, by address."""
        self.accounts = Rates(limits.accounts, 10 * limits.accounts)
        """The rate of requests for a guest's stored data, by address."""
        self.answer_bytes = Rates(limits.answer_bytes, 16 * limits.answer_bytes)
        """Bytes of answers by address, whatever the request."""
        self.exports = Rates(limits.exports, 50 * limits.exports)
        self.tls: ssl.SSLContext | None = None
        """The server's own certificate, with which it speaks HTTPS itself."""
        self._sockets: dict[str, set[Any]] = {}
        self.holding: list[Any] = []
        """Sockets that hold a message to send it with the next one, until the loop's next turn."""
        self.watchers = Proxies(settings.metrics)
        """The addresses that may read the metrics."""
        self.answers: Counter[int] = Counter()
        """How many requests were answered with each status."""

    def guessing(self, caller: Caller, table: Table | None) -> bool:
        """Whether an address that has tried too many codes tries another; its own tables stay accessible."""
        if not self.guesses.spent(caller.address):
            return False
        return table is None or not (held(table.document, caller) or hosts(table.document, caller))

    def guessed(self, address: str, error: Refused) -> None:
        """Count a code of a table that does not exist."""
        if error.code == "unknown-table":
            self.guesses.take(address)

    def charge(self, address: str, size: int) -> None:
        """Charge an answer to the address that requested it."""
        self.answer_bytes.of(address).charge(size)

    def release(self) -> None:
        """Send the acknowledgements that sockets still hold."""
        holding, self.holding = self.holding, []
        for socket in holding:
            socket.release()

    def sockets_open(self) -> int:
        return sum(map(len, self._sockets.values()))

    def sockets_of(self, address: str) -> set[Any]:
        """Return the open sockets of one address."""
        mine = self._sockets.get(address)
        if mine is None:
            if len(self._sockets) > 1000:
                self._sockets = {who: sockets for who, sockets in self._sockets.items() if sockets}
            mine = self._sockets[address] = set()
        return mine
