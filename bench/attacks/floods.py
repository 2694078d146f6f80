"""Attacks by weight or by number: more bytes, sockets, requests or messages than a guest has any use for."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import re
import time

from bench.attacks.exchange import AGAIN, PACE, PING, STRANGE, chatter
from bench.wire import Ground, Toll, frame, request, said, upgraded, wired
from flambeur.server.http.connection import IN_LINE


async def pings(ground: Ground) -> Toll:
    """WebSocket pings whose answers nobody reads."""
    return await heavy(ground, frame(b"x" * 125, PING) * 500)


async def crumbs(ground: Ground) -> Toll:
    """A message in endless empty parts."""
    return await heavy(ground, frame(b"", 0, fin=False) * 10_000, frame(b"", 1, fin=False))


async def shouting(ground: Ground) -> Toll:
    """Messages as fast as the line takes them, and no answer read."""
    return await heavy(ground, said({"t": "ping", "id": "x"}) * 2_000)


async def heavy(ground: Ground, load: bytes, first: bytes = b"") -> Toll:
    """Push a load into WebSockets and read nothing until the end; it must be thrown out, and comes back."""
    toll = Toll(cuts=True)
    left, until = ground.megabytes * 1e6, time.monotonic() + ground.seconds

    async def guest(number: int) -> None:
        nonlocal left
        while left > 0 and time.monotonic() < until:
            toll.sent += 1
            try:
                async with upgraded(ground, number) as wire:
                    await wire.push(first)
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.monotonic()):
                            while await wire.push(load) and left > 0:
                                left -= len(load)
                                toll.megabytes += len(load) / 1e6
                    await wire.rest()
                toll.answered("lines ended")
            except OSError as error:
                toll.failed(error)
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*[guest(number) for number in range(min(ground.crowd, 8))])
    return toll


async def heads(ground: Ground) -> Toll:
    """Requests whose heads do not end: what comes behind the refusal is not read, so the line may be cut."""
    toll = Toll(cuts=True)
    left, until = ground.megabytes * 1e6, time.monotonic() + ground.seconds
    load = b"".join(b"X-%d: %b\r\n" % (number, b"y" * 1000) for number in range(64))

    async def guest(number: int) -> None:
        nonlocal left
        while left > 0 and time.monotonic() < until:
            toll.sent += 1
            try:
                async with wired(ground, number) as wire:
                    going = await wire.push(b"GET /api/games HTTP/1.1\r\nHost: " + ground.host.encode() + b"\r\n")
                    mine = 16e6
                    while going and left > 0 and mine > 0:
                        going = await wire.push(load)
                        left -= len(load)
                        mine -= len(load)
                        toll.megabytes += len(load) / 1e6
                    toll.answered(await wire.status())
            except OSError as error:
                toll.failed(error)
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*[guest(number) for number in range(min(ground.crowd, 4))])
    return toll


async def halves(ground: Ground) -> Toll:
    """Requests that are begun and never ended, from a few addresses."""
    toll = Toll()
    guests = 4

    async def half(number: int) -> None:
        toll.sent += 1
        try:
            async with wired(ground, number % guests) as wire:
                await wire.push(b"GET /api/games HTTP/1.1\r\nHost: " + ground.host.encode() + b"\r\nX-Slow: ")
                toll.answered(await wire.status(ground.seconds))
        except OSError as error:
            toll.failed(error)

    await asyncio.gather(*[half(number) for number in range(ground.crowd * 25)])
    return toll


async def pipelines(ground: Ground) -> Toll:
    """Thousands of requests on one line, and no answer read until the end; the line must be cut."""
    toll = Toll(cuts=True)
    until = time.monotonic() + ground.seconds
    load = request(ground.host, "/api/games?lang=en") * 500

    async def guest(number: int) -> None:
        while time.monotonic() < until:
            toll.sent += 1
            try:
                async with wired(ground, number) as wire:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(1):
                            while await wire.push(load):
                                toll.megabytes += len(load) / 1e6
                    await wire.rest()
                toll.answered("lines ended")
            except OSError as error:
                toll.failed(error)
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*[guest(number) for number in range(min(ground.crowd, 8))])
    return toll


async def strangers(ground: Ground) -> Toll:
    """Requests for a server of another name, as many in a line as there may be: all of them are refused."""
    toll = Toll()
    until = time.monotonic() + ground.seconds
    wanted = request("x", "/api/games") * (IN_LINE - 1) + request("x", "/api/games", "Connection: close")

    async def guest(number: int) -> None:
        while time.monotonic() < until:
            toll.sent += IN_LINE
            try:
                async with wired(ground, STRANGE) as wire:
                    await wire.push(wanted)
                    answers = re.findall(rb"HTTP/1\.1 (\d+) ", await wire.rest())
                    for status in answers:
                        toll.answered(status.decode())
                    toll.answered("cut" if answers else "", IN_LINE - len(answers))
            except OSError as error:
                toll.failed(error, IN_LINE)
            await asyncio.sleep(PACE)

    await asyncio.gather(*[guest(number) for number in range(ground.crowd)])
    return toll


async def chats(ground: Ground) -> Toll:
    """Chat lines from many sockets at the attacker's own table."""
    lines = (said({"t": "chat", "seat": 0, "text": f"line {number}"}) for number in itertools.count())
    return await chatter(ground, lines, ("chat",), (ground.tokens[0],))


async def lobby(ground: Ground) -> Toll:
    """The list of public tables, asked for without end."""
    return await chatter(ground, itertools.repeat(said({"t": "lobby"})), ("lobby",))


async def guesses(ground: Ground) -> Toll:
    """Table codes tried out with hello."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    codes = iter(lambda: "".join(random.choices(letters, k=6)), "")
    return await chatter(ground, (said({"t": "hello", "table": code}) for code in codes), ("welcome",))
