"""Apply a document that another process has changed, and notify the clients at the table here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from flambeur.protocol.errors import Refused
from flambeur.server.storage import Kept

if TYPE_CHECKING:
    from flambeur.server.storage.documents import TableDocument
    from flambeur.server.tables.table import Table


TRIES = 5
"""How many times to retry when a table changes while its seats are assigned."""


def renew(table: Table, kept: Kept) -> None:
    """Apply the stored document (the table's lock is held)."""
    before, document = table.document, kept.document
    if before.state == "over" and document.state != "over":  # the last move came first
        document = replace(document, state="over", ended=before.ended, ending=before.ending)
    else:
        table.owes_ending = False
    table.document, table.version = document, kept.version
    table.audience.projection.names = document.names
    table.forget_said()
    _let_go(table)
    registry = table.registry
    if document.state == "over":
        registry.openings.end(document.code)
    if document.rematch is not None and document.rematch != before.rematch:
        registry.spawn(_invite(table, document))
    table.audience.announce()
    if before.settings.public or document.settings.public:
        registry.lobby.changed()
    table.go_on()


def _let_go(table: Table) -> None:
    """Remove connections from seats that they no longer hold, and spectators who are no longer allowed."""
    from flambeur.server.tables.seats import holds

    document = table.document
    for connection in tuple(table.audience.connections):
        for seat in connection.seats:
            if not holds(document, seat, connection.caller):
                if document.seats[seat].kind == "human":
                    connection.expel(seat)
                else:
                    connection.lose(seat)
        if not connection.seats and not document.settings.spectators:
            connection.leave()


async def _invite(table: Table, document: TableDocument) -> None:
    """Give all players who are at the table here their seat at the next one."""
    from flambeur.server.tables.game_start import invite

    for _ in range(TRIES):
        try:
            await invite(table, await table.registry.find(document.rematch or ""))
        except Refused as refused:
            if refused.code != "changed":  # it has begun or is closed: players find it by its code
                return
        else:
            return
