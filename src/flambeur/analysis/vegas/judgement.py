"""The learned judgement of Las Vegas, where there is a network for the table and its code is ready."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from flambeur.analysis.background import BackgroundLoad
from flambeur.analysis.evaluation import Evaluation
from flambeur.analysis.judgement import Judgement
from flambeur.analysis.vegas import search
from flambeur.engine import Budget, Chooser, Game, Knowledge
from flambeur.games.vegas.turn import PLACE
from flambeur.kernels.code_files import has_numba
from flambeur.kernels.code_loader import have


@cache
def _code() -> BackgroundLoad:
    """One for all tables: networks differ in their numbers only."""
    return BackgroundLoad("judgement", partial(have, search.CODE) if has_numba() else lambda: None)


class VegasJudgement(Judgement):
    """Placements, judged by `search`."""

    code = search.CODE

    def covers(self, game: Game[Any]) -> bool:
        return search.covers(game)

    def can_judge(self, knowledge: Knowledge, budget: Budget) -> bool:
        if not self.covers(knowledge.game) or knowledge.position.agenda[-1] != PLACE:
            return False
        return _code().asked(wait=budget.seconds is None)

    def judge(self, knowledge: Knowledge, budget: Budget, source: Chooser, *, decide: bool = False) -> Evaluation:
        game: Any = knowledge.game
        state: Any = knowledge.position
        return search.evaluate(game, state, budget, source, decide=decide)

    def load(self, seconds: float) -> bool:
        return _code().begin(seconds)


JUDGEMENT = VegasJudgement()
