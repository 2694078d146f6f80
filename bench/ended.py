"""What a server keeps of games that have ended: its memory after every few hundred of them, and a minute later.

    python -m bench ended [--games N] [--every N] [--tables N] [--before COMMIT]

Tables of four at full speed, each of which begins a new game when one ends. With a commit of this repository, the same
for the server as it was then.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from bench.commits import unpack
from bench.crowd import Crowd, Group, Wish, resident
from bench.server import own_process

REST = 60.0
"""Seconds, after which tables that nobody needs are put away."""


def run(_check: bool, args: list[str]) -> int:
    """Print the course of the server's memory."""
    options = dict(zip(args[::2], args[1::2], strict=False))
    games, tables = int(options.get("--games", 6000)), int(options.get("--tables", 30))
    every = int(options.get("--every", 500))
    with tempfile.TemporaryDirectory() as folder:
        versions: list[tuple[str, Path | None]] = [("now", None)]
        if before := options.get("--before"):
            unpack(before, Path(folder) / "before")
            versions.insert(0, (before, Path(folder) / "before" / "src"))
        for name, sources in versions:
            database = f"sqlite:///{folder}/{name}.db"
            with own_process(database, sources=sources) as (port, pid):
                wish = Wish(f"http://127.0.0.1:{port}", pid, tables, seconds=0, warm=0, think=0)
                course = uvloop.run(Course(Crowd(wish), every).play(games))
                time.sleep(REST)
                course.append(resident(pid))
            told = " ".join(f"{size / 1e6:.0f}" for size in course)
            print(f"{name}: {games} games, MB at the start, after every {every} and a minute later: {told}", flush=True)
    return 0


class Course:
    """Groups that play on, and the server's memory whenever so many games more have ended."""

    def __init__(self, crowd: Crowd, every: int) -> None:
        self._crowd = crowd
        self._every = every
        self._memory = [resident(crowd.wish.server)]

    async def play(self, games: int) -> list[int]:
        await asyncio.gather(*[self._group(games) for _ in range(self._crowd.wish.tables)])
        if self._crowd.errors:
            print(f"{len(self._crowd.errors)} errors", file=sys.stderr)
        return self._memory

    async def _group(self, games: int) -> None:
        group = Group(self._crowd, await self._crowd.open())
        await group.come()
        try:
            while self._crowd.games < games:
                await group.one_game()
                if self._crowd.games >= len(self._memory) * self._every:
                    self._memory.append(resident(self._crowd.wish.server))
                group.table = await self._crowd.open()
        finally:
            await group.leave()
