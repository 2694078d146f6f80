"""The attacks of `python -m bench storm`, small: memory stays, all is answered, every table is there afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.attacks import ATTACKS
from bench.storm import MEGABYTES, forget_peak, missing, peak, prepare
from flambeur.client import me
from flambeur.server.settings import Limits
from tests.server.harness import OwnProcess

SECONDS, SIZE = 0.4, 8


@pytest.mark.skipif(not Path("/proc/self/clear_refs").exists(), reason="memory is looked at as Linux shows it")
def test_a_storm_of_attacks_leaves_everything_as_it_was(tmp_path: Path) -> None:
    with OwnProcess(tmp_path, limits=Limits(head_seconds=1)) as process:
        server = process.server
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        with table.sit(0) as seat:
            view = seat.view
        ground = asyncio.run(prepare(server, SECONDS, SIZE))
        for name, attack in ATTACKS.items():
            before = forget_peak(process.pid)
            toll = asyncio.run(asyncio.wait_for(attack(ground), 90))
            assert toll.sent > 0, name
            assert toll.silent == 0, f"{name}: {toll}"
            assert peak(process.pid) - before < MEGABYTES * 1e6, name
        process.stop()
        process.start()
        assert missing(process.server, [table.code, ground.code, ground.over]) == []
        with process.server.table(table.code, table.tokens).sit(0) as seat:
            assert seat.view == view
