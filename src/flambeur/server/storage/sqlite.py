"""Storage on one SQLite file: documents through SQLAlchemy, the journal through its own writer."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from flambeur.engine import FlambeurError
from flambeur.server.storage import ChatLine, Row, Snapshot, Written
from flambeur.server.storage.journal import JournalWriter, KeyTaken, Statement
from flambeur.server.storage.schema import chats, guests, journal, meta, snapshots, tables
from flambeur.server.storage.statements import (
    ADD,
    FORGET_GUESTS,
    FORGET_UNUSED,
    KEEP_GUEST,
    KEEP_SECRET,
    KEEP_SNAPSHOT,
    REMOVE,
    SAVE,
    SAY,
)
from flambeur.server.tables.documents import TableDocument

_PREFIX = "sqlite:///"


class BadDatabase(FlambeurError):
    """A database address that cannot be used."""

    code = "bad-database"


class SqliteStorage:
    """One file that holds everything; made, and brought up to date, when it is opened."""

    def __init__(self, url: str) -> None:
        if not url.startswith(_PREFIX) or len(url) == len(_PREFIX):
            raise BadDatabase(f"a database is given as {_PREFIX}FILE, not '{url.rsplit('@', maxsplit=1)[-1]}'.")
        self.path = url.removeprefix(_PREFIX)
        self._engine: AsyncEngine
        self._writer: JournalWriter

    def prepare(self) -> None:
        """Make the file, or bring one of an older release up to date; raises `BadDatabase`."""
        try:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            migrate(self.path)
        except (OSError, SQLAlchemyError, CommandError):
            raise BadDatabase(
                f"the database {self.path} cannot be opened: no room, no right, or no database."
            ) from None

    async def open(self) -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{self.path}", pool_size=2, max_overflow=0)
        event.listen(self._engine.sync_engine, "connect", _durable)
        self._writer = JournalWriter(self.path)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()

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

    async def save(self, document: TableDocument) -> None:
        await self._writer.run([SAVE.of(key=document.code, **_columns(document)), *_holders(document)])

    async def remove(self, code: str) -> None:
        await self._writer.run([delete_all.of(key=code) for delete_all in REMOVE])

    async def forget_unused(self, before: int, kept: Iterable[str]) -> None:
        codes = msgspec.json.encode(sorted(kept)).decode()
        await self._writer.run([statement.of(before=before, kept=codes) for statement in FORGET_UNUSED])

    async def load(self, code: str) -> TableDocument | None:
        rows = await self._read(select(tables.c.document).where(tables.c.code == code))
        return msgspec.json.decode(rows[0].document, type=TableDocument) if rows else None

    async def public(self, game: str | None, state: str | None, limit: int) -> list[str]:
        found = select(tables.c.code).where(tables.c.public).order_by(tables.c.created.desc()).limit(limit)
        if game is not None:
            found = found.where(tables.c.game == game)
        if state is not None:
            found = found.where(tables.c.state == state)
        return [row.code for row in await self._read(found)]

    async def of_guest(self, guest: str, limit: int) -> list[str]:
        found = select(guests.c.code).where(guests.c.guest == guest).order_by(guests.c.created.desc()).limit(limit)
        return [row.code for row in await self._read(found)]

    async def playing(self) -> list[str]:
        return [row.code for row in await self._read(select(tables.c.code).where(tables.c.state == "playing"))]

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

    # -- talk

    async def chat(self, code: str, limit: int) -> list[ChatLine]:
        found = select(chats).where(chats.c.code == code).order_by(chats.c.id.desc()).limit(limit)
        return [ChatLine(row.seat, row.name, row.text, row.at) for row in reversed(await self._read(found))]

    async def say(self, code: str, line: ChatLine) -> None:
        await self._writer.run([SAY.of(code=code, **msgspec.structs.asdict(line))])

    # -- inside

    async def _read(self, statement: Executable) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(statement)).all())


def _columns(document: TableDocument) -> dict[str, Any]:
    return {
        "code": document.code,
        "state": document.state,
        "game": document.game,
        "public": document.settings.public,
        "created": document.created,
        "document": msgspec.json.encode(document).decode(),
    }


def _holders(document: TableDocument) -> list[Statement]:
    """Who has something to do with a table, so that a browser finds its tables again."""
    known = sorted({document.host_guest, *[seat.guest for seat in document.seats]} - {""})
    gone = FORGET_GUESTS.of(key=document.code, known=msgspec.json.encode(known).decode())
    return [gone, *[KEEP_GUEST.of(guest=guest, code=document.code, created=document.created) for guest in known]]


def _durable(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.close()


def migrate(path: str) -> None:
    """Make the tables, or bring those of an older release up to date."""
    with as_file(files("flambeur.server.storage").joinpath("migrations")) as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["url"] = f"sqlite:///{path}"
        command.upgrade(config, "head")
