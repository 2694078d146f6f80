"""Every pair of requests to one table at the same moment: afterwards all tables can be loaded and fit together.

A stage is a game that is over, with its rematch about to begin: the one place where two tables change together. Each
pair is asked in both orders, with and without a free seat, a few steps of the event loop apart, as the routes do it.

    python -m bench races [ROUNDS]
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct, field

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from flambeur.engine import FlambeurError
from flambeur.protocol.requests import NewTable, Rename, SeatOf, SeatWish, SitDown, TableChange
from flambeur.protocol.tables import SomeSettings
from flambeur.server.access.caller import Caller
from flambeur.server.http import tables
from flambeur.server.settings import Limits, ServeSettings
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.tables import game_start, seats
from flambeur.server.tables.consistency import findings
from flambeur.server.tables.registry import TableRegistry
from flambeur.server.tables.table import Table

ROUNDS = 200
ANNA, BEN, CLEO = (Caller("here", guest=name) for name in ("anna", "ben", "cleo"))
LIMITS = Limits(tables=1_000_000, tables_a_day=1_000_000, guest_tables_a_day=1_000_000, all_tables=1_000_000)

PATIENCE = 500
"""How often a table and what is stored of it are compared before they differ for good."""


class Stage(Struct):
    """A game that is over, and the table of its rematch."""

    registry: TableRegistry
    old: Table
    fresh: Table


Request = Callable[[Stage], Awaitable[object]]


def _asked(handler: Any, caller: Caller, old: bool = False, **said: object) -> Request:
    """What a route does for a caller at the new table, or at the old one."""

    def request(stage: Stage) -> Awaitable[object]:
        table = stage.old if old else stage.fresh
        answer: Awaitable[object] = handler.fn(code=table.document.code, registry=stage.registry, caller=caller, **said)
        return answer

    return request


async def _play_and_resign(stage: Stage) -> None:
    """Begin, if nobody else has, and give up."""
    with contextlib.suppress(FlambeurError):
        await REQUESTS["start"](stage)
    await _asked(tables.resign, BEN, data=SeatOf(1))(stage)


REQUESTS: dict[str, Request] = {
    "start": _asked(tables.start, ANNA),
    "rematch": _asked(tables.rematch, BEN, old=True),
    "close": _asked(tables.close_table, ANNA),
    "sit": _asked(tables.sit_down, CLEO, seat=1, data=SitDown("Cleo")),
    "leave": _asked(tables.stand_up, BEN, seat=1),
    "kick": _asked(tables.stand_up, ANNA, seat=1),
    "renew": _asked(tables.renew_link, BEN, data=SeatOf(1)),
    "patch": _asked(tables.change_table, ANNA, data=TableChange(SomeSettings(chat=False))),
    "shut": _asked(tables.change_table, ANNA, data=TableChange(SomeSettings(spectators=False))),
    "rename": _asked(tables.rename, ANNA, seat=0, data=Rename("Zed")),
    "namesake": _asked(tables.rename, BEN, seat=1, data=Rename("Zed")),
    "resign": _play_and_resign,
}
PAIRS = [(one, other) for one in REQUESTS for other in REQUESTS]


class Outcome(Struct):
    """What came of many races."""

    rounds: int = 0
    tables: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """How often each request was done, and with which code it was refused."""
    wrong: list[str] = field(default_factory=list)


async def race(folder: Path, rounds: int, pairs: list[tuple[str, str]] = PAIRS) -> Outcome:
    """Run the races on a registry of their own, then read every table again."""
    outcome, chosen = Outcome(), random.Random(rounds)
    registry = await _open(folder)
    try:
        for one, other in pairs:
            for number in range(rounds):
                stage = await _stage(registry, free=number % 2 == 1)
                answers = await asyncio.gather(
                    *[_ask(stage, name, chosen.randrange(4)) for name in (one, other)], return_exceptions=True
                )
                outcome.rounds += 1
                for name, answer in zip((one, other), answers, strict=True):
                    outcome.answers[f"{name}: {answer}"] += 1
                    if isinstance(answer, BaseException):
                        outcome.wrong.append(f"{one} and {other}: {answer!r}")
                if answers == ["done", "done"]:
                    outcome.wrong += _both_done({one, other}, stage.fresh)
                outcome.wrong += [f"{one} and {other}: {what}" for what in await _in_memory(stage)]
    finally:
        await registry.close()
    registry = await _open(folder)
    try:
        codes = await registry.storage.every()
        outcome.tables = len(codes)
        for code in codes:
            try:
                await registry.find(code)
            except FlambeurError as error:
                outcome.wrong.append(f"{code} cannot be loaded: {error}")
        outcome.wrong += [f"{found.code}: {found.reason}" async for found in findings(registry.storage)]
    finally:
        await registry.close()
    return outcome


async def _open(folder: Path) -> TableRegistry:
    settings = ServeSettings(database=f"sqlite:///{folder / 'races.db'}", limits=LIMITS)
    storage = SqliteStorage(settings.database)
    storage.prepare()
    registry = TableRegistry(settings, storage)
    await registry.open()
    return registry


async def _stage(registry: TableRegistry, free: bool) -> Stage:
    wish = NewTable("vegas", 2, seats=[SeatWish("me", "Anna")])
    old, _, _ = await game_start.open_table(registry, wish, ANNA)
    await seats.sit(old, 1, "Ben", "", BEN)
    await game_start.start(old, ANNA)
    for seat, who in enumerate((ANNA, BEN)):
        await seats.abandon(old, seat, True, who)
    fresh, _, _ = await game_start.rematch(registry, old, ANNA)
    if free:
        await seats.stand_up(fresh, 1, BEN)
    return Stage(registry, old, fresh)


async def _ask(stage: Stage, name: str, steps: int) -> str:
    """The code with which a request is refused, or that it is done."""
    for _ in range(steps):
        await asyncio.sleep(0)
    try:
        await REQUESTS[name](stage)
    except FlambeurError as error:
        return error.code
    return "done"


def _both_done(asked: set[str], table: Table) -> list[str]:
    """What cannot be, or must be, when both were told yes."""
    settings = table.document.settings
    if asked == {"close", "sit"}:
        return ["a table was closed while a player sat down at it, and both requests succeeded"]
    if asked == {"rename", "namesake"}:
        return ["two at a table have the same name"]
    if asked == {"patch", "shut"} and (settings.chat or settings.spectators):
        return ["one of two changes is lost, and both were told yes"]
    return []


async def _in_memory(stage: Stage) -> list[str]:
    """Where the live table and what is stored of it differ, once what still goes on has been written."""
    wrong = await _differences(stage)
    for _ in range(PATIENCE):  # the ending of a game follows when it can
        if not wrong:
            break
        await asyncio.sleep(0.01)
        wrong = await _differences(stage)
    return wrong


async def _differences(stage: Stage) -> list[str]:
    table, storage = stage.fresh, stage.registry.storage
    kept = await storage.load(table.document.code)
    if table.closed or kept is None:
        return [] if table.closed and kept is None else ["it is closed for some and open for others"]
    before = table.play.n
    rows = await storage.journal(table.document.code)
    wrong = [] if (kept.document, kept.version) == (table.document, table.version) else ["two documents"]
    return wrong + (
        [] if before <= len(rows) <= table.play.n + table.play.busy else ["the journal is not where the table is"]
    )


def run(check: bool, words: list[str]) -> int:
    rounds = int(words[0]) if words else ROUNDS
    began = time.perf_counter()
    with TemporaryDirectory() as folder:
        outcome = asyncio.run(race(Path(folder), rounds))
    for answer, times in sorted(outcome.answers.items()):
        print(f"{times:8,}  {answer}")
    seconds = time.perf_counter() - began
    print(
        f"{outcome.rounds:,} races of {len(PAIRS)} pairs in {seconds:.0f} s; {outcome.tables:,} tables loaded again, "
        f"{len(outcome.wrong)} things wrong"
    )
    for what in outcome.wrong[:20]:
        print(f"  {what}")
    return int(bool(outcome.wrong))
