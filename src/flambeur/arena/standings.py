"""How a league ended: everybody's wins, scores and rating, who beats whom, and where newcomers stand among us."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path

from msgspec import Struct

from flambeur.arena.crew import Crew
from flambeur.arena.league import League, play_part
from flambeur.arena.ledger import Ledger
from flambeur.arena.ratings import Fit, Measured, Rating, places, rate, student
from flambeur.arena.rows import Row, keep_records
from flambeur.bots import levels


class Placing(Struct, frozen=True):
    """One bot at the end."""

    bot: str
    games: int
    """Seats it had, all games together."""
    share: Measured
    """Its part of the wins: a win shared by two is half a win."""
    score: Measured
    rating: Rating
    forfeits: dict[str, int]
    """Games lost by what its program did, by reason."""
    above: str | None = None
    """The strongest of our levels that is surely weaker; None if there is none."""
    below: str | None = None
    """The weakest of our levels that is surely stronger."""


class Standings(Struct, frozen=True):
    """The end of a league: everybody, strongest first."""

    league: League
    games: int
    rows: tuple[Placing, ...]
    duels: tuple[tuple[Measured | None, ...], ...]
    """How often the bot of a line was ahead of the bot of a column where both sat, in the order of `rows`."""


def hold(
    league: League,
    crew: Crew,
    *,
    ledger: Path | None = None,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[tuple[Row, ...], bool]:
    """Play a league, or what is left of it; all its rows in their order, and whether it was played to its end."""
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    book = Ledger(ledger, league) if ledger is not None else None
    done: dict[int, tuple[Row, ...]] = {} if book is None else book.done
    left = [part for part in range(league.parts) if part not in done]
    count = sum(map(len, done.values()))
    complete = True
    parts = crew.play(play_part, league, left)
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
    """Who is how strong, from the rows of a league."""
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


def mean_of(sums: dict[int, tuple[float, float]]) -> Measured:
    """A mean from what each group had together and how often, with an interval from how groups differ."""
    total, count = sum(had for had, _ in sums.values()), sum(often for _, often in sums.values())
    if not count:
        return Measured(0.0, 0.0)
    mean, many = total / count, len(sums)
    if many < 2:
        return Measured(mean, 0.0)
    spread = sum((had - mean * often) ** 2 for had, often in sums.values()) * many / (many - 1)
    return Measured(mean, student(many - 1) * sqrt(spread) / count)


def _means(rows: Sequence[Row], groups: Sequence[int], bot: int) -> tuple[Measured, Measured]:
    shares: dict[int, tuple[float, float]] = {}
    scores: dict[int, tuple[float, float]] = {}
    for row, group in zip(rows, groups, strict=True):
        own = [seat for seat, other in enumerate(row.seats) if other == bot]
        if own:
            for sums, had in ((shares, sum(map(row.share, own))), (scores, float(sum(row.scores[s] for s in own)))):
                before, often = sums.get(group, (0.0, 0.0))
                sums[group] = (before + had, often + len(own))
    return mean_of(shares), mean_of(scores)


def _duel(rows: Sequence[Row], groups: Sequence[int], bot: int, other: int) -> Measured | None:
    """How often one was ahead of the other; equal places count half."""
    if bot == other:
        return None
    sums: dict[int, tuple[float, float]] = {}
    for row, group in zip(rows, groups, strict=True):
        if bot in row.seats and other in row.seats:
            place = places(row)
            mine = [place[seat] for seat, who in enumerate(row.seats) if who == bot]
            theirs = [place[seat] for seat, who in enumerate(row.seats) if who == other]
            pairs = [0.5 if a == b else float(a < b) for a in mine for b in theirs]
            before, often = sums.get(group, (0.0, 0.0))
            sums[group] = (before + sum(pairs), often + len(pairs))
    return mean_of(sums) if sums else None


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
    """The strongest level that is surely weaker and the weakest that is surely stronger."""
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
