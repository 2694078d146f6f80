"""The WebSocket of one client, right on the transport.

uvicorn hands an upgraded connection to this protocol instead of to an ASGI application: frames are parsed by
`websockets`, and a message that goes to many is framed and written with one call each. Nothing here knows a game.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any, cast

import msgspec
from websockets.exceptions import InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from flambeur.engine import FlambeurError, Seat
from flambeur.server.door.caller import Caller
from flambeur.server.door.credentials import COOKIE, cookie_value, hashed
from flambeur.server.door.limits import Bucket, address_of
from flambeur.server.errors import Refused, explain
from flambeur.server.wire.conversation import Conversation
from flambeur.server.wire.lens import encode
from flambeur.server.wire.messages import Said, read_message

PATH = "/api/ws"
PING_SECONDS = 20.0
TEXT_FRAME = 0x81
"""The first byte of a whole text message."""
log = logging.getLogger("flambeur.socket")


class TableSocket(asyncio.Protocol):
    """One connection. It is a `Connection` for the table it has said hello to."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        self.house = config.loaded_app.house
        self.hall = self.house.hall
        self._limits = self.hall.settings.limits
        self._connections = server_state.connections
        self._frames = ServerProtocol(max_size=self._limits.message_bytes, logger=_quiet)
        self._transport: asyncio.Transport
        self._parts: list[bytes] = []
        self._tidy = False
        """Whether all that came so far were whole short frames, one at a time: the next byte begins a frame."""
        self._open = False
        self._heard = True
        self._held = b""
        self._pinging: asyncio.TimerHandle | None = None
        self._bucket = Bucket(self._limits.messages, 2 * self._limits.messages)
        self.conversation: Conversation | None = None
        self.seats: tuple[Seat, ...] = ()
        self.lang: str | None = None
        self.muted: set[Seat] = set()
        self.address = ""

    # -- the connection

    @property
    def alive(self) -> bool:
        return self._open

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.address = address_of(peer[0]) if peer else "local"
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._forget()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if not self._open:
            self._tidy = data.endswith(b"\r\n\r\n")
        elif self._tidy:
            if not is_one_frame(data):
                self._tidy = False
            elif data[0] == TEXT_FRAME and not self._parts:  # the usual message, without the library's generators
                self._message(apply_mask(data[6:], data[2:6]), Opcode.TEXT)
                return
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Request):
                self._greet(event)
            else:
                self._frame(cast(Frame, event))
        for output in self._frames.data_to_send():
            if output:
                self._transport.write(output)
        if self._frames.parser_exc is not None or self._frames.close_expected():
            self._forget()
            self._transport.close()

    def eof_received(self) -> None:
        self._forget()

    def shutdown(self) -> None:
        """uvicorn stops: say so and close."""
        if self._open:
            self.send(b'{"t":"stopping"}')
        self.close(1012)

    def close(self, code: int = 1000) -> None:
        if self._open and self._frames.state is State.OPEN:
            self._frames.send_close(code)
            self._transport.write(b"".join(self._frames.data_to_send()))
        self._forget()
        self._transport.close()

    def _forget(self) -> None:
        self._open = False
        if self._pinging is not None:
            self._pinging.cancel()
            self._pinging = None
        self.house.sockets_of(self.address).discard(self)
        if self.conversation is not None:
            self.conversation.end()

    # -- shaking hands

    def _greet(self, request: Request) -> None:
        refusal = self._refusal(request)
        if refusal is not None:
            response = self._frames.reject(HTTPStatus(refusal[0]), f"{refusal[1]}\n")
            self._frames.send_response(response)
            return
        response = self._frames.accept(request)
        self._frames.send_response(response)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            return
        guest = self.hall.guests.read(cookie_value(request.headers.get("Cookie", ""), COOKIE))
        caller = Caller(self.address, hashed(guest) if guest else "")
        self.conversation = Conversation(self.hall, self, caller)
        self.house.sockets_of(self.address).add(self)
        self._open = True
        self._pinging = asyncio.get_running_loop().call_later(PING_SECONDS, self._ping)

    def _refusal(self, request: Request) -> tuple[int, str] | None:
        try:
            host, origin = request.headers.get("Host", ""), request.headers.get("Origin", "")
        except InvalidHandshake:
            return 400, "malformed"
        if self.hall.settings.behind_proxy and (forwarded := request.headers.get("X-Forwarded-For")):
            self.address = address_of(forwarded.split(",")[-1].strip())
        if request.path.partition("?")[0] != PATH:
            return 404, "not-found"
        if not self.house.origins.known_host(host) or not self.house.origins.allowed(origin, host):
            return 403, "wrong-origin"
        if self.hall.stopping:
            return 503, "stopping"
        if len(self.house.sockets_of(self.address)) >= self._limits.sockets:
            return 429, "too-many-sockets"
        return None

    # -- messages

    def _frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.CONT or frame.opcode is Opcode.BINARY:
            if frame.fin and not self._parts:
                self._message(bytes(frame.data), frame.opcode)
            else:
                self._parts.append(bytes(frame.data))
                if frame.fin:
                    whole, self._parts = b"".join(self._parts), []
                    self._message(whole, Opcode.TEXT)

    def _message(self, data: bytes, opcode: Opcode) -> None:
        if self.conversation is None or not self._open:
            return
        if not self._bucket.take():
            self.refuse(Refused("too-fast"))
            return
        if opcode is Opcode.BINARY:
            self.refuse(Refused("malformed", reason="a message is text."))
            return
        try:
            said = read_message(data)
        except msgspec.ValidationError as error:
            known = "Invalid value" not in str(error) or "`$.t`" not in str(error)
            self.refuse(Refused("malformed", reason=str(error)) if known else Refused("unknown-message"), _id(data))
        except (msgspec.DecodeError, UnicodeDecodeError):
            self.refuse(Refused("malformed", reason="a message is JSON."))
        else:
            self.hear(said)

    def hear(self, said: Said) -> None:
        """Act on a message, and answer it whatever happens."""
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
        """Every rejection is answered."""
        body = explain(error, self.lang)
        answer: dict[str, Any] = {"t": "error", "code": body.code, "sentence": body.sentence, "facts": body.facts}
        if message is not None:
            answer["id"] = message
        self.send(encode(answer))

    def send(self, message: bytes) -> None:
        """Frame a message and pass it on; a client that does not read is dropped before it fills the memory."""
        if not self._open:
            return
        transport = self._transport
        if self._held:
            transport.write(self._held + framed(message))
            self._held = b""
        else:
            transport.write(framed(message))
        if transport.get_write_buffer_size() > self._limits.backlog:
            log.info("a connection did not read and was dropped")
            self._forget()
            transport.abort()

    def hold(self, message: bytes) -> None:
        """Send a message together with the next one, which is likely to follow at once: each write costs the same."""
        self._held += framed(message)
        asyncio.get_running_loop().call_soon(self._release)

    def _release(self) -> None:
        if self._held and self._open:
            self._transport.write(self._held)
        self._held = b""

    def leave(self) -> None:
        """The table has closed, or does not want this spectator."""
        if self.conversation is not None:
            self.conversation.end()

    def lose(self, seat: Seat) -> None:
        self.send(encode({"t": "removed", "seat": seat}))
        if self.conversation is not None:
            self.conversation.lose(seat)

    def _ping(self) -> None:
        """A connection that has been silent for two pings is dead."""
        if not self._heard:
            self._forget()
            self._transport.abort()
            return
        self._heard = False
        self._frames.send_ping(b"")
        self._transport.write(b"".join(self._frames.data_to_send()))
        self._pinging = asyncio.get_running_loop().call_later(PING_SECONDS, self._ping)


def is_one_frame(data: bytes) -> bool:
    """Whether these bytes are one short masked frame and nothing else, if a frame begins here."""
    return len(data) >= 6 and data[1] == 0x80 | (len(data) - 6) and len(data) < 132


def framed(message: bytes) -> bytes:
    """One unmasked text frame."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


class _Id(msgspec.Struct):
    id: str = ""


def _id(data: bytes) -> str | None:
    """The id of a message that could not be used, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(data, type=_Id).id[:32] or None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


_quiet = logging.getLogger("flambeur.frames")
_quiet.setLevel(logging.ERROR)
