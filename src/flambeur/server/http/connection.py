"""One HTTP connection: uvicorn's, with limits on everything that a client could make large or slow.

The parser itself keeps whatever it gets. So this class counts the bytes before a request is complete, gives every
phase a time limit, and closes connections whose answers are not read.
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
"""Requests that may wait for the answer to the one before."""
LINGER_SECONDS = 2.0
"""How long a refused connection stays, so that its client can read why."""
OVERHEAD = 4
"""How many times its content a chunked body may weigh."""


class HttpConnection(HttpToolsProtocol):
    """A connection, until it closes or becomes a socket."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.services: Services = config.loaded_app.services
        self._limits = self.services.settings.limits
        self.deadline = time.monotonic() + self._limits.head_seconds
        self._in_head = True
        self._weight = 0
        """Bytes of a request that has not come to its end."""
        self._headers = 0
        """Bytes of its address, its headers and what follows its body."""
        self._refusal: Refused | None = None
        self._deaf = False
        self._trusted = False
        self._address = ""

    # -- the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        peer, connection_limiter = self.client[0] if self.client else "local", self.services.connection_limiter
        connection_limiter.remove(self)  # hands have been shaken (HTTPS)
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
        del self.parser  # it holds this connection, which is never told that it is lost

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
            elif self._answering():  # such as h2c: answered as if it had not been wished for, and nothing after it
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
        """Too slow: say so if nothing else is being said, and end it."""
        if self.transport is None:
            return  # hands are being shaken, which has a time of its own (`TlsDoor`)
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
        """Whether this address has asked so much that its requests are not even looked at."""
        return not self._trusted and self.services.rates.spent(self._address)

    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _refuse_late(self) -> None:
        """Refuse a client that connects too often, once its delay is over."""
        if not self.transport.is_closing():
            self._refuse(Refused("too-fast"))

    def _refuse(self, error: Refused) -> None:
        """Say why, take nothing more, and stay for as long as it takes to read that; it counts as a request."""
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
    """The answer to a request that is not looked at; it must cost less than the question."""
    error = Refused(code, **dict(facts))
    status, body = HTTPStatus(STATUS[code]), encode(explain(error, None))
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
