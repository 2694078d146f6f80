"""Las Vegas money as numbers."""

from __future__ import annotations

from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.table import Vegas

HUNDRED = 100
"""Money is written in hundreds."""
MOST = 100.0
"""The bound for tables with at most this much money."""


def most_of(game: Vegas | ColoursTable) -> float:
    """Return a bound for every sum of money in hundreds and every number of notes, dice or cards at a table."""
    money = sum(note * count for note, count in zip(game.denominations, game.full_pile, strict=True))
    return max(MOST, money / HUNDRED, sum(game.full_pile))
