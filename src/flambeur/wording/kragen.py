"""Um Kopf und Kragen in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from flambeur.engine import Event, Game, Move, Seat, View
from flambeur.games.first_player import StarterChosen
from flambeur.games.kragen import events as happened
from flambeur.games.kragen.moves import Auction, Bid, Reroll, Roll, Stop, faces_of
from flambeur.games.kragen.odds import FIRST_ROLL, chance_to_reach, results
from flambeur.games.kragen.state import COLOURS, Faces
from flambeur.games.kragen.view import KragenView
from flambeur.wording.say import Say
from flambeur.wording.words import Words

Fact = str | int
Facts = dict[str, Fact]


def event(say: Say, game: Game[Any], event: Event) -> str:
    """Return an event as one sentence."""
    return say(f"kragen-event-{event.name}{_manner(event)}", **_FACTS[type(event)](say, event))


def question(say: Say, game: Game[Any], view: View) -> str:
    """Return the question to the seat of this view; empty when it is not asked anything."""
    assert isinstance(view, KragenView)
    seat = view.seat
    if seat is None or seat not in view.waiting:
        return ""
    held = _held(view)
    if view.auction is not None:
        manner = "-alone" if len(view.auction.bidders) == 1 else "-again" if view.auction.number > 1 else ""
        facts: Facts = {"bag": view.auction.bag, "held": held}
        if not manner:
            facts["seller"] = say.name(view.auction.seller)
        return say(f"kragen-ask-bid{manner}", **facts)
    if view.attempts:
        return say("kragen-ask-improve", result=_result(view), held=held)
    return say("kragen-ask-begin", best=view.best) if held else say("kragen-ask-forced")


def move(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """Return one choice, for a list or a button."""
    assert isinstance(view, KragenView)
    name = f"kragen-move-{move.verb}"
    match move:
        case Reroll(dice=dice):
            return say(name, dice=_dice(say, faces_of(dice)), cost=view.attempts + 1)
        case Stop():
            return say(name, result=_result(view))
        case Auction(bag=bag):
            return say(name, bag=bag)
        case Bid(tokens=tokens):
            return say(name, tokens=tokens)
    return say(name)


def preview(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """Return the effect of a choice, as far as its seat can know."""
    assert isinstance(view, KragenView)
    match move:
        case Roll() if view.best:
            return say("kragen-preview-roll", chance=_percent(chance_to_reach(view.best, 0, FIRST_ROLL)))
        case Reroll(dice=dice):
            return _reroll_preview(say, view, faces_of(dice))
        case Stop():
            leads = _result(view) >= view.best
            leader = view.turn if leads or view.leader is None else view.leader
            return say("kragen-preview-stop", leads=_yes(leads), name=say.name(leader), best=view.best)
        case Auction(bag=bag):
            return say("kragen-preview-auction", gold=sum(view.bags[view.turn]) - bag)
        case Bid(tokens=tokens) if view.auction is not None and view.seat is not None:
            gold = sum(view.bags[view.seat]) + view.auction.bag
            return say("kragen-preview-bid", gold=gold, left=_held(view) - tokens)
    return ""


def score(say: Say, game: Game[Any], score: int) -> str:
    """Return a score in its unit."""
    return say("kragen-weight", weight=score)


def _reroll_preview(say: Say, view: KragenView, again: Faces) -> str:
    kept = _result(view) - sum(again)
    possible = results(kept, again)
    low, high = possible[0][0], possible[-1][0]
    if low == high:
        return say("kragen-preview-reroll-nothing", low=low)
    if not view.best:
        return say("kragen-preview-reroll", low=low, high=high)
    chance = _percent(chance_to_reach(view.best, kept, again))
    return say("kragen-preview-reroll-chance", low=low, high=high, chance=chance)


# -- facts of the events


def _manner(event: Event) -> str:
    """Return the variant of a message for an event."""
    if isinstance(event, happened.Attempted) and event.dice:
        return "-single" if len(event.dice) == 1 else "-again"
    return ""


def _seats(say: Say, seats: tuple[Seat, ...]) -> Facts:
    return {"names": say.both([say.name(seat) for seat in seats]), "count": len(seats)}


def _attempt(say: Say, event: happened.Attempted) -> Facts:
    facts: Facts = {"name": say.name(event.seat)}
    return facts | {"attempt": event.attempt, "dice": _dice(say, event.dice)} if event.dice else facts


_FACTS: dict[type[Event], Callable[[Say, Any], Facts]] = {
    StarterChosen: lambda say, e: {"name": say.name(e.seat)},
    happened.RoundBegan: lambda say, e: {"round": e.round, "name": say.name(e.starter)},
    happened.Attempted: _attempt,
    happened.Rolled: lambda say, e: {
        "name": say.name(e.seat),
        "colour": COLOURS[e.colour],
        "dice": _dice(say, e.dice),
        "result": e.result,
    },
    happened.Stopped: lambda say, e: {"name": say.name(e.seat), "result": e.result, "leads": _yes(e.leads)},
    happened.Skipped: lambda say, e: {"name": say.name(e.seat)},
    happened.AuctionOpened: lambda say, e: {
        "name": say.name(e.seat),
        "bag": e.bag,
        "bidders": say.both([say.name(seat) for seat in e.bidders]),
        "count": len(e.bidders),
    },
    happened.BidsShown: lambda say, e: {
        "bids": ", ".join(say("kragen-bid-of", name=say.name(seat), tokens=tokens) for seat, tokens in e.bids)
    },
    happened.OnesPaid: lambda say, e: _seats(say, e.seats) | {"seller": say.name(e.seller)},
    happened.Sold: lambda say, e: {
        "seller": say.name(e.seller),
        "buyer": say.name(e.buyer),
        "bag": e.bag,
        "price": e.price,
    },
    happened.BidAgain: lambda say, e: _seats(say, e.bidders),
    happened.DroppedOut: lambda say, e: _seats(say, e.seats),
    happened.AllBidOne: lambda say, e: {"name": say.name(e.seller), "bag": e.bag},
    happened.NobodyLeft: lambda say, e: {"name": say.name(e.seller), "bag": e.bag},
    happened.PotTaken: lambda say, e: {"name": say.name(e.seat), "result": e.result, "tokens": e.tokens},
    happened.GoalReached: lambda say, e: _seats(say, e.seats) | {"goal": e.goal},
    happened.Ruined: lambda say, e: _seats(say, e.seats),
    happened.RoundsOver: lambda say, e: {"rounds": e.rounds},
}


# -- small words


def _dice(say: Say, dice: Iterable[int]) -> str:
    return say.both([str(face) for face in dice])


def _result(view: KragenView) -> int:
    return sum(view.sets[view.in_hand])


def _held(view: KragenView) -> int:
    """Return the tokens in the seat's own hand; a seat that is asked always sees them."""
    held = view.tokens[view.seat] if view.seat is not None else None
    return held or 0


def _percent(chance: float) -> int:
    return round(100 * chance)


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


WORDS = Words(event=event, question=question, move=move, preview=preview, score=score)
