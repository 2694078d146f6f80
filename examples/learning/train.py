"""Learn classic Las Vegas for two from nothing, by playing against oneself.

    python -m examples.learning.train                      # some minutes on two cores
    python -m examples.learning.train --minutes 1 --picture curve.png

Hundreds of one-round tables are stepped at once (`envs.vector`). At every table the seat that must choose takes the
placement that promises most, now and then any other; what a choice led to is a mix of what the next choices promise and
of how the round ended (TD(λ)). On the way and at the end it is measured in whole games against `greedy`, and in
dollars a round given away to a perfect player. With `--picture` (extra `plots`) the learning curve is drawn.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from examples.learning.agent import Agent, Floats, casinos
from examples.learning.distance import lost_a_round, share_of_wins
from flambeur import envs
from flambeur.bots import make_bot
from flambeur.engine import new_game
from flambeur.envs.observing import observer_of
from flambeur.fairness.intervals import mean_interval, share_interval

TABLES, STEPS = 512, 48
"""Tables played at once, and choices at each of them between two lessons: some three rounds."""
LESSON = 2048
"""Choices that one step of learning looks at."""
LAMBDA = 0.85
STRAY = 0.15
"""How often any placement is tried, at the beginning; in the end never."""
RATE = 2e-3
SCALE = 100.0
"""Scores are thousands of dollars; leads are learned in hundreds of thousands."""

Point = tuple[float, float, float]
"""Minutes, share of games won against `greedy`, dollars a round lost to a perfect player."""


class School:
    """Tables, and the agent that plays on both sides of them."""

    def __init__(self, seed: int = 1, tables: int = TABLES) -> None:
        self.agent = Agent(seed)
        self.choices = 0
        self._observer = observer_of(new_game("vegas", 2, rounds=1))
        self._env = envs.vector("vegas", players=2, rounds=1, num_envs=tables, seed=seed)
        self._lots = np.random.default_rng(seed)
        self._seen, infos = self._env.reset(seed=seed)
        self._seats = infos["seat"]

    def lesson(self, part: float) -> float:
        """Play on and learn from it, when this part of the time is over; returns the mean squared error."""
        played = [self._choose(STRAY * (1 - part)) for _ in range(STEPS)]
        each, left = casinos(self._observer, self._seen["observation"])
        promised = self._best(self.agent.values(each, left), self._seen["action_mask"])
        told = np.zeros((STEPS, len(promised)), np.float32)
        ahead, seats = promised, self._seats
        for step in reversed(range(STEPS)):
            now = played[step]
            turned = np.where(now["seat"] == seats, 1, -1)  # who chooses next may be the other one
            told[step] = np.where(now["over"], now["lead"], turned * (LAMBDA * ahead + (1 - LAMBDA) * promised))
            ahead, promised, seats = told[step], now["promised"], now["seat"]
        facts = [np.concatenate([now[name] for now in played]) for name in ("each", "left", "chosen")]
        return self._study(facts, told, part)

    def _best(self, values: Floats, masks: Any) -> Floats:
        best: Floats = np.where(masks, values, -np.inf).max(axis=1).astype(np.float32)
        return best

    def _choose(self, stray: float) -> dict[str, Any]:
        """One choice at every table."""
        masks = self._seen["action_mask"]
        each, left = casinos(self._observer, self._seen["observation"])
        values = self.agent.values(each, left)
        any_move = np.where(masks, self._lots.random(masks.shape), -1).argmax(axis=1)
        best = np.where(masks, values, -np.inf).argmax(axis=1)
        chosen = np.where(self._lots.random(len(best)) < stray, any_move, best)
        seats = self._seats
        self._seen, _, over, _, infos = self._env.step(chosen)
        self._seats = infos["seat"]
        self.choices += len(chosen)
        lead = np.zeros(len(chosen), np.float32)
        if over.any():
            rows, scores = np.arange(len(chosen)), infos["scores"]
            lead = ((scores[rows, seats] - scores[rows, 1 - seats]) / SCALE * over).astype(np.float32)
        return {
            "each": each,
            "left": left,
            "chosen": chosen,
            "promised": self._best(values, masks),
            "seat": seats,
            "over": over,
            "lead": lead,
        }

    def _study(self, played: list[Any], told: Floats, part: float) -> float:
        each, left, chosen = played
        goal = told.reshape(-1)
        order = self._lots.permutation(len(goal))
        errors = [
            self.agent.learn(each[some], left[some], chosen[some], goal[some], RATE * (1.02 - part))
            for some in np.array_split(order, max(1, len(order) // LESSON))
        ]
        return float(np.mean(errors))


def train(
    minutes: float, seed: int = 1, looks: int = 8, games: int = 200, rounds: int = 12
) -> tuple[School, list[Point]]:
    """Learn for so long (wall-clock time, without the measurements), and measure now and then."""
    school = School(seed)
    curve: list[Point] = []

    def look(part: float) -> None:
        share, _ = share_of_wins(school.agent, "greedy", games)
        lost, _ = lost_a_round(school.agent, rounds)
        curve.append((minutes * part, share, lost))
        print(
            f"{minutes * part:5.2f} minutes, {school.choices:11,} choices: "
            f"{share:6.1%} against greedy, {lost:8,.0f} dollars a round from perfect",
            flush=True,
        )

    look(0.0)
    spent = 0.0
    while spent < 60 * minutes:
        began = time.perf_counter()
        school.lesson(spent / (60 * minutes))
        spent += time.perf_counter() - began
        if spent >= 60 * minutes * len(curve) / looks:
            look(min(1.0, spent / (60 * minutes)))
    return school, curve


def draw(curve: list[Point], lost_by_greedy: float, path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    minutes, shares, lost = zip(*curve, strict=True)
    figure, (above, below) = plt.subplots(2, 1, sharex=True, figsize=(7, 6), layout="constrained")
    above.plot(minutes, [100 * share for share in shares], marker="o", color="#b3423a")
    above.axhline(50, color="#888888", linestyle=":")
    above.set_ylabel("games won against greedy, %")
    below.plot(minutes, lost, marker="o", color="#2f6f9f", label="the agent")
    below.axhline(lost_by_greedy, color="#888888", linestyle=":", label="greedy")
    below.set_ylabel("dollars a round lost to a perfect player")
    below.set_xlabel("minutes of learning")
    below.set_ylim(bottom=0)
    below.legend()
    figure.savefig(path, dpi=110, metadata={"Software": None})
    plt.close(figure)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m examples.learning.train", description=__doc__)
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=2000, help="against greedy, at the end")
    parser.add_argument("--rounds", type=int, default=100, help="against a perfect player, at the end")
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    school, curve = train(asked.minutes, asked.seed)
    share, error = share_of_wins(school.agent, "greedy", asked.games, seed=2)
    low, high = share_interval(share, error**2, asked.games)
    print(f"games won against greedy: {share:.1%} ({low:.1%} to {high:.1%}) of {asked.games}")
    print("dollars a round lost to a perfect player:")
    lost = {}
    for name, bot in (("the agent", school.agent), ("greedy", make_bot("greedy", new_game("vegas", 2)))):
        lost[name], error = lost_a_round(bot, asked.rounds, seed=2)
        low, high = mean_interval(lost[name], error**2, asked.rounds)
        print(f"  {name:10} {lost[name]:8,.0f} ({low:,.0f} to {high:,.0f})")
    if asked.picture:
        draw(curve, lost["greedy"], asked.picture)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
