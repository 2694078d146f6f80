"""The output of `simulate --json`, `league --json` and `study --json`, as structs: the source of `docs/schemas`."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import Struct


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """The only part that differs between runs of the same plan."""

    workers: int
    seconds: float
    games_per_second: float


class SimulationLine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One bot, or one seat (counted from 0).

    Intervals are 95 %, from how games differ: Wilson's for rates and shares, Student's for scores, which have no
    bounds after a single game.
    """

    bot: str | msgspec.UnsetType = msgspec.UNSET
    seat: int | msgspec.UnsetType = msgspec.UNSET
    games: int
    wins: int
    shared_wins: int
    win_rate: float
    win_low: float
    win_high: float
    share: float
    share_low: float
    share_high: float
    score: float
    score_low: float | None
    score_high: float | None
    tiebreak: float
    turns: float
    forfeits: int


class SimulationData(Struct, frozen=True, forbid_unknown_fields=True):
    """A simulation."""

    game: str
    players: int
    preset: str | None
    options: dict[str, Any]
    bots: list[str]
    seed: int
    engine: str
    engine_why: str
    work: int
    games: int
    complete: bool
    by_bot: list[SimulationLine]
    by_seat: list[SimulationLine]
    timing: Timing


class LeagueLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One bot at the end of a league; `above` and `below` are our levels that are surely weaker and surely stronger."""

    bot: str
    games: int
    share: float
    share_low: float
    share_high: float
    score: float
    score_low: float | None
    score_high: float | None
    rating: float
    rating_low: float
    rating_high: float
    openskill_mu: float
    openskill_sigma: float
    above: str | None
    below: str | None
    forfeits: dict[str, int]


class LeagueData(Struct, frozen=True, forbid_unknown_fields=True):
    """A league; `ahead` is how often the bot of a line was ahead of that of a column, in the order of the standings.

    `ahead_low` and `ahead_high` are the bounds of its 95 % intervals.
    """

    game: str
    players: int
    preset: str | None
    options: dict[str, Any]
    bots: list[str]
    rounds: int
    duplicate: bool
    seed: int
    work: int
    games: int
    complete: bool
    standings: list[LeagueLine]
    ahead: list[list[float | None]]
    ahead_low: list[list[float | None]]
    ahead_high: list[list[float | None]]


class StudyCase(Struct, frozen=True, forbid_unknown_fields=True):
    """A table: its options, its changes to the opening, and the bots by seat (they move round the table)."""

    case: str
    game: str
    players: int
    options: dict[str, Any]
    change: dict[str, Any]
    bots: list[str]


class StudyFigure(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure measured at a table, with its 95 % interval; the difference is from the question's first case."""

    case: str
    measure: str
    kind: str
    games: int
    value: float
    low: float
    high: float
    difference: float
    difference_low: float
    difference_high: float


class StudyQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A question with its tables and figures."""

    question: str
    title: str
    cases: list[StudyCase]
    figures: list[StudyFigure]


class StudyData(Struct, frozen=True, forbid_unknown_fields=True):
    """A study."""

    seed: int
    questions: list[StudyQuestion]


SCHEMAS: dict[str, type[Struct]] = {"simulate": SimulationData, "league": LeagueData, "study": StudyData}


def schema_text(name: str) -> str:
    """Return the JSON schema of a command's output."""
    schema = _tidy(msgspec.json.schema(SCHEMAS[name]))
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


def _tidy(schema: Any) -> Any:
    """Return the schema with uniform descriptions: before Python 3.13, docstrings keep their indentation."""
    if isinstance(schema, list):
        return [_tidy(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: cleandoc(part) if key == "description" and isinstance(part, str) else _tidy(part)
        for key, part in schema.items()
    }
