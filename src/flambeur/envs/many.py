"""Thousands of tables as one Gymnasium vector environment, on the compiled rules."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from flambeur import kernels
from flambeur.engine import Game
from flambeur.envs.spaces import action_space, observation_space

Array = NDArray[Any]
Observations = dict[str, Array]


class TablesEnv(VectorEnv[Observations, Array, Array]):
    """At every table whoever must choose acts, so that one policy learns in all seats.

    `infos["seat"]` says which seat that is, and the observation is that seat's: what `gym` and `aec` show it
    (`observing`), in Las Vegas the beginning of that. The reward of a step is that of the seat that has chosen. Where a
    game is over, the next one has begun in the same step: `infos["rewards"]` and `infos["scores"]` are those of the
    game that ended, by seat; nobody is asked at its end, so there is no last observation. With `copy=False` the arrays
    of an observation are written over by the next step.
    """

    def __init__(
        self, game: Game[Any], num_envs: int, seed: int = 0, *, copy: bool = True, threads: int | None = None
    ) -> None:
        """Raises `Uncovered` for tables whose rules are not compiled; waits until the code is ready."""
        self.game, self.num_envs = game, num_envs
        self._copy = copy
        self._tables = kernels.batch(game, num_envs, seed, threads)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_action_space = action_space(game)
        self.single_observation_space = observation_space(game, self._tables.observations.shape[1])
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin anew at every table.

        With one seed, table t plays its games t, t + n, t + 2n …; with a list of seeds, each table games 0, 1, 2 … of
        its own. Without any, the seed stays.
        """
        if isinstance(seed, list):
            self._tables.reset([self._tables.seed if each is None else each for each in seed])
        else:
            self._tables.seed = self._tables.seed if seed is None else seed
            self._tables.reset()
        return self._seen(), {"seat": self._tables.seats.copy()}

    def step(self, actions: Array) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """One choice at every table; raises `IllegalMove` before anything has changed."""
        tables = self._tables
        seats = tables.seats.copy()
        tables.step(np.asarray(actions, np.int64))
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
