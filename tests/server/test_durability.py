"""Nothing that anybody was told is ever lost: power failures, full disks, races, and moves that are sent twice."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bench.blackout import BlackoutTable, open_tables, watch
from flambeur.client import ServerRefused, bot, me
from flambeur.engine import read_record
from flambeur.fairness import verify
from flambeur.protocol.tables import ClockWish, SomeSettings
from tests.server.harness import TIMEOUT, Line, OwnProcess, running


def test_power_failures_under_load_lose_no_move_and_double_none(tmp_path: Path) -> None:
    with OwnProcess(tmp_path) as process:
        tables = open_tables(process.server, 40, "vegas", 2) + open_tables(process.server, 10, "sealed", 3)
        survives(process, tables, (300, 700, 1200))


def survives(process: OwnProcess, tables: list[BlackoutTable], kills: tuple[int, ...]) -> None:
    """Play tables to their end, with a power failure whenever so many moves were accepted: nothing is lost."""

    async def blackout() -> None:
        players = asyncio.gather(*[table.play() for table in tables])
        for accepted in kills:
            await watch(tables, accepted)
            await asyncio.to_thread(process.kill)
            await asyncio.to_thread(process.start)
        await players

    asyncio.run(asyncio.wait_for(blackout(), TIMEOUT))
    assert sum(len(table.accepted) for table in tables) > kills[-1]
    for table in tables:
        assert table.missing() == []
        assert table.refused == []
        verify(read_record(table.table.record()))
    assert process.stop() in (0, -15)


def test_a_full_disk_is_said_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with OwnProcess(tmp_path) as process:
        (table,) = open_tables(process.server, 1, "vegas", 2)
        asyncio.run(table.play(10))
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))
        with Line(process.server) as line:
            line.hello(table.table.code, *table.table.tokens.values())
            asked = next(m for m in (line.until("snapshot") for _ in range(2)) if m["moves"])
            move = {"t": "move", "id": "full", "seat": asked["seat"], "n": asked["n"], "move": asked["moves"][0]["id"]}
            line.say(move)
            assert line.until("error")["code"] == "storage"
            with pytest.raises(ServerRefused) as refused:
                process.server.open("vegas", 2, seats=[me("Anna")])
            assert refused.value.code == "storage"
            assert table.table.info().n == asked["n"]
            unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, unlimited)
            line.say(move)
            assert line.until("accepted")["n"] == asked["n"]
        table.accepted[asked["n"], asked["seat"]] = move["move"]
        asyncio.run(table.play())
        assert table.missing() == []
        process.stop()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


def test_two_moves_for_one_number_one_wins_and_the_other_is_told(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        with Line(server) as one, Line(server) as other:
            for line in (one, other):
                line.hello(table.code, *table.tokens.values())
            asked = next(m for m in (one.until("snapshot") for _ in range(2)) if m["moves"])
            for number, line in enumerate((one, other)):
                move = {"t": "move", "seat": asked["seat"], "n": asked["n"], "move": asked["moves"][0]["id"]}
                line.say(move | {"id": f"race{number}"})
            answers = [_answer(one), _answer(other)]
            assert sorted(answer["t"] for answer in answers) == ["accepted", "error"]
            told = next(answer for answer in answers if answer["t"] == "error")
            assert (told["code"], told["facts"]) == ("stale", {"n": asked["n"] + 1})
        assert table.info().n == asked["n"] + 1


def _answer(line: Line) -> Any:
    while (message := line.hear())["t"] not in ("accepted", "error"):
        pass
    return message


def test_a_move_sent_twice_counts_once_even_after_a_restart(tmp_path: Path) -> None:
    with OwnProcess(tmp_path) as process:
        table = process.server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        with Line(process.server) as line:
            line.hello(table.code, *table.tokens.values())
            asked = next(m for m in (line.until("snapshot") for _ in range(2)) if m["moves"])
            move = {"t": "move", "id": "once", "seat": asked["seat"], "n": asked["n"], "move": asked["moves"][0]["id"]}
            for _ in range(2):
                line.say(move)
                assert line.until("accepted")["id"] == "once"
        process.kill()
        process.start()
        with Line(process.server) as line:
            line.hello(table.code, *table.tokens.values(), last=asked["n"])
            snapshot = line.until("snapshot")
            assert [missed["n"] for missed in snapshot["missed"]] == [asked["n"] + 1]
            line.say(move)
            assert line.until("accepted")["n"] == asked["n"]
        assert table.info().n == asked["n"] + 1


def test_a_bid_that_was_in_is_still_there_after_a_restart_and_still_secret(tmp_path: Path) -> None:
    with OwnProcess(tmp_path) as process:
        table = process.server.open("sealed", 3, seats=[me("Anna"), me("Ben"), me("Cleo")], start=True)
        bid = {"t": "move", "id": "bid", "n": 1, "move": "bid 1"}
        with Line(process.server) as anna, Line(process.server) as ben:
            anna.hello(table.code, table.tokens[0])
            ben.hello(table.code, table.tokens[1])
            anna.say(bid)
            anna.until("accepted")
            anna.say(bid | {"id": "second thoughts", "move": "bid 0"})
            assert anna.until("error")["code"] == "bid-in"
            ben.say({"t": "ping", "id": "p"})
            ben.until("pong")
            assert not any('"update"' in text or "accepted" in text for text in ben.heard)
        process.kill()
        process.start()
        with Line(process.server) as anna, Line(process.server) as ben:
            anna.hello(table.code, table.tokens[0])
            assert anna.until("snapshot")["bid"] == "bid 1"
            anna.say(bid)
            assert anna.until("accepted")["id"] == "bid"
            ben.hello(table.code, table.tokens[1])
            snapshot = ben.until("snapshot")
            assert snapshot["bid"] is None
            assert snapshot["view"]["waiting"] == [0, 1, 2]
            with Line(process.server) as cleo:
                cleo.hello(table.code, table.tokens[2])
                cleo.say(bid)
                ben.say(bid | {"move": "bid 0"})
                assert cleo.until("update")["events"][0] == {"name": "bids", "bids": [1, 0, 1]}


def test_bots_and_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    with OwnProcess(tmp_path) as process:
        clock = ClockWish(86400, "random")
        table = process.server.open(
            "vegas", 2, seats=[me("Anna"), me("Ben")], settings=SomeSettings(clock=clock), start=True
        )
        until = table.info().until
        process.kill()
        process.start()
        assert table.info().until == until
        bot_service = process.server.open("vegas", 3, seats=[me("Anna"), me("Ben"), bot()], start=True)
        bot_service.resign(0)
        process.kill()
        process.start()
        play_seat(bot_service, 1)
        ending = bot_service.info().ending
        assert ending is not None
        assert ending.how == "played"


def play_seat(table: Any, seat: int) -> None:
    with table.sit(seat) as connection:
        for turn in connection.turns():
            turn.play(turn.moves[0])


def test_snapshots_open_a_long_game_where_the_journal_leads(tmp_path: Path) -> None:
    with OwnProcess(tmp_path, snapshot_every=4) as process:
        tables = open_tables(process.server, 3, "vegas", 3) + open_tables(process.server, 3, "sealed", 3)
        for table in tables:
            asyncio.run(table.play(14 if table.table.info().game == "vegas" else 5))
        process.stop()
        process.start()
        for table in tables:
            asyncio.run(table.play())
            assert table.missing() == []
            verify(read_record(table.table.record()))


def test_a_graceful_stop_is_announced(tmp_path: Path) -> None:
    with OwnProcess(tmp_path) as process:
        table = process.server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        with Line(process.server) as line:
            line.hello(table.code, table.tokens[0])
            assert process.stop() in (0, -15)
            assert line.until("stopping") == {"t": "stopping"}
