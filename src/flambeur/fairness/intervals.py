"""How far a rate that was seen may be from the true one."""

from __future__ import annotations

from math import sqrt

Z = 1.959963984540054
"""95 % of a normal distribution lies within so many standard deviations."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a rate.

    >>> [round(bound, 4) for bound in wilson(250, 1000)]
    [0.2242, 0.2777]
    """
    return wilson_rate(wins / games if games else 0.0, games)


def wilson_rate(rate: float, games: float) -> tuple[float, float]:
    """The same for a rate that was seen in so many independent games, or what is worth as many."""
    if not games:
        return 0.0, 1.0
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
