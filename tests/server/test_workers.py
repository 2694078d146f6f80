"""The workers of a server leave it room, and do not outlive it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from flambeur.client import bot, me
from flambeur.server.jobs import Jobs
from flambeur.server.jobs.worker import OOM_SCORE
from tests.server.harness import OwnProcess, eventually, is_running

R = TypeVar("R")


def children(pid: int) -> list[int]:
    """The processes that work for another one, as Linux lists them."""
    return [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]


def working(pid: int) -> list[int]:
    """Those that were spawned to work; Python's own bookkeeper ends in its own way."""
    return [child for child in children(pid) if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def done_by_a_worker(work: Callable[[], R]) -> R:
    """What a function returns in a worker."""

    async def whole() -> R:
        jobs = Jobs()
        try:
            return await jobs.moves.do("here", work)
        finally:
            jobs.close()

    return asyncio.run(whole())


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has other priorities")
def test_workers_run_at_a_lower_priority_than_the_server() -> None:
    own = os.nice(0)
    assert done_by_a_worker(_niceness) > own or own == 19


def _niceness() -> int:
    return os.nice(0)


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


@pytest.mark.skipif(not Path("/proc/self/oom_score_adj").exists(), reason="workers are ended as Linux does it")
def test_a_worker_is_the_first_to_end_when_there_is_no_memory() -> None:
    assert int(done_by_a_worker(_oom_score)) == OOM_SCORE


def _oom_score() -> str:
    return Path("/proc/self/oom_score_adj").read_text(encoding="ascii")
