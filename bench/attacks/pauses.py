"""Whether the pauses of bots tell what they hold: their declines with and without a playable card, by rank sums."""

from __future__ import annotations

import asyncio
import math
import time

from msgspec import Struct

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from bench.attacks.exchange import PAUSING, Client, Table, bearer, open_table, seated
from bench.wire import Ground, Toll, ask, request
from flambeur.engine.record import read_record, replay

TABLES = 12
"""Champions at more of them spend the time on thinking, and decline less often."""
FEWEST = 8
"""Pauses of either kind below which nothing can be said about them."""
TOLD = 4.0
"""Standard deviations from what chance gives: by chance alone one run in sixteen thousand is so far off."""
DECLINE = "done"
BOT = 1


async def pausing(ground: Ground) -> Toll:
    """Champions with action cards: how long they take to decline must not tell whether they could have played one."""
    seats = [{"kind": "me", "name": "Watch"}, {"kind": "bot", "level": "champion"}]
    options = {"box": "boulevard", "with": ["action"], "starter": str(BOT)}
    wish: dict[str, object] = {"options": options, "seats": seats, "start": True}
    until = time.monotonic() + ground.seconds

    toll, found = Toll(), list[Pause]()

    async def watched() -> None:
        table = await open_table(ground, PAUSING, wish)
        toll.expect("a table", "opened" if table else "refused", "opened")
        if table is None:
            return
        async with seated(ground, PAUSING, table.code, table.tokens[0]) as client:
            heard = await moments(client, until)
        await ask(ground, table.resign(ground), PAUSING)
        found.extend(await pauses(ground, table, heard))

    await asyncio.gather(*[watched() for _ in range(min(TABLES, ground.crowd))])
    able = [pause.seconds for pause in found if pause.able]
    unable = [pause.seconds for pause in found if not pause.able]
    toll.note = f"{len(able)} pauses with a playable card, {len(unable)} without"
    if min(len(able), len(unable)) < FEWEST:
        toll.note += ": too few to compare, give it more --seconds"
    else:
        apart = deviation(able, unable)
        toll.note += f", {apart:+.1f} standard deviations apart"
        if abs(apart) > TOLD:
            toll.wrong.append(f"pauses tell whether a bot has a playable card ({apart:+.1f} standard deviations)")
    return toll


class Pause(Struct):
    """How long a bot took to decline, and whether it could have played a card."""

    seconds: float
    able: bool


async def moments(client: Client, until: float) -> dict[int, float]:
    """When the table came to each of its states, while this player declines or moves at once."""
    heard: dict[int, float] = {}
    while (left := until - time.monotonic()) > 0:
        message = await client.next(left)
        if message["t"] in ("ended", "nothing", "over") or message.get("ending") is not None:
            break
        if message["t"] in ("snapshot", "update"):
            heard[message["n"]] = time.monotonic()
            if moves := [move["id"] for move in message.get("moves", [])]:
                move = DECLINE if DECLINE in moves else moves[0]
                await client.say({"t": "move", "id": f"m{message['n']}", "seat": 0, "n": message["n"], "move": move})
    return heard


async def pauses(ground: Ground, table: Table, heard: dict[int, float]) -> list[Pause]:
    """The pauses before the bot declined, judged by the record of the game that is over now."""
    path = f"{table.path}/record"
    answer = await ask(ground, request(ground.host, path, bearer(table.tokens[0])), PAUSING)
    if answer.status != "200":
        return []
    record = read_record(answer.body.decode())
    game, number, before = record.rules_game(), 1, None
    found: list[Pause] = []
    for moment in replay(record):
        entry = moment.entry
        if before is not None and entry is not None and entry.kind != "chance":
            if entry.seat == BOT and entry.text == DECLINE and {number, number + 1} <= heard.keys():
                able = len(game.legal_moves(before, BOT)) > 1
                found.append(Pause(heard[number + 1] - heard[number], able))
            number += 1
        before = moment.state
    return found


def deviation(some: list[float], others: list[float]) -> float:
    """By how many standard deviations the ranks of some numbers are higher than by chance (Mann and Whitney)."""
    above = sum((one > other) + (one == other) / 2 for one in some for other in others)
    pairs = len(some) * len(others)
    return (above - pairs / 2) / math.sqrt(pairs * (len(some) + len(others) + 1) / 12)
