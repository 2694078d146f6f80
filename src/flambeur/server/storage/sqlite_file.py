"""A SQLite file: readable by its owner alone, locked by one server at a time, migrated when it is opened."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from flambeur.server.storage.database_url import SQLITE, BadDatabase
from flambeur.server.storage.migration import migrate

PREFIX = SQLITE
_OWNER_ONLY = 0o600
_DAMAGED = "is damaged: `flambeur db check` says where, `flambeur db restore` puts a backup in its place."


class DatabaseFile:
    """One file that holds everything."""

    def __init__(self, url: str, known_as: str | None = None) -> None:
        """Open a file; `known_as` is the name in messages if the file is a copy."""
        if not url.startswith(PREFIX) or len(url) == len(PREFIX):
            raise BadDatabase(f"a file of tables is given as {PREFIX}FILE, not '{url.rsplit('@', maxsplit=1)[-1]}'.")
        self.path = url.removeprefix(PREFIX)
        self._known_as = known_as or self.path
        self._lock: int | None = None

    def take(self) -> None:
        """Lock the file for this process until it is released; raises `BadDatabase` when another process uses it.

        The lock is beside the file itself, whatever path leads to it. A file with several names (hard links) is
        refused, because SQLite would keep two write-ahead logs for it.
        """
        try:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            real = Path(self.path).resolve()
            if real.exists() and real.stat().st_nlink > 1:
                raise self._bad("has several names (hard links): remove all but one, they would damage each other.")
            lock = os.open(f"{real}.lock", os.O_RDWR | os.O_CREAT, _OWNER_ONLY)
        except OSError as error:
            raise self._bad(f"cannot be opened: {(error.strerror or 'unknown reason').lower()}.") from None
        if not _locked(lock):
            os.close(lock)
            raise self._bad("is in use: another server, or another `flambeur db`, is working with it.")
        self._lock = lock

    def let_go(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def prepare(self) -> None:
        """Create the file, readable by its owner alone, or migrate one of an older release."""
        self.take()
        try:
            create(self.path)
            self._read("sqlite_master")
            migrate(f"{PREFIX}{self.path}")
            self._write_ahead()
            self._read("tables")
        except OSError as error:
            self.let_go()
            raise self._bad(f"cannot be opened: {(error.strerror or 'unknown reason').lower()}.") from None
        except (sqlite3.Error, SQLAlchemyError, CommandError) as error:
            self.let_go()
            raise self._bad(what_is_wrong(error)) from None

    def _read(self, table: str) -> None:
        """Read what every start needs; raises SQLite's error."""
        with closing(sqlite3.connect(self.path)) as connection:
            connection.execute(f"SELECT count(*) FROM {table} NOT INDEXED").fetchone()

    def _write_ahead(self) -> None:
        """Switch the file to a write-ahead log, while no other process has it open.

        SQLite refuses this at once, whatever the time-out, when two connections request it together.
        """
        with closing(sqlite3.connect(self.path)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")

    def _bad(self, what: str) -> BadDatabase:
        return BadDatabase(f"the database {self._known_as} {what}")


def create(path: str) -> None:
    """Create the file if it does not exist, readable by its owner alone: it contains live seeds."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, _OWNER_ONLY))


def _locked(file: int) -> bool:
    """Lock an open file; return whether that worked. The system releases the lock when the process ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def what_is_wrong(error: Exception) -> str:
    """Return a precise message about a file that is no database of this release."""
    said = str(error.orig if isinstance(error, DatabaseError) else error)
    if "locate revision" in said:
        return "was written by a newer version of Flambeur: start it with that version."
    if "not a database" in said:
        return "cannot be opened: the file is not a database."
    if "malformed" in said:
        return _DAMAGED
    if "readonly" in said:
        return "cannot be opened: it may not be written."
    return f"cannot be opened: {said.splitlines()[0]}."
