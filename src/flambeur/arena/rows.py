"""One row for each game: as values, as CSV, and as Parquet where pyarrow is installed.

Columns: `game` (its number), `dice` (the number of its stream of dice), then for every seat S from 0 on `bot_S`,
`score_S`, `tiebreak_S`, `win_S` (the seat's share of the win: 1, a fraction of a shared one, or 0), `turns_S` and
`forfeit_S` (why its program lost, usually empty). Numbers are numbers.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from msgspec import Struct

from flambeur.arena.engines import InvalidPlan
from flambeur.arena.table import Lost, Played

PARQUET, RECORD = ".parquet", ".flam"
GROUP = 20_000
"""Rows written to a Parquet file at one time."""


class Row(Struct, frozen=True, array_like=True):
    """One game: the bot at each seat (as an index into the list of bots), and the result."""

    game: int
    dice: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    tiebreaks: tuple[int, ...]
    winners: tuple[int, ...]
    turns: tuple[int, ...]
    lost: tuple[Lost, ...] = ()

    def share(self, seat: int) -> float:
        """Return the seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def row_of(game: int, dice: int, seats: tuple[int, ...], played: Played) -> Row:
    result = played.result
    ties = result.tiebreaks or (0,) * len(result.scores)
    return Row(game, dice, seats, result.scores, ties, result.winners, played.turns, played.lost)


def columns(players: int) -> list[str]:
    """Return the names of the columns, in order."""
    by_seat = ("bot", "score", "tiebreak", "win", "turns", "forfeit")
    return ["game", "dice", *(f"{name}_{seat}" for seat in range(players) for name in by_seat)]


def values(row: Row, bots: Sequence[str]) -> list[Any]:
    """Return a row as values of these columns."""
    reasons = {lost.seat: lost.reason for lost in row.lost}
    cells: list[Any] = [row.game, row.dice]
    for seat, bot in enumerate(row.seats):
        cells += [bots[bot], row.scores[seat], row.tiebreaks[seat], row.share(seat), row.turns[seat]]
        cells.append(reasons.get(seat, ""))
    return cells


def keep_records(folder: Path, rows: Iterable[Row], records: Iterable[str]) -> None:
    """Write the records of these games into a folder, each under its number."""
    for row, record in zip(rows, records, strict=True):
        (folder / f"{row.game:06}{RECORD}").write_text(record, encoding="utf-8")


class RowFile:
    """A file of rows, written one by one; `.parquet` makes it Parquet, any other name CSV."""

    def __init__(self, path: Path, players: int, bots: Sequence[str]) -> None:
        self._bots = bots
        self._columns = columns(players)
        self._waiting: list[list[Any]] = []
        self._parquet: Any = None
        if path.suffix == PARQUET:
            self._parquet = _parquet_writer(path, self._columns)
        else:
            self._file = path.open("w", encoding="utf-8", newline="")
            self._csv = csv.writer(self._file, lineterminator="\n")
            self._csv.writerow(self._columns)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def add(self, rows: Iterable[Row]) -> None:
        cells = [values(row, self._bots) for row in rows]
        if self._parquet is None:
            self._csv.writerows(cells)
            return
        self._waiting += cells
        if len(self._waiting) >= GROUP:
            self._flush()

    def close(self) -> None:
        if self._parquet is None:
            self._file.close()
            return
        self._flush()
        self._parquet.close()

    def _flush(self) -> None:
        if self._waiting:
            by_column = dict(zip(self._columns, map(list, zip(*self._waiting, strict=True)), strict=True))
            arrow: Any = import_module("pyarrow")
            self._parquet.write_table(arrow.table(by_column, schema=self._parquet.schema))
            self._waiting.clear()


def _parquet_writer(path: Path, names: list[str]) -> Any:
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise InvalidPlan(
            "Parquet files need pyarrow, which is not installed: write a .csv file instead.", code="no-pyarrow"
        ) from None
    kinds = {"bot": arrow.string(), "forfeit": arrow.string(), "win": arrow.float64()}
    schema = arrow.schema([(name, kinds.get(name.split("_")[0], arrow.int64())) for name in names])
    return parquet.ParquetWriter(path, schema)
