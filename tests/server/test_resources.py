"""What a server keeps in memory, and for how long."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from ctypes import CDLL
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from flambeur.client import RemoteTable, Server, ServerRefused, bot, me
from flambeur.server.door.limits import Openings
from flambeur.server.errors import Refused
from flambeur.server.heap import LARGE, allowed, blocks, join
from flambeur.server.http.connection import HttpConnection
from flambeur.server.settings import Limits
from flambeur.server.tables.table import Table
from flambeur.server.wire.socket import TableSocket
from tests.server.harness import Line, running, until


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nobody looks for objects that hold each other: those that are gone have gone by themselves."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def remembered(monkeypatch: pytest.MonkeyPatch, kind: type, parts: Callable[[Any], list[Any]]) -> list[ref[Any]]:
    """Weak references to all objects of a kind that are made from now on, and to parts of them."""
    found: list[ref[Any]] = []
    made = vars(kind)["__init__"]

    def make(self: Any, *args: Any, **more: Any) -> None:
        made(self, *args, **more)
        found.extend(ref(one) for one in (self, *parts(self)))

    monkeypatch.setattr(kind, "__init__", make)
    return found


def wait_until_gone(remembered: list[ref[Any]]) -> None:
    asyncio.run(until(lambda: all(one() is None for one in remembered)))


def opened(server: Server) -> RemoteTable:
    return server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)


@pytest.mark.usefixtures("uncollected")
def test_tables_that_nobody_needs_are_gone_without_the_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = remembered(monkeypatch, Table, lambda table: [table.play, table.audience, table.bots])
    with running(tmp_path, idle_seconds=0.01) as server:
        for ends in (False, True):
            table = opened(server)
            with Line(server) as line:
                line.hello(table.code, *table.tokens.values())
                line.until("snapshot")
                if ends:
                    table.resign(0)
                    line.until("over")
        with server.open("vegas", 2, seats=[me("Anna"), bot()], start=True).sit(0) as connection:
            for turn in connection.turns():
                turn.play(turn.moves[0])
        closed = server.open("vegas", 2, seats=[me("Anna")])
        server.ask("DELETE", f"/api/tables/{closed.code}", token=closed.host)
        assert len(tables) >= 16
        wait_until_gone(tables)


@pytest.mark.usefixtures("uncollected")
def test_a_server_that_starts_keeps_nothing_of_games_at_which_nobody_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        for _ in range(3):
            opened(server)
    tables = remembered(monkeypatch, Table, lambda table: [table.play])
    with running(tmp_path, idle_seconds=1e6):
        assert len(tables) == 6
        wait_until_gone(tables)


@pytest.mark.usefixtures("uncollected")
def test_sockets_are_gone_without_the_collector_however_they_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = remembered(monkeypatch, HttpConnection, lambda request: [])
    sockets = remembered(monkeypatch, TableSocket, lambda socket: [socket._frames])
    with running(tmp_path) as server:
        table = opened(server)
        with Line(server) as line:
            line.hello(table.code, table.tokens[0])
        with Line(server) as line:
            line.say({"t": "lobby"})
            line.until("lobby")
            line.socket.socket.sendall(b"no frame at all")
            with suppress(ConnectionClosed):
                line.hear()
        with pytest.raises(InvalidStatus), Line(server, {"Origin": "https://elsewhere.example"}):
            pass
        assert len(sockets) == 6
        assert len(requests) >= 4
        wait_until_gone(sockets + requests)


@pytest.mark.usefixtures("uncollected")
def test_what_was_said_about_an_unknown_table_is_gone_without_the_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusals = remembered(monkeypatch, Refused, lambda refused: [])
    with running(tmp_path) as server:
        with pytest.raises(ServerRefused, match="no table"):
            server.table("ZZZZZZ").info()
        with Line(server) as line:
            line.say({"t": "hello", "table": "ZZZZZZ"})
            assert line.until("error")["code"] == "unknown-table"
        assert len(refusals) >= 2
        wait_until_gone(refusals)


@pytest.mark.usefixtures("uncollected")
@pytest.mark.skipif(not allowed(), reason="this system has no large pages")
def test_joining_pages_leaves_nothing_behind() -> None:
    join()
    before = libraries()
    join()
    assert libraries() == before


def libraries() -> int:
    return sum(isinstance(one, CDLL) for one in gc.get_objects())


def test_a_table_put_away_still_counts_for_whoever_opened_it(tmp_path: Path) -> None:
    with running(tmp_path, idle_seconds=0.01, limits=Limits(tables=1, requests=1e6)) as server:
        table = opened(server)
        for _ in range(100):
            with pytest.raises(ServerRefused, match="Too many"):
                opened(server)
        table.resign(0)
        opened(server)


def test_openings_count_until_they_end_or_are_long_forgotten() -> None:
    openings = Openings(seconds=0)
    for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
        openings.add(code, "here")
    assert (openings.count("here"), openings.count("there")) == (3, 0)
    openings.end("AAAAAA")
    openings.end("AAAAAA")
    assert openings.count("here") == 2
    openings.forget({"BBBBBB"})
    assert openings.count("here") == 1


def test_large_pages_lie_within_the_heap_and_nothing_else() -> None:
    maps = [
        "55d0c0100000-55d0c0700000 rw-p 00000000 00:00 0                          [heap]",
        "7f0000300000-7f0000500000 rw-p 00000000 00:00 0 ",
        "7f1000000000-7f1000800000 r-xp 00000000 08:01 1234                       /usr/lib/libpython3.so",
        "7f2000000000-7f2000800000 rw-p 00000000 08:01 1234                       /usr/lib/libpython3.so",
        "7f3000000000-7f3000800000 rw-p 00000000 00:00 0                          [stack]",
        "7f4000000000-7f4000800000 rw-s 00000000 00:00 0 ",
    ]
    assert list(blocks(maps)) == [0x55D0C0200000, 0x55D0C0400000]
    assert all(start % LARGE == 0 for start in blocks(maps))


@pytest.mark.skipif(not allowed(), reason="this system has no large pages")
def test_a_heap_that_grows_gets_large_pages() -> None:
    program = """
from pathlib import Path
from flambeur.server.heap import join
kept = [bytes(400) for _ in range(100_000)]
smaps = Path("/proc/self/smaps").read_text().splitlines()
before = sum(int(line.split()[1]) for line in smaps if line.startswith("AnonHugePages"))
joined = join()
smaps = Path("/proc/self/smaps").read_text().splitlines()
after = sum(int(line.split()[1]) for line in smaps if line.startswith("AnonHugePages"))
print(joined, after - before, len(set(kept)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    joined, kilobytes, kept = (int(word) for word in done.stdout.split())
    if not joined:
        pytest.skip("this kernel joins no pages on request")
    assert kilobytes > 0
    assert kept == 1
