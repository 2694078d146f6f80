"""Decide which of several processes leads a table: only the leader runs its clock, its bots and its reveals.

A process keeps its claims while it reports every second that it is alive. A process that has not been able to report
for some time leads nothing any more, by its own clock as well as by those of the others; so nothing is done twice. If
only one process can use a database, it leads every table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from flambeur.protocol.errors import Refused
from flambeur.server.storage import StorageFailed

if TYPE_CHECKING:
    from flambeur.server.tables.registry import TableRegistry
    from flambeur.server.tables.table import Table

BEATS = 5
"""How many times a lease is renewed in its duration."""
AT_ONCE = 200
"""How many tables are taken over at one time."""
log = logging.getLogger("flambeur.lease")


class Lease:
    """The tables that this process leads, and the processes that are alive."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._storage = registry.storage
        self._shared = registry.storage.shared
        self._seconds = registry.settings.lease_seconds
        self.alive: set[str] = set()
        self._until = float("-inf")
        """When our claims expire, by our own clock."""
        self._led: set[str] = set()
        self._leaders: dict[str, str] = {}
        """The leaders of the tables that we could not claim."""
        self._wanted: set[str] = set()
        self._claiming = False
        self._looking = self._look_again = False
        """Whether all tables are being checked now, because a process is gone, and whether to check them again."""
        self._orphans = False
        """Whether we were the first to notice that an owner is gone."""
        self.taken_over = 0

    @property
    def good(self) -> bool:
        """Whether our claims are valid."""
        return not self._shared or self._steady() < self._until

    def _steady(self) -> float:
        """Return seconds of a clock that continues while the machine sleeps, as those of the others do."""
        return self._registry.time.source.steady() / 1000

    @property
    def led(self) -> int:
        return len(self._led)

    def leads(self, code: str) -> bool:
        return not self._shared or (code in self._led and self._steady() < self._until)

    async def open(self) -> None:
        """Start to report as alive, and lead the tables that have no leader."""
        if self._shared:
            await self._beat()
            self._registry.spawn(self._live())
        await self.take_over(await self._storage.unclaimed())

    async def close(self) -> None:
        """Give up all claims, so that others need not wait for them to expire."""
        if not self._shared:
            return
        try:
            await self._storage.release(self._led, self._storage.name)
            await self._storage.hold(self._storage.name, 0)
        except StorageFailed:
            log.warning("the others were not told that this process ends")

    def restart(self) -> None:
        """Drop all claims: the database is another one."""
        self._led.clear()
        self._leaders.clear()

    # -- one table

    def ask(self, table: Table) -> None:
        """Lead a table from now on, unless another process leads it."""
        code = table.document.code
        if self.leads(code) or self._leaders.get(code) in self.alive:
            return
        self._wanted.add(code)
        if not self._claiming:
            self._claiming = True
            self._registry.spawn(self._claim())

    def forget(self, code: str) -> None:
        """Forget a table that is not in memory any more."""
        self._leaders.pop(code, None)
        if code in self._led:
            self._led.discard(code)
            self._registry.spawn(self._give_up(code))

    def freed(self, code: str) -> None:
        """Note that the leader of a table has released it."""
        self._leaders.pop(code, None)
        if (table := self._registry.tables.get(code)) is not None:
            table.go_on()

    async def _give_up(self, code: str) -> None:
        try:
            await self._storage.release([code], self._storage.name)
        except StorageFailed:  # then it stays ours, and is led again on the next request
            return
        self._registry.cluster.free(code)

    async def _claim(self) -> None:
        try:
            while self._wanted:
                codes, self._wanted = self._wanted, set()
                owners = await self._owners(codes)
                if owners is None:
                    await asyncio.sleep(1)
                    self._wanted |= {code for code in codes if code in self._registry.tables}
                    continue
                for code in sorted(codes):
                    table = self._registry.tables.get(code)
                    if table is None:
                        self.forget(code)
                    elif self.leads(code):
                        self._registry.spawn(self._lead(table))
        finally:
            self._claiming = False

    async def _owners(self, codes: Iterable[str]) -> dict[str, str] | None:
        """Claim tables and remember their owners; return None when the database cannot tell."""
        try:
            owners = await self._storage.claim(codes, self._storage.name)
        except StorageFailed:
            return None
        for code, owner in owners.items():
            if owner == self._storage.name:
                self._led.add(code)
                self._leaders.pop(code, None)
            else:
                self._leaders[code] = owner
        return owners

    async def _lead(self, table: Table) -> None:
        """Take over a table that has become ours: its last leader may be ahead of us."""
        try:
            if self._shared:
                await table.refresh()
            await table.resume()
        except Refused:
            asyncio.get_running_loop().call_later(1.0, self._lead_again, table)

    def _lead_again(self, table: Table) -> None:
        code = table.document.code
        if self._registry.tables.get(code) is not table:
            return
        if self.leads(code):
            self._registry.spawn(self._lead(table))
        else:
            table.go_on()

    # -- all of them

    async def take_over(self, codes: list[str]) -> None:
        """Lead tables without a leader, if there is something to do at them."""
        for start in range(0, len(codes), AT_ONCE):
            some = codes[start : start + AT_ONCE]
            if self._shared:
                await self._owners(some)
            for code in filter(self.leads, some):
                try:
                    table = await self._registry.find(code)
                except Refused:  # logged by the registry; the other tables continue
                    self.forget(code)
                    continue
                self.taken_over += 1
                if self._shared:
                    table.move_clock.be_lenient()
                await self._lead(table)
                if not self._registry.needed(table):
                    self._registry.tables.pop(code, None)
                    self.forget(code)
                    table.close()

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / BEATS)
            try:
                await self._beat()
            except StorageFailed:
                log.warning("the lease could not be renewed")

    async def _beat(self) -> None:
        began, name = self._steady(), self._storage.name
        alive = await self._storage.hold(name, self._seconds)
        lapsed = began >= self._until
        if lapsed:  # other processes may lead our former tables
            self._led.clear()
            self._leaders.clear()
        self._until = began + self._seconds
        gone, self.alive = self.alive - alive, alive
        buried = await self._storage.bury()
        if gone or buried:
            self._orphans |= bool(buried)
            self._mourn(gone | set(buried))
        elif lapsed:
            for table in tuple(self._registry.tables.values()):
                table.go_on()

    def _mourn(self, gone: set[str]) -> None:
        """Handle lost processes: read what they may not have announced, and lead the tables they led."""
        if gone:
            log.warning("%d other processes are gone", len(gone))
        self._registry.cluster.lose(gone)
        self._leaders = {code: owner for code, owner in self._leaders.items() if owner not in gone}
        if self._looking:
            self._look_again = True
        else:
            self._looking = True
            self._registry.spawn(self._see_to_all())

    async def _see_to_all(self) -> None:
        """Check all known tables and those without a leader; again if a process goes in the meantime."""
        try:
            self._look_again = True
            while self._look_again:
                self._look_again = False
                await self._registry.cluster.look_again()
                if self._orphans:
                    self._orphans = False
                    await self.take_over(await self._storage.unclaimed())
        except StorageFailed:
            log.warning("the tables of processes that are gone could not be read")
            self._orphans = True
            asyncio.get_running_loop().call_later(1.0, self._mourn, set[str]())
        finally:
            self._looking = False
