"""What a server keeps in memory, and for how long."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from flambeur.client import RemoteTable, Server, ServerRefused, bot, me
from flambeur.protocol.errors import Refused
from flambeur.server.access.limits import Openings
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
