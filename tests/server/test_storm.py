"""The attacks of `python -m bench storm`, small: memory stays, all is answered, every table is there afterwards."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.attacks import ATTACKS, Attack
from bench.attacks.floods import crumbs, guesses, halves, pings, pipelines, shouting, strangers
from bench.attacks.requests import listing
from bench.memory import forget_peak, peak
from bench.storm import MEGABYTES, Company, missing, prepare
from bench.wire import Ground, Toll
from flambeur.client import Server, me
from flambeur.server.http.connection import IN_LINE
from flambeur.server.settings import Limits
from tests.server.harness import TIMEOUT, OwnProcess

SECONDS, SIZE = 0.4, 8


async def weather(server: Server, pid: int) -> list[str]:
    """Run every attack while a player plays and is answered; return the tables that there were."""
    company = Company(server)
    await company.gather(1)
    ground = replace(await prepare(server, SECONDS, SIZE), patience=TIMEOUT)
    for name, attack in ATTACKS.items():
        before = forget_peak(pid)
        toll, _ = await asyncio.wait_for(asyncio.gather(attack(ground), company.heard()), 2 * TIMEOUT)
        assert toll.sent > 0, name
        assert toll.silent == 0, f"{name}: {toll}"
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

    async def attacked() -> Toll:
        async with await asyncio.start_server(mute, "127.0.0.1", 0) as server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            return await attack(Ground(url, 0.1, 0.1, 2, patience=0.5))

    toll = asyncio.run(attacked())
    assert toll.silent > 0
