"""What bad guests do to a server, one attack a function; `python -m bench storm` runs them all.

Each attack is bounded in time and in count, comes from loopback addresses other than the players', and counts how
everything that it sent was answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import re
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from bench.wire import Ground, Toll, Wire, frame, handshake, request, said, upgraded, wired
from flambeur.engine import Match, Seeded, family, write_record
from flambeur.server.http.connection import IN_LINE

Attack = Callable[[Ground], Coroutine[Any, Any, Toll]]
PACE = 0.01
"""Between two bursts of an attack by number: a hundred bursts a second on every connection."""
CLOSE, PING = 8, 9
ODD, STRANGE, CROWDING, IDLE, BUSY = range(200, 205)
"""Guests whom no other attack has made the server tired of."""
BOT = {"kind": "bot", "level": "random"}
AGAIN = 0.1
"""How long a guest who was thrown out waits before coming back."""


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
    toll = Toll()
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
    """Requests whose heads do not end."""
    toll = Toll()
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
                    toll.answered(await wire.status() or "")
            except OSError:
                toll.answered("closed")
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*[guest(number) for number in range(min(ground.crowd, 4))])
    toll.answers.pop("", None)
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
                status = await wire.status(ground.seconds)
                if status:
                    toll.answered(status)
        except OSError:
            toll.answered("closed")

    await asyncio.gather(*[half(number) for number in range(ground.crowd * 25)])
    return toll


async def pipelines(ground: Ground) -> Toll:
    """Thousands of requests on one line, and no answer read until the end; the line must be cut."""
    toll = Toll()
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


async def chats(ground: Ground) -> Toll:
    """Chat lines from many sockets at the attacker's own table."""
    lines = (said({"t": "chat", "seat": 0, "text": f"line {number}"}) for number in itertools.count())
    return await chatter(ground, lines, ("chat",), [ground.tokens[0]])


async def lobby(ground: Ground) -> Toll:
    """The list of public tables, asked for without end."""
    return await chatter(ground, itertools.repeat(said({"t": "lobby"})), ("lobby",))


async def guesses(ground: Ground) -> Toll:
    """Table codes tried out with hello."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    codes = iter(lambda: "".join(random.choices(letters, k=6)), "")
    return await chatter(ground, (said({"t": "hello", "table": code}) for code in codes), ("welcome",))


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


async def listing(ground: Ground) -> Toll:
    """The list of public tables over REST."""
    return await asking(ground, request(ground.host, "/api/tables"))


async def verifying(ground: Ground) -> Toll:
    """Records to verify, one after the other from many lines."""
    body = msgspec.json.encode({"record": ground.record})
    return await asking(ground, request(ground.host, "/api/verify", method="POST", body=body))


async def drawing(ground: Ground) -> Toll:
    """Records whose draws are to be told, one after the other from many lines."""
    body = msgspec.json.encode({"record": ground.record})
    return await asking(ground, request(ground.host, "/api/draws", method="POST", body=body))


async def fitting(ground: Ground) -> Toll:
    """Wishes with so much wrong about them that there is much to say."""
    modules = ["neutral", "notes", "big", "kickers", "rainbow", "slot", "bonus", "action", "teams"]
    wish = {"players": 8, "options": {"box": "classic", "with": modules, "mode": "secret"}, "keep": "with"}
    body = msgspec.json.encode(wish)
    return await asking(ground, request(ground.host, "/api/games/vegas/fit?lang=en", method="POST", body=body))


async def checking(ground: Ground) -> Toll:
    """Choices to be checked, nothing special about them."""
    body = msgspec.json.encode({"players": 4, "options": {"box": "boulevard", "with": ["notes", "big", "kickers"]}})
    return await asking(ground, request(ground.host, "/api/games/vegas/check", method="POST", body=body))


async def piling(ground: Ground) -> Toll:
    """Choices to be checked with a pile of thousands of kinds of notes."""
    pile = {str(10 * value): 1 for value in range(1, 2_500)}
    body = msgspec.json.encode({"players": 4, "options": {"pile": pile}})
    return await asking(ground, request(ground.host, "/api/games/vegas/check", method="POST", body=body))


async def long_records(ground: Ground) -> Toll:
    """Records of long games at which each draw is one of many, to be drawn from."""
    return await asking(ground, request(ground.host, "/api/draws", method="POST", body=drawn_out(4_000)))


async def longest_records(ground: Ground) -> Toll:
    """Records of the longest games that are taken, to be drawn from."""
    return await asking(ground, request(ground.host, "/api/draws", method="POST", body=drawn_out(24)))


def drawn_out(kinds: int) -> bytes:
    """A request with the record of a long game whose pile has so many kinds of notes."""
    played = ",".join(f"{10 * value}:100" for value in range(1, 25))
    options = {"box": "boulevard", "with": "action,rainbow", "pile": played, "rounds": 10, "minimum": 500}
    match = Match(family("vegas").game(5, options), Seeded(1))
    while waiting := match.waiting:
        match.play_together({seat: match.legal_moves(seat)[0] for seat in waiting})
    text = write_record(replace(match.record(), end=""))
    told = ",".join(f"{10 * value}:100" for value in range(1, kinds + 1))
    return msgspec.json.encode({"record": text.partition("seal: ")[0].replace(played, told)})


async def advising(ground: Ground) -> Toll:
    """Advice for the attacker's own seat, asked for without end."""
    path = f"/api/tables/{ground.code}/seats/0/advice"
    return await asking(ground, request(ground.host, path, f"Authorization: Bearer {ground.tokens[0]}"))


async def knowing(ground: Ground) -> Toll:
    """What the attacker's own seat knows, asked for without end."""
    questions = itertools.repeat(said({"t": "knowledge", "id": "k", "seat": 0}))
    return await chatter(ground, questions, ("knowledge",), [ground.tokens[0]])


async def replaying(ground: Ground) -> Toll:
    """A finished game, replayed from many lines."""
    return await asking(ground, request(ground.host, f"/api/tables/{ground.over}/replay?lang=en"))


async def reviewing(ground: Ground) -> Toll:
    """A finished game, reviewed for many lines."""
    return await asking(ground, request(ground.host, f"/api/tables/{ground.over}/review?lang=en"))


async def exporting(ground: Ground) -> Toll:
    """All that is kept about a guest with a few games, asked for without end."""
    wish = {"game": "vegas", "players": 2, "options": {"rounds": 10}, "seats": [BOT, BOT], "start": True}
    body = msgspec.json.encode(wish)
    cookie = ""
    for _ in range(4):
        async with wired(ground) as wire:
            given = [f"Cookie: {cookie}"] if cookie else []
            await wire.push(request(ground.host, "/api/tables", *given, "Connection: close", method="POST", body=body))
            answer = await wire.rest()
        found = re.search(rb"set-cookie: ([^;]+);", answer)
        cookie = found[1].decode() if found else cookie
    return await asking(ground, request(ground.host, "/api/me/export", f"Cookie: {cookie}"))


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
                    toll.answered("cut", IN_LINE - len(answers))
            except OSError as error:
                toll.failed(error, IN_LINE)
            await asyncio.sleep(PACE)

    await asyncio.gather(*[guest(number) for number in range(ground.crowd)])
    return toll


async def oddities(ground: Ground) -> Toll:
    """Nested JSON, doubled headers, NUL in ids: each must get an answer of its own."""
    toll = Toll()
    host = ground.host
    deep, deeper = b"[" * 4000, b'{"game":"vegas","options":{"x":' + b"[" * 30_000
    requests = [
        request(host, "/api/tables", method="POST", body=deeper),
        request(host, "/api/tables", f"Host: {host}"),
        request(host, "/api/me", "Cookie: a=1", "Cookie: b=2"),
        request(host, "/api/tables", "Origin: http://a", "Origin: http://b", method="POST", body=b"{}"),
        request(host, "/api/games/%00"),
        request(host, f"/api/tables/{'9' * 9000}"),
        request(host, "/api/games", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"),
        request(host, "/", method="HEAD"),
        handshake(host, "Origin: http://127.0.0.1:1"),
        handshake(host, f"Host: {host}"),
        handshake(host, "Origin: http://a", "Origin: http://b"),
        handshake(host, "Cookie: a=1", "Cookie: b=2"),
    ]
    messages = [
        deep,
        b'{"t":"ping","id":' + deep,
        b'{"t":"hello","table":"\\u0000\\u0000\\u0000"}',
        b'{"t":"move","id":"a\\u0000b","n":0,"move":"place 1"}',
    ]
    for wanted in requests:
        toll.sent += 1
        async with wired(ground, ODD) as wire:
            await wire.push(wanted)
            toll.answered(await wire.status())
    for message in messages:
        toll.sent += 1
        async with upgraded(ground, ODD) as wire:
            await wire.push(frame(message))
            async for opcode, payload in wire.frames():
                toll.answered(msgspec.json.decode(payload)["code"] if opcode == 1 else "closed")
                break
    for bad in ("", "closed", "500", "internal"):
        toll.answers.pop(bad, None)
    return toll


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        pings, crumbs, shouting, heads, halves, pipelines, chats, lobby, guesses, knowing, listing, verifying, drawing,
        replaying, reviewing, fitting, checking, piling, long_records, longest_records, exporting, advising,
        opening, champions, filling, crowding, greeting, strangers, oddities,
    )
}  # fmt: skip


if __name__ == "__main__":
    where = msgspec.json.decode(sys.argv[2], type=Ground)
    print(msgspec.json.encode(asyncio.run(ATTACKS[sys.argv[1]](where))).decode())
