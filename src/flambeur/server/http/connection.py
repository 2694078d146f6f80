"""One HTTP connection: uvicorn's, with limits on everything that a client could make large or slow.

The parser has no limits of its own. So this class counts the bytes of an incomplete request, gives each phase a time
limit, and closes connections whose client does not read the answers.
"""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from http import HTTPStatus
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from flambeur.protocol.errors import STATUS, Refused, explain
from flambeur.protocol.replies import encode
from flambeur.server.access.connection_limiter import LINGER_BYTES
from flambeur.server.access.limits import BREATH, address_of
from flambeur.server.services import Services

IN_LINE = 8
"""Requests that may wait for the answer to a previous one."""
LINGER_SECONDS = 2.0
"""How long a refused connection stays open, so that its client can read the reason."""
OVERHEAD = 4
"""The maximum size of a chunked body on the wire, as a multiple of its content."""


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection, until it closes or becomes a WebSocket."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.services: Services = config.loaded_app.services
        self._limits = self.services.settings.limits
        self.deadline = time.monotonic() + self._limits.head_seconds
        self._in_head = True
        self._weight = 0
        """Bytes received of an incomplete request."""
        self._headers = 0
        """Bytes of the request's address, headers and trailers."""
        self._refusal: Refused | None = None
        self._deaf = False
        self._trusted = False
        self._address = ""

    # -- the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        peer, connection_limiter = self.client[0] if self.client else "local", self.services.connection_limiter
        connection_limiter.remove(self)  # the TLS handshake is complete
        self._address = address_of(peer)
        self._trusted = self.services.proxies.named(peer)
        if connection_limiter.crowded():
            self.transport.abort()
            return
        full = connection_limiter.full(self._address, self._trusted)
        connection_limiter.add(self, self._address)
        if full:
            self._refuse(Refused("too-many-connections"))
        elif self._too_fast():
            self._deaf = True
            self.loop.call_later(BREATH, self._refuse_late)

    def connection_lost(self, exc: Exception | None) -> None:
        self.services.connection_limiter.remove(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.services.connection_limiter.remove(self)
        super().handle_websocket_upgrade()
        del self.parser  # the parser refers to this connection, which gets no connection_lost

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            self._weight += len(data)
            if self._weight > LINGER_BYTES:
                self.transport.pause_reading()
            return
        self._unset_keepalive_if_required()
        self._weight += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            elif self._answering():  # an upgrade such as h2c: answer without it, and read nothing after it
                self._deaf, self._weight = True, 0
                self.cycle.keep_alive = False
            else:
                self._refuse(Refused("malformed", reason="this is not HTTP."))
        except httptools.HttpParserError:
            self._refuse(self._refusal or Refused("malformed", reason="this is not HTTP."))
        else:
            if self._weight > (self._limits.head_bytes if self._in_head else OVERHEAD * self._limits.record_bytes):
                self._refuse(self._too_large())

    def expire(self) -> None:
        """Close a connection that is too slow; send an error first unless an answer is being sent."""
        if self.transport is None:
            return  # the TLS handshake has its own time limit (`TlsDoor`)
        if self._deaf or self._answering() or not self._in_head or not self._weight:
            self.transport.abort()
        else:
            self._refuse(Refused("too-slow"))

    # -- the parser's calls; what they raise ends the parsing

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._headers = True, 0
        if not self._answering():
            self.deadline = time.monotonic() + self._limits.head_seconds

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.deadline = time.monotonic() + self._limits.request_seconds
        if len(self.pipeline) >= IN_LINE or self._too_fast():
            self._give_up(Refused("too-fast"))
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._weight = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.deadline = time.monotonic() + self._limits.request_seconds

    # -- refusing

    def _count(self, size: int) -> None:
        self._headers += size
        if self._headers > self._limits.head_bytes:
            self._give_up(self._too_large())

    def _too_large(self) -> Refused:
        if self._in_head:
            return Refused("head-too-large", bytes=self._limits.head_bytes)
        return Refused("too-large", bytes=self._limits.record_bytes)

    def _give_up(self, refusal: Refused) -> None:
        self._refusal = refusal
        raise refusal

    def _too_fast(self) -> bool:
        """Whether this address has sent so many requests that they are refused unread."""
        return not self._trusted and self.services.rates.spent(self._address)

    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _refuse_late(self) -> None:
        """Refuse a client that connects too often, after its delay."""
        if not self.transport.is_closing():
            self._refuse(Refused("too-fast"))

    def _refuse(self, error: Refused) -> None:
        """Send the error, accept nothing more, and stay open until the client can have read it; counts as a request."""
        self._deaf = True
        if not self._trusted and error.code != "too-fast":
            self.services.rates.take(self._address)
        if self._answering():
            self.transport.abort()
            return
        self.transport.write(_answer(error.code, tuple(error.facts.items())))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.deadline = time.monotonic() + LINGER_SECONDS


@lru_cache(maxsize=64)
def _answer(code: str, facts: tuple[tuple[str, str | int], ...]) -> bytes:
    """Return the response to a request that is not processed; it must be cheaper than the request."""
    error = Refused(code, **dict(facts))
    status, body = HTTPStatus(STATUS[code]), encode(explain(error, None))
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
