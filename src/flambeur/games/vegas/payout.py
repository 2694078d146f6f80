"""Payout of a casino: ties cancel, then note by note (V8–V10, V23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Event, Step
from flambeur.games.vegas.events import Paid, Returned, Tied
from flambeur.games.vegas.ranking import Standing, payments, standing, weights
from flambeur.games.vegas.state import Notes, VegasState, rows_of

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

EARLY, FINAL = range(2)
"""Whether left-over notes stay for a later payout of the same round (A6) or go under the pile (V10)."""


class Settle(Automatic, frozen=True):
    """Pay out one casino."""

    name: ClassVar[str] = "settle"
    place: int
    final: int = FINAL

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        place = self.place
        number = place + 1
        notes = state.notes[place]
        found = standing_at(game, state, place)
        for count, owners in found.tied:
            events.append(Tied(number, game.owners(owners), count))
        lying, won, under = [*state.notes], [*state.won], state.under
        paid = payments(found.order, notes)
        for owner, note in paid:
            events.append(Paid(number, game.named[owner], note))
            if owner == game.players:  # V23
                under += (note,)
            else:
                won[owner] += (note,)
        left = notes[len(paid) :]
        if left and self.final:
            events.append(Returned(number, left))
            under += left
            left = ()
        lying[place] = left
        state = replace(state, agenda=state.agenda[:-1], notes=tuple(lying), won=tuple(won), under=under)
        for hook in game.paid:
            state = hook(game, state, place, tuple([pair for pair in paid if pair[0] != game.players]), events)
        return state


def standing_at(game: Vegas, state: VegasState, place: int) -> Standing:
    """Return how the owners stand at a place, including who wins a tie there."""
    favoured = -1
    for ask in game.favoured:
        favoured = max(favoured, ask(game, state, place))
    return standing_for(game, state, place, favoured)


def standing_for(game: Vegas, state: VegasState, place: int, favoured: int = -1) -> Standing:
    """How the owners would stand at a place if this one won its tie there (-1: none)."""
    if place in game.standing:
        rows = rows_of(place, state.dice)
        return game.standing[place](state.dice[rows.start : rows.stop], state.big[rows.start : rows.stop], favoured)
    row, big = state.dice[place], state.big[place]
    return standing(weights(row, big) if big else row, favoured)  # `cancelling`, without making rows of one


def settling(game: Vegas, place: int, final: int = FINAL) -> list[Step]:
    """The steps that pay out one place, in order."""
    step: Step = game.settle[place](final) if place in game.settle else Settle(place, final)
    return [*[before(place) for before in game.before_settle], step]


def early_payout(game: Vegas, place: int) -> list[Step]:
    """The steps that pay out one place before its time, in order."""
    return [*[before(place) for before in game.before_paying], *settling(game, place, EARLY)]


def left_over(state: VegasState, place: int, events: list[Event]) -> VegasState:
    """Notes that nobody won go under the pile, dearest first (V10)."""
    left: Notes = state.notes[place]
    if not left:
        return state
    events.append(Returned(place + 1, left))
    notes = (*state.notes[:place], (), *state.notes[place + 1 :])
    return replace(state, notes=notes, under=(*state.under, *left))
