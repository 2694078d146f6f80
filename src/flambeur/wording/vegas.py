"""Las Vegas in words: a message for each event, question and move, with arguments found by name.

If there is no message, the name is used, so that a custom card can be played before it has texts.
"""

from __future__ import annotations

from typing import Any

from flambeur.engine import Event, Game, Move, View
from flambeur.engine.chance import write_faces
from flambeur.games.vegas import payout_preview
from flambeur.games.vegas.bonus import BonusDealt
from flambeur.games.vegas.cards.deck import CardDealt, Mark, Play
from flambeur.games.vegas.dice import BIG, KINDS, NEUTRAL, OWN, Hand, Roll, showing
from flambeur.games.vegas.events import NEUTRAL_OWNER, RoundEnded, Stocked
from flambeur.games.vegas.moves import DONE, Place
from flambeur.games.vegas.payout_preview import prospect
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.state import RAINBOW, Notes
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.view import VegasView
from flambeur.wording.facts import Teller
from flambeur.wording.plain import plain_event
from flambeur.wording.say import Say
from flambeur.wording.words import Words


def event(say: Say, game: Game[Any], event: Event) -> str:
    """Return an event as one sentence; empty for notes laid, which are visible, and for others' cards."""
    if isinstance(event, Stocked) or (isinstance(event, CardDealt | BonusDealt) and event.seat != say.viewer):
        return ""
    message = f"vegas-event-{event.name}"
    return _begun(_EVENT.say(say, message, event)) if say.texts.has(message) else plain_event(event)


def question(say: Say, game: Game[Any], view: View) -> str:
    """Return the question to the seat of this view."""
    assert isinstance(view, VegasView)
    asked = _asked(view)
    message = f"vegas-ask-{asked}"
    return _QUESTION.say(say, message, view) if say.texts.has(message) else asked.replace("_", " ")


def move(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """Return one choice, for a list or a button."""
    assert isinstance(view, VegasView)
    message = f"vegas-move-{move.verb}"
    if move == DONE:
        message = f"vegas-move-done-{_asked(view)}"
        message = message if say.texts.has(message) else "vegas-move-done"
    return _chooser(view).say(say, message, move) if say.texts.has(message) else str(move)


def preview(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """Return a placement's worth if the round ended with it, or a card's effect."""
    assert isinstance(view, VegasView)
    assert isinstance(game, Vegas)
    if rule := rule_of(game, move):
        return _card_text(say, f"rule-{rule}") if say.texts.has(f"rule-{rule}") else ""
    if view.seat is None or not isinstance(move, Place | PlaceOnSlot):
        return ""
    dice = showing(view.roll, move.face - 1)
    hope = prospect(game, view, move.place, move.face, dice, view.seat)
    if not hope.rank:
        mine = dice[OWN] or dice[BIG] or payout_preview.counted(view, move.place)[view.seat]
        return say("vegas-preview-tied") if mine else _neutral(say, game, view, move, dice)
    if not hope.note:
        return say("vegas-preview-unpaid", rank=hope.rank)
    note = note_text(say, view, move.place, hope.rank)
    if hope.by_card:
        return say("vegas-preview-tie-won", rank=hope.rank, note=note)
    kept = hope.note == payout_preview.held_note(game, view, move.place, view.seat)
    return say("vegas-preview-kept" if kept else "vegas-preview-paid", rank=hope.rank, note=note)


def _card_text(say: Say, rule: str) -> str:
    """Return a card's effect, after the name that its box gives it if that is not ours."""
    if not say.texts.has(rule, "box"):
        return say(rule)
    return say("rules-box-card", name=say.texts.say(rule, "box"), text=say(rule))


def _neutral(say: Say, game: Vegas, view: VegasView, move: Place | PlaceOnSlot, dice: Hand) -> str:
    """Return the effect of placing only neutral dice at a place without own dice."""
    if not dice[NEUTRAL]:
        return ""
    assert view.seat is not None
    hope, beside = payout_preview.neutral_prospect(game, view, move.place, move.face, dice, view.seat)
    if not hope.rank:
        return say("vegas-preview-neutral-tied", names=_names(say, beside))
    if not hope.note:
        return say("vegas-preview-neutral-unpaid")
    return say("vegas-preview-neutral", rank=hope.rank, note=note_text(say, view, move.place, hope.rank))


def note_text(say: Say, view: VegasView, place: int, rank: int, rainbow: str = "vegas-table-rainbow") -> str:
    """Return the note paid to a rank at a place; for a rainbow card the message that fits the context."""
    printed = payout_preview.printed_at(view, place)[rank - 1]
    return say(rainbow) if printed == RAINBOW else say.money(printed)


def leads(game: Game[Any], view: View) -> tuple[payout_preview.Lead, ...]:
    """Return the payouts at every place if the round ended now."""
    assert isinstance(view, VegasView)
    assert isinstance(game, Vegas)
    return payout_preview.leads(game, view)


def score(say: Say, game: Game[Any], score: int) -> str:
    return say.money(score)


def exact_score(say: Say, score: float) -> str:
    return say.dollars(score)


def tiebreak(say: Say, game: Game[Any], tiebreak: int) -> str:
    return say("vegas-notes", count=tiebreak)


def card_name(say: Say, card: str) -> str:
    """Return the name of an action card; for one without texts, its name in the rules."""
    return say(f"table-card-{card}") if say.texts.has(f"table-card-{card}") else card


def mark_text(say: Say, mark: Mark) -> str:
    """Return the pending effect of an open card, as one sentence."""
    message = f"vegas-mark-{mark.card}"
    if say.texts.has(message):
        return _EVENT.say(say, message, mark)
    return f"{card_name(say, mark.card)}: {_names(say, mark.seats)}"


def rule_of(game: Game[Any], move: Move) -> str:
    """Return the rule of the card that is played."""
    return game.cards[move.card].rule if isinstance(game, Vegas) and isinstance(move, Play) else ""


def _asked(view: VegasView) -> str:
    """Return the name of a question; cards are asked for before the roll and after placing."""
    if view.asked != "cards" or view.cards is None:
        return view.asked
    return "cards-placed" if view.cards.placed else "cards-before"


def _begun(sentence: str) -> str:
    """Capitalise a sentence that begins with the neutral colour, the only name in lower case."""
    return sentence[:1].upper() + sentence[1:]


def _dice(say: Say, dice: Hand) -> str:
    """Return `2 dice, 1 neutral die and the big die`."""
    return say.both([say(f"vegas-dice-{kind}", count=count) for kind, count in zip(KINDS, dice, strict=True) if count])


def _put(say: Say, dice: Hand) -> str:
    """Return the same for a choice, which has little room: `2 dice + big die`."""
    sole = _yes(sum(map(bool, dice)) == 1)
    names = [f"vegas-{'dice' if kind == 'own' else 'put'}-{kind}" for kind in KINDS]
    parts = [say(name, count=count, sole=sole) for name, count in zip(names, dice, strict=True) if count]
    return " +\u00a0".join(parts)


def _rolled(say: Say, roll: Roll) -> str:
    """Return `1 1 3 5; neutral 2; big 6`."""
    parts = []
    for kind, counts in zip(KINDS, roll, strict=True):
        if any(counts):
            parts.append(say(f"vegas-rolled-{kind}", faces=" ".join(write_faces(counts))))
    return say.apart(parts)


def _notes(say: Say, notes: Notes) -> str:
    return say.both([say.money(note) for note in notes])


def _names(say: Say, owners: tuple[int, ...]) -> str:
    return say.both([say.name(owner) for owner in owners])


def _name(say: Say, thing: Any) -> str:
    """Return the name of the seat that acted, or that it is about."""
    for field in ("seat", "starter", "owner"):
        if (owner := getattr(thing, field, None)) is not None:
            return say.name(owner)
    return _names(say, thing.seats)


def _stands(say: Say, event: RoundEnded) -> str:
    parts = [say("vegas-stands", name=say.name(seat), money=say.money(money)) for seat, money in enumerate(event.money)]
    return say.apart(parts)


def _yes(fact: object) -> str:
    return "yes" if fact else "no"


_EVENT = Teller(
    {
        "name": _name,
        "names": lambda say, e: _names(say, e.owners if hasattr(e, "owners") else e.seats),
        "count": lambda say, e: len(e.owners if hasattr(e, "owners") else e.notes),
        "owner": lambda say, e: say.name(e.owner),
        "neutral": lambda say, e: _yes(e.owner == NEUTRAL_OWNER),
        "roll": lambda say, e: _rolled(say, e.roll),
        "faces": lambda say, e: " ".join(write_faces(e.faces)),
        "dice": lambda say, e: _dice(say, e.dice) if isinstance(e.dice, tuple) else e.dice,
        "die": lambda say, e: say(f"vegas-die-{e.die}") if isinstance(e.die, str) else e.die,
        "size": lambda say, e: e.die,
        "card": lambda say, e: card_name(say, e.card),
        "note": lambda say, e: say.money(e.note),
        "notes": lambda say, e: _notes(say, e.notes),
        "under": lambda say, e: _notes(say, e.under),
        "known": lambda say, e: _yes(e.note),
        "left": lambda say, e: _yes(e.note),
        "stands": _stands,
        "at": lambda say, e: say("vegas-at", place=e.place),
        "onto": lambda say, e: say("vegas-onto", place=e.place),
        "from": lambda say, e: say("vegas-from", place=e.place),
    }
)
_QUESTION = Teller(
    {
        "at": lambda say, view: say("vegas-at", place=view.choice.at or view.cards.placed),
        "notes": lambda say, view: _notes(say, view.choice.notes),
        "note": lambda say, view: say.money(view.choice.notes[1]),
    }
)


def _chooser(view: VegasView) -> Teller:
    """Return the words for moves: dice are those rolled or picked; a move without a place is at the choice's place."""
    return _EVENT.extended(
        {
            "dice": lambda say, move: _put(say, showing(view.roll, move.face - 1)),
            "count": lambda say, move: sum(view.choice.dice),
            "place": lambda say, move: getattr(move, "place", view.choice.at),
        }
    )


WORDS = Words(
    event=event,
    question=question,
    move=move,
    preview=preview,
    rule_of=rule_of,
    score=score,
    exact_score=exact_score,
    tiebreak=tiebreak,
    leads=leads,
)
