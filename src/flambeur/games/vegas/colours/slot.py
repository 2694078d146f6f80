"""The slot machine in solitaire: rivals take the dearest note, you choose yours (M11, M4, B11)."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Decision, Event, Move
from flambeur.games.vegas.colours.payout import pay, sweep, tell_ties
from flambeur.games.vegas.colours.state import ColoursState
from flambeur.games.vegas.ranking import standing, weights
from flambeur.games.vegas.slot_payout import TakeNote
from flambeur.games.vegas.state import SLOT, Row

if TYPE_CHECKING:
    from flambeur.games.vegas.colours.table import ColoursTable

YOU = 0
"""The player's colour in solitaire (L1)."""


def slot_row(state: ColoursState) -> Row:
    """The normal dice of each colour on the slot machine, whatever they show."""
    return tuple(map(sum, zip(*state.dice[SLOT:], strict=True)))


def slot_big(state: ColoursState) -> int:
    """The colours whose big die lies on the slot machine, as a set of bits."""
    return reduce(or_, state.big[SLOT:], 0)


def barred(state: ColoursState) -> int:
    """The faces that lie on the slot machine already, as a set of bits (B11)."""
    rows = enumerate(zip(state.dice[SLOT:], state.big[SLOT:], strict=True))
    return sum(1 << face for face, (row, big) in rows if big or any(row))


class SettleSlot(Automatic, frozen=True):
    """Rank the colours on the slot machine: ties cancel (M4)."""

    name: ClassVar[str] = "settle_slot"

    def run(self, game: ColoursTable, state: ColoursState, events: list[Event]) -> ColoursState:
        found = standing(weights(slot_row(state), slot_big(state)))
        tell_ties(found, SLOT, events)
        return replace(state, agenda=(*state.agenda[:-1], PaySlot(found.order)))


class PaySlot(Automatic, frozen=True):
    """The colours in `order` take one note each; left-over notes go under the pile."""

    name: ClassVar[str] = "pay_slot"
    order: tuple[int, ...]

    def run(self, game: ColoursTable, state: ColoursState, events: list[Event]) -> ColoursState:
        notes = state.notes[SLOT]
        if not self.order or not notes:
            return sweep(replace(state, agenda=state.agenda[:-1]), SLOT, events)
        colour, rest = self.order[0], PaySlot(self.order[1:])
        if colour == YOU:
            return replace(state, agenda=(*state.agenda[:-1], rest, ChooseNote()))
        return pay(replace(state, agenda=(*state.agenda[:-1], rest)), SLOT, colour, notes[0], events)


class ChooseNote(Decision, frozen=True):
    """You choose one of the notes on the slot machine (M4)."""

    name: ClassVar[str] = "choose_note"
    rule: ClassVar[str] = "M4"

    def moves(self, game: ColoursTable, state: ColoursState) -> tuple[Move, ...]:
        return tuple([TakeNote(note) for note in dict.fromkeys(state.notes[SLOT])])

    def play(self, game: ColoursTable, state: ColoursState, move: TakeNote, events: list[Event]) -> ColoursState:
        return pay(replace(state, agenda=state.agenda[:-1]), SLOT, YOU, move.note, events)
