"""All tables of a server: open them, find them, load them from storage, unload them when they are not needed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from flambeur.engine import Seat
from flambeur.protocol.errors import Refused, explain
from flambeur.protocol.replies import Closed, encode
from flambeur.protocol.tables import Ending
from flambeur.server.access.credentials import Guests, is_code, new_code
from flambeur.server.access.limits import Openings, Rates
from flambeur.server.jobs import Jobs
from flambeur.server.settings import ServeSettings
from flambeur.server.storage import Aside, Kept, Storage, StorageFailed
from flambeur.server.storage.documents import TableDocument, now
from flambeur.server.tables import history, play_time
from flambeur.server.tables.bot_service import BotService
from flambeur.server.tables.cluster import Cluster
from flambeur.server.tables.lease import Lease
from flambeur.server.tables.lobby import Lobby
from flambeur.server.tables.play_time import PlayTime, SystemTime, TimeSource
from flambeur.server.tables.rating import Ratings
from flambeur.server.tables.recovery import restore
from flambeur.server.tables.retention import DAY, Retention, waits_for_rating
from flambeur.server.tables.table import CHAT_LINES, Table
from flambeur.server.tables.table_change import Change

MANY_GUESTS = 100_000
"""The number of guests whose tables of a day are counted."""
CHAT_KEPT = 200
"""The maximum number of stored chat lines of a table."""
RESTORED_SECONDS = 1.0
"""The interval between checks whether the database was replaced by a backup."""
log = logging.getLogger("flambeur.server")


class TableRegistry:
    """The tables in memory by code, and everything they share."""

    def __init__(self, settings: ServeSettings, storage: Storage, time: TimeSource | None = None) -> None:
        self.settings = settings
        self.time = PlayTime(time or SystemTime())
        self.storage = storage
        self.jobs = Jobs(settings.jobs)
        self.bot_service = BotService(self.jobs, settings.bot_seconds)
        self.tables: dict[str, Table] = {}
        self.openings = Openings()
        self.ratings = Ratings(storage)
        self.retention = Retention(storage, settings.keep, self._forget_table)
        limits, day = settings.limits, DAY / 1000
        self._daily = Rates(limits.tables_a_day / day, limits.tables_a_day)
        self._daily_of_guests = Rates(limits.guest_tables_a_day / day, limits.guest_tables_a_day, MANY_GUESTS)
        self.bot_moves = Rates(limits.bot_moves, 10 * limits.bot_moves)
        """How often bots move for an address, at full speed."""
        self.lobby = Lobby(self)
        self.lease = Lease(self)
        self.cluster = Cluster(self)
        self.guests: Guests
        self.stopping = False
        self._epoch = b""
        self._aside: set[str] = set()
        """Tables that could not be loaded."""
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.storage.open()
        await self._begin()
        self.time.after_gap = self._after_gap
        self.cluster.open()
        await self.lease.open()
        if self.settings.think_ahead:
            self.bot_service.get_ready()
        self.spawn(self.time.watch())
        self.spawn(self._put_away())
        self.spawn(self._forget())
        self.spawn(self._notice_restored())

    async def _begin(self) -> None:
        """Read what concerns all tables of a database."""
        epoch = await self.storage.epoch()
        self.guests = Guests(await self.storage.secret())
        self._aside = {aside.code for aside in await self.storage.aside()}
        self._epoch = epoch

    async def _notice_restored(self) -> None:
        """When the database was replaced by a backup, show every client the position of its table there."""
        behind: list[Table] = []
        while True:
            await asyncio.sleep(RESTORED_SECONDS)
            try:
                if await self.storage.epoch() != self._epoch:
                    log.warning("the database was restored from a backup: reading all tables again")
                    await self._begin()
                    self.lease.restart()
                    behind = list(self.tables.values())
                behind = [table for table in behind if not await self._reload_shown(table)]
            except (Refused, StorageFailed):  # the database cannot be read at the moment
                continue

    async def _reload_shown(self, table: Table) -> bool:
        """Show all clients the table in a restored database; return whether that was possible."""
        if self.tables.get(table.document.code) is not table:
            return True
        table.move_clock.be_lenient()
        try:
            async with table.lock:
                await table.catch_up()
        except Refused:
            return table.closed
        except Exception as error:  # an error of one table; the others are still read again
            log.error("table %s could not be shown: %s", table.document.code, type(error).__name__, exc_info=error)
        if table.closed:
            self.say_closed(table)
        return True

    def _after_gap(self) -> None:
        """Send all clients the clocks after a gap: the process stood still, and the clocks did, too."""
        timed = [table for table in self.tables.values() if table.move_clock.clock is not None]
        if timed:
            log.warning(
                "the process stood still for some time: nobody loses on time in the next %d s", play_time.GRACE // 1000
            )
        for table in timed:
            table.audience.announce()
            if table.leads:
                table.move_clock.be_lenient()

    async def close(self) -> None:
        """Stop: write what was accepted, begin nothing."""
        self.stopping = True
        for table in tuple(self.tables.values()):
            table.close()
        self.jobs.close()
        self.bot_service.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.lease.close()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a task beside the play; failures to save are logged, without any contents."""
        if self.stopping:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task at the tables failed: %s", type(error).__name__, exc_info=error)

    # -- tables

    async def find(self, code: str) -> Table:
        """Return the table of a code; raises `unknown-table`."""
        code = code.upper()
        if (table := self.tables.get(code)) is not None:
            if self.storage.shared:  # the caller may have just done something at another process
                await table.refresh()
            if not table.closed:
                return table
        if not is_code(code):
            raise Refused("unknown-table", table=code[:12])
        if (loading := self._loading.get(code)) is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        try:
            return await asyncio.shield(loading)
        finally:
            del loading  # the error refers to this frame, and this frame to the error

    async def find_all(self, codes: list[str]) -> list[Table]:
        """Return the known tables of some codes, without those deleted or put aside."""
        found = []
        for code in codes:
            with suppress(Refused):
                found.append(self.tables.get(code) or await self.find(code))
        return found

    def loads(self, code: str) -> bool:
        """Whether a table is being loaded."""
        return code in self._loading

    async def add(self, document: TableDocument, address: str) -> Table:
        """Store a new table under a new code."""
        if self.openings.count(address) >= self.settings.limits.tables:
            raise Refused("too-many-tables")
        if len(self.tables) + self.openings.coming >= self.settings.limits.all_tables:
            raise Refused("too-many-tables")
        guest = document.host_guest
        if self._daily.spent(address) or (guest and not self._daily_of_guests.take(guest)):
            raise Refused("too-many-today")  # an address at its limit adds no guests to the list: cookies are free
        if not self._daily.take(address):
            raise Refused("too-many-today")
        game = history.rules(document)
        with self.openings.opening(address):
            while not await self._added(document):
                document = replace(document, code=new_code())
        table = self.tables.setdefault(document.code, Table(self, document, game))
        self.openings.add(document.code, address)
        self.lobby.changed()
        return table

    async def _added(self, document: TableDocument) -> bool:
        try:
            return await self.storage.add(document)
        except StorageFailed:
            raise Refused("storage") from None

    def finish(
        self, table: Table, ending: Ending, document: TableDocument | None = None, elsewhere: bool = False
    ) -> None:
        """Finish a game that is over by its journal; needs no lock, so the document may follow later.

        The process that ended the game saves it; if that one dies before, the next leader of the table does.
        """
        if table.document.state == "over":
            return
        table.changed(replace(document or table.document, state="over", ended=now(), ending=ending))
        self.openings.end(table.document.code)
        if elsewhere:
            table.owes_ending = True
        else:
            self.keep_ending(table)

    def keep_ending(self, table: Table) -> None:
        table.owes_ending = False
        self.spawn(self._keep_ending(table))

    async def _keep_ending(self, table: Table) -> None:
        while not table.closed:
            try:
                async with table.changing() as change:
                    await change.save(table.document)
            except Refused:
                await asyncio.sleep(1)
            else:
                if table.document.due:
                    await self.ratings.settle(table.document.code)
                return

    async def close_table(self, change: Change) -> None:
        """Remove a table without a running game, and notify its clients."""
        await change.remove()
        self.say_closed(change.table)

    def say_closed(self, table: Table, why: Refused | None = None) -> None:
        self.openings.end(table.document.code)
        if self.tables.pop(table.document.code, None) is not None:
            self.lease.forget(table.document.code)
        for connection in tuple(table.audience.connections):
            sentence = explain(why or Refused("table-closed"), connection.lang).sentence
            connection.send(encode(Closed(sentence)))
        table.close()
        self.lobby.changed()

    async def resign_late(self, table: Table, seat: Seat, n: int) -> None:
        """Resign a seat whose time for state `n` is up, at a table where that means to resign."""
        from flambeur.server.tables.seats import give_up

        try:
            async with table.changing() as change:
                await table.play.quiet()  # a move that came in time may be on its way to the disk
                if table.play.n == n and seat in table.waiting and seat not in table.play.bids:
                    await give_up(change, seat)
        except Refused:
            asyncio.get_running_loop().call_later(1.0, table.go_on)

    # -- coming and going

    async def kept(self, code: str) -> Kept | None:
        """Return the document of a table as storage has it now."""
        try:
            return await self.storage.load(code)
        except StorageFailed:
            raise Refused("storage") from None

    async def _load(self, code: str) -> Table:
        """Load a table; put it aside if it cannot be read or played, without effect on others."""
        if code in self._aside:
            raise Refused("table-aside", table=code)
        try:
            table = await self._fetch(code)
        except Refused:
            raise
        except StorageFailed as error:
            log.error("table %s could not be read: %s", code, error)
            raise Refused("storage") from None
        except Exception as error:  # an error of one table must not affect the others
            await self._put_aside(code, error)
            raise Refused("table-aside", table=code) from None
        table = self.tables.setdefault(code, table)
        self.cluster.loaded(table)
        if table.gathering:
            table.go_on()
        return table

    async def _fetch(self, code: str) -> Table:
        kept = await self.storage.load(code)
        if kept is None:
            raise Refused("unknown-table", table=code)
        table = Table(self, kept.document, history.rules(kept.document), kept.version)
        table.chat.extend(await self.storage.chat(code, CHAT_LINES))
        if kept.document.state != "open":
            if table.leads:
                table.move_clock.grace = self.time.now() + play_time.GRACE
            await restore(table)
        return table

    async def put_aside(self, table: Table, error: Exception) -> None:
        """Put aside a table that cannot be read any more, and notify its clients."""
        table.closed = True
        await self._put_aside(table.document.code, error)
        self.say_closed(table, Refused("table-aside", table=table.document.code))

    async def _put_aside(self, code: str, error: Exception) -> None:
        reason = f"{type(error).__name__}: {error}"
        log.error("table %s cannot be loaded and is put aside: %s", code, reason)
        self._aside.add(code)
        try:
            await self.storage.put_aside(Aside(code, reason, now()))
        except StorageFailed:
            log.error("that table %s is put aside could not be saved", code)

    def needed(self, table: Table) -> bool:
        """Whether a table has something to do even without clients."""
        if table.audience or table.document.state == "open":
            return bool(table.audience)
        if table.document.state == "over" or not table.leads:
            return False
        if table.words.missing:
            return True
        if table.bots.unwatched:
            return False
        return table.move_clock.until is not None or any(table.document.seats[seat].level for seat in table.waiting)

    async def _put_away(self) -> None:
        """Unload tables that are not needed; storage has them all."""
        idle: set[str] = set()
        while True:
            await asyncio.sleep(self.settings.idle_seconds)
            quiet = {code for code, table in self.tables.items() if self._quiet(table)}
            for code in idle & quiet:
                await asyncio.sleep(0)  # many may end at the same time, and the other games continue
                self._put_away_one(code)
            idle = quiet
            self.openings.forget(self.tables)

    def _put_away_one(self, code: str) -> None:
        if (table := self.tables.get(code)) is not None and self._quiet(table):
            del self.tables[code]
            self.lease.forget(code)
            table.close()

    def _quiet(self, table: Table) -> bool:
        return not (self.needed(table) or table.lock.locked() or table.play.busy)

    async def _forget_table(self, code: str, version: int) -> bool:
        """Remove a table that need not be kept; resign an unfinished rated one instead, which then counts."""
        if code in self.tables or self.loads(code):
            return False
        if await waits_for_rating(self.storage, code):
            await self._give_up_for(code)
            return False
        if code in self.tables or self.loads(code):  # a client has connected in the meantime
            return False
        removed = await self.storage.remove(code, version)
        if removed and (table := self.tables.get(code)) is not None:
            table.closed = True
            self.say_closed(table)
        return removed

    async def _give_up_for(self, code: str) -> None:
        from flambeur.server.tables.seats import give_up

        with suppress(Refused):
            table = await self.find(code)
            async with table.changing() as change:
                people = [seat for seat, chair in enumerate(table.document.seats) if chair.kind == "human"]
                for seat in sorted(people, key=lambda seat: seat not in table.waiting)[:1]:
                    await give_up(change, seat)

    async def _forget(self) -> None:
        """Remove what exceeds the operator's limits of age and number."""
        while True:
            for chore in (self.ratings.settle_all, self._forget_chats, self.retention.sweep):
                try:
                    await chore()
                except StorageFailed:
                    log.warning("what is not needed any more could not be removed")
                except Exception as error:  # the other chores still run, and this one is retried
                    log.error("%s failed: %s", chore.__qualname__, type(error).__name__, exc_info=error)
            await asyncio.sleep(self.settings.forget_seconds)

    async def _forget_chats(self) -> None:
        await self.storage.forget_chats(now() - int(DAY * self.settings.keep_chat_days), CHAT_KEPT)


def new_seed() -> str:
    return secrets.token_hex(32)
