"""What one seat knows, as a value one can think with.

A position as a seat knows it is a state of the game's own type in which everything the seat cannot know is blank:
`Game.veil` makes it, and two states that are alike to the seat have the same one. `Game.imagine` fills the blanks
again, each way with its right probability: that of the dice and cards, given everything the seat has been told. What
others chose is taken to say no more than the rules make it say, namely that they could choose it.

The code that decides for a seat (a bot, a coach, an environment, an external program) gets a `Knowledge` and nothing
else. It does not lead to the state of the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from flambeur.engine.event import Seat
from flambeur.engine.randomness import Source

if TYPE_CHECKING:
    from flambeur.engine.game import Game, State, View


class Budget(Struct, frozen=True):
    """How long one may think: whichever limit is reached first ends it, None is no limit of that kind."""

    seconds: float | None = None
    """Wall-clock time."""
    work: int | None = None
    """In play-outs or nodes, whatever the thinker counts: the same on every machine."""


class Knowledge:
    """What a seat (None: a spectator) knows of a position. It can be kept, compared, pickled and sent."""

    __slots__ = ("_view", "game", "position", "seat")

    def __init__(self, game: Game[Any], seat: Seat | None, position: State) -> None:
        """`position` is what `game.veil` gives for this seat; `game.knowledge(state, seat)` sees to that."""
        self.game = game
        self.seat = seat
        self.position = position
        self._view: View | None = None

    @property
    def view(self) -> View:
        """The position in words that a client or a bot can use directly; made when it is first looked at."""
        if self._view is None:
            self._view = self.game.view(self.position, self.seat)
        return self._view

    def imagine(self, source: Source) -> State:
        """A full state that agrees with all the seat knows, drawn with its right probability."""
        state: State = self.game.imagine(self.position, self.seat, source)
        return state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knowledge) and self._told() == other._told()

    def __hash__(self) -> int:
        return hash((self.game.name, self.seat, self.position))

    def __repr__(self) -> str:
        return f"<what seat {self.seat} knows of a game of {self.game.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Knowledge, (self.game, self.seat, self.position)

    def _told(self) -> tuple[object, ...]:
        return self.game.name, self.game.players, dict(self.game.options), self.seat, self.position
