"""Tables that cost the server more than people who play at them."""

from __future__ import annotations

import asyncio
import itertools
import re
import time

import msgspec

from bench.attacks.exchange import BUSY, CROWDING, IDLE, PACE, asking, chatter
from bench.wire import Ground, Toll, request, said, wired
from flambeur.server.http.connection import IN_LINE


async def opening(ground: Ground) -> Toll:
    """Tables opened without end: each is a document to be saved."""
    body = msgspec.json.encode({"game": "vegas", "players": 2, "settings": {"public": True}})
    return await asking(ground, request(ground.host, "/api/tables", method="POST", body=body))


async def champions(ground: Ground) -> Toll:
    """Tables of champions among themselves, which nobody watches: they must not think."""
    champion = {"kind": "bot", "level": "champion"}
    body = msgspec.json.encode({"game": "vegas", "players": 2, "seats": [champion, champion], "start": True})
    return await asking(ground, request(ground.host, "/api/tables", method="POST", body=body), IDLE)


async def filling(ground: Ground) -> Toll:
    """Tables opened, begun and given up without end: the disk would fill with finished games."""
    toll = Toll()
    until = time.monotonic() + ground.seconds
    wish = {"game": "vegas", "players": 2, "seats": [{"kind": "me", "name": "F"}, {"kind": "bot"}], "start": True}
    opened = request(ground.host, "/api/tables", "Connection: close", method="POST", body=msgspec.json.encode(wish))

    async def asked(wanted: bytes) -> bytes:
        toll.sent += 1
        try:
            async with wired(ground, BUSY) as wire:
                await wire.push(wanted)
                answer = await wire.rest()
                toll.answered(answer.split(b" ", 2)[1].decode() if answer else "closed")
                return answer
        except OSError as error:
            toll.failed(error)
            return b""

    async def guest(number: int) -> None:
        await asyncio.sleep(ground.seconds / 4 * number / ground.crowd)
        while time.monotonic() < until:
            if (answer := await asked(opened)).startswith(b"HTTP/1.1 201"):
                made = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
                path, token = f"/api/tables/{made['table']['code']}/resign", made["seats"][0]["token"]
                headers = (f"Authorization: Bearer {token}", "Connection: close")
                await asked(request(ground.host, path, *headers, method="POST", body=b'{"seat":0}'))
            await asyncio.sleep(PACE)

    await asyncio.gather(*[guest(number) for number in range(ground.crowd)])
    return toll


async def crowding(ground: Ground) -> Toll:
    """Public tables with the longest options that are taken, and the list of tables asked for again and again."""
    for host in range(CROWDING, CROWDING + 4):
        async with wired(ground, host) as wire:
            last = long_table(ground).replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1)
            await wire.push(b"".join([*[long_table(ground)] * (IN_LINE - 1), last]))
            await wire.rest()
    return await asking(ground, request(ground.host, "/api/tables"))


async def greeting(ground: Ground) -> Toll:
    """Hellos without end at a table with the longest options that are taken."""
    async with wired(ground, CROWDING) as wire:
        await wire.push(long_table(ground).replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1))
        answer = await wire.rest()
    found = re.search(rb'"code":"([A-Z]{6})"', answer)
    hello = said({"t": "hello", "table": found[1].decode() if found else ground.code, "spectator": True})
    return await chatter(ground, itertools.repeat(hello), ("welcome",))


def long_table(ground: Ground) -> bytes:
    """A request for a public table with as many boards as there can be."""
    board = "{:02}" + "x" * 38 + "/w30:222/w40:333/w50:444/w60:555/b70:666/b50:111"
    boards = ";".join(board.format(number) for number in range(99))
    wish = {"game": "temptation", "players": 2, "options": {"boards": boards}, "settings": {"public": True}}
    return request(ground.host, "/api/tables", method="POST", body=msgspec.json.encode(wish))
