"""The journal's writer for PostgreSQL.

A group is one call of a function in the database, which is its own transaction and the arbiter. Notifications for
other processes are sent after the commit and not with it: transactions with notifications commit one by one, and would
wait for each other's disk writes.
"""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from typing import Any

import psycopg

from flambeur.server.storage import Appended, Heard, Row, StorageFailed
from flambeur.server.storage.journal import Done, Entry, KeyTaken, Outcome, Rows, Work, failed, rows_text
from flambeur.server.storage.postgres_listener import CHANNEL, PATIENCE, notifications

GROUP = 128
"""Rows in one transaction: each locks its table, and the database has room for some thousand locks."""
_APPEND = "SELECT code, number, seat FROM append_rows(%s::jsonb)"
_THERE = "SELECT at, body, client FROM journal WHERE code = %s AND number = %s AND seat = %s"
_NOTIFY = f"SELECT set_config('synchronous_commit', 'off', true), pg_notify('{CHANNEL}', %s)"
_DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
_MY_NUMBER, _FATE = "SELECT pg_current_xact_id_if_assigned()::text", "SELECT pg_xact_status(%s::xid8)"
RETRY, DECIDED = 0.5, 5.0
"""Seconds between attempts to connect, and seconds to wait for the result of a commit."""
log = logging.getLogger("flambeur.storage")
Line = psycopg.Connection[tuple[Any, ...]]


class PostgresWriter:
    """A connection that is opened again when it was lost. Everything runs in the writer's thread."""

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        self._name = name
        self._line: Line | None = None
        self._tried = -RETRY
        self._doubtful: list[Entry] = []
        """Rows whose commit was sent but not confirmed: no caller is notified until the outcome is known."""

    def open(self) -> None:
        with suppress(StorageFailed):
            self._connected()

    def close(self) -> None:
        if self._line is not None:
            self._line.close()

    @property
    def patience(self) -> float | None:
        return RETRY if self._doubtful else None

    def _connected(self) -> Line:
        if self._line is not None and not self._line.closed:
            return self._line
        if time.monotonic() - self._tried < RETRY:
            raise StorageFailed("the database cannot be reached")
        try:
            lost = self._line is not None
            self._line = psycopg.connect(self._url, autocommit=True, **PATIENCE)
            self._line.execute(_DURABLE)
            if lost:  # notifications of the last commits may have been lost
                self._tell(self._line, Heard(missed=True))
        except (psycopg.Error, OSError) as error:
            log.error("the database cannot be reached: %s", type(error).__name__)
            raise StorageFailed("the database cannot be reached") from None
        finally:
            self._tried = time.monotonic()
        return self._line

    def _tell(self, line: Line, heard: Heard) -> None:
        """Send a message to other processes; best effort."""
        for notification in notifications(self._name, heard):
            line.execute(_NOTIFY, (notification,))

    def post(self, heard: Heard) -> None:
        """Send a message to other processes; raises the error that prevents it."""
        self._tell(self._connected(), heard)

    # -- rows

    def write(self, group: list[Entry]) -> list[Outcome]:
        told: list[Outcome] = []
        while group:  # the next row of a table sees the previous one
            now: list[Entry] = []
            later: list[Entry] = []
            seen: set[str] = set()
            for entry in group:
                (later if entry[0].code in seen else now).append(entry)
                seen.add(entry[0].code)
            told += self._append(now)
            group = later
        return told

    def _append(self, group: list[Entry]) -> list[Outcome]:
        try:
            line = self._connected()
        except StorageFailed:
            return [(written, Appended.FAILED) for _, written in group]
        try:
            text = rows_text(group)
            fresh = set(line.execute(_APPEND, (text,)).fetchall())
        except Exception as error:  # includes invalid rows: the writer's thread must survive
            if line.closed:
                self._doubtful += group
                return []
            if len(group) > 1:  # find out which rows can be written
                return [outcome for entry in group for outcome in self._append([entry])]
            log.error("the journal could not be written: %s", error)
            return [(group[0][1], Appended.FAILED)]
        safe = [entry for entry in group if _key(entry[0]) in fresh]
        with suppress(psycopg.Error):
            self._tell(line, Heard(rows=tuple(row for row, _ in safe)))
        return [(entry[1], Appended.SAFE if _key(entry[0]) in fresh else Appended.TAKEN) for entry in group]

    def again(self) -> list[Outcome]:
        """Write uncertain rows once more: a row that was written already is found there, identical."""
        doubtful, self._doubtful = self._doubtful, []
        told = []
        for row, written in doubtful:
            try:
                told.append((written, self._decided(self._connected(), row)))
            except (psycopg.Error, OSError, StorageFailed):
                self._doubtful.append((row, written))
        return told

    @staticmethod
    def _decided(line: Line, row: Row) -> Appended:
        fresh = line.execute(_APPEND, (rows_text([(row, _nobody)]),)).fetchall()
        there = line.execute(_THERE, _key(row)).fetchone()
        return Appended.SAFE if fresh or there == (row.at, row.body, row.client) else Appended.TAKEN

    # -- everything else

    def work(self, works: list[Work]) -> Done:
        """Do waiting work in one transaction, and notify other processes."""
        done: Done = [(work, []) for work in works]
        if any(work.statements for work in works):
            done = self._commit(works)
        with suppress(psycopg.Error, StorageFailed):
            for work, result in done:
                if work.told is not None and not isinstance(result, Exception) and (result or not work.guarded):
                    self.post(work.told)
        return done

    def _commit(self, works: list[Work]) -> Done:
        number = None
        done: Done = []
        try:
            line = self._connected()
            line.execute("BEGIN")
            done = [(work, self._run(line, work)) for work in works]
            ((number,),) = line.execute(_MY_NUMBER).fetchall()
            line.execute("COMMIT")
        except Exception as error:
            if self._line is not None and not self._line.closed:
                self._line.execute("ROLLBACK")
            elif number is not None and self._committed(number):
                return done
            log.error("documents could not be written: %s", type(error).__name__)
            return [(work, failed(error)) for work in works]
        return done

    @staticmethod
    def _run(line: Line, work: Work) -> Rows | Exception:
        """Do the work wholly or not at all, within the open transaction; raises what breaks the whole transaction."""
        if not work.statements:
            return []
        line.execute("SAVEPOINT work")
        try:
            (text, values), *others = work.statements
            cursor = line.execute(text, values)
            rows = cursor.fetchall() if cursor.description else []
            if rows or not work.guarded:
                for text, values in others:
                    line.execute(text, values)
        except Exception as error:
            if line.closed:
                raise
            line.execute("ROLLBACK TO work")
            line.execute("RELEASE work")
            return KeyTaken() if isinstance(error, psycopg.IntegrityError) else failed(error)
        line.execute("RELEASE work")
        return rows

    def _committed(self, number: str) -> bool:
        """Whether a transaction took place whose commit was interrupted."""
        end = time.monotonic() + DECIDED
        while time.monotonic() < end:
            with suppress(StorageFailed, psycopg.Error):
                fate = self._connected().execute(_FATE, (number,)).fetchone()
                if fate is not None and fate[0] != "in progress":
                    return bool(fate[0] == "committed")
            time.sleep(RETRY / 2)
        return False


def _key(row: Row) -> tuple[str, int, int]:
    return row.code, row.number, row.seat


def _nobody(_: Appended) -> None:
    """Ignore the outcome: no caller waits for it."""
