"""Start a game, start a rematch, or take a move back."""

from __future__ import annotations

from msgspec.structs import replace

from flambeur.engine import Seat, family
from flambeur.engine.options import write_value
from flambeur.fairness import SCHEME
from flambeur.protocol.errors import Refused
from flambeur.protocol.replies import Rematch, encode
from flambeur.protocol.requests import NewTable, SeatWish
from flambeur.protocol.tables import SeatKey, Settings
from flambeur.server.access.caller import Caller
from flambeur.server.access.clean import clean_seal
from flambeur.server.access.credentials import hashed, new_code, new_token
from flambeur.server.storage.documents import SeatDocument, TableDocument, now
from flambeur.server.tables.dice_words import first_round
from flambeur.server.tables.rating import can_be_rated, rated_as
from flambeur.server.tables.record_jobs import journal_of, undone
from flambeur.server.tables.registry import TableRegistry, new_seed
from flambeur.server.tables.seats import (
    check_level,
    held,
    key,
    names_of,
    need_host,
    need_seat,
    need_state,
    person,
    robot,
    with_seat,
)
from flambeur.server.tables.table import Table
from flambeur.server.tables.table_change import Change, settled
from flambeur.server.tables.table_settings import check_settings


async def open_table(registry: TableRegistry, wish: NewTable, caller: Caller) -> tuple[Table, list[SeatKey], str]:
    """Return a new table, the seats its host has taken, and the host's token."""
    game = family(wish.game).game(wish.players, wish.options)
    settings = check_settings(wish.settings.applied(Settings()))
    if len(wish.seats) > game.players:
        raise Refused("unknown-seat", seat=game.players)
    tokens: list[tuple[Seat, str]] = []
    seats: list[SeatDocument] = []
    wished = [chair.name for chair in wish.seats]
    for seat, chair in enumerate([*wish.seats, *[SeatWish()] * (game.players - len(wish.seats))]):
        if chair.kind == "me":
            taken, token = person(chair.name, caller, chair.seal, seats)
            tokens.append((seat, token))
            seats.append(taken)
        elif chair.kind == "bot":
            seats.append(robot(check_level(game, chair.level), seat, [*wished, *names_of(seats)]))
        else:
            seats.append(SeatDocument())
    host = new_token()
    document = TableDocument(
        code=new_code(),
        game=game.name,
        players=game.players,
        options=tuple((name, write_value(value)) for name, value in game.options.items()),
        seats=tuple(seats),
        seed=new_seed(),
        created=now(),
        settings=settings,
        lang=wish.lang,
        host_token=hashed(host),
        host_guest=caller.guest,
        scheme=SCHEME,
    )
    table = await registry.add(document, caller.address)
    if wish.start:
        async with table.changing() as change:
            await _start(change)
    return table, [key(table, seat, token) for seat, token in tokens], host


async def start(table: Table, caller: Caller) -> None:
    async with table.changing() as change:
        need_host(table.document, caller)
        await _start(change)


async def _start(change: Change) -> None:
    table, document = change.table, change.document
    if document.state != "open" and not (document.state == "playing" and table.play.n == 0):
        raise Refused("not-open")
    if any(chair.kind == "open" for chair in document.seats):
        raise Refused("not-ready")
    if document.state == "open":
        alone = sum(chair.kind == "human" for chair in document.seats) == 1
        rated = rated_as(document) if document.settings.rated else ()
        if rated and not (can_be_rated(rated) and any(chair.kind == "human" for chair in document.seats)):
            raise Refused("rated-seats")
        began = replace(document, state="playing", started=now(), alone=alone, scheme=SCHEME, rated=rated)
        await change.save(first_round(began))
    await table.words.begin()


async def close(table: Table, caller: Caller) -> None:
    """Close a table that has not begun, unless something has happened there since the request."""
    seen = table.version
    async with table.changing() as change:
        need_host(table.document, caller)
        need_state(table.document, "open")
        if table.version != seen:
            raise Refused("changed")
        await table.registry.close_table(change)


async def seal(table: Table, seat: Seat, seal: str, caller: Caller) -> None:
    """Store a seat's sealed word for the dice, before the start."""
    async with table.changing() as change:
        need_seat(table.document, seat, caller)
        need_state(table.document, "open")
        chair = replace(table.document.seats[seat], seal=clean_seal(seal))
        await change.save(with_seat(table.document, seat, chair))


async def show_word(table: Table, seat: Seat, number: int, word: str, caller: Caller) -> None:
    """Reveal a seat's word for the dice, after the start."""
    async with table.changing() as change:
        need_seat(table.document, seat, caller)
        need_state(table.document, "playing")
        await table.words.show(change, seat, number, word)


async def undo(table: Table, seat: Seat, caller: Caller) -> None:
    async with table.changing():
        need_seat(table.document, seat, caller)
        need_state(table.document, "playing")
        if table.undo_seat != seat:
            raise Refused("no-undo")
        table.play.check_undo()
        journal = journal_of(table.registry.storage, table.document, seat)
        back = await table.registry.jobs.records.do_with(caller.address, undone, journal)
        if back is None:
            raise Refused("no-undo")
        await settled(lambda answer: table.play.undo(back, answer))


async def rematch(registry: TableRegistry, table: Table, caller: Caller) -> tuple[Table, list[SeatKey], str]:
    """Return a new table for the same people: the first request makes it, the others find it."""
    async with table.changing() as change:
        document = table.document
        need_state(document, "over")
        mine = held(document, caller)
        if not mine:
            need_host(document, caller)
        if document.rematch is not None:
            try:
                fresh = await registry.find(document.rematch)
                return fresh, await _new_keys(fresh, mine), ""
            except Refused as refused:
                if refused.code not in ("unknown-table", "table-closed"):
                    raise  # else its host has closed it, and there can be another one
        host = new_token()
        fresh = await registry.add(_again(document, host, caller), caller.address)
        await change.save(replace(document, rematch=fresh.document.code))
        keys = await invite(table, fresh, mine)
        return fresh, [given for given in keys if given.seat in mine], host


def _again(document: TableDocument, host: str, caller: Caller) -> TableDocument:
    seats = tuple(map(_invited, document.seats))
    return TableDocument(
        code=new_code(),
        game=document.game,
        players=document.players,
        options=document.options,
        seats=seats,
        seed=new_seed(),
        created=now(),
        settings=document.settings,
        lang=document.lang,
        host_token=hashed(host),
        host_guest=caller.guest,
        scheme=SCHEME,
    )


def _invited(chair: SeatDocument) -> SeatDocument:
    """Return the seat at the next table for the player of this one."""
    if chair.kind == "bot":
        return SeatDocument("bot", chair.name, chair.level)
    return SeatDocument() if chair.left else SeatDocument(chair.kind, chair.name, guest=chair.guest, invited=True)


async def invite(table: Table, fresh: Table, asking: tuple[Seat, ...] = ()) -> list[SeatKey]:
    """Give players still connected to the old table here their new seats; return their keys and those of `asking`."""
    keys = await _new_keys(fresh, tuple(sorted({*table.audience.own_seats(), *asking})))
    for connection in tuple(table.audience.connections):
        for given in keys:
            if given.seat in connection.seats:
                message = Rematch(given.seat, fresh.document.code, given.token)
                connection.send(encode(message))
    return keys


async def _new_keys(table: Table, seats: tuple[Seat, ...]) -> list[SeatKey]:
    """Return new tokens for people at a table that has not begun; in a game they have theirs already."""
    async with table.changing() as change:
        document, keys = change.document, []
        if document.state != "open":
            return []
        for seat in seats:
            if document.seats[seat].invited:  # a player who has sat down since keeps the seat
                token = new_token()
                document = with_seat(document, seat, replace(document.seats[seat], token=hashed(token)))
                keys.append(key(table, seat, token))
        await change.save(document)
        return keys
