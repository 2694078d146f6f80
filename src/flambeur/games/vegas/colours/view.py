"""What a seat may know of a table where dice of all colours are rolled together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from flambeur.engine import View
from flambeur.games.vegas.colours.slot import barred, slot_big, slot_row
from flambeur.games.vegas.colours.state import ColoursState
from flambeur.games.vegas.colours.turn import big_in_roll
from flambeur.games.vegas.state import CASINOS, SLOT, Notes, Row

if TYPE_CHECKING:
    from flambeur.games.vegas.colours.table import ColoursTable


class ColoursCasino(Struct, frozen=True):
    """A casino, or the slot machine."""

    notes: Notes
    """Dearest first."""
    dice: Row
    """Normal dice by colour."""
    big: tuple[int, ...] = ()
    """Colours whose big die lies here."""


class ColoursView(View, frozen=True, tag="vegas_colours"):
    """Everything on the table, and the seat's own secret colours."""

    mode: Literal["solitaire", "secret"]
    round: int
    rounds: int
    starter: int
    turn: int
    asked: str
    """The name of the step that waits."""
    colours: tuple[str, ...]
    """The words for the colours; everywhere else a colour is its number here."""
    mine: tuple[int, ...]
    """The colours of this seat."""
    cards: tuple[tuple[int, ...], ...]
    """The colours of every seat as far as this seat knows them."""
    casinos: tuple[ColoursCasino, ...]
    slot: ColoursCasino | None
    barred: tuple[int, ...]
    """Faces that lie on the slot machine already."""
    group: int
    left: Row
    """Dice of each colour still to be placed, of the group being played."""
    later: Row
    """Dice of each colour in group 2 while group 1 is played."""
    roll: Row
    """The face that the die of each colour shows, 0 for none; empty when nothing is rolled."""
    big_in_roll: tuple[int, ...]
    """The colours whose die in the roll is their big one."""
    won: tuple[Notes, ...]
    """The notes of each colour: of the whole game in solitaire, of this round with secret colours."""
    purses: tuple[Notes, ...]
    """The notes that each seat has for certain."""
    money: tuple[int, ...]
    """What those notes of each seat are worth."""
    rivals: int
    """What all rivals together have (solitaire)."""
    pile: int
    unseen: tuple[tuple[int, int], ...]
    """(note, how often) of all that has not been seen."""
    under: Notes
    """Notes known to lie under the pile, the next one first."""


def see(game: ColoursTable, state: ColoursState, seat: int | None) -> ColoursView:
    """The view of one seat, or of a spectator."""
    has_slot = len(state.notes) > SLOT
    bars = barred(state) if has_slot else 0
    purses = game.purses(state)
    cards = game.known_colours(state, seat)
    return ColoursView(
        seat=seat,
        waiting=game.waiting(state),
        mode=game.mode,
        round=state.round,
        rounds=game.rounds,
        starter=state.starter,
        turn=state.turn,
        asked=state.agenda[-1].name if state.agenda else "",
        colours=game.colours,
        mine=cards[seat] if seat is not None else (),
        cards=cards,
        casinos=tuple(
            [
                ColoursCasino(state.notes[place], state.dice[place], _colours(state.big[place]))
                for place in range(CASINOS)
            ]
        ),
        slot=ColoursCasino(state.notes[SLOT], slot_row(state), _colours(slot_big(state))) if has_slot else None,
        barred=tuple([face + 1 for face in range(CASINOS) if bars >> face & 1]),
        group=state.group,
        left=state.left,
        later=state.later,
        roll=state.roll,
        big_in_roll=big_in_roll(game, state.group, state.left) if state.roll else (),
        won=state.won,
        purses=purses,
        money=tuple([sum(notes) for notes in purses]),
        rivals=game.rivals_money(state),
        pile=sum(state.pile) + len(state.under),
        unseen=tuple([(note, count) for note, count in zip(game.denominations, state.pile, strict=True) if count]),
        under=state.under,
    )


def _colours(bits: int) -> tuple[int, ...]:
    return tuple([colour for colour in range(8) if bits >> colour & 1]) if bits else ()
