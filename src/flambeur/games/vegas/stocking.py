"""Stocking the casinos at the start of a round (V3, V14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Event, Factor, Outcome
from flambeur.games.vegas.events import Stocked
from flambeur.games.vegas.pile import draw_factor, without
from flambeur.games.vegas.state import RAINBOW, Notes, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

RAINBOW_WORTH = 40
"""What a rainbow card counts as while stocking (B10)."""


class Stock(Automatic, frozen=True):
    """Lay notes at a place until they are worth the minimum."""

    name: ClassVar[str] = "stock"
    place: int

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        if worth(state.notes[self.place]) >= game.minimum:
            return replace(state, agenda=state.agenda[:-1])
        if any(state.pile):
            return replace(state, agenda=(*state.agenda, DrawNote(self.place)))
        if state.under:
            note, under = state.under[0], state.under[1:]
            events.append(Stocked(self.place + 1, note))
            return replace(state, notes=laid(state.notes, self.place, note), under=under)
        return replace(state, agenda=state.agenda[:-1])  # V14


class DrawNote(Chance, frozen=True):
    """The top note of the pile, while some are unseen, is laid at a place."""

    name: ClassVar[str] = "note"
    place: int

    def factors(self, game: Vegas, state: VegasState) -> tuple[Factor, ...]:
        return (draw_factor(game.denominations, state.pile),)

    def resolve(self, game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> VegasState:
        note = outcome[0]
        assert isinstance(note, int)
        events.append(Stocked(self.place + 1, note))
        notes = laid(state.notes, self.place, note)
        pile = without(game.denominations, state.pile, note)
        enough = worth(notes[self.place]) >= game.minimum
        return replace(state, notes=notes, pile=pile, agenda=state.agenda[: -2 if enough else -1])


def worth(notes: Notes) -> int:
    return sum(notes) + RAINBOW_WORTH * notes.count(RAINBOW)


def laid(notes: tuple[Notes, ...], place: int, note: int) -> tuple[Notes, ...]:
    """The notes of all places after one more was laid at `place`, dearest first."""
    lying = list(notes)
    lying[place] = tuple(sorted((*notes[place], note), reverse=True)) if notes[place] else (note,)
    return tuple(lying)
