"""The one writer: nobody is left without an answer, however much else there is to write."""

from __future__ import annotations

import asyncio

from flambeur.server.storage import Appended, Row
from flambeur.server.storage.journal import Done, Entry, JournalWriter, Outcome, Work


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
        writer.start()
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
            async with asyncio.timeout(20):
                await asyncio.gather(others("BBBBBB"), others("CCCCCC"))
        finally:
            known.set()
            await writer.stop()

    asyncio.run(write())
