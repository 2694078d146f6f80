"""Thousands of tables as one Gymnasium vector environment, on the compiled rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from flambeur import kernels
from flambeur.engine import Game, Option
from flambeur.envs.play import SEED, unknown_option
from flambeur.envs.spaces import action_space, observation_space

Array = NDArray[Any]
Observations = dict[str, Array]
NUM_ENVS = Option("num_envs", "number", 1, low=1)
MARKS = "reset_mask"
"""An option of `reset`, as in Gymnasium's own vector environments."""


class TablesEnv(VectorEnv[Observations, Array, Array]):
    """At every table the seat that must choose acts, so one policy learns in all seats.

    `infos["seat"]` says which seat that is, and the observation is that seat's: what `gym` and `aec` show it
    (`observing`), in Las Vegas the beginning of that. The reward of a step is that of the seat that has chosen. When a
    game is over, the next one begins in the same step: `infos["rewards"]` and `infos["scores"]` are those of the game
    that ended, by seat; no seat is asked at its end, so there is no last observation. With `copy=False` the next step
    overwrites the arrays of an observation.
    """

    def __init__(
        self, game: Game[Any], num_envs: int, seed: int = 0, *, copy: bool = True, threads: int | None = None
    ) -> None:
        """Raises `Uncovered` for tables whose rules are not compiled, `InvalidOption` for fewer than one table.

        Waits until the code is ready.
        """
        self.game, self.num_envs = game, NUM_ENVS.whole(num_envs)
        self._copy = copy
        self._tables = kernels.batch(game, self.num_envs, SEED.whole(seed), threads)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_action_space = action_space(game)
        self.single_observation_space = observation_space(game, self._tables.observations.shape[1])
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a game at every table, or with `options={"reset_mask": marks}` at those that are marked.

        A seed begins a stream, and without one every table goes on to the next game of its own. With one seed, table t
        plays its games t, t + n, t + 2n …; with a list, each table games 0, 1, 2 … of its own seed, or where that is
        None its next game. Raises `InvalidOption` for another seed or option.
        """
        if wrong := unknown_option(options, (MARKS,)):
            raise wrong
        marks = (options or {}).get(MARKS)
        if isinstance(seed, Sequence | np.ndarray):
            self._tables.reset([None if own is None else SEED.whole(own) for own in seed], marks)
        else:
            self._tables.reset(None if seed is None else SEED.whole(seed), marks)
        return self._seen(), {"seat": self._tables.seats.copy()}

    def step(self, actions: Array) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """Make one choice at every table; raises `IllegalMove` or `InvalidMove` before anything has changed."""
        tables = self._tables
        seats = tables.seats.copy()
        tables.step(actions)
        infos: dict[str, Any] = {"seat": tables.seats.copy()}
        rewards, done = np.zeros(self.num_envs), tables.done.astype(bool)
        ended = done.nonzero()[0]
        if len(ended):
            rewards[ended] = tables.rewards[ended, seats[ended]]
            infos |= {"rewards": tables.rewards.copy(), "scores": tables.scores.copy()}
            infos |= {"_rewards": done.copy(), "_scores": done.copy()}
        return self._seen(), rewards, done, np.zeros(self.num_envs, bool), infos

    def _seen(self) -> Observations:
        seen, masks = self._tables.observations, self._tables.masks.view(np.int8)
        if self._copy:
            return {"observation": seen.copy(), "action_mask": masks.copy()}
        return {"observation": seen, "action_mask": masks}
