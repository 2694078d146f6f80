"""What is written to a SQLite file beside the journal, statement by statement."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy import cast as cast_as
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from flambeur.server.storage.journal import Statement
from flambeur.server.storage.schema import aside, chats, claims, cuttings, guests, journal, meta, snapshots, tables

_DIALECT = SQLiteDialect_pysqlite(paramstyle="qmark")


class Prepared:
    """A statement whose text is made once: making it costs more than running it."""

    def __init__(self, statement: ClauseElement, *columns: str) -> None:
        compiled = cast(SQLCompiler, statement.compile(dialect=_DIALECT, column_keys=list(columns) or None))
        self._text = compiled.string
        self._names = tuple(compiled.positiontup or ())
        self._given = {name: value for name, value in compiled.params.items() if value is not None}

    def of(self, **values: Any) -> Statement:
        """The statement with its values, as the driver takes them."""
        known = self._given | values
        return self._text, tuple([known[name] for name in self._names])


KEEP_SECRET = Prepared(upsert(meta).on_conflict_do_nothing())
CHECK = "INSERT INTO meta (name, value) VALUES ('checked', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
ADD = Prepared(insert(tables), "code", "state", "game", "public", "created", "ended", "document")
_this_version = (tables.c.code == bindparam("key"), tables.c.version == bindparam("seen"))
SAVE = Prepared(
    update(tables)
    .where(*_this_version)
    .values(
        {name: bindparam(name) for name in ("state", "game", "public", "created", "ended", "document")}
        | {"version": tables.c.version + 1}
    )
    .returning(tables.c.version)
)
REMOVE = Prepared(delete(tables).where(*_this_version).returning(tables.c.code))
DISCARD = Prepared(delete(tables).where(tables.c.code == bindparam("key")))
_BESIDE = (guests, chats, journal, snapshots, aside, claims, cuttings)
"""What else there may be of a table."""
REMOVE_REST = tuple(Prepared(delete(table).where(table.c.code == bindparam("key"))) for table in _BESIDE)
_kept = func.json_each(bindparam("kept")).table_valued("value")
_unused = select(tables.c.code).where(
    tables.c.state == "open", tables.c.created < bindparam("before"), tables.c.code.not_in(select(_kept.c.value))
)
_finished = select(tables.c.code).where(
    tables.c.state == "over", tables.c.ended < bindparam("before"), tables.c.code.not_in(select(_kept.c.value))
)
FORGET_UNUSED, FORGET_GAMES = (
    tuple(Prepared(delete(table).where(table.c.code.in_(which))) for table in (*_BESIDE, tables))
    for which in (_unused, _finished)
)
"""The tables themselves last: the others are found by them."""
FORGET_OLD_CHATS = Prepared(delete(chats).where(chats.c.at < bindparam("before")))
_said = chats.alias("said")
_oldest_kept = (
    select(_said.c.id)
    .where(_said.c.code == chats.c.code)
    .order_by(_said.c.id.desc())
    .offset(bindparam("lines"))
    .limit(1)
    .correlate(chats)
    .scalar_subquery()
)
FORGET_MANY_CHATS = Prepared(delete(chats).where(chats.c.id <= _oldest_kept))
_known = func.json_each(bindparam("known")).table_valued("value")
FORGET_GUESTS = Prepared(
    delete(guests).where(guests.c.code == bindparam("key"), guests.c.guest.not_in(select(_known.c.value)))
)
KEEP_GUEST = Prepared(upsert(guests).on_conflict_do_nothing())
_fresh = upsert(snapshots)
KEEP_SNAPSHOT = Prepared(
    _fresh.on_conflict_do_update(
        index_elements=["code"], set_={name: _fresh.excluded[name] for name in ("number", "draws", "position")}
    )
)
SAY = Prepared(insert(chats), "code", "seat", "name", "text", "at")
_again = upsert(aside)
PUT_ASIDE = Prepared(
    _again.on_conflict_do_update(
        index_elements=["code"], set_={name: _again.excluded[name] for name in ("reason", "at")}
    )
)
PUT_BACK = Prepared(delete(aside).where(aside.c.code == bindparam("key")))
_cut_rows = (journal.c.code == bindparam("key"), journal.c.number >= bindparam("since"))
CUT = (
    Prepared(
        insert(cuttings).from_select(
            [*journal.columns.keys(), "cut"],
            select(*journal.columns, cast_as(bindparam("at"), cuttings.c.cut.type)).where(*_cut_rows),
        )
    ),
    Prepared(delete(journal).where(*_cut_rows)),
    Prepared(delete(snapshots).where(snapshots.c.code == bindparam("key"))),
)
CLAIM = """
    INSERT INTO claims (code, owner, until) SELECT value, ?1, ?2 FROM json_each(?3) WHERE true
    ON CONFLICT (code) DO UPDATE SET owner = excluded.owner, until = excluded.until
        WHERE claims.owner = excluded.owner OR claims.until <= ?4
    RETURNING code
"""
RELEASE = "DELETE FROM claims WHERE owner = ?1 AND code IN (SELECT value FROM json_each(?2))"
