"""How money of Las Vegas is written as numbers."""

from __future__ import annotations

from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.table import Vegas

HUNDRED = 100
"""Money is written in hundreds."""
MOST = 100.0
"""The bound of tables that hold no more than this."""


def most_of(game: Vegas | ColoursTable) -> float:
    """What no sum of money in hundreds and no number of notes, dice or cards at a table is beyond."""
    money = sum(note * count for note, count in zip(game.denominations, game.full_pile, strict=True))
    return max(MOST, money / HUNDRED, sum(game.full_pile))
