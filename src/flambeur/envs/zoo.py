"""Every table as a PettingZoo environment in which agents act one after the other (AEC)."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from flambeur.engine import Game, UnknownSeat
from flambeur.envs.drawing import MODES, read_mode, show
from flambeur.envs.play import REWARD, Observation, Play, rewards, unknown_option
from flambeur.envs.spaces import action_space, observation_space


class TableEnv(AECEnv[str, Observation, int]):
    """Agents are `player_0`, `player_1` …, by seat.

    An action is a number of `game.all_moves()`; one that the mask does not allow raises `IllegalMove` and changes
    nothing. `reset(seed=n)` begins the first game of a seed, `reset()` the next one. Drawings show what a spectator
    sees. It can be copied and pickled: the copy goes on with the same dice, independently.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (PettingZoo wants it here, and each table names its own)
        "render_modes": list(MODES),
        "name": "flambeur",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, game: Game[Any], render_mode: str | None = None, reward: str = "win") -> None:
        super().__init__()
        self.game = game
        self.render_mode = read_mode(render_mode)
        self.metadata = {**type(self).metadata, "name": f"flambeur_{game.table}_v{game.rules_version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.play = Play(game)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward = str(REWARD.read(reward))
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the bounds of an agent's observation, the same for all: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the numbers of all moves of the table, the same for all agents."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows now, and which moves it may make: none while others are asked."""
        if agent not in self._seats:
            known = ", ".join(self.possible_agents)
            raise UnknownSeat(f"there is no agent '{agent}'; there are: {known}.", seat=str(agent), allowed=known)
        return self.play.observe(self._seats[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the first game of a seed, or without one the next game.

        There are no options: any is ignored with a warning, because PettingZoo's own tests give one.
        """
        if wrong := unknown_option(options):
            warnings.warn(str(wrong), stacklevel=2)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.play.begin(seed)
        self._point()

    def step(self, action: int | None) -> None:
        """Make the choice of the agent that is asked, None once the game is over.

        Raises `IllegalMove` for a forbidden move and `InvalidMove` for anything but a number, changing nothing.
        """
        if self.agents and self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.play.choose(action)
        if not self.play.over:
            self._point()
            return
        for other, earned in zip(self.agents, rewards(self._reward, self.play.result()), strict=True):
            self.rewards[other] = self._cumulative_rewards[other] = earned
            self.terminations[other] = True
        self.agent_selection = self.agents[0]

    def _point(self) -> None:
        assert self.play.seat is not None, "a game that is over asks nobody"
        self.agent_selection = self.possible_agents[self.play.seat]

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return a spectator's view as `render_mode` says: text, a picture, or printed."""
        return show(self.game, self.game.view(self.play.state, None), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
