"""Um Kopf und Kragen: choose the solver for a choice.

`pot` solves attempts in tokens of this round's pot where dice alone decide the rest of the round. `auction` solves bids
as a mixed equilibrium in which a kilogram is worth `KILO` tokens to every player. No solver answers what to put up, or
an attempt while a player may still put up a bag.
"""

from __future__ import annotations

from flambeur.analysis.evaluation import Aim, Evaluation, Kind, with_scores
from flambeur.analysis.kragen.auction import bids
from flambeur.analysis.kragen.pot import Pot
from flambeur.analysis.solver import Solver
from flambeur.engine import Budget, Move, Seat
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.moves import Auction
from flambeur.games.kragen.state import KragenState
from flambeur.games.kragen.table import Kragen
from flambeur.games.kragen.turn import Improve

KILO = 1
"""Tokens that a kilogram is worth to a bidder: seven tokens and twelve kilograms are dealt to each; kilograms win."""
MOST_BIDDERS = 3
"""Bidders of an auction that is solved without being asked to take long: each one more takes many times longer."""
THREE_BIDDERS = 2.0, 100_000
"""Seconds that an auction among three takes at most, as a rule, and games that could be played on meanwhile."""
MOST_LATER = 4
"""Players after this one up to whom a pot is solved without being asked to take long."""
ROUNDING = 1e-9


class KragenSolver(Solver[Kragen, KragenState]):
    """Stopping and rerolls, or bids, in tokens; nothing before the first roll, or where nothing is exact."""

    def answer(self, game: Kragen, state: KragenState, seat: Seat, budget: Budget, aim: Aim) -> Evaluation | None:
        if aim == "win":
            return None
        step = state.agenda[-1]
        hurried = budget.seconds is not None or budget.work is not None
        if isinstance(step, Improve):
            if not dice_decide(game, state) or (hurried and game.players - state.played - 1 > MOST_LATER):
                return None
            return with_scores(seat, "tokens", "exact", ROUNDING, without_sales(game, state))
        if isinstance(step, Bidding):
            return None if hurried and len(step.bidders) > MOST_BIDDERS else _bids(game, state, step, seat)
        return None

    def is_begun(self, game: Kragen, state: KragenState, budget: Budget, aim: Aim) -> bool:
        """An auction among three takes a second or two, between two no time."""
        step = state.agenda[-1]
        if not isinstance(step, Bidding) or len(step.bidders) <= 2:
            return True
        seconds, work = THREE_BIDDERS
        enough = budget.seconds is None or budget.seconds >= seconds
        return enough and (budget.work is None or budget.work >= work)


SOLVER = KragenSolver()


def without_sales(game: Kragen, state: KragenState) -> dict[Move, float]:
    """What stopping and every reroll brings in tokens, supposing that nothing is put up in this round any more.

    Who has no token when the turn comes has no result then. That is exact where `dice_decide`, and else a supposition.
    """
    legal = tuple(move for move in game.legal_moves(state) if not isinstance(move, Auction))
    found = Pot.of(game.players, state).moves(state, legal)
    return {move: float(worth[state.turn]) for move, worth in found.items()}


def dice_decide(game: Kragen, state: KragenState) -> bool:
    """Whether nobody whose turn is not over can put up a bag (K10), nor end the game by having nothing left (K16).

    Until a player sells, the tokens in hand only become fewer: a player who cannot bid now cannot bid later.
    """
    to_come = [(state.starter + number) % game.players for number in range(state.played, game.players)]
    sellers = [seat for seat in to_come if state.bags[seat] and sum(state.tokens) > state.tokens[seat]]
    return not sellers and all(state.tokens[seat] or state.bags[seat] for seat in to_come[1:])


def _bids(game: Kragen, state: KragenState, step: Bidding, seat: Seat) -> Evaluation:
    tokens = tuple(state.tokens[bidder] for bidder in step.bidders)
    found = bids(tokens, (step.bag * KILO,) * len(tokens), step.number == 1)
    place = step.bidders.index(seat)
    moves: tuple[Move, ...] = game.legal_moves(state, seat)
    error = max(found.error, ROUNDING)
    kind: Kind = "exact" if len(tokens) <= 2 else "bounded"
    values = dict(zip(moves, found.worths[place], strict=True))
    return with_scores(seat, "tokens", kind, error, values, found.mixes[place])
