"""Ratings on openskill's scale, from all games at once.

openskill's own running numbers (`Running`) depend on the order of the games, and its sigma is a belief, no interval.
Bots do not learn, so the order means nothing: `fit` takes openskill's model (Plackett and Luce: in a game of n, a bot
rated r comes first with a weight of exp(r / (beta · √n))) and its scale, and finds the ratings that explain all
games best. Their intervals come from the differences between rounds (a sandwich estimate by groups that share dice),
and contain the true rating in 95 of 100 leagues, as `python -m bench league` verifies.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from math import sqrt
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from flambeur.arena.rows import Row
from flambeur.fairness.intervals import Z, student

MIDDLE = 25.0
SIGMA = MIDDLE / 3
BETA = SIGMA / 2
"""openskill's scale."""
PRIOR = MIDDLE
"""The prior belief, 25 ± 25: so wide that it only matters for bots that have won or lost everything."""
FEW = 10
"""Below this number of groups their differences are too uncertain, and the model's error is used."""
STEPS = 100
SMALL = 1e-9

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Measured(Struct, frozen=True):
    """A number with its 95 % interval; infinite bounds where nothing is known."""

    value: float
    low: float
    high: float


class Rating(Measured, frozen=True):
    """A bot's rating, and openskill's running numbers beside it."""

    mu: float = MIDDLE
    sigma: float = SIGMA


class Fit(Struct, frozen=True):
    """Ratings around 25, and their uncertainty."""

    values: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]
    quantile: float
    """Standard errors to either side that make 95 %."""

    def margin(self, bot: int) -> float:
        return self.quantile * sqrt(max(self.covariance[bot][bot], 0.0))

    def lead(self, bot: int, other: int) -> tuple[float, float]:
        """Return the lead of one bot over another, and half the width of its 95 % interval."""
        c = self.covariance
        variance = c[bot][bot] + c[other][other] - 2 * c[bot][other]
        return self.values[bot] - self.values[other], self.quantile * sqrt(max(variance, 0.0))


def places(row: Row) -> tuple[int, ...]:
    """Return the place of each seat, from 0: winners first, then by score and tiebreak; forfeits last, equals alike."""
    lost = {lost.seat for lost in row.lost}
    keys = [
        (seat in row.winners, seat not in lost, row.scores[seat], row.tiebreaks[seat]) for seat in range(len(row.seats))
    ]
    return tuple(sum(other > key for other in keys) for key in keys)


def fit(seats: Ints, ranks: Ints, groups: Ints, bots: int) -> Fit:
    """Fit ratings to games: who sat where [games, seats], their places, and the group of each game.

    With few games the prior keeps all ratings near the middle; a bot that has won or lost everything has a wide
    interval.
    """
    games, players = seats.shape
    scale = 1 / (BETA * sqrt(players))
    behind = ranks[:, None, :] >= ranks[:, :, None]
    """[game, i, j]: whether j was still unplaced when i took its place; equals count for each other."""
    onehot = np.zeros((games, players, bots))
    np.put_along_axis(onehot, seats[:, :, None], 1.0, axis=2)
    theta = np.zeros(bots)
    for _ in range(STEPS):
        slopes, curve = _slopes(theta, onehot, seats, behind, scale)
        gradient = slopes.sum(axis=0) - theta / PRIOR**2
        step = np.linalg.solve(curve + np.eye(bots) / PRIOR**2, gradient)
        theta += np.clip(step, -SIGMA, SIGMA)
        if np.abs(step).max() < SMALL:
            break
    slopes, curve = _slopes(theta, onehot, seats, behind, scale)
    bread = np.linalg.inv(curve + np.eye(bots) / PRIOR**2)
    centre = np.eye(bots) - 1 / bots
    _, numbered = np.unique(groups, return_inverse=True)
    count = int(numbered.max()) + 1
    quantile = Z
    covariance = bread
    if count >= FEW and not _swept(seats, ranks, bots):
        totals = np.zeros((count, bots))
        np.add.at(totals, numbered, slopes)
        covariance = bread @ (totals.T @ totals) @ bread * count / (count - 1)
        quantile = student(count - 1)
    values = centre @ theta + MIDDLE
    covariance = centre @ covariance @ centre
    return Fit(tuple(values.tolist()), tuple(map(tuple, covariance.tolist())), quantile)


def _slopes(
    theta: Floats, onehot: Floats, seats: Ints, behind: NDArray[np.bool_], scale: float
) -> tuple[Floats, Floats]:
    """Return the gradient of each game's log-likelihood by bot, and the curvature of their sum."""
    weight = np.exp((theta - theta.max()) * scale)[seats]
    share = behind * weight[:, None, :]
    share /= share.sum(axis=2, keepdims=True)
    slopes = scale * np.einsum("gj,gjb->gb", 1 - share.sum(axis=1), onehot)
    by_bot = share @ onehot  # [game, i, bot]: each bot's share among those who could have taken i's place
    flat = by_bot.reshape(-1, by_bot.shape[2])
    curve = scale**2 * (np.diag(flat.sum(axis=0)) - flat.T @ flat)
    return slopes, curve


def _swept(seats: Ints, ranks: Ints, bots: int) -> bool:
    """Whether a bot was never or always ahead of all others, so that games alone do not bound its rating."""
    ahead = np.zeros(bots, bool)
    beaten = np.zeros(bots, bool)
    for bot in range(bots):
        own = seats == bot
        mine = np.where(own, ranks, -1).max(axis=1)
        best = np.where(own, ranks, ranks.max() + 1).min(axis=1)
        others = ~own
        there = own.any(axis=1)
        ahead[bot] = bool(((ranks > best[:, None]) & others)[there].any())
        beaten[bot] = bool(((ranks < mine[:, None]) & others)[there].any())
    return not bool((ahead & beaten).all())


class Running:
    """openskill's running ratings, game by game."""

    def __init__(self, bots: int) -> None:
        models: Any = import_module("openskill.models")
        self._model = models.PlackettLuce(mu=MIDDLE, sigma=SIGMA, beta=BETA, tau=0.0)
        self._ratings = [self._model.rating() for _ in range(bots)]

    def add(self, seats: Sequence[int], ranks: Sequence[int]) -> None:
        """Add a game: who sat where, and their places. A bot at several seats gets the mean of their changes."""
        teams = [[self._model.rating(mu=self._ratings[bot].mu, sigma=self._ratings[bot].sigma)] for bot in seats]
        rated = self._model.rate(teams, ranks=list(ranks))
        for bot in set(seats):
            own = [team[0] for seat, team in enumerate(rated) if seats[seat] == bot]
            mu, sigma = (sum(getattr(one, name) for one in own) / len(own) for name in ("mu", "sigma"))
            self._ratings[bot] = self._model.rating(mu=mu, sigma=sigma)

    def numbers(self, bot: int) -> tuple[float, float]:
        return float(self._ratings[bot].mu), float(self._ratings[bot].sigma)


def rate(rows: Sequence[Row], groups: Sequence[int], bots: int) -> tuple[list[Rating], Fit]:
    """Return each bot's rating from some games and the groups they belong to."""
    running = Running(bots)
    for row in rows:
        running.add(row.seats, places(row))
    found = fit(
        np.array([row.seats for row in rows]),
        np.array([places(row) for row in rows]),
        np.array(groups),
        bots,
    )
    margins = [found.margin(bot) for bot in range(bots)]
    return [
        Rating(value, value - margin, value + margin, *running.numbers(bot))
        for bot, (value, margin) in enumerate(zip(found.values, margins, strict=True))
    ], found
