"""Compute what choices in a two-player round have cost, to the dollar, compared with perfect play of both."""

from __future__ import annotations

from collections.abc import Sequence

from flambeur.analysis import Evaluation
from flambeur.analysis.solver import solve_all
from flambeur.engine import Budget, Game, Move, State

WHOLE_ROUNDS_ONLY = Budget(work=0)


def costs(game: Game[State], choices: Sequence[tuple[State, Move]]) -> tuple[Evaluation | None, ...]:
    """Return the leads of all moves at each choice, given with its position, in the order of play.

    None for a choice that is not solved: the table has more than placements or too many dice, or no compiler is
    installed.
    """
    return tuple(_solved(game, state) for state, _ in choices)


def dollars(found: Evaluation, move: Move) -> int:
    """Return what a choice gave up of the lead at the end of its round."""
    return round(1000 * (max(one.score for one in found.moves) - found.of(move).score))


def better(found: Evaluation, move: Move) -> Move:
    """Return the best move by money; the chosen one if none is better."""
    return max(found.moves, key=lambda one: (one.score, one.move == move)).move


def round_of(state: State) -> int:
    """Return the number of the round; 0 in games without rounds."""
    return int(getattr(state, "round", 0))


def _solved(game: Game[State], state: State) -> Evaluation | None:
    found = solve_all(game.knowledge(state, game.waiting(state)[0]), WHOLE_ROUNDS_ONLY, "score")
    return found if found is not None and found.unit == "lead" and found.kind == "exact" else None
