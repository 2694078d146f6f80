"""The frame of a game: who starts, rounds, and their end (V4, V12, L2, S7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Event, Step
from flambeur.games.vegas.colours.state import ColoursState
from flambeur.games.vegas.events import RoundBegan, RoundEnded
from flambeur.games.vegas.state import VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

S = TypeVar("S", VegasState, ColoursState)


class InRounds(Protocol[S]):
    """A table whose game goes in rounds."""

    @property
    def players(self) -> int: ...
    @property
    def rounds(self) -> int: ...
    @property
    def round_agenda(self) -> tuple[Step, ...]: ...
    @property
    def fresh(self) -> Mapping[str, Any]:
        """Return the fields of the state that are reset when a round begins."""

    def over(self, state: S, events: list[Event]) -> S:
        """The end of the game, after the last round."""


class Rounds(Automatic, frozen=True):
    """Begin the next round, or end the game after the last (V12, L4, S7)."""

    name: ClassVar[str] = "rounds"

    def run(self, game: InRounds[S], state: S, events: list[Event]) -> S:
        if state.round == game.rounds:
            return game.over(state, events)
        starter = state.starter if state.round == 0 else (state.starter + 1) % game.players
        events.append(RoundBegan(state.round + 1, starter))
        return replace(
            state,
            agenda=state.agenda + game.round_agenda,
            round=state.round + 1,
            starter=starter,
            turn=(starter - 1) % game.players,  # the starter is next
            **game.fresh,
        )


class RoundOver(Automatic, frozen=True):
    """All casinos have paid: dice go back (V12), and everybody hears where they stand."""

    name: ClassVar[str] = "round_over"

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        events.append(RoundEnded(state.round, tuple([sum(notes) for notes in state.won])))
        return replace(
            state,
            agenda=state.agenda[:-1],
            hands=game.full_hands,
            dice=game.no_dice,
            big=game.no_big,
            pieces=tuple([piece.next_round() for piece in state.pieces]),
        )
