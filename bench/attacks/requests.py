"""Requests that make the server work, asked without end."""

from __future__ import annotations

import itertools

import msgspec
from msgspec.structs import replace

from bench.attacks.exchange import asking, chatter
from bench.wire import Ground, Toll, ask, request, said
from flambeur.engine import Match, Seeded, family, write_record

BOT = {"kind": "bot", "level": "random"}


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


async def replaying(ground: Ground) -> Toll:
    """A finished game, replayed from many lines."""
    return await asking(ground, request(ground.host, f"/api/tables/{ground.over}/replay?lang=en"))


async def reviewing(ground: Ground) -> Toll:
    """A finished game, reviewed for many lines."""
    return await asking(ground, request(ground.host, f"/api/tables/{ground.over}/review?lang=en"))


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
    return await chatter(ground, questions, ("knowledge",), (ground.tokens[0],))


async def exporting(ground: Ground) -> Toll:
    """All that is kept about a guest with a few games, asked for without end."""
    wish = {"game": "vegas", "players": 2, "options": {"rounds": 10}, "seats": [BOT, BOT], "start": True}
    body = msgspec.json.encode(wish)
    cookie = ""
    for _ in range(4):
        given = [f"Cookie: {cookie}"] if cookie else []
        answer = await ask(ground, request(ground.host, "/api/tables", *given, method="POST", body=body))
        cookie = answer.cookie or cookie
    return await asking(ground, request(ground.host, "/api/me/export", f"Cookie: {cookie}"))
