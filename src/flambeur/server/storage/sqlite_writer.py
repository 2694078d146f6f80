"""The journal's writer for a SQLite file.

A group is one statement and its own transaction; the thread holds Python's lock only before and after it.
"""

from __future__ import annotations

import logging
import sqlite3

from flambeur.server.storage import Appended
from flambeur.server.storage.journal import Done, Entry, KeyTaken, Outcome, Rows, Work, failed, rows_text

_INSERT = """
    INSERT INTO journal (code, number, seat, at, body, client)
    SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?)
"""
log = logging.getLogger("flambeur.storage")


class SqliteWriter:
    """A connection whose every statement is a durable transaction. Everything runs in the writer's thread."""

    patience = None
    """The outcome of a write is known at once."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: sqlite3.Connection

    def open(self) -> None:
        self._connection = connection = sqlite3.connect(self._path, isolation_level=None, timeout=30)
        connection.execute("PRAGMA synchronous=FULL")

    def close(self) -> None:
        self._connection.close()

    def write(self, group: list[Entry]) -> list[Outcome]:
        try:
            self._connection.execute(_INSERT, (rows_text(group),))
        except Exception as error:  # includes invalid rows: the writer's thread must survive
            if len(group) > 1:  # find out which rows can be written
                return [outcome for entry in group for outcome in self.write([entry])]
            if isinstance(error, sqlite3.IntegrityError):  # the key exists, or a trigger refused the row
                return [(group[0][1], Appended.TAKEN)]
            log.error("the journal could not be written: %s", error)
            return [(group[0][1], Appended.FAILED)]
        return [(written, Appended.SAFE) for _, written in group]

    def again(self) -> list[Outcome]:
        return []

    def work(self, works: list[Work]) -> Done:
        """Do waiting work in one transaction."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            done = [(work, self._run(work)) for work in works]
            connection.execute("COMMIT")
        except Exception as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            log.error("documents could not be written: %s", error)
            return [(work, failed(error)) for work in works]
        return done

    def _run(self, work: Work) -> Rows | Exception:
        """Do the work wholly or not at all, within the open transaction; raises what breaks the whole transaction."""
        connection = self._connection
        connection.execute("SAVEPOINT work")
        try:
            (text, values), *others = work.statements
            rows = connection.execute(text, values).fetchall()
            if rows or not work.guarded:
                for text, values in others:
                    connection.execute(text, values)
        except Exception as error:  # the writer's thread must survive any error
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK TO work")
            connection.execute("RELEASE work")
            return KeyTaken() if isinstance(error, sqlite3.IntegrityError) else failed(error)
        connection.execute("RELEASE work")
        return rows
