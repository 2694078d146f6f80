"""Sums over games: whole numbers only, so any grouping gives the same figures.

Seats of one game are not independent: if one of them wins, the others do not. So the seats of one bot
are summed within the game first, and intervals come from how games differ, never from seats.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import astuple, replace

from flambeur.engine import Result, Seat
from flambeur.fairness.intervals import Interval, mean_interval, share_interval

WHOLE = 840
"""The value of a win: divisible by all numbers of winners up to eight."""


class Sums(Struct, frozen=True):
    """The sums of one bot's or one seat's games. A bot that sits twice at a table has two games there.

    Squares are those of its total at a whole table; it has the same number of seats at all of them.
    """

    games: int = 0
    tables: int = 0
    """Games in which it sat, at any number of seats."""
    wins: int = 0
    """Games won, alone or together with others."""
    win_squares: int = 0
    shared: int = 0
    """Those of them won together with others."""
    share: int = 0
    """Shares of games won: a win counts `WHOLE`, divided among the winners."""
    share_squares: int = 0
    score: int = 0
    score_squares: int = 0
    tiebreak: int = 0
    turns: int = 0
    lost: int = 0
    """Games lost by errors of its program: too slow, ended, an illegal move."""

    def __add__(self, other: Sums) -> Sums:
        return _together([self, other])

    def mean(self, total: int) -> float:
        """Return the average of a total per game."""
        return total / self.games if self.games else 0.0

    @property
    def win_rate(self) -> float:
        """Return the share of its games that it won, alone or together with others."""
        return self.mean(self.wins)

    @property
    def win_interval(self) -> Interval:
        """Return the 95 % interval of the rate."""
        return share_interval(self.win_rate, self._variance(self.wins, self.win_squares), self.tables)

    @property
    def share_rate(self) -> float:
        """Return its share of all wins: a win shared by two counts half for each."""
        return self.mean(self.share) / WHOLE

    def share_interval(self, players: int) -> Interval:
        """Return the 95 % interval of the share at a table for so many; a bot that holds all seats wins for certain."""
        if self.games == self.tables * players > self.tables:
            return self.share_rate, self.share_rate
        seats = self.games / self.tables if self.tables else 1.0
        variance = self._variance(self.share, self.share_squares) * (seats / WHOLE) ** 2
        low, high = share_interval(self.share_rate * seats, variance, self.tables)
        return low / seats, high / seats

    @property
    def score_interval(self) -> Interval:
        """Return the 95 % interval of the mean score; without bounds before the second game."""
        return mean_interval(self.mean(self.score), self._variance(self.score, self.score_squares), self.tables)

    def _variance(self, total: int, squares: int) -> float:
        """Return the variance of a seat's mean, from the differences between tables."""
        if self.tables < 2:
            return 0.0
        seats = self.games / self.tables
        spread = squares * self.tables - total * total  # whole numbers: equal values give exactly 0
        return spread / (self.tables**2 * (self.tables - 1) * seats * seats)


class Tally(Struct, frozen=True):
    """The sums of some games by bot and by seat."""

    games: int
    bots: dict[str, Sums]
    seats: tuple[Sums, ...]

    def __add__(self, other: Tally) -> Tally:
        """Add both; bots that do not play in the other one may be missing there."""
        return add_up([self, other])


def add_up(tallies: Sequence[Tally]) -> Tally:
    """Add all tallies, much faster than one by one; the first one names all bots."""
    return Tally(
        sum([tally.games for tally in tallies]),
        {bot: _together([tally.bots[bot] for tally in tallies if bot in tally.bots]) for bot in tallies[0].bots},
        tuple([_together(seats) for seats in zip(*[tally.seats for tally in tallies], strict=True)]),
    )


def _together(sums: Iterable[Sums]) -> Sums:
    return Sums(*map(sum, zip(*map(astuple, sums), strict=True)))


def empty_tally(bots: tuple[str, ...]) -> Tally:
    """Return an empty tally for a table with this line-up."""
    return Tally(0, {bot: Sums() for bot in dict.fromkeys(bots)}, (Sums(),) * len(bots))


def tally_game(result: Result, bots: Mapping[Seat, str], turns: Sequence[int], lost: Collection[Seat] = ()) -> Tally:
    """Return the tally of one game: who sat where, the result, the turns of each seat, who lost by forfeit."""
    by_bot: dict[str, list[Sums]] = {}
    by_seat: list[Sums] = []
    share = WHOLE // max(1, len(result.winners))
    for seat, score in enumerate(result.scores):
        won = seat in result.winners
        sums = Sums(
            games=1,
            wins=int(won),
            shared=int(won and len(result.winners) > 1),
            share=share if won else 0,
            score=score,
            tiebreak=result.tiebreaks[seat] if result.tiebreaks else 0,
            turns=turns[seat],
            lost=int(seat in lost),
        )
        by_seat.append(_whole_table(sums))
        by_bot.setdefault(bots[seat], []).append(sums)
    return Tally(1, {bot: _whole_table(_together(held)) for bot, held in by_bot.items()}, tuple(by_seat))


def _whole_table(sums: Sums) -> Sums:
    """Return a bot's sums at one table, all seats together, with their squares."""
    wins, share, score = sums.wins, sums.share, sums.score
    return replace(sums, tables=1, win_squares=wins * wins, share_squares=share * share, score_squares=score * score)
