"""Many tables under load through power failures: who saw what accepted, and is it all still there?

Every table has one client that holds all its seats (or several that hold some), plays random moves, and comes back
after every cut, sending again whatever was not answered.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from flambeur.client import RemoteTable, Server, me
from flambeur.engine import read_record

Pending = dict[str, Any]


class BlackoutTable:
    """One table and what its client was told."""

    def __init__(self, table: RemoteTable, seed: int, doors: tuple[Server, ...] = ()) -> None:
        self.table = table
        self._doors = deque(doors or (table.server,))
        """Servers at which the table can be played; after a cut the next one is tried."""
        self.accepted: dict[tuple[int, int], str] = {}
        """Moves whose acceptance was seen, by state number and seat."""
        self.refused: list[str] = []
        self.over = False
        self.news = asyncio.Event()
        """Set whenever something was heard."""
        self._rng = random.Random(seed)
        self._pending: dict[int, Pending] = {}
        self._asked: dict[int, Any] = {}
        self._unsaved: list[Pending] = []
        """What could not be kept when it was sent."""
        self._names = 0

    async def play(self, limit: int | None = None) -> None:
        """Play until the game is over, or until so many moves were accepted."""
        while not self.over and (limit is None or len(self.accepted) < limit):
            try:
                async with connect(self._doors[0].socket_url, compression=None) as line:
                    await self._sit(line, limit)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                self._doors.rotate(-1)
                await asyncio.sleep(0.1)

    async def _sit(self, line: Any, limit: int | None) -> None:
        hello = {"t": "hello", "table": self.table.code, "tokens": [*self.table.tokens.values()]}
        await line.send(msgspec.json.encode(hello).decode())
        for message in self._pending.values():
            await line.send(msgspec.json.encode(message).decode())
        async for text in line:
            self._hear(msgspec.json.decode(text))
            self.news.set()
            if self.over or (limit is not None and len(self.accepted) >= limit):
                return
            if self._unsaved:
                await asyncio.sleep(0.1)
            for answer in (*self._choose(), *self._unsaved):
                await line.send(msgspec.json.encode(answer).decode())
            self._unsaved.clear()

    def _hear(self, message: Any) -> None:
        match message["t"]:
            case "accepted":
                sent = self._pending.pop(message["seat"])
                self.accepted[message["n"], message["seat"]] = sent["move"]
                if self._asked.get(message["seat"], message)["n"] == message["n"]:
                    self._asked.pop(message["seat"], None)
            case "error" if message["code"] == "storage":  # nothing has happened: try again
                self.refused.append("storage")
                self._unsaved += [m for m in self._pending.values() if m["id"] == message.get("id")]
            case "error":
                self.refused.append(message["code"])
                self._pending = {s: m for s, m in self._pending.items() if m["id"] != message.get("id")}
            case "snapshot" | "update":
                self.over = bool(message.get("ending"))
                self._asked.pop(message["seat"], None)
                if message.get("moves") and not message.get("bid"):
                    self._asked[message["seat"]] = message
            case "welcome":
                self._asked.clear()
                self.over = message["table"]["state"] == "over"

    def _choose(self) -> Iterator[Pending]:
        """A move for every seat that is asked and has no move on its way."""
        for seat in [seat for seat in self._asked if seat not in self._pending]:
            message = self._asked.pop(seat)
            self._names += 1
            move = self._rng.choice(message["moves"])["id"]
            self._pending[seat] = {"t": "move", "id": f"m{self._names}", "seat": seat, "n": message["n"], "move": move}
            yield self._pending[seat]

    def missing(self) -> list[tuple[int, int]]:
        """The accepted moves that are not in the record where they belong."""
        record = read_record(self.table.record())
        found: dict[tuple[int, int], str] = {}
        n = 0
        for entry in record.entries:
            if entry.kind == "move":
                n += 1
                found[n, entry.seat] = entry.text
            elif entry.kind == "joint":
                n += 1
                for word in entry.text.split():
                    seat, _, move = word.partition(":")
                    found[n, int(seat)] = move.replace("_", " ")
        return [key for key, move in self.accepted.items() if found.get(key) != move]


def open_tables(server: Server, count: int, game: str, players: int) -> list[BlackoutTable]:
    seats = [me(f"p{seat}") for seat in range(players)]
    return [BlackoutTable(server.open(game, players, seats=seats, start=True), number) for number in range(count)]


async def watch(tables: list[BlackoutTable], accepted: int) -> None:
    """Wait until so many moves have been accepted at all tables together, or all games are over."""
    news = asyncio.Event()
    for table in tables:
        table.news = news
    while sum(len(table.accepted) for table in tables) < accepted and not all(table.over for table in tables):
        news.clear()
        await news.wait()
