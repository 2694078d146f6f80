"""What one seat knows, as a value for bots and coaches.

A position as a seat knows it is a state of the game's own type in which everything the seat cannot know is blank:
`Game.veil` makes it, and two states that are alike to the seat have the same one. `Game.imagine` fills the blanks
again, each way with its right probability: that of the dice and cards, given everything the seat has been told. The
choices of others are assumed to say no more than the rules make them say, namely that they were possible.

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
    """Limits for thinking: the first one reached ends it, None is no limit of that kind."""

    seconds: float | None = None
    """Wall-clock time."""
    work: int | None = None
    """In play-outs or nodes, as the bot counts them: the same on every machine."""


class Knowledge:
    """What a seat (None: a spectator) knows of a position. It can be kept, compared, pickled and sent."""

    __slots__ = ("_view", "game", "position", "seat")

    def __init__(self, game: Game[Any], seat: Seat | None, position: State) -> None:
        """`position` is the result of `game.veil` for this seat; `game.knowledge(state, seat)` provides it."""
        self.game = game
        self.seat = seat
        self.position = position
        self._view: View | None = None

    @property
    def view(self) -> View:
        """Return the position in a form that a client or a bot can use directly; computed on first use."""
        if self._view is None:
            self._view = self.game.view(self.position, self.seat)
        return self._view

    def imagine(self, source: Source) -> State:
        """Return a full state that agrees with all the seat knows, drawn with its right probability."""
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
