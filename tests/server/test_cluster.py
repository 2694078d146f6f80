"""Several processes at the same tables: any of them takes a move, all of them tell it, and one of them leads."""

from __future__ import annotations

import asyncio
import os
import signal
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from bench.blackout import BlackoutTable, open_tables, watch
from bench.pg import Postgres
from flambeur.client import RemoteTable, Server, bot, me
from flambeur.engine import read_record
from flambeur.fairness import verify
from flambeur.protocol.tables import ClockWish, SomeSettings
from tests.server.harness import TIMEOUT, Line, OwnProcess, eventually, let_pass, running
from tests.server.test_durability import survives


@pytest.fixture
def two(tmp_path: Path, new_database: Callable[[], str]) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    address = new_database()
    with ExitStack() as stack:
        yield (
            stack.enter_context(running(tmp_path, database=address)),
            stack.enter_context(running(tmp_path, database=address)),
        )


def at(table: RemoteTable, server: Server) -> RemoteTable:
    """The same table, by another door."""
    return RemoteTable(server, table.code, table.tokens, table.host)


def asked(line: Line, count: int = 1) -> Any:
    return next(m for m in (line.until("snapshot") for _ in range(count)) if m["moves"])


def test_a_move_is_taken_at_one_door_and_told_at_the_other(two: tuple[Server, Server]) -> None:
    here, there = two
    table = here.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    with Line(here) as anna, Line(there) as ben:
        for line in (anna, ben):
            line.hello(table.code, *table.tokens.values())
        turn = asked(anna, 2)
        for mover in (anna, anna, ben, ben, anna, ben):
            mover.say(first_choice(turn, "mine"))
            turn = next_turn(anna, turn)
        while ben.views != anna.views:
            ben.hear()


def first_choice(turn: Any, name: str) -> Any:
    n, move = turn["n"], turn["moves"][0]["id"]
    return {"t": "move", "id": f"{name}{n}", "seat": turn["seat"], "n": n, "move": move}


def next_turn(line: Line, turn: Any) -> Any:
    told = [line.until("update", n=turn["n"] + 1) for _ in range(2)]
    return next(message for message in told if message.get("moves"))


def test_of_two_moves_at_two_doors_one_counts_and_the_other_is_told(two: tuple[Server, Server]) -> None:
    here, there = two
    table = here.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    with Line(here) as one, Line(there) as other, Line(here) as watching:
        for line in (one, other):
            line.hello(table.code, *table.tokens.values())
        watching.hello(table.code, *table.tokens.values())
        turn = asked(watching, 2)
        for n in range(1, 9):
            one.say(first_choice(turn, "one"))
            other.say(first_choice(turn, "other"))
            answers = [_verdict(line) for line in (one, other)]
            assert sorted(answer["t"] for answer in answers) == ["accepted", "error"]
            told = next(answer for answer in answers if answer["t"] == "error")
            assert (told["code"], told["facts"]["n"]) == ("stale", n + 1)
            turn = next_turn(watching, turn)
    assert table.info().n == at(table, there).info().n == 9


def _verdict(line: Line) -> Any:
    while (message := line.hear())["t"] not in ("accepted", "error"):
        pass
    return message


def test_whatever_was_done_at_one_door_is_known_at_the_other_at_once(two: tuple[Server, Server]) -> None:
    here, there = two
    table = here.open("vegas", 2, seats=[me("Anna")])
    for number in range(10):
        seat = there.ask("POST", f"/api/tables/{table.code}/seats/1", {"name": f"Ben{number}"})
        assert table.info().seats[1].name == f"Ben{number}"
        with Line(here) as line:
            assert line.hello(table.code, seat["token"])["seats"] == [1]
        here.ask("DELETE", f"/api/tables/{table.code}/seats/1", token=seat["token"])


def test_talk_and_who_is_there_are_told_at_both_doors(two: tuple[Server, Server]) -> None:
    here, there = two
    table = here.open("vegas", 2, seats=[me("Anna"), me("Ben")])
    with Line(here) as anna:
        anna.hello(table.code, table.tokens[0])
        with Line(there) as ben:
            ben.hello(table.code, table.tokens[1])
            _until_present(anna, [True, True])
            ben.say({"t": "chat", "text": "good evening"})
            assert anna.until("chat")["text"] == "good evening"
            anna.say({"t": "react", "what": "thanks"})
            assert ben.until("react")["what"] == "thanks"
        _until_present(anna, [True, False])


def test_a_public_table_is_on_the_list_at_both_doors(two: tuple[Server, Server]) -> None:
    here, there = two
    with Line(there) as line:
        line.say({"t": "lobby"})
        assert line.until("lobby")["tables"] == []
        table = here.open("vegas", 2, seats=[me("Anna")], settings=SomeSettings(public=True))
        assert [known["code"] for known in line.until("lobby")["tables"]] == [table.code]
        here.ask("DELETE", f"/api/tables/{table.code}", token=table.host)
        assert line.until("lobby")["tables"] == []


def _until_present(line: Line, expected: list[bool]) -> None:
    while [seat["present"] for seat in line.until("table")["table"]["seats"]] != expected:
        pass


def test_bids_laid_at_two_doors_stay_secret_and_are_revealed_once(two: tuple[Server, Server]) -> None:
    here, there = two
    table = here.open("sealed", 3, seats=[me("Anna"), me("Ben"), me("Cleo")], start=True)
    with Line(here) as anna, Line(there) as ben, Line(here) as cleo:
        for line, seat in ((anna, 0), (ben, 1), (cleo, 2)):
            line.hello(table.code, table.tokens[seat])
            line.until("snapshot")
        for n in (1, 2):
            heard = [len(line.heard) for line in (anna, ben, cleo)]
            anna.say({"t": "move", "id": f"a{n}", "n": n, "move": "bid 1"})
            anna.until("accepted")
            ben.say({"t": "move", "id": f"b{n}", "n": n, "move": "bid 0"})
            ben.until("accepted")
            cleo.say({"t": "ping", "id": f"p{n}"})
            cleo.until("pong")
            for line, before, own in ((anna, heard[0], f"a{n}"), (ben, heard[1], f"b{n}"), (cleo, heard[2], "pong")):
                assert not any('"update"' in text for text in line.heard[before:])
                assert not any("bid" in text and own not in text for text in line.heard[before:])
            cleo.say({"t": "move", "id": f"c{n}", "n": n, "move": "bid 1"})
            for line in (anna, ben, cleo):
                assert line.until("update", n=n + 1)["events"][0] == {"name": "bids", "bids": [1, 0, 1]}
        assert table.info().n == 3


def test_a_bid_that_is_in_is_known_at_the_other_door_to_its_owner_alone(two: tuple[Server, Server]) -> None:
    here, there = two
    table = here.open("sealed", 2, seats=[me("Anna"), me("Ben")], start=True)
    bid = {"t": "move", "id": "mine", "n": 1, "move": "bid 1"}
    with Line(here) as anna:
        anna.hello(table.code, table.tokens[0])
        anna.say(bid)
        anna.until("accepted")
    with Line(there) as anna, Line(there) as ben:
        anna.hello(table.code, table.tokens[0])
        assert anna.until("snapshot")["bid"] == "bid 1"
        anna.say(bid)
        assert anna.until("accepted")["id"] == "mine"
        anna.say(bid | {"id": "other", "move": "bid 0"})
        assert anna.until("error")["code"] == "bid-in"
        ben.hello(table.code, table.tokens[1])
        assert ben.until("snapshot")["bid"] is None


def test_a_clock_and_a_bot_are_run_by_one_process_and_by_the_other_when_it_goes(
    tmp_path: Path, new_database: Callable[[], str]
) -> None:
    address = new_database()
    settings = {"database": address, "lease_seconds": 5.0}  # who leads does not change on a slow machine
    with running(tmp_path, **settings) as left:
        with running(tmp_path, **settings) as leaving:
            clock = ClockWish(5, "random")
            table = leaving.open(
                "vegas", 3, seats=[me("Anna"), bot(), bot()], settings=SomeSettings(clock=clock), start=True
            )
            with Line(left) as anna:  # she never moves: her clock does, at the other process
                anna.hello(table.code, table.tokens[0])
                while anna.until("update")["n"] < 6:
                    pass
            assert counted(leaving, "tables_led") == 1
            assert counted(left, "tables_led") == 0
            assert [counted(server, 'rows_total{outcome="taken"}') for server in (left, leaving)] == [0, 0]
        eventually(lambda: counted(left, "tables_led") == 1)
        with Line(left) as anna:
            n = anna.hello(table.code, table.tokens[0])["table"]["n"]
            if (asked_now := anna.until("snapshot"))["moves"]:
                anna.say(first_choice(asked_now, "here"))
            assert anna.until("update")["n"] > n


def test_when_the_line_to_the_database_is_cut_moves_are_refused_or_kept_and_play_goes_on(
    tmp_path: Path, pg: Postgres
) -> None:
    with OwnProcess(tmp_path, database=pg.database()) as process:
        tables = open_tables(process.server, 6, "vegas", 2)

        async def story() -> None:
            players = asyncio.gather(*[table.play() for table in tables])
            for accepted in (20, 50, 80):
                await watch(tables, accepted)
                await asyncio.to_thread(pg.cut)
            await players

        asyncio.run(asyncio.wait_for(story(), TIMEOUT))
        for table in tables:
            assert table.missing() == []
            assert set(table.refused) <= {"storage"}
            verify(read_record(table.table.record()))


def test_power_failures_of_a_server_lose_no_move_and_double_none(
    tmp_path: Path, new_database: Callable[[], str]
) -> None:
    with OwnProcess(tmp_path, database=new_database(), lease_seconds=1.0) as process:
        tables = open_tables(process.server, 10, "vegas", 2) + open_tables(process.server, 3, "sealed", 3)
        survives(process, tables, (60, 130, 200))


def test_one_of_two_servers_is_killed_and_play_goes_on_with_the_other(
    tmp_path: Path, new_database: Callable[[], str]
) -> None:
    """At some tables everybody plays, at others Cleo never does: there a clock moves for her, at one process alone."""
    address = new_database()
    with (
        OwnProcess(tmp_path, grace=1000, database=address, lease_seconds=1.0) as one,
        OwnProcess(tmp_path, grace=1000, database=address, lease_seconds=1.0) as other,
        ExitStack() as stack,
    ):
        both = [one.server, other.server]
        seats = [me("Anna"), me("Ben"), bot()]
        tables = [both[number % 2].open("vegas", 3, seats=seats, start=True) for number in range(4)]
        players = [by_door(table, seat, other.server, both[seat]) for table in tables for seat in range(2)]
        clock = SomeSettings(clock=ClockWish(5, "random"))
        slow = [door.open("vegas", 3, seats=[me("Cleo"), bot(), bot()], settings=clock, start=True) for door in both]
        cleos = [stack.enter_context(Line(other.server)) for _ in slow]
        for line, table in zip(cleos, slow, strict=True):
            line.hello(table.code, table.tokens[0])

        async def story() -> None:
            await asyncio.gather(*[asyncio.to_thread(clock_moves, line) for line in cleos])
            playing = asyncio.gather(*[player.play() for player in players])
            await watch(players, 30)
            assert await asyncio.to_thread(counted, one.server, 'rows_total{outcome="taken"}') == 0
            await asyncio.to_thread(one.kill)
            for line in cleos:  # what was told before is not what is waited for
                line.say({"t": "ping"})
                await asyncio.to_thread(line.until, "pong")
            await asyncio.gather(*[asyncio.to_thread(clock_moves, line) for line in cleos])
            await playing

        asyncio.run(asyncio.wait_for(story(), TIMEOUT))
        for player in players:
            assert player.missing() == []
            assert player.refused == []
            verify(read_record(player.table.record()))
        assert counted(other.server, 'rows_total{outcome="taken"}') == 0, "nobody else ran a bot or a clock"


def clock_moves(line: Line) -> None:
    """Check that a player who never moves is asked, and that the table goes on all the same."""
    while not (asked_now := line.hear()).get("moves"):
        pass
    line.until("update", n=asked_now["n"] + 1)


def by_door(table: RemoteTable, seat: int, left: Server, door: Server) -> BlackoutTable:
    """One seat of a table, played at a door; what became of it is asked for at the one that is left."""
    mine = RemoteTable(left, table.code, {seat: table.tokens[seat]})
    return BlackoutTable(mine, seat, (door, left))


def counted(server: Server, name: str) -> float:
    """A number of `/api/metrics`."""
    with urllib.request.urlopen(f"{server.url}/api/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return float(next(line for line in lines if line.startswith(f"flambeur_{name} ")).rpartition(" ")[2])


@pytest.mark.parametrize("frozen", [0, 1])
def test_nobody_loses_on_time_whose_move_lies_at_a_process_that_is_frozen(
    tmp_path: Path, new_database: Callable[[], str], frozen: int
) -> None:
    address = new_database()
    with OwnProcess(tmp_path, database=address) as here, OwnProcess(tmp_path, database=address) as there:
        clock = ClockWish(5, "resign")
        table = here.server.open(
            "vegas", 2, seats=[me("Anna"), me("Ben")], settings=SomeSettings(clock=clock), start=True
        )
        process = (here, there)[frozen]
        with Line(process.server) as line:
            line.hello(table.code, *table.tokens.values())
            turn = asked(line, 2)
            eventually(lambda: all(seat.present for seat in table.info().seats))  # known where the clock is led
            os.kill(process.pid, signal.SIGSTOP)
            try:
                line.say(first_choice(turn, "mine"))
                let_pass(12)  # clock and lease are over
                assert at(table, (there, here)[frozen].server).info().state == "playing"
            finally:
                os.kill(process.pid, signal.SIGCONT)
            line.until("accepted")
        assert not table.info().seats[turn["seat"]].resigned, "the other may have run out of time meanwhile"
