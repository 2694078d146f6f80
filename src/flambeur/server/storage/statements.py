"""What is written to a SQLite file beside the journal, statement by statement."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql import ClauseElement, TableClause
from sqlalchemy.sql.compiler import SQLCompiler

from flambeur.server.storage.journal import Statement
from flambeur.server.storage.schema import chats, guests, meta, snapshots, tables

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


def _of_table(table: TableClause) -> Prepared:
    return Prepared(delete(table).where(table.c.code == bindparam("key")))


KEEP_SECRET = Prepared(upsert(meta).on_conflict_do_nothing())
ADD = Prepared(insert(tables))
SAVE = Prepared(
    update(tables).where(tables.c.code == bindparam("key")), "state", "game", "public", "created", "document"
)
REMOVE = tuple(_of_table(table) for table in (tables, guests, chats))
_kept = func.json_each(bindparam("kept")).table_valued("value")
_unused = select(tables.c.code).where(
    tables.c.state == "open", tables.c.created < bindparam("before"), tables.c.code.not_in(select(_kept.c.value))
)
FORGET_UNUSED = tuple(Prepared(delete(table).where(table.c.code.in_(_unused))) for table in (guests, chats, tables))
"""The tables themselves last: the others are found by them."""
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
