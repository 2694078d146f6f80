"""What must be refused, or answered in one way: asked once, and every other answer is wrong."""

from __future__ import annotations

import asyncio
import re

import msgspec

from bench.attacks.exchange import ESCAPING, LOOKALIKES, ODD, SITTING, Client, bearer, missed, open_table, post, seated
from bench.wire import Ground, Toll, ask, frame, handshake, request, upgraded, wired

ME, BOT, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}, {"kind": "open"}
RACES = 25
"""How often closing a table and sitting down at it meet, at most."""
APART = 0.004
"""Seconds by which the one comes later than the other, at most."""
ALIKE = {
    "Anna": (
        "Anna\ufe0f",
        "A\U000e0101nna",
        "\ua4ee\ua4e0\ua4e0\ua4ee",
        "A\u2c9a\u2c9aA",
        "\u0410nn\u0430",
        "A\u200dnna",
    ),
    "Fred": ("\U0001d213red", "Fre\u200dd"),
    "Lea": ("\U0001d22aea", "Lea\U0001d173"),
    "Ben": ("\ua4d0en", "Be\U0001d159n", "Ben\u180f"),
    "Otto": ("\u2c9etto", "0tto"),
    "Tom": ("\U000118dcom", "T\u043em"),
}
"""Names, and how others would write them: variation selectors, musical signs, Lisu, Coptic, Cyrillic and joiners."""


async def oddities(ground: Ground) -> Toll:
    """Nested JSON, doubled headers, NUL in ids: each must get an answer of its own."""
    toll = Toll()
    host = ground.host
    deep, deeper = b"[" * 4000, b'{"game":"vegas","options":{"x":' + b"[" * 30_000
    upgrade = ("Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk")
    asset = await first_asset(ground, ODD)
    requests = {
        "nested": (request(host, "/api/tables", method="POST", body=deeper), "400"),
        "two hosts": (request(host, "/api/tables", f"Host: {host}"), "400"),
        "two cookies": (request(host, "/api/me", "Cookie: a=1", "Cookie: b=2"), "400"),
        "two origins": (
            request(host, "/api/tables", "Origin: http://a", "Origin: http://b", method="POST", body=b"{}"),
            "400",
        ),
        "NUL in a game": (request(host, "/api/games/%00"), "404"),
        "a long code": (request(host, f"/api/tables/{'9' * 9000}"), "400"),
        "h2c": (request(host, "/api/games", *upgrade), "200"),
        "HEAD of the page": (head(host, "/"), "200"),
        "HEAD of an asset": (head(host, asset or "/"), "200"),
        "HEAD of no asset": (head(host, "/assets/none.js"), "404"),
        "a socket from another port": (handshake(host, "Origin: http://127.0.0.1:1"), "403"),
        "a socket with two hosts": (handshake(host, f"Host: {host}"), "400"),
        "a socket with two origins": (handshake(host, "Origin: http://a", "Origin: http://b"), "400"),
        "a socket with two cookies": (handshake(host, "Cookie: a=1", "Cookie: b=2"), "400"),
    }
    messages = {
        "a nested message": (deep, "malformed"),
        "a nested id": (b'{"t":"ping","id":' + deep, "malformed"),
        "NUL in a code": (b'{"t":"hello","table":"\\u0000\\u0000\\u0000"}', "unknown-table"),
        "NUL in an id": (b'{"t":"move","id":"a\\u0000b","n":0,"move":"place 1"}', "malformed"),
    }
    for what, (wanted, expected) in requests.items():
        async with wired(ground, ODD) as wire:
            await wire.push(wanted)
            toll.expect(what, await wire.status(), expected)
    for what, (message, expected) in messages.items():
        answer = ""
        async with upgraded(ground, ODD) as wire:
            await wire.push(frame(message))
            async for opcode, payload in wire.frames():
                answer = msgspec.json.decode(payload)["code"] if opcode == 1 else ""
                break
        toll.expect(what, answer, expected)
    return toll


def head(host: str, path: str) -> bytes:
    return f"HEAD {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()


async def first_asset(ground: Ground, guest: int) -> str:
    """A script of the page; empty where the page is not built."""
    page = await ask(ground, request(ground.host, "/"), guest)
    found = re.search(rb'"(/assets/[^"]+\.js)"', page.body)
    return found[1].decode() if found else ""


async def lookalikes(ground: Ground) -> Toll:
    """Sit down under names that look like those of others at the table."""
    toll = Toll()
    seats = [*({"kind": "me", "name": name} for name in ALIKE), OPEN]
    wish = {"players": len(seats), "options": {"box": "boulevard"}, "seats": seats}
    table = await open_table(ground, LOOKALIKES, wish)
    if table is None:
        return missed()
    path = f"{table.path}/seats/{len(ALIKE)}"
    for alike in ALIKE.values():
        for name in alike:
            answer = await ask(ground, post(ground, path, {"name": name}), LOOKALIKES)
            toll.expect(f"to sit down as {name!a}", answer.code, "name-taken")
    answer = await ask(ground, post(ground, path, {"name": "Clara"}), LOOKALIKES)
    toll.expect("to sit down under a name of one's own", answer.code, "201")
    await ask(ground, request(ground.host, table.path, bearer(table.host), method="DELETE"), LOOKALIKES)
    return toll


async def escaping(ground: Ground) -> Toll:
    """Leave a rated game against a bot without a result: alone, and with a second cookie of one's own."""
    toll = Toll()
    alone = {"seats": [ME, BOT], "start": True}
    both = {"players": 3, "seats": [ME, OPEN, BOT]}
    for what, wish in (("alone", alone), ("with a second cookie", both)):
        table = await open_table(ground, ESCAPING, wish | {"options": {"rounds": 1}, "settings": {"rated": True}})
        if table is None:
            return missed()
        holders = {0: table.cookie}
        if wish is both:
            sat = await ask(ground, post(ground, f"{table.path}/seats/1", {"name": "Again"}), ESCAPING)
            holders[1] = sat.cookie
            start = post(ground, f"{table.path}/start", {}, f"Cookie: {table.cookie}")
            toll.expect(f"to begin {what}", (await ask(ground, start, ESCAPING)).code, "200")
        for seat, cookie in holders.items():
            leave = post(ground, f"{table.path}/abandon", {"seat": seat}, f"Cookie: {cookie}")
            toll.expect(f"to abandon {what}", (await ask(ground, leave, ESCAPING)).code, "rated-alone")
        now = (await ask(ground, request(ground.host, table.path), ESCAPING)).told
        toll.expect(f"the game {what}", str(now.get("state", "")), "playing")
        for seat, cookie in holders.items():
            await ask(ground, post(ground, f"{table.path}/resign", {"seat": seat}, f"Cookie: {cookie}"), ESCAPING)
    return toll


async def sitting(ground: Ground) -> Toll:
    """Close a table while another sits down: when both succeed, the guest is told of the seat and then of the end."""
    toll, both, rounds = Toll(), 0, min(RACES, ground.crowd)
    for number in range(rounds):
        table = await open_table(ground, SITTING, {"seats": [ME, OPEN]})
        if table is None:
            return missed()
        close = request(ground.host, table.path, bearer(table.host), method="DELETE")
        sit = post(ground, f"{table.path}/seats/1", {"name": "Ben"})
        async with seated(ground, SITTING, table.code) as guest:
            await guest.until("welcome")
            sits = asyncio.ensure_future(ask(ground, sit, SITTING))
            await asyncio.sleep(APART * number / rounds)
            closed, sat = await asyncio.gather(ask(ground, close, SITTING), sits)
            toll.expect("to close", closed.code, "204", "changed")
            toll.expect("to sit down", sat.code, "201", "changed", "table-closed", "unknown-table")
            if closed.status == "204":
                both += sat.status == "201"
                toll.expect("the guest at a closed table", await last_heard(guest), "closed")
                after = await ask(ground, request(ground.host, table.path), SITTING)
                toll.expect("the closed table", after.code, "unknown-table", "table-closed")
            else:
                await ask(ground, close, SITTING)
    toll.note = f"{both} tables were closed after a guest had sat down"
    return toll


async def last_heard(guest: Client) -> str:
    """`closed` if that is the last thing a guest hears of a table, or what came instead."""
    told = (await guest.until("closed"))["t"]
    await guest.say({"t": "ping", "id": "p"})
    while told == "closed" and (after := await guest.until("pong", "table", "update", "snapshot"))["t"] != "pong":
        told = f"{after['t']} after closed"
    return str(told) if told != "nothing" else ""
