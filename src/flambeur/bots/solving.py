"""Choices that a solver answers for within a budget, once its compiled code is ready."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from flambeur.analysis import Aim, Answer, solve
from flambeur.analysis.temptation import ROUND_SPACES
from flambeur.bots.readying import Ready
from flambeur.engine import Budget, Chooser, Knowledge, Match, Move, Seeded, new_game
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.state import KragenState
from flambeur.games.kragen.table import Kragen
from flambeur.games.temptation.state import TemptationState
from flambeur.games.temptation.table import Temptation
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.kernels.keeping import has_numba

THREE_BIDDERS = 2.0, 100_000
"""Seconds that an auction among three takes at most, as a rule, and games that could be played on meanwhile."""
SHARE = 1 << 20
"""Parts into which a mixed choice is cut to be drawn."""


def answer(knowledge: Knowledge, budget: Budget, aim: Aim) -> Answer | None:
    """What every legal move is worth, if a solver can tell all of them; code that is compiled is waited for only where
    work is counted."""
    game: Any = knowledge.game
    if game.table in ASKED_FIRST and not ASKED_FIRST[game.table](game, knowledge.position, budget, aim):
        return None
    found = solve(knowledge, budget, aim)
    whole = found is not None and len(found.moves) == len(game.legal_moves(knowledge.position, knowledge.seat))
    return found if whole else None


def settled(knowledge: Knowledge, budget: Budget) -> Answer | None:
    """The answer to play by: for the chance to win, or for the score of what is solved where that is surer.

    A round between two is played for its money, whose worth is exact, and the last one for the win, which is exact
    then. Of Temptation the rest of a round settles a choice, not a turn alone: that does not see what it opens.
    """
    game: Any = knowledge.game
    if game.table == "vegas":
        last = _state(knowledge).round == game.rounds
        return answer(knowledge, budget, "win" if last or game.players > 2 else "score")
    if game.table == "temptation" and not _near_its_end(game, _state(knowledge)):
        return None  # the turn would be all that is solved, in time that is better spent otherwise
    part = Budget(budget.seconds and budget.seconds / 2, budget.work)  # the other half is for when nothing is settled
    found = answer(knowledge, part, "score")
    return found if found is not None and found.about != "turn" else None


def seconds_for(knowledge: Knowledge) -> float:
    """Seconds that settle a choice of a round between two; 0 where half a second would not do, or nothing does."""
    game: Any = knowledge.game
    if game.table != "vegas":
        return 0.0
    from flambeur.analysis import vegas

    return vegas.seconds_for(game, _state(knowledge))


def get_ready(seconds: float) -> None:
    """Have the solvers of Las Vegas loaded or compiled, where they can be, and wait for that so long and no longer."""
    if has_numba():
        _solver().begin(seconds)


def drawn(found: Answer, source: Chooser) -> Move:
    """The best move, or one of a mix, each as often as it should be."""
    if found.mix is None:
        return found.best
    ticket = source.below(SHARE) / SHARE * sum(found.mix)
    for move, part in zip(found.moves, found.mix, strict=True):
        ticket -= part
        if ticket < 0:
            return move
    return found.best


def _ready(game: Vegas, state: VegasState, budget: Budget, aim: Aim) -> bool:
    """Whether a position of Las Vegas is one that is solved, by code that is compiled."""
    from flambeur.analysis import vegas  # with what it stands on: loaded when Las Vegas is played

    return vegas.fits(game, state, budget, aim) and _solver().asked(wait=budget.seconds is None)


def _in_time(game: Kragen, state: KragenState, budget: Budget, aim: Aim) -> bool:
    """Whether an auction is answered for within a budget: among three it takes a second or two, between two no time."""
    step = state.agenda[-1]
    if not isinstance(step, Bidding) or len(step.bidders) <= 2:
        return True
    seconds, work = THREE_BIDDERS
    enough = budget.seconds is None or budget.seconds >= seconds
    return enough and (budget.work is None or budget.work >= work)


ASKED_FIRST: dict[str, Callable[[Any, Any, Budget, Aim], bool]] = {"vegas": _ready, "kragen": _in_time}
"""By the kind of table: whether its solver is to be asked at all."""


def _near_its_end(game: Temptation, state: TemptationState) -> bool:
    """Whether so few spaces are free that the rest of the round may be solved."""
    return game.boards[state.board].spaces - sum(map(len, state.rows)) <= ROUND_SPACES


def _state(knowledge: Knowledge) -> Any:
    return knowledge.position


@cache
def _solver() -> Ready:
    """The solvers of Las Vegas, made ready by solving a last turn of two and of three."""

    def prepare() -> None:
        for players in (2, 3):
            match = Match(new_game("vegas", players, rounds=1), Seeded(0))
            while sum(map(sum, _state(match.knowledge(0)).hands)) > 2 * players:
                match.play(match.legal_moves()[-1])
            solve(match.knowledge(match.waiting[0]))

    return Ready("solver", prepare)
