"""Laying notes at the places of a table of colours (L1, S1, V14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Event, Factor, Outcome
from flambeur.games.vegas.colours.state import ColoursState
from flambeur.games.vegas.events import Stocked
from flambeur.games.vegas.pile import draw_factor, without
from flambeur.games.vegas.stock import laid

if TYPE_CHECKING:
    from flambeur.games.vegas.colours.table import ColoursTable


class StockColours(Automatic, frozen=True):
    """Lay notes at a place until there is enough, or the pile is empty (V14)."""

    name: ClassVar[str] = "stock"
    place: int

    def run(self, game: ColoursTable, state: ColoursState, events: list[Event]) -> ColoursState:
        if game.enough(state.notes[self.place]):
            return replace(state, agenda=state.agenda[:-1])
        if any(state.pile):
            return replace(state, agenda=(*state.agenda, DrawColoursNote(self.place)))
        if state.under:
            note = state.under[0]
            events.append(Stocked(self.place + 1, note))
            return replace(state, notes=laid(state.notes, self.place, note), under=state.under[1:])
        return replace(state, agenda=state.agenda[:-1])


class DrawColoursNote(Chance, frozen=True):
    """The top note of the pile is laid at a place."""

    name: ClassVar[str] = "note"
    place: int

    def factors(self, game: ColoursTable, state: ColoursState) -> tuple[Factor, ...]:
        return (draw_factor(game.denominations, state.pile),)

    def resolve(self, game: ColoursTable, state: ColoursState, outcome: Outcome, events: list[Event]) -> ColoursState:
        note = outcome[0]
        assert isinstance(note, int)
        events.append(Stocked(self.place + 1, note))
        notes = laid(state.notes, self.place, note)
        pile = without(game.denominations, state.pile, note)
        return replace(state, notes=notes, pile=pile, agenda=state.agenda[:-1])
