"""Jobs on a table's journal: each function serves one kind of request and runs in a worker process.

The journal is read when a worker is free: a refused request costs the database nothing.
"""

from __future__ import annotations

from msgspec import Struct

from flambeur.engine import FlambeurError, Seat, read_record, write_position, write_record
from flambeur.engine.chance import Dice, Factor
from flambeur.fairness import verify
from flambeur.fairness.proof import chance_moments
from flambeur.protocol.errors import explain
from flambeur.protocol.records import Draw, FactorInfo, Judgement, MomentInfo
from flambeur.protocol.replies import encode
from flambeur.protocol.seat_projection import SeatProjection, Viewer
from flambeur.server.jobs import Arguments
from flambeur.server.storage import Row, Storage
from flambeur.server.storage.documents import TableDocument
from flambeur.server.tables import history
from flambeur.wording import leads
from flambeur.wording.verdict import verdict_text


def journal_of(storage: Storage, document: TableDocument, *others: object) -> Arguments:
    """Return the arguments of a job: a table, its journal, and others."""

    async def read() -> tuple[object, ...]:
        return document, await storage.journal(document.code), *others

    return read


def journals_of(storage: Storage, documents: list[TableDocument]) -> Arguments:
    """Return the argument of a job on several tables: each with its journal."""

    async def read() -> tuple[object, ...]:
        return ([(document, await storage.journal(document.code)) for document in documents],)

    return read


class Undone(Struct, frozen=True):
    """The position of a table before the last choice of a seat."""

    number: int
    position: str
    draws: int


def undone(document: TableDocument, rows: list[Row], seat: Seat) -> Undone | None:
    """Return the position before the last choice of a seat; None if it has not chosen.

    An answer that was given for the seat is no choice: it would only be given again.
    """
    game = history.rules(document)
    last: Undone | None = None
    draws = 0
    before: history.Step | None = None
    for step in history.steps(game, rows):
        if before is not None and step.mover == seat and len(game.legal_moves(before.state, seat)) > 1:
            last = Undone(step.number - 1, write_position(game, before.state), draws)
        draws += sum(entry.kind == "chance" for entry in step.entries)
        before = step
    return last


def recorded(document: TableDocument, rows: list[Row], seat: Seat | None) -> str:
    """Return the whole record, or what a seat may know of it."""
    game = history.rules(document)
    if seat is None:
        return write_record(history.record(document, game, rows))
    return write_record(history.partial_record(document, game, rows, seat))


def chapters(document: TableDocument, rows: list[Row], since: int, viewer: Viewer) -> bytes:
    """Return the chapters since a state number, as JSON."""
    game, projection = history.rules(document), _projection(document)
    steps = [step for step in history.steps(game, rows) if step.number > since]
    return encode([projection.chapter(step.number, step.events, viewer) for step in steps])


def replayed(document: TableDocument, rows: list[Row], seat: Seat | None, lang: str | None) -> bytes:
    """Return all moments of a game, as JSON."""
    projection = _projection(document)

    def moment(step: history.Step) -> MomentInfo:
        chapter, view = projection.chapter(step.number, step.events, Viewer(seat, lang)), game.view(step.state, seat)
        return MomentInfo(
            n=step.number,
            seat=step.mover,
            move=step.entries[0].text if step.mover is not None else None,
            entries=[str(entry) for entry in step.entries],
            events=chapter.events,
            view=view,
            words=chapter.words,
            leads=() if lang is None else leads(game, view),
        )

    game = history.rules(document)
    return encode([moment(step) for step in history.steps(game, rows)])


def verified(text: str, commitment: str | None, lang: str | None) -> bytes:
    """Return what can be verified about the dice of a record, as JSON."""
    try:
        read = read_record(text)
        verdict = verify(read, commitment)
    except FlambeurError as error:
        return encode(Judgement(False, False, 0, (), explain(error, lang).sentence, error.code))
    sentence = verdict_text(verdict, read.names, lang or "en")
    return encode(Judgement(True, verdict.known, verdict.draws, verdict.withheld, sentence))


def drawn(text: str) -> bytes:
    """Return what each chance result of a record was drawn from, as JSON."""
    return encode(
        [
            Draw(moment.line, str(moment.entry.text), [_factor(factor) for factor in factors])
            for moment, factors in chance_moments(read_record(text))
            if moment.entry is not None
        ]
    )


def _factor(factor: Factor) -> FactorInfo:
    if isinstance(factor, Dice):
        return FactorInfo(factor.kind, dice=factor.count)
    return FactorInfo(factor.kind, values=factor.values, weights=factor.weights)


def _projection(document: TableDocument) -> SeatProjection:
    projection = SeatProjection(history.rules(document))
    projection.names = document.names
    return projection
