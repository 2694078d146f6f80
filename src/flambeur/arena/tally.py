"""Sums over games: whole numbers only, so that adding them up in any grouping gives the same figures.

Seats of one game are not independent: if one of them wins, the others do not. So whoever holds several seats of a game
is added up within the game first, and intervals are made from how games differ, never from seats.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import sqrt

from msgspec import Struct
from msgspec.structs import astuple, replace

from flambeur.engine import Result, Seat
from flambeur.fairness.intervals import Z, wilson_rate

WHOLE = 840
"""A win in parts: it can be divided evenly by up to eight winners."""


class Sums(Struct, frozen=True):
    """One bot's or one seat's games, added up. A bot that sits twice at a table has two games there.

    Squares are those of what it had at a whole table; it has the same number of seats at all of them.
    """

    games: int = 0
    tables: int = 0
    """Games in which it sat, at however many seats."""
    wins: int = 0
    """Games won, alone or together with others."""
    win_squares: int = 0
    shared: int = 0
    """Those of them won together with others."""
    share: int = 0
    """Parts of games won: a win counts `WHOLE`, divided among those who won."""
    share_squares: int = 0
    score: int = 0
    score_squares: int = 0
    tiebreak: int = 0
    turns: int = 0
    lost: int = 0
    """Games lost by what its program did: too slow, ended, a move that was none."""

    def __add__(self, other: Sums) -> Sums:
        return _together([self, other])

    def mean(self, total: int) -> float:
        """So much for each game on average."""
        return total / self.games if self.games else 0.0

    @property
    def win_rate(self) -> float:
        """The part of its games that it won, alone or together with others."""
        return self.mean(self.wins)

    @property
    def win_interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval for as many independent games as would leave this much doubt."""
        rate = self.win_rate
        doubt = self._variance(self.wins, self.win_squares)
        games = rate * (1 - rate) / doubt if doubt > 0 else self.tables
        return wilson_rate(rate, games)

    @property
    def share_rate(self) -> float:
        """The part of all wins that is this one's: with a win shared by two counting half for each."""
        return self.mean(self.share) / WHOLE

    @property
    def share_interval(self) -> float:
        """Half the width of the 95 % confidence interval of the share."""
        return self._margin(self.share, self.share_squares) / WHOLE

    @property
    def score_interval(self) -> float:
        """Half the width of the 95 % confidence interval of the mean score."""
        return self._margin(self.score, self.score_squares)

    def _margin(self, total: int, squares: int) -> float:
        if self.tables < 2:
            return 0.0
        return Z * sqrt(self._variance(total, squares) * self.tables / (self.tables - 1))

    def _variance(self, total: int, squares: int) -> float:
        """That of a mean, from how tables differ."""
        if not self.tables:
            return 0.0
        seats = self.games / self.tables
        return max(squares / self.tables - (total / self.tables) ** 2, 0.0) / (seats * seats * self.tables)


class Tally(Struct, frozen=True):
    """The sums of some games by bot and by seat."""

    games: int
    bots: dict[str, Sums]
    seats: tuple[Sums, ...]

    def __add__(self, other: Tally) -> Tally:
        """Both together; bots that sit nowhere in the other one need not be named there."""
        return add_up([self, other])


def add_up(tallies: Sequence[Tally]) -> Tally:
    """All together, which is much quicker than one after the other; the first one names all bots."""
    return Tally(
        sum([tally.games for tally in tallies]),
        {bot: _together([tally.bots[bot] for tally in tallies if bot in tally.bots]) for bot in tallies[0].bots},
        tuple([_together(seats) for seats in zip(*[tally.seats for tally in tallies], strict=True)]),
    )


def _together(sums: Iterable[Sums]) -> Sums:
    return Sums(*map(sum, zip(*map(astuple, sums), strict=True)))


def empty_tally(bots: tuple[str, ...]) -> Tally:
    """No games yet at a table with this line-up."""
    return Tally(0, {bot: Sums() for bot in dict.fromkeys(bots)}, (Sums(),) * len(bots))


def tally_game(result: Result, bots: Mapping[Seat, str], turns: Sequence[int], lost: Collection[Seat] = ()) -> Tally:
    """The tally of one game: who sat where, how it ended, how many turns each seat had, who lost by forfeit."""
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
    """What somebody had at one table, all seats together, with its squares."""
    wins, share, score = sums.wins, sums.share, sums.score
    return replace(sums, tables=1, win_squares=wins * wins, share_squares=share * share, score_squares=score * score)
