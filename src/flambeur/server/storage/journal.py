"""The one writer of a SQLite file: a thread that commits the journal's rows in groups, straight on the driver.

One statement a group: it is its own transaction, and the thread holds Python's lock only before and after it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from flambeur.server.storage import Row, StorageFailed, Written

_INSERT = """
    INSERT INTO journal (code, number, seat, at, body, client)
    SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?)
"""
_GROUP = 512
Entry = tuple[Row, Written]
Statement = tuple[str, tuple[Any, ...]]


class KeyTaken(StorageFailed):
    """A key that is there already."""


class Work:
    """Statements that belong together, and whoever waits for them."""

    def __init__(self, statements: list[Statement], done: asyncio.Future[None]) -> None:
        self._statements = statements
        self.done = done

    def run(self, connection: sqlite3.Connection) -> Exception | None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for text, values in self._statements:
                connection.execute(text, values)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return KeyTaken() if isinstance(error, sqlite3.IntegrityError) else _failed(error)
        return None

    def settle(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class JournalWriter:
    """Appends rows durably and then says so, on the loop it was started on.

    While one group is being written the next one gathers; it is handed over before anybody is told of the first, so
    that the disk works while the loop does.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._groups: SimpleQueue[list[Entry] | Work] = SimpleQueue()
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
        self._groups.put([])
        await asyncio.to_thread(self._thread.join)

    async def run(self, statements: list[Statement]) -> None:
        """Run statements as one transaction, in line with the groups: two writers would only wait for each other."""
        work = Work(statements, self._loop.create_future())
        self._groups.put(work)
        await work.done

    def _hand_over(self) -> None:
        group, self._gathering = self._gathering[:_GROUP], self._gathering[_GROUP:]
        self._groups.put(group)

    def _written(self, outcomes: list[tuple[Written, Exception | None]]) -> None:
        if self._gathering:
            self._hand_over()
        else:
            self._writing = False
            self._idle.set()
        for tell, error in outcomes:
            tell(error)

    def _run(self) -> None:
        connection = connect(self._path)
        try:
            while group := self._groups.get():
                if isinstance(group, Work):
                    self._loop.call_soon_threadsafe(group.settle, group.run(connection))
                else:
                    self._loop.call_soon_threadsafe(self._written, self._write(connection, group))
        finally:
            connection.close()

    def _write(self, connection: sqlite3.Connection, group: list[Entry]) -> list[tuple[Written, Exception | None]]:
        try:
            connection.execute(_INSERT, (msgspec.json.encode([row for row, _ in group]).decode(),))
        except sqlite3.Error as error:
            return self._one_by_one(connection, group) if len(group) > 1 else [(group[0][1], _failed(error))]
        return [(tell, None) for _, tell in group]

    @staticmethod
    def _one_by_one(connection: sqlite3.Connection, group: list[Entry]) -> list[tuple[Written, Exception | None]]:
        """A group that failed as a whole: find out which of its rows can be kept."""
        outcomes: list[tuple[Written, Exception | None]] = []
        for row, tell in group:
            try:
                connection.execute(_INSERT, (msgspec.json.encode([row]).decode(),))
                outcomes.append((tell, None))
            except sqlite3.Error as error:
                outcomes.append((tell, _failed(error)))
        return outcomes


def connect(path: str) -> sqlite3.Connection:
    """A connection whose every statement is a durable transaction of its own."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=30)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def _failed(error: sqlite3.Error) -> StorageFailed:
    return StorageFailed(type(error).__name__)
