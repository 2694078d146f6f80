"""Greedy play where dice of all colours are rolled together: the placement that pays best as things lie.

Solitaire: what the seat would be paid minus what all rivals would be paid, if the round ended now. Secret colours:
what the seat's colours win at once minus a share of what the others win.
"""

from __future__ import annotations

from flambeur.analysis.play_style import EVEN, PlayStyle
from flambeur.engine import Budget, Chooser, Knowledge, Move
from flambeur.games.vegas.colours.secret import winners
from flambeur.games.vegas.colours.view import ColoursCasino, ColoursView
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.ranking import payments, standing, weights
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.slot_payout import TakeNote
from flambeur.games.vegas.state import Row


def choose(
    knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser, style: PlayStyle = EVEN
) -> Move:
    """The best of the moves by what lies on the table; the first of equals."""
    view = knowledge.view
    assert isinstance(view, ColoursView)
    value = _solitaire if view.mode == "solitaire" else _secret
    return max(moves, key=lambda move: value(view, move, style))


def _solitaire(view: ColoursView, move: Move, style: PlayStyle) -> float:
    if isinstance(move, TakeNote):
        return move.note
    assert isinstance(move, Place | PlaceOnSlot)
    place = view.casinos[move.face - 1] if isinstance(move, Place) else view.slot
    assert place is not None
    counted = _counted(place)
    after = list(counted)
    for colour, face in enumerate(view.roll):
        if face == move.face:
            after[colour] += 2 if colour in view.big_in_roll else 1
    return _lead(tuple(after), place, style) - _lead(counted, place, style)


def _lead(counted: Row, place: ColoursCasino, style: PlayStyle) -> float:
    """What you would be paid at a place less what rivals would be."""
    paid = payments(standing(counted).order, place.notes)
    return sum(note if colour == 0 else -note * style.spite for colour, note in paid)


def _counted(place: ColoursCasino) -> Row:
    return weights(place.dice, sum(1 << colour for colour in place.big))


def _secret(view: ColoursView, move: Move, style: PlayStyle) -> float:
    assert isinstance(move, Place)
    casino = view.casinos[move.face - 1]
    row = list(casino.dice)
    for colour, face in enumerate(view.roll):
        row[colour] += face == move.face
    won = winners(tuple(row), casino.notes)
    mine = sum(note for colour, note in won if colour in view.mine)
    theirs = sum(note for colour, note in won if colour not in view.mine)
    return mine - theirs * style.spite / len(view.cards)
