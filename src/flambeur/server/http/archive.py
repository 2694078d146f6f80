"""What the office makes of a table's journal; each function is the work of one request, and runs in another process."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from flambeur.engine import FlambeurError, Seat, read_record, write_record
from flambeur.engine.chance import Dice, Factor
from flambeur.fairness import verify
from flambeur.fairness.proof import chance_moments
from flambeur.server.errors import explain
from flambeur.server.storage import Row
from flambeur.server.tables import history
from flambeur.server.tables.documents import TableDocument
from flambeur.server.wire.lens import Eyes, Lens
from flambeur.server.wire.replies import SentEvent, SentLead, SentView, encode
from flambeur.wording import leads
from flambeur.wording.verdict import verdict_text


class MomentInfo(Struct):
    """One step of a replay and the position it led to."""

    n: int
    seat: int | None
    move: str | None
    entries: list[str]
    events: list[SentEvent]
    view: SentView
    words: list[str] | UnsetType = UNSET
    leads: tuple[SentLead, ...] = ()
    """Who would get what if it were shared out now."""


class Judgement(Struct):
    fair: bool
    known: bool
    draws: int
    withheld: tuple[int, ...]
    sentence: str
    code: str | None = None


class FactorInfo(Struct):
    """What one part of a chance result is drawn from: so many dice, or one of the items."""

    kind: str
    dice: int | UnsetType = UNSET
    values: tuple[int | str, ...] | UnsetType = UNSET
    weights: tuple[int, ...] | UnsetType = UNSET


class Draw(Struct):
    """A chance result of a record, and what the rules let it be drawn from."""

    line: int
    text: str
    factors: list[FactorInfo]


def recorded(document: TableDocument, rows: list[Row], seat: Seat | None) -> str:
    """The whole record, or what a seat may know of it."""
    game = history.rules(document)
    if seat is None:
        return write_record(history.record(document, game, rows))
    return write_record(history.partial_record(document, game, rows, seat))


def chapters(document: TableDocument, rows: list[Row], since: int, eyes: Eyes) -> bytes:
    """The chapters since a state number, as JSON."""
    game, lens = history.rules(document), _lens(document)
    steps = [step for step in history.steps(game, rows) if step.number > since]
    return encode([lens.chapter(step.number, step.events, eyes) for step in steps])


def replayed(document: TableDocument, rows: list[Row], seat: Seat | None, lang: str | None) -> bytes:
    """All moments of a game, as JSON."""
    lens = _lens(document)

    def moment(step: history.Step) -> MomentInfo:
        chapter, view = lens.chapter(step.number, step.events, Eyes(seat, lang)), game.view(step.state, seat)
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
    """What can be said about the dice of a record, as JSON."""
    try:
        read = read_record(text)
        verdict = verify(read, commitment)
    except FlambeurError as error:
        return encode(Judgement(False, False, 0, (), explain(error, lang).sentence, error.code))
    sentence = verdict_text(verdict, read.names, lang or "en")
    return encode(Judgement(True, verdict.known, verdict.draws, verdict.withheld, sentence))


def drawn(text: str) -> bytes:
    """What each chance result of a record was drawn from, as JSON."""
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


def _lens(document: TableDocument) -> Lens:
    lens = Lens(history.rules(document))
    lens.names = document.names
    return lens
