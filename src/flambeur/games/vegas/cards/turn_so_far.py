"""What has happened in the turn so far, as cards need to know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Event
from flambeur.games.vegas.dice import joined, pairs, without_face
from flambeur.games.vegas.moments import Placement
from flambeur.games.vegas.state import Piece, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


class TurnSoFar(Piece, frozen=True):
    """The turn of the seat whose turn it is."""

    begun: int = 0
    """Seats that have had a turn in this round, as a set of bits."""
    first: int = 0
    """Whether this is the seat's first turn of the round."""
    placed: tuple[Placement, ...] = ()
    """The placements of this turn; dice added to one are part of it, dice taken back are not."""
    pairs: int = 0
    """Faces that were rolled by exactly two dice, judged when placing began (A5)."""
    used: tuple[str, ...] = ()
    """Cards that last for the round and have been used in this turn."""

    def next_round(self) -> TurnSoFar:
        return TurnSoFar()


class BeginTurn(Automatic, frozen=True):
    """A new turn, with nothing placed yet."""

    name: ClassVar[str] = "begin_turn"

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        begun, seat = game.piece(state, TurnSoFar).begun, state.turn
        state = replace(state, agenda=state.agenda[:-1])
        return game.with_piece(state, TurnSoFar(begun | 1 << seat, int(not begun >> seat & 1)))


def remember(game: Vegas, state: VegasState, placement: Placement) -> VegasState:
    """Write a placement down; the dice of the roll that were placed are no longer in it."""
    turn = game.piece(state, TurnSoFar)
    if not placement.rolled:
        last = turn.placed[-1]
        grown = replace(last, dice=joined(last.dice, placement.dice))
        return game.with_piece(state, replace(turn, placed=(*turn.placed[:-1], grown)))
    judged = turn.pairs if turn.placed else pairs(state.roll)
    state = replace(state, roll=without_face(state.roll, placement.rolled - 1))
    return game.with_piece(state, replace(turn, placed=(*turn.placed, placement), pairs=judged))
