"""The attacks of `python -m bench storm`, small: memory stays, all is answered, every table is there afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bench.attacks import ATTACKS, Attack
from bench.attacks.checks import escaping, lookalikes, oddities
from bench.attacks.faults import damaging, filling_memory, freezing, links
from bench.attacks.floods import crumbs, guesses, halves, pings, pipelines, shouting, strangers
from bench.attacks.pauses import TOLD, deviation
from bench.attacks.requests import listing
from bench.attacks.tables import ghosts
from bench.memory import children, forget_peak, peak, peaks
from bench.probes import PROBES
from bench.storm import MEGABYTES, WORKER, Company, Outcome, missing, prepare
from bench.wire import Ground, Toll
from flambeur.client import Server, me
from flambeur.server.http.connection import IN_LINE
from flambeur.server.settings import Limits
from tests.server.harness import TIMEOUT, OwnProcess

SECONDS, SIZE = 0.4, 8
LONG = (damaging, filling_memory, freezing, ghosts, links)
"""Attacks that start servers and commands of their own, or wait for a clock: the storm alone runs them."""


async def weather(server: Server, pid: int) -> list[str]:
    """Run every short attack while a player plays and is answered; return the tables that there were."""
    company = Company(server)
    await company.gather(1)
    ground = replace(await prepare(server, SECONDS, SIZE), patience=TIMEOUT)
    for name, attack in ATTACKS.items():
        if attack in LONG:
            continue
        before = forget_peak(pid)
        toll, _ = await asyncio.wait_for(asyncio.gather(attack(ground), company.heard()), 2 * TIMEOUT)
        assert toll.sent > 0, name
        assert toll.faults == [], f"{name}: {toll}"
        assert peak(pid) - before < MEGABYTES * 1e6, name
    await company.go()
    return [ground.code, ground.over, *[table.code for table in company.tables]]


@pytest.mark.skipif(not Path("/proc/self/clear_refs").exists(), reason="memory is looked at as Linux shows it")
def test_a_storm_of_attacks_leaves_everything_as_it_was(tmp_path: Path) -> None:
    with OwnProcess(tmp_path, limits=Limits(head_seconds=1)) as process:
        server = process.server
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        with table.sit(0) as seat:
            view = seat.view
        codes = asyncio.run(weather(server, process.pid))
        process.stop()
        process.start()
        assert missing(process.server, [table.code, *codes]) == []
        with process.server.table(table.code, table.tokens).sit(0) as seat:
            assert seat.view == view


def test_strangers_get_no_more_answers_than_the_limit_allows(tmp_path: Path) -> None:
    with OwnProcess(tmp_path, limits=Limits(requests=5)) as process:
        began = time.monotonic()
        toll = asyncio.run(strangers(Ground(process.server.url, SECONDS, 0, SIZE, patience=TIMEOUT)))
        took = time.monotonic() - began
    assert toll.answers["403"] <= 4 * 5 + 5 * took
    assert toll.sent >= SIZE * IN_LINE
    assert toll.silent == 0


@pytest.mark.parametrize("attack", [pings, crumbs, shouting, pipelines, listing, strangers, guesses, halves])
@pytest.mark.parametrize("greets", [True, False])
def test_an_attack_on_a_server_that_says_nothing_more_counts_its_silence(attack: Attack, greets: bool) -> None:
    """Otherwise no attack could ever fail."""

    async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if greets and b"Upgrade" in await reader.read(1000):
            writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        while await reader.read(1 << 16):
            pass
        writer.close()

    toll = asyncio.run(attacked_at(mute, attack))
    assert toll.silent > 0


HASTY = [(listing, True), (strangers, True), (guesses, True), (halves, True), (pings, False), (pipelines, False)]


@pytest.mark.parametrize(("attack", "wrong"), HASTY)
def test_a_line_that_is_closed_without_an_answer_is_a_fault_unless_it_had_to_be(attack: Attack, wrong: bool) -> None:
    async def close(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if b"Upgrade" in await reader.read(1000):
            writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        writer.close()

    toll = asyncio.run(attacked_at(close, attack))
    assert toll.silent == 0
    assert any("closed without an answer" in fault for fault in toll.faults) is wrong


@pytest.mark.parametrize("attack", [oddities, lookalikes, escaping])
@pytest.mark.parametrize("answer", [b"HTTP/1.1 200 OK\r\n\r\n{}", b"HTTP/1.1 500 Internal Server Error\r\n\r\n{}"])
def test_a_check_is_not_content_with_any_answer(attack: Attack, answer: bytes) -> None:
    async def same(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.read(1 << 16)
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n" if b"Upgrade: websocket" in asked else answer)
        writer.close()

    assert asyncio.run(attacked_at(same, attack)).faults


async def attacked_at(handler: Callable[..., Coroutine[Any, Any, None]], attack: Attack) -> Toll:
    """What an attack comes to at a server that does nothing but this."""
    async with await asyncio.start_server(handler, "127.0.0.1", 0) as server:
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        return await attack(Ground(url, 0.1, 0.1, 2, patience=0.5))


def test_pauses_that_tell_something_are_told_from_those_that_do_not() -> None:
    some = [0.6 + number % 13 / 10 for number in range(100)]
    assert abs(deviation(some, some[::2])) < 1
    assert deviation([pause + 0.6 for pause in some], some[::2]) > TOLD
    assert deviation(some, [pause + 0.6 for pause in some[::2]]) < -TOLD


def test_what_an_attack_does_to_memory_and_to_other_guests_is_told() -> None:
    fine = Outcome("pings", Toll(), [1.0, 1.0], [1.0, 1.0], 0, [WORKER], {"lists": [1.0]}, [])
    assert fine.wrong == []
    assert replace(fine, memory=int(MEGABYTES * 1e6) + 1).wrong
    assert replace(fine, workers=[1, WORKER + 1]).wrong
    assert replace(fine, toll=Toll(sent=1)).wrong == ["1 unanswered"]
    refused = replace(fine, refused=["lists: too-fast"])
    assert refused.wrong == ["another guest's lists: too-fast"]
    assert "1 lists 1" in str(refused)
    assert "wrong: another guest's lists: too-fast" in str(refused)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked at as Linux shows them")
def test_another_guest_looks_at_everything_and_workers_are_weighed(tmp_path: Path) -> None:
    with OwnProcess(tmp_path) as process:
        table = process.server.open("vegas", 2, {"rounds": "1"}, seats=[me("Anna"), me("Ben")], start=True)
        table.resign(0)
        probes = [made(process.server, table.code) for made in PROBES]
        assert [probe.look() for probe in probes] == [""] * len(probes)
        assert all(probe.took > 0 for probe in probes)
        assert max(peaks(children(process.pid))) > 0
        process.stop()
        assert probes[1].look() == "no-connection"
