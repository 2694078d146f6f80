"""Whether thinking bots hold anybody up: the slowest moves of other tables with ten champions thinking, and with none.

    python -m bench thinking [--check] [--moves N] [--champions C]

One server, one person making moves at a table against a quick bot, over and over; then the same while champions play
at tables of their own. Printed are median and 99th percentile of the time from a move to its being stored. On a machine
with few cores the champions' processes take their time from everybody's, too.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flambeur.client import Server, bot, me
from flambeur.server.run import listen, make_server
from flambeur.server.settings import Limits, ServeSettings

MOVES = 150
CHAMPIONS = 10
SLOWER = 5.0
"""How many times slower the slowest moves may become on a machine whose cores are all taken."""


def measure(server: Server, moves: int) -> list[float]:
    """Seconds from sending a move to its being stored, for so many moves."""
    found: list[float] = []
    while len(found) < moves:
        table = server.open("vegas", 2, seats=[me("Anna"), bot("random")], start=True)
        with table.sit(0) as seat:
            for turn in seat.turns():
                began = time.perf_counter()
                seat.play(turn.n, seat.offers[0]["id"])
                found.append(time.perf_counter() - began)
                if len(found) >= moves:
                    break
    return found


def percentile(times: list[float], part: float) -> float:
    """In milliseconds."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] * 1000


def say(name: str, times: list[float]) -> None:
    median, slow = percentile(times, 0.5), percentile(times, 0.99)
    print(f"{name:30} median {median:7.2f} ms   p99 {slow:7.2f} ms   {len(times)} moves", flush=True)


def champions_at_work(server: Server, count: int) -> list[str]:
    """Tables at which only champions sit, so that somebody thinks at each of them all the time."""
    seats = [bot("champion") for _ in range(4)]
    return [server.open("vegas", 4, seats=seats, start=True).code for _ in range(count)]


def at_play(server: Server, codes: list[str]) -> int:
    return sum(server.ask("GET", f"/api/tables/{code}")["state"] == "playing" for code in codes)


def halves(server: Server, moves: int, champions: int) -> bool:
    """Measure without and with champions; whether the others were hardly held up."""
    measure(server, moves // 4)
    alone = measure(server, moves)
    codes = champions_at_work(server, champions)
    beside = measure(server, moves)
    left = at_play(server, codes)
    say("nobody thinks", alone)
    say(f"{champions} tables of champions", beside)
    ratio = percentile(beside, 0.99) / percentile(alone, 0.99)
    print(f"p99 {ratio:.2f} times as long; {left} of {champions} tables still played at the end")
    return ratio <= SLOWER and left > 0


@contextmanager
def opened() -> Iterator[Server]:
    """A server in a thread of this process, with room for many tables of one address."""
    many = Limits(messages=1e6, requests=1e6, tables=10_000, sockets=10_000, connections=10_000)
    with tempfile.TemporaryDirectory() as folder:
        settings = ServeSettings(database=f"sqlite:///{Path(folder) / 'tables.db'}", limits=many)
        listener = listen("127.0.0.1", 0)
        server, up = make_server(settings), threading.Event()
        server.ready = up.set
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
        thread.start()
        try:
            up.wait()
            yield Server(f"http://127.0.0.1:{listener.getsockname()[1]}")
        finally:
            server.should_exit = True
            thread.join()


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench thinking")
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--champions", type=int, default=CHAMPIONS)
    asked = parser.parse_args(args)
    with opened() as server:
        fine = halves(server, asked.moves, asked.champions)
    return 1 if check and not fine else 0
