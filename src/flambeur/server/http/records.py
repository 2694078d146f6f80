"""What was played: records, stories, replays, and the proof that the dice were fair.

Whole games are gone through by the office, so that other tables do not wait for them.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from flambeur.server.door.caller import Caller
from flambeur.server.errors import Refused
from flambeur.server.http import archive
from flambeur.server.http.archive import Draw, Judgement, MomentInfo
from flambeur.server.http.common import ERRORS, Code, Lang, TheHall, TheOffice, WhoAsks, YourTable, yours
from flambeur.server.tables.seating import need_seat
from flambeur.server.tables.table import Table
from flambeur.server.wire.lens import Eyes
from flambeur.server.wire.replies import Chapter, encode

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=63)]


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


def _seen_by(table: Table, seat: int | None, caller: Caller) -> None:
    """Whether a caller may look through these eyes at a game that goes on."""
    if seat is not None:
        need_seat(table.document, seat, caller)
    elif not table.document.settings.spectators:
        raise Refused("no-spectators")


@get("/tables/{code:str}/record", media_type="text/plain", responses=ERRORS)
async def record(
    code: Code, hall: TheHall, office: TheOffice, caller: WhoAsks, seat: SeatQuery = None
) -> Response[str]:
    """The record: everything after the end, before it what a seat may know."""
    table = await hall.find(code)
    document = table.document
    if document.state == "open":
        raise Refused("not-playing")
    if document.state == "over":
        seat = None
    elif seat is None:
        raise Refused("not-over")
    else:
        need_seat(document, seat, caller)
    rows = await hall.storage.journal(document.code)
    text = await office.do(caller.address, archive.recorded, document, rows, seat)
    name = f"flambeur-{document.game}-{document.code}.flam"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'}, media_type="text/plain")


@get("/tables/{code:str}/story", responses=ERRORS)
async def story(
    code: Code,
    hall: TheHall,
    office: TheOffice,
    caller: WhoAsks,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    seat: SeatQuery = None,
    lang: Lang = None,
    you: Annotated[bool, QueryParameter()] = False,
) -> Response[list[Chapter]]:
    """What happened since a state number, as a seat (or a spectator) may know it; `you` tells it to that person."""
    table = await hall.find(code)
    _seen_by(table, seat, caller)
    if table.play.state is None:
        raise Refused("not-playing")
    rows = await hall.storage.journal(table.document.code)
    return ready(await office.do(caller.address, archive.chapters, table.document, rows, since, Eyes(seat, lang, you)))


@get("/tables/{code:str}/replay", responses=ERRORS)
async def replay(
    code: Code, hall: TheHall, office: TheOffice, caller: WhoAsks, seat: SeatQuery = None, lang: Lang = None
) -> Response[Replay]:
    """A finished game, to step through; with everything open unless one seat's eyes are asked for."""
    table = await hall.find(code)
    document = table.document
    if document.state != "over":
        raise Refused("not-over")
    if seat is not None and seat >= document.players:
        raise Refused("unknown-seat", seat=seat)
    rows = await hall.storage.journal(document.code)
    moments = await office.do(caller.address, archive.replayed, document, rows, seat, lang)
    return ready(b'{"table":%b,"moments":%b}' % (encode(yours(table, caller)), moments))


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
async def verify_record(
    data: JSONBody[RecordToVerify], office: TheOffice, caller: WhoAsks, lang: Lang = None
) -> Response[Judgement]:
    """Check the dice of a record."""
    return ready(await office.do(caller.address, archive.verified, data.record, data.commitment, lang))


@post("/draws", status_code=200, responses=ERRORS)
async def draws_of(data: JSONBody[RecordText], office: TheOffice, caller: WhoAsks) -> Response[list[Draw]]:
    """What each chance result of a record was drawn from, by the rules: all that a verifier without rules needs."""
    return ready(await office.do(caller.address, archive.drawn, data.record))


def ready(body: bytes) -> Response[Any]:
    """JSON that the office has written already."""
    return Response(body, media_type="application/json")


ROUTES = (record, story, replay, fairness, verify_record, draws_of)
