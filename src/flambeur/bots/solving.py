"""Rounds between two players that can be solved within a budget: what every placement is worth, exactly."""

from __future__ import annotations

from functools import cache, partial
from math import sqrt
from typing import Any, cast

import numpy as np
from msgspec import Struct

from flambeur.analysis.duel import Duel, can_solve, hands_of, size
from flambeur.analysis.stakes import Casinos, Goal, Money, Values, lead_in_money
from flambeur.bots.readying import Ready
from flambeur.bots.search import SPREAD
from flambeur.engine import Budget, Knowledge, Move
from flambeur.games.vegas.state import CASINOS, VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import PLACE

ROLLS_A_SECOND = 200_000_000
"""Rolls that the solver looks at in a second on one slow core."""
MOST_CELLS = 20_000_000
"""Numbers that a solution may keep, eight bytes each: a whole round of normal dice has 18 million."""
EVEN_CHANCE = 0.5


class Solution(Struct, frozen=True):
    """What placements are worth to the player whose turn it is, under perfect play of both."""

    lead: dict[Move, float]
    """Thousands of dollars won more than the other in this round, by who plays for money."""
    chance: dict[Move, float]
    """To win the game, by who plays for that."""
    last_round: bool
    """Whether the chance is exact: before, what a lead is worth in later rounds is estimated."""
    error: float


def fits(knowledge: Knowledge, budget: Budget, times: int = 1) -> bool:
    """Whether a position can be solved so many times within a budget; the solver must be ready, or is waited for."""
    state: Any = knowledge.position
    if not can_solve(knowledge.game, state) or state.agenda[-1] is not PLACE:
        return False
    large = size(hands_of(state))
    if large.cells > MOST_CELLS or (budget.work is not None and large.cells > budget.work):
        return False
    if budget.seconds is not None and times * large.rolls > budget.seconds * ROLLS_A_SECOND:
        return False
    return _solver().asked(wait=budget.seconds is None)


def leads(knowledge: Knowledge) -> dict[Move, float]:
    """What placements are worth in money; for a position that `fits`."""
    return _placements(knowledge, lead_in_money)[0]


def solution(knowledge: Knowledge) -> Solution:
    """Money and chances of a position that `fits` twice."""
    game, state = knowledge.game, knowledge.position
    assert isinstance(game, Vegas)
    assert isinstance(state, VegasState)
    lead, _ = _placements(knowledge, lead_in_money)
    chance, error = _placements(knowledge, partial(_winning, game, state))
    shifted = {move: value + EVEN_CHANCE for move, value in chance.items()}
    return Solution(lead, shifted, state.round == game.rounds, error)


def _placements(knowledge: Knowledge, goal: Goal) -> tuple[dict[Move, float], float]:
    state: Any = knowledge.position
    assert isinstance(knowledge.game, Vegas)
    duel = Duel.of(knowledge.game, state, goal)
    return cast(dict[Move, float], duel.placements(state)), duel.error


def _winning(game: Vegas, state: VegasState, money: Money, notes: Money) -> Values:
    """The chance of the first player to win, less a half, by what has been won more in this round."""
    lead = money + game.money(state, 0) - game.money(state, 1)
    left = game.rounds - state.round
    if left:
        return np.asarray(np.tanh(lead / (2 * SPREAD * sqrt(left))) / 2, np.float64)
    more = notes + len(game.purse(state, 0)) - len(game.purse(state, 1))
    return np.asarray(np.sign(np.where(lead != 0, lead, more)) / 2, np.float64)


@cache
def _solver() -> Ready:
    none = (0,) * CASINOS
    return Ready("solver", partial(Duel, Casinos(((10,),) * CASINOS, none, none, none), ((1, 0), (1, 0))))
