"""Many people at many tables who take their time: the load of `bench/soak_server`, in a process of its own.

It shares two cores with the server, so it is made to measure and not to disturb: one thread, and its memory in large
pages like the server's own. A move counts when the mover's own socket has the new state; its latency is the time from
sending to that.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from flambeur.client import RemoteTable, Server, me

SEATS = 4
AT_ONCE = 20
STAGGERED = 0.7
"""The part of the warm-up in which games begin."""
SAMPLES = 12
"""How often the server's memory is looked at."""


class Wish(Struct):
    """What the crowd does."""

    url: str
    server: int
    """Its process."""
    tables: int
    seconds: float
    warm: float
    think: float
    """Seconds between two moves of one table, half as long to half as long again."""


class Findings(Struct):
    """What it found."""

    moves: int
    games: int
    errors: list[str]
    p50: float
    p95: float
    p99: float
    longest: float
    """Milliseconds."""
    memory: list[int]
    """Bytes of the server, at equal distances."""


class News(Struct):
    """The part of a message that a player who moves at random needs."""

    t: str
    n: int = 0
    seat: int | None = None
    moves: list[dict[str, Any]] = []
    ending: Any = None
    code: str = ""


class Crowd:
    """Everybody, and what they have seen."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.server = Server(wish.url)
        self.measuring = False
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.games = 0

    async def play(self) -> Findings:
        groups = []
        for start in range(0, self.wish.tables, AT_ONCE):
            count = min(AT_ONCE, self.wish.tables - start)
            groups += await asyncio.gather(*[self._gather() for _ in range(count)])
        gc.freeze()
        playing = [asyncio.ensure_future(group.play()) for group in groups]
        await asyncio.sleep(self.wish.warm)
        memory = [resident(self.wish.server)]
        self.measuring = True
        for _ in range(SAMPLES):
            await asyncio.sleep(self.wish.seconds / SAMPLES)
            memory.append(resident(self.wish.server))
        self.measuring = False
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        cuts = quantiles(self.latencies, n=100)
        longest = max(self.latencies)
        return Findings(
            len(self.latencies), self.games, self.errors, cuts[49], cuts[94], cuts[98], longest, memory
        )  # fmt: skip

    async def _gather(self) -> Group:
        return Group(self, await self.open())

    async def open(self) -> RemoteTable:
        seats = [me(f"p{seat}") for seat in range(SEATS)]
        return await asyncio.to_thread(self.server.open, "vegas", SEATS, seats=seats, start=True)


class Group:
    """Four people who play one game after the other."""

    def __init__(self, crowd: Crowd, table: RemoteTable) -> None:
        self.crowd = crowd
        self.table = table
        self.lines: list[ClientConnection] = []

    async def play(self) -> None:
        """Not all begin at once, or all would end at once; who comes says hello, as the server wants it."""
        await asyncio.sleep(self.crowd.wish.warm * STAGGERED * random.random())
        await self.come()
        try:
            while True:
                await self.one_game()
                self.table = await self.crowd.open()
        finally:
            await self.leave()

    async def come(self) -> None:
        url = self.crowd.server.socket_url
        self.lines = await asyncio.gather(*[connect(url, compression=None) for _ in range(SEATS)])

    async def one_game(self) -> None:
        """From everybody's hello to the end."""
        await asyncio.gather(*[self._sit(seat) for seat in range(SEATS)])
        self.crowd.games += 1

    async def leave(self) -> None:
        await asyncio.gather(*[line.close() for line in self.lines])

    async def _sit(self, seat: int) -> None:
        """One seat's game, from hello to its end."""
        line, sent = self.lines[seat], 0.0
        await line.send(encode({"t": "hello", "table": self.table.code, "tokens": [self.table.tokens[seat]]}))
        async for news in heard(line):
            if sent and news.t == "update":
                if self.crowd.measuring:
                    self.crowd.latencies.append(1000 * (time.perf_counter() - sent))
                sent = 0.0
            if news.t == "error":
                self.crowd.errors.append(news.code)
            if news.ending is not None:
                return
            if news.moves:  # also a single choice: this server answers for nobody
                await asyncio.sleep(self.crowd.wish.think * (0.5 + random.random()))
                move = encode({"t": "move", "id": str(news.n), "n": news.n, "move": random.choice(news.moves)["id"]})
                sent = time.perf_counter()
                await line.send(move)


async def heard(line: ClientConnection) -> AsyncIterator[News]:
    """The messages of a connection that are about the game."""
    async for text in line:
        news = decode(text)
        if news.t in ("snapshot", "update", "error"):
            yield news


def encode(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


decode = msgspec.json.Decoder(News).decode


def resident(process: int) -> int:
    """Bytes of memory that a process has."""
    status = Path(f"/proc/{process}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


if __name__ == "__main__":
    crowd = Crowd(msgspec.json.decode(sys.argv[1], type=Wish))
    print(msgspec.json.encode(uvloop.run(crowd.play())).decode())
