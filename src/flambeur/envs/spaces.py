"""The observation and action spaces of a table, as Gymnasium spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from flambeur.engine import Game
from flambeur.envs.observing import observer_of


def action_space(game: Game[Any]) -> spaces.Discrete:
    """Return the space of the numbers of `game.all_moves()`."""
    return spaces.Discrete(len(game.all_moves()))


def observation_space(game: Game[Any], size: int | None = None) -> spaces.Dict:
    """Return the space of the observer's features, or the first `size` numbers of them, and of the action mask."""
    observer = observer_of(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(observer.low[:size], observer.high[:size], dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(game.all_moves()),), np.int8),
        }
    )
