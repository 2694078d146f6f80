"""The one writer: nobody is left without an answer, however much else there is to write."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from flambeur.server.storage import Appended, Row
from flambeur.server.storage.journal import Done, Entry, JournalWriter, Outcome, Work
from flambeur.server.storage.sqlite_writer import SqliteWriter
from tests.server.harness import TIMEOUT


class DoubtfulPen:
    """Does not know of the first row whether it was written, until it is asked again."""

    def __init__(self) -> None:
        self._doubtful: list[Entry] = []
        self._first = True

    @property
    def patience(self) -> float | None:
        return 0.2 if self._doubtful else None

    def open(self) -> None: ...
    def close(self) -> None: ...

    def write(self, group: list[Entry]) -> list[Outcome]:
        if self._first:
            self._first, self._doubtful = False, group
            return []
        return [(written, Appended.SAFE) for _, written in group]

    def again(self) -> list[Outcome]:
        doubtful, self._doubtful = self._doubtful, []
        return [(written, Appended.SAFE) for _, written in doubtful]

    def work(self, works: list[Work]) -> Done:
        return [(work, []) for work in works]


def test_a_row_in_doubt_is_asked_for_although_others_write_without_a_pause() -> None:
    async def write() -> None:
        writer = JournalWriter(DoubtfulPen())
        await writer.start()
        known = asyncio.Event()

        async def others(code: str) -> None:
            number = 0
            while not known.is_set():
                done: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
                writer.append(Row(code, number, -1, 0, "* 1"), done.set_result)
                await asyncio.gather(done, writer.run([("", ())]))
                number += 1

        writer.append(Row("ABCDEF", 0, -1, 0, "* 1"), lambda _: known.set())
        await asyncio.sleep(0)  # it is handed over alone
        try:
            async with asyncio.timeout(TIMEOUT):
                await asyncio.gather(others("BBBBBB"), others("CCCCCC"))
        finally:
            known.set()
            await writer.stop()

    asyncio.run(write())


def test_a_writer_that_cannot_open_its_database_does_not_start(tmp_path: Path) -> None:
    """A server whose writer never came up took moves, and answered none of them."""

    async def start() -> None:
        async with asyncio.timeout(TIMEOUT):
            await JournalWriter(SqliteWriter(str(tmp_path / "nowhere" / "tables.db"))).start()

    with pytest.raises(sqlite3.OperationalError):
        asyncio.run(start())
