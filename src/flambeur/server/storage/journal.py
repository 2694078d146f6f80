"""The one writer of a SQLite file: a thread that commits the journal's rows in groups, straight on the driver.

One statement a group: it is its own transaction, and the thread holds Python's lock only before and after it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from flambeur.server.storage import Appended, Row, StorageBusy, StorageFailed, Written

_INSERT = """
    INSERT INTO journal (code, number, seat, at, body, client)
    SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?)
"""
_GROUP = 512
_TOGETHER, _IN_LINE = 64, 2_000
"""How much other work is done in one transaction, and how much may wait."""
_LARGEST = 2**63 - 1
log = logging.getLogger("flambeur.storage")
Entry = tuple[Row, Written]
Outcome = tuple[Written, Appended]
Statement = tuple[str, tuple[Any, ...]]


class KeyTaken(StorageFailed):
    """A key that is there already."""


Rows = list[tuple[Any, ...]]


class Work:
    """Statements that belong together, and whoever waits for what the first of them returns."""

    def __init__(self, statements: list[Statement], guarded: bool, done: asyncio.Future[Rows]) -> None:
        self._statements = statements
        self._guarded = guarded
        """Whether nothing is done when the first statement returns nothing."""
        self.done = done

    def run(self, connection: sqlite3.Connection) -> Rows | Exception:
        """Do it within the transaction that is open, wholly or not at all; raises what breaks the whole transaction."""
        connection.execute("SAVEPOINT work")
        try:
            (text, values), *others = self._statements
            rows = connection.execute(text, values).fetchall()
            if rows or not self._guarded:
                for text, values in others:
                    connection.execute(text, values)
        except Exception as error:  # whatever it is, the thread that writes must live on
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK TO work")
            connection.execute("RELEASE work")
            return KeyTaken() if isinstance(error, sqlite3.IntegrityError) else failed(error)
        connection.execute("RELEASE work")
        return rows

    def settle(self, result: Rows | Exception) -> None:
        if self.done.done():
            return
        if isinstance(result, Exception):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


class JournalWriter:
    """Appends rows durably and then says so, on the loop it was started on.

    While one group is being written the next one gathers; it is handed over before anybody is told of the first, so
    that the disk works while the loop does.
    """

    def __init__(self, path: str, noticed: Callable[[str], None]) -> None:
        self._path = path
        self._noticed = noticed
        """Called with the table of every row that was written, after whoever wrote it was told."""
        self._groups: deque[list[Entry]] = deque()
        self._works: deque[Work] = deque()
        self._signs: SimpleQueue[None] = SimpleQueue()
        """One for everything that is put into the two lines above, and one at the end."""
        self._ended = False
        self._gathering: list[Entry] = []
        self._writing = False
        self._thread = Thread(target=self._run, name="journal", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._idle = asyncio.Event()
        self._idle.set()

    def start(self) -> None:
        self._thread.start()

    def append(self, row: Row, written: Written) -> None:
        self._gathering.append((row, written))
        if not self._writing:
            self._writing = True
            self._idle.clear()
            self._loop.call_soon(self._hand_over)

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        await self._idle.wait()
        self._ended = True
        self._signs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def run(self, statements: list[Statement], *, guarded: bool = False) -> Rows:
        """Run statements wholly or not at all, between two groups: two writers would only wait for each other.

        The answer is what the first one returns; if that is nothing and it is a guard, nothing is done at all. What
        waits is written together and moves go first, so that a move waits for one such writing at most.
        """
        if len(self._works) >= _IN_LINE:
            raise StorageBusy("too many wait to write")
        work = Work(statements, guarded, self._loop.create_future())
        self._works.append(work)
        self._signs.put(None)
        return await work.done

    def _hand_over(self) -> None:
        group, self._gathering = self._gathering[:_GROUP], self._gathering[_GROUP:]
        self._groups.append(group)
        self._signs.put(None)

    def _written(self, group: list[Entry], outcomes: list[Outcome]) -> None:
        if self._gathering:
            self._hand_over()
        else:
            self._writing = False
            self._idle.set()
        for written, outcome in outcomes:
            try:
                written(outcome)
            except Exception as error:  # one table's trouble; the others wait for their answers too
                log.error("what was written could not be told: %s", type(error).__name__, exc_info=error)
        for row, _ in group:
            self._noticed(row.code)

    def _run(self) -> None:
        connection = connect(self._path)
        try:
            while True:
                self._signs.get()
                if self._groups:
                    group = self._groups.popleft()
                    self._loop.call_soon_threadsafe(self._written, group, self._write(connection, group))
                elif self._works:
                    self._loop.call_soon_threadsafe(_settle, self._work(connection))
                elif self._ended:
                    return
        finally:
            connection.close()

    def _work(self, connection: sqlite3.Connection) -> list[tuple[Work, Rows | Exception]]:
        """Do what waits, in one transaction."""
        works = [self._works.popleft() for _ in range(min(len(self._works), _TOGETHER))]
        try:
            connection.execute("BEGIN IMMEDIATE")
            done = [(work, work.run(connection)) for work in works]
            connection.execute("COMMIT")
        except Exception as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            log.error("documents could not be written: %s", error)
            return [(work, failed(error)) for work in works]
        return done

    def _write(self, connection: sqlite3.Connection, group: list[Entry]) -> list[Outcome]:
        try:
            connection.execute(_INSERT, (_rows(group),))
        except Exception as error:  # a row that is no row at all included: the thread that writes must live on
            if len(group) > 1:  # find out which of its rows can be kept
                return [outcome for entry in group for outcome in self._write(connection, [entry])]
            if isinstance(error, sqlite3.IntegrityError):  # its key is there, or a trigger of the table says no
                return [(group[0][1], Appended.TAKEN)]
            log.error("the journal could not be written: %s", error)
            return [(group[0][1], Appended.FAILED)]
        return [(written, Appended.SAFE) for _, written in group]


def _rows(group: list[Entry]) -> str:
    """The rows as the statement reads them; raises what is wrong with one that is none."""
    for row, _ in group:
        if max(abs(row.number), abs(row.seat), abs(row.at)) > _LARGEST:  # the database would round it to a float
            raise OverflowError("a number is too large for a row")
    return msgspec.json.encode([row for row, _ in group]).decode()


def _settle(done: list[tuple[Work, Rows | Exception]]) -> None:
    for work, result in done:
        work.settle(result)


def connect(path: str) -> sqlite3.Connection:
    """A connection whose every statement is a durable transaction of its own."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=30)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def failed(error: Exception) -> StorageFailed:
    return StorageFailed(type(error).__name__)
