"""Whether thinking bots hold anybody up: the slowest moves of other tables with ten champions thinking, and with none.

    python -m bench thinking [--check] [--moves N] [--champions C]

One server in a process of its own, one person making moves at a table against a quick bot, over and over; then the same
while champions play at tables of their own. Printed are percentiles of the time from a move to its being stored, and
how late the server's event loop woke up meanwhile (`flambeur_loop_lag_seconds`): a loop that is blocked is late for
everybody. On a machine with few cores the champions' processes take their time from everybody's, too, and that is seen
in the moves alone.
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

from bench.server import own_process
from flambeur.client import Server, bot, me

MOVES = 1500
CHAMPIONS = 10
SLOWER = 3.0
"""How many times slower the slowest moves may become on a machine whose cores are all taken."""
LATE = 0.05
"""Seconds by which the event loop may be late, 99 times of 100, unless it is so without champions."""
BUCKET = re.compile(r'^flambeur_loop_lag_seconds_bucket{le="(.+)"} (\d+)$', re.MULTILINE)

Lags = dict[float, int]
"""Naps of the event loop by how late they ended, at most."""


def measure(server: Server, moves: int) -> list[float]:
    """Seconds from sending a move to its being stored, for so many moves."""
    found: list[float] = []
    while len(found) < moves:
        table = server.open("vegas", 2, seats=[me("Anna"), bot("random")], start=True)
        with table.sit(0) as seat:
            for turn in seat.turns():
                began = time.perf_counter()
                seat.play(turn.n, seat.offers[0].id)
                found.append(time.perf_counter() - began)
                if len(found) >= moves:
                    break
    return found


def lags(server: Server) -> Lags:
    """How late the event loop has been since the server was started."""
    told = [(float(bound.replace("+Inf", "inf")), int(count)) for bound, count in BUCKET.findall(_metrics(server))]
    return {told[0][0]: told[0][1]} | {bound: count - before for (_, before), (bound, count) in pairwise(told)}


def _metrics(server: Server) -> str:
    return str(server.ask("GET", "/api/metrics"))


def between(before: Lags, after: Lags) -> Lags:
    """What happened from one look to the next."""
    return {bound: count - before[bound] for bound, count in after.items()}


def late(found: Lags, part: float = 0.99) -> float:
    """Seconds by which no more than the other part of all naps were late."""
    seen, total = 0, sum(found.values())
    for bound, count in found.items():
        seen += count
        if seen >= part * total:
            return bound
    return 0.0


def percentile(times: list[float], part: float) -> float:
    """In milliseconds."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] * 1000


def say(name: str, times: list[float]) -> None:
    told = "   ".join(f"p{100 * part:.0f} {percentile(times, part):7.2f} ms" for part in (0.5, 0.95, 0.99))
    print(f"{name:30} {told}   {len(times)} times", flush=True)


def say_late(name: str, found: Lags) -> None:
    print(f"{name:30} p99 of the loop's lag ≤ {1000 * late(found):.0f} ms   {sum(found.values())} naps", flush=True)


def champions_at_work(server: Server, count: int) -> list[str]:
    """Open tables at which only champions sit, so that a bot thinks at each of them all the time."""
    seats = [bot("champion") for _ in range(4)]
    return [server.open("vegas", 4, seats=seats, start=True).code for _ in range(count)]


def at_play(server: Server, codes: list[str]) -> int:
    return sum(server.table(code).info().state == "playing" for code in codes)


def halves(server: Server, moves: int, champions: int) -> bool:
    """Measure without and with champions; whether the others were hardly held up."""
    measure(server, moves // 4)
    start = lags(server)
    alone = measure(server, moves)
    middle = lags(server)
    codes = champions_at_work(server, champions)
    beside = measure(server, moves)
    end, left = lags(server), at_play(server, codes)
    quiet, busy = between(start, middle), between(middle, end)
    for name, times, naps in (("nobody thinks", alone, quiet), (f"{champions} tables of champions", beside, busy)):
        say(name, times)
        say_late(name, naps)
    ratio = percentile(beside, 0.99) / percentile(alone, 0.99)
    print(
        f"p99 {ratio:.2f} times as long (bar {SLOWER}), the loop late by {1000 * late(busy):.0f} ms at most "
        f"(bar {1000 * LATE:.0f}); {left} of {champions} tables still played at the end"
    )
    return ratio <= SLOWER and late(busy) <= max(LATE, late(quiet)) and left > 0


@contextmanager
def opened() -> Iterator[Server]:
    """A server in a process of its own, with room for many tables of one address, and its thinkers ready."""
    with (
        tempfile.TemporaryDirectory() as folder,
        own_process(f"sqlite:///{Path(folder) / 'tables.db'}", think_ahead=True) as (port, _),
    ):
        yield Server(f"http://127.0.0.1:{port}")


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench thinking")
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--champions", type=int, default=CHAMPIONS)
    asked = parser.parse_args(args)
    with opened() as server:
        fine = halves(server, asked.moves, asked.champions)
    return 1 if check and not fine else 0
