"""The learned judgement of Las Vegas, where there is a network for the table and its code is ready."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from flambeur.analysis import vegas_search
from flambeur.bots.readying import Ready
from flambeur.engine import Budget, Chooser, Game, Knowledge, Match, Move, Seeded, new_game
from flambeur.games.vegas.turn import PLACE


def can_judge(knowledge: Knowledge, budget: Budget) -> bool:
    """Whether a choice can be judged now; where work is counted, its code is waited for."""
    game = knowledge.game
    if not vegas_search.covers(game) or knowledge.position.agenda[-1] != PLACE:
        return False
    return _judgement(game.players).asked(wait=budget.seconds is None)


def get_ready(game: Game[Any], seconds: float) -> None:
    """Have the network of a table loaded, if there is one, and wait for that so long and no longer."""
    if vegas_search.covers(game):
        _judgement(game.players).begin(seconds)


def best_of(knowledge: Knowledge, budget: Budget, source: Chooser) -> Move:
    """The best placement of a choice that can be judged."""
    return vegas_search.best(_evaluate(knowledge, budget, source, decide=True))


def judged(knowledge: Knowledge, budget: Budget, source: Chooser) -> tuple[vegas_search.Estimate, ...]:
    """Every placement of a choice that can be judged."""
    return _evaluate(knowledge, budget, source, decide=False)


def _evaluate(
    knowledge: Knowledge, budget: Budget, source: Chooser, *, decide: bool
) -> tuple[vegas_search.Estimate, ...]:
    game: Any = knowledge.game
    state: Any = knowledge.position
    return vegas_search.evaluate(game, state, budget, source, decide=decide)


@cache
def _judgement(players: int) -> Ready:
    """The compiled network of all tables for so many, made ready by judging the first choice of a plain one."""
    game: Any = new_game("vegas", players)
    state: Any = Match(game, Seeded(0)).state
    return Ready("judgement", partial(vegas_search.evaluate, game, state, Budget(work=1), Seeded(0)))
