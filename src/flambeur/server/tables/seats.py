"""What people do at a table besides moving: sit down, leave, start, resign, and the host's rights."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from flambeur.bots import UnknownBot, levels
from flambeur.bots.characters import name_of
from flambeur.engine import Game, Seat
from flambeur.protocol.errors import Refused
from flambeur.protocol.tables import Ending, SeatKey
from flambeur.server.access.caller import Caller
from flambeur.server.access.clean import clean_name, clean_seal
from flambeur.server.access.credentials import hashed, matches, new_token
from flambeur.server.storage.documents import SeatDocument, TableDocument
from flambeur.server.tables.rating import FEWEST
from flambeur.server.tables.table import Table
from flambeur.server.tables.table_change import Change

GONE = 10
"""How many times longer a player must be away before the host can give their seat away for good."""


def holds(document: TableDocument, seat: Seat, caller: Caller) -> bool:
    chair = document.seats[seat]
    if chair.kind != "human":
        return False
    by_cookie = bool(caller.guest) and chair.guest == caller.guest
    return by_cookie or any(matches(token, chair.token) for token in caller.tokens)


def hosts(document: TableDocument, caller: Caller) -> bool:
    by_cookie = bool(caller.guest) and document.host_guest == caller.guest
    return by_cookie or any(matches(token, document.host_token) for token in caller.tokens)


def held(document: TableDocument, caller: Caller) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(document.players) if holds(document, seat, caller))


def need_seat(document: TableDocument, seat: Seat, caller: Caller) -> None:
    check_seat(document, seat)
    if not holds(document, seat, caller):
        raise Refused("not-seated")


def need_host(document: TableDocument, caller: Caller) -> None:
    if not hosts(document, caller):
        raise Refused("not-host")


def need_state(document: TableDocument, state: str) -> None:
    if document.state != state:
        raise Refused({"open": "not-open", "playing": "not-playing", "over": "not-over"}[state])


def check_seat(document: TableDocument, seat: Seat) -> None:
    if not 0 <= seat < document.players:
        raise Refused("unknown-seat", seat=seat)


def check_level(game: Game[Any], level: str) -> str:
    if level not in levels(game):
        known = ", ".join(levels(game))
        raise UnknownBot(f"there is no bot '{level[:40]}' for {game.name}; there are: {known}.", allowed=known)
    return level


def with_seat(document: TableDocument, seat: Seat, chair: SeatDocument) -> TableDocument:
    return replace(document, seats=(*document.seats[:seat], chair, *document.seats[seat + 1 :]))


def key(table: Table, seat: Seat, token: str) -> SeatKey:
    return SeatKey(seat, token, f"{table.registry.settings.base_path}/t/{table.document.code}#seat={token}")


def person(name: str, caller: Caller, seal: str = "", others: Iterable[SeatDocument] = ()) -> tuple[SeatDocument, str]:
    """Return a seat taken by a person, and the token that holds it."""
    token = new_token()
    chair = SeatDocument(
        "human",
        clean_name(name, names_of(others)),
        token=hashed(token),
        guest=caller.guest,
        seal=clean_seal(seal),
    )
    return chair, token


def names_of(seats: Iterable[SeatDocument]) -> list[str]:
    return [chair.name for chair in seats if chair.name]


def robot(level: str, seat: Seat, names: Iterable[str]) -> SeatDocument:
    """Return a bot's seat, with a name that is none of these."""
    return SeatDocument("bot", name_of(level, seat, tuple(names)), level)


async def sit(table: Table, seat: Seat, name: str, seal: str, caller: Caller) -> SeatKey:
    async with table.changing() as change:
        document = table.document
        check_seat(document, seat)
        need_state(document, "open")
        if document.seats[seat].kind != "open":
            raise Refused("seat-taken", seat=seat)
        chair, token = person(name, caller, seal, document.seats)
        await change.save(with_seat(document, seat, chair))
        return key(table, seat, token)


async def stand_up(table: Table, seat: Seat, caller: Caller) -> None:
    """Leave a seat before the start, or free one as the host; during play only one that was left long ago."""
    async with table.changing() as change:
        document = table.document
        check_seat(document, seat)
        chair = document.seats[seat]
        if chair.kind == "open":
            raise Refused("seat-empty", seat=seat)
        if not hosts(document, caller):
            need_seat(document, seat, caller)
            need_state(document, "open")
        if document.state == "over":
            raise Refused("game-over")
        if document.state == "open":
            await change.save(with_seat(document, seat, SeatDocument()))
            table.audience.release_seat(seat)
            return
        if chair.kind == "bot":
            raise Refused("not-open")
        need_absence(table, seat, GONE)
        level = table.registry.bot_service.best(table.game)
        emptied = replace(chair, kind="bot", level=level, token="", guest="", agrees=False)
        await change.save(with_seat(document, seat, emptied))
        table.audience.release_seat(seat)
        await table.notices.add("removed", name=chair.name)
        table.go_on()


async def put_bot(table: Table, seat: Seat, level: str, caller: Caller) -> None:
    """Put a bot into an open seat, or let one stand in for a player."""
    async with table.changing() as change:
        document = table.document
        check_seat(document, seat)
        chair = document.seats[seat]
        if not (chair.kind == "human" and holds(document, seat, caller)):
            need_host(document, caller)
        if document.state == "over":
            raise Refused("game-over")
        check_level(table.game, level)
        by_host = not holds(document, seat, caller)
        if chair.kind == "human":
            if document.state == "open":
                raise Refused("seat-taken", seat=seat)
            if by_host:
                need_absence(table, seat)
            helped = chair.helped or bool(document.rated)
            await change.save(with_seat(document, seat, replace(chair, level=level, helped=helped)))
            if by_host:
                await table.notices.add("stand-in", name=chair.name)
        else:
            need_state(document, "open")
            await change.save(with_seat(document, seat, robot(level, seat, names_of(document.seats))))
        table.go_on()


async def take_bot(table: Table, seat: Seat, caller: Caller) -> None:
    """Remove a bot from its seat, or give the seat back to the player it stands in for."""
    async with table.changing() as change:
        document = table.document
        check_seat(document, seat)
        chair = document.seats[seat]
        if chair.kind == "human":  # only the player of the seat may do this
            need_seat(document, seat, caller)
        else:
            need_host(document, caller)
        if chair.level is None:
            raise Refused("seat-empty", seat=seat)
        if chair.kind == "human":
            if chair.resigned:
                raise Refused("game-over")
            await change.save(with_seat(document, seat, replace(chair, level=None)))
            return
        need_state(document, "open")
        await change.save(with_seat(document, seat, SeatDocument()))


async def change_seat(
    table: Table, seat: Seat, caller: Caller, changed: Callable[[TableDocument], SeatDocument]
) -> None:
    """Change the caller's own seat, under the lock of the table."""
    async with table.changing() as change:
        need_seat(table.document, seat, caller)
        await change.save(with_seat(table.document, seat, changed(table.document)))


async def renew_link(table: Table, seat: Seat, caller: Caller) -> SeatKey:
    """Make a new private link. Connections that came by the old one are told so and closed."""
    token = new_token()
    await change_seat(table, seat, caller, lambda document: replace(document.seats[seat], token=hashed(token)))
    for connection in tuple(table.audience.connections):
        if seat in connection.seats and not holds(table.document, seat, connection.caller):
            connection.expel(seat)
    return key(table, seat, token)


async def rename(table: Table, seat: Seat, name: str, caller: Caller) -> None:
    """Rename the caller's own seat."""

    def renamed(document: TableDocument) -> SeatDocument:
        others = names_of(chair for number, chair in enumerate(document.seats) if number != seat)
        return replace(document.seats[seat], name=clean_name(name, others))

    await change_seat(table, seat, caller, renamed)


def need_absence(table: Table, seat: Seat, times: int = 1) -> None:
    """Refuse a host's decision for a player who has not been away long enough."""
    away = table.registry.settings.away_seconds * times
    since = table.audience.absent_since(seat)
    time = table.registry.time
    if since is None or time.now() < max(since, time.since(table.document.started or 0)) + 1000 * away:
        raise Refused("present", name=table.document.seats[seat].name)


async def give_up(change: Change, seat: Seat) -> None:
    """Resign a seat: a bot plays on, or the game ends when no rivals are left."""
    table, document = change.table, change.document
    need_state(document, "playing")
    if document.seats[seat].resigned:
        raise Refused("game-over")
    level = table.registry.bot_service.best(table.game)
    document = with_seat(document, seat, replace(document.seats[seat], resigned=True, level=level))
    rivals = [number for number, chair in enumerate(document.seats) if not chair.resigned]
    people = [number for number in rivals if document.seats[number].kind == "human"]
    if len(rivals) > 1 and people:
        await change.save(document)
        table.go_on()
        return
    ending = Ending("resigned", winners=tuple(rivals), by=seat)
    await change.end(document, ending)


async def resign(table: Table, seat: Seat, caller: Caller) -> None:
    async with table.changing() as change:
        need_seat(table.document, seat, caller)
        await give_up(change, seat)


async def abandon(table: Table, seat: Seat, agree: bool, caller: Caller) -> None:
    """Offer to end without a result, or withdraw the offer; the game ends when all people agree.

    A rated game with bots cannot end so: a player who holds every other seat, under one name or several, could escape
    all games that they are losing.
    """
    async with table.changing() as change:
        document = table.document
        need_seat(document, seat, caller)
        need_state(document, "playing")
        document = with_seat(document, seat, replace(document.seats[seat], agrees=agree))
        people = [chair for chair in document.seats if chair.kind == "human" and not chair.resigned]
        if document.rated and (len(people) < FEWEST or any(chair.kind == "bot" for chair in document.seats)):
            raise Refused("rated-alone")
        if all(chair.agrees for chair in people):
            await change.end(document, Ending("abandoned"))
        else:
            await change.save(document)
