"""HTTPS: count a connection from its first byte, also during the TLS handshake.

The event loop's server reports a connection only after its handshake, so connections that never finish one would not
count. This module accepts and counts connections itself, and then passes them to the loop.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Callable

from flambeur.server.access.limits import address_of
from flambeur.server.http.connection import HttpConnection
from flambeur.server.services import Services

AGAIN_SECONDS = 0.5
"""How long no connection is accepted after the system has run out of file descriptors."""
log = logging.getLogger("flambeur.http")


class TlsDoor:
    """One listening socket."""

    def __init__(self, services: Services, context: ssl.SSLContext, make: Callable[[], HttpConnection]) -> None:
        self._services = services
        self._context = context
        self._make = make
        self._shaking: set[asyncio.Task[None]] = set()

    async def open(self, listener: socket.socket) -> None:
        """Accept connections until cancelled."""
        loop = asyncio.get_running_loop()
        listener.setblocking(False)
        while True:
            try:
                line, peer = await loop.sock_accept(listener)
            except OSError as error:
                log.error("no connection can be accepted: %s", type(error).__name__)
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                self._receive(line, str(peer[0]) if isinstance(peer, tuple) else "local")

    def _receive(self, line: socket.socket, peer: str) -> None:
        address, connection_limiter = address_of(peer), self._services.connection_limiter
        if connection_limiter.full(address, self._services.proxies.named(peer)):
            line.close()  # no answer can be sent before the handshake
            return
        connection = self._make()
        connection_limiter.add(connection, address)
        task = asyncio.get_running_loop().create_task(self._shake_hands(line, connection))
        self._shaking.add(task)
        task.add_done_callback(self._shaking.discard)

    async def _shake_hands(self, line: socket.socket, connection: HttpConnection) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: connection,
                line,
                ssl=self._context,
                ssl_handshake_timeout=self._services.settings.limits.head_seconds,
            )
        except (OSError, TimeoutError):  # not TLS, or closed, or too slow: nothing to report
            self._services.connection_limiter.remove(connection)
            line.close()
