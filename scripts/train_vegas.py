"""Train the networks of Las Vegas: `python -m scripts.train_vegas PLAYERS [--minutes 10] [--told] [--large]`.

Plays games in compiled code, learns from them, and prints as it goes how the network does without search against the
simple habits. The weights go to the package: `vegas-PLAYERS.npy`, or `vegas-PLAYERS-told.npy` with `--told`, which
learns among `closest` players only. `--large` makes a network that sees patterns of dice and notes; `--begin FILE` goes
on from given weights, and `--rate` says how far its steps go at the beginning.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from bench.training.selfplay import PILE, memory, table_array
from bench.training.trainer import shares, train
from flambeur.analysis.vegas.net.board import Ints, empty_board
from flambeur.analysis.vegas.net.habits import ANY, CLOSEST, GRAB, HABITS, LEARNED
from flambeur.analysis.vegas.net.net import Floats, Net, length, named, scratch, shapes
from flambeur.analysis.vegas.net.weights import WEIGHTS, file_name
from flambeur.engine import new_game

CHUNK = 2000
"""Games between two looks at the clock."""
TESTS = 1500
"""Games that tell how it does."""
MIXED = ((128, LEARNED, 0), (64, CLOSEST, 256), (40, CLOSEST, 128), (12, GRAB, 160), (12, ANY, 128))
"""Companies it learns in: how often, and whom it meets how often in a seat (of 256); the others learn too."""
TOLD = ((1, CLOSEST, 256),)
RATE = 2e-3
"""How far a step goes at the beginning; it ends at a hundredth of that."""
LAMBDA = 0.7
STRAY = 0.01
"""How often a learner tries any face, at the beginning."""

SPREADS = {"up": 0.12, "base": 0.0, "between_base": 0.0}
"""Of the weights to begin with, where it is not a tenth."""

Tables = list[tuple[dict[str, str], int]]


def tables(players: int) -> Tables:
    """The tables it learns at and how often, the plainest first."""
    if players > 5:
        plain: Tables = [({"box": "boulevard"}, 2), ({"box": "boulevard", "with": "notes"}, 2)]
        return [*plain, ({"box": "boulevard", "with": "notes,big"}, 2)] if players < 8 else plain
    neutral = {2: 4, 3: 2, 4: 2, 5: 0}[players]
    plain = [({}, 2 if players == 2 else 5), ({"with": "neutral"}, neutral)]
    return [*plain, ({"box": "boulevard", "with": "notes,big"}, 1), ({"box": "morecash", "with": "big"}, 1)]


def as_array(players: int, chosen: Tables) -> Ints:
    games: list[Any] = [new_game("vegas", players, **options) for options, times in chosen for _ in range(times)]
    return np.array([table_array(game) for game in games])


class Trainer:
    """A network that learns, with all it needs to play."""

    def __init__(
        self, players: int, weights: Any, company: Any, kinds: Ints, seed: int, rival: Net | None = None
    ) -> None:
        self.weights, self.kinds, self.company = weights, kinds, np.array(company)
        self.games, self.rate = 0, RATE
        slopes, first, second = (np.zeros_like(weights) for _ in range(3))
        self.net = named(weights, players)
        self.learning = (self.net, rival or self.net, named(slopes, players), weights, slopes, first, second)
        self.stream, self.test = np.array([seed], np.uint64), np.array([seed + 10**6], np.uint64)
        self.rivals = [np.array([LEARNED] + [habit] * (players - 1)) for habit in (CLOSEST, GRAB)]
        self.table = (empty_board(players), scratch(players), memory(players), np.zeros(PILE, np.int64))

    def learn(self, part: float) -> float:
        """Learn from some more games, when this part of the time is over; returns the error of its chances."""
        rate, stray = self.rate * ((1 - part) ** 1.5 + 0.01), STRAY * (1 - part)
        error: float = train(
            *self.learning, self.games, CHUNK, rate, LAMBDA, stray, self.kinds, self.company, self.stream, *self.table
        )
        self.games += CHUNK
        return error

    def standing(self) -> str:
        """How it does without search, at the plainest table."""
        found = [shares(self.net, TESTS, self.kinds, rivals, self.test, *self.table) for rivals in self.rivals]
        return f"{100 * found[0]:.1f} % among {HABITS[CLOSEST]}, {100 * found[1]:.1f} % among {HABITS[GRAB]}"


def start_weights(players: int, seed: int, large: bool = False) -> Floats:
    """Small random weights to begin with."""
    random = np.random.default_rng(seed)
    parts = zip(Net._fields, shapes(players, large), strict=True)
    drawn = [np.ravel(random.normal(0.0, SPREADS.get(name, 0.1), shape)) for name, shape in parts]
    return np.concatenate(drawn).astype(np.float32)


def save(weights: Floats, players: int, told: bool, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    np.save(folder / file_name(players, told), weights.astype(np.float16))


def begin(players: int, file: Path | None, seed: int, large: bool) -> Any:
    """Weights to begin with: random ones, or those of a file; what a small network did not see counts nothing yet."""
    if file is None:
        return start_weights(players, seed, large)
    given = np.load(file).astype(np.float32)
    if not large or len(given) > length(players):
        return given
    casinos = np.prod(shapes(players)[0])
    unseen = np.zeros(length(players, large=True) - len(given), np.float32)
    return np.concatenate([given[:casinos], unseen, given[casinos:]])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int, choices=range(2, 9))
    parser.add_argument("--minutes", type=float, default=10.0, help="processor time to learn for")
    parser.add_argument("--told", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--begin", type=Path)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--into", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    players = asked.players
    weights = begin(players, asked.begin, asked.seed, asked.large)
    chosen = tables(players)[:1] if asked.told else tables(players)
    trainer = Trainer(players, weights, TOLD if asked.told else MIXED, as_array(players, chosen), asked.seed)
    trainer.rate = asked.rate
    trainer.learn(0.0)  # compiling is not learning: the clock starts afterwards
    began, shown = time.process_time(), 0.0
    while (part := (time.process_time() - began) / (60 * asked.minutes)) < 1:
        error = trainer.learn(part)
        if part >= shown:
            shown = part + 0.05
            print(f"{part:4.0%} {trainer.games:8} games, error {error:.4f}; {trainer.standing()}", flush=True)
            save(weights, players, asked.told, asked.into)
    save(weights, players, asked.told, asked.into)
    print(f"{trainer.games} games; {trainer.standing()}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
