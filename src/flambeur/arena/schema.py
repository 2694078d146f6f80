"""What `simulate --json` and `league --json` print, as structs: `docs/schemas` is written from them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """The only part that differs between runs of the same plan."""

    workers: int
    seconds: float
    games_per_second: float


class SimulationLine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One bot, or one seat (counted from 0). Intervals are 95 %, from how games differ."""

    bot: str | msgspec.UnsetType = msgspec.UNSET
    seat: int | msgspec.UnsetType = msgspec.UNSET
    games: int
    wins: int
    shared_wins: int
    win_rate: float
    win_low: float
    win_high: float
    share: float
    share_margin: float
    score: float
    score_margin: float
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
    score_low: float
    score_high: float
    rating: float
    rating_low: float
    rating_high: float
    openskill_mu: float
    openskill_sigma: float
    above: str | None
    below: str | None
    forfeits: dict[str, int]


class LeagueData(Struct, frozen=True, forbid_unknown_fields=True):
    """A league; `ahead` says how often the bot of a line was ahead of that of a column, ordered as the standings."""

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


SCHEMAS: dict[str, type[Struct]] = {"simulate": SimulationData, "league": LeagueData}


def schema_text(name: str) -> str:
    """The JSON schema of what a command prints."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(SCHEMAS[name])), indent=2).decode() + "\n"
