"""Faults of the machine, at servers and files of the attack's own: frozen, damaged, of two names, out of memory."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec.structs import replace

from bench.attacks.checks import first_asset, head
from bench.attacks.exchange import (
    BESIDE,
    LINKS,
    MEMORY,
    Client,
    Table,
    missed,
    open_table,
    post,
    seated,
)
from bench.attacks.requests import drawn_out
from bench.memory import children
from bench.soak_server import Process
from bench.wire import Ground, Toll, ask, handshake, request, wired
from flambeur.server.settings import ServeSettings

FROZEN = 6.0
"""Seconds for which a server is stopped: longer than the clock of its players."""
CLOCK = {"seconds": 5, "then": "resign"}
LITTLE = 1024 * 1024
"""Bytes that a worker may have for a record, when there is to be too little for it."""
SECONDS = 60.0
"""How long a command may take."""

INNER = (2, 5)
"""How a page of SQLite begins that only leads to others; the last of them stands at its ninth byte."""


@contextmanager
def own_server(ground: Ground) -> Iterator[tuple[Process, Ground]]:
    """A server that the attack has started and may stop."""
    with TemporaryDirectory() as folder:
        process = Process(ServeSettings(port=0, database=f"sqlite:///{folder}/own.db"))
        try:
            yield process, replace(ground, url=process.start().url)
        finally:
            process.kill()


async def freezing(ground: Ground) -> Toll:
    """Stop a server for longer than its players' clocks while their moves are in its sockets: nobody loses on time."""
    toll = Toll()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    wish: dict[str, object] = {"seats": seats, "settings": {"clock": CLOCK}, "start": True}
    with own_server(ground) as (process, own):
        async with AsyncExitStack() as stack:
            players: list[tuple[Table, Client]] = []
            for _ in range(min(6, ground.crowd)):
                table = await open_table(own, BESIDE, wish)
                if table is None:
                    return missed()
                client = await stack.enter_async_context(seated(own, BESIDE, table.code, *table.tokens.values()))
                players.append((table, client))
            asked = [await first_choice(client) for _, client in players]
            process.process.send_signal(signal.SIGSTOP)
            try:
                for (_, client), message in zip(players, asked, strict=True):
                    await client.say({"t": "move", "id": "mine", **message})
                await asyncio.sleep(FROZEN)
            finally:
                process.process.send_signal(signal.SIGCONT)
            for table, client in players:
                toll.expect("a move in the socket", (await client.until("accepted", "error", "over"))["t"], "accepted")
                now = (await ask(own, request(own.host, table.path), BESIDE)).told
                toll.expect("a game", str(now.get("state", "")), "playing")
    toll.note = f"frozen for {FROZEN:.0f} s with clocks of {CLOCK['seconds']}"
    return toll


async def first_choice(client: Client) -> dict[str, object]:
    """A move that a table's first seat to choose can make."""
    while not (message := await client.until("snapshot", "update")).get("moves"):
        if message["t"] in ("ended", "nothing"):
            raise ConnectionError("the table has not begun")
    return {"seat": message["seat"], "n": message["n"], "move": message["moves"][0]["id"]}


async def filling_memory(ground: Ground) -> Toll:
    """A record that takes more memory than its job may have: it ends alone, and others are served before and after.

    No record that is taken needs a gigabyte, so the worker's limit is lowered to less than it has.
    """
    import resource  # not on every system, and only storms on Linux are looked at

    toll = Toll()
    with own_server(ground) as (process, own):
        heavy = request(own.host, "/api/draws", method="POST", body=drawn_out(24))
        check = post(own, "/api/games/vegas/check", {"players": 4, "options": {"box": "boulevard"}})
        toll.expect("a job before", (await ask(own, check, BESIDE)).code, "200")
        for pid in children(process.process.pid):
            resource.prlimit(pid, resource.RLIMIT_DATA, (LITTLE, LITTLE))
        toll.expect("the record", (await ask(own, heavy, MEMORY)).code, "too-much")
        toll.expect("a job of another guest", (await ask(own, check, BESIDE)).code, "200")
        toll.expect("a page for another guest", (await ask(own, request(own.host, "/api/games"), BESIDE)).code, "200")
        toll.expect("the record in a worker with its usual limit", (await ask(own, heavy, MEMORY)).code, "200")
        toll.expect("the server", "up" if process.process.poll() is None else "ended", "up")
    return toll


async def damaging(ground: Ground) -> Toll:
    """Damage a copy of the database: `flambeur db check` says where, and saves every table whose journal is whole."""
    toll = Toll()
    with TemporaryDirectory() as folder:
        copy, saved = Path(folder) / "copy.db", Path(folder) / "saved.db"
        _, status = await command("flambeur", "db", "backup", str(copy), "--database", f"sqlite:///{ground.database}")
        toll.expect("db backup", status, "0")
        before = journals(copy)
        page = damage_journal(copy)
        url = f"sqlite:///{copy}"
        said, status = await command("flambeur", "db", "check", "--database", url, "--save", str(saved))
        toll.expect("db check of a damaged file", status, "1")
        toll.expect("where it is damaged", "told" if re.search(rf"\b{page}\b", said) else "not told", "told")
        after = journals(saved) if saved.exists() else {}
        lost = {code for code in before if code not in after}
        untold = [code for code in lost if code not in said]
        toll.expect("what is lost", "not told" if untold else "told", "told")
        torn = [code for code, rows in after.items() if rows != before.get(code)]
        toll.expect("what is saved", f"{len(torn)} torn" if torn else "whole", "whole")
        _, status = await command("flambeur", "db", "check", "--database", f"sqlite:///{saved}")
        toll.expect("db check of what is saved", status, "0")
    toll.note = f"page {page} damaged, {len(after)} of {len(before)} tables saved"
    return toll


def journals(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every table of a database with its moves."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        found: dict[str, list[tuple[object, ...]]] = {
            code: [] for (code,) in connection.execute("SELECT code FROM tables")
        }
        for row in connection.execute("SELECT * FROM journal ORDER BY code, number, seat"):
            found.setdefault(row[0], []).append(row)
    return found


def damage_journal(file: Path) -> int:
    """Overwrite one page of the journal, the last one below its first where there are several; which page it was."""
    with closing(sqlite3.connect(file)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'journal'").fetchone()
    with file.open("r+b") as pages:
        pages.seek((page - 1) * size)
        start = pages.read(12)
        if start[0] in INNER:
            page = int.from_bytes(start[8:12], "big")
        pages.seek((page - 1) * size)
        pages.write(b"\xff" * size)
    return int(page)


async def links(ground: Ground) -> Toll:
    """Names that lead around a refusal: of the database, of the server, of another protocol, of what is kept."""
    toll, host = Toll(), ground.host
    with TemporaryDirectory(dir=Path(ground.database).parent) as folder:
        names = Path(folder) / "symlink.db", Path(folder) / "hard.db"
        names[0].symlink_to(ground.database)
        os.link(ground.database, names[1])
        settings = [msgspec.json.encode(ServeSettings(port=0, database=f"sqlite:///{name}")).decode() for name in names]
        started = await asyncio.gather(*[command("flambeur.server", one, stop=True) for one in settings])
    for name, (_, status) in zip(names, started, strict=True):
        toll.expect(f"a second server at a {name.stem}", status, "1")
    asset = await first_asset(ground, LINKS)
    if asset:
        answer = await ask(ground, request(host, asset), LINKS)
        kept, given = b"immutable" in answer.head, bool(answer.cookie)
        toll.expect("a cookie beside what is kept for ever", f"{kept} {given}", "True False")
        toll.expect("HEAD of an asset", (await ask(ground, head(host, asset), LINKS)).status, "200")
    else:
        toll.note = "the page is not built"
    for what, wanted, expected in (
        ("a socket from another port", handshake(host, f"Origin: http://{host.partition(':')[0]}:1"), "403"),
        ("h2c", request(host, "/api/games", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c"), "200"),
    ):
        async with wired(ground, LINKS) as wire:
            await wire.push(wanted)
            toll.expect(what, await wire.status(), expected)
    return toll


async def command(module: str, *words: str, stop: bool = False) -> tuple[str, str]:
    """What a command says, and its exit code; `up` for one that goes on, which is stopped."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, *words, stdout=pipe, stderr=pipe)
    try:
        if stop and process.stdout is not None:
            async with asyncio.timeout(SECONDS):
                if await process.stdout.readline():
                    return "", "up"
        out, problem = await asyncio.wait_for(process.communicate(), SECONDS)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return (out + problem).decode(), str(process.returncode)
