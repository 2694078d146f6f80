"""Las Vegas: which solver answers for a position, and whether it fits a budget."""

from __future__ import annotations

from flambeur.analysis import duel as duels
from flambeur.analysis.answer import Aim, Answer, Unit
from flambeur.analysis.duel import Duel
from flambeur.analysis.endgame import Endgame, TooLarge, estimate
from flambeur.analysis.race import EVEN, race_table, winning
from flambeur.analysis.remainder import LEAD, MONEY, WIN
from flambeur.analysis.stakes import lead_in_money
from flambeur.engine import Budget, Move
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import PLACE
from flambeur.kernels.keeping import has_numba

ROLLS_A_SECOND = 400_000_000
"""What `Duel` does on one core of a slow machine of 2026, many other things running beside it."""
POSITIONS_A_SECOND = 200_000
"""What `Endgame` does there."""
MOST_CELLS = 20_000_000
"""Numbers a solution may keep, eight bytes each: a whole round of normal dice has 18 million."""
MOST_POSITIONS = 2_000_000
FEWER = 30
"""How many times fewer positions than `estimate` says can come up, at most: beyond, nothing is begun."""
_ROUNDING = 1e-9


def answer(game: Vegas, state: VegasState, budget: Budget, aim: Aim) -> Answer | None:
    """What the placements are worth; None where nothing exact is to be had within the budget."""
    if not has_numba() or not duels.only_places(game, state) or state.agenda[-1] is not PLACE:
        return None
    if duels.can_solve(game, state) and _duel_fits(state, budget):
        return _by_duel(game, state, aim)
    return _by_endgame(game, state, budget, aim)


def _duel_fits(state: VegasState, budget: Budget) -> bool:
    size = duels.size(duels.hands_of(state))
    return (
        size.cells <= MOST_CELLS
        and (budget.seconds is None or size.rolls <= budget.seconds * ROLLS_A_SECOND)
        and (budget.work is None or size.cells <= budget.work)
    )


def _by_duel(game: Vegas, state: VegasState, aim: Aim) -> Answer | None:
    goal = winning(game, state) if aim == "win" else lead_in_money
    if goal is None:
        return None
    duel = Duel.of(game, state, goal)
    found = duel.placements(state)
    moves: tuple[Move, ...] = tuple(found)
    if aim == "score":
        return Answer(state.turn, "lead", "exact", duel.error, moves, tuple(found.values()))
    chances = tuple(value + EVEN for value in found.values())
    if state.round == game.rounds:
        return Answer(state.turn, "chance", "exact", duel.error, moves, chances)
    return Answer(state.turn, "chance", "estimated", race_table().error, moves, chances)


def _by_endgame(game: Vegas, state: VegasState, budget: Budget, aim: Aim) -> Answer | None:
    if aim == "win" and state.round < game.rounds:
        return None
    most = MOST_POSITIONS
    if budget.seconds is not None:
        most = min(most, int(budget.seconds * POSITIONS_A_SECOND))
    if budget.work is not None:
        most = min(most, budget.work)
    size = estimate(state)
    if not size.possible or size.positions > FEWER * most:
        return None
    goal = WIN if aim == "win" else LEAD if game.players == 2 else MONEY
    unit: Unit = "chance" if aim == "win" else "lead" if game.players == 2 else "money"
    try:
        found = Endgame(game, state, goal, most).placements(state)
    except TooLarge:
        return None
    values = tuple(values[state.turn] for values in found.values())
    return Answer(state.turn, unit, "exact", _ROUNDING, tuple(found), values)
