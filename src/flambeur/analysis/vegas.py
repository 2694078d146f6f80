"""Las Vegas: which solver answers for a position, and whether it fits a budget."""

from __future__ import annotations

from flambeur.analysis import duel as duels
from flambeur.analysis import hopes
from flambeur.analysis.answer import Aim, Answer, Kind, Unit
from flambeur.analysis.duel import Duel
from flambeur.analysis.endgame import Endgame, TooLarge, estimate
from flambeur.analysis.numbering import LEAD, MONEY, STANDING, WIN
from flambeur.analysis.race import EVEN, race_table, winning
from flambeur.analysis.stakes import lead_in_money
from flambeur.engine import Budget, Move, Seat
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import PLACE
from flambeur.kernels.keeping import has_numba

ROLLS_A_SECOND = 920_000_000
"""What `Duel` does on one core of 2026; `python -m bench duel` prints how long a whole round takes: half a second if it
is played for the win."""
WHOLE_ROUND = 0.5
"""Seconds in which every choice of a round between two with normal dice is solved."""
POSITIONS_A_SECOND = 200_000
"""What `Endgame` does there."""
MOST_CELLS = 20_000_000
"""Numbers a solution may keep, eight bytes each: a whole round of normal dice has 18 million."""
MOST_POSITIONS = 2_000_000
FEWER = 30
"""How many times fewer positions than `estimate` says can come up, at most: beyond, nothing is begun."""
_ROUNDING = 1e-9


def fits(game: Vegas, state: VegasState, budget: Budget, aim: Aim) -> bool:
    """Whether an answer is begun; what more players leave over may still turn out too large on the way."""
    if not has_numba() or not duels.only_places(game, state) or state.agenda[-1] != PLACE:
        return False
    return _duel_fits(game, state, budget, aim) or _endgame_fits(state, budget)


def answer(game: Vegas, state: VegasState, seat: Seat, budget: Budget, aim: Aim) -> Answer | None:
    """What the placements are worth; None where nothing exact is to be had within the budget."""
    if not fits(game, state, budget, aim):
        return None
    if _duel_fits(game, state, budget, aim):
        return _by_duel(game, state, aim)
    return _by_endgame(game, state, budget, aim)


def seconds_for(game: Vegas, state: VegasState) -> float:
    """Seconds that settle a choice between two, whatever is played for; 0 where it takes more than a `WHOLE_ROUND`."""
    if not has_numba() or not duels.can_solve(game, state):
        return 0.0
    needed = (duels.size(duels.hands_of(state)).rolls + 1) / ROLLS_A_SECOND  # 1 more: whatever rounding does
    return needed if needed <= WHOLE_ROUND else 0.0


def _duel_fits(game: Vegas, state: VegasState, budget: Budget, aim: Aim) -> bool:
    if not duels.can_solve(game, state):
        return False
    size = duels.size(duels.hands_of(state))
    # At the start of a round both have the same before them, and half is enough.
    rolls = size.rolls // 2 if aim == "score" and not any(map(any, state.dice)) else size.rolls
    return (
        size.cells <= MOST_CELLS
        and (budget.seconds is None or rolls <= budget.seconds * ROLLS_A_SECOND)
        and (budget.work is None or size.cells <= budget.work)
        and (aim == "score" or winning(game, state) is not None)
    )


def _by_duel(game: Vegas, state: VegasState, aim: Aim) -> Answer:
    goal = winning(game, state) if aim == "win" else lead_in_money
    assert goal is not None
    duel = Duel.of(game, state, goal)
    found = duel.placements(state)
    moves: tuple[Move, ...] = tuple(found)
    if aim == "score":
        return Answer(state.turn, "lead", "exact", duel.error, moves, tuple(found.values()))
    chances = tuple(value + EVEN for value in found.values())
    if state.round == game.rounds:
        return Answer(state.turn, "chance", "exact", duel.error, moves, chances)
    return Answer(state.turn, "chance", "estimated", race_table().error, moves, chances)


def _most_positions(budget: Budget) -> int:
    most = MOST_POSITIONS
    if budget.seconds is not None:
        most = min(most, int(budget.seconds * POSITIONS_A_SECOND))
    return most if budget.work is None else min(most, budget.work)


def _endgame_fits(state: VegasState, budget: Budget) -> bool:
    size = estimate(state)
    return size.possible and size.positions <= FEWER * _most_positions(budget)


def _by_endgame(game: Vegas, state: VegasState, budget: Budget, aim: Aim) -> Answer | None:
    last, two = state.round == game.rounds, game.players == 2
    goal = (WIN if last else STANDING) if aim == "win" else LEAD if two else MONEY
    unit: Unit = "chance" if aim == "win" else "lead" if two else "money"
    kind: Kind = "exact" if aim == "score" or last else "estimated"
    try:
        found = Endgame(game, state, goal, _most_positions(budget)).placements(state)
    except TooLarge:
        return None
    values = tuple(values[state.turn] for values in found.values())
    return Answer(state.turn, unit, kind, _ROUNDING if kind == "exact" else hopes.ERROR, tuple(found), values)
