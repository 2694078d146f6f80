"""A backup put in the place of a database while a server works with it, with trouble on the way."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from flambeur.server.door.caller import Caller
from flambeur.server.errors import Refused
from flambeur.server.settings import ServeSettings
from flambeur.server.storage import Kept, StorageFailed, Unreadable
from flambeur.server.storage.copying import backup, restore
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.tables import opening
from flambeur.server.tables.documents import Clock, SomeSettings
from flambeur.server.tables.hall import Hall
from flambeur.server.tables.table import Table
from tests.server.harness import until
from tests.server.test_arbiter import move


async def began(hall: Hall) -> Table:
    people = [opening.SeatWish("me", name) for name in ("Anna", "Ben")]
    settings = SomeSettings(clock=Clock(5, "resign"))
    wish = opening.NewTable("vegas", 2, seats=people, settings=settings, start=True)
    table, _, _ = await opening.open_table(hall, wish, Caller("here"))
    return table


def test_one_tables_trouble_keeps_no_other_from_being_read_anew_and_nobody_loses_on_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.server.tables.hall.RESTORED_SECONDS", 0.05)
    url, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "monday.db"

    async def story(hall: Hall) -> None:
        late, broken, whole = [await began(hall) for _ in range(3)]
        await asyncio.to_thread(backup, url, copy)
        with sqlite3.connect(copy) as database:
            database.execute("UPDATE journal SET at = 1")  # a backup of long ago
        database.close()
        for table in (late, broken, whole):
            assert await move(table) == ""
        load, failures = hall.storage.load, [StorageFailed(), StorageFailed()]

        async def troubled(code: str) -> Kept | None:
            if code == late.document.code and failures:
                raise failures.pop()
            if code == broken.document.code:
                raise Unreadable("its document cannot be read")
            return await load(code)

        monkeypatch.setattr(hall.storage, "load", troubled)
        await asyncio.to_thread(restore, url, copy)
        await until(lambda: late.play.n == whole.play.n == 1)
        assert [table.document.state for table in (late, whole)] == ["playing", "playing"]
        assert [await move(table) for table in (late, whole)] == ["", ""]
        with pytest.raises(Refused) as refused:
            await hall.find(broken.document.code)
        assert refused.value.code == "table-aside"

    async def whole_story() -> None:
        storage = SqliteStorage(url)
        storage.prepare()
        hall = Hall(ServeSettings(database=url), storage)
        await hall.open()
        try:
            await story(hall)
        finally:
            await hall.close()

    asyncio.run(whole_story())
