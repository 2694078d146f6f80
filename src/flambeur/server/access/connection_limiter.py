"""Limits for open TCP connections: how many, from which addresses, and how long each phase may take."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Protocol

from flambeur.server.settings import Limits

SWEEP_SECONDS = 1.0
LINGERING = 256
"""How many refused connections may receive an answer at one time; others are closed without one."""
LINGER_BYTES = 64 * 1024
"""Bytes to read from a connection after its refusal: closing it with unread data resets it, which may lose the
answer."""


class OpenConnection(Protocol):
    """One connection."""

    deadline: float
    """When the current phase must be over, in seconds of `time.monotonic`."""

    def expire(self) -> None:
        """Close the connection: its current phase has taken too long."""
        ...


class ConnectionLimiter:
    """Counts all connections, by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._lines: dict[OpenConnection, str] = {}
        self._counts: Counter[str] = Counter()

    def full(self, peer: str, trusted: bool) -> bool:
        """Whether there is no room for one more connection; a configured proxy is limited only by the total."""
        if len(self._lines) >= self._limits.all_connections:
            return True
        return not trusted and self._counts[peer] >= self._limits.connections

    def crowded(self) -> bool:
        """Whether too many refused connections are open to answer another one."""
        return len(self._lines) >= self._limits.all_connections + LINGERING

    def add(self, connection: OpenConnection, peer: str) -> None:
        self._lines[connection] = peer
        self._counts[peer] += 1

    def remove(self, connection: OpenConnection) -> None:
        """Remove a connection; does nothing if it is not counted."""
        peer = self._lines.pop(connection, None)
        if peer is not None:
            self._counts[peer] -= 1
            if not self._counts[peer]:
                del self._counts[peer]

    def __len__(self) -> int:
        return len(self._lines)

    async def watch(self) -> None:
        """Close connections that take too long, until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        now = time.monotonic()
        for connection in [connection for connection in self._lines if connection.deadline < now]:
            connection.expire()
