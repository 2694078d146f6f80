"""The server for long: twenty power failures under load on each kind of database, and 2,000 sockets for two minutes.

`python -m bench soak_server [--kills N] [--seconds N]`. The first part fails when a move that anybody saw accepted is
missing, or is there twice, or a game does not go on to its end; the second prints latencies, beside them how late the
machine itself was, and fails when the memory grows after the warm-up.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from pathlib import Path

import msgspec

from bench.blackout import BlackoutTable, open_tables, watch
from bench.crowd import SEATS, Findings, Wish
from bench.pg import postgres
from bench.server import OPEN, ours
from bench.unrest import Unrest
from flambeur.client import RemoteTable, Server, bot, me
from flambeur.engine import read_record
from flambeur.fairness import verify
from flambeur.server.settings import ServeSettings

TABLES, MOVES_APART = 50, 150
QUIET_MS = 50.0
GROWTH = 1.10
"""How much larger the server may be at the end than after the warm-up."""
WARM = 150.0
"""Seconds before anything is measured: until everybody is in their second game, and the first are put away."""


def run(check: bool, args: list[str]) -> int:
    """Both parts; 1 when something was lost, or (with `check`) when a bar is missed."""
    options = dict(zip(args[::2], args[1::2], strict=False))
    kills = int(options.get("--kills", 20))
    lost = power_failures(kills) + failures_of_one_of_two(kills)
    missed = many_sockets(int(options.get("--seconds", 120)))
    return 1 if lost or (check and missed) else 0


class Process:
    """A server that can be killed and started again on the same database and port."""

    def __init__(self, settings: ServeSettings) -> None:
        self.settings = settings
        self.process: subprocess.Popen[str]

    def start(self) -> Server:
        words = [sys.executable, "-m", "flambeur.server", msgspec.json.encode(self.settings).decode()]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        url = self.process.stdout.readline().strip()
        self.settings = msgspec.structs.replace(self.settings, port=int(url.rsplit(":", 1)[1]))
        return Server(url)

    def kill(self) -> None:
        """As when the power fails: no goodbye."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()


def power_failures(kills: int) -> int:
    """Kill the server again and again; how many accepted moves are missing."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(ServeSettings(port=0, database=f"sqlite:///{folder}/tables.db", limits=OPEN))
        server = process.start()
        tables: list[BlackoutTable] = []

        async def blackout() -> None:
            for number in range(kills):
                tables.extend(open_tables(server, TABLES - sum(not table.over for table in tables), "vegas", 4))
                playing = [asyncio.ensure_future(table.play()) for table in tables if not table.over]
                await watch(tables, sum(len(table.accepted) for table in tables) + MOVES_APART)
                await asyncio.to_thread(process.kill)
                await asyncio.to_thread(process.start)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                print(f"killed {number + 1} times, {len(tables)} tables", flush=True)
            await asyncio.gather(*[table.play() for table in tables])

        began = time.perf_counter()
        asyncio.run(blackout())
        missing = sum(len(table.missing()) for table in tables)
        for table in tables:
            verify(read_record(table.table.record()))
        accepted = sum(len(table.accepted) for table in tables)
        process.kill()
    seconds = time.perf_counter() - began
    print(f"{kills} failures, {len(tables)} games, {accepted} moves seen accepted, {missing} lost, {seconds:.0f} s")
    return missing


def told(errors: list[str]) -> str:
    """Which refusals there were, and how many of each."""
    return "".join(f", {count} × {code}" for code, count in Counter(errors).most_common())


def failures_of_one_of_two(kills: int) -> int:
    """Kill one of two servers on PostgreSQL again and again, in turn, while every table is played at both.

    Return how many accepted moves are missing. Clients of the killed process go on at the other.
    """
    with postgres() as database:
        settings = ServeSettings(port=0, database=database.database(), limits=OPEN)
        both = deque([Process(settings), Process(settings)])
        doors = tuple(process.start() for process in both)
        players: list[BlackoutTable] = []

        def seated(count: int) -> list[BlackoutTable]:
            """The players of new tables, one seat each, half of them at each door."""
            fresh = []
            for number in range(count):
                table = doors[number % 2].open("vegas", 3, seats=[me("p0"), me("p1"), bot()], start=True)
                for seat, order in ((0, doors), (1, doors[::-1])):
                    own = RemoteTable(doors[0], table.code, {seat: table.tokens[seat]})
                    fresh.append(BlackoutTable(own, number, order))
            return fresh

        async def blackout() -> None:
            playing: list[asyncio.Task[None]] = []
            for number in range(kills):
                missing = TABLES // 2 - sum(not player.over for player in players) // 2
                fresh = await asyncio.to_thread(seated, max(0, missing))
                players.extend(fresh)
                playing += [asyncio.ensure_future(player.play()) for player in fresh]
                await watch(players, sum(len(player.accepted) for player in players) + MOVES_APART)
                await asyncio.to_thread(both[0].kill)
                await watch(players, sum(len(player.accepted) for player in players) + MOVES_APART // 3)
                await asyncio.to_thread(both[0].start)
                both.rotate()
                print(f"killed one of two {number + 1} times, {len(players) // 2} tables", flush=True)
            await asyncio.gather(*playing)

        began = time.perf_counter()
        asyncio.run(blackout())
        missing = sum(len(player.missing()) for player in players)
        for player in players[::2]:
            verify(read_record(player.table.record()))
        accepted = sum(len(player.accepted) for player in players)
        for process in both:
            process.kill()
    seconds = time.perf_counter() - began
    print(
        f"{kills} failures of one of two, {len(players) // 2} games with a bot, {accepted} moves seen accepted, "
        f"{missing} lost, {seconds:.0f} s"
    )
    return missing


def many_sockets(seconds: int) -> int:
    """500 tables with 2,000 sockets, each of which moves every five seconds."""
    with tempfile.TemporaryDirectory() as data, ours("sqlite", Path(data), Path(data)) as served:
        (port,), (pid,) = served.ports, served.pids
        wish = Wish(f"http://127.0.0.1:{port}", pid, tables=500, seconds=seconds, warm=WARM, think=5 / SEATS)
        words = [sys.executable, "-m", "bench.crowd", msgspec.json.encode(wish).decode()]
        with Unrest() as unrest:
            done = subprocess.run(words, capture_output=True, text=True, timeout=seconds + WARM + 300, check=False)
        if done.returncode:
            raise SystemExit(f"the load failed: {done.stderr.strip()[-400:]}")
        found = msgspec.json.decode(done.stdout, type=Findings)
    megabytes = " ".join(f"{size / 1e6:.0f}" for size in found.memory)
    print(
        f"500 tables, 2000 sockets, {seconds} s: {found.moves / seconds:.0f} moves/s, p50 {found.p50:.1f}, "
        f"p95 {found.p95:.1f}, p99 {found.p99:.1f} ms (bar {QUIET_MS:.0f}), {found.longest:.0f} at worst, "
        f"{found.games} games ended, {len(found.errors)} errors{told(found.errors)}\n"
        f"memory in MB at equal distances: {megabytes}\n"
        f"the machine itself, meanwhile: {unrest}"
    )
    return int(found.p99 > QUIET_MS or bool(found.errors) or found.memory[-1] > found.memory[0] * GROWTH)
