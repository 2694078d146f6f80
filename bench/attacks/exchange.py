"""How guests of an attack ask and are answered, on as many lines as it wants."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator

import msgspec

from bench.wire import Ground, Toll, Wire, said, upgraded, wired

PACE = 0.01
"""Between two bursts of an attack by number: a hundred bursts a second on every connection."""
AGAIN = 0.1
"""How long a guest who was thrown out waits before coming back."""
CLOSE, PING = 8, 9
ODD, STRANGE, CROWDING, IDLE, BUSY = range(200, 205)
"""Guests whom no other attack has made the server tired of."""


async def asking(ground: Ground, wanted: bytes, address: int = 0) -> Toll:
    """The same request from many lines of one address, each waiting for its answer."""
    toll = Toll()
    until = time.monotonic() + ground.seconds
    wanted = wanted.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1)

    async def guest(number: int) -> None:
        await asyncio.sleep(ground.seconds / 4 * number / ground.crowd)
        while time.monotonic() < until:
            toll.sent += 1
            try:
                async with wired(ground, address) as wire:
                    await wire.push(wanted)
                    answer = await wire.rest()
                    toll.answered(answer.split(b" ", 2)[1].decode() if answer else "closed")
            except OSError as error:
                toll.failed(error)
            await asyncio.sleep(PACE)

    await asyncio.gather(*[guest(number) for number in range(ground.crowd)])
    return toll


async def chatter(ground: Ground, messages: Iterator[bytes], kinds: tuple[str, ...], tokens: list[str] = []) -> Toll:  # noqa: B006  (never changed)
    """Send messages on many sockets of one address, and read every answer; a closed socket connects again."""
    toll = Toll()
    until = time.monotonic() + ground.seconds

    async def guest(number: int) -> None:
        await asyncio.sleep(ground.seconds / 4 * number / ground.crowd)
        while time.monotonic() < until:
            try:
                async with upgraded(ground) as wire:
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
        async for opcode, payload in self.wire.frames():
            if opcode == CLOSE:
                break
            if opcode != 1:
                continue
            message = msgspec.json.decode(payload)
            if message["t"] in self._kinds and self.waiting:
                self.waiting -= 1
                self.toll.answered(message.get("code", message["t"]))
            if self.ending and not self.waiting:
                return
        self.toll.answered("cut", self.waiting)
        self.waiting = 0

    async def settled(self, hearing: asyncio.Future[None]) -> None:
        if self.waiting:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(hearing, self.wire.patience)
        else:
            hearing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await hearing
