"""Limits for open TCP connections: how many, from which addresses, and how long each phase may take."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Protocol

from flambeur.server.settings import Limits

SWEEP_SECONDS = 1.0
LINGERING = 256
"""How many of those who cannot come in are told so at one time; more are just cut off."""
LINGER_BYTES = 64 * 1024
"""What may still come on a line that has been told to go: cut before that is read, it is reset, and what was said last
may be lost with it."""


class OpenConnection(Protocol):
    """One connection."""

    deadline: float
    """When it will have taken too long, in seconds of `time.monotonic`."""

    def expire(self) -> None:
        """It has taken too long."""
        ...


class ConnectionLimiter:
    """Counts all connections, by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._lines: dict[OpenConnection, str] = {}
        self._counts: Counter[str] = Counter()

    def full(self, peer: str, trusted: bool) -> bool:
        """Whether there is no room for one more; a proxy that was named may bring as many as there is room for."""
        if len(self._lines) >= self._limits.all_connections:
            return True
        return not trusted and self._counts[peer] >= self._limits.connections

    def crowded(self) -> bool:
        """Whether so many stand here that those who cannot come in are not even told."""
        return len(self._lines) >= self._limits.all_connections + LINGERING

    def add(self, connection: OpenConnection, peer: str) -> None:
        self._lines[connection] = peer
        self._counts[peer] += 1

    def remove(self, connection: OpenConnection) -> None:
        """Nothing happens when it is not here."""
        peer = self._lines.pop(connection, None)
        if peer is not None:
            self._counts[peer] -= 1
            if not self._counts[peer]:
                del self._counts[peer]

    def __len__(self) -> int:
        return len(self._lines)

    async def watch(self) -> None:
        """Close connections that take too long, for ever."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        now = time.monotonic()
        for connection in [connection for connection in self._lines if connection.deadline < now]:
            connection.expire()
