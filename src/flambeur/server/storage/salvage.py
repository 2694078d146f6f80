"""Locate the damage in a SQLite file, and copy everything readable into a new file.

A table is saved when its document and its whole journal can be read; its other rows are saved as far as possible. The
damaged file is only read.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Literal

from alembic.util import CommandError
from msgspec import Struct, field
from sqlalchemy import Table
from sqlalchemy.exc import SQLAlchemyError

from flambeur.server.storage.database_url import BadDatabase
from flambeur.server.storage.migration import migrate
from flambeur.server.storage.schema import (
    aside,
    chats,
    cuttings,
    dues,
    guests,
    journal,
    meta,
    ratings,
    snapshots,
    tables,
)
from flambeur.server.storage.sqlite_backup import reading
from flambeur.server.storage.sqlite_file import PREFIX, create, what_is_wrong
from flambeur.server.storage.sqlite_pages import broken_pages

PLACES = 20
"""The number of damaged places to report."""
AT_ONCE = 500
_TREE = re.compile(r"(?:Tree|On tree page) (\d+)(?: page (\d+))?(?: cell \d+)?(?: right child)?:? *(.*)")
_OF_TABLES: tuple[Table, ...] = (guests, snapshots, chats, aside, cuttings, dues)
"""Rows that belong to a table and are saved with it."""
Lost = Literal["document", "journal"]


class Place(Struct, frozen=True):
    """Where a file is damaged; page and part are unknown for damage that cannot be assigned to a page."""

    reason: str
    page: int = 0
    byte: int = 0
    part: str = ""


class Salvage(Struct):
    """The result of salvaging a damaged file."""

    saved: int = 0
    lost: dict[str, Lost] = field(default_factory=dict)
    """Tables by code, and what of them cannot be read."""
    parts: list[str] = field(default_factory=list)
    """Everything else with unreadable rows, by its name in the schema."""


def damage(path: str) -> list[Place]:
    """Return the first damaged places of a file; none when it is sound. Raises `BadDatabase` if it is no database."""
    said: list[str] = []
    with closing(reading(path)) as old:
        try:
            (size,) = old.execute("PRAGMA page_size").fetchone()
            names = dict(old.execute("SELECT rootpage, name FROM sqlite_master WHERE rootpage > 0").fetchall())
        except sqlite3.DatabaseError as error:
            raise BadDatabase(f"the database {path} {what_is_wrong(error)}") from None
        try:
            for (text,) in old.execute(f"PRAGMA integrity_check({PLACES})"):
                said += text.splitlines()
        except sqlite3.DatabaseError as error:
            said.append(str(error))
    places = [_place(line, size, names) for line in said if line != "ok" and not line.startswith("***")]
    if not places:
        return []
    with Path(path).open("rb") as file:
        known = {place.page for place in places}
        for number, name in broken_pages(file, size, {1: "sqlite_master"} | names):
            if number not in known:
                places.append(Place("no page of a tree", number, (number - 1) * size, name))
    return sorted(places, key=lambda place: (not place.page, place.page))


def _place(line: str, size: int, names: dict[int, str]) -> Place:
    found = _TREE.match(line)
    if found is None:
        return Place(line)
    root, page, reason = found.groups()
    number = int(page or root)
    return Place(reason or line, number, (number - 1) * size, names.get(int(root), ""))


def salvage(path: str, target: Path) -> Salvage:
    """Write all that can be read of a file into a new one; raises `BadDatabase` when that cannot be created."""
    if target.exists():
        raise BadDatabase(f"there is a file {target} already; what is saved never replaces one.")
    found = Salvage()
    url = f"{PREFIX}{target}"
    try:
        with closing(reading(path)) as old:
            old.row_factory = sqlite3.Row
            create(str(target))
            migrate(url, _revision(old))
            with closing(sqlite3.connect(target)) as new, new:
                _save(old, new, found)
        migrate(url)
    except (OSError, sqlite3.Error, SQLAlchemyError, CommandError) as error:
        target.unlink(missing_ok=True)
        reason = str(getattr(error, "orig", None) or error).lower()
        raise BadDatabase(f"nothing of {path} can be saved: {reason}.") from None
    return found


def _revision(old: sqlite3.Connection) -> str:
    with suppress(sqlite3.Error):
        return str(old.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    return "head"


def _save(old: sqlite3.Connection, new: sqlite3.Connection, found: Salvage) -> None:
    new.execute(f"DELETE FROM {meta.name}")
    documents = {row["code"]: row for row in _every_row(old, tables, found) if isinstance(row["code"], str)}
    for code in sorted(documents.keys() | _codes(old)):
        rows = _journal_of(old, code)
        if code in documents and rows is None:
            found.lost[code] = "journal"
        elif code not in documents or not _add(new, tables, [documents[code]]):
            found.lost[code] = "document"
        else:
            _add(new, journal, rows or [])
            found.saved += 1
    for table in (meta, ratings):
        _add(new, table, list(_every_row(old, table, found)))
    saved = documents.keys() - found.lost
    for table in _OF_TABLES:
        _add(new, table, [row for row in _every_row(old, table, found) if row["code"] in saved])


def _add(new: sqlite3.Connection, table: Table, rows: list[dict[str, Any]]) -> int:
    """Insert rows with all values found, except those that violate a constraint; return their number."""
    if not rows:
        return 0
    names = [column.name for column in table.columns if column.name in rows[0]]
    columns = ", ".join(f'"{name}"' for name in names)
    text = f"INSERT OR IGNORE INTO {table.name} ({columns}) VALUES ({', '.join('?' * len(names))})"
    return new.executemany(text, [[row[name] for name in names] for row in rows]).rowcount


def _journal_of(old: sqlite3.Connection, code: str) -> list[dict[str, Any]] | None:
    """Return a table's moves; None when some cannot be read, or when rows after the last one may be unreadable."""
    try:
        return [dict(row) for row in old.execute("SELECT * FROM journal WHERE code = ?", (code,))]
    except sqlite3.Error:
        return None


def _codes(old: sqlite3.Connection) -> set[str]:
    """Return the codes of all tables that any row mentions: a lost document leaves other rows."""
    codes: set[str] = set()
    for source in ("tables INDEXED BY sqlite_autoindex_tables_1", "journal", "snapshots", "guests"):
        for order, beyond in (("ASC", ">"), ("DESC", "<")):  # from both ends, as far as rows can be read
            last = "" if order == "ASC" else "~"
            with suppress(sqlite3.Error):
                step = f"SELECT code FROM {source} WHERE code {beyond} ? ORDER BY code {order} LIMIT 1"
                while (row := old.execute(step, (last,)).fetchone()) is not None:
                    last = row[0]
                    if isinstance(last, str):
                        codes.add(last)
    return codes


def _every_row(old: sqlite3.Connection, table: Table, found: Salvage) -> Iterator[dict[str, Any]]:
    """Yield the readable rows of a table, and record unreadable ones in `found`. Ranges that fail are halved."""
    first, last = _ends(old, table.name)
    ranges = [(start, min(start + AT_ONCE - 1, last)) for start in range(first, last + 1, AT_ONCE)][::-1]
    of = f"SELECT * FROM {table.name} NOT INDEXED WHERE rowid"
    while ranges:
        low, high = ranges.pop()
        try:
            if low < high:
                rows = [dict(row) for row in old.execute(f"{of} BETWEEN ? AND ?", (low, high))]
            else:  # one row is found without reading the next, which may be damaged
                rows = [dict(row) for row in old.execute(f"{of} = ?", (low,))]
        except sqlite3.Error:
            if low < high:
                middle = (low + high) // 2
                ranges += [(middle + 1, high), (low, middle)]
            elif table.name not in found.parts:
                found.parts.append(table.name)
        else:
            yield from rows


def _ends(old: sqlite3.Connection, name: str) -> tuple[int, int]:
    """Return the first and the last row number; where the page at an end is damaged, the largest possible range."""
    (pages,) = old.execute("PRAGMA page_count").fetchone()
    (size,) = old.execute("PRAGMA page_size").fetchone()
    ends = [1, pages * size // 16]
    for end, word in enumerate(("min", "max")):
        with suppress(sqlite3.Error):
            ends[end] = old.execute(f"SELECT {word}(rowid) FROM {name} NOT INDEXED").fetchone()[0] or end
    return ends[0], ends[1]
