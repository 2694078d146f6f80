"""Copy a database into another one of any kind: to move, to back up, to restore."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from flambeur.server.storage.database_url import SQLITE, BadDatabase, for_sqlalchemy, postgres_at
from flambeur.server.storage.schema import (
    EPOCH,
    aside,
    chats,
    claims,
    cuttings,
    dues,
    guests,
    journal,
    meta,
    ratings,
    snapshots,
    tables,
)
from flambeur.server.storage.sqlite_backup import backup as copy_file
from flambeur.server.storage.sqlite_backup import examine
from flambeur.server.storage.sqlite_backup import restore as put_file
from flambeur.server.storage.sqlite_file import DatabaseFile

EVERYTHING = (meta, tables, guests, journal, snapshots, chats, aside, cuttings, ratings, dues)
"""All that is copied. Claims and leases are not: they belong to the processes that use the database."""
AT_ONCE = 1_000
_NEXT_LINE = "SELECT setval(pg_get_serial_sequence('chats', 'id'), max(id)) FROM chats HAVING max(id) IS NOT NULL"


def bring_up_to_date(url: str) -> None:
    """Create the tables of a database, or migrate those of an older release; raises `BadDatabase`."""
    if url.startswith(SQLITE):
        _bring_up(DatabaseFile(url))
    else:
        postgres_at(url).prepare()


def _bring_up(file: DatabaseFile) -> None:
    file.prepare()
    file.let_go()


def copy(source: str, target: str, *, replacing: bool = False) -> int:
    """Copy a consistent snapshot of a database; return its number of tables. Raises `BadDatabase`, then copies nothing.

    The target must be empty, unless everything in it is to be replaced. Servers may continue to use the source.
    """
    if source == target:
        raise BadDatabase("a database cannot be copied into itself.")
    with _settled(source) as settled:
        bring_up_to_date(target)
        try:
            return _copied(settled, target, replacing)
        except SQLAlchemyError as error:
            said = " ".join(str(getattr(error, "orig", error)).split())
            raise BadDatabase(f"the database cannot be copied: {said}.") from None


@contextmanager
def _settled(source: str) -> Iterator[str]:
    """Yield a database in the form of this release. The source is never changed: servers of its release may use it."""
    if source.startswith(SQLITE):
        with tempfile.TemporaryDirectory() as folder:
            copy_file(source, Path(folder) / "copy.db")
            settled = f"{SQLITE}{folder}/copy.db"
            _bring_up(DatabaseFile(settled, known_as=source.removeprefix(SQLITE)))
            yield settled
    else:
        postgres_at(source).examine()
        yield source


def _copied(source: str, target: str, replacing: bool) -> int:
    from_engine, to_engine = (create_engine(for_sqlalchemy(url)) for url in (source, target))
    try:
        with from_engine.connect() as old, to_engine.begin() as new:
            if old.dialect.name == "postgresql":
                old.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            if replacing:
                _empty(new)
            elif new.execute(select(func.count()).select_from(tables)).scalar_one():
                raise BadDatabase("there are tables in that database already; a copy never replaces any.")
            else:
                new.execute(meta.delete())
            return _fill(old, new)
    finally:
        from_engine.dispose()
        to_engine.dispose()


def _empty(new: Connection) -> None:
    """Delete everything; servers that use the database wait until the new rows are in."""
    names = ", ".join(table.name for table in (*EVERYTHING, claims))
    if new.dialect.name == "postgresql":
        new.execute(text(f"TRUNCATE {names}"))
    else:
        for table in (*EVERYTHING, claims):
            new.execute(table.delete())


def _fill(old: Connection, new: Connection) -> int:
    count = 0
    for table in EVERYTHING:
        for rows in old.execution_options(yield_per=AT_ONCE).execute(select(table)).partitions():
            new.execute(insert(table), [dict(row._mapping) for row in rows])
            count += len(rows) if table is tables else 0
    new.execute(meta.delete().where(meta.c.name == EPOCH))
    new.execute(insert(meta), [{"name": EPOCH, "value": secrets.token_bytes(8)}])
    if new.dialect.name == "postgresql":
        new.execute(text(_NEXT_LINE))
    return count


def backup(url: str, file: Path) -> int:
    """Copy a consistent snapshot of a database into a new file; return its size in bytes. Raises `BadDatabase`."""
    if url.startswith(SQLITE):
        return copy_file(url, file)
    if file.exists():
        raise BadDatabase(f"there is a file {file} already; a backup never replaces one.")
    try:
        copy(url, f"{SQLITE}{file}")
    except BadDatabase:
        file.unlink(missing_ok=True)
        raise
    finally:
        for beside in (".lock", "-wal", "-shm"):
            Path(f"{file}{beside}").unlink(missing_ok=True)
    return file.stat().st_size


def restore(url: str, file: Path) -> bool:
    """Replace a database by a backup; return whether its servers continue to run. Raises `BadDatabase`."""
    if url.startswith(SQLITE):
        return put_file(url, file)
    examine(file)
    copy(f"{SQLITE}{file}", url, replacing=True)
    return True
