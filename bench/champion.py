"""Las Vegas with four players: the learned judgement with search against `greedy_first` and against our own bots.

    python -m bench champion [--check] [PART ...] [--games N] [--seconds S] [--work P] [--workers W] [--minutes M]

Parts: `told` (knows that it plays three `greedy_first`), `unknown` (knows nothing of them), `curve` (strength over
thinking time), `table` (each of our bots alone among three champions), `answer` (a network that has learned for M
minutes of processor time to play against the champion's, with search of its own, alone among three champions).
Seats move round, a shared win counts in parts, intervals are 95 %. The reference engine is the judge; games are
played by W processes at once. A move takes at most S seconds, and P placements played on: on a busy machine a limit by
work is the fairer one.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Any

import numpy as np

from bench import greedy_first
from flambeur.analysis.vegas_net.habits import HABITS, RIVAL
from flambeur.analysis.vegas_net.net import named
from flambeur.analysis.vegas_net.weights import loaded
from flambeur.analysis.vegas_search import best, evaluate
from flambeur.bots import levels, make_bot
from flambeur.engine import Budget, Game, Knowledge, Match, Move, Seeded, new_game
from scripts.train_vegas import Trainer, as_array, tables

PLAYERS = 4
GAMES = 4000
SECONDS = 0.05
BARS = {"told": 0.51, "unknown": 0.47}
MOST = 0.28
CURVE = (1, 60, 240, 960, 3840)
"""Placements played on for a move; 1 is the least there is, a few of each."""
PARTS = ("told", "unknown", "curve", "table", "answer")
MINUTES = 10.0

Player = Callable[[Game[Any], Any, int], Move]
"""Chooses from a state and a number to seed its randomness with."""


def champion(budget: Budget, told: bool, game: Any, state: Any, seed: int) -> Move:
    company = dict.fromkeys(range(PLAYERS), "closest") if told else None
    return best(evaluate(game, state, budget, Seeded(seed), company=company, decide=True))


def answering(budget: Budget, weights: Any, game: Any, state: Any, seed: int) -> Move:
    """A network of its own, in the knowledge that all others go by the champion's."""
    company = dict.fromkeys(range(PLAYERS), HABITS[RIVAL])
    own, rival = named(weights, PLAYERS), loaded(PLAYERS, told=False)
    return best(evaluate(game, state, budget, Seeded(seed), company=company, decide=True, net=own, rival=rival))


def learn_to_answer(minutes: float) -> Any:
    """Weights that have gone on from the champion's, among players that go by the champion's."""
    weights = np.concatenate([np.ravel(part) for part in loaded(PLAYERS, told=False)])
    rivals = ((1, RIVAL, 256),)
    plain = as_array(PLAYERS, tables(PLAYERS)[:1])
    trainer = Trainer(PLAYERS, weights, rivals, plain, seed=1, rival=loaded(PLAYERS, told=False))
    trainer.learn(0.0)
    began = time.process_time()
    while (part := (time.process_time() - began) / (60 * minutes)) < 1:
        trainer.learn(part)
    print(f"the answer has learned from {trainer.games} games")
    return weights


def original(game: Any, state: Any, seed: int) -> Move:
    return greedy_first.choose(game, state, game.legal_moves(state))


def of_level(level: str, game: Any, state: Any, seed: int) -> Move:
    knowledge: Knowledge = game.knowledge(state, state.turn)
    return make_bot(level, game)(knowledge, game.legal_moves(state), Budget(seconds=SECONDS), Seeded(seed))


def share(first: Player, others: Player, number: int) -> tuple[float, float, int]:
    """The first player's part of the win in one game, and the seconds and number of its moves."""
    game = new_game("vegas", PLAYERS)
    match = Match(game, Seeded(number, stream=1))
    seat, spent, moves = number % PLAYERS, 0.0, 0
    while match.waiting:
        state: Any = match.state
        legal = match.legal_moves()
        if len(legal) == 1:
            match.play(legal[0])
            continue
        began = time.perf_counter()
        move = (first if state.turn == seat else others)(game, state, number * 1000 + len(match.entries))
        if state.turn == seat:
            spent += time.perf_counter() - began
            moves += 1
        match.play(move)
    result: Any = match.outcome()
    return (1 / len(result.winners) if seat in result.winners else 0.0), spent, moves


class Field:
    """Plays series of games and prints what they came to."""

    def __init__(self, games: int, workers: int) -> None:
        self.games, self.workers = games, workers

    def series(self, name: str, first: Player, others: Player) -> tuple[float, float]:
        """The first player's mean part of the win and half its 95 % interval."""
        numbers, play = range(self.games), partial(share, first, others)
        if self.workers > 1:
            with ProcessPoolExecutor(self.workers) as pool:
                found = list(pool.map(play, numbers, chunksize=20))
        else:
            found = [play(number) for number in numbers]
        parts = [part for part, _, _ in found]
        mean = sum(parts) / len(parts)
        half = 1.96 * sqrt(sum((part - mean) ** 2 for part in parts) / len(parts) / len(parts))
        moves = sum(count for _, _, count in found)
        pace = 1000 * sum(spent for _, spent, _ in found) / max(moves, 1)
        print(
            f"{name:44} {100 * mean:5.1f} ± {100 * half:.1f} %   {self.games} games, {pace:6.2f} ms a move", flush=True
        )
        return mean, half


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench champion")
    parser.add_argument("parts", nargs="*", choices=PARTS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--work", type=int)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    asked = parser.parse_args(args)
    field = Field(asked.games, asked.workers)
    budget = Budget(seconds=asked.seconds, work=asked.work)
    low = False
    for part in asked.parts or PARTS:
        if part in BARS:
            name = f"champion {'told of' if part == 'told' else 'against'} three greedy_first"
            mean, half = field.series(name, partial(champion, budget, part == "told"), original)
            low |= mean + half < BARS[part]
        elif part == "curve":
            for work in CURVE:
                thinks = Budget(seconds=asked.seconds, work=work)
                field.series(f"told, at most {work} placements played on", partial(champion, thinks, True), original)
        elif part == "answer":
            answer = partial(answering, budget, learn_to_answer(asked.minutes))
            mean, half = field.series("best answer among three champions", answer, partial(champion, budget, False))
            low |= mean - half > MOST
        else:
            three = partial(champion, budget, False)
            for level in (*levels(new_game("vegas", PLAYERS)), "greedy_first"):
                alone = original if level == "greedy_first" else partial(of_level, level)
                mean, half = field.series(f"{level} among three champions", alone, three)
                low |= mean - half > MOST
    return 1 if check and low else 0
