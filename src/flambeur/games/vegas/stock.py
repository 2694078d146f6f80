"""Stocking the casinos at the start of a round (V3, V14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Event, Factor, Outcome
from flambeur.engine.lookup import Known
from flambeur.games.vegas.events import Stocked
from flambeur.games.vegas.pile import draw_factor, without
from flambeur.games.vegas.state import RAINBOW, Notes, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

RAINBOW_WORTH = 40
"""What a rainbow card counts as while stocking (B10)."""


class Stock(Automatic, frozen=True):
    """Lay notes at this place, and then at those behind it, until each is worth the minimum."""

    name: ClassVar[str] = "stock"
    place: int = 0

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        place = self.place
        while place < len(state.notes):
            if worth(state.notes[place]) >= game.minimum:
                place += 1
            elif any(state.pile):
                return replace(state, agenda=(*state.agenda[:-1], DRAWS[place]))
            elif state.under:
                note, under = state.under[0], state.under[1:]
                events.append(Stocked(place + 1, note))
                state = replace(state, notes=laid(state.notes, place, note), under=under)
            else:
                break  # V14
        return replace(state, agenda=state.agenda[:-1])


class DrawNote(Chance, frozen=True):
    """The top note of the pile, while some are unseen, is laid at a place; then stocking goes on."""

    name: ClassVar[str] = "note"
    place: int

    def factors(self, game: Vegas, state: VegasState) -> tuple[Factor, ...]:
        return (draw_factor(game.denominations, state.pile),)

    def resolve(self, game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> VegasState:
        note: int = outcome[0]  # type: ignore[assignment]  # a note; an assertion would cost at every draw
        place = self.place
        events.append(Stocked(place + 1, note))
        notes = [*state.notes]
        notes[place], value = _STACKS[notes[place], note]
        pile = without(game.denominations, state.pile, note)
        if value >= game.minimum:
            place += 1
        agenda = state.agenda[:-1]
        if place < len(notes):
            # Straight on to the next draw where nothing can stand between: the casinos were empty when we began.
            agenda += (DRAWS[place] if any(pile) else STOCKS[place],)
        return replace(state, notes=tuple(notes), pile=pile, agenda=agenda)


STOCKS = tuple(Stock(place) for place in range(7))
DRAWS = tuple(DrawNote(place) for place in range(7))


def worth(notes: Notes) -> int:
    """What notes at a place count while it is stocked."""
    return sum(notes) + RAINBOW_WORTH * notes.count(RAINBOW)


def laid(notes: tuple[Notes, ...], place: int, note: int) -> tuple[Notes, ...]:
    """The notes of all places after one more was laid at `place`."""
    lying = [*notes]
    lying[place] = _among(lying[place], note)
    return tuple(lying)


def _among(notes: Notes, note: int) -> Notes:
    """Notes at a place and one more, dearest first."""
    return tuple(sorted((*notes, note), reverse=True))


def _stack(laid: tuple[Notes, int]) -> tuple[Notes, int]:
    notes = _among(*laid)
    return notes, worth(notes)


_STACKS = Known(_stack)
"""By the notes at a place that is being stocked and the next one: both together, and what they are worth."""
