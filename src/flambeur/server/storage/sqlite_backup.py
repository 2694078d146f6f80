"""Back up and restore a SQLite file, even while a server uses it."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from flambeur.server.storage.database_url import BadDatabase
from flambeur.server.storage.schema import EPOCH
from flambeur.server.storage.sqlite_file import PREFIX, DatabaseFile, create, what_is_wrong


def backup(url: str, target: Path) -> int:
    """Copy a consistent snapshot of a database into a new file; return its size in bytes. Raises `BadDatabase`."""
    source = DatabaseFile(url).path
    if not Path(source).is_file():
        raise BadDatabase(f"there is no database {source}.")
    if target.exists():
        raise BadDatabase(f"there is a file {target} already; a backup never replaces one.")
    try:
        create(str(target))
        with closing(reading(source)) as original, closing(sqlite3.connect(target)) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a write-ahead log beside it
        examine(target)
    except (OSError, sqlite3.Error, BadDatabase) as error:
        target.unlink(missing_ok=True)
        raise _bad(source, "copied", error) from None
    return target.stat().st_size


def restore(url: str, copy: Path) -> bool:
    """Replace a database by a backup; return whether a running server was notified. Raises `BadDatabase`."""
    examine(copy)
    place = DatabaseFile(url)
    file = Path(place.path).resolve()  # a symbolic link continues to lead to the database
    fresh = Path(f"{file}.restoring")
    _remove(fresh)
    try:
        create(str(fresh))
        with closing(reading(str(copy))) as original, closing(sqlite3.connect(fresh)) as made:
            original.backup(made)
        brought_up = DatabaseFile(f"{PREFIX}{fresh}", known_as=str(copy))
        brought_up.prepare()
        brought_up.let_go()
        return _put(place, file, fresh)
    except (OSError, sqlite3.Error) as error:
        raise _bad(place.path, "restored", error) from None
    finally:
        _remove(fresh)


def _put(place: DatabaseFile, file: Path, fresh: Path) -> bool:
    try:
        place.take()
    except BadDatabase:  # a server uses it: its next read sees the backup
        with closing(sqlite3.connect(fresh)) as made, closing(sqlite3.connect(file, timeout=30)) as live:
            made.execute(
                "INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (EPOCH, secrets.token_bytes(8)),
            )
            made.commit()
            made.backup(live)
        return True
    try:
        with closing(sqlite3.connect(fresh)) as made:
            made.execute("PRAGMA journal_mode=DELETE")
        for beside in ("-wal", "-shm"):
            Path(f"{file}{beside}").unlink(missing_ok=True)
        fresh.replace(file)
    finally:
        place.let_go()
    return False


def shrink(url: str) -> None:
    """Return a file's unused space to the system; raises `BadDatabase` when a server uses it."""
    file = DatabaseFile(url)
    file.take()
    try:
        with closing(sqlite3.connect(file.path)) as connection:
            connection.execute("VACUUM")
    except sqlite3.Error as error:
        raise _bad(file.path, "shrunk", error) from None
    finally:
        file.let_go()


def examine(file: Path) -> None:
    """Read every page of a file; raises `BadDatabase` when it is no sound database of tables."""
    try:
        with closing(reading(str(file))) as connection:
            (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise BadDatabase(f"{file} {what_is_wrong(error)}") from None
    if said != "ok":
        raise BadDatabase(f"{file} {what_is_wrong(sqlite3.DatabaseError('malformed'))}")


def reading(path: str) -> sqlite3.Connection:
    """Open a read-only connection."""
    return sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True, timeout=30)


def _bad(path: str, what: str, error: Exception) -> BadDatabase:
    if isinstance(error, BadDatabase):
        return error
    reason = (error.strerror or "unknown reason").lower() if isinstance(error, OSError) else str(error)
    return BadDatabase(f"the database {path} cannot be {what}: {reason}.")


def _remove(file: Path) -> None:
    for end in ("", "-wal", "-shm", ".lock"):
        with suppress(OSError):
            Path(f"{file}{end}").unlink(missing_ok=True)
