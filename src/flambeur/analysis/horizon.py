"""How far games are played on, and what the end of a round is worth there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import Capability, Game

Values = NDArray[np.float64]
G = TypeVar("G", bound=Game[Any])


class Horizon(ABC, Generic[G]):
    """Ends play-outs early at a kind of table (`TableKind.horizon`); without it they go to the end of the game."""

    @abstractmethod
    def ends_with_round(self, game: G) -> bool:
        """Whether games are played on to the end of a round, and not to their own."""

    @abstractmethod
    def is_over(self, game: G, number: int, scores: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Whether games (the first axis) are over after the round of this number, by the scores of all seats."""

    @abstractmethod
    def chances(self, game: G, number: int, scores: Values) -> Values:
        """Every seat's own chance to win by what all have after the round of this number, which is not the last."""


HORIZONS: Capability[Horizon[Any]] = Capability("horizon", Horizon)


def horizon_of(game: Game[Any]) -> Horizon[Any] | None:
    """How far games of a table are played on that do not need to come to their end."""
    horizon = HORIZONS.of(game)
    return horizon if horizon is not None and horizon.ends_with_round(game) else None


def mates(game: Game[Any]) -> int:
    """How many seats share every win of one of them: 1 where each plays for itself."""
    teams: tuple[tuple[int, ...], ...] = getattr(game, "teams", ())
    return len(teams[0]) if teams else 1
