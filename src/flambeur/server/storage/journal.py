"""The writer of the journal: one thread that commits whatever has come in, in groups, straight on SQLite.

One statement a group: it is its own transaction, and the thread holds Python's lock only before and after it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec

from flambeur.server.storage import Row, StorageFailed, Told

_INSERT = """
    INSERT INTO journal (code, number, seat, at, body, client)
    SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?)
"""
_GROUP = 512
Entry = tuple[Row, Told]


class JournalWriter:
    """Appends rows durably and then says so, on the loop it was started on."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._waiting: SimpleQueue[Entry | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="journal", daemon=True)
        self._loop = asyncio.get_running_loop()
        self.groups = 0
        self.rows = 0

    def start(self) -> None:
        self._thread.start()

    def append(self, row: Row, told: Told) -> None:
        self._waiting.put((row, told))

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        connection = connect(self._path)
        try:
            while (first := self._waiting.get()) is not None:
                group, last = self._gather(first)
                self._write(connection, group)
                if last:
                    break
        finally:
            connection.close()

    def _gather(self, first: Entry) -> tuple[list[Entry], bool]:
        group = [first]
        while len(group) < _GROUP:
            try:
                entry = self._waiting.get_nowait()
            except Empty:
                break
            if entry is None:
                return group, True
            group.append(entry)
        return group, False

    def _write(self, connection: sqlite3.Connection, group: list[Entry]) -> None:
        told: list[tuple[Told, Exception | None]]
        try:
            connection.execute(_INSERT, (msgspec.json.encode([row for row, _ in group]).decode(),))
            told = [(tell, None) for _, tell in group]
        except sqlite3.Error as error:
            told = self._one_by_one(connection, group) if len(group) > 1 else [(group[0][1], _failed(error))]
        self.groups += 1
        self.rows += len(group)
        self._loop.call_soon_threadsafe(_tell, told)

    @staticmethod
    def _one_by_one(connection: sqlite3.Connection, group: list[Entry]) -> list[tuple[Told, Exception | None]]:
        """A group that failed as a whole: find out which of its rows can be kept."""
        told: list[tuple[Told, Exception | None]] = []
        for row, tell in group:
            try:
                connection.execute(_INSERT, (msgspec.json.encode([row]).decode(),))
                told.append((tell, None))
            except sqlite3.Error as error:
                told.append((tell, _failed(error)))
        return told


def connect(path: str) -> sqlite3.Connection:
    """A connection whose every statement is a durable transaction of its own."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=30)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def _failed(error: sqlite3.Error) -> StorageFailed:
    return StorageFailed(type(error).__name__)


def _tell(told: list[tuple[Told, Exception | None]]) -> None:
    for tell, error in told:
        tell(error)
