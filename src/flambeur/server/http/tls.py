"""The door for HTTPS: whoever comes stands on the porch from the first byte on, also while hands are shaken.

A server of the event loop tells of a connection only after its handshake, so those that never finish one would count
nowhere. Here connections are accepted by hand, counted, and then given to the loop.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Callable

from flambeur.server.door.limits import address_of
from flambeur.server.house import House
from flambeur.server.http.connection import HttpConnection

AGAIN_SECONDS = 0.5
"""How long nobody is let in when the system has no file left for one more."""
log = logging.getLogger("flambeur.http")


class TlsDoor:
    """One listening socket."""

    def __init__(self, house: House, context: ssl.SSLContext, make: Callable[[], HttpConnection]) -> None:
        self._house = house
        self._context = context
        self._make = make
        self._shaking: set[asyncio.Task[None]] = set()

    async def open(self, listener: socket.socket) -> None:
        """Let people in until this is cancelled."""
        loop = asyncio.get_running_loop()
        listener.setblocking(False)
        while True:
            try:
                line, peer = await loop.sock_accept(listener)
            except OSError as error:
                log.error("nobody can be let in: %s", type(error).__name__)
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                self._receive(line, str(peer[0]) if isinstance(peer, tuple) else "local")

    def _receive(self, line: socket.socket, peer: str) -> None:
        address, porch = address_of(peer), self._house.porch
        if porch.full(address, self._house.proxies.named(peer)):
            line.close()  # nothing can be said to somebody who cannot hear it yet
            return
        connection = self._make()
        porch.come(connection, address)
        task = asyncio.get_running_loop().create_task(self._shake_hands(line, connection))
        self._shaking.add(task)
        task.add_done_callback(self._shaking.discard)

    async def _shake_hands(self, line: socket.socket, connection: HttpConnection) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: connection,
                line,
                ssl=self._context,
                ssl_handshake_timeout=self._house.settings.limits.head_seconds,
            )
        except (OSError, TimeoutError):  # not TLS, or gone, or too slow: of no interest to anybody
            self._house.porch.go(connection)
            line.close()
