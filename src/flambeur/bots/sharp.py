"""Tries every move out in its head and takes the one after which it wins most often."""

from __future__ import annotations

from flambeur.bots.search import Trial, try_moves
from flambeur.engine import Budget, Chooser, Knowledge, Move

MOST_GAMES = 64
"""Games after each move that it has the patience for."""


def choose(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
    """The move that did best, every move having been played on equally often."""
    work = MOST_GAMES * len(moves)
    if budget.work is not None:
        work = min(budget.work, work)
    return best(try_moves(knowledge, moves, Budget(budget.seconds, work), source))


def best(trials: tuple[Trial, ...]) -> Move:
    """The move with the best chance to win; the score decides between equals, then the order."""
    return max(trials, key=lambda trial: trial.rank).move
