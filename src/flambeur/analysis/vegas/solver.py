"""Las Vegas: choose the solver for a position, and check that it fits the budget."""

from __future__ import annotations

from functools import cache, partial
from threading import Lock

from flambeur.analysis.background import BackgroundLoad
from flambeur.analysis.evaluation import Aim, Evaluation, Kind, with_chances, with_scores
from flambeur.analysis.solver import Settling, Solver
from flambeur.analysis.vegas import duel as duels
from flambeur.analysis.vegas.duel import Duel
from flambeur.analysis.vegas.endgame import Endgame, TooLarge, estimate
from flambeur.analysis.vegas.horizon import ERROR as CURVE_ERROR
from flambeur.analysis.vegas.position_numbers import LEAD, MONEY, STANDING, WIN
from flambeur.analysis.vegas.race import EVEN, race_table, winning
from flambeur.analysis.vegas.stakes import lead_in_money
from flambeur.engine import Budget, Seat
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import PLACE
from flambeur.kernels.code_files import has_numba
from flambeur.kernels.code_loader import have

CODE = "flambeur.analysis.vegas.compiled_code:load_solver"
"""The compiled code of these solvers."""
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


def fits(game: Vegas, state: VegasState, budget: Budget, aim: Aim, whole_rounds: bool = False) -> bool:
    """Whether an answer is begun; what more players leave over may still turn out too large on the way."""
    if not has_numba() or not duels.only_places(game, state) or state.agenda[-1] != PLACE:
        return False
    return _duel_fits(game, state, budget, aim, whole_rounds) or _endgame_fits(state, budget)


def solved(game: Vegas, state: VegasState, budget: Budget, aim: Aim, whole_rounds: bool = False) -> Evaluation | None:
    """What the placements of a position that `fits` are worth."""
    if _duel_fits(game, state, budget, aim, whole_rounds):
        return _by_duel(game, state, aim)
    return _by_endgame(game, state, budget, aim)


def _duel_fits(game: Vegas, state: VegasState, budget: Budget, aim: Aim, whole_rounds: bool) -> bool:
    if not duels.can_solve(game, state):
        return False
    size = duels.size(duels.hands_of(state))
    if whole_rounds:
        budget = Budget()
    # At the start of a round both have the same before them, and half is enough.
    rolls = size.rolls // 2 if aim == "score" and not any(map(any, state.dice)) else size.rolls
    return (
        size.cells <= MOST_CELLS
        and (budget.seconds is None or rolls <= budget.seconds * ROLLS_A_SECOND)
        and (budget.work is None or size.cells <= budget.work)
        and (aim == "score" or winning(game, state) is not None)
    )


def _by_duel(game: Vegas, state: VegasState, aim: Aim) -> Evaluation:
    duel = _duel(game, state, aim)
    found = duel.placements(state)
    if aim == "score":
        return with_scores(state.turn, "lead", "exact", duel.error, found)
    chances = {move: value + EVEN for move, value in found.items()}
    if state.round == game.rounds:
        return with_chances(state.turn, "exact", duel.error, chances)
    return with_chances(state.turn, "estimated", race_table().error, chances)


def _duel(game: Vegas, state: VegasState, aim: Aim) -> Duel:
    """The solution of a round that has this position in it: a later choice of a round finds that of an earlier one."""
    goal = winning(game, state) if aim == "win" else lead_in_money
    assert goal is not None
    standing = () if aim == "score" else (game.rounds - state.round, state.starter, state.won)
    key = (aim, standing)
    with _lock:
        kept = _rounds.get(aim)
        if kept is not None and kept[0] == key and kept[1].covers(state):
            return kept[1]
        duel = Duel.of(game, state, goal)
        _rounds[aim] = key, duel
        return duel


_lock = Lock()
_rounds: dict[Aim, tuple[tuple[object, ...], Duel]] = {}
"""By what is played for, the last round that was solved."""


def _most_positions(budget: Budget) -> int:
    most = MOST_POSITIONS
    if budget.seconds is not None:
        most = min(most, int(budget.seconds * POSITIONS_A_SECOND))
    return most if budget.work is None else min(most, budget.work)


def _endgame_fits(state: VegasState, budget: Budget) -> bool:
    size = estimate(state)
    return size.possible and size.positions <= FEWER * _most_positions(budget)


def _by_endgame(game: Vegas, state: VegasState, budget: Budget, aim: Aim) -> Evaluation | None:
    last, two = state.round == game.rounds, game.players == 2
    goal = (WIN if last else STANDING) if aim == "win" else LEAD if two else MONEY
    kind: Kind = "exact" if aim == "score" or last else "estimated"
    try:
        found = Endgame(game, state, goal, _most_positions(budget)).placements(state)
    except TooLarge:
        return None
    values = {move: worth[state.turn] for move, worth in found.items()}
    if aim == "score":
        return with_scores(state.turn, "lead" if two else "round", kind, _ROUNDING, values)
    return with_chances(state.turn, kind, _ROUNDING if kind == "exact" else CURVE_ERROR, values)


@cache
def _code() -> BackgroundLoad:
    return BackgroundLoad("solver", partial(have, CODE))


class VegasSolver(Solver[Vegas, VegasState]):
    """Solves a round between two players for its money, whose worth is exact, and the last one for the win."""

    code = CODE

    def answer(
        self, game: Vegas, state: VegasState, seat: Seat, budget: Budget, aim: Aim, whole_rounds: bool
    ) -> Evaluation | None:
        if not fits(game, state, budget, aim, whole_rounds):
            return None
        have(CODE)
        return solved(game, state, budget, aim, whole_rounds)

    def is_begun(self, game: Vegas, state: VegasState, budget: Budget, aim: Aim, whole_rounds: bool) -> bool:
        return fits(game, state, budget, aim, whole_rounds) and _code().asked(wait=budget.seconds is None)

    def settling(self, game: Vegas, state: VegasState, budget: Budget) -> Settling:
        last = state.round == game.rounds
        return Settling("win" if last or game.players > 2 else "score", budget)

    def seconds_for(self, game: Vegas, state: VegasState) -> float:
        """No more than a `WHOLE_ROUND`, whatever is played for."""
        if not has_numba() or not duels.can_solve(game, state):
            return 0.0
        needed = (duels.size(duels.hands_of(state)).rolls + 1) / ROLLS_A_SECOND  # 1 more: whatever rounding does
        return needed if needed <= WHOLE_ROUND else 0.0

    def load(self, seconds: float) -> bool:
        return not has_numba() or _code().begin(seconds)


SOLVER = VegasSolver()
