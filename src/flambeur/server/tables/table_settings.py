"""The host's settings of a table: check them, change them, and announce changes during a game."""

from __future__ import annotations

from msgspec.structs import replace

from flambeur.protocol.errors import Refused
from flambeur.protocol.tables import Settings, SomeSettings
from flambeur.server.access.caller import Caller
from flambeur.server.storage.documents import HeldClock, TableDocument
from flambeur.server.tables.seats import need_host
from flambeur.server.tables.table import Table

FLAGS = ("public", "spectators", "chat")
"""Settings whose switching on or off is announced."""


def check_settings(settings: Settings) -> Settings:
    if settings.clock is not None and not 5 <= settings.clock.seconds <= 30 * 86400:
        raise Refused("malformed", reason="a clock gives 5 seconds to 30 days.")
    if settings.rated and settings.clock is not None and settings.clock.then == "bot":
        raise Refused("rated-clock")
    return replace(settings, coach=False) if settings.rated else settings


async def change_settings(table: Table, wish: SomeSettings, caller: Caller) -> None:
    """Change the named settings; changes in a running game are announced to all."""
    async with table.changing() as change:
        document = table.document
        need_host(document, caller)
        settings = check_settings(wish.applied(document.settings))
        if settings.rated != document.settings.rated:
            raise Refused("rated-fixed")
        if document.state == "playing":
            settings = no_more_advice(document, settings)
        held = held_clock(table, settings)
        await change.save(replace(document, settings=settings, held_clock=held))
        if document.state == "playing":
            await tell(table, document.settings, settings)
        if not settings.spectators:
            for connection in tuple(table.audience.connections):
                if not connection.seats:
                    connection.leave()
        table.go_on()


def no_more_advice(document: TableDocument, settings: Settings) -> Settings:
    """Return settings that add no coach to a running game: a table that stops being public stays without one."""
    if settings.coach and not document.settings.coach:
        raise Refused("coach-fixed")
    return settings if document.settings.advice else replace(settings, coach=False)


async def tell(table: Table, before: Settings, after: Settings) -> None:
    """Announce to all players what has changed."""
    for flag in FLAGS:
        if (on := getattr(after, flag)) != getattr(before, flag):
            await table.notices.add(flag, on=int(on))
    if (before.coach, before.advice) != (after.coach, after.advice):
        await table.notices.add("coach")
    if after.clock != before.clock:
        await table.notices.add("clock", seconds=0 if after.clock is None else after.clock.seconds)


def held_clock(table: Table, settings: Settings) -> HeldClock | None:
    """Return the clock that applies until the next turn, when a host makes it stricter during one."""
    running, wanted = table.move_clock.clock, settings.clock
    if table.document.state != "playing" or wanted is None:
        return None
    if running is not None and wanted.seconds >= running.seconds and wanted.then == running.then:
        return None
    return HeldClock(table.play.n, running)
