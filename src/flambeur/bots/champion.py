"""The strongest we have: exact where a solution fits the budget, else the learned judgement, else games played on.

Compiled code takes seconds to be loaded the first time. Under a clock the champion does not wait for it: it gets it
ready in the background and plays games on until then. Where its work is counted instead, it waits, so that it always
plays the same.
"""

from __future__ import annotations

import time
from functools import cache, partial
from typing import Any

from flambeur.analysis import vegas_search
from flambeur.analysis.duel import Duel, can_solve, hands_of, size
from flambeur.analysis.stakes import Casinos
from flambeur.bots.readying import Ready
from flambeur.bots.search import limited, try_moves
from flambeur.bots.sharp import best
from flambeur.engine import Budget, Chooser, Knowledge, Match, Move, Seeded
from flambeur.games.vegas.state import CASINOS
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import PLACE

ROLLS_A_SECOND = 200_000_000
"""Rolls that the exact solver looks at in a second on one slow core."""
MOST_CELLS = 20_000_000
"""Numbers that a solution may keep, eight bytes each: a whole round of normal dice has 18 million."""
SOLVING = 0.8
"""The share of a budget that a solution may be thought to take."""
ROUNDING = 9
"""Decimals up to which values of a solution are the same."""


def choose(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
    """The best move by the surest judgement that fits the budget."""
    budget, began = limited(budget), time.perf_counter()
    found = _solved(knowledge, budget) or _judged(knowledge, budget, source)
    if found is not None:
        return found
    if budget.seconds is not None:
        budget = Budget(max(budget.seconds - (time.perf_counter() - began), 0.0), budget.work)
    return best(try_moves(knowledge, moves, budget, source, decide=True))


def _solved(knowledge: Knowledge, budget: Budget) -> Move | None:
    """The best placement of a round between two players, exactly, for money."""
    state: Any = knowledge.position
    if not can_solve(knowledge.game, state) or state.agenda[-1] is not PLACE:
        return None
    large = size(hands_of(state))
    if large.cells > MOST_CELLS or (budget.work is not None and large.cells > budget.work):
        return None
    if budget.seconds is not None and large.rolls > SOLVING * budget.seconds * ROLLS_A_SECOND:
        return None
    if not _solver().asked(wait=budget.seconds is None):
        return None
    assert isinstance(knowledge.game, Vegas)
    values = Duel.of(knowledge.game, state).placements(state)
    return max(values, key=lambda move: round(values[move], ROUNDING))


def _judged(knowledge: Knowledge, budget: Budget, source: Chooser) -> Move | None:
    """The best placement by the network and the search upon it."""
    game: Any = knowledge.game
    state: Any = knowledge.position
    if not vegas_search.covers(game) or state.agenda[-1] is not PLACE:
        return None
    if not _judgement(game).asked(wait=budget.seconds is None):
        return None
    return vegas_search.best(vegas_search.evaluate(game, state, budget, source, decide=True))


@cache
def _solver() -> Ready:
    none = (0,) * CASINOS
    return Ready("solver", partial(Duel, Casinos(((10,),) * CASINOS, none, none, none), ((1, 0), (1, 0))))


@cache
def _judgement(game: Vegas) -> Ready:
    """The compiled network of a table, made ready by judging the first choice of some game."""
    state: Any = Match(game, Seeded(0)).state
    return Ready("judgement", partial(vegas_search.evaluate, game, state, Budget(work=1), Seeded(0)))
