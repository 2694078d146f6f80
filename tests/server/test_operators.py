"""For operators: health, logs, TLS, and answers when there is too much to do."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import logging
import socket
import sqlite3
import ssl
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from msgspec.structs import replace
from websockets.sync.client import connect

from flambeur.client import Server, ServerRefused, me
from flambeur.protocol.tables import ChatLine, PublicTable, SomeSettings
from flambeur.server.logs import Line as LogLine
from flambeur.server.logs import Sparing
from flambeur.server.run import BadCertificate, make_server
from flambeur.server.settings import ServeSettings
from flambeur.server.storage import Appended, Row, StorageBusy
from flambeur.server.storage.documents import TableDocument
from flambeur.server.storage.journal import Done, Entry, JournalWriter, Outcome, Work
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.tables.lobby import summary
from tests.server.harness import GENEROUS, NO_JOBS, TIMEOUT, Line, OwnProcess, eventually, running


def health(server: Server) -> tuple[int, str]:
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=TIMEOUT)
    try:
        connection.request("GET", "/api/health")
        answer = connection.getresponse()
        return answer.status, msgspec.json.decode(answer.read())["status"]
    finally:
        connection.close()


def test_health_fails_while_nothing_can_be_written_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("flambeur.server.storage.write_probe.FRESH", -1.0)
    file = tmp_path / "tables.db"
    with running(tmp_path) as server, sqlite3.connect(file, timeout=TIMEOUT, isolation_level=None) as database:
        assert health(server) == (200, "ok")
        database.execute("CREATE TRIGGER full BEFORE INSERT ON meta BEGIN SELECT RAISE(FAIL, 'no room'); END")
        assert health(server) == (503, "failing")
        assert any(record.name == "flambeur.health" and record.levelno == logging.ERROR for record in caplog.records)
        database.execute("DROP TRIGGER full")
        assert health(server) == (200, "ok")
    database.close()


def test_asking_for_health_often_does_not_mean_writing_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.server.storage.write_probe.FRESH", 1e6)
    written = []

    async def check(_: SqliteStorage) -> None:
        written.append(1)

    monkeypatch.setattr(SqliteStorage, "check", check)
    with running(tmp_path) as server:
        assert {health(server) for _ in range(10)} == {(200, "ok")}
    assert len(written) == 1


def test_every_request_is_a_line_of_the_access_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "flambeur.access")
    with running(tmp_path) as server:
        server.games()
        with pytest.raises(ServerRefused):
            server.ask("GET", "/api/tables/%0aZZZZZ?lang=en", token="secret-token")
    lines = [record.getMessage().split() for record in caplog.records if record.name == "flambeur.access"]
    assert [line[:4] for line in lines] == [
        ["127.0.0.1", "GET", "/api/games", "200"],
        ["127.0.0.1", "GET", "/api/tables/%0aZZZZZ", "404"],
    ]
    assert "secret-token" not in caplog.text


def test_the_same_trouble_is_not_written_a_thousand_times_and_the_rest_is_told_when_it_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr("flambeur.server.logs.time", SimpleNamespace(monotonic=lambda: clock.now, gmtime=time.gmtime))
    alarms: list[tuple[float, Callable[[], None]]] = []
    sparing = Sparing(alike=2, seconds=10, later=lambda seconds, do: alarms.append((seconds, do)))
    told: list[str] = []
    handler = logging.Handler()
    handler.addFilter(sparing)
    monkeypatch.setattr(handler, "emit", lambda record: told.append(record.getMessage()))
    trouble = logging.getLogger("trouble")
    monkeypatch.setattr(trouble, "handlers", [handler])
    monkeypatch.setattr(trouble, "propagate", False)
    monkeypatch.setattr(trouble, "level", logging.INFO)

    def said(text: str, times: int, level: int = logging.ERROR) -> list[str]:
        told.clear()
        for _ in range(times):
            trouble.log(level, text)
        return list(told)

    assert said("lost", 5) == ["lost", "lost"]
    assert said("other", 3, logging.WARNING) == ["other", "other"]
    assert said("fine", 5, logging.INFO) == ["fine"] * 5
    clock.now = 10.0
    told.clear()
    assert [seconds for seconds, _ in alarms] == [10.0, 10.0]
    for _, ring in alarms:
        ring()
    assert told == ["lost (and 2 more like it)", "other"]
    assert said("lost", 1) == ["lost"]


def test_nothing_that_is_logged_can_begin_a_line_of_its_own() -> None:
    record = logging.LogRecord("flambeur", logging.INFO, "", 0, "first\n2026-01-01T00:00:00Z ERROR forged", (), None)
    assert all(line.startswith("    ") for line in LogLine().format(record).split("\n")[1:])


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    folder = tmp_path_factory.mktemp("tls")
    files = (str(folder / "certificate.pem"), str(folder / "key.pem"))
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-out", files[0], "-keyout", files[1]]
    try:
        subprocess.run([*words, *names], check=True, capture_output=True)
    except OSError:
        pytest.skip("no openssl to make a certificate with")
    return files


def test_a_server_with_a_certificate_speaks_https_and_wss(tmp_path: Path, certificate: tuple[str, str]) -> None:
    trusted = ssl.create_default_context(cafile=certificate[0])
    with running(tmp_path, certificate=certificate[0], key=certificate[1]) as server:
        place = urlsplit(server.url).netloc
        connection = http.client.HTTPSConnection(place, timeout=TIMEOUT, context=trusted)
        connection.request("GET", "/api/games")
        answer = connection.getresponse()
        assert answer.status == 200
        assert "Secure" in answer.headers["set-cookie"]
        answer.read()
        assert isinstance(connection.sock, ssl.SSLSocket)
        assert connection.sock.session is None or not connection.sock.session.has_ticket
        connection.close()
        with connect(f"wss://{place}/api/ws", ssl=trusted, compression=None, open_timeout=TIMEOUT) as line:
            line.send('{"t":"ping","id":"safe"}')
            assert '"safe"' in str(line.recv(TIMEOUT))


def ended(line: socket.socket) -> bool:
    """Wait until the other side ends a line that nothing was said on."""
    with contextlib.suppress(ConnectionError):
        return line.recv(1) == b""
    return True


def test_connections_that_are_still_shaking_hands_count_and_are_ended_in_time(
    tmp_path: Path, certificate: tuple[str, str]
) -> None:
    trusted, most = ssl.create_default_context(cafile=certificate[0]), 3
    limits = replace(GENEROUS, connections=most, head_seconds=2)
    services = OwnProcess(tmp_path, certificate=certificate[0], key=certificate[1], limits=limits)
    with services, ExitStack() as lines:
        parts = urlsplit(services.server.url)
        place = (parts.hostname or "", parts.port or 0)
        silent = [lines.enter_context(socket.create_connection(place, TIMEOUT)) for _ in range(most)]
        with socket.create_connection(place, TIMEOUT) as one_more:
            assert ended(one_more), "there is no room for it"
        silent[0].sendall(b"this is not how hands are shaken\r\n\r\n")
        assert silent[0].recv(64)[:1] in (b"\x15", b""), "an alert at most"
        assert all(ended(line) for line in silent[1:]), "they have had their time"
        eventually(lambda: is_served(parts.netloc, trusted))


def is_served(place: str, trusted: ssl.SSLContext) -> bool:
    connection = http.client.HTTPSConnection(place, timeout=TIMEOUT, context=trusted)
    try:
        connection.request("GET", "/api/games")
        return connection.getresponse().status == 200
    except (ConnectionError, ssl.SSLError):
        return False
    finally:
        connection.close()


def test_a_certificate_that_cannot_be_used_is_said_in_one_sentence(
    tmp_path: Path, certificate: tuple[str, str]
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    for given in ((certificate[0], ""), (certificate[0], certificate[0]), ("missing.pem", "missing.key")):
        with pytest.raises(BadCertificate) as refused:
            make_server(ServeSettings(database=database, certificate=given[0], key=given[1]))
        assert "\n" not in refused.value.sentence


# -- when there is too much to do


def test_a_record_to_draw_from_has_the_same_limits_as_one_to_verify(tmp_path: Path) -> None:
    limits = replace(GENEROUS, record_bytes=2000, record_lines=30, body_bytes=500)
    with running(tmp_path, limits=limits) as server:

        def answer(address: str, record: str) -> tuple[int, str]:
            asked = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=TIMEOUT)
            asked.request("POST", address, msgspec.json.encode({"record": record}))
            given = asked.getresponse()
            said = msgspec.json.decode(given.read())
            asked.close()
            return given.status, said["code"]

        for address in ("/api/verify", "/api/draws"):
            assert answer(address, "x" * 1000)[1] == "invalid-record"
            assert answer(address, "x" * 3000) == (413, "too-large")
            assert answer(address, 31 * "\n") == (413, "record-too-long")


def test_wishes_for_tables_and_records_are_looked_at_beside_the_play_with_a_limit(tmp_path: Path) -> None:
    wish = {"players": 8, "options": {"box": "boulevard", "with": ["big"]}, "keep": "with"}
    with running(tmp_path) as server:
        assert server.ask("POST", "/api/games/vegas/fit", wish)["settled"]["players"] == 7
    with running(tmp_path, jobs=NO_JOBS) as server:
        assert server.ask("POST", "/api/games/vegas/fit", {"players": 4})["reasons"] == [], "everybody's first question"
        for address, asked in (("games/vegas/fit", wish), ("verify", {"record": "x"}), ("draws", {"record": "x"})):
            with pytest.raises(ServerRefused) as refused:
                server.ask("POST", f"/api/{address}", asked)
            assert refused.value.code == "too-many-jobs"


def test_too_many_readers_are_told_instead_of_waiting_for_a_pool(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.server.storage.sql.IN_LINE", 5)

    async def read() -> list[Any]:
        storage = SqliteStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        storage.prepare()
        await storage.open()
        try:
            return await asyncio.gather(*[storage.load("ABCDEF") for _ in range(8)], return_exceptions=True)
        finally:
            await storage.close()

    found = asyncio.run(read())
    assert found[:5] == [None] * 5
    assert [type(error) for error in found[5:]] == [StorageBusy] * 3


class SlowBackend:
    """Writes nothing; its first work takes until it is let go on."""

    patience = None

    def __init__(self) -> None:
        self.order: list[tuple[str, int]] = []
        self.working, self.go_on = threading.Event(), threading.Event()

    def open(self) -> None: ...
    def close(self) -> None: ...

    def write(self, group: list[Entry]) -> list[Outcome]:
        self.order.append(("moves", len(group)))
        return [(written, Appended.SAFE) for _, written in group]

    def again(self) -> list[Outcome]:
        return []

    def work(self, works: list[Work]) -> Done:
        self.working.set()
        assert self.go_on.wait(TIMEOUT)
        self.order.append(("others", len(works)))
        return [(work, []) for work in works]


def test_moves_go_before_everything_else_that_waits_to_be_written() -> None:
    """However many chat lines are in line, a move waits for one writing of them at most."""
    backend = SlowBackend()

    async def write() -> None:
        writer = JournalWriter(backend)
        await writer.start()
        talking = [asyncio.ensure_future(writer.run([("", ())])) for _ in range(300)]
        assert await asyncio.to_thread(backend.working.wait, TIMEOUT)
        moved = asyncio.Event()
        for number in range(3):
            writer.append(Row("ABCDEF", number, -1, 0, "* 1"), lambda outcome: moved.set())
        await asyncio.sleep(0)  # in the next round of the loop they are handed over
        backend.go_on.set()
        await asyncio.gather(*talking, moved.wait())
        await writer.stop()

    asyncio.run(write())
    first, second, *rest = backend.order
    assert first[0] == "others", "they were being written when the moves came"
    assert second == ("moves", 3)
    assert {kind for kind, _ in rest} == {"others"}
    assert first[1] + sum(count for _, count in rest) == 300


def test_what_cannot_be_written_fails_alone(tmp_path: Path) -> None:
    async def write() -> list[Any]:
        storage = SqliteStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        storage.prepare()
        await storage.open()
        too_long = ChatLine(0, "Anna", "x", 2**70)
        lines = [too_long if number == 3 else ChatLine(0, "Anna", "x", number) for number in range(6)]
        try:
            return await asyncio.gather(*[storage.say("ABCDEF", line) for line in lines], return_exceptions=True)
        finally:
            await storage.close()

    done = asyncio.run(write())
    assert [result is None for result in done] == [True, True, True, False, True, True]


def test_rows_of_the_journal_that_cannot_be_written_fail_alone_and_the_writer_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    good, later = Row("ABCDEF", 0, -1, 0, "* 1"), Row("ABCDEF", 1, -1, 0, "* 2")
    odd = [
        Row("ABCDEG", 0, -1, 2**70, "* 1"),
        Row("ABCDEG", 0, -1, 0, "\ud800"),
        Row("ABCDEG", 0, -1, 0, object()),  # type: ignore[arg-type]  # what no caller may give, to be sure
    ]

    async def write() -> list[Appended]:
        storage = SqliteStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        storage.prepare()
        await storage.open()

        async def append(row: Row) -> Appended:
            done: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
            storage.append(row, done.set_result)
            return await done

        def deaf(_: Appended) -> None:
            raise RuntimeError("this callback fails when it is told")

        async with asyncio.timeout(TIMEOUT):
            storage.append(Row("ABCDEH", 0, -1, 0, "* 1"), deaf)
            together = await asyncio.gather(*map(append, [odd[0], good, *odd[1:]]))
            last = await append(later)
            await storage.close()
        return [*together, last]

    told = asyncio.run(write())
    assert [outcome.name for outcome in told] == ["FAILED", "SAFE", "FAILED", "FAILED", "SAFE"]
    assert "could not be told: RuntimeError" in caplog.text


def test_the_lobby_asks_the_database_and_writes_its_list_once_for_all_who_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.server.tables.lobby.FRESH", 1e6)
    asked, written = [], []
    public = SqliteStorage.public

    async def counted(storage: SqliteStorage, *choice: Any) -> list[TableDocument]:
        asked.append(choice)
        return await public(storage, *choice)

    def noted(document: TableDocument, spectators: int) -> PublicTable:
        written.append(document.code)
        return summary(document, spectators)

    monkeypatch.setattr(SqliteStorage, "public", counted)
    monkeypatch.setattr("flambeur.server.tables.lobby.summary", noted)
    with running(tmp_path) as server, Line(server) as line:
        table = server.open("vegas", 2, seats=[me("Anna")], settings=SomeSettings(public=True))
        written.clear()
        for _ in range(20):
            line.say({"t": "lobby"})
            assert [known["code"] for known in line.until("lobby")["tables"]] == [table.code]
            assert [known["code"] for known in server.ask("GET", "/api/tables")["tables"]] == [table.code]
        assert (len(asked), written) == (1, [table.code])
        other = server.open("vegas", 2, seats=[me("Ben")], settings=SomeSettings(public=True))
        listed = {known["code"] for known in server.ask("GET", "/api/tables")["tables"]}
        assert listed == {table.code, other.code}
