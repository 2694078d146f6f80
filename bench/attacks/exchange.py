"""How guests of an attack ask and are answered, on as many lines as it wants."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Struct

from bench.wire import Answer, Ground, Toll, Wire, ask, request, said, upgraded

PACE = 0.01
"""Between two bursts of an attack by number: a hundred bursts a second on every connection."""
AGAIN = 0.1
"""How long a guest who was thrown out waits before coming back."""
CLOSE, PING = 8, 9
ODD, STRANGE, CROWDING, IDLE, BUSY = range(200, 205)
LOOKALIKES, ESCAPING, SITTING, UNDOING, ANNOUNCING, RACING, GHOSTS, PAUSING, LINKS, MEMORY, BESIDE = range(205, 216)
"""Guests whom no other attack has made the server tired of."""


async def asking(ground: Ground, *wanted: bytes, address: int = 0) -> Toll:
    """The same requests in turn from many lines of one address, each waiting for its answer."""
    toll = Toll()
    until = time.monotonic() + ground.seconds
    turns = itertools.cycle(wanted)

    async def guest(number: int) -> None:
        await asyncio.sleep(ground.seconds / 4 * number / ground.crowd)
        while time.monotonic() < until:
            await counted(ground, toll, next(turns), address)
            await asyncio.sleep(PACE)

    await asyncio.gather(*[guest(number) for number in range(ground.crowd)])
    return toll


async def counted(ground: Ground, toll: Toll, wanted: bytes, address: int = 0) -> Answer:
    """One request, whose answer is counted by its status."""
    toll.sent += 1
    try:
        answer = await ask(ground, wanted, address)
    except OSError as error:
        toll.failed(error)
        return Answer()
    toll.answered(answer.code)
    return answer


async def chatter(
    ground: Ground,
    messages: Iterator[bytes],
    kinds: tuple[str, ...],
    tokens: tuple[str, ...] = (),
    address: int = 0,
) -> Toll:
    """Send messages on many sockets of one address, and read every answer; a closed socket connects again."""
    toll = Toll()
    until = time.monotonic() + ground.seconds

    async def guest(number: int) -> None:
        await asyncio.sleep(ground.seconds / 4 * number / ground.crowd)
        while time.monotonic() < until:
            try:
                async with upgraded(ground, address) as wire:
                    talk = Talk(wire, toll, kinds)
                    if tokens:
                        await wire.push(said({"t": "hello", "table": ground.code, "tokens": tokens}))
                        talk.waiting += 1
                        toll.sent += 1
                    hearing = asyncio.ensure_future(talk.hear())
                    while time.monotonic() < until and not hearing.done():
                        talk.waiting += 1
                        toll.sent += 1
                        if not await wire.push(next(messages)):
                            break
                        await asyncio.sleep(PACE)
                    talk.ending = True
                    await talk.settled(hearing)
            except OSError as error:
                toll.sent += 1
                toll.failed(error)
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*[guest(number) for number in range(ground.crowd)])
    return toll


class Talk:
    """One socket's messages that have not been answered yet."""

    def __init__(self, wire: Wire, toll: Toll, kinds: tuple[str, ...]) -> None:
        self.wire = wire
        self.toll = toll
        self.waiting = 0
        self.ending = False
        self._kinds = (*kinds, "error", "welcome")

    async def hear(self) -> None:
        """Count answers until the line ends, or all are in after the last was sent."""
        behind = ""
        async for opcode, payload in self.wire.frames():
            if opcode == CLOSE:
                behind = "cut"
                break
            if opcode != 1:
                continue
            message = msgspec.json.decode(payload)
            if message["t"] in self._kinds and self.waiting:
                self.waiting -= 1
                self.toll.answered(message.get("code", message["t"]))
            if self.ending and not self.waiting:
                return
        self.toll.answered(behind, self.waiting)
        self.waiting = 0

    async def settled(self, hearing: asyncio.Future[None]) -> None:
        if self.waiting:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(hearing, self.wire.patience)
        else:
            hearing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await hearing


class Client:
    """A socket at a table whose messages are read as they come, so that none waits for the guest."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def say(self, message: dict[str, object]) -> bool:
        """Send; False when the other side does not take any more."""
        return await self.wire.push(said(message))

    async def next(self, seconds: float) -> dict[str, Any]:
        """The next message; `ended` once the line has ended, `nothing` when none comes in time."""
        try:
            return await asyncio.wait_for(self._heard.get(), max(0.0, seconds))
        except TimeoutError:
            return {"t": "nothing"}

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds, or how the line ended."""
        while True:
            message = await self.next(self.wire.patience)
            if message["t"] in (*kinds, "ended", "nothing"):
                return message

    async def read(self) -> None:
        async for opcode, payload in self.wire.frames():
            if opcode == 1:
                self._heard.put_nowait(msgspec.json.decode(payload))
        self._heard.put_nowait({"t": "ended"})


@asynccontextmanager
async def seated(ground: Ground, guest: int, code: str, *tokens: str) -> AsyncIterator[Client]:
    """A socket that has said hello at a table; raises `OSError` when it is refused."""
    async with upgraded(ground, guest) as wire:
        client = Client(wire)
        reading = asyncio.ensure_future(client.read())
        try:
            await client.say({"t": "hello", "table": code, "tokens": tokens, "spectator": not tokens})
            yield client
        finally:
            reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reading


def post(ground: Ground, path: str, body: object, *more: str, method: str = "POST") -> bytes:
    """A request with a body."""
    return request(ground.host, path, *more, method=method, body=msgspec.json.encode(body))


def bearer(token: str) -> str:
    return f"Authorization: Bearer {token}"


async def open_table(ground: Ground, guest: int, wish: dict[str, object], *more: str) -> Table | None:
    """A table of the guest's own; None when it is refused."""
    answer = await ask(ground, post(ground, "/api/tables", {"game": "vegas", "players": 2} | wish, *more), guest)
    return table_of(answer) if answer.status == "201" else None


def table_of(answer: Answer) -> Table:
    """The table that a request has opened."""
    made = answer.told
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    return Table(made["table"]["code"], tokens, made["host"], answer.cookie)


def missed() -> Toll:
    """The toll of an attack that could not begin: nothing is proven by it."""
    return Toll(wrong=["its table was not opened"])


class Table(Struct):
    """A table, and what its host holds of it."""

    code: str
    tokens: dict[int, str]
    host: str
    cookie: str

    @property
    def path(self) -> str:
        return f"/api/tables/{self.code}"

    def resign(self, ground: Ground) -> bytes:
        """The request that gives up seat 0."""
        return post(ground, f"{self.path}/resign", {"seat": 0}, bearer(self.tokens[0]))


async def play(client: Client, toll: Toll, until: float, most: int = 10_000, pause: float = 0.0) -> bool:
    """Play the first move listed as soon as it is listed, or after a pause; whether the game goes on.

    Ends when the time is over or so many moves were made, once each of them was answered.
    """
    asked: dict[str, Any] = {}
    waiting, made = False, 0
    while True:
        left = client.wire.patience if waiting else until - time.monotonic()
        message = await client.next(left)
        match message["t"]:
            case "snapshot" | "update":
                if message.get("ending") is not None:
                    toll.answered("over", waiting)
                    return False
                asked = message if message.get("moves") else asked
            case "accepted":
                toll.answered("accepted")
                waiting, asked = False, {}
            case "error":
                toll.answered(message["code"])
                waiting = False
                asked = asked if message["code"] == "too-fast" else {}
                await asyncio.sleep(AGAIN)
            case "over":
                toll.answered("over", waiting)
                return False
            case "ended":
                toll.answered("", waiting)
                return False
            case "nothing":
                return True
        if asked and not waiting and made < most and time.monotonic() < until:
            await asyncio.sleep(pause)
            move, number = asked["moves"][0]["id"], asked["n"]
            if await client.say(
                {"t": "move", "id": f"{number}-{made}", "seat": asked["seat"], "n": number, "move": move}
            ):
                waiting, made = True, made + 1
                toll.sent += 1
        elif made >= most and not waiting:
            return True
