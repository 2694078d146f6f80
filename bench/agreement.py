"""Whether the review agrees with the coach: games that the coach plays at every seat, reviewed with the same budget.

    python -m bench agreement [--check] [TABLE ...] [--games N] [--work W] [--workers K]

Printed are, for each kind of table, how many decisions there were, in how many the review prefers another move, how
many of the coach's moves it calls mistakes, and the largest loss that it tells. All but the first should be nothing:
both ask the one evaluator, with W games played on (or placements judged) for each move.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from msgspec import Struct

from bench.sampling import some_of
from flambeur.analysis import evaluate
from flambeur.analysis.readiness import load_for
from flambeur.coach import review
from flambeur.engine import Budget, Game, Match, Move, Record, Seeded, new_game

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    **{f"classic-{players}": ("vegas", players, {}) for players in (2, 3, 4, 5)},
    "boulevard": ("vegas", 5, {"preset": "boulevard-everything"}),
    "morecash": ("vegas", 4, {"box": "morecash", "modules": ("big", "kickers", "slot", "bonus", "action")}),
    "secret": ("vegas", 4, {"preset": "secret"}),
    "temptation": ("temptation", 3, {}),
    "kragen": ("kragen", 4, {}),
}
GAMES, WORK = 20, 16


class Agreement(Struct, frozen=True):
    """What reviews of the coach's games say about its moves."""

    decisions: int
    preferred: int
    """Decisions in which the review prefers another move."""
    mistakes: int
    """Moves that it calls mistakes."""
    loss: float
    """The largest loss that it tells, as a part of a win."""


def coached(game: Game[Any], seed: int, work: int) -> Record:
    """A game in which every seat plays what the coach calls best, with so much work for each move."""
    match = Match(game, Seeded(seed))
    while match.waiting:
        chosen: dict[int, Move] = {}
        for seat in match.waiting:
            moves = match.legal_moves(seat)
            chosen[seat] = moves[0]
            if len(moves) > 1:
                budget = Budget(work=work * len(moves))
                found = evaluate(match.knowledge(seat), budget)
                assert found is not None
                chosen[seat] = found.best.move
        match.play_together(chosen)
    return match.record()


def agreement(game: Game[Any], work: int, seed: int) -> Agreement:
    """What the review says about a game that the coach has played."""
    found = review(coached(game, seed, work), work).decisions
    return Agreement(
        len(found),
        sum(one.best != one.move for one in found),
        sum(one.told for one in found),
        max((one.loss.chance for one in found), default=0.0),
    )


def run(check: bool, words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench agreement")
    some_of(parser, "tables", TABLES)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--work", type=int, default=WORK)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(words)
    mistakes = 0
    with ProcessPoolExecutor(asked.workers) as pool:
        for name in asked.tables:
            family, players, options = TABLES[name]
            game, began = new_game(family, players, **options), time.monotonic()
            load_for(game)
            found = list(pool.map(partial(agreement, game, asked.work), range(asked.games)))
            told = sum(one.mistakes for one in found)
            print(
                f"{name:11} {asked.games} games, {sum(one.decisions for one in found)} decisions: the review prefers "
                f"another move in {sum(one.preferred for one in found)} and calls {told} mistakes; the largest loss is "
                f"{100 * max(one.loss for one in found):.2f}% ({time.monotonic() - began:.0f} s)",
                flush=True,
            )
            mistakes += told
    return int(check and mistakes > 0)
