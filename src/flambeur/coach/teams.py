"""Teams win together: what bots reckon as each mate's part of a win is told as the chance of the team."""

from __future__ import annotations

from typing import Any

from flambeur.engine import Game


def mates(game: Game[Any]) -> int:
    """How many seats share every win of one of them: 1 where each plays for itself."""
    teams: tuple[tuple[int, ...], ...] = getattr(game, "teams", ())
    return len(teams[0]) if teams else 1
