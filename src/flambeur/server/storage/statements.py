"""The statements that write everything besides the journal, in the database's own SQL dialect."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

import msgspec
from sqlalchemy import BigInteger, ColumnElement, Select, String, bindparam, delete, insert, select, true, update
from sqlalchemy import cast as cast_as
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from flambeur.server.storage.journal import Statement
from flambeur.server.storage.schema import (
    BESIDE,
    aside,
    chats,
    claims,
    cuttings,
    dues,
    guests,
    journal,
    meta,
    owners,
    ratings,
    snapshots,
    tables,
)


class Prepared:
    """A statement whose text is compiled once: compiling costs more than running it."""

    def __init__(self, statement: ClauseElement, dialect: DefaultDialect, *columns: str) -> None:
        compiled = cast(SQLCompiler, statement.compile(dialect=dialect, column_keys=list(columns) or None))
        self._text = compiled.string
        self._names = tuple(compiled.positiontup or ())
        self._given = {name: value for name, value in compiled.params.items() if value is not None}

    def of(self, **values: Any) -> Statement:
        """Return the statement with its values, in the driver's form."""
        known = self._given | values
        return self._text, tuple([known[name] for name in self._names])


class Statements:
    """All statements for one kind of database.

    Kinds differ in how they write a row that may exist, how they read a list (given as the text of `listed`), and how
    they tell the time (milliseconds since 1970, read from the database's clock).
    """

    def __init__(
        self,
        dialect: DefaultDialect,
        upsert: Callable[..., Any],
        each: Callable[[str], Select[tuple[str]]],
        clock: ColumnElement[int],
    ) -> None:
        self.clock = clock

        def prepared(statement: ClauseElement, *columns: str) -> Prepared:
            return Prepared(statement, dialect, *columns)

        def replaced(table: Any, key: str, *changed: str) -> Prepared:
            fresh = upsert(table)
            values = {name: fresh.excluded[name] for name in changed}
            return prepared(fresh.on_conflict_do_update(index_elements=[key], set_=values))

        self.keep_secret = prepared(upsert(meta).on_conflict_do_nothing())
        self.set_meta = replaced(meta, "name", "value")
        this_version = (tables.c.code == bindparam("key"), tables.c.version == bindparam("seen"))
        columns = ("state", "game", "public", "created", "ended", "document")
        self.add = prepared(insert(tables), "code", *columns)
        changed: dict[str, Any] = {name: bindparam(name) for name in columns}
        self.save = prepared(
            update(tables)
            .where(*this_version)
            .values(changed | {"version": tables.c.version + 1})
            .returning(tables.c.version)
        )
        self.remove = prepared(delete(tables).where(*this_version).returning(tables.c.code))
        self.discard = prepared(delete(tables).where(tables.c.code == bindparam("key")))
        self.remove_rest = tuple(prepared(delete(table).where(table.c.code == bindparam("key"))) for table in BESIDE)
        old = select(chats.c.id).where(chats.c.at < bindparam("before")).order_by(chats.c.at).limit(bindparam("most"))
        self.forget_old_chats = prepared(delete(chats).where(chats.c.id.in_(old)).returning(chats.c.id))
        said = select(chats.c.id).where(chats.c.code == bindparam("key")).order_by(chats.c.id.desc())
        newest = said.offset(bindparam("lines")).limit(1).scalar_subquery()
        """The newest line to remove."""
        self.forget_many_chats = prepared(delete(chats).where(chats.c.code == bindparam("key"), chats.c.id <= newest))
        self.forget_guests = prepared(
            delete(guests).where(guests.c.code == bindparam("key"), guests.c.guest.not_in(each("known")))
        )
        self.keep_guest = prepared(upsert(guests).on_conflict_do_nothing())
        self.keep_snapshot = replaced(snapshots, "code", "number", "draws", "position")
        self.say = prepared(insert(chats).inline(), "code", "seat", "name", "text", "at")
        from_seat = (chats.c.code == bindparam("key"), chats.c.seat == bindparam("where"))
        self.unsay_all = prepared(delete(chats).where(*from_seat))
        self.unsay = prepared(delete(chats).where(*from_seat, chats.c.text == bindparam("said")))
        self.put_aside = replaced(aside, "code", "reason", "at")
        self.put_back = prepared(delete(aside).where(aside.c.code == bindparam("key")))
        cut_rows = (journal.c.code == bindparam("key"), journal.c.number >= bindparam("since"))
        kept_rows = select(*journal.columns, cast_as(bindparam("at"), cuttings.c.cut.type)).where(*cut_rows)
        self.cut = (
            prepared(insert(cuttings).from_select([*journal.columns.keys(), "cut"], kept_rows)),
            prepared(delete(journal).where(*cut_rows)),
            prepared(delete(snapshots).where(snapshots.c.code == bindparam("key"))),
        )
        self.keep_due = prepared(upsert(dues).on_conflict_do_nothing())
        self.settle = prepared(delete(dues).where(dues.c.code == bindparam("key")))
        self.add_rating = prepared(insert(ratings), *ratings.columns.keys())
        self.forget_ratings = prepared(delete(ratings).where(ratings.c.player == bindparam("who")))
        self._prepare_claims(prepared, upsert, each)

    def _prepare_claims(
        self,
        prepared: Callable[[ClauseElement], Prepared],
        upsert: Callable[..., Any],
        each: Callable[[str], Select[tuple[str]]],
    ) -> None:
        me = cast_as(bindparam("owner"), String)
        until = self.clock + cast_as(bindparam("span"), BigInteger)
        held = upsert(owners).from_select(["owner", "until"], select(me, until).where(true()))
        self.hold = prepared(
            held.on_conflict_do_update(index_elements=["owner"], set_={"until": held.excluded["until"]})
        )
        self.bury = prepared(delete(owners).where(owners.c.until <= self.clock).returning(owners.c.owner))
        codes = each("codes").subquery()
        taken = upsert(claims).from_select(["code", "owner"], select(codes.c.value, me).where(true()))
        alive = select(owners.c.owner).where(owners.c.until > self.clock)
        self.claim = prepared(
            taken.on_conflict_do_update(
                index_elements=["code"], set_={"owner": taken.excluded.owner}, where=claims.c.owner.not_in(alive)
            )
        )
        self.release = prepared(
            delete(claims).where(claims.c.owner == bindparam("owner"), claims.c.code.in_(each("codes")))
        )


def listed(texts: Iterable[str]) -> str:
    """Return a list in the form that statements take."""
    return msgspec.json.encode(sorted(texts)).decode()
