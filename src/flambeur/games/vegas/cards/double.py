"""Double: a pair goes to any casino, or to a free face of the slot machine (A5, X15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Decision, Event, Move
from flambeur.games.vegas.cards.deck import PLACING, ActionCard, Words
from flambeur.games.vegas.cards.turn_so_far import TurnSoFar
from flambeur.games.vegas.choice import Choice
from flambeur.games.vegas.dice import pairs, showing
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.state import CASINOS, PLACE_NUMBERS, SLOT, VegasState
from flambeur.games.vegas.turn import put_down

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


class Pair(Move, frozen=True):
    """Choose the pair that shows a face."""

    verb: ClassVar[str] = "pair"
    face: int


class Onto(Move, frozen=True):
    """Put the pair on a place, turned to a face."""

    verb: ClassVar[str] = "onto"
    place: int
    face: int


class PickPair(Decision, frozen=True):
    """Which pair, if there are several."""

    name: ClassVar[str] = "pick_pair"
    rule: ClassVar[str] = "A5"

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return tuple([Pair(face) for face in doubles(game, state)])

    def play(self, game: Vegas, state: VegasState, move: Pair, events: list[Event]) -> VegasState:
        return replace(state, agenda=(*state.agenda[:-1], PlacePair(move.face)))


class PlacePair(Decision, frozen=True):
    """Where the pair goes; under Two Casinos not where the first dice of this turn went (A3)."""

    name: ClassVar[str] = "place_pair"
    rule: ClassVar[str] = "A5"
    pair: int

    def about(self, game: Vegas, state: VegasState) -> Choice:
        return Choice(dice=showing(state.roll, self.pair - 1))

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        first = {PLACE_NUMBERS[placement.place] for placement in game.piece(state, TurnSoFar).placed}
        spots = [(face, face + 1) for face in range(CASINOS)]
        for turned in game.turned:
            spots += turned(game, state)
        found = [Onto(PLACE_NUMBERS[row], face) for row, face in spots]
        return tuple([move for move in found if move.place not in first])

    def play(self, game: Vegas, state: VegasState, move: Onto, events: list[Event]) -> VegasState:
        row = move.place - 1 if move.place <= CASINOS else SLOT + move.face - 1
        return put_down(game, state, row, move.face, showing(state.roll, self.pair - 1), self.pair, events)


def doubles(game: Vegas, state: VegasState) -> tuple[int, ...]:
    """Faces shown by exactly two dice, both still there, as judged when placing began."""
    turn = game.piece(state, TurnSoFar)
    mask = pairs(state.roll)
    if turn.placed:
        mask &= turn.pairs
    return tuple([face + 1 for face in range(CASINOS) if mask >> face & 1])


class Double(ActionCard, frozen=True):
    """It is the placement: the usual choice of a face is over."""

    name: ClassVar[str] = "double"
    rule: ClassVar[str] = "A5"
    when: ClassVar[Words] = (PLACING,)

    def plug(self, moments: Moments) -> None:
        faces = range(1, CASINOS + 1)
        moments.moves += [Pair(face) for face in faces]
        moments.moves += [*(Onto(face, face) for face in faces), *(Onto(SLOT + 1, face) for face in faces)]
        moments.step_types += [PickPair, PlacePair]

    def can(self, game: Vegas, state: VegasState) -> bool:
        return bool(doubles(game, state))

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        found = doubles(game, state)
        step = PickPair() if len(found) > 1 else PlacePair(found[0])
        return replace(state, agenda=(*state.agenda[:-1], step))
