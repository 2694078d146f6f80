"""Solvers: what positions and moves are worth, exactly where that can be had, and how sure it is."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from flambeur.analysis.answer import Aim, Answer
from flambeur.engine import Budget, Knowledge

__all__ = ["Aim", "Answer", "solve"]

NO_LIMIT = Budget()
TABLES = ("vegas", "temptation", "kragen")
"""The kinds of tables (`Game.table`) with a solver, each a module of that name."""


def solve(knowledge: Knowledge, budget: Budget = NO_LIMIT, aim: Aim = "score") -> Answer | None:
    """What every legal move of the seat that knows this is worth, if a solver can tell within the budget.

    `aim` is the score of what is being solved (a round, a turn), or the chance to win the game. The answer is the same
    every time; None means that no solver fits the position, the aim or the budget, and that somebody has to estimate.
    """
    game: Any = knowledge.game
    if game.table not in TABLES or knowledge.seat not in game.waiting(knowledge.position):
        return None
    solver = import_module(f"{__name__}.{game.table}")  # with what it stands on: loaded when it is asked
    return cast("Answer | None", solver.answer(game, knowledge.position, knowledge.seat, budget, aim))
