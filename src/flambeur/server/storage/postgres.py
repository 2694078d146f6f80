"""Storage on PostgreSQL: the same tables for any number of processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import psycopg
from alembic.util import CommandError
from sqlalchemy import BigInteger, Select, bindparam, cast, extract, func, select
from sqlalchemy.dialects.postgresql import JSONB, insert
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from flambeur.server.storage import Heard
from flambeur.server.storage.database_url import BadDatabase, for_sqlalchemy
from flambeur.server.storage.journal import JournalWriter
from flambeur.server.storage.migration import is_up_to_date, migrate
from flambeur.server.storage.postgres_listener import PATIENCE, listened
from flambeur.server.storage.postgres_writer import GROUP, PostgresWriter
from flambeur.server.storage.sql import SqlStorage
from flambeur.server.storage.statements import Statements

log = logging.getLogger("flambeur.storage")


def _each(name: str) -> Select[tuple[str]]:
    return select(func.jsonb_array_elements_text(cast(bindparam(name), JSONB)).table_valued("value").c.value)


_DIALECT = PGDialect_psycopg(paramstyle="format")  # type: ignore[no-untyped-call]  # SQLAlchemy leaves it untyped
_CLOCK = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


class PostgresStorage(SqlStorage):
    """A PostgreSQL database, found by its URL."""

    shared = True
    readers = 4
    statements = Statements(_DIALECT, insert, _each, _CLOCK)

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self.name = secrets.token_hex(8)
        self._backend: PostgresWriter
        self._listening: asyncio.Task[None] | None = None
        self._posting = Heard()
        """The message to send at the end of this turn of the loop."""

    def prepare(self) -> None:
        """Create or migrate the tables; raises `BadDatabase`."""
        with self._reached():
            migrate(for_sqlalchemy(self._url))

    def examine(self) -> None:
        """Check that the tables are of this release, without changing anything; raises `BadDatabase`."""
        with self._reached():
            if not is_up_to_date(for_sqlalchemy(self._url)):
                raise BadDatabase("the database is not of this release: `flambeur db migrate` brings it up to date.")

    @contextmanager
    def _reached(self) -> Iterator[None]:
        """Turn any error of the database into a `BadDatabase` with one message."""
        try:
            with psycopg.connect(self._url, **PATIENCE):
                pass
            yield
        except CommandError:
            raise BadDatabase("the database was written by a newer version of Flambeur: use that version.") from None
        except (psycopg.Error, SQLAlchemyError, OSError) as error:
            said = str(getattr(error, "orig", error)).strip() or type(error).__name__
            raise BadDatabase(f"the database cannot be used: {' '.join(said.split())}.") from None

    async def open(self) -> None:
        self._engine = create_async_engine(
            for_sqlalchemy(self._url),
            pool_size=self.readers,
            max_overflow=0,
            connect_args=PATIENCE,
        )
        self._backend = PostgresWriter(self._url, self.name)
        self._writer = JournalWriter(self._backend, GROUP)
        await self._writer.start()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._writer.stop()
        await self._engine.dispose()

    def listen(self, hear: Callable[[Heard], None]) -> None:
        self._listening = asyncio.get_running_loop().create_task(listened(self._url, self.name, hear))

    def post(self, heard: Heard) -> None:
        before = self._posting
        self._posting = Heard(posts=before.posts + heard.posts)
        if not before.posts:
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        posting, self._posting = self._posting, Heard()
        self._writer.tell(posting)
