"""What was played: records, stories, replays, and the proof that the dice were fair.

Whole games are replayed in a thread, so that other tables do not wait for them.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import UNSET, Struct, UnsetType

from flambeur.engine import FlambeurError, read_record, write_record
from flambeur.engine.chance import Dice, Factor
from flambeur.fairness import verify
from flambeur.fairness.proof import chance_moments
from flambeur.server.door.caller import Caller
from flambeur.server.errors import Refused, explain
from flambeur.server.http.common import ERRORS, Code, Lang, TheHall, WhoAsks, YourTable, yours
from flambeur.server.tables import history
from flambeur.server.tables.seating import need_seat
from flambeur.server.tables.table import Table
from flambeur.server.wire.lens import Lens
from flambeur.wording.verdict import verdict_text

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=63)]


class Chapter(Struct):
    """What happened up to one state number."""

    n: int
    events: list[dict[str, Any]]
    words: list[str] | UnsetType = UNSET


class MomentInfo(Struct):
    """One step of a replay and the position it led to."""

    n: int
    seat: int | None
    move: str | None
    entries: list[str]
    events: list[dict[str, Any]]
    view: dict[str, Any]
    words: list[str] | UnsetType = UNSET


class Replay(Struct):
    table: YourTable
    moments: list[MomentInfo]


class Fairness(Struct):
    scheme: str
    table: str
    commitment: str
    seals: tuple[str, ...]
    round: int
    words: tuple[str, ...]
    seed: str | None
    draws: int


class RecordText(Struct, forbid_unknown_fields=True):
    record: str


class RecordToVerify(RecordText, forbid_unknown_fields=True):
    commitment: str | None = None


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


def _seen_by(table: Table, seat: int | None, caller: Caller) -> None:
    """Whether a caller may look through these eyes at a game that goes on."""
    if seat is not None:
        need_seat(table.document, seat, caller)
    elif not table.document.settings.spectators:
        raise Refused("no-spectators")


@get("/tables/{code:str}/record", media_type="text/plain", responses=ERRORS)
async def record(code: Code, hall: TheHall, caller: WhoAsks, seat: SeatQuery = None) -> Response[str]:
    """The record: everything after the end, before it what a seat may know."""
    table = await hall.find(code)
    document = table.document
    if document.state == "open":
        raise Refused("not-playing")
    if document.state == "over":
        rows = await hall.storage.journal(document.code)
        text = await asyncio.to_thread(lambda: write_record(history.record(document, table.game, rows)))
    else:
        if seat is None:
            raise Refused("not-over")
        need_seat(document, seat, caller)
        rows = await hall.storage.journal(document.code)
        text = await asyncio.to_thread(lambda: write_record(history.partial_record(document, table.game, rows, seat)))
    name = f"flambeur-{document.game}-{document.code}.flam"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'}, media_type="text/plain")


@get("/tables/{code:str}/story", responses=ERRORS)
async def story(
    code: Code,
    hall: TheHall,
    caller: WhoAsks,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    seat: SeatQuery = None,
    lang: Lang = None,
) -> list[Chapter]:
    """What happened since a state number, as a seat (or a spectator) may know it."""
    table = await hall.find(code)
    _seen_by(table, seat, caller)
    if table.play.state is None:
        raise Refused("not-playing")
    rows = await hall.storage.journal(table.document.code)

    def tell() -> list[Chapter]:
        steps = [step for step in history.steps(table.game, rows) if step.number > since]
        return [Chapter(**table.audience.lens.chapter(step.number, step.events, (seat, lang))) for step in steps]

    return await asyncio.to_thread(tell)


@get("/tables/{code:str}/replay", responses=ERRORS)
async def replay(code: Code, hall: TheHall, caller: WhoAsks, seat: SeatQuery = None, lang: Lang = None) -> Replay:
    """A finished game, to step through; with everything open unless one seat's eyes are asked for."""
    table = await hall.find(code)
    document = table.document
    if document.state != "over":
        raise Refused("not-over")
    if seat is not None and seat >= document.players:
        raise Refused("unknown-seat", seat=seat)
    lens = Lens(table.game)
    lens.names = document.names
    rows = await hall.storage.journal(document.code)

    def step_through() -> list[MomentInfo]:
        return [
            MomentInfo(
                seat=step.mover,
                move=step.entries[0].text if step.mover is not None else None,
                entries=[str(entry) for entry in step.entries],
                view=lens.view(step.state, seat),
                **lens.chapter(step.number, step.events, (seat, lang)),
            )
            for step in history.steps(table.game, rows)
        ]

    return Replay(yours(table, caller), await asyncio.to_thread(step_through))


@get("/tables/{code:str}/fairness", responses=ERRORS)
async def fairness(code: Code, hall: TheHall) -> Fairness:
    """The commitment and the players' seals and words; after the end the seed too."""
    table = await hall.find(code)
    proof = table.document.proof
    return Fairness(
        scheme=proof.scheme,
        table=proof.table,
        commitment=proof.commitment,
        seals=proof.seals,
        round=proof.round,
        words=proof.words,
        seed=proof.seed if table.document.state == "over" else None,
        draws=table.play.draws,
    )


@post("/verify", status_code=200, responses=ERRORS)
async def verify_record(data: JSONBody[RecordToVerify], lang: Lang = None) -> Judgement:
    """Check the dice of a record."""

    def judge() -> Judgement:
        try:
            read = read_record(data.record)
            verdict = verify(read, data.commitment)
        except FlambeurError as error:
            return Judgement(False, False, 0, (), explain(error, lang).sentence, error.code)
        sentence = verdict_text(verdict, read.names, lang or "en")
        return Judgement(True, verdict.known, verdict.draws, verdict.withheld, sentence)

    return await asyncio.to_thread(judge)


@post("/draws", status_code=200, responses=ERRORS)
async def draws_of(data: JSONBody[RecordText]) -> list[Draw]:
    """What each chance result of a record was drawn from, by the rules: all that a verifier without rules needs."""

    def list_draws() -> list[Draw]:
        return [
            Draw(moment.line, str(moment.entry.text), [_factor(factor) for factor in factors])
            for moment, factors in chance_moments(read_record(data.record))
            if moment.entry is not None
        ]

    return await asyncio.to_thread(list_draws)


def _factor(factor: Factor) -> FactorInfo:
    if isinstance(factor, Dice):
        return FactorInfo(factor.kind, dice=factor.count)
    return FactorInfo(factor.kind, values=factor.values, weights=factor.weights)


ROUTES = (record, story, replay, fairness, verify_record, draws_of)
