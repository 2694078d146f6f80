"""Payout of a casino among colours (L4: V8–V10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Event
from flambeur.games.vegas.colours.events import ColourPaid, ColoursTied
from flambeur.games.vegas.colours.state import ColoursState
from flambeur.games.vegas.events import Returned
from flambeur.games.vegas.ranking import Standing, payments, standing, weights

if TYPE_CHECKING:
    from flambeur.games.vegas.colours.table import ColoursTable


class SettleColours(Automatic, frozen=True):
    """Pay out one casino by rank; what is left goes under the pile, dearest first (V10)."""

    name: ClassVar[str] = "settle"
    place: int

    def run(self, game: ColoursTable, state: ColoursState, events: list[Event]) -> ColoursState:
        place = self.place
        found = standing(weights(state.dice[place], state.big[place]))
        tell_ties(found, place, events)
        for colour, note in payments(found.order, state.notes[place]):
            state = pay(state, place, colour, note, events)
        return sweep(replace(state, agenda=state.agenda[:-1]), place, events)


def tell_ties(found: Standing, place: int, events: list[Event]) -> None:
    events.extend([ColoursTied(place + 1, colours, count) for count, colours in found.tied])


def pay(state: ColoursState, place: int, colour: int, note: int, events: list[Event]) -> ColoursState:
    """A colour takes a note from a place."""
    events.append(ColourPaid(place + 1, colour, note))
    lying = list(state.notes[place])
    lying.remove(note)
    notes = (*state.notes[:place], tuple(lying), *state.notes[place + 1 :])
    won = (*state.won[:colour], (*state.won[colour], note), *state.won[colour + 1 :])
    return replace(state, notes=notes, won=won)


def sweep(state: ColoursState, place: int, events: list[Event]) -> ColoursState:
    """Notes left at a place go under the pile (V10)."""
    rest = state.notes[place]
    if not rest:
        return state
    events.append(Returned(place + 1, rest))
    notes = (*state.notes[:place], (), *state.notes[place + 1 :])
    return replace(state, notes=notes, under=state.under + rest)
