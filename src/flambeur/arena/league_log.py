"""The ledger of a league: a file from which the league can be resumed, whenever and however it ended.

The first line is the league's plan; each further line is a finished part. Only complete lines count: a line cut off by
a crash is removed, and its part is played again. Lines may be in any order; a part counts once.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self

import msgspec
from msgspec import Struct

from flambeur.arena.engines import InvalidPlan
from flambeur.arena.league import League
from flambeur.arena.rows import Row

HEAD = -1
OFTEN = 0.2
"""Seconds between two syncs to disk."""


class Line(Struct, frozen=True, array_like=True):
    """A finished part."""

    part: int
    rows: tuple[Row, ...]


_read = msgspec.json.Decoder(Line).decode


class LeagueLog:
    """The file of a league: new, or resumed where it stopped."""

    def __init__(self, path: Path, league: League) -> None:
        self.done: dict[int, tuple[Row, ...]] = {}
        whole = 0
        if path.exists():
            for end, line in _whole_lines(path, league):
                whole = end
                if line.part != HEAD and line.part not in self.done:
                    self.done[line.part] = line.rows
        self._file = path.open("r+b" if whole else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        self._synced = 0.0
        if not whole:
            self._put(msgspec.json.encode(league))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._sync()
        self._file.close()

    def add(self, part: int, rows: tuple[Row, ...]) -> None:
        """Record a part; safe at once from a crash of this program, and a moment later from one of the machine."""
        self.done[part] = rows
        self._put(msgspec.json.encode(Line(part, rows)))

    def _put(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        if monotonic() - self._synced > OFTEN:
            self._sync()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = monotonic()


def _whole_lines(path: Path, league: League) -> Iterator[tuple[int, Line]]:
    """Yield the parts of a ledger and the end of each whole line; raises `InvalidPlan` for another league's file."""
    with path.open("rb") as file:
        head = file.readline()
        if not head.endswith(b"\n"):
            if head and not msgspec.json.encode(league).startswith(head):
                raise _other(path)
            return
        try:
            known = msgspec.json.decode(head, type=League)
        except msgspec.DecodeError:
            raise _other(path) from None
        if not _same(known, league):
            raise _other(path)
        at = file.tell()
        yield at, Line(HEAD, ())
        for text in file:
            if not text.endswith(b"\n"):
                return
            try:
                line = _read(text)
            except msgspec.DecodeError:
                return
            at += len(text)
            yield at, line


def _same(known: League, league: League) -> bool:
    """Whether both play the same games; their engine affects only time."""
    return msgspec.structs.replace(known, engine=league.engine, why=league.why) == league


def _other(path: Path) -> InvalidPlan:
    return InvalidPlan(
        f"{path} is not the ledger of this league: name another file.", code="other-ledger", file=str(path)
    )
