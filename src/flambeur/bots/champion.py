"""The strongest we have: exact where a solution fits the budget, else the learned judgement, else games played on, with
patience for action cards.

Compiled code takes seconds to be loaded the first time. Under a clock the champion does not wait for it: it gets it
ready in the background and plays games on until then. Where its work is counted instead, it waits, so that it always
plays the same.
"""

from __future__ import annotations

import time

from flambeur.bots import judging, patience, solving
from flambeur.bots.search import limited, try_moves
from flambeur.bots.sharp import best
from flambeur.engine import Budget, Chooser, Knowledge, Move


def choose(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
    """The best move by the surest judgement that fits the budget."""
    budget, began = limited(budget), time.perf_counter()
    if (found := solving.settled(knowledge, budget)) is not None:
        return solving.drawn(found, source)
    if budget.seconds is not None:  # what is left of it
        budget = Budget(max(budget.seconds - (time.perf_counter() - began), 0.0), budget.work)
    if judging.can_judge(knowledge, budget):
        return judging.best_of(knowledge, budget, source)
    return best(try_moves(knowledge, moves, budget, source, decide=True, costs=patience.costs(knowledge, moves)))
