"""The WebSocket of one client, directly on the transport.

uvicorn hands an upgraded connection to this protocol instead of to an ASGI application: frames are parsed by
`websockets`, and a message to many clients is framed and written with one call each. This module knows no game.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import deque
from http import HTTPStatus
from typing import Any, cast

import msgspec
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from flambeur.engine import FlambeurError, Seat
from flambeur.protocol.errors import Refused
from flambeur.protocol.messages import Said, read_message
from flambeur.protocol.rejections import id_of, rejection, too_fast
from flambeur.protocol.replies import Removed, Stopping, encode
from flambeur.server.access.caller import Caller
from flambeur.server.access.connection_limiter import LINGER_BYTES
from flambeur.server.access.credentials import COOKIE, cookie_value, hashed
from flambeur.server.access.limits import BREATH, Bucket, address_of
from flambeur.server.tables.play_time import Timer
from flambeur.server.wire.frames import TEXT_FRAME, framed, is_one_frame, let_go
from flambeur.server.wire.handshake import refusal
from flambeur.server.wire.message_handler import MessageHandler

PING_SECONDS = 20.0
SLICE = 1024
"""Bytes of received data to handle in one turn of the loop, before other sockets have theirs."""
LINGER_SECONDS = 5.0
"""How long a closed socket may take to deliver its last messages."""
PATIENCE = 4
"""How many seconds' worth of messages may be refused for their speed before the connection is closed."""
FINE = 2
"""The cost of being disconnected, in seconds' worth of requests."""
NO_MORE = 1008
"""The close code for clients that exceed the limits."""
EXPELLED = 4401
"""The close code for a client whose seat link was renewed."""
log = logging.getLogger("flambeur.socket")


class TableSocket(asyncio.Protocol):
    """One connection, a `Connection` of the table to which it has said hello."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        self.services = config.loaded_app.services
        self.registry = self.services.registry
        self._limits = self.registry.settings.limits
        self._connections = server_state.connections
        self._frames = ServerProtocol(max_size=self._limits.message_bytes, logger=_quiet)
        self._transport: asyncio.Transport
        self._parts: list[bytes] = []
        self._tidy = False
        """Whether all data so far were whole short frames, one at a time, so that the next byte begins a frame."""
        self._open = False
        self._ended = False
        """Whether further data is ignored."""
        self._ignored = 0
        """Bytes received since then."""
        self._unread: deque[bytes] = deque()
        """Received data not yet handled; the first item from `_looked` on."""
        self._looked = 0
        self._waiting = False
        self._breathless = False
        """Whether the client was told to slow down since its last turn."""
        self._heard = True
        self._held = b""
        self._pinging: Timer | None = None
        self._asked = False
        """Whether its request could be read."""
        self._bucket = Bucket(self._limits.messages, 2 * self._limits.messages)
        self._patience = Bucket(self._limits.messages, PATIENCE * self._limits.messages)
        self.deadline = time.monotonic() + self._limits.hello_seconds
        self.conversation: MessageHandler | None = None
        self.seats: tuple[Seat, ...] = ()
        self.lang: str | None = None
        self.muted: set[Seat] = set()
        self.address = ""
        self.caller = Caller("")

    # -- the connection

    @property
    def alive(self) -> bool:
        return self._open

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._peer = peer[0] if peer else "local"
        self.address = address_of(self._peer)
        self._connections.add(self)
        self.services.connection_limiter.add(self, self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self.services.connection_limiter.remove(self)
        self._unread.clear()
        self._forget()
        self.conversation = None  # otherwise they would refer to each other until the garbage collector runs
        let_go(self._frames)

    def settle(self) -> None:
        """Lift the time limit: the client has joined a table or the lobby, and may stay while it answers pings."""
        self.deadline = math.inf

    def expire(self) -> None:
        """Close a socket that never said hello, or does not finish closing."""
        if self._open:
            self.refuse(Refused("no-hello"))
            self.close(NO_MORE)
        else:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if not self._open:
            if self._ended:
                self._ignore(len(data))
                return
            self._tidy = data.endswith(b"\r\n\r\n")
        elif self._tidy:
            if not is_one_frame(data) or self._waiting:
                self._tidy = False
            elif data[0] == TEXT_FRAME and not self._parts:  # the usual message, without the library's generators
                self._message(apply_mask(data[6:], data[2:6]), Opcode.TEXT)
                self._wait_for_turn()
                return
        self._unread.append(data)
        if not self._waiting:
            self._take_turn()

    def _take_turn(self) -> None:
        """Handle a limited part of the received data."""
        data, start = self._unread[0], self._looked
        self._looked += SLICE
        if self._looked >= len(data):
            self._unread.popleft()
            self._looked = 0
        self._parse(data[start : start + SLICE])
        self._wait_for_turn()

    def _wait_for_turn(self) -> None:
        """Hold further messages until other sockets have had their turn; longer for a client that is too fast."""
        if self._ended:
            self._unread.clear()
        elif self._unread or self._breathless:
            self._waiting = True
            self._transport.pause_reading()
            asyncio.get_running_loop().call_later(BREATH if self._breathless else 0, self._go_on)
            self._breathless = False

    def _go_on(self) -> None:
        self._waiting = False
        if self._unread:
            self._take_turn()
        if not self._waiting and not self._transport.is_closing():
            self._transport.resume_reading()

    def _parse(self, data: bytes) -> None:
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Request):
                self._greet(event)
            elif not self._ended:
                self._frame(cast(Frame, event))
        outputs = b"".join(self._frames.data_to_send())
        if outputs and not self._ended:
            self._transport.write(outputs)
            self._check_backlog()
        if self._frames.close_rcvd is not None:
            self._part()
            self._transport.close()
        elif self._frames.parser_exc is not None or self._frames.close_expected():
            if not self._asked and not self.services.proxies.named(self._peer):
                self.services.rates.take(self.address)
            self._part()

    def eof_received(self) -> None:
        self._forget()

    def shutdown(self) -> None:
        """Say that the server stops, and close; called by uvicorn."""
        if self._open:
            self.send(encode(Stopping()))
        self.close(1012)
        self._transport.close()

    def close(self, code: int = 1000) -> None:
        self.release()  # send acknowledgements of accepted moves before the close frame
        if self._open and self._frames.state is State.OPEN:
            self._frames.data_to_send()  # answers to pings, which do not matter any more
            self._frames.send_close(code)
            self._transport.write(b"".join(self._frames.data_to_send()))
        self._part()

    def _part(self) -> None:
        """Send nothing more, and give a client that may still be sending limited time to read the last messages."""
        if self._ended:
            return
        self._forget()
        self._ended = True
        self.deadline = time.monotonic() + LINGER_SECONDS
        if self._transport.can_write_eof():
            self._transport.write_eof()
        else:  # HTTPS: closing ends both directions
            self._transport.close()

    def _ignore(self, size: int) -> None:
        self._ignored += size
        if self._ignored > LINGER_BYTES:
            self._transport.pause_reading()

    def _throw_out(self) -> None:
        """Close a socket that sends too much. A client that reconnects at once for more pays from its allowance."""
        log.info("%s spoke too fast for too long", self.address)
        self.services.rates.of(self.address).charge(self._limits.requests / FINE)
        self.close(NO_MORE)

    def _drop(self) -> None:
        log.info("%s did not read and was dropped", self.address)
        self._forget()
        self._ended = True
        self._transport.abort()

    def _check_backlog(self) -> None:
        if self._transport.get_write_buffer_size() > self._limits.backlog:
            self._drop()

    def _forget(self) -> None:
        self._open = False
        if self._pinging is not None:
            self._pinging.cancel()
            self._pinging = None
        self.services.sockets_of(self.address).discard(self)
        if self.conversation is not None:
            self.conversation.end()

    # -- shaking hands

    def _greet(self, request: Request) -> None:
        self._asked = True
        self.address = self.services.proxies.guest(self._peer, request.headers.get_all("X-Forwarded-For"))
        refused = refusal(self.services, request, self.address)
        if refused is not None:
            response = self._frames.reject(HTTPStatus(refused[0]), f"{refused[1]}\n")
            self._frames.send_response(response)
            return
        response = self._frames.accept(request)
        self._frames.send_response(response)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            return
        cookie = "".join(request.headers.get_all("Cookie"))
        guest = self.registry.guests.read(cookie_value(cookie, COOKIE))
        caller = Caller(self.address, hashed(guest) if guest else "")
        self.conversation = MessageHandler(self.services, self, caller)
        self.services.sockets_of(self.address).add(self)
        self._open = True
        self._pinging = asyncio.get_running_loop().call_later(PING_SECONDS, self._ping)
        log.info("%s opened a socket", self.address)

    # -- messages

    def _frame(self, frame: Frame) -> None:
        opcode = frame.opcode
        if frame.fin and not self._parts and (opcode is Opcode.TEXT or opcode is Opcode.BINARY):
            self._message(bytes(frame.data), opcode)
            return
        if not self._bucket.take():  # pings and fragments count as messages, too, but need no answer
            self._throw_out()
        elif opcode is Opcode.TEXT or opcode is Opcode.CONT or opcode is Opcode.BINARY:
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self._message(whole, Opcode.TEXT)

    def _message(self, data: bytes, opcode: Opcode) -> None:
        if self.conversation is None or not self._open:
            return
        if not self._bucket.take() or not self.services.messages.take(self.address):
            self._breathless = True
            self.send(too_fast(self.lang))
            if not self._patience.take():
                self._throw_out()
            return
        if opcode is Opcode.BINARY:
            self.refuse(Refused("malformed", reason="a message is text."))
            return
        try:
            said = read_message(data)
        except msgspec.ValidationError as error:
            known = "Invalid value" not in str(error) or "`$.t`" not in str(error)
            self.refuse(Refused("malformed", reason=str(error)) if known else Refused("unknown-message"), id_of(data))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(Refused("malformed", reason="a message is JSON."))
        else:
            self.hear(said)

    def hear(self, said: Said) -> None:
        """Act on a message, and answer it even after an error."""
        if self.conversation is None:
            return
        try:
            self.conversation.hear(said)
        except FlambeurError as error:
            self.refuse(error, getattr(said, "id", None))
        except Exception as error:
            log.error("a message failed: %s", type(error).__name__, exc_info=error)
            self.refuse(Refused("internal"), getattr(said, "id", None))

    def refuse(self, error: FlambeurError, message: str | None = None) -> None:
        """Answer a rejected message with its error."""
        self.send(rejection(error, self.lang, message))

    def send(self, message: bytes) -> None:
        """Frame a message and send it; disconnect a client that does not read before it fills the memory."""
        if not self._open:
            return
        transport = self._transport
        if self._held:
            transport.write(self._held + framed(message))
            self._held = b""
        else:
            transport.write(framed(message))
        if transport.get_write_buffer_size() > self._limits.backlog:
            self._drop()

    def hold(self, message: bytes) -> None:
        """Send a message together with the next one, which is likely to follow at once: each write costs the same."""
        self._held += framed(message)
        holding = self.services.holding
        if not holding:
            asyncio.get_running_loop().call_soon(self.services.release)
        holding.append(self)

    def release(self) -> None:
        """Send what is still held, because nothing has followed."""
        if self._held and self._open:
            self._transport.write(self._held)
            self._check_backlog()
        self._held = b""

    def leave(self) -> None:
        """Close: the table has closed, or does not admit this spectator."""
        if self.conversation is not None:
            self.conversation.end()

    def expel(self, seat: Seat) -> None:
        self.send(encode(Removed(seat)))
        self.close(EXPELLED)

    def lose(self, seat: Seat) -> None:
        self.send(encode(Removed(seat)))
        if self.conversation is not None:
            self.conversation.lose(seat)

    def _ping(self) -> None:
        """Ping the client; disconnect it after two unanswered pings, unless our own process was not reading."""
        if not self._heard:
            self._pinging = self.registry.time.after_reading(self._hang_up)
            return
        self._heard = False
        self._frames.send_ping(b"")
        self._transport.write(b"".join(self._frames.data_to_send()))
        self._pinging = asyncio.get_running_loop().call_later(PING_SECONDS, self._ping)

    def _hang_up(self) -> None:
        if self._heard:
            self._ping()
        else:
            self._forget()
            self._transport.abort()


_quiet = logging.getLogger("flambeur.frames")
_quiet.setLevel(logging.ERROR)
