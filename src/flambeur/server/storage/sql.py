"""The common part of all SQL databases: SQLAlchemy reads documents, and one writer writes everything."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import Executable

from flambeur.protocol.tables import ChatLine
from flambeur.server.storage import (
    Aside,
    Heard,
    Kept,
    Kind,
    News,
    Rated,
    Row,
    Snapshot,
    StorageBusy,
    StorageFailed,
    Unreadable,
    Written,
)
from flambeur.server.storage.documents import TableDocument, now
from flambeur.server.storage.journal import JournalWriter, KeyTaken, Statement
from flambeur.server.storage.schema import (
    EPOCH,
    aside,
    chats,
    claims,
    dues,
    guests,
    journal,
    meta,
    owners,
    ratings,
    snapshots,
    tables,
)
from flambeur.server.storage.statements import Statements, listed
from flambeur.server.storage.write_counts import WriteCounts

IN_LINE = 500
"""The maximum number of waiting reads; refusing is better than a time-out of the pool."""
AT_ONCE = 500
"""The number of old rows removed at one time: moves wait for it."""
log = logging.getLogger("flambeur.storage")


class SqlStorage:
    """Documents and journals in database tables. A subclass creates the engine and the writer."""

    readers: int
    """The number of connections for reading."""
    statements: Statements

    def __init__(self) -> None:
        self._engine: AsyncEngine
        self._writer: JournalWriter
        self._readers = asyncio.Semaphore(self.readers)
        self._reading = 0

    @property
    def tally(self) -> WriteCounts:
        return self._writer.tally

    async def check(self) -> None:
        await self._writer.run([self.statements.set_meta.of(name="checked", value=str(now()).encode())])

    async def epoch(self) -> bytes:
        found = await self._read(select(meta.c.value).where(meta.c.name == EPOCH))
        return bytes(found[0].value) if found else b""

    # -- documents

    async def secret(self) -> bytes:
        await self._writer.run([self.statements.keep_secret.of(name="secret", value=secrets.token_bytes(32))])
        found = await self._read(select(meta.c.value).where(meta.c.name == "secret"))
        return bytes(found[0].value)

    async def add(self, document: TableDocument) -> bool:
        try:
            added = [self.statements.add.of(**_columns(document)), *self._holders(document)]
            await self._writer.run(added, told=Heard(saved=((document.code, 1),)))
        except KeyTaken:
            return False
        return True

    async def save(self, document: TableDocument, version: int) -> int | None:
        saved = self.statements.save.of(key=document.code, seen=version, **_columns(document))
        told = Heard(saved=((document.code, version + 1),))
        due = [self.statements.keep_due.of(code=document.code)] if document.due else []
        rows = await self._writer.run([saved, *self._holders(document), *due], guarded=True, told=told)
        return int(rows[0][0]) if rows else None

    async def remove(self, code: str, version: int) -> bool:
        rest = [delete_all.of(key=code) for delete_all in self.statements.remove_rest]
        removed = self.statements.remove.of(key=code, seen=version)
        gone = await self._writer.run([removed, *rest], guarded=True, told=Heard(saved=((code, 0),)))
        return bool(gone)

    async def load(self, code: str) -> Kept | None:
        rows = await self._read(select(tables.c.document, tables.c.version).where(tables.c.code == code))
        if not rows:
            return None
        try:
            return Kept(msgspec.json.decode(rows[0].document, type=TableDocument), rows[0].version)
        except msgspec.DecodeError as error:
            raise Unreadable(f"its document cannot be read: {error}") from None

    async def public(
        self, game: str | None, state: str | None, limit: int, before: tuple[int, str] | None = None
    ) -> list[TableDocument]:
        wanted = select(tables.c.document).where(tables.c.public, _not_aside)
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        if state is not None:
            wanted = wanted.where(tables.c.state == state)
        if before is not None:
            created, code = before
            wanted = wanted.where(
                or_(tables.c.created < created, and_(tables.c.created == created, tables.c.code < code))
            )
        return await self._documents(wanted.order_by(tables.c.created.desc(), tables.c.code.desc()).limit(limit))

    async def of_guest(self, guest: str, limit: int) -> list[str]:
        found = select(guests.c.code).where(guests.c.guest == guest).order_by(guests.c.created.desc()).limit(limit)
        return [row.code for row in await self._read(found)]

    async def documents(
        self, guest: str, limit: int, state: str | None = None, before: int | None = None
    ) -> list[TableDocument]:
        mine = select(guests.c.code).where(guests.c.guest == guest)
        wanted = select(tables.c.document).where(tables.c.code.in_(mine), _not_aside)
        if state is not None:
            wanted = wanted.where(tables.c.state == state)
        if before is not None:
            wanted = wanted.where(tables.c.created < before)
        return await self._documents(wanted.order_by(tables.c.created.desc(), tables.c.code).limit(limit))

    async def _documents(self, wanted: Select[tuple[Any]]) -> list[TableDocument]:
        """Return the documents that can be read."""
        found = []
        for row in await self._read(wanted):
            with suppress(msgspec.DecodeError):
                found.append(msgspec.json.decode(row.document, type=TableDocument))
        return found

    async def every(self) -> list[str]:
        return [row.code for row in await self._read(select(tables.c.code).order_by(tables.c.created))]

    # -- what is not needed any more

    async def count(self) -> int:
        (row,) = await self._read(select(func.count()).select_from(tables))
        return int(row[0])

    async def expendable(self, kind: Kind, before: int, most: int) -> list[tuple[str, int]]:
        state, since = _KINDS[kind]
        found = (
            select(tables.c.code, tables.c.version)
            .where(tables.c.state == state, since < before, tables.c.code.not_in(select(dues.c.code)), _not_aside)
            .order_by(since, tables.c.code)
            .limit(most)
        )
        if kind == "unfinished":
            moved = select(journal.c.code).where(journal.c.code == tables.c.code, journal.c.at >= before)
            found = found.where(~moved.exists())
        elif kind == "bots":
            found = found.where(tables.c.document.not_like(_A_PERSON))
        elif kind in _ENDED:
            found = found.where(tables.c.document.like(_ENDED[kind]))
        elif kind == "finished":  # only finished games remain
            found = found.where(tables.c.document.like(_A_PERSON))
            found = found.where(*[tables.c.document.not_like(ending) for ending in _ENDED.values()])
        return [(row.code, row.version) for row in await self._read(found)]

    async def forget_chats(self, before: int, lines: int) -> None:
        some = AT_ONCE
        while some == AT_ONCE:  # moves are written in between
            some = len(await self._writer.run([self.statements.forget_old_chats.of(before=before, most=AT_ONCE)]))
        loud = select(chats.c.code).group_by(chats.c.code).having(func.count() > lines)
        for row in await self._read(loud):
            await self._writer.run([self.statements.forget_many_chats.of(key=row.code, lines=lines)])

    # -- tables that cannot be loaded

    async def put_aside(self, aside: Aside) -> None:
        await self._writer.run([self.statements.put_aside.of(**msgspec.structs.asdict(aside))])

    async def put_back(self, code: str) -> None:
        await self._writer.run([self.statements.put_back.of(key=code)])

    async def aside(self) -> list[Aside]:
        return [Aside(*row) for row in await self._read(select(aside).order_by(aside.c.code))]

    async def discard(self, code: str) -> None:
        await self._writer.run(
            [self.statements.discard.of(key=code), *[each.of(key=code) for each in self.statements.remove_rest]]
        )

    async def cut(self, code: str, number: int) -> None:
        copied, *others = self.statements.cut
        await self._writer.run(
            [copied.of(key=code, since=number, at=now()), *[each.of(key=code, since=number) for each in others]]
        )

    # -- moves

    def append(self, row: Row, written: Written) -> None:
        self._writer.append(row, written)

    async def journal(self, code: str, since: int = 0) -> list[Row]:
        found = select(journal).where(journal.c.code == code, journal.c.number >= since)
        rows = await self._read(found.order_by(journal.c.number, journal.c.seat))
        return [Row(*row) for row in rows]

    async def snapshot(self, code: str) -> Snapshot | None:
        rows = await self._read(select(snapshots).where(snapshots.c.code == code))
        return Snapshot(rows[0].number, rows[0].draws, rows[0].position) if rows else None

    async def keep_snapshot(self, code: str, snapshot: Snapshot) -> None:
        await self._writer.run([self.statements.keep_snapshot.of(code=code, **msgspec.structs.asdict(snapshot))])

    # -- several processes

    async def hold(self, owner: str, seconds: float) -> set[str]:
        await self._writer.run([self.statements.hold.of(owner=owner, span=int(1000 * seconds))])
        found = select(owners.c.owner).where(owners.c.until > self.statements.clock)
        return {row.owner for row in await self._read(found)}

    async def bury(self) -> list[str]:
        return [str(owner) for (owner,) in await self._writer.run([self.statements.bury.of()])]

    async def claim(self, codes: Iterable[str], owner: str) -> dict[str, str]:
        wanted = sorted(codes)
        await self._writer.run([self.statements.claim.of(owner=owner, codes=listed(wanted))])
        return {row.code: row.owner for row in await self._read(select(claims).where(claims.c.code.in_(wanted)))}

    async def release(self, codes: Iterable[str], owner: str) -> None:
        await self._writer.run([self.statements.release.of(owner=owner, codes=listed(codes))])

    async def unclaimed(self) -> list[str]:
        alive = select(owners.c.owner).where(owners.c.until > self.statements.clock)
        held = select(claims.c.code).where(claims.c.owner.in_(alive))
        found = select(tables.c.code).where(tables.c.state == "playing", _not_aside, tables.c.code.not_in(held))
        return [row.code for row in await self._read(found)]

    async def news(self, code: str, since: int) -> News:
        rows = await self.journal(code, since)
        found = await self._read(select(tables.c.version).where(tables.c.code == code))
        return News(tuple(rows), int(found[0].version) if found else 0)

    # -- ratings

    async def dues(self) -> list[str]:
        return [row.code for row in await self._read(select(dues.c.code).order_by(dues.c.code))]

    async def rate(self, code: str, rows: tuple[Rated, ...]) -> bool:
        added = [self.statements.add_rating.of(**msgspec.structs.asdict(row)) for row in rows]
        try:
            await self._writer.run([self.statements.settle.of(key=code), *added])
        except KeyTaken:
            return False
        return True

    async def was_rated(self, code: str) -> bool:
        return bool(await self._read(select(ratings.c.code).where(ratings.c.code == code).limit(1)))

    async def standings(self, game: str, players: Iterable[str]) -> dict[str, Rated]:
        others = ratings.alias("others")
        last = select(func.max(others.c.number)).where(others.c.player == ratings.c.player, others.c.game == game)
        found = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(sorted(players)))
        rows = await self._read(found.where(ratings.c.number == last.scalar_subquery()))
        return {row.player: Rated(*row) for row in rows}

    async def rated(self, player: str, limit: int) -> list[Rated]:
        found = select(ratings).where(ratings.c.player == player).order_by(ratings.c.at.desc(), ratings.c.number.desc())
        return [Rated(*row) for row in await self._read(found.limit(limit))]

    async def forget_ratings(self, player: str) -> None:
        await self._writer.run([self.statements.forget_ratings.of(who=player)])

    # -- talk

    async def chat(self, code: str, limit: int) -> list[ChatLine]:
        found = select(chats).where(chats.c.code == code).order_by(chats.c.id.desc()).limit(limit)
        return [ChatLine(row.seat, row.name, row.text, row.at) for row in reversed(await self._read(found))]

    async def say(self, code: str, line: ChatLine) -> None:
        await self._writer.run([self.statements.say.of(code=code, **msgspec.structs.asdict(line))])

    async def unsay(self, code: str, seat: int, text: str | None = None) -> None:
        if text is None:
            unsaid = self.statements.unsay_all.of(key=code, where=seat)
        else:
            unsaid = self.statements.unsay.of(key=code, where=seat, said=text)
        await self._writer.run([unsaid])

    # -- inside

    async def _read(self, statement: Executable) -> list[Any]:
        if self._reading >= IN_LINE:
            raise StorageBusy("too many wait to read")
        self._reading += 1
        try:
            async with self._readers:
                try:
                    return await self._fetch(statement)
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                    return await self._fetch(statement)  # an idle connection was lost: use a new one
        except (SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", error))
            log.error("the database could not be read: %s", reason)
            raise StorageFailed(reason) from None
        finally:
            self._reading -= 1

    async def _fetch(self, statement: Executable) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(statement)).all())

    def _holders(self, document: TableDocument) -> list[Statement]:
        """Return statements that link a table to its guests, so that a browser finds its tables again."""
        known = sorted({document.host_guest, *[seat.guest for seat in document.seats]} - {""})
        gone = self.statements.forget_guests.of(key=document.code, known=listed(known))
        keep = self.statements.keep_guest
        return [gone, *[keep.of(guest=guest, code=document.code, created=document.created) for guest in known]]


_KINDS: dict[Kind, tuple[str, Any]] = {
    "unused": ("open", tables.c.created),
    "abandoned": ("over", tables.c.ended),
    "bots": ("over", tables.c.ended),
    "unfinished": ("playing", tables.c.created),
    "resigned": ("over", tables.c.ended),
    "finished": ("over", tables.c.ended),
}
"""The state of a table of each kind, and the column of its time."""
_A_PERSON = '%"kind":"human"%'
_ENDED: dict[Kind, str] = {"abandoned": '%"how":"abandoned"%', "resigned": '%"how":"resigned"%'}
"""What documents contain: user text cannot match, because its quotes are escaped with a backslash."""
_not_aside = tables.c.code.not_in(select(aside.c.code))


def _columns(document: TableDocument) -> dict[str, Any]:
    return {
        "code": document.code,
        "state": document.state,
        "game": document.game,
        "public": document.settings.public,
        "created": document.created,
        "ended": document.ended,
        "document": msgspec.json.encode(document).decode(),
    }
