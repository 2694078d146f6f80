"""Export all stored data of a guest, as far as they may know it."""

from __future__ import annotations

from flambeur.engine import FlambeurError
from flambeur.protocol.account import Export, OwnSeat, OwnTable, Statistics
from flambeur.protocol.tables import ChatLine
from flambeur.server.account.dice_statistics import AT_ONCE
from flambeur.server.account.results import own_seats
from flambeur.server.jobs import JobQueue
from flambeur.server.storage import Row, Storage
from flambeur.server.storage.documents import TableDocument, now
from flambeur.server.tables.record_jobs import journals_of, recorded

MOST = 100
"""Tables in one file."""
BYTES = 4 * 1024 * 1024
"""Bytes of records in one file: after the table that exceeds this, another file begins."""
LINES = 200
EVERY = 100_000


async def exported(
    guest: str, found: Statistics, storage: Storage, jobs: JobQueue, address: str, before: int | None
) -> Export:
    """Return the tables of a guest, newest first; raises `overloaded`."""
    documents = await storage.documents(guest, MOST + 1, before=before) if guest else []
    tables: list[OwnTable] = []
    written = 0
    for start in range(0, min(len(documents), MOST), AT_ONCE):
        if written > BYTES:
            break
        part = documents[start : min(start + AT_ONCE, MOST)]
        over = [document for document in part if document.state == "over"]
        texts = await jobs.do_with(address, records, journals_of(storage, over)) if over else []
        written += sum(len(text) for text in texts if text is not None)
        by_code = dict(zip([document.code for document in over], texts, strict=True))
        for document in part:
            mine = own_seats(document, guest)
            said = [line for line in await storage.chat(document.code, LINES) if line.seat in mine]
            tables.append(_own(document, guest, said, by_code.get(document.code)))
    older = len(documents) > len(tables)
    ratings = await storage.rated(guest, EVERY) if guest and before is None else []
    return Export(now(), tables[-1].created if older else None, older, found, ratings, tables)


def records(games: list[tuple[TableDocument, list[Row]]]) -> list[str | None]:
    """In a worker: return the records of finished games; None for a game that cannot be replayed here."""
    return [_record(document, rows) for document, rows in games]


def _record(document: TableDocument, rows: list[Row]) -> str | None:
    try:
        return recorded(document, rows, None)
    except FlambeurError:
        return None


def _own(document: TableDocument, guest: str, said: list[ChatLine], record: str | None) -> OwnTable:
    return OwnTable(
        code=document.code,
        game=document.game,
        players=document.players,
        options=dict(document.options),
        settings=document.settings,
        lang=document.lang,
        hosting=document.host_guest == guest,
        seats=[OwnSeat(seat, document.seats[seat].name) for seat in own_seats(document, guest)],
        state=document.state,
        created=document.created,
        started=document.started,
        ended=document.ended,
        ending=document.ending,
        said=said,
        record=record,
    )
