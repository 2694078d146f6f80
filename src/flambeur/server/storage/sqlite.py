"""Storage on one SQLite file: documents through SQLAlchemy, the journal through its own writer."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Iterable
from typing import Any

import msgspec
from sqlalchemy import event, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from flambeur.server.storage import (
    Aside,
    ChatLine,
    Kept,
    News,
    Row,
    Snapshot,
    StorageBusy,
    StorageFailed,
    Unreadable,
    Written,
)
from flambeur.server.storage.copying import EPOCH
from flambeur.server.storage.file import DatabaseFile
from flambeur.server.storage.journal import JournalWriter, KeyTaken, Statement
from flambeur.server.storage.schema import aside, chats, claims, guests, journal, meta, snapshots, tables
from flambeur.server.storage.statements import (
    ADD,
    CHECK,
    CLAIM,
    CUT,
    DISCARD,
    FORGET_GAMES,
    FORGET_GUESTS,
    FORGET_MANY_CHATS,
    FORGET_OLD_CHATS,
    FORGET_UNUSED,
    KEEP_GUEST,
    KEEP_SECRET,
    KEEP_SNAPSHOT,
    PUT_ASIDE,
    PUT_BACK,
    RELEASE,
    REMOVE,
    REMOVE_REST,
    SAVE,
    SAY,
)
from flambeur.server.tables.documents import TableDocument, now

READERS, IN_LINE = 2, 500
"""Connections that read, and how many may wait for one; it is better to say no than to let the pool run out of time."""
log = logging.getLogger("flambeur.storage")


class SqliteStorage:
    """One file that holds everything; made, and brought up to date, when it is opened."""

    def __init__(self, url: str) -> None:
        self._file = DatabaseFile(url)
        self.path = self._file.path
        self._engine: AsyncEngine
        self._writer: JournalWriter
        self._readers: asyncio.Semaphore
        self._reading = 0
        self._followers: dict[str, set[asyncio.Event]] = {}

    def prepare(self) -> None:
        """Take the file for this process, and make it or bring it up to date; raises `BadDatabase`."""
        self._file.prepare()

    async def open(self) -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{self.path}", pool_size=READERS, max_overflow=0)
        self._readers = asyncio.Semaphore(READERS)
        event.listen(self._engine.sync_engine, "connect", _durable)
        self._writer = JournalWriter(self.path, self._tell_followers)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()
        self._file.let_go()

    async def check(self) -> None:
        await self._writer.run([(CHECK, (now(),))])

    async def epoch(self) -> bytes:
        found = await self._read(select(meta.c.value).where(meta.c.name == EPOCH))
        return bytes(found[0].value) if found else b""

    # -- documents

    async def secret(self) -> bytes:
        await self._writer.run([KEEP_SECRET.of(name="secret", value=secrets.token_bytes(32))])
        found = await self._read(select(meta.c.value).where(meta.c.name == "secret"))
        return bytes(found[0].value)

    async def add(self, document: TableDocument) -> bool:
        try:
            await self._writer.run([ADD.of(**_columns(document)), *_holders(document)])
        except KeyTaken:
            return False
        return True

    async def save(self, document: TableDocument, version: int) -> int | None:
        saved = SAVE.of(key=document.code, seen=version, **_columns(document))
        rows = await self._writer.run([saved, *_holders(document)], guarded=True)
        self._tell_followers(document.code)
        return int(rows[0][0]) if rows else None

    async def remove(self, code: str, version: int) -> bool:
        rest = [delete_all.of(key=code) for delete_all in REMOVE_REST]
        gone = await self._writer.run([REMOVE.of(key=code, seen=version), *rest], guarded=True)
        self._tell_followers(code)
        return bool(gone)

    async def load(self, code: str) -> Kept | None:
        rows = await self._read(select(tables.c.document, tables.c.version).where(tables.c.code == code))
        if not rows:
            return None
        try:
            return Kept(msgspec.json.decode(rows[0].document, type=TableDocument), rows[0].version)
        except msgspec.DecodeError as error:
            raise Unreadable(f"its document cannot be read: {error}") from None

    async def public(self, game: str | None, state: str | None, limit: int) -> list[str]:
        found = select(tables.c.code).where(tables.c.public, _not_aside).order_by(tables.c.created.desc()).limit(limit)
        if game is not None:
            found = found.where(tables.c.game == game)
        if state is not None:
            found = found.where(tables.c.state == state)
        return [row.code for row in await self._read(found)]

    async def of_guest(self, guest: str, limit: int) -> list[str]:
        found = select(guests.c.code).where(guests.c.guest == guest).order_by(guests.c.created.desc()).limit(limit)
        return [row.code for row in await self._read(found)]

    async def playing(self) -> list[str]:
        found = select(tables.c.code).where(tables.c.state == "playing", _not_aside)
        return [row.code for row in await self._read(found)]

    async def every(self) -> list[str]:
        return [row.code for row in await self._read(select(tables.c.code).order_by(tables.c.created))]

    # -- what is not needed any more

    async def forget_unused(self, before: int, kept: Iterable[str]) -> None:
        await self._writer.run([each.of(before=before, kept=_list(kept)) for each in FORGET_UNUSED])

    async def forget_games(self, before: int, kept: Iterable[str]) -> None:
        await self._writer.run([each.of(before=before, kept=_list(kept)) for each in FORGET_GAMES])

    async def forget_chats(self, before: int, lines: int) -> None:
        await self._writer.run([FORGET_OLD_CHATS.of(before=before), FORGET_MANY_CHATS.of(lines=lines)])

    # -- tables that cannot be loaded

    async def put_aside(self, aside: Aside) -> None:
        await self._writer.run([PUT_ASIDE.of(**msgspec.structs.asdict(aside))])

    async def put_back(self, code: str) -> None:
        await self._writer.run([PUT_BACK.of(key=code)])

    async def aside(self) -> list[Aside]:
        return [Aside(*row) for row in await self._read(select(aside).order_by(aside.c.code))]

    async def discard(self, code: str) -> None:
        await self._writer.run([DISCARD.of(key=code), *[each.of(key=code) for each in REMOVE_REST]])

    async def cut(self, code: str, number: int) -> None:
        copied, *others = CUT
        await self._writer.run(
            [copied.of(key=code, since=number, at=now()), *[each.of(key=code, since=number) for each in others]]
        )

    # -- moves

    def append(self, row: Row, written: Written) -> None:
        self._writer.append(row, written)

    async def journal(self, code: str, since: int = 0) -> list[Row]:
        found = select(journal).where(journal.c.code == code, journal.c.number >= since)
        rows = await self._read(found.order_by(journal.c.number, journal.c.seat))
        return [Row(*row) for row in rows]

    async def snapshot(self, code: str) -> Snapshot | None:
        rows = await self._read(select(snapshots).where(snapshots.c.code == code))
        return Snapshot(rows[0].number, rows[0].draws, rows[0].position) if rows else None

    async def keep_snapshot(self, code: str, snapshot: Snapshot) -> None:
        await self._writer.run([KEEP_SNAPSHOT.of(code=code, **msgspec.structs.asdict(snapshot))])

    # -- several processes

    async def claim(self, codes: Iterable[str], owner: str, seconds: float) -> set[str]:
        at = now()
        claimed = (CLAIM, (owner, at + int(1000 * seconds), _list(codes), at))
        return {str(code) for (code,) in await self._writer.run([claimed])}

    async def release(self, codes: Iterable[str], owner: str) -> None:
        await self._writer.run([(RELEASE, (owner, _list(codes)))])

    async def unclaimed(self) -> list[str]:
        held = select(claims.c.code).where(claims.c.until > now())
        found = select(tables.c.code).where(tables.c.state == "playing", _not_aside, tables.c.code.not_in(held))
        return [row.code for row in await self._read(found)]

    async def follow(self, code: str, since: int) -> AsyncIterator[News]:
        more = asyncio.Event()
        self._followers.setdefault(code, set()).add(more)
        version, known = -1, frozenset[Row]()
        try:
            while True:
                more.clear()
                found_rows = await self.journal(code, since)
                rows = tuple(row for row in found_rows if row not in known)
                found = await self._read(select(tables.c.version).where(tables.c.code == code))
                before, version = version, int(found[0].version) if found else 0
                if rows or version != before:
                    yield News(rows, version)
                if not version:
                    return
                since = max([since, *[row.number + 1 for row in rows if row.seat < 0]])
                known = frozenset(row for row in found_rows if row.number >= since)
                await more.wait()
        finally:
            self._followers[code].discard(more)
            if not self._followers[code]:
                del self._followers[code]

    def _tell_followers(self, code: str) -> None:
        for more in self._followers.get(code, ()):
            more.set()

    # -- talk

    async def chat(self, code: str, limit: int) -> list[ChatLine]:
        found = select(chats).where(chats.c.code == code).order_by(chats.c.id.desc()).limit(limit)
        return [ChatLine(row.seat, row.name, row.text, row.at) for row in reversed(await self._read(found))]

    async def say(self, code: str, line: ChatLine) -> None:
        await self._writer.run([SAY.of(code=code, **msgspec.structs.asdict(line))])

    # -- inside

    async def _read(self, statement: Executable) -> list[Any]:
        if self._reading >= IN_LINE:
            raise StorageBusy("too many wait to read")
        self._reading += 1
        try:
            async with self._readers, self._engine.connect() as connection:
                return list((await connection.execute(statement)).all())
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", error))
            log.error("the database could not be read: %s", reason)
            raise StorageFailed(reason) from None
        finally:
            self._reading -= 1


_not_aside = tables.c.code.not_in(select(aside.c.code))


def _list(codes: Iterable[str]) -> str:
    return msgspec.json.encode(sorted(codes)).decode()


def _columns(document: TableDocument) -> dict[str, Any]:
    return {
        "code": document.code,
        "state": document.state,
        "game": document.game,
        "public": document.settings.public,
        "created": document.created,
        "ended": document.ended,
        "document": msgspec.json.encode(document).decode(),
    }


def _holders(document: TableDocument) -> list[Statement]:
    """Who has something to do with a table, so that a browser finds its tables again."""
    known = sorted({document.host_guest, *[seat.guest for seat in document.seats]} - {""})
    gone = FORGET_GUESTS.of(key=document.code, known=_list(known))
    return [gone, *[KEEP_GUEST.of(guest=guest, code=document.code, created=document.created) for guest in known]]


def _durable(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.close()
