"""Requests about tables: open, find, change and leave them; take and give seats."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, patch, post, put
from litestar.params import JSONBody, QueryParameter

from flambeur.protocol.advice import SeatAdvice, SeatCosts
from flambeur.protocol.errors import Refused
from flambeur.protocol.requests import Agreement, BotChoice, NewTable, Rename, Seal, SeatOf, SitDown, TableChange, Word
from flambeur.protocol.tables import MyTable, MyTables, OpenedTable, PublicPage, SeatKey, YourTable
from flambeur.server.http.common import ERRORS, Code, SeatPath, TheRegistry, TheServices, WhoAsks, yours
from flambeur.server.tables import game_start, seat_advice, seat_costs, seats, table_settings
from flambeur.server.tables.lobby import LISTED as PUBLIC

LISTED = 50


@post("/tables", responses=ERRORS)
async def open_table(data: JSONBody[NewTable], registry: TheRegistry, caller: WhoAsks) -> OpenedTable:
    """Open a table."""
    table, keys, host = await game_start.open_table(registry, data, caller)
    return OpenedTable(yours(table, caller), keys, host)


@get("/tables", responses=ERRORS)
async def list_tables(
    services: TheServices,
    caller: WhoAsks,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    progress: Annotated[Literal["open", "playing", "over"] | None, QueryParameter(name="state")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=PUBLIC)] = PUBLIC,
    before: Annotated[str | None, QueryParameter(max_length=24)] = None,
) -> PublicPage:
    """List public tables, newest first; `next` is the `before` of the next page."""
    if not services.looks.take(caller.address):
        raise Refused("too-fast")
    return await services.registry.lobby.page(game, progress, limit, before)


@get("/tables/{code:str}", responses=ERRORS)
async def one_table(code: Code, registry: TheRegistry, caller: WhoAsks) -> YourTable:
    return yours(await registry.find(code), caller)


@patch("/tables/{code:str}", responses=ERRORS)
async def change_table(code: Code, data: JSONBody[TableChange], registry: TheRegistry, caller: WhoAsks) -> YourTable:
    """Change settings (host)."""
    table = await registry.find(code)
    await table_settings.change_settings(table, data.settings, caller)
    return yours(table, caller)


@delete("/tables/{code:str}", responses=ERRORS)
async def close_table(code: Code, registry: TheRegistry, caller: WhoAsks) -> None:
    """Close a table that has not begun (host)."""
    await game_start.close(await registry.find(code), caller)


@post("/tables/{code:str}/seats/{seat:int}", responses=ERRORS)
async def sit_down(
    code: Code, seat: SeatPath, data: JSONBody[SitDown], registry: TheRegistry, caller: WhoAsks
) -> SeatKey:
    """Take an open seat."""
    return await seats.sit(await registry.find(code), seat, data.name, data.seal, caller)


@patch("/tables/{code:str}/seats/{seat:int}", responses=ERRORS)
async def rename(
    code: Code, seat: SeatPath, data: JSONBody[Rename], registry: TheRegistry, caller: WhoAsks
) -> YourTable:
    table = await registry.find(code)
    await seats.rename(table, seat, data.name, caller)
    return yours(table, caller)


@delete("/tables/{code:str}/seats/{seat:int}", status_code=200, responses=ERRORS)
async def stand_up(code: Code, seat: SeatPath, registry: TheRegistry, caller: WhoAsks) -> YourTable:
    """Leave your seat before the start, or free any seat as the host."""
    table = await registry.find(code)
    await seats.stand_up(table, seat, caller)
    return yours(table, caller)


@put("/tables/{code:str}/seats/{seat:int}/bot", responses=ERRORS)
async def put_bot(
    code: Code, seat: SeatPath, data: JSONBody[BotChoice], registry: TheRegistry, caller: WhoAsks
) -> YourTable:
    """Put a bot into a seat, or in place of a player who is away."""
    table = await registry.find(code)
    await seats.put_bot(table, seat, data.level, caller)
    return yours(table, caller)


@delete("/tables/{code:str}/seats/{seat:int}/bot", status_code=200, responses=ERRORS)
async def take_bot(code: Code, seat: SeatPath, registry: TheRegistry, caller: WhoAsks) -> YourTable:
    """Take the bot out of its seat, or take your seat back from it."""
    table = await registry.find(code)
    await seats.take_bot(table, seat, caller)
    return yours(table, caller)


@get("/tables/{code:str}/seats/{seat:int}/advice", responses=ERRORS)
async def advice(
    code: Code,
    seat: SeatPath,
    registry: TheRegistry,
    caller: WhoAsks,
    within: Annotated[int | None, QueryParameter(ge=10, le=10_000)] = None,
) -> SeatAdvice:
    """Return what each of your moves is worth, and why; `within` limits the computation, in milliseconds."""
    return await seat_advice.advise(await registry.find(code), seat, caller, within and within / 1000)


@get("/tables/{code:str}/seats/{seat:int}/costs", responses=ERRORS)
async def choice_costs(code: Code, seat: SeatPath, registry: TheRegistry, caller: WhoAsks) -> SeatCosts:
    """Return what the choices in solved rounds have cost, to the dollar."""
    return await seat_costs.costs(await registry.find(code), seat, caller)


@post("/tables/{code:str}/link", responses=ERRORS)
async def renew_link(code: Code, data: JSONBody[SeatOf], registry: TheRegistry, caller: WhoAsks) -> SeatKey:
    """Create a new private link for your seat."""
    return await seats.renew_link(await registry.find(code), data.seat, caller)


@post("/tables/{code:str}/seal", status_code=200, responses=ERRORS)
async def seal(code: Code, data: JSONBody[Seal], registry: TheRegistry, caller: WhoAsks) -> YourTable:
    """Store your sealed word for the dice, before the start."""
    table = await registry.find(code)
    await game_start.seal(table, data.seat, data.seal, caller)
    return yours(table, caller)


@post("/tables/{code:str}/word", status_code=200, responses=ERRORS)
async def show_word(code: Code, data: JSONBody[Word], registry: TheRegistry, caller: WhoAsks) -> YourTable:
    """Reveal your word for the dice, after the start."""
    table = await registry.find(code)
    await game_start.show_word(table, data.seat, data.round, data.word, caller)
    return yours(table, caller)


@post("/tables/{code:str}/start", status_code=200, responses=ERRORS)
async def start(code: Code, registry: TheRegistry, caller: WhoAsks) -> YourTable:
    """Begin the game (host)."""
    table = await registry.find(code)
    await game_start.start(table, caller)
    return yours(table, caller)


@post("/tables/{code:str}/resign", status_code=200, responses=ERRORS)
async def resign(code: Code, data: JSONBody[SeatOf], registry: TheRegistry, caller: WhoAsks) -> YourTable:
    """Give up; a bot continues for the seat."""
    table = await registry.find(code)
    await seats.resign(table, data.seat, caller)
    return yours(table, caller)


@post("/tables/{code:str}/abandon", status_code=200, responses=ERRORS)
async def abandon(code: Code, data: JSONBody[Agreement], registry: TheRegistry, caller: WhoAsks) -> YourTable:
    """Offer to end the game without a result."""
    table = await registry.find(code)
    await seats.abandon(table, data.seat, data.agree, caller)
    return yours(table, caller)


@post("/tables/{code:str}/undo", status_code=200, responses=ERRORS)
async def undo(code: Code, data: JSONBody[SeatOf], registry: TheRegistry, caller: WhoAsks) -> YourTable:
    """Take your last move back (against bots)."""
    table = await registry.find(code)
    await game_start.undo(table, data.seat, caller)
    return yours(table, caller)


@post("/tables/{code:str}/rematch", responses=ERRORS)
async def rematch(code: Code, registry: TheRegistry, caller: WhoAsks) -> OpenedTable:
    """Open a table for the same game with the same people."""
    table, keys, host = await game_start.rematch(registry, await registry.find(code), caller)
    return OpenedTable(yours(table, caller), keys, host)


@get("/me", responses=ERRORS)
async def my_tables(services: TheServices, registry: TheRegistry, caller: WhoAsks) -> MyTables:
    """Return the tables at which this browser has a seat."""
    if not services.looks.take(caller.address):  # the request loads tables
        raise Refused("too-fast")
    mine: list[MyTable] = []
    codes = await registry.storage.of_guest(caller.guest, LISTED) if caller.guest else []
    for found in await registry.find_all(codes):
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
