"""Learn one seat of Las Vegas with masked actions, against greedy bots.

    python -m examples.learning.masked --steps 2000

With sb3-contrib installed (`pip install sb3-contrib`, which brings PyTorch) it trains MaskablePPO, which asks the
environment for `action_masks()` before every choice. Without it, a table of weights learns in plain NumPy by the same
rule in its simplest form (REINFORCE): the mask sets what is not allowed to a chance of 0, and what was chosen becomes
likelier the better the game ended.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeur import envs
from flambeur.envs.observing import observer_of
from flambeur.envs.single import SeatEnv
from flambeur.fairness.intervals import wilson

Floats = NDArray[np.float64]
RATE = 0.05


def make_table() -> SeatEnv:
    """The learner begins, one greedy bot answers."""
    return envs.gym("vegas", players=2, rounds=1, starter="0", bots="greedy")


class Weights:
    """The chances of every casino, from how many of the roll show it and what lies there."""

    def __init__(self, env: SeatEnv, seed: int = 1) -> None:
        self._observer = observer_of(env.game)
        self._lots = np.random.default_rng(seed)
        self.weights = np.zeros(2)

    def facts(self, seen: NDArray[Any]) -> Floats:
        """By casino: dice of the roll, and money in hundreds of thousands."""
        roll = self._observer.part(seen, "roll")[:6]
        notes = np.maximum(self._observer.part(seen, "notes").reshape(6, -1), 0).sum(axis=1)
        return np.stack([roll, notes], axis=1).astype(float)

    def chances(self, facts: Floats, mask: NDArray[np.bool_]) -> Floats:
        """0 for every action that is not allowed."""
        wishes = np.where(mask, facts @ self.weights, -np.inf)
        parts = np.exp(wishes - wishes.max())
        chances: Floats = parts / parts.sum()
        return chances

    def choose(self, facts: Floats, mask: NDArray[np.bool_]) -> int:
        return int(self._lots.choice(len(mask), p=self.chances(facts, mask)))


def train_weights(env: SeatEnv, steps: int, seed: int = 1) -> Weights:
    """REINFORCE for so many choices of the learner."""
    learner = Weights(env, seed)
    seen, _ = env.reset(seed=seed)
    trail: list[tuple[Floats, NDArray[np.bool_], int]] = []
    usual = 0.5
    for _ in range(steps):
        facts, mask = learner.facts(seen["observation"]), env.action_masks()
        action = learner.choose(facts, mask)
        trail.append((facts, mask, action))
        seen, reward, over, _, _ = env.step(action)
        if over:
            for facts, mask, action in trail:
                expected = learner.chances(facts, mask) @ facts
                learner.weights += RATE * (reward - usual) * (facts[action] - expected)
            usual += 0.02 * (reward - usual)
            trail = []
            seen, _ = env.reset()
    return learner


def wins_of(learner: Weights, env: SeatEnv, games: int, seed: int = 2) -> int:
    """Games won alone, of so many."""
    won = 0
    seen, _ = env.reset(seed=seed)
    for number in range(games):
        over, reward = False, 0.0
        while not over:
            action = learner.choose(learner.facts(seen["observation"]), env.action_masks())
            seen, reward, over, _, _ = env.step(action)
        won += reward == 1
        if number < games - 1:
            seen, _ = env.reset()
    return won


def train_maskable_ppo(env: SeatEnv, steps: int, seed: int = 1) -> int:
    """The same table with sb3-contrib: returns the number of steps it took."""
    ppo = import_module("sb3_contrib").MaskablePPO
    model = ppo("MultiInputPolicy", env, n_steps=128, batch_size=64, seed=seed, verbose=1)
    model.learn(steps)
    return int(model.num_timesteps)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m examples.learning.masked", description=__doc__)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=500, help="played at the end, to see what was learned")
    asked = parser.parse_args(arguments)
    env = make_table()
    if find_spec("sb3_contrib") is not None:
        print(f"MaskablePPO took {train_maskable_ppo(env, asked.steps):,} steps")
        return 0
    learner = train_weights(env, asked.steps)
    won = wins_of(learner, env, asked.games)
    low, high = wilson(won, asked.games)
    print(f"won {won / asked.games:.1%} ({low:.1%} to {high:.1%}) of {asked.games} games against greedy")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
