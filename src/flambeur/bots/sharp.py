"""Play games on from every move, and take the move that wins most often."""

from __future__ import annotations

from flambeur.analysis.evaluator import ROLLOUTS, evaluate
from flambeur.engine import Budget, Chooser, Knowledge, Move

MOST_GAMES = 64
"""Games after each move that it tries."""


def choose(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
    """The move that did best, every move having been played on equally often."""
    work = MOST_GAMES * len(moves)
    if budget.work is not None:
        work = min(budget.work, work)
    found = evaluate(knowledge, Budget(budget.seconds, work), source, moves=moves, means=ROLLOUTS, wait=False)
    assert found is not None  # a seat that chooses is asked
    return found.best.move
