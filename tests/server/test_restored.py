"""A backup put in the place of a database while a server works with it, with trouble on the way."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from flambeur.protocol.errors import Refused
from flambeur.protocol.requests import NewTable, SeatWish
from flambeur.protocol.tables import ClockWish, SomeSettings
from flambeur.server.access.caller import Caller
from flambeur.server.settings import ServeSettings
from flambeur.server.storage import Kept, StorageFailed, Unreadable
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.storage.sqlite_backup import backup, restore
from flambeur.server.tables import game_start
from flambeur.server.tables.registry import TableRegistry
from flambeur.server.tables.table import Table
from tests.server.harness import until
from tests.server.test_arbiter import move


async def began(registry: TableRegistry) -> Table:
    people = [SeatWish("me", name) for name in ("Anna", "Ben")]
    settings = SomeSettings(clock=ClockWish(3600, "resign"))  # nothing beside the age of the backup uses it up
    wish = NewTable("vegas", 2, seats=people, settings=settings, start=True)
    table, _, _ = await game_start.open_table(registry, wish, Caller("here"))
    return table


def test_one_tables_trouble_keeps_no_other_from_being_read_anew_and_nobody_loses_on_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.server.tables.registry.RESTORED_SECONDS", 0.05)
    url, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "monday.db"

    async def story(registry: TableRegistry) -> None:
        late, broken, whole = [await began(registry) for _ in range(3)]
        await asyncio.to_thread(backup, url, copy)
        with sqlite3.connect(copy) as database:
            database.execute("UPDATE journal SET at = 1")  # a backup of long ago
        database.close()
        for table in (late, broken, whole):
            assert await move(table) == ""
        load, failures = registry.storage.load, [StorageFailed(), StorageFailed()]

        async def troubled(code: str) -> Kept | None:
            if code == late.document.code and failures:
                raise failures.pop()
            if code == broken.document.code:
                raise Unreadable("its document cannot be read")
            return await load(code)

        monkeypatch.setattr(registry.storage, "load", troubled)
        await asyncio.to_thread(restore, url, copy)
        await until(lambda: late.play.n == whole.play.n == 1)
        assert [table.document.state for table in (late, whole)] == ["playing", "playing"]
        assert [await move(table) for table in (late, whole)] == ["", ""]
        with pytest.raises(Refused) as refused:
            await registry.find(broken.document.code)
        assert refused.value.code == "table-aside"

    async def whole_story() -> None:
        storage = SqliteStorage(url)
        storage.prepare()
        registry = TableRegistry(ServeSettings(database=url), storage)
        await registry.open()
        try:
            await story(registry)
        finally:
            await registry.close()

    asyncio.run(whole_story())
