"""Records, stories, replays, and the fairness proof of the dice.

The job service processes whole games, so that other tables do not wait.
"""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Raw

from flambeur.protocol.errors import Refused
from flambeur.protocol.records import Draw, Fairness, Judgement, MomentInfo, RecordText, RecordToVerify, Replay
from flambeur.protocol.replies import Chapter, encode
from flambeur.protocol.seat_projection import Viewer
from flambeur.server.access.caller import Caller
from flambeur.server.http.common import ERRORS, Code, Lang, TheJobs, TheRegistry, TheServices, WhoAsks, yours
from flambeur.server.services import Services
from flambeur.server.tables import record_jobs
from flambeur.server.tables.seats import need_seat
from flambeur.server.tables.table import Table

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=63)]


def _seen_by(table: Table, seat: int | None, caller: Caller) -> None:
    """Refuse a caller who may not see a running game as this seat."""
    if seat is not None:
        need_seat(table.document, seat, caller)
    elif not table.document.settings.spectators:
        raise Refused("no-spectators")


@get("/tables/{code:str}/record", media_type="text/plain", responses=ERRORS)
async def record(
    code: Code, registry: TheRegistry, jobs: TheJobs, caller: WhoAsks, seat: SeatQuery = None
) -> Response[str]:
    """Return the record: complete after the end, before it only what a seat may know."""
    table = await registry.find(code)
    document = table.document
    if document.state == "open":
        raise Refused("not-playing")
    if document.state == "over":
        seat = None
    elif seat is None:
        raise Refused("not-over")
    else:
        need_seat(document, seat, caller)
    journal = record_jobs.journal_of(registry.storage, document, seat)
    text = await jobs.do_with(caller.address, record_jobs.recorded, journal)
    name = f"flambeur-{document.game}-{document.code}.flam"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'}, media_type="text/plain")


@get("/tables/{code:str}/story", responses=ERRORS)
async def story(
    code: Code,
    registry: TheRegistry,
    jobs: TheJobs,
    caller: WhoAsks,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    seat: SeatQuery = None,
    lang: Lang = None,
    you: Annotated[bool, QueryParameter()] = False,
) -> Response[list[Chapter]]:
    """Return the events since a state number, as a seat or spectator may know them; `you` addresses that player."""
    table = await registry.find(code)
    _seen_by(table, seat, caller)
    if table.play.state is None:
        raise Refused("not-playing")
    journal = record_jobs.journal_of(registry.storage, table.document, since, Viewer(seat, lang, you))
    return ready(await jobs.do_with(caller.address, record_jobs.chapters, journal))


@get("/tables/{code:str}/replay", responses=ERRORS)
async def replay(
    code: Code, registry: TheRegistry, jobs: TheJobs, caller: WhoAsks, seat: SeatQuery = None, lang: Lang = None
) -> Response[Replay]:
    """Return a finished game to step through; everything is open unless a seat is given."""
    table = await registry.find(code)
    document = table.document
    if document.state != "over":
        raise Refused("not-over")
    if seat is not None and seat >= document.players:
        raise Refused("unknown-seat", seat=seat)
    journal = record_jobs.journal_of(registry.storage, document, seat, lang)
    moments = await jobs.do_with(caller.address, record_jobs.replayed, journal)
    told = cast(list[MomentInfo], Raw(moments))  # encoded already
    return ready(encode(Replay(yours(table, caller), told)))


@get("/tables/{code:str}/fairness", responses=ERRORS)
async def fairness(code: Code, registry: TheRegistry) -> Fairness:
    """Return the commitment and the players' seals and words; after the end the seed, too."""
    table = await registry.find(code)
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
async def verify_record(
    data: JSONBody[RecordToVerify], services: TheServices, jobs: TheJobs, caller: WhoAsks, lang: Lang = None
) -> Response[Judgement]:
    """Check the dice of a record."""
    _few_lines(data.record, services)
    return ready(await jobs.do(caller.address, record_jobs.verified, data.record, data.commitment, lang))


@post("/draws", status_code=200, responses=ERRORS)
async def draws_of(
    data: JSONBody[RecordText], services: TheServices, jobs: TheJobs, caller: WhoAsks
) -> Response[list[Draw]]:
    """Return what each chance result of a record was drawn from: all that a verifier without the rules needs."""
    _few_lines(data.record, services)
    return ready(await jobs.do(caller.address, record_jobs.drawn, data.record))


def _few_lines(record: str, services: Services) -> None:
    """Refuse a record that is longer than any game: each line is a position to compute."""
    most = services.settings.limits.record_lines
    if record.count("\n") > most:
        raise Refused("record-too-long", lines=most)


def ready(body: bytes) -> Response[Any]:
    """Return JSON that a job has already encoded."""
    return Response(body, media_type="application/json")


ROUTES = (record, story, replay, fairness, verify_record, draws_of)
