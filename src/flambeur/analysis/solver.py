"""Solvers: what moves are worth under perfect play of all, if a solver fits the budget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from flambeur.analysis.evaluation import Aim, Evaluation
from flambeur.engine import Budget, Capability, Game, Knowledge, Seat, State

NO_LIMIT = Budget()

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S", bound=State)


class Settling(NamedTuple):
    """How to decide a choice: the number that is played for, and the budget."""

    aim: Aim
    budget: Budget


class Solver(ABC, Generic[G, S]):
    """Solves the choices of a kind of table (`TableKind.solver`)."""

    code = ""
    """The compiled code that it needs, by its name for `kernels.code_loader`."""

    @abstractmethod
    def answer(self, game: G, state: S, seat: Seat, budget: Budget, aim: Aim) -> Evaluation | None:
        """Return what the moves of a seat are worth, waiting for code; None if no solution fits the budget."""

    def is_begun(self, game: G, state: S, budget: Budget, aim: Aim) -> bool:
        """Whether an answer is worth the time and its code is ready. Only a budget of work waits for the code."""
        return True

    def settling(self, game: G, state: S, budget: Budget) -> Settling | None:
        """What to play a choice by; None where a solution would not settle it."""
        return Settling("score", replace(budget, seconds=budget.seconds and budget.seconds / 2))

    def seconds_for(self, game: G, state: S) -> float:
        """Return the seconds in which a choice is surely solved; 0 if that takes too long, or is unknown."""
        return 0.0

    def load(self, seconds: float) -> bool:
        """Have its code loaded or compiled, and wait so long and no longer; whether nothing is left to wait for."""
        return True


SOLVERS: Capability[Solver[Any, Any]] = Capability("solver", Solver)


def solve(knowledge: Knowledge, budget: Budget = NO_LIMIT, aim: Aim = "score") -> Evaluation | None:
    """What every legal move of the seat that knows this is worth, if a solver can tell within the budget.

    Only the number that is aimed at is told. The answer is the same every time; None means that no solver fits the
    position, the aim or the budget. Work does not limit a round between two: its solution is kept, and answers for all
    later choices of the round.
    """
    game, state, seat = knowledge.game, knowledge.position, knowledge.seat
    solver = SOLVERS.of(game)
    if solver is None or seat is None or seat not in game.waiting(state):
        return None
    return solver.answer(game, state, seat, budget, aim)


def solve_all(knowledge: Knowledge, budget: Budget, aim: Aim) -> Evaluation | None:
    """Return the same if a solver values all legal moves. Only a budget of work waits for code to be compiled."""
    game, state = knowledge.game, knowledge.position
    solver = SOLVERS.of(game)
    if solver is None or not solver.is_begun(game, state, budget, aim):
        return None
    found = solve(knowledge, budget, aim)
    whole = found is not None and len(found.moves) == len(game.legal_moves(state, knowledge.seat))
    return found if whole else None


def settle(knowledge: Knowledge, budget: Budget) -> Evaluation | None:
    """The solution to play by: for the chance to win, or for the score of what is solved where that is surer."""
    solver = SOLVERS.of(knowledge.game)
    settling = solver.settling(knowledge.game, knowledge.position, budget) if solver is not None else None
    if settling is None:
        return None
    found = solve_all(knowledge, settling.budget, settling.aim)
    return found if found is not None and found.unit != "turn" else None


def seconds_for(knowledge: Knowledge) -> float:
    """Seconds that settle a choice for sure; 0 where that takes too long, or nothing does."""
    solver = SOLVERS.of(knowledge.game)
    return solver.seconds_for(knowledge.game, knowledge.position) if solver is not None else 0.0
