"""Compute 95 % intervals for rates and means; all intervals are made here.

* Games won of games played: Wilson's interval (`wilson`), which is right at 0 and 100 %, too.
* A mean of shares from 0 to 1, such as shared wins or rounds with the same dice: Wilson's interval for as many games
  won or lost as would have the same uncertainty (`share_interval`).
* A mean of money, points or turns: Student's interval (`mean_interval`); one game says nothing about how games differ.
* A difference of two such figures: from both of their intervals (`difference_interval`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf, sqrt

Z = 1.959963984540054
"""The half-width of the central 95 % of a normal distribution, in standard deviations."""
Interval = tuple[float, float]


def wilson(wins: int, games: int) -> Interval:
    """Return Wilson's 95 % confidence interval of a rate.

    >>> [round(bound, 4) for bound in wilson(250, 1000)]
    [0.2242, 0.2777]
    """
    return _score(wins / games if games else 0.0, games, Z)


def share_interval(mean: float, variance: float, groups: int) -> Interval:
    """Return the 95 % interval of a mean of shares from 0 to 1, from how independent groups of games differ.

    `variance` is that of the mean: the sum of the groups' squared distances from it, divided by
    `groups · (groups - 1)`. Groups that all are won or lost give Wilson's interval of so many games, and so do groups
    between which no difference was seen; others agree more than that, and few of them cannot be sure by how much, so
    Student's distribution takes the place of the normal one.

    >>> [round(bound, 3) for bound in share_interval(1.0, 0.0, 20)]
    [0.839, 1.0]
    """
    if variance <= 0:
        return _score(mean, groups, Z)
    games = max(mean * (1 - mean) / variance + 1, groups)
    return _score(mean, games, Z if games - groups < 1e-6 * groups else student(groups - 1))


def mean_interval(mean: float, variance: float, groups: int) -> Interval:
    """Return Student's 95 % interval of a mean, with the variance of the mean as above; unbounded for one group."""
    if groups < 2:
        return -inf, inf
    half = student(groups - 1) * sqrt(variance)
    return mean - half, mean + half


def interval_of(parts: Sequence[float]) -> Interval:
    """Return the interval of the mean of shares from 0 to 1, one of each game."""
    many = len(parts)
    mean = sum(parts) / many
    variance = sum((part - mean) ** 2 for part in parts) / (many * (many - 1)) if many > 1 else 0.0
    return share_interval(mean, variance, many)


def difference_interval(one: float, of_one: Interval, other: float, of_other: Interval) -> Interval:
    """Return the 95 % interval of `one - other`, for independent figures with intervals (Newcombe's method)."""
    difference = one - other
    return (
        difference - hypot(one - of_one[0], of_other[1] - other),
        difference + hypot(of_one[1] - one, other - of_other[0]),
    )


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's distribution, by its expansion around the normal one.

    >>> round(student(30), 2), round(student(10_000), 2)
    (2.04, 1.96)
    """
    z, v = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def _score(rate: float, games: float, quantile: float) -> Interval:
    """Return Wilson's interval for a rate in so many games, with another quantile than the normal one."""
    if not games:
        return 0.0, 1.0
    square = quantile * quantile
    spread = quantile * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    middle = rate + square / (2 * games)
    scale = 1 + square / games
    return min(max(0.0, (middle - spread) / scale), rate), max(min(1.0, (middle + spread) / scale), rate)
