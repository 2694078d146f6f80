"""Las Vegas in words. Tables where dice of all colours are rolled together have their own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flambeur.engine import Event, Game, Move, View
from flambeur.engine.chance import write_faces
from flambeur.games.starting import StarterChosen
from flambeur.games.vegas import bonus, events, kickers, neutral, rainbow
from flambeur.games.vegas.cards import deck, double, early, joker, reroll, swap, take_back, three_notes, tie_breaker
from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.colours.view import ColoursView
from flambeur.games.vegas.dice import BIG, KINDS, OWN, Hand, Roll, shown
from flambeur.games.vegas.moves import Back, Done, Pick, Place
from flambeur.games.vegas.outlook import note_for, notes_at, paid_order
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.slot_payout import TakeNote
from flambeur.games.vegas.state import Notes
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.view import VegasView
from flambeur.wording import vegas_colours
from flambeur.wording.say import Say

Facts = dict[str, str | int]


def event(say: Say, game: Game[Any], event: Event) -> str:
    """What happened, as one sentence; notes being laid are better seen, and others' cards are no news."""
    if isinstance(game, ColoursTable):
        return vegas_colours.event(say, game, event)
    facts = _FACTS.get(type(event))
    if facts is None or (isinstance(event, deck.CardDealt | bonus.BonusDealt) and event.seat != say.viewer):
        return ""
    return _begun(say(f"vegas-event-{event.name}", **facts(say, event)))


def question(say: Say, game: Game[Any], view: View) -> str:
    """What the seat of this view is asked."""
    if isinstance(game, ColoursTable):
        assert isinstance(view, ColoursView)
        return vegas_colours.question(say, game, view)
    assert isinstance(view, VegasView)
    name = f"vegas-ask-{_asked(view)}"
    match view.asked:
        case "kick" | "pick_more" | "ask_tie":
            return say(name, at=_at(say, view.at))
        case "place_again":
            return say(name, at=_at(say, view.first_place))
        case "ask_early":
            return say(name, at=_at(say, view.early[1] if view.early else 0))
        case "lay_middle":
            return say(name, notes=_notes(say, view.drawn), note=say.money(view.drawn[1]))
    return say(name)


def move(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """One choice, for a list or a button."""
    if isinstance(game, ColoursTable):
        assert isinstance(view, ColoursView)
        return vegas_colours.move(say, game, view, move)
    assert isinstance(view, VegasView)
    name = f"vegas-move-{move.verb}"
    match move:
        case Place(face) | PlaceOnSlot(face):
            return say(name, face=face, dice=_dice(say, shown(view.roll, face - 1)))
        case Done():
            return say(f"vegas-move-done-{_asked(view)}")
        case deck.Play(card):
            return say(name, card=_card(say, card))
        case Pick(die, face):
            return say(name, die=_die(say, die), face=face)
        case Back(place, face, die):
            return say(name, die=_die(say, die), **{"from": _from(say, place)}, face=face, place=place)
        case kickers.Kick(owner, die, face):
            return say(name, die=say(f"vegas-size-{die}"), owner=say.name(owner), face=face, place=view.at)
        case TakeNote(note):
            return say(name, note=say.money(note))
        case joker.Turn(face) | double.Pair(face):
            return say(name, face=face)
        case double.Onto(place, face):
            return say(name, onto=_onto(say, place), face=face, place=place)
        case three_notes.Lay(place):
            return say(name, at=_at(say, place))
    return say(name)


def preview(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """What a placement would be worth if the round ended with it; what a card does."""
    if isinstance(game, ColoursTable):
        assert isinstance(view, ColoursView)
        return vegas_colours.preview(say, game, view, move)
    assert isinstance(view, VegasView)
    assert isinstance(game, Vegas)
    if rule := rule_of(game, move):
        return say(f"rule-{rule}")
    if view.seat is None or not isinstance(move, Place | PlaceOnSlot):
        return ""
    dice = shown(view.roll, move.face - 1)
    order = paid_order(game, view, move.place, move.face, dice, view.seat)
    if view.seat not in order:
        mine = dice[OWN] or dice[BIG]
        return say("vegas-preview-tied") if mine else ""
    note = note_for(order, notes_at(view, move.place), view.seat)
    rank = order.index(view.seat) + 1
    return (
        say("vegas-preview-paid", rank=rank, note=say.money(note)) if note else say("vegas-preview-unpaid", rank=rank)
    )


def score(say: Say, game: Game[Any], score: int) -> str:
    return say.money(score)


def tiebreak(say: Say, game: Game[Any], tiebreak: int) -> str:
    return say("vegas-notes", count=tiebreak)


def _asked(view: VegasView) -> str:
    """The name of a question; cards are asked for before the roll and after placing."""
    if view.asked != "cards":
        return view.asked
    return "cards-placed" if view.first_place else "cards-before"


def _begun(sentence: str) -> str:
    """The neutral colour is the only name that begins a sentence with a small letter."""
    return sentence[:1].upper() + sentence[1:]


def rule_of(game: Game[Any], move: Move) -> str:
    """The rule of the card that is played."""
    return game.cards[move.card].rule if isinstance(game, Vegas) and isinstance(move, deck.Play) else ""


def _card(say: Say, card: str) -> str:
    return say(f"table-card-{card}")


def _die(say: Say, die: str) -> str:
    return say(f"vegas-die-{die}")


def _dice(say: Say, dice: Hand) -> str:
    """`2 dice, 1 neutral die and the big die`."""
    return say.both([say(f"vegas-dice-{kind}", count=count) for kind, count in zip(KINDS, dice, strict=True) if count])


def _rolled(say: Say, roll: Roll) -> str:
    """`1 1 3 5; neutral 2; big 6`."""
    parts = []
    for kind, counts in zip(KINDS, roll, strict=True):
        if any(counts):
            parts.append(say(f"vegas-rolled-{kind}", faces=" ".join(write_faces(counts))))
    return "; ".join(parts)


def _notes(say: Say, notes: Notes) -> str:
    return say.both([say.money(note) for note in notes])


def _names(say: Say, owners: tuple[int, ...]) -> str:
    return say.both([say.name(owner) for owner in owners])


def _onto(say: Say, place: int) -> str:
    return say("vegas-onto", place=place)


def _at(say: Say, place: int) -> str:
    return say("vegas-at", place=place)


def _from(say: Say, place: int) -> str:
    return say("vegas-from", place=place)


def _left_over(say: Say, e: neutral.LeftOverPlaced) -> Facts:
    return {"name": say.name(e.seat), "faces": " ".join(write_faces(e.faces))}


def _placed(say: Say, e: events.Placed) -> Facts:
    return {
        "name": say.name(e.seat),
        "dice": _dice(say, e.dice),
        "onto": _onto(say, e.place),
        "face": e.face,
        "place": e.place,
    }


def _round_over(say: Say, e: events.RoundEnded) -> Facts:
    stands = [say("vegas-stands", name=say.name(seat), money=say.money(money)) for seat, money in enumerate(e.money)]
    return {"round": e.round, "stands": "; ".join(stands)}


def _kicked(say: Say, e: kickers.Kicked) -> Facts:
    return {
        "name": say.name(e.seat),
        "owner": say.name(e.owner),
        "neutral": "yes" if e.owner == events.NEUTRAL_OWNER else "no",
        "die": e.die,
        "from": _from(say, e.place),
    }


def _note_laid(say: Say, e: three_notes.NoteLaid) -> Facts:
    return {
        "name": say.name(e.seat),
        "note": say.money(e.note),
        "at": _at(say, e.place),
        "under": _notes(say, e.under),
    }


def _swap_drawn(say: Say, e: swap.SwapDrawn) -> Facts:
    return {"name": say.name(e.seat), "known": "yes" if e.note else "no", "note": say.money(e.note)}


_FACTS: dict[type[Event], Callable[[Say, Any], Facts]] = {
    StarterChosen: lambda say, e: {"name": say.name(e.seat)},
    events.RoundBegan: lambda say, e: {"round": e.round, "name": say.name(e.starter)},
    events.Rolled: lambda say, e: {"name": say.name(e.seat), "roll": _rolled(say, e.roll)},
    events.Placed: _placed,
    events.Tied: lambda say, e: {
        "names": _names(say, e.owners),
        "count": len(e.owners),
        "dice": e.dice,
        "at": _at(say, e.place),
    },
    events.Paid: lambda say, e: {"name": say.name(e.owner), "note": say.money(e.note), "at": _at(say, e.place)},
    events.Returned: lambda say, e: {"notes": _notes(say, e.notes), "count": len(e.notes), "from": _from(say, e.place)},
    events.RoundEnded: _round_over,
    neutral.LeftOverPlaced: _left_over,
    kickers.Kicked: _kicked,
    kickers.KickerIdle: lambda say, e: {"name": say.name(e.seat), "at": _at(say, e.place)},
    rainbow.RainbowReplaced: lambda say, e: {
        "at": _at(say, e.place),
        "left": "yes" if e.note else "no",
        "note": say.money(e.note),
    },
    rainbow.RainbowDiscarded: lambda say, e: {},
    bonus.BonusDealt: lambda say, e: {"note": say.money(e.note)},
    bonus.BonusScored: lambda say, e: {"name": say.name(e.seat), "note": say.money(e.note), "die": e.die},
    deck.CardDealt: lambda say, e: {"card": _card(say, e.card)},
    deck.CardPlayed: lambda say, e: {"name": say.name(e.seat), "card": _card(say, e.card)},
    tie_breaker.CardShown: lambda say, e: {"name": say.name(e.seat), "card": _card(say, e.card)},
    tie_breaker.TieWon: lambda say, e: {"name": say.name(e.seat), "at": _at(say, e.place)},
    reroll.Rerolled: lambda say, e: {"name": say.name(e.seat), "roll": _rolled(say, e.roll)},
    joker.Turned: lambda say, e: {"name": say.name(e.seat), "die": _die(say, e.die), "face": e.face, "to": e.to},
    take_back.TakenBack: lambda say, e: {
        "name": say.name(e.seat),
        "die": _die(say, e.die),
        "from": _from(say, e.place),
    },
    take_back.TurnPassed: lambda say, e: {"name": say.name(e.seat)},
    early.EarlyMarked: lambda say, e: {"name": say.name(e.seat), "at": _at(say, e.place)},
    early.EarlyPaying: lambda say, e: {"at": _at(say, e.place)},
    early.EarlyDeclined: lambda say, e: {"name": say.name(e.seat), "at": _at(say, e.place)},
    early.DiceGone: lambda say, e: {"at": _at(say, e.place)},
    three_notes.NoteTurnedUp: lambda say, e: {"name": say.name(e.seat), "note": say.money(e.note)},
    three_notes.NoteLaid: _note_laid,
    swap.SwappedAway: lambda say, e: {"name": say.name(e.seat), "note": say.money(e.note)},
    swap.SwapDrawn: _swap_drawn,
}
