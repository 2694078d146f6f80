"""Two Casinos: for one turn, every opponent places on two places (A3, C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Decision, Event, Move
from flambeur.games.vegas.cards.deck import IN_TURN, ActionCard, Mark, Words
from flambeur.games.vegas.cards.turn_so_far import TurnSoFar
from flambeur.games.vegas.dice import faces_shown
from flambeur.games.vegas.moments import Moments, Placement
from flambeur.games.vegas.moves import PLACES_BY_MASK
from flambeur.games.vegas.state import PLACE_NUMBERS, Piece, VegasState, members

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

NAME = "casinos"


class Binding(Piece, frozen=True):
    """Seats whose next turn is bound, as a set of bits, and whether the turn being played is."""

    seats: int = 0
    now: int = 0

    def next_round(self) -> Binding:
        return Binding()


class BindTurn(Automatic, frozen=True):
    """A turn, a pass or having no dice uses the binding of a seat up."""

    name: ClassVar[str] = "bind_turn"

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        seats, seat = game.piece(state, Binding).seats, state.turn
        state = replace(state, agenda=state.agenda[:-1])
        return game.with_piece(state, Binding(seats & ~(1 << seat), seats >> seat & 1))


class SecondPlacement(Automatic, frozen=True):
    """After the first placement with its kicks and cards: is there another place for dice of this roll?"""

    name: ClassVar[str] = "second_placement"

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        state = replace(state, agenda=state.agenda[:-1])
        if any(hasattr(move, "place") for move in second_places(game, state)):
            return replace(state, agenda=(*state.agenda, PlaceAgain()))
        return state


class PlaceAgain(Decision, frozen=True):
    """Choose the second place."""

    name: ClassVar[str] = "place_again"
    rule: ClassVar[str] = "A3"

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return second_places(game, state)

    def play(self, game: Vegas, state: VegasState, move: Move, events: list[Event]) -> VegasState:
        after: VegasState = game.effects[type(move)](game, state, move, events)
        return after


def second_places(game: Vegas, state: VegasState) -> tuple[Move, ...]:
    """What the rest of the roll allows, but not where the first dice of this turn went."""
    first = PLACE_NUMBERS[game.piece(state, TurnSoFar).placed[0].place]
    moves: tuple[Move, ...] = PLACES_BY_MASK[faces_shown(state.roll)]
    for offer in game.placings:
        moves += offer(game, state)
    return tuple([move for move in moves if getattr(move, "place", 0) != first])


def place_second(game: Vegas, state: VegasState, placement: Placement, events: list[Event]) -> VegasState:
    first = placement.rolled and not game.piece(state, TurnSoFar).placed
    if not first or not game.piece(state, Binding).now:
        return state
    return replace(state, agenda=(*state.agenda, SecondPlacement()))


def _mark(game: Vegas, state: VegasState) -> Mark | None:
    """Seats that must place on two casinos in their next turn, or in this one."""
    binding = game.piece(state, Binding)
    bound = members(binding.seats | binding.now << state.turn)
    return Mark(NAME, bound) if bound else None


class TwoCasinos(ActionCard, frozen=True):
    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "A3"
    when: ClassVar[Words] = IN_TURN

    def plug(self, moments: Moments) -> None:
        moments.remember(Binding())
        moments.turn_begins.append(BindTurn())
        moments.after_placing.append(place_second)
        moments.marks.append(_mark)
        moments.step_types += [BindTurn, SecondPlacement, PlaceAgain]

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        """Every opponent is bound until the next turn of this seat; mates are not opponents (M9)."""
        binding = game.piece(state, Binding)
        seats = sum(1 << seat for seat in range(game.players) if seat not in game.allies[state.turn])
        return game.with_piece(state, replace(binding, seats=seats))
