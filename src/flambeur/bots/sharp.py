"""Play games out from each move, and take the move that wins most often."""

from __future__ import annotations

from flambeur.analysis.evaluator import ROLLOUTS, evaluate
from flambeur.engine import Budget, Chooser, Knowledge, Move

MOST_GAMES = 64
"""Games played out after each move."""


def choose(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
    """Return the move that did best, with equally many games played out from each."""
    work = MOST_GAMES * len(moves)
    if budget.work is not None:
        work = min(budget.work, work)
    found = evaluate(knowledge, Budget(budget.seconds, work), source, moves=moves, means=ROLLOUTS, wait=False)
    assert found is not None  # a seat that chooses is asked
    return found.best.move
