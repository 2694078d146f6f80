"""The processes that work for a server leave it room, and do not outlive it."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from flambeur.client import bot, me
from flambeur.server.apprentices import dismiss, take_on
from flambeur.server.cores import CORES
from tests.server.harness import OwnProcess


def children(pid: int) -> list[int]:
    """The processes that work for another one, as Linux lists them."""
    return [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]


def working(pid: int) -> list[int]:
    """Those that were spawned to work; Python's own bookkeeper ends in its own way."""
    return [child for child in children(pid) if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def _where() -> tuple[set[int], int]:
    return os.sched_getaffinity(0), os.nice(0)


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system does not say which cores are whose")
def test_those_who_think_leave_one_core_to_the_house() -> None:
    _, urgency = _where()
    pool = take_on(1)
    try:
        with CORES.apart():  # a process inherits where it may run from whoever starts it
            theirs, how_urgent = pool.submit(_where).result(timeout=120)
    finally:
        dismiss(pool)
    assert theirs == set(CORES.thinkers)
    assert how_urgent > urgency or urgency == 19


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked at as Linux shows them")
def test_a_server_that_is_killed_leaves_nobody_behind(tmp_path: Path) -> None:
    with OwnProcess(tmp_path) as process:
        server = process.server
        wish = {"players": 8, "options": {"box": "boulevard", "with": ["big"]}}
        server.ask("POST", "/api/games/vegas/fit", wish)  # for the office
        table = server.open("kragen", 3, {"rounds": 1}, [me("Anna"), bot("sharp"), bot("sharp")], start=True)
        with table.sit() as seat:
            seat.play_out(lambda knowledge, moves, budget, source: moves[0])
        helpers = working(process.pid)
        assert len(helpers) >= 2, "the office and a bot that thinks"
        process.kill()
    until = time.monotonic() + 60
    while any(is_running(pid) for pid in helpers):
        assert time.monotonic() < until, "they wait for work that nobody will bring"
        time.sleep(0.05)


def test_a_server_that_is_told_to_stop_sends_everybody_home_without_a_word(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with OwnProcess(tmp_path) as process:
        wish = {"players": 8, "options": {"box": "boulevard", "with": ["big"]}}
        process.server.ask("POST", "/api/games/vegas/fit", wish)
        assert process.stop() == 0
    assert capfd.readouterr().err == ""


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
    return state != "Z"  # nobody has taken notice of its end yet
