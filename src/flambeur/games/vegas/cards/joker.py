"""Joker: set one of the dice just rolled to any face (C1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Decision, Event, Move
from flambeur.games.vegas.cards.deck import ROLLED, ActionCard, Words
from flambeur.games.vegas.cards.reroll import picks
from flambeur.games.vegas.dice import KINDS, changed
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.moves import PICKS, Pick
from flambeur.games.vegas.state import CASINOS, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


class Turn(Move, frozen=True):
    """Turn the die that was picked to a face."""

    verb: ClassVar[str] = "turn"
    face: int


class Turned(Event, frozen=True):
    name: ClassVar[str] = "turned"
    seat: int
    die: str
    face: int
    """What it showed."""
    to: int


class PickJoker(Decision, frozen=True):
    """Which die is turned."""

    name: ClassVar[str] = "pick_joker"
    rule: ClassVar[str] = "C1"

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return picks(state.roll)

    def play(self, game: Vegas, state: VegasState, move: Pick, events: list[Event]) -> VegasState:
        return replace(state, agenda=(*state.agenda[:-1], TurnJoker(move.die, move.face)))


class TurnJoker(Decision, frozen=True):
    """To which face."""

    name: ClassVar[str] = "turn_joker"
    rule: ClassVar[str] = "C1"
    die: str
    face: int

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return tuple([Turn(face) for face in range(1, CASINOS + 1) if face != self.face])

    def play(self, game: Vegas, state: VegasState, move: Turn, events: list[Event]) -> VegasState:
        events.append(Turned(state.turn, self.die, self.face, move.face))
        kind = KINDS.index(self.die)
        roll = changed(changed(state.roll, kind, self.face - 1, -1), kind, move.face - 1, 1)
        return replace(state, agenda=state.agenda[:-1], roll=roll)


class Joker(ActionCard, frozen=True):
    name: ClassVar[str] = "joker"
    rule: ClassVar[str] = "C1"
    when: ClassVar[Words] = (ROLLED,)

    def plug(self, moments: Moments) -> None:
        moments.moves += [*PICKS, *(Turn(face) for face in range(1, CASINOS + 1))]
        moments.step_types += [PickJoker, TurnJoker]

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        return replace(state, agenda=(*state.agenda, PickJoker()))
