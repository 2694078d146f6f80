"""Solvers: what positions and moves are worth, exactly where that can be had, and how sure it is."""

from __future__ import annotations

from typing import Any

from flambeur.analysis.answer import Aim, Answer
from flambeur.engine import Budget, Knowledge

__all__ = ["Aim", "Answer", "solve"]

NO_LIMIT = Budget()


def solve(knowledge: Knowledge, budget: Budget = NO_LIMIT, aim: Aim = "score") -> Answer | None:
    """What every legal move of the seat that knows this is worth, if a solver can tell within the budget.

    `aim` is the score of what is being solved (a round, a turn), or the chance to win the game. The answer is the same
    every time; None means that no solver fits the position, the aim or the budget, and that somebody has to estimate.
    """
    # Solvers and what they stand on are loaded when one is asked.
    from flambeur.analysis import kragen, temptation, vegas
    from flambeur.games.kragen.table import Kragen
    from flambeur.games.temptation.table import Temptation
    from flambeur.games.vegas.table import Vegas

    game: Any = knowledge.game
    state: Any = knowledge.position
    seat = knowledge.seat
    if seat is None or seat not in game.waiting(state):
        return None
    if isinstance(game, Vegas):
        return vegas.answer(game, state, budget, aim)
    if aim == "win":
        return None
    if isinstance(game, Temptation):
        return temptation.answer(game, state, budget)
    if isinstance(game, Kragen):
        return kragen.answer(game, state, seat, budget)
    return None
