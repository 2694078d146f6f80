"""Words for the tables of Las Vegas where dice of all colours are rolled together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from flambeur.engine import Event, Game, Move, View
from flambeur.engine.chance import write_faces
from flambeur.games.first_player import StarterChosen
from flambeur.games.vegas.colours import events as happened
from flambeur.games.vegas.colours.secret import winners
from flambeur.games.vegas.colours.state import COLOURS
from flambeur.games.vegas.colours.view import ColoursCasino, ColoursView
from flambeur.games.vegas.events import Returned, RoundBegan
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.ranking import payments, standing, weights
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.slot_payout import TakeNote
from flambeur.games.vegas.state import Row
from flambeur.wording.say import Say
from flambeur.wording.words import Words


def event(say: Say, game: Game[Any], event: Event) -> str:
    """Return an event as a sentence; empty for laying notes and rolling out all colours, which are visible.

    Dealing colours to other players is not worth a line: it happens to all, every round.
    """
    said = f"colours-event-{event.name}"
    match event:
        case StarterChosen(seat):
            return say(said, name=say.name(seat))
        case RoundBegan(number, starter):
            return say(said, round=number, players=game.players, name=say.name(starter))
        case happened.ColourRolledOut(colour, faces, big) if game.players == 1:
            return say(said, colour=_first(colour_name(say, colour)), faces=", ".join(write_faces(faces)), big=big)
        case happened.GroupBegan(group):
            return say(said, group=group)
        case happened.ColoursRolled(seat, roll):
            return say(said, name=say.name(seat), roll=_rolled(say, roll))
        case happened.ColoursPlaced(seat, place, face, colours, big):
            return say(said, name=say.name(seat), colours=_dice(say, colours, big), place=place, face=face)
        case happened.ColoursTied(place, colours, dice):
            return say(said, colours=_first(_named(say, colours)), place=place, dice=dice)
        case happened.ColourPaid(place, colour, note):
            return say(said, colour=_first(colour_name(say, colour)), note=say.money(note), place=place)
        case Returned(place, notes):
            return say(said, notes=_notes(say, notes), count=len(notes), place=place)
        case happened.SolitaireScored(number, money, rivals):
            return say(said, round=number, name=say.name(0), money=say.money(money), rivals=say.money(rivals))
        case happened.SolitaireEnded(won, money, rivals):
            result = "yes" if won else "no"
            return say(said, won=result, name=say.name(0), money=say.money(money), rivals=say.money(rivals))
        case happened.MasterGambler():
            return say(said, name=say.name(0))
        case happened.ColourDealt(seat, colour) if colour >= 0:
            return say(said, name=say.name(seat), colour=colour_name(say, colour))
        case happened.ColoursRevealed(seat, colours, notes):
            return say(
                said,
                name=say.name(seat),
                colours=_named(say, colours),
                count=len(notes),
                notes=_notes(say, notes),
            )
        case happened.NotesDiscarded(notes):
            return say(said, count=len(notes), money=say.money(sum(notes)))
    return ""


def question(say: Say, game: Game[Any], view: View) -> str:
    assert isinstance(view, ColoursView)
    return say(f"colours-ask-{view.asked}")


def score(say: Say, game: Game[Any], score: int) -> str:
    return say.money(score)


def tiebreak(say: Say, game: Game[Any], tiebreak: int) -> str:
    return say("vegas-notes", count=tiebreak)


def move(say: Say, game: Game[Any], view: View, move: Move) -> str:
    assert isinstance(view, ColoursView)
    if isinstance(move, TakeNote):
        return say("colours-move-take", note=say.money(move.note))
    assert isinstance(move, Place | PlaceOnSlot)
    colours = tuple(colour for colour, face in enumerate(view.roll) if face == move.face)
    dice = _dice(say, colours, view.big_in_roll)
    return say(f"colours-move-{move.verb}", face=move.face, colours=dice)


def preview(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """Return in solitaire the current payout of the place; for secret colours the immediate win."""
    assert isinstance(view, ColoursView)
    if not isinstance(move, Place | PlaceOnSlot):
        return ""
    place = view.casinos[move.face - 1] if isinstance(move, Place) else view.slot
    assert place is not None
    after = _after(view, place, move.face)
    if view.mode == "solitaire":
        paid = payments(standing(after).order, place.notes)
        mine = sum(note for colour, note in paid if colour in view.mine)
        theirs = sum(note for colour, note in paid if colour not in view.mine)
        return say("colours-preview-solitaire", mine=say.money(mine), theirs=say.money(theirs))
    won = [
        say("colours-preview-winner", colour=colour_name(say, colour), note=say.money(note))
        for colour, note in winners(after, place.notes)
    ]
    return say("colours-preview-secret", count=len(won), winners=", ".join(won))


def colour_name(say: Say, colour: int) -> str:
    """Return the word for a colour."""
    return say(f"colours-colour-{COLOURS[colour]}")


def _after(view: ColoursView, place: ColoursCasino, face: int) -> Row:
    """Return the weight of each colour at a place, with the dice of the roll that show a face."""
    row = list(weights(place.dice, sum(1 << colour for colour in place.big)))
    for colour, shown in enumerate(view.roll):
        if shown == face:
            row[colour] += 2 if colour in view.big_in_roll else 1
    return tuple(row)


def _named(say: Say, colours: Iterable[int]) -> str:
    return say.both([colour_name(say, colour) for colour in colours])


def _dice(say: Say, colours: Iterable[int], big: Sequence[int]) -> str:
    """Return the colours of some dice, with the big dice among them marked."""
    return say.both(
        [
            say("colours-big", colour=colour_name(say, colour)) if colour in big else colour_name(say, colour)
            for colour in colours
        ]
    )


def _rolled(say: Say, roll: Row) -> str:
    return ", ".join(f"{colour_name(say, colour)} {face}" for colour, face in enumerate(roll) if face)


def _notes(say: Say, notes: Sequence[int]) -> str:
    return say.both([say.money(note) for note in notes])


def _first(words: str) -> str:
    """Return the words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


WORDS = Words(event=event, question=question, move=move, preview=preview, score=score, tiebreak=tiebreak)
