"""However the network cuts what a client sends, every message is heard once and in order."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from flambeur.server.access.connection_limiter import LINGER_BYTES
from flambeur.server.access.credentials import Guests
from flambeur.server.services import Services
from flambeur.server.settings import ServeSettings
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.wire.socket import NO_MORE, TableSocket


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self.written: list[bytes] = []
        self.done: list[str] = []
        """What else was done to it, in order."""
        self.read_again = asyncio.Event()

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.done.append("said no more")

    def pause_reading(self) -> None:
        self.done.append("took no more")

    def resume_reading(self) -> None:
        self.done.append("took more")
        self.read_again.set()

    def is_closing(self) -> bool:
        return "closed" in self.done or "cut" in self.done

    def close(self) -> None:
        self.done.append("closed")

    def abort(self) -> None:
        self.done.append("cut")


def frames_of(client: ClientProtocol, kind: str, number: int) -> list[bytes]:
    """One ping as a client may send it: whole, long, in two frames, or behind a frame of the protocol itself."""
    body = msgspec.json.encode({"t": "ping", "id": str(number)})
    match kind:
        case "long":
            body = body[:-1] + b" " * 200 + b"}"
            client.send_text(body)
        case "parts":
            client.send_text(body[:5], fin=False)
            client.send_continuation(body[5:], fin=True)
        case "after a pong":
            client.send_frame(Frame(Opcode.PONG, b""))
            client.send_text(body)
        case _:
            client.send_text(body)
    return [data for data in client.data_to_send() if data]


def connected() -> tuple[TableSocket, Wire, ClientProtocol]:
    """Both ends of a connection after their handshake."""
    services = Services(ServeSettings(), SqliteStorage("sqlite:///unused"))
    services.registry.guests = Guests(b"k" * 32)
    config = SimpleNamespace(loaded_app=SimpleNamespace(services=services))
    socket, wire = TableSocket(config, SimpleNamespace(connections=set()), None), Wire()
    client = ClientProtocol(parse_uri("ws://127.0.0.1/api/ws"))
    client.send_request(client.connect())
    socket.connection_made(wire)
    for data in client.data_to_send():
        socket.data_received(data)
    client.receive_data(b"".join(wire.written))
    client.events_received()
    wire.written.clear()
    return socket, wire, client


async def heard(sent: list[tuple[str, list[int]]]) -> list[str]:
    """The ids of the pings that were answered; each was cut at the places named."""
    socket, wire, client = connected()
    for number, (kind, cuts) in enumerate(sent):
        whole = b"".join(frames_of(client, kind, number))
        places = [0, *sorted(cut % len(whole) for cut in cuts), len(whole)]
        for start, end in pairwise(places):
            if start < end:
                socket.data_received(whole[start:end])
    client.receive_data(b"".join(wire.written))
    answers = [msgspec.json.decode(frame.data) for frame in client.events_received() if isinstance(frame, Frame)]
    socket.connection_lost(None)
    return [answer.get("id", answer["t"]) for answer in answers]


@settings(max_examples=200, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["whole", "long", "parts", "after a pong"]), st.lists(st.integers(0, 300), max_size=3)
        ),
        max_size=12,
    )
)
def test_every_message_is_heard_once_and_in_order(sent: list[tuple[str, list[int]]]) -> None:
    assert asyncio.run(heard(sent)) == [str(number) for number in range(len(sent))]


def test_what_is_held_goes_out_with_the_next_message_or_alone_on_the_next_turn() -> None:
    async def sent() -> tuple[list[bytes], list[bytes]]:
        (one, there, _), (other, here, _) = connected(), connected()
        other.services = one.services
        for socket in (one, other):
            socket.hold(b"a")
        other.send(b"b")
        assert not there.written
        await asyncio.sleep(0)
        one.hold(b"c")
        await asyncio.sleep(0)
        for socket in (one, other):
            socket.connection_lost(None)
        return there.written, here.written

    assert asyncio.run(sent()) == ([b"\x81\x01a", b"\x81\x01c"], [b"\x81\x01a\x81\x01b"])


def test_a_text_frame_inside_a_message_in_parts_ends_the_connection() -> None:
    async def tried() -> list[bytes]:
        socket, wire, client = connected()
        client.send_text(b'{"t":', fin=False)
        client.send_frame(Frame(Opcode.TEXT, b'{"t":"ping"}'))
        for data in client.data_to_send():
            socket.data_received(data)
        return wire.written

    closing = asyncio.run(tried())
    assert [data[0] for data in closing] == [0x88]


def test_what_looks_like_a_frame_inside_another_one_is_not_heard() -> None:
    async def tried() -> list[str]:
        socket, wire, client = connected()
        inner = b'{"t":"ping","id":"inner"}'
        frame = bytes([0x81, 0x80 | len(inner)]) + bytes(4) + inner
        payload = b"x" * 80 + frame
        outer = bytes([0x81, 0x80 | len(payload)]) + bytes(4) + payload
        socket.data_received(outer[: -len(frame)])
        socket.data_received(frame)
        client.receive_data(b"".join(wire.written))
        return [msgspec.json.decode(each.data)["t"] for each in client.events_received() if isinstance(each, Frame)]

    assert asyncio.run(tried()) == ["error"]


def test_who_says_much_at_once_waits_while_the_others_have_their_turn() -> None:
    async def tried() -> tuple[int, list[str], Wire]:
        socket, wire, client = connected()
        for number in range(59):  # one below the burst that is allowed
            client.send_text(msgspec.json.encode({"t": "ping", "id": str(number)}))
        socket.data_received(b"".join(client.data_to_send()))
        at_once = len(wire.written)
        assert wire.done == ["took no more"]
        await wire.read_again.wait()
        client.receive_data(b"".join(wire.written))
        answers = [msgspec.json.decode(one.data) for one in client.events_received() if isinstance(one, Frame)]
        return at_once, [answer["id"] for answer in answers], wire

    at_once, heard, wire = asyncio.run(tried())
    assert 0 < at_once < 59
    assert heard == [str(number) for number in range(59)]
    assert set(wire.done) == {"took no more", "took more"}


def test_who_is_too_fast_is_not_read_for_a_moment() -> None:
    async def tried() -> Wire:
        socket, wire, client = connected()
        client.send_text(b'{"t":"ping"}')
        ping = b"".join(client.data_to_send())
        for _ in range(60):
            socket.data_received(ping)
        assert wire.done == []
        socket.data_received(ping)
        assert wire.done == ["took no more"]
        await wire.read_again.wait()
        return wire

    assert asyncio.run(tried()).done == ["took no more", "took more"]


def test_whoever_is_told_to_go_and_goes_on_talking_is_cut_only_after_a_while() -> None:
    async def tried() -> Wire:
        socket, wire, client = connected()
        client.send_text(b'{"t":"ping"}')
        flood = b"".join(client.data_to_send()) * 1000
        socket.close(NO_MORE)
        assert wire.done == ["said no more"]
        for _ in range(LINGER_BYTES // len(flood) + 1):
            socket.data_received(flood)
        socket.expire()
        return wire

    wire = asyncio.run(tried())
    assert wire.done == ["said no more", "took no more", "cut"]
    assert wire.written == [bytes([0x88, 2]) + NO_MORE.to_bytes(2, "big")]


def test_what_was_held_back_is_said_before_goodbye() -> None:
    async def tried() -> list[bytes]:
        socket, wire, _ = connected()
        socket.hold(b'{"t":"accepted"}')
        socket.close(NO_MORE)
        await asyncio.sleep(0)
        return wire.written

    accepted, goodbye = asyncio.run(tried())
    assert accepted[2:] == b'{"t":"accepted"}'
    assert goodbye[0] == 0x88


def test_a_client_that_takes_its_leave_is_let_go_at_once() -> None:
    async def tried() -> list[str]:
        socket, wire, client = connected()
        client.send_close(1000)
        for data in client.data_to_send():
            socket.data_received(data)
        return wire.done

    assert asyncio.run(tried())[-1] == "closed"
