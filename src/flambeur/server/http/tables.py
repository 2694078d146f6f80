"""Tables: opened, found, changed, left; seats taken and given."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, patch, post, put
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from flambeur.fairness import ROUNDS
from flambeur.server.http.common import ERRORS, Code, SeatPath, TheHall, WhoAsks, YourTable, yours
from flambeur.server.tables import coaching, costing, opening, seating, terms
from flambeur.server.tables.documents import SeatKey, SomeSettings

LISTED = 50


class OpenedTable(Struct):
    """A new table, the seats you have taken, and the token that makes you its host."""

    table: YourTable
    seats: list[SeatKey]
    host: str


class TableChange(Struct, forbid_unknown_fields=True):
    settings: SomeSettings


class SitDown(Struct, forbid_unknown_fields=True):
    name: str
    seal: str = ""


class Rename(Struct, forbid_unknown_fields=True):
    name: str


class BotChoice(Struct, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=40)]


class SeatOf(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=63)]


class Seal(SeatOf, forbid_unknown_fields=True):
    seal: str


class Word(SeatOf, forbid_unknown_fields=True):
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]
    word: str


class Agreement(SeatOf, forbid_unknown_fields=True):
    agree: bool = True


class MyTable(Struct):
    table: YourTable
    seats: tuple[int, ...]
    hosting: bool


class MyTables(Struct):
    tables: list[MyTable]


@post("/tables", responses=ERRORS)
async def open_table(data: JSONBody[opening.NewTable], hall: TheHall, caller: WhoAsks) -> OpenedTable:
    """Open a table."""
    table, keys, host = await opening.open_table(hall, data, caller)
    return OpenedTable(yours(table, caller), keys, host)


@get("/tables", responses=ERRORS)
async def list_tables(
    hall: TheHall,
    caller: WhoAsks,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    progress: Annotated[Literal["open", "playing", "over"] | None, QueryParameter(name="state")] = None,
) -> list[YourTable]:
    """The public tables, newest first."""
    return [yours(table, caller, info) for table, info in await hall.lobby.tables(game, progress)]


@get("/tables/{code:str}", responses=ERRORS)
async def one_table(code: Code, hall: TheHall, caller: WhoAsks) -> YourTable:
    return yours(await hall.find(code), caller)


@patch("/tables/{code:str}", responses=ERRORS)
async def change_table(code: Code, data: JSONBody[TableChange], hall: TheHall, caller: WhoAsks) -> YourTable:
    """Change settings (host)."""
    table = await hall.find(code)
    await terms.change_settings(table, data.settings, caller)
    return yours(table, caller)


@delete("/tables/{code:str}", responses=ERRORS)
async def close_table(code: Code, hall: TheHall, caller: WhoAsks) -> None:
    """Close a table that has not begun (host)."""
    await opening.close(await hall.find(code), caller)


@post("/tables/{code:str}/seats/{seat:int}", responses=ERRORS)
async def sit_down(code: Code, seat: SeatPath, data: JSONBody[SitDown], hall: TheHall, caller: WhoAsks) -> SeatKey:
    """Take an open seat."""
    return await seating.sit(await hall.find(code), seat, data.name, data.seal, caller)


@patch("/tables/{code:str}/seats/{seat:int}", responses=ERRORS)
async def rename(code: Code, seat: SeatPath, data: JSONBody[Rename], hall: TheHall, caller: WhoAsks) -> YourTable:
    table = await hall.find(code)
    await seating.rename(table, seat, data.name, caller)
    return yours(table, caller)


@delete("/tables/{code:str}/seats/{seat:int}", status_code=200, responses=ERRORS)
async def stand_up(code: Code, seat: SeatPath, hall: TheHall, caller: WhoAsks) -> YourTable:
    """Leave your seat before the start, or free any seat as the host."""
    table = await hall.find(code)
    await seating.stand_up(table, seat, caller)
    return yours(table, caller)


@put("/tables/{code:str}/seats/{seat:int}/bot", responses=ERRORS)
async def put_bot(code: Code, seat: SeatPath, data: JSONBody[BotChoice], hall: TheHall, caller: WhoAsks) -> YourTable:
    """A bot into a seat, or in place of somebody who is away."""
    table = await hall.find(code)
    await seating.put_bot(table, seat, data.level, caller)
    return yours(table, caller)


@delete("/tables/{code:str}/seats/{seat:int}/bot", status_code=200, responses=ERRORS)
async def take_bot(code: Code, seat: SeatPath, hall: TheHall, caller: WhoAsks) -> YourTable:
    """The bot out of its seat, or your seat back from it."""
    table = await hall.find(code)
    await seating.take_bot(table, seat, caller)
    return yours(table, caller)


@get("/tables/{code:str}/seats/{seat:int}/advice", responses=ERRORS)
async def advice(
    code: Code,
    seat: SeatPath,
    hall: TheHall,
    caller: WhoAsks,
    within: Annotated[int | None, QueryParameter(ge=10, le=10_000)] = None,
) -> coaching.SeatAdvice:
    """What each of your moves is worth, and why; thought about for so many milliseconds at most."""
    return await coaching.advise(await hall.find(code), seat, caller, within and within / 1000)


@get("/tables/{code:str}/seats/{seat:int}/costs", responses=ERRORS)
async def choice_costs(code: Code, seat: SeatPath, hall: TheHall, caller: WhoAsks) -> costing.SeatCosts:
    """What choices have cost in rounds that are solved, to the dollar."""
    return await costing.costs(await hall.find(code), seat, caller)


@post("/tables/{code:str}/link", responses=ERRORS)
async def renew_link(code: Code, data: JSONBody[SeatOf], hall: TheHall, caller: WhoAsks) -> SeatKey:
    """A new private link for your seat."""
    return await seating.renew_link(await hall.find(code), data.seat, caller)


@post("/tables/{code:str}/seal", status_code=200, responses=ERRORS)
async def seal(code: Code, data: JSONBody[Seal], hall: TheHall, caller: WhoAsks) -> YourTable:
    """Your own part of the dice, sealed, before the start."""
    table = await hall.find(code)
    await opening.seal(table, data.seat, data.seal, caller)
    return yours(table, caller)


@post("/tables/{code:str}/word", status_code=200, responses=ERRORS)
async def show_word(code: Code, data: JSONBody[Word], hall: TheHall, caller: WhoAsks) -> YourTable:
    """Your own part of the dice, opened, after the start."""
    table = await hall.find(code)
    await opening.show_word(table, data.seat, data.round, data.word, caller)
    return yours(table, caller)


@post("/tables/{code:str}/start", status_code=200, responses=ERRORS)
async def start(code: Code, hall: TheHall, caller: WhoAsks) -> YourTable:
    """Begin the game (host)."""
    table = await hall.find(code)
    await opening.start(table, caller)
    return yours(table, caller)


@post("/tables/{code:str}/resign", status_code=200, responses=ERRORS)
async def resign(code: Code, data: JSONBody[SeatOf], hall: TheHall, caller: WhoAsks) -> YourTable:
    """Give up; a bot plays the seat on."""
    table = await hall.find(code)
    await seating.resign(table, data.seat, caller)
    return yours(table, caller)


@post("/tables/{code:str}/abandon", status_code=200, responses=ERRORS)
async def abandon(code: Code, data: JSONBody[Agreement], hall: TheHall, caller: WhoAsks) -> YourTable:
    """Offer to end the game without a result."""
    table = await hall.find(code)
    await seating.abandon(table, data.seat, data.agree, caller)
    return yours(table, caller)


@post("/tables/{code:str}/undo", status_code=200, responses=ERRORS)
async def undo(code: Code, data: JSONBody[SeatOf], hall: TheHall, caller: WhoAsks) -> YourTable:
    """Take your last move back (against bots)."""
    table = await hall.find(code)
    await opening.undo(table, data.seat, caller)
    return yours(table, caller)


@post("/tables/{code:str}/rematch", responses=ERRORS)
async def rematch(code: Code, hall: TheHall, caller: WhoAsks) -> OpenedTable:
    """The same game with the same people."""
    table, keys, host = await opening.rematch(hall, await hall.find(code), caller)
    return OpenedTable(yours(table, caller), keys, host)


@get("/me", responses=ERRORS)
async def my_tables(hall: TheHall, caller: WhoAsks) -> MyTables:
    """The tables this browser has a seat at."""
    mine: list[MyTable] = []
    codes = await hall.storage.of_guest(caller.guest, LISTED) if caller.guest else []
    for found in await hall.find_all(codes):
        table = yours(found, caller)
        mine.append(MyTable(table, table.yours, table.hosting))
    return MyTables(mine)


ROUTES = (
    open_table,
    list_tables,
    one_table,
    change_table,
    close_table,
    sit_down,
    rename,
    stand_up,
    put_bot,
    take_bot,
    advice,
    choice_costs,
    renew_link,
    seal,
    show_word,
    start,
    resign,
    abandon,
    undo,
    rematch,
    my_tables,
)
