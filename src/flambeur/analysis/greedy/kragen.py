"""Plays for the pot where the odds pay, and buys gold with what it wins.

It looks one step ahead: an attempt is worth what it adds to the chance of the pot, a bag what its weight and the
nearness of the goal make it worth. It uses only its view and remembers nothing, so it guesses other hands.
"""

from __future__ import annotations

from functools import cache

from flambeur.analysis.play_style import EVEN, PlayStyle
from flambeur.engine import Budget, Chooser, Knowledge, Move
from flambeur.games.kragen.moves import ROLL, STOP, Auction, Bid, Reroll, faces_of
from flambeur.games.kragen.odds import results
from flambeur.games.kragen.table import TOKENS
from flambeur.games.kragen.view import AuctionView, KragenView
from flambeur.kernels.kragen.judgement import BUYING, LATER_STAKE, SELLING, stands


def choose(
    knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser, style: PlayStyle = EVEN
) -> Move:
    """The move that looks best now; the source only breaks the habit of always bidding the same."""
    view = knowledge.view
    assert isinstance(view, KragenView)
    if view.auction is not None:
        return _bid(view, view.auction, len(moves), source, style)
    if view.attempts == 0:
        return _sale(view, moves) or ROLL
    return _attempt(view, moves, style) or _sale(view, moves) or STOP


# -- the dice


@cache
def _holds(result: int, best: int, later: int) -> float:
    """The chance that a result takes the pot: it must equal the best so far (K9) and hold against later players."""
    return stands(result, later) if result >= best else 0.0


def _attempt(view: KragenView, moves: tuple[Move, ...], style: PlayStyle) -> Move | None:
    """The attempt that wins most tokens, if any wins more than it costs."""
    dice = view.sets[view.in_hand]
    total, cost = sum(dice), view.attempts + 1
    later = len(view.bags) - view.played - 1
    stake = view.pot + cost + LATER_STAKE * later
    now = _holds(total, view.best, later)
    best: Move | None = None
    gain = -style.nerve
    for move in moves:
        if isinstance(move, Reroll):
            again = faces_of(move.dice)
            chance = 0.0
            for result, odds in results(total - sum(again), again):  # by hand: `sum` rounds otherwise in later Pythons
                chance += odds * _holds(result, view.best, later)
            if (won := stake * (chance - now) - cost) > gain:
                best, gain = move, won
    return best


# -- the gold


def _sale(view: KragenView, moves: tuple[Move, ...]) -> Move | None:
    """The lightest bag, when there is no other way to roll or when the others will pay dearly for it."""
    offers = [move for move in moves if isinstance(move, Auction)]
    if not offers:
        return None
    if ROLL not in moves and STOP not in moves:  # K10: it must
        return offers[0]
    seat, rivals = view.seat, len(view.bags) - 1
    assert seat is not None
    held, gold, bag = view.tokens[seat], sum(view.bags[seat]), view.bags[seat][0]
    assert held is not None
    if gold >= view.goal > gold - bag:
        return None
    elsewhere = TOKENS * (rivals + 1) - view.pot - held
    income = min(rivals, elsewhere) - 1 + min(elsewhere / rivals, bag)
    return offers[0] if income > SELLING * bag else None


def _bid(view: KragenView, auction: AuctionView, most: int, source: Chooser, style: PlayStyle) -> Move:
    """A bid by the worth of the bag; the first token is lost in any case (K11), so it is not counted."""
    if len(auction.bidders) == 1:  # K14
        return Bid(1)
    seat, bag = view.seat, auction.bag
    gold = [sum(bags) - (bag if owner == auction.seller else 0) for owner, bags in enumerate(view.bags)]
    after = bag + sum(view.bags[seat] if seat is not None else ())
    others = [weight for owner, weight in enumerate(gold) if owner != seat]
    if after >= view.goal and after > max(others):
        return Bid(most)
    worth = bag * BUYING / style.thrift
    if any(gold[rival] + bag >= view.goal for rival in auction.bidders if rival != seat):
        worth *= 2
    return Bid(max(1, min(most - 1, 1 + int(worth) + source.below(2))))
