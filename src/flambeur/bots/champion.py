"""Our strongest bot: the best move of the evaluator, within the budget."""

from __future__ import annotations

from flambeur.analysis.evaluation import Evaluation
from flambeur.analysis.evaluator import decide
from flambeur.engine import Budget, Chooser, Knowledge, Move

PARTS = 1 << 20
"""Parts into which a mixed choice is divided for a random draw."""


def choose(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
    """Return the best move by the most reliable means that fit the budget."""
    return drawn(decide(knowledge, moves, budget, source), source)


def drawn(found: Evaluation, source: Chooser) -> Move:
    """Return the best move; for a mixed choice, draw each move with its probability."""
    if found.best.share is None:
        return found.best.move
    shares = [one.share or 0.0 for one in found.moves]
    ticket = source.below(PARTS) / PARTS * sum(shares)
    for one, share in zip(found.moves, shares, strict=True):
        ticket -= share
        if ticket < 0:
            return one.move
    return found.best.move
