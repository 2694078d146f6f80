"""Tables that cost the server more than people who play at them."""

from __future__ import annotations

import asyncio
import itertools
import time

import msgspec
from msgspec.structs import replace

from bench.attacks.exchange import (
    AGAIN,
    ANNOUNCING,
    BUSY,
    CROWDING,
    GHOSTS,
    IDLE,
    PACE,
    RACING,
    UNDOING,
    asking,
    bearer,
    chatter,
    counted,
    missed,
    open_table,
    play,
    post,
    seated,
    table_of,
)
from bench.wire import Ground, Toll, ask, request, said, wired
from flambeur.server.http.connection import IN_LINE

MOVES = 25
"""How long a game is made before its moves are taken back."""
SOCKETS = 100
"""As many as one address may have."""
GHOSTLY, RACERS = 40, 20
"""Tables that are played at at once; an address may have fifty that have not ended."""
SHORTEST = 5
"""Seconds of the shortest clock there is."""


async def opening(ground: Ground) -> Toll:
    """Tables opened without end: each is a document to be saved."""
    body = msgspec.json.encode({"game": "vegas", "players": 2, "settings": {"public": True}})
    return await asking(ground, request(ground.host, "/api/tables", method="POST", body=body))


async def champions(ground: Ground) -> Toll:
    """Tables of champions among themselves, which nobody watches: they must not think."""
    champion = {"kind": "bot", "level": "champion"}
    body = msgspec.json.encode({"game": "vegas", "players": 2, "seats": [champion, champion], "start": True})
    return await asking(ground, request(ground.host, "/api/tables", method="POST", body=body), address=IDLE)


async def filling(ground: Ground) -> Toll:
    """Tables opened, begun and given up without end: the disk would fill with finished games."""
    toll = Toll()
    until = time.monotonic() + ground.seconds
    wish = {"game": "vegas", "players": 2, "seats": [{"kind": "me", "name": "F"}, {"kind": "bot"}], "start": True}
    opened = request(ground.host, "/api/tables", method="POST", body=msgspec.json.encode(wish))

    async def guest(number: int) -> None:
        await asyncio.sleep(ground.seconds / 4 * number / ground.crowd)
        while time.monotonic() < until:
            answer = await counted(ground, toll, opened, BUSY)
            if answer.status == "201":
                made = answer.told
                path, token = f"/api/tables/{made['table']['code']}/resign", made["seats"][0]["token"]
                bearer = f"Authorization: Bearer {token}"
                await counted(ground, toll, request(ground.host, path, bearer, method="POST", body=b'{"seat":0}'), BUSY)
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
    made = (await ask(ground, long_table(ground), CROWDING)).told
    code = made["table"]["code"] if "table" in made else ground.code
    hello = said({"t": "hello", "table": code, "spectator": True})
    return await chatter(ground, itertools.repeat(hello), ("welcome",))


def long_table(ground: Ground) -> bytes:
    """A request for a public table with as many boards as there can be."""
    board = "{:02}" + "x" * 38 + "/w30:222/w40:333/w50:444/w60:555/b70:666/b50:111"
    boards = ";".join(board.format(number) for number in range(99))
    wish = {"game": "temptation", "players": 2, "options": {"boards": boards}, "settings": {"public": True}}
    return request(ground.host, "/api/tables", method="POST", body=msgspec.json.encode(wish))


async def undoing(ground: Ground) -> Toll:
    """A long game of one's own against bots, whose moves are taken back without end."""
    seats = [{"kind": "me", "name": "Undo"}, *[{"kind": "bot", "level": "random"}] * 4]
    wish: dict[str, object] = {"players": 5, "options": {"rounds": 10}, "seats": seats, "start": True}
    table = await open_table(ground, UNDOING, wish)
    if table is None:
        return missed()
    toll, until = Toll(), time.monotonic() + ground.seconds
    async with seated(ground, UNDOING, table.code, table.tokens[0]) as client:
        await play(client, toll, until - ground.seconds / 2, MOVES)
        undo = post(ground, f"{table.path}/undo", {"seat": 0}, bearer(table.tokens[0]))
        left = replace(ground, seconds=until - time.monotonic())
        more, _ = await asyncio.gather(asking(left, undo, address=UNDOING), play(client, toll, until, pause=0.3))
    await ask(ground, table.resign(ground), UNDOING)
    if "200" not in more.answers:
        toll.wrong.append("no move was taken back")
    toll.add(more)
    return toll


async def announcing(ground: Ground) -> Toll:
    """A crowd at a table with the longest options, told of settings and comings that change without end."""
    made = (await ask(ground, long_table(ground), ANNOUNCING)).told
    if "table" not in made:
        return missed()
    code, host = made["table"]["code"], made["host"]
    path, crowd = f"/api/tables/{code}", replace(ground, crowd=min(SOCKETS, 2 * ground.crowd))
    changes = [post(ground, path, {"settings": {"chat": on}}, bearer(host), method="PATCH") for on in (False, True)]
    hellos = itertools.repeat(said({"t": "hello", "table": code, "spectator": True}))
    toll, more = await asyncio.gather(
        asking(ground, *changes, address=ANNOUNCING), chatter(crowd, hellos, ("welcome",), address=ANNOUNCING)
    )
    await ask(ground, request(ground.host, path, bearer(host), method="DELETE"), ANNOUNCING)
    toll.add(more)
    return toll


async def racing_bots(ground: Ground) -> Toll:
    """Scripted seats beside quick bots, which move as fast as their moves are taken."""
    toll, until = Toll(), time.monotonic() + ground.seconds
    seats = [{"kind": "me", "name": "Racer"}, *[{"kind": "bot", "level": "greedy"}] * 4]
    wish = post(ground, "/api/tables", {"game": "vegas", "players": 5, "seats": seats, "start": True})

    async def guest() -> None:
        while time.monotonic() < until:
            answer = await counted(ground, toll, wish, RACING)
            if answer.status != "201":
                await asyncio.sleep(AGAIN)
                continue
            table, going = table_of(answer), True
            try:
                async with seated(ground, RACING, table.code, table.tokens[0]) as client:
                    going = await play(client, toll, until)
            except OSError as error:
                toll.sent += 1
                toll.failed(error)
            if going:
                await ask(ground, table.resign(ground), RACING)

    await asyncio.gather(*[guest() for _ in range(min(ground.crowd, RACERS))])
    return toll


async def ghosts(ground: Ground) -> Toll:
    """Champions beside seats that never connect, for which a short clock plays on."""
    toll, tables = Toll(), []
    seats = [{"kind": "me", "name": "Ghost"}, {"kind": "bot", "level": "champion"}]
    settings = {"clock": {"seconds": SHORTEST, "then": "bot"}}
    for number in range(min(ground.crowd, GHOSTLY)):
        options = {"starter": str(number % 2)}
        wish = {"game": "vegas", "players": 2, "options": options, "seats": seats, "settings": settings, "start": True}
        answer = await counted(ground, toll, post(ground, "/api/tables", wish), GHOSTS)
        if answer.status == "201":
            tables.append(table_of(answer))
    await asyncio.sleep(SHORTEST + ground.seconds)
    moved = 0
    for table in tables:
        moved += (await ask(ground, request(ground.host, table.path), GHOSTS)).told.get("n", 0) - 1
        await ask(ground, table.resign(ground), GHOSTS)
    toll.note = f"{moved} moves at {len(tables)} tables"
    if not moved:
        toll.wrong.append("no clock played for a seat that never connects")
    return toll
