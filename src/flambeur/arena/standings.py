"""The standings of a league: wins, scores, ratings, duels, and the place of new bots among our levels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path

from msgspec import Struct

from flambeur.arena.executors import Executor
from flambeur.arena.league import League, play_part
from flambeur.arena.league_log import LeagueLog
from flambeur.arena.ratings import Fit, Measured, Rating, places, rate
from flambeur.arena.rows import Row, keep_records
from flambeur.bots import levels
from flambeur.fairness.intervals import mean_interval, share_interval


class Placing(Struct, frozen=True):
    """One bot at the end."""

    bot: str
    games: int
    """Seats it had, all games together."""
    share: Measured
    """Its share of the wins: a win shared by two is half a win."""
    score: Measured
    rating: Rating
    forfeits: dict[str, int]
    """Games lost by errors of its program, by reason."""
    above: str | None = None
    """The strongest of our levels that is surely weaker, if any."""
    below: str | None = None
    """The weakest of our levels that is surely stronger."""


class Standings(Struct, frozen=True):
    """The standings of all bots, strongest first."""

    league: League
    games: int
    rows: tuple[Placing, ...]
    duels: tuple[tuple[Measured | None, ...], ...]
    """How often the bot of a line was ahead of the bot of a column where both sat, in the order of `rows`."""


def hold(
    league: League,
    executor: Executor,
    *,
    ledger: Path | None = None,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[tuple[Row, ...], bool]:
    """Play a league, or the rest of it; return all its rows in order, and whether it was completed."""
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    book = LeagueLog(ledger, league) if ledger is not None else None
    done: dict[int, tuple[Row, ...]] = {} if book is None else book.done
    left = [part for part in range(league.parts) if part not in done]
    count = sum(map(len, done.values()))
    complete = True
    parts = executor.play(play_part, league, left)
    try:
        for number, played in zip(left, parts, strict=True):
            if records is not None:
                keep_records(records, played.rows, played.records)
            if book is None:
                done[number] = played.rows
            else:
                book.add(number, played.rows)
            count += len(played.rows)
            if progress is not None:
                progress(count)
    except KeyboardInterrupt:
        complete = False
    finally:
        parts.close()
        if book is not None:
            book.close()
    return tuple(row for part in sorted(done) for row in done[part]), complete


def standings(league: League, rows: Sequence[Row]) -> Standings:
    """Compute the standings from the rows of a league."""
    groups = [league.round_of(row) if league.duplicate else row.game for row in rows]
    ratings, found = rate(rows, groups, len(league.bots))
    order = sorted(range(len(league.bots)), key=lambda bot: -ratings[bot].value)
    level = _levels(league)
    placings = []
    for bot in order:
        share, score = _means(rows, groups, bot)
        above, below = (None, None) if bot in level else _placed(bot, found, level)
        placings.append(
            Placing(
                league.bots[bot],
                sum(row.seats.count(bot) for row in rows),
                share,
                score,
                ratings[bot],
                _forfeits(rows, bot),
                None if above is None else league.bots[above],
                None if below is None else league.bots[below],
            )
        )
    duels = tuple(tuple(_duel(rows, groups, bot, other) for other in order) for bot in order)
    return Standings(league, len(rows), tuple(placings), duels)


class Totals:
    """A bot's sums in each group of games, and the number of games or comparisons."""

    def __init__(self) -> None:
        self._groups: dict[int, tuple[float, int]] = {}

    def add(self, group: int, had: float, often: int = 1) -> None:
        before, times = self._groups.get(group, (0.0, 0))
        self._groups[group] = (before + had, times + often)

    def share(self, seats: float = 1.0) -> Measured:
        """Return the mean share of wins from 0 to 1, for each of `seats` that earned them together."""
        mean, variance = self._moments()
        low, high = share_interval(mean, variance, len(self._groups))
        return Measured(mean / seats, low / seats, high / seats)

    def mean(self, seats: float = 1.0) -> Measured:
        """Return the mean score of each seat."""
        mean, variance = self._moments()
        low, high = mean_interval(mean, variance, len(self._groups))
        return Measured(mean / seats, low / seats, high / seats)

    def _moments(self) -> tuple[float, float]:
        """Return the mean, and its variance from the differences between groups."""
        total, count = (sum(column) for column in zip(*self._groups.values(), strict=True))
        mean, many = total / count, len(self._groups)
        if many < 2:
            return mean, 0.0
        spread = sum((had - mean * often) ** 2 for had, often in self._groups.values()) * many / (many - 1)
        return mean, spread / count**2


def _means(rows: Sequence[Row], groups: Sequence[int], bot: int) -> tuple[Measured, Measured]:
    """Return a bot's share of wins and score per seat: its seats in one game are added up first."""
    shares, scores, seats, games = Totals(), Totals(), 0, 0
    for row, group in zip(rows, groups, strict=True):
        own = [seat for seat, other in enumerate(row.seats) if other == bot]
        if own:
            shares.add(group, sum(map(row.share, own)))
            scores.add(group, float(sum(row.scores[seat] for seat in own)))
            seats, games = seats + len(own), games + 1
    if not games:
        return Measured(0.0, 0.0, 1.0), Measured(0.0, -inf, inf)
    return shares.share(seats / games), scores.mean(seats / games)


def _duel(rows: Sequence[Row], groups: Sequence[int], bot: int, other: int) -> Measured | None:
    """Return how often one bot was ahead of the other; equal places count half."""
    if bot == other:
        return None
    ahead, met = Totals(), False
    for row, group in zip(rows, groups, strict=True):
        if bot in row.seats and other in row.seats:
            place = places(row)
            mine = [place[seat] for seat, who in enumerate(row.seats) if who == bot]
            theirs = [place[seat] for seat, who in enumerate(row.seats) if who == other]
            pairs = [0.5 if a == b else float(a < b) for a in mine for b in theirs]
            ahead.add(group, sum(pairs), len(pairs))
            met = True
    return ahead.share() if met else None


def _forfeits(rows: Sequence[Row], bot: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in rows:
        for lost in row.lost:
            if row.seats[lost.seat] == bot:
                found[lost.reason] = found.get(lost.reason, 0) + 1
    return found


def _levels(league: League) -> list[int]:
    known = levels(league.rules())
    return [bot for bot, name in enumerate(league.bots) if name in known]


def _placed(bot: int, found: Fit, level: list[int]) -> tuple[int | None, int | None]:
    """Return the strongest level that is surely weaker and the weakest that is surely stronger."""
    weaker, stronger = [], []
    for other in level:
        lead, margin = found.lead(bot, other)
        if lead > margin:
            weaker.append(other)
        elif lead < -margin:
            stronger.append(other)
    return (
        max(weaker, key=lambda other: found.values[other], default=None),
        min(stronger, key=lambda other: found.values[other], default=None),
    )
