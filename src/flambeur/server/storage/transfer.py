"""Copy a whole database into another one, of any kinds: to move, to back up, to restore."""

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
"""All that is copied. Who leads which table is not: that is for those who work with the copy."""
AT_ONCE = 1_000
_NEXT_LINE = "SELECT setval(pg_get_serial_sequence('chats', 'id'), max(id)) FROM chats HAVING max(id) IS NOT NULL"


def bring_up_to_date(url: str) -> None:
    """Make the tables of a database, or bring those of an older release up to date; raises `BadDatabase`."""
    if url.startswith(SQLITE):
        _bring_up(DatabaseFile(url))
    else:
        postgres_at(url).prepare()


def _bring_up(file: DatabaseFile) -> None:
    file.prepare()
    file.let_go()


def copy(source: str, target: str, *, replacing: bool = False) -> int:
    """Copy a database as it is at one moment; how many tables it has. Raises `BadDatabase`, and then nothing is copied.

    The target must be empty, unless everything in it is to be replaced. Servers may go on working with the source.
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
    """A database in the form of this release. The source is never changed: servers of its release may work with it."""
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
    """Take everything out; servers that work with the database wait until the rest is in."""
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
    """Copy a database as it is at one moment into a new file; how many bytes it has. Raises `BadDatabase`."""
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
    """Put a backup in the place of a database; whether servers that work with it go on. Raises `BadDatabase`."""
    if url.startswith(SQLITE):
        return put_file(url, file)
    examine(file)
    copy(f"{SQLITE}{file}", url, replacing=True)
    return True
