"""Payout of a casino: ties cancel, then note by note (V8–V10, V23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Event
from flambeur.games.vegas.events import Paid, Returned, Tied
from flambeur.games.vegas.ranking import standing, weights
from flambeur.games.vegas.state import Notes, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


class Settle(Automatic, frozen=True):
    """Pay out one casino; what is left goes under the pile, dearest first (V10)."""

    name: ClassVar[str] = "settle"
    place: int

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        place = self.place
        notes = state.notes[place]
        state = replace(state, agenda=state.agenda[:-1], notes=(*state.notes[:place], (), *state.notes[place + 1 :]))
        state, paid = pay(game, state, place, notes, events)
        for hook in game.paid:
            state = hook(game, state, place, paid, events)
        return state


def pay(
    game: Vegas, state: VegasState, place: int, notes: Notes, events: list[Event]
) -> tuple[VegasState, tuple[tuple[int, int], ...]]:
    """Hand out the notes of a casino by rank; returns the (seat, note) pairs that were paid."""
    favoured = -1
    for ask in game.favoured:
        favoured = max(favoured, ask(game, state, place))
    found = standing(weights(state.dice[place], state.big[place]), favoured)
    order = found.order
    for count, owners in found.tied:
        events.append(Tied(place + 1, game.owners(owners), count))
    won = list(state.won)
    under: list[int] = []
    paid: list[tuple[int, int]] = []
    for owner, note in zip(order, notes, strict=False):
        events.append(Paid(place + 1, game.owner(owner), note))
        if owner == game.players:  # V23
            under.append(note)
        else:
            won[owner] += (note,)
            paid.append((owner, note))
    if left := notes[len(order) :]:
        events.append(Returned(place + 1, left))
        under += left
    return replace(state, won=tuple(won), under=(*state.under, *under)), tuple(paid)
