"""Um Kopf und Kragen: which solver answers for a choice.

Attempts are answered for in tokens of this round's pot (`pot`) where dice alone decide the rest of the round, bids as a
mixed equilibrium of the auction (`auction`) in which a kilogram is worth `KILO` tokens to everybody. What to put up is
not answered for, and no attempt while somebody may still put up a bag.
"""

from __future__ import annotations

from flambeur.analysis.answer import Aim, Answer, Kind
from flambeur.analysis.auction import bids
from flambeur.analysis.pot import Pot
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
MOST_LATER = 4
"""Players after this one up to whom a pot is solved without being asked to take long."""
ROUNDING = 1e-9


def answer(game: Kragen, state: KragenState, seat: Seat, budget: Budget, aim: Aim) -> Answer | None:
    """What stopping and rerolls, or bids, are worth in tokens; None before the first roll, or if nothing is exact."""
    if aim == "win":
        return None
    step = state.agenda[-1]
    hurried = budget.seconds is not None or budget.work is not None
    if isinstance(step, Improve):
        if not dice_decide(game, state) or (hurried and game.players - state.played - 1 > MOST_LATER):
            return None
        found = without_sales(game, state)
        return Answer(seat, "tokens", "exact", ROUNDING, tuple(found), tuple(found.values()), about="pot")
    if isinstance(step, Bidding):
        return None if hurried and len(step.bidders) > MOST_BIDDERS else _bids(game, state, step, seat)
    return None


def without_sales(game: Kragen, state: KragenState) -> dict[Move, float]:
    """What stopping and every reroll brings in tokens, supposing that nothing is put up in this round any more.

    Who has no token when the turn comes has no result then. That is exact where `dice_decide`, and else a supposition.
    """
    legal = tuple(move for move in game.legal_moves(state) if not isinstance(move, Auction))
    found = Pot.of(game.players, state).moves(state, legal)
    return {move: float(worth[state.turn]) for move, worth in found.items()}


def dice_decide(game: Kragen, state: KragenState) -> bool:
    """Whether nobody whose turn is not over can put up a bag (K10), nor end the game by having nothing left (K16).

    Until somebody sells, the tokens in the hands only become fewer: who cannot now will not be able to later.
    """
    to_come = [(state.starter + number) % game.players for number in range(state.played, game.players)]
    sellers = [seat for seat in to_come if state.bags[seat] and sum(state.tokens) > state.tokens[seat]]
    return not sellers and all(state.tokens[seat] or state.bags[seat] for seat in to_come[1:])


def _bids(game: Kragen, state: KragenState, step: Bidding, seat: Seat) -> Answer:
    tokens = tuple(state.tokens[bidder] for bidder in step.bidders)
    found = bids(tokens, (step.bag * KILO,) * len(tokens), step.number == 1)
    place = step.bidders.index(seat)
    moves: tuple[Move, ...] = game.legal_moves(state, seat)
    error = max(found.error, ROUNDING)
    kind: Kind = "exact" if len(tokens) <= 2 else "bounded"
    mix = found.mixes[place]
    return Answer(seat, "tokens", kind, error, moves, found.worths[place], about="auction", mix=mix)
