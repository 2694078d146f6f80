"""What no guest can do to the server: fill its memory, hold its connections, pose as another, crowd others out."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.wire import frame, handshake, request, said
from flambeur.client import Server, ServerRefused, me
from flambeur.server.access.limits import Rates
from flambeur.server.access.proxies import BadProxy, Proxies
from flambeur.server.settings import Limits
from flambeur.server.tables.lobby import Lobby
from tests.server.harness import GENEROUS, TIMEOUT, Line, eventually, running

PING, CLOSE, NO_MORE = 9, 8, 1008


@contextmanager
def line_to(server: Server, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A bare TCP connection, from any loopback address."""
    parts = urlsplit(server.url)
    with socket.create_connection((parts.hostname, parts.port), TIMEOUT, (address, 0)) as line:
        yield line


def host(server: Server) -> str:
    return urlsplit(server.url).netloc


def answer(line: socket.socket) -> tuple[int, Any]:
    """Status and body of what the server says before it closes."""
    reply = http.client.HTTPResponse(line)
    reply.begin()
    return reply.status, msgspec.json.decode(reply.read())


def rest(line: socket.socket) -> bytes:
    """All bytes until the other side ends the line; waits for that."""
    heard = b""
    try:
        while data := line.recv(65536):
            heard += data
    except ConnectionError:
        pass
    return heard


def closing_code(line: Line) -> int:
    """Why the server has closed a socket, once it has."""
    try:
        while True:
            line.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that strangers meet, but for the number of tables."""
    with running(tmp_path_factory.mktemp("server"), limits=Limits(tables=1000)) as server:
        yield server


# -- memory


@pytest.mark.parametrize(
    "load", [frame(b"x" * 100, PING), frame(b"", 0, fin=False)], ids=["pings", "empty parts of a message"]
)
def test_frames_nobody_waits_for_count_as_messages(usual: Server, load: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.server.wire.socket.LINGER_SECONDS", 0.0)
    with line_to(usual) as line:
        line.sendall(handshake(host(usual)))
        assert b" 101 " in line.recv(65536)
        line.sendall(frame(b"", 1, fin=False) * (load[0] == 0))
        with contextlib.suppress(ConnectionError):  # it may be cut while the rest is on its way
            for _ in range(200):
                line.sendall(load * 100)
        assert len(rest(line)) < 100 * len(load)


def test_pings_within_the_limit_are_answered(usual: Server) -> None:
    with Line(usual) as line:
        for _ in range(20):
            assert line.socket.ping().wait(TIMEOUT)


@pytest.mark.usefixtures("still")
def test_who_goes_on_talking_too_fast_is_thrown_out(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, messages=5)) as server, Line(server) as line:
        for _ in range(31):
            line.say({"t": "ping"})
        assert closing_code(line) == NO_MORE
        kinds = [msgspec.json.decode(text).get("code", "pong") for text in line.heard]
        assert kinds == ["pong"] * 10 + ["too-fast"] * 21


@pytest.mark.usefixtures("still")
def test_who_is_thrown_out_and_goes_on_talking_can_read_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.server.wire.socket.LINGER_SECONDS", 600.0)
    limits = replace(GENEROUS, messages=5)
    with running(tmp_path, limits=limits) as server, line_to(server) as line:
        line.sendall(handshake(host(server)))
        assert b" 101 " in line.recv(65536)
        for _ in range(300):
            line.sendall(said({"t": "ping"}))
        assert rest(line).endswith(bytes([0x80 | CLOSE, 2]) + NO_MORE.to_bytes(2, "big"))
        for _ in range(300):
            line.sendall(said({"t": "ping"}))  # a line that was cut would be reset by now


def test_the_head_of_a_request_has_a_size(usual: Server) -> None:
    for load in (b"X-Long: " + b"y" * 20_000, b"X: y\r\n" * 4_000):
        with line_to(usual) as line:
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: " + host(usual).encode() + b"\r\n" + load)
            status, body = answer(line)
            assert (status, body["code"]) == (431, "head-too-large")
            assert "16,384" in body["sentence"]


def test_what_follows_a_body_has_a_size_too(usual: Server) -> None:
    with line_to(usual) as line:
        start = request(host(usual), "/api/games", "Transfer-Encoding: chunked").replace(b"GET", b"POST")
        line.sendall(start + b"0\r\n" + b"X: y\r\n" * 4_000)
        assert line.recv(65536).startswith((b"HTTP/1.1 4", b""))
        rest(line)


def test_a_line_of_requests_whose_answers_nobody_takes_is_cut(usual: Server) -> None:
    with line_to(usual) as line:
        line.sendall(request(host(usual), "/api/games?lang=en") * 100)
        assert rest(line).count(b"HTTP/1.1 200") <= 10


def test_a_request_that_does_not_come_to_its_end_is_told_so_and_ended(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, head_seconds=5.0)) as server:
        with line_to(server) as slow, line_to(server) as silent:
            slow.sendall(b"GET /api/games HTTP/1.1\r\nHost: ")
            status, body = answer(slow)
            assert (status, body["code"]) == (408, "too-slow")
            assert rest(silent) == b""
        assert server.ask("GET", "/api/health")["status"] == "ok"


def test_a_body_that_does_not_come_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, request_seconds=0.2)) as server, line_to(server) as line:
        line.sendall(request(host(server), "/api/tables", method="POST", body=b"{}")[:-1])
        assert rest(line) == b""


def test_connections_of_one_address_are_counted_and_others_come_in(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, connections=3)) as server, ExitStack() as lines:
        held = [lines.enter_context(line_to(server, "127.0.1.1")) for _ in range(3)]
        with line_to(server, "127.0.1.1") as fourth:
            status, body = answer(fourth)
            assert (status, body["code"]) == (429, "too-many-connections")
        assert server.ask("GET", "/api/health")["status"] == "ok"
        held[0].close()
        assert until_let_in(server, "127.0.1.1") == 200


def test_connections_in_all_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, all_connections=3)) as server, ExitStack() as lines:
        held = [lines.enter_context(line_to(server, f"127.0.1.{number}")) for number in (1, 2, 3)]
        with line_to(server) as fourth:
            assert answer(fourth)[0] == 429
        held[0].close()
        assert until_let_in(server, "127.0.0.1") == 200


def until_let_in(server: Server, address: str) -> int:
    """The status of a request once there is room for it."""

    def status() -> int | None:
        with line_to(server, address) as line:
            line.sendall(request(host(server), "/api/games"))
            return None if (given := answer(line)[0]) == 429 else given

    found = eventually(status)
    assert found is not None
    return found


def test_a_socket_that_wants_nothing_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, hello_seconds=5.0)) as server:
        table = server.open("vegas", 2, seats=[me("Anna")])
        with Line(server) as idle, Line(server) as looking, Line(server) as seated:
            seated.hello(table.code)
            looking.say({"t": "lobby"})
            looking.until("lobby")
            assert closing_code(idle) == NO_MORE
            assert "no-hello" in idle.heard[0]
            for line in (looking, seated):
                line.say({"t": "ping"})
                line.until("pong")


# -- one loud guest


def refusals(line: Line, message: dict[str, Any], kind: str, times: int) -> int:
    """How many of so many messages were too many."""
    for _ in range(times):
        line.say(message)
    heard = [line.hear() for _ in range(times)]
    assert {message["t"] for message in heard} <= {kind, "error"}
    return sum(message.get("code") == "too-fast" for message in heard)


@pytest.mark.usefixtures("still")
def test_chat_has_a_limit_for_a_socket_and_for_an_address(tmp_path: Path) -> None:
    chat = {"t": "chat", "text": "hello"}
    with running(tmp_path, limits=replace(GENEROUS, chats=1)) as server:
        passed = []
        for _ in range(5):
            table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")])
            with Line(server) as line:
                line.hello(table.code, table.tokens[0])
                passed.append(8 - refusals(line, chat, "chat", 8))
        assert passed == [5, 5, 5, 5, 0]


@pytest.mark.usefixtures("still")
def test_chat_has_a_limit_for_a_table_wherever_its_guests_come_from(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, chats=1), proxies=("127.0.0.1",)) as server:
        table = server.open("vegas", 5, seats=[me(f"p{seat}") for seat in range(5)])
        passed = []
        for seat in range(5):
            with Line(server, {"X-Forwarded-For": f"203.0.113.{seat}"}) as line:
                line.hello(table.code, table.tokens[seat])
                passed.append(8 - refusals(line, {"t": "react", "what": "wow"}, "react", 8))
        assert passed == [5, 5, 5, 5, 0]


@pytest.mark.usefixtures("still")
def test_the_lobby_has_a_limit_for_an_address(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, looks=1)) as server, Line(server) as one, Line(server) as two:
        passed = [8 - refusals(line, {"t": "lobby"}, "lobby", 8) for line in (one, two)]
        assert passed == [4, 0]


# -- the door


@pytest.mark.usefixtures("still")
def test_guesses_of_codes_are_limited_over_hello_and_over_rest_together(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, guesses=0.2)) as server:
        table = server.open("vegas", 2, seats=[me("Anna")])
        with Line(server) as line:
            codes = []
            for letter in "ABCDEFGHJKLMNP":
                line.say({"t": "hello", "table": 6 * letter})
                codes.append(line.until("error")["code"])
            assert codes == ["unknown-table"] * 6 + ["too-fast"] * 8
            with pytest.raises(ServerRefused) as refused:
                server.table("ZZZZZZ").info()
            assert refused.value.code == "too-fast"
            line.say({"t": "hello", "table": table.code})
            assert line.until("error")["code"] == "too-fast"
            assert line.hello(table.code, table.tokens[0])["seats"] == [0]


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("path", ["/api/tables/{}", "//api//tables/{}", "/%61pi/tables//{}", "/api/tables/{}/story"])
def test_no_way_to_write_an_address_hides_a_guess(tmp_path: Path, path: str) -> None:
    with running(tmp_path, limits=replace(GENEROUS, guesses=0.2)) as server:
        statuses = [status(server, path.format(6 * letter)) for letter in "ABCDEFGHJK"]
    assert statuses == [404] * 6 + [429] * 4


def status(server: Server, path: str) -> int:
    with line_to(server) as line:
        line.sendall(request(host(server), path))
        return answer(line)[0]


STRANGE = {
    "a foreign name": (request("x", "/api/games"), 403),
    "a header twice": (request("localhost", "/api/games", "Host: localhost"), 400),
    "no HTTP": (b"Good evening!\r\n\r\n", 400),
    "a head without end": (b"GET / HTTP/1.1\r\nX: " + b"y" * 20_000, 431),
    "a socket for a foreign name": (handshake("x"), 403),
    "a socket for a foreign page": (handshake("localhost", "Origin: http://x"), 403),
    "a socket with a header twice": (handshake("localhost", "Host: localhost"), 400),
    "a socket elsewhere": (handshake("localhost").replace(b"/api/ws", b"/api/wss"), 404),
    "a socket with too long a line": (handshake("localhost", f"X: {'y' * 9_000}"), 431),
}


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("kind", STRANGE)
def test_what_is_refused_at_the_door_counts_as_a_request(tmp_path: Path, kind: str) -> None:
    wanted, refused = STRANGE[kind]
    answers = []
    with running(tmp_path, limits=replace(GENEROUS, requests=1)) as server:
        for _ in range(6):
            with line_to(server, "127.0.0.9") as line:
                line.sendall(wanted)
                answers.append(int(line.recv(65536).split(b" ", 2)[1]))
        assert answers == [refused] * 4 + [429] * 2
        assert status(server, "/api/games") == 200, "nobody else pays for it"


def test_a_socket_that_came_in_a_crowd_is_heard_when_the_crowd_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits, clock = replace(GENEROUS, messages=1), [0.0]
    monkeypatch.setattr("flambeur.server.access.limits.time", SimpleNamespace(monotonic=lambda: clock[0]))
    monkeypatch.setattr(
        "flambeur.server.services.Rates",
        lambda rate, burst, *most: Rates(rate, 1, 1) if rate == 10 * limits.messages else Rates(rate, burst, *most),
    )
    ping = {"t": "ping", "id": "x"}
    with running(tmp_path, proxies=("127.0.0.1",), limits=limits) as server, ExitStack() as stack:
        first, *crowd = (
            stack.enter_context(Line(server, {"X-Forwarded-For": f"203.0.113.{guest}"})) for guest in (1, 2, 3)
        )
        for line, kind in ((first, "pong"), (crowd[0], "pong"), (crowd[1], "error")):  # the crowd shares one bucket
            line.say(ping)
            assert line.hear()["t"] == kind
        clock[0] += 100
        crowd[1].say(ping)
        assert crowd[1].hear()["t"] == "pong"


def test_whoever_asks_for_the_lobby_and_then_for_a_table_stays_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, told = Event(), Event()
    message = Lobby.message

    async def slow(lobby: Lobby) -> bytes:
        asked.set()
        await asyncio.to_thread(told.wait, TIMEOUT)
        return await message(lobby)

    monkeypatch.setattr(Lobby, "message", slow)
    with running(tmp_path) as server, Line(server) as line:
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        line.say({"t": "lobby"})
        assert asked.wait(TIMEOUT)
        line.hello(table.code, table.tokens[0])
        told.set()
        line.until("lobby")
        line.say({"t": "knowledge", "id": "k", "seat": 0})
        assert line.until("knowledge")["seat"] == 0


@pytest.mark.parametrize("name", ["Host", "Origin", "Cookie", "Authorization"])
def test_headers_that_come_twice_are_a_bad_request(usual: Server, name: str) -> None:
    value = host(usual) if name == "Host" else f"http://{host(usual)}"
    twice = [f"{name}: {value}"] * (1 if name == "Host" else 2)
    for wanted in (request(host(usual), "/api/games", *twice), handshake(host(usual), *twice)):
        with line_to(usual) as line:
            line.sendall(wanted)
            assert line.recv(65536).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize("text", ["[" * 4000, '{"t":"ping","id":' + "[" * 4000, '{"t":' * 800])
def test_deeply_nested_messages_are_malformed(usual: Server, text: str) -> None:
    with Line(usual) as line:
        line.say(text)
        assert line.until("error")["code"] == "malformed"
        line.say({"t": "ping"})
        line.until("pong")


def test_deeply_nested_bodies_are_malformed(usual: Server) -> None:
    with line_to(usual) as line:
        body = b'{"game":"vegas","options":{"x":' + b"[" * 30_000
        line.sendall(request(host(usual), "/api/tables", method="POST", body=body))
        status, refusal = answer(line)
        assert (status, refusal["code"]) == (400, "malformed")


def test_ids_with_control_signs_are_malformed(usual: Server) -> None:
    table = usual.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    with Line(usual) as line:
        line.hello(table.code, *table.tokens.values())
        line.say(rb'{"t":"move","id":"a\u0000b","seat":0,"n":1,"move":"place 1"}'.decode())
        assert line.until("error")["code"] == "malformed"
        line.say({"t": "hello", "table": "A\0B"})
        assert line.until("error")["code"] == "unknown-table"


def test_only_a_named_proxy_says_who_asks(tmp_path: Path) -> None:
    limits = replace(GENEROUS, tables=1)
    with running(tmp_path, limits=limits, proxies=("127.0.1.0/24",)) as server:

        def opened(peer: str, forwarded: str) -> int:
            with line_to(server, peer) as line:
                body = b'{"game":"vegas"}'
                wanted = request(host(server), "/api/tables", f"X-Forwarded-For: {forwarded}", method="POST", body=body)
                line.sendall(wanted)
                return answer(line)[0]

        assert opened("127.0.0.1", "203.0.113.1") == 201
        assert opened("127.0.0.1", "203.0.113.2") == 429, "a guest cannot pose as another"
        assert opened("127.0.1.7", "203.0.113.3") == 201
        assert opened("127.0.1.7", "203.0.113.3") == 429
        assert opened("127.0.1.7", "198.51.100.9, 203.0.113.4, 127.0.1.8") == 201
        assert opened("127.0.1.7", "6.6.6.6, 203.0.113.4") == 429, "what a guest wrote before the proxy does not count"


def test_sockets_through_a_proxy_are_counted_for_the_guest_behind_it(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets=1)
    with running(tmp_path, limits=limits, proxies=("127.0.0.1",)) as server:
        first, second = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}
        with Line(server, first), Line(server, second):
            with pytest.raises(InvalidStatus) as full, Line(server, first):
                pass
            assert full.value.response.status_code == 429


def test_proxies_are_named_by_address_or_network() -> None:
    proxies = Proxies(["127.0.0.1", "2001:db8::/32"])
    assert proxies.named("::ffff:127.0.0.1")
    assert proxies.named("2001:db8::5")
    assert not proxies.named("127.0.0.2")
    assert not proxies.named("local")
    assert proxies.guest("127.0.0.1", ["nonsense"]) == "127.0.0.1"
    assert proxies.guest("127.0.0.1", ["203.0.113.1", "203.0.113.2"]) == "203.0.113.2"
    with pytest.raises(BadProxy):
        Proxies(["a proxy"])


def test_said_messages_are_heard(usual: Server) -> None:
    """The attackers' own frames are good ones: what they are refused for is not their form."""
    with line_to(usual) as line:
        line.sendall(handshake(host(usual)))
        assert b" 101 " in line.recv(65536)
        line.sendall(said({"t": "ping", "id": "mine"}))
        assert b'"mine"' in line.recv(65536)
