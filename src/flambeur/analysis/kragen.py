"""Um Kopf und Kragen: which solver answers for a choice.

Attempts are answered for in tokens of this round's pot (`pot`), bids as a mixed equilibrium of the auction (`auction`)
in which a kilogram is worth `KILO` tokens to everybody. What to put up is not answered for.
"""

from __future__ import annotations

from flambeur.analysis.answer import Answer, Kind
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


def answer(game: Kragen, state: KragenState, seat: Seat, budget: Budget) -> Answer | None:
    """What stopping and rerolls, or bids, are worth in tokens; None before the first roll, where one must be made."""
    step = state.agenda[-1]
    hurried = budget.seconds is not None or budget.work is not None
    if isinstance(step, Improve):
        if hurried and game.players - state.played - 1 > MOST_LATER:
            return None
        legal = tuple(move for move in game.legal_moves(state) if not isinstance(move, Auction))
        found = Pot.of(game.players, state).moves(state, legal)
        values = tuple(float(worth[seat]) for worth in found.values())
        return Answer(seat, "tokens", "exact", ROUNDING, tuple(found), values, about="pot")
    if isinstance(step, Bidding):
        return None if hurried and len(step.bidders) > MOST_BIDDERS else _bids(game, state, step, seat)
    return None


def _bids(game: Kragen, state: KragenState, step: Bidding, seat: Seat) -> Answer:
    tokens = tuple(state.tokens[bidder] for bidder in step.bidders)
    found = bids(tokens, (step.bag * KILO,) * len(tokens), step.number == 1)
    place = step.bidders.index(seat)
    moves: tuple[Move, ...] = game.legal_moves(state, seat)
    error = max(found.error, ROUNDING)
    kind: Kind = "exact" if len(tokens) <= 2 else "bounded"
    mix = found.mixes[place]
    return Answer(seat, "tokens", kind, error, moves, found.worths[place], about="auction", mix=mix)
