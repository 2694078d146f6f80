"""The single writer of a process: a thread that commits the journal's rows in groups, directly through the driver."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Protocol

import msgspec

from flambeur.server.storage import Appended, Heard, Row, StorageBusy, StorageFailed, Written
from flambeur.server.storage.write_counts import WriteCounts

_GROUP = 512
_TOGETHER, _IN_LINE = 64, 2_000
"""How much other work one transaction does, and how much may wait."""
_LARGEST = 2**63 - 1
log = logging.getLogger("flambeur.storage")
Entry = tuple[Row, Written]
Outcome = tuple[Written, Appended]
Statement = tuple[str, tuple[Any, ...]]


class KeyTaken(StorageFailed):
    """A key exists already."""


Rows = list[tuple[Any, ...]]
Done = list[tuple["Work", Rows | Exception]]


class Work:
    """Statements that belong together, and the future for the result of the first."""

    def __init__(
        self, statements: list[Statement], guarded: bool, told: Heard | None, done: asyncio.Future[Rows]
    ) -> None:
        self.statements = statements
        self.guarded = guarded
        """Whether to do nothing when the first statement returns no rows."""
        self.told = told
        """The message to other processes once it is done."""
        self.done = done

    def settle(self, result: Rows | Exception) -> None:
        if self.done.done():
            return
        if isinstance(result, Exception):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


class JournalBackend(Protocol):
    """Writes to one kind of database, in the writer's thread. Only `open` raises."""

    @property
    def patience(self) -> float | None:
        """Seconds after which to call `again`, while it is unknown whether some rows were written."""
        ...

    def open(self) -> None: ...
    def close(self) -> None: ...
    def write(self, group: list[Entry]) -> list[Outcome]:
        """Commit rows together; return the outcome of each row for which it is known."""
        ...

    def again(self) -> list[Outcome]:
        """Return the outcomes of rows that `write` left out."""
        ...

    def work(self, works: list[Work]) -> Done:
        """Commit other work together, each item wholly or not at all."""
        ...


class JournalWriter:
    """Append rows durably and then report it, on the loop it was started on.

    While one group is being written, the next one gathers. It is handed over before the first is reported, so the disk
    works while the loop does.
    """

    def __init__(self, backend: JournalBackend, largest: int = _GROUP) -> None:
        self._backend = backend
        self._largest = largest
        self.tally = WriteCounts()
        self._groups: deque[list[Entry]] = deque()
        self._works: deque[Work] = deque()
        self._signs: SimpleQueue[None] = SimpleQueue()
        """One signal for each item put into the two lines above, and one at the end."""
        self._ended = False
        self._gathering: list[Entry] = []
        self._writing = False
        self._thread = Thread(target=self._run, name="journal", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[None] = self._loop.create_future()
        self._idle = asyncio.Event()
        self._idle.set()

    async def start(self) -> None:
        """Start the thread; raises the error of opening the database."""
        self._thread.start()
        await self._opened

    def append(self, row: Row, written: Written) -> None:
        self._gathering.append((row, written))
        if not self._writing:
            self._writing = True
            self._idle.clear()
            self._loop.call_soon(self._hand_over)

    async def stop(self) -> None:
        """Write what is waiting, then stop the thread."""
        await self._idle.wait()
        self._ended = True
        self._signs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def run(self, statements: list[Statement], *, guarded: bool = False, told: Heard | None = None) -> Rows:
        """Run statements wholly or not at all, between two groups: a second writer would only compete with the first.

        Returns the result of the first statement; if that is empty and the statement is a guard, nothing is done at
        all. Waiting work is written together and moves go first, so a move waits for one such write at most.
        """
        if len(self._works) >= _IN_LINE:
            raise StorageBusy("too many wait to write")
        work = Work(statements, guarded, told, self._loop.create_future())
        self._works.append(work)
        self._signs.put(None)
        return await work.done

    def tell(self, told: Heard) -> None:
        """Send a message to other processes after earlier writes; drop it when too much waits already."""
        if len(self._works) < _IN_LINE:
            self._works.append(Work([], False, told, self._loop.create_future()))
            self._signs.put(None)

    def _hand_over(self) -> None:
        group, self._gathering = self._gathering[: self._largest], self._gathering[self._largest :]
        self._groups.append(group)
        self._signs.put(None)

    def _written(self, outcomes: list[Outcome]) -> None:
        if self._gathering:
            self._hand_over()
        else:
            self._writing = False
            self._idle.set()
        _tell(outcomes)

    def _run(self) -> None:
        try:
            self._backend.open()
        except Exception as error:
            self._loop.call_soon_threadsafe(self._opened.set_exception, error)
            return
        self._loop.call_soon_threadsafe(self._opened.set_result, None)
        asked = time.monotonic()
        try:
            while True:
                if self._backend.patience is None:
                    wait = None
                    asked = time.monotonic()
                elif (
                    wait := asked + self._backend.patience - time.monotonic()
                ) <= 0:  # regardless of how much other work waits
                    self._loop.call_soon_threadsafe(_tell, self._backend.again())
                    asked = time.monotonic()
                    continue
                try:
                    self._signs.get(timeout=wait)
                except Empty:
                    continue
                if self._groups:
                    self._loop.call_soon_threadsafe(self._written, self._write(self._groups.popleft()))
                elif self._works:
                    works = [self._works.popleft() for _ in range(min(len(self._works), _TOGETHER))]
                    self._loop.call_soon_threadsafe(_settle, self._backend.work(works))
                elif self._ended:
                    return
        finally:
            self._backend.close()

    def _write(self, group: list[Entry]) -> list[Outcome]:
        """Write a group. The writer keeps no reference to it, so its waiters can clean up."""
        began = time.perf_counter()
        outcomes = self._backend.write(group)
        self.tally.wrote(time.perf_counter() - began, [outcome.value for _, outcome in outcomes])
        return outcomes


def rows_text(group: list[Entry]) -> str:
    """Return the rows as input of a statement; raises the error of an invalid row."""
    for row, _ in group:
        if max(abs(row.number), abs(row.seat), abs(row.at)) > _LARGEST:  # the database would round it to a float
            raise OverflowError("a number is too large for a row")
    return msgspec.json.encode([row for row, _ in group]).decode()


def _tell(outcomes: list[Outcome]) -> None:
    for written, outcome in outcomes:
        try:
            written(outcome)
        except Exception as error:  # an error of one table; the others wait for their answers too
            log.error("what was written could not be told: %s", type(error).__name__, exc_info=error)


def _settle(done: Done) -> None:
    for work, result in done:
        work.settle(result)


def failed(error: Exception) -> StorageFailed:
    return StorageFailed(type(error).__name__)
