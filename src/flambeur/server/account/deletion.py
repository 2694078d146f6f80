"""Delete all data of a guest from all tables, without breaking games of other players.

The deletion can be repeated: a second run finds what the first did not reach.
"""

from __future__ import annotations

import logging

import msgspec
from msgspec.structs import replace

from flambeur.protocol.errors import Refused
from flambeur.server.account.results import own_seats
from flambeur.server.storage import Kept, Storage, StorageFailed, Unreadable
from flambeur.server.storage.documents import SeatDocument, TableDocument
from flambeur.server.tables.notices import HOUSE
from flambeur.server.tables.registry import TableRegistry
from flambeur.server.tables.seats import give_up, with_seat
from flambeur.server.tables.table import Table
from flambeur.server.tables.table_change import Change
from flambeur.texts import texts

TRIES = 5
"""How many times to retry when a table changes in the meantime."""
AT_ONCE = 200
GONE = ("unknown-table", "table-closed")
log = logging.getLogger("flambeur.account")


async def leave_all(registry: TableRegistry, guest: str) -> None:
    """Remove a guest from every table; raises `storage` or `changed` if some data is left: the caller can try again."""
    done: set[str] = set()
    while codes := [code for code in await registry.storage.of_guest(guest, AT_ONCE + len(done)) if code not in done]:
        for code in codes:
            await _leave(registry, code, guest)
        done.update(codes)
    try:
        await registry.storage.forget_ratings(guest)
    except StorageFailed as error:
        raise Refused(error.refusal) from None


async def _leave(registry: TableRegistry, code: str, guest: str) -> None:
    for _ in range(TRIES):
        try:
            await _leave_once(registry, code, guest)
        except Unreadable:
            log.error("a guest could not be taken out of table %s: its document cannot be read", code)
            return
        except StorageFailed as error:
            raise Refused(error.refusal) from None
        except Refused as refused:
            if refused.code in GONE:
                return
            if refused.code != "changed":
                raise
        else:
            return
    raise Refused("changed")


async def _leave_once(registry: TableRegistry, code: str, guest: str) -> None:
    kept = await registry.storage.load(code)
    if kept is None:
        return
    live = code in registry.tables or registry.loads(code)
    aside = code in {one.code for one in await registry.storage.aside()}
    if aside or (kept.document.state == "over" and not live):
        await _leave_stored(registry.storage, kept, guest)
        if (table := registry.tables.get(code)) is not None:  # a client has opened it in the meantime
            await table.refresh()
        return
    table = await registry.find(code)
    async with table.changing() as change:
        await _leave_live(registry, table, change, guest)


async def _leave_stored(storage: Storage, kept: Kept, guest: str) -> None:
    """Remove a guest from a table that is not in memory."""
    document = kept.document
    if document.state == "over" and not has_others(document, guest):
        done: object = await storage.remove(document.code, kept.version)
    else:
        await _unsay(storage, document, guest)
        done = await storage.save(without(document, guest), kept.version)
    if not done:
        raise Refused("changed")


async def _leave_live(registry: TableRegistry, table: Table, change: Change, guest: str) -> None:
    """Remove a guest from a table in memory. Its game goes on, with a bot in the guest's place."""
    if table.document.state == "open":
        await _stand_up(registry, table, change, guest)
        return
    mine = own_seats(table.document, guest)
    for seat in mine:
        if table.document.state == "playing" and not table.document.seats[seat].resigned:
            await give_up(change, seat)
    if table.document.state == "over" and not has_others(table.document, guest):
        await registry.close_table(change)
        return
    await _unsay(registry.storage, table.document, guest)
    await change.save(without(table.document, guest))
    table.forget_said()
    for seat in mine:
        table.audience.release_seat(seat)


async def _stand_up(registry: TableRegistry, table: Table, change: Change, guest: str) -> None:
    """Remove a guest from a game that has not begun; if the guest is its host, close the table."""
    document, mine = table.document, own_seats(table.document, guest)
    if document.host_guest == guest:
        await registry.close_table(change)
        return
    await _unsay(registry.storage, document, guest)
    for seat in mine:
        document = with_seat(document, seat, SeatDocument())
    await change.save(document)
    for seat in mine:
        table.audience.release_seat(seat)


async def _unsay(storage: Storage, document: TableDocument, guest: str) -> None:
    for seat in own_seats(document, guest):
        await storage.unsay(document.code, seat)
        named = msgspec.json.encode({"name": document.seats[seat].name}).decode()
        await storage.unsay(document.code, HOUSE, named)


def has_others(document: TableDocument, guest: str) -> bool:
    """Whether other people played in a game."""
    others = any(chair.kind == "human" and chair.guest != guest and not chair.left for chair in document.seats)
    return others or document.host_guest not in ("", guest)


def without(document: TableDocument, guest: str) -> TableDocument:
    """Return a table's document without any trace of this guest."""
    for seat in own_seats(document, guest):
        name = texts(document.lang).say("server-somebody", number=seat + 1)
        chair = replace(document.seats[seat], name=name, guest="", token="", invited=False)
        document = with_seat(document, seat, chair)
    if document.host_guest == guest:
        document = replace(document, host_guest="", host_token="")
    return replace(document, rated=tuple("" if player == guest else player for player in document.rated))
