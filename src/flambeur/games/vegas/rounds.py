"""The frame of a game: who starts, rounds, and their end (V4, V12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Event
from flambeur.games.vegas.dice import NO_ROLL
from flambeur.games.vegas.events import RoundBegan, RoundEnded
from flambeur.games.vegas.state import VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


class Rounds(Automatic, frozen=True):
    """Begin the next round, or end the game after the last (V12)."""

    name: ClassVar[str] = "rounds"

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        if state.round == game.rounds:
            return replace(state, agenda=())
        starter = state.starter if state.round == 0 else (state.starter + 1) % game.players
        events.append(RoundBegan(state.round + 1, starter))
        return replace(
            state,
            agenda=state.agenda + game.round_agenda,
            round=state.round + 1,
            starter=starter,
            turn=(starter - 1) % game.players,  # the starter is next
            hands=game.full_hands,
            dice=game.no_dice,
            big=game.no_big,
            notes=game.no_notes,
            roll=NO_ROLL,
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
