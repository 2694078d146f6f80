"""The processes that work for a server leave it room, and do not outlive it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from flambeur.client import bot, me
from flambeur.server.cores import CORES
from flambeur.server.worker_pool import FIRST_TO_GO, MEMORY, start_pool, stop_pool
from tests.server.harness import TIMEOUT, OwnProcess, eventually


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
    pool = start_pool(1)
    try:
        with CORES.apart():  # a process inherits its cores from its parent
            theirs, how_urgent = pool.submit(_where).result(timeout=TIMEOUT)
    finally:
        stop_pool(pool)
    assert theirs == set(CORES.thinkers)
    assert how_urgent > urgency or urgency == 19


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked at as Linux shows them")
def test_a_server_that_is_killed_leaves_nobody_behind(tmp_path: Path) -> None:
    with OwnProcess(tmp_path) as process:
        server = process.server
        wish = {"players": 8, "options": {"box": "boulevard", "with": ["big"]}}
        server.ask("POST", "/api/games/vegas/fit", wish)  # a job
        table = server.open("kragen", 3, {"rounds": 1}, [me("Anna"), bot("sharp"), bot("sharp")], start=True)
        with table.sit() as seat:
            seat.play_out(lambda knowledge, moves, budget, source: moves[0])
        helpers = working(process.pid)
        assert len(helpers) >= 2, "a worker and a bot that thinks"
        process.kill()
    eventually(lambda: not any(is_running(pid) for pid in helpers))


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


def _take_memory() -> int:
    return len(bytearray(MEMORY + 1))


@pytest.mark.skipif(not Path("/proc/self/oom_score_adj").exists(), reason="memory is bounded as Linux does it")
def test_a_thought_that_takes_too_much_memory_fails_alone_and_is_the_first_to_go() -> None:
    pool = start_pool(1)
    try:
        with pytest.raises(MemoryError):
            pool.submit(_take_memory).result(timeout=TIMEOUT)
        ready = pool.submit(Path("/proc/self/oom_score_adj").read_text).result(timeout=TIMEOUT)
    finally:
        stop_pool(pool)
    assert int(ready) == FIRST_TO_GO
