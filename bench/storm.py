"""Attacks on a server while other people play: do they notice, does it keep its memory, does everybody get an answer?

`python -m bench storm [--seconds N] [--attacks pings,heads] [--size N]`. For every attack the players' moves are timed
before it and during it, in the same run, and another guest looks at replays, reviews and the list of tables and asks
for advice. The server has its usual limits and the attackers come from other addresses. Fails when a message or the
other guest is not answered, when a connection is closed without an answer where that is none, when an answer is not
the one expected, when memory passes its bound, when a table is missing after the restart, and (with `--check`) when
the moves of the others have more than three times their quiet p99. A few moves make a p99, and a machine stumbles now
and then without any attack: one that is over the bar is tried twice more, all tries are printed, and the one in the
middle counts.
"""

from __future__ import annotations

import asyncio
import math
import random
import subprocess
import sys
import tempfile
import time
from statistics import median, quantiles
from typing import Any

import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import connect
from websockets.sync.client import connect as connect_here

from bench.attacks import ATTACKS
from bench.crowd import decode, encode
from bench.memory import children, forget_peak, forget_peaks, peak, peaks
from bench.probes import PROBES, Probe
from bench.soak_server import Process
from bench.wire import Ground, Toll
from flambeur.client import RemoteTable, Server, bot, me
from flambeur.protocol.tables import SomeSettings
from flambeur.server.jobs import JobLimits
from flambeur.server.settings import Limits, ServeSettings

SLOWER = 3.0
MEGABYTES = 96
"""How much an attack may add to the server's memory."""
WORKER = max(queue.memory for queue in (JobLimits().moves, JobLimits().records))
"""Bytes of a worker, at most: what its jobs may have (docs/operations.md)."""
ROUNDS = 8
"""Of the players' games: shorter ones would be more tables than an address may open in a day."""
THINK = 0.1
PLAYERS = 10
PAUSE = 2.0
AGAIN = 2
"""How often an attack is tried again that seems to be noticed."""
APART = 1.5 / Limits().requests
"""Seconds between two requests of a guest who keeps the limits."""


class Outcome(Struct):
    """What one attack did."""

    attack: str
    toll: Toll
    quiet: list[float]
    loud: list[float]
    memory: int
    """Bytes added, at the worst moment."""
    workers: list[int]
    """Bytes of each worker, at its own worst moment."""
    probes: dict[str, list[float]]
    """How long another guest waited for each kind of thing, in milliseconds."""
    refused: list[str]
    """What that guest was told instead."""

    @property
    def ratio(self) -> float:
        return p99(self.loud) / p99(self.quiet)

    @property
    def wrong(self) -> list[str]:
        """What must not be, in words."""
        grown = [f"memory + {self.memory / 1e6:.0f} MB"] if self.memory > MEGABYTES * 1e6 else []
        large = [f"a worker of {max(self.workers) / 1e6:.0f} MB"] if max(self.workers, default=0) > WORKER else []
        return [*self.toll.faults, *grown, *large, *[f"another guest's {refused}" for refused in self.refused]]

    def __str__(self) -> str:
        probes = ", ".join(f"{len(took)} {what} {max(took):.0f}" for what, took in self.probes.items() if took)
        return (
            f"{self.attack:15} moves p99 {p99(self.quiet):6.1f} quiet, {p99(self.loud):6.1f} ms under attack "
            f"(× {self.ratio:.1f}), memory + {self.memory / 1e6:.0f} MB, {len(self.workers)} workers "
            f"{sum(self.workers) / 1e6:.0f} MB, {self.toll.megabytes:.0f} MB and {self.toll}\n"
            f"{'':15} another guest, ms at most: {probes or 'nothing'}"
            f"{''.join(f'{chr(10):16}wrong: {what}' for what in self.wrong)}"
        )


def run(check: bool, args: list[str]) -> int:
    """All attacks, one after the other on one server; then it must start again with every table."""
    options = dict(zip(args[::2], args[1::2], strict=False))
    seconds, size = float(options.get("--seconds", 6)), int(options.get("--size", 60))
    chosen = options["--attacks"].split(",") if "--attacks" in options else [*ATTACKS]
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/tables.db"
        process = Process(ServeSettings(port=0, database=f"sqlite:///{database}"))
        try:
            server = process.start()
            storming = storm(server, process.process.pid, chosen, seconds, size, database)
            outcomes, codes = asyncio.run(storming)
            process.stop()
            began = time.perf_counter()
            server = process.start()
            took = time.perf_counter() - began
            lost = missing(server, codes)
        finally:
            process.kill()
    print(f"\nstarted again in {took:.1f} s: {len(codes)} tables, {len(lost)} missing")
    ratios = {attack: [one.ratio for one in outcomes if one.attack == attack] for attack in chosen}
    slow = [attack for attack, found in ratios.items() if median(found) > SLOWER]
    wrong = dict.fromkeys(outcome.attack for outcome in outcomes if outcome.wrong)
    print(f"moves slower than {SLOWER:.0f} × quiet under: {', '.join(slow) or 'none'}")
    print(f"more than {MEGABYTES} MB, no answer or another than expected under: {', '.join(wrong) or 'none'}")
    return 1 if lost or wrong or (check and slow) else 0


async def storm(
    server: Server, pid: int, attacks: list[str], seconds: float, size: int, database: str
) -> tuple[list[Outcome], list[str]]:
    """The players play on through everything."""
    company = Company(server)
    await company.gather(PLAYERS)
    ground = await prepare(server, seconds, size, database)
    company.look([await asyncio.to_thread(probe, server, ground.over) for probe in PROBES])
    outcomes = []
    for attack in attacks:
        outcomes.append(await company.endure(attack, ground, pid))
        if outcomes[-1].ratio > SLOWER:
            outcomes += [await company.endure(attack, ground, pid) for _ in range(AGAIN)]
    await company.go()
    return outcomes, [table.code for table in company.tables] + [ground.code, ground.over]


async def prepare(server: Server, seconds: float, size: int, database: str = "") -> Ground:
    """A table of the attacker's own, and a game that is over."""
    seats = [me("Loud"), me("Louder")]
    own = await asyncio.to_thread(server.open, "vegas", 2, {"starter": "0"}, seats=seats, start=True)
    over = await asyncio.to_thread(server.open, "vegas", 2, {"rounds": "1"}, seats=[bot(), bot()], start=True)
    await asyncio.to_thread(watch_to_the_end, over)
    tokens = tuple(own.tokens.values())
    record = await asyncio.to_thread(over.record)
    return Ground(server.url, seconds, 2.5 * size, size, own.code, tokens, record, over.code, database)


def watch_to_the_end(table: RemoteTable) -> None:
    """Wait until the bots at a table have played their game."""
    with connect_here(table.server.socket_url, compression=None) as line:
        line.send(encode({"t": "hello", "table": table.code}))
        while decode(line.recv(60)).ending is None:
            pass


async def attacked(attack: str, ground: Ground) -> Toll:
    """Run an attack in a process of its own, which gives way to the server and the players."""
    words = ["nice", sys.executable, "-m", "bench.attacks", attack, msgspec.json.encode(ground).decode()]
    process = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    out, problem = await asyncio.wait_for(process.communicate(), ground.seconds + 120)
    if process.returncode:
        raise SystemExit(f"the attack failed: {problem.decode().strip()[-400:]}")
    return msgspec.json.decode(out, type=Toll)


async def in_its_slot(attack: str, ground: Ground) -> Toll:
    """Run an attack; one that is over early leaves the players the rest of its time, to be timed in."""
    toll, _ = await asyncio.gather(attacked(attack, ground), asyncio.sleep(ground.seconds))
    return toll


class Company(Struct):
    """People at tables of their own who take a moment for every move."""

    server: Server
    tables: list[RemoteTable] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    probes: dict[str, list[float]] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    last: Any = None
    playing: list[asyncio.Future[None]] = field(default_factory=list)

    async def gather(self, count: int) -> None:
        for _ in range(count):
            table = await self._open()
            self.playing.append(asyncio.ensure_future(self._play(table)))

    async def endure(self, attack: str, ground: Ground, pid: int) -> Outcome:
        """Play before an attack on the server `pid`, and through it."""
        await asyncio.sleep(PAUSE)
        quiet = await self.timed(asyncio.sleep(ground.seconds))
        before = forget_peak(pid)
        forget_peaks(children(pid))
        self.probes, self.refused = {}, []
        loud = await self.timed(in_its_slot(attack, ground))
        added = max(0, peak(pid) - before)
        workers = peaks(children(pid))
        outcome = Outcome(attack, self.last, quiet, loud, added, workers, self.probes, self.refused)
        print(outcome, flush=True)
        return outcome

    async def timed(self, meanwhile: Any) -> list[float]:
        """The latencies of all moves made while something else happens; what came of that is in `last`."""
        self.latencies = []
        self.last = await meanwhile
        for task in self.playing:
            if task.done():
                task.result()
        measured, self.latencies = self.latencies, []
        return measured

    async def heard(self, answers: int = 2) -> None:
        """Wait until the players have been answered so many times more: the second move was made since."""
        wanted = len(self.latencies) + answers
        while len(self.latencies) < wanted:
            await asyncio.wait(self.playing, timeout=THINK, return_when=asyncio.FIRST_EXCEPTION)
            for task in self.playing:
                if task.done():
                    task.result()

    async def go(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    def look(self, probes: list[Probe]) -> None:
        """Have a guest look at other things of the server again and again."""
        self.playing += [asyncio.ensure_future(self._look(probe)) for probe in probes]

    async def _look(self, probe: Probe) -> None:
        while True:
            refused = await asyncio.to_thread(probe.look)
            if refused:
                self.refused.append(f"{probe.name}: {refused}")
            else:
                self.probes.setdefault(probe.name, []).append(probe.took)
            await asyncio.sleep(probe.pause)

    async def _open(self) -> RemoteTable:
        seats, settings = [me("Anna"), me("Ben")], SomeSettings(public=True)
        table = await asyncio.to_thread(
            self.server.open, "vegas", 2, {"rounds": ROUNDS}, seats=seats, settings=settings, start=True
        )
        self.tables.append(table)
        return table

    async def _play(self, table: RemoteTable) -> None:
        """One game after the other, both seats on one socket."""
        while True:
            async with connect(self.server.socket_url, compression=None) as line:
                await line.send(encode({"t": "hello", "table": table.code, "tokens": [*table.tokens.values()]}))
                sent = 0.0
                async for text in line:
                    news = decode(text)
                    if news.t == "error":
                        raise SystemExit(f"a player's move was refused: {news.code}")
                    if sent and news.t == "update":
                        self.latencies.append(1000 * (time.perf_counter() - sent))
                        sent = 0.0
                    if news.ending is not None:
                        break
                    if news.moves:
                        await asyncio.sleep(THINK * (0.5 + random.random()))
                        move = {"t": "move", "id": f"{news.seat}-{news.n}", "seat": news.seat, "n": news.n}
                        sent = time.perf_counter()
                        await line.send(encode(move | {"move": random.choice(news.moves)["id"]}))
                else:
                    raise SystemExit("a player was thrown out")
            table = await self._open()


def missing(server: Server, codes: list[str]) -> list[str]:
    """The tables that a server that was started again does not have."""
    lost = []
    for code in codes:
        time.sleep(APART)
        if server.table(code).info().code != code:
            lost.append(code)
    return lost


def p99(latencies: list[float]) -> float:
    """What all but one of a hundred moves took at most; endless when hardly one was made."""
    return quantiles(latencies, n=100)[98] if len(latencies) > 1 else math.inf
