"""Storage on one SQLite file."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Select, bindparam, cast, event, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import create_async_engine

from flambeur.server.storage import Heard
from flambeur.server.storage.journal import JournalWriter
from flambeur.server.storage.sql import SqlStorage
from flambeur.server.storage.sqlite_file import DatabaseFile
from flambeur.server.storage.sqlite_writer import SqliteWriter
from flambeur.server.storage.statements import Statements


def _each(name: str) -> Select[tuple[str]]:
    return select(func.json_each(bindparam(name)).table_valued("value").c.value)


_EPOCH_BEGAN, _DAY = 2440587.5, 86_400_000.0
_CLOCK = cast((func.julianday("now") - _EPOCH_BEGAN) * _DAY, BigInteger)


class SqliteStorage(SqlStorage):
    """A single file that holds everything, created and migrated when it is opened. Only one process uses it."""

    shared = False
    readers = 2
    statements = Statements(SQLiteDialect_pysqlite(paramstyle="qmark"), insert, _each, _CLOCK)

    def __init__(self, url: str) -> None:
        super().__init__()
        self._file = DatabaseFile(url)
        self.path = self._file.path
        self.name = self.path

    def prepare(self) -> None:
        """Lock the file for this process, and create or migrate it; raises `BadDatabase`."""
        self._file.prepare()

    async def open(self) -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{self.path}", pool_size=self.readers, max_overflow=0)
        event.listen(self._engine.sync_engine, "connect", _durable)
        self._writer = JournalWriter(SqliteWriter(self.path))
        await self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()
        self._file.let_go()

    def listen(self, hear: Any) -> None:
        """Do nothing: there are no other processes."""

    def post(self, heard: Heard) -> None:
        """Do nothing: there are no other processes."""


def _durable(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.close()
