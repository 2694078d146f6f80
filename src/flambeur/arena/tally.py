"""Sums over games: whole numbers only, so that adding them up in any grouping gives the same figures."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

from msgspec import Struct
from msgspec.structs import astuple

from flambeur.engine import Result, Seat

Z = 1.959963984540054
"""95 % of a normal distribution lies within so many standard deviations."""


WHOLE = 840
"""A win in parts: it can be divided evenly by up to eight winners."""


class Sums(Struct, frozen=True):
    """One bot's or one seat's games, added up. A bot that sits twice at a table has two games there."""

    games: int = 0
    wins: int = 0
    """Games won, alone or together with others."""
    shared: int = 0
    """Those of them won together with others."""
    share: int = 0
    """Parts of games won: a win counts `WHOLE`, divided among those who won."""
    share_squares: int = 0
    score: int = 0
    score_squares: int = 0
    tiebreak: int = 0
    turns: int = 0

    def __add__(self, other: Sums) -> Sums:
        return Sums(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    def mean(self, total: int) -> float:
        return total / self.games if self.games else 0.0

    @property
    def win_rate(self) -> float:
        return self.mean(self.wins)

    @property
    def win_interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

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
        if self.games < 2:
            return 0.0
        variance = (squares - total * total / self.games) / (self.games - 1)
        return Z * sqrt(max(variance, 0.0) / self.games)


class Tally(Struct, frozen=True):
    """The sums of some games by bot and by seat."""

    games: int
    bots: dict[str, Sums]
    seats: tuple[Sums, ...]

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            {bot: sums + other.bots[bot] for bot, sums in self.bots.items()},
            tuple(a + b for a, b in zip(self.seats, other.seats, strict=True)),
        )


def empty_tally(bots: tuple[str, ...]) -> Tally:
    """No games yet at a table with this line-up."""
    return Tally(0, {bot: Sums() for bot in dict.fromkeys(bots)}, (Sums(),) * len(bots))


def tally_game(result: Result, bots: Mapping[Seat, str], turns: list[int]) -> Tally:
    """The tally of one game: who sat where, how it ended, how many turns each seat had."""
    by_bot = {bot: Sums() for bot in bots.values()}
    by_seat: list[Sums] = []
    share = WHOLE // max(1, len(result.winners))
    for seat, score in enumerate(result.scores):
        won = seat in result.winners
        sums = Sums(
            games=1,
            wins=int(won),
            shared=int(won and len(result.winners) > 1),
            share=share if won else 0,
            share_squares=share * share if won else 0,
            score=score,
            score_squares=score * score,
            tiebreak=result.tiebreaks[seat] if result.tiebreaks else 0,
            turns=turns[seat],
        )
        by_seat.append(sums)
        by_bot[bots[seat]] += sums
    return Tally(1, by_bot, tuple(by_seat))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a rate.

    >>> [round(bound, 4) for bound in wilson(250, 1000)]
    [0.2242, 0.2777]
    """
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
