"""The agenda: a tuple of small frozen steps, the last one next.

A step is one of four things. *Automatic* steps run by themselves until one of the others is on top;
a *chance* step says what may happen; a *decision* asks one seat; a *joint* step asks several seats at
once and is resolved by one joint move, so half of a bidding is never in a state. An empty agenda means
that the game is over.

A step takes itself off the agenda (or leaves itself there) when it makes the next state: `state.agenda[:-1]`
is the agenda without it. Games type `game` and `state` as their own classes in the steps they define.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from flambeur.engine.chance import Factor
from flambeur.engine.event import Seat
from flambeur.engine.move import Move

AUTOMATIC, CHANCE, DECISION, SIMULTANEOUS = range(4)


class Step(Struct, frozen=True, gc=False):
    """One entry of the agenda. `name` is its word in position texts."""

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    """The rule a player should read when this step asks something of them."""
    kind: ClassVar[int] = AUTOMATIC

    def factors(self, game: Any, state: Any) -> tuple[Factor, ...]:
        """What chance decides here; empty when it decides nothing."""
        return ()

    def audience(self, state: Any) -> Seat | None:
        """The one seat that sees the chance outcome, or None when everybody does."""
        return None

    def seats(self, game: Any, state: Any) -> tuple[Seat, ...]:
        """The seats asked, ascending; this is public, so it depends on public facts only."""
        return ()

    def offered(self, game: Any, state: Any, seat: Seat | None) -> tuple[Move, ...]:
        """What a seat may do, in a fixed order."""
        return ()


class Automatic(Step, frozen=True):
    """Happens by itself as soon as it is on top. Defines `run(game, state, events) -> state`."""

    kind: ClassVar[int] = AUTOMATIC


class Chance(Step, frozen=True):
    """Waits for one value for each factor.

    Defines `factors` (never empty) and `resolve(game, state, outcome, events) -> state`.
    """

    kind: ClassVar[int] = CHANCE

    def roller(self, state: Any) -> Seat | None:
        """Who rolls the dice here: the active seat, unless a step says otherwise; None for dice that are nobody's."""
        turn: Seat | None = getattr(state, "turn", None)
        return turn


class Decision(Step, frozen=True):
    """Waits for a move of one seat, by default the one whose turn it is.

    Defines `moves(game, state)` (never empty, in a fixed order) and `play(game, state, move, events) -> state`.
    """

    kind: ClassVar[int] = DECISION

    def seat(self, state: Any) -> Seat:
        """Who decides: the active seat, unless a step says otherwise."""
        turn: Seat = state.turn
        return turn

    def seats(self, game: Any, state: Any) -> tuple[Seat, ...]:
        """The one seat that decides."""
        return (self.seat(state),)

    def offered(self, game: Any, state: Any, seat: Seat | None) -> tuple[Move, ...]:
        """What the seat that decides may do, in a fixed order; nothing for others."""
        return self.moves(game, state) if seat is None or seat == self.seat(state) else ()

    def moves(self, game: Any, state: Any) -> tuple[Move, ...]:
        """Every legal move, in a fixed order, never empty."""
        return ()


class Simultaneous(Step, frozen=True):
    """Waits for one move of each of several seats, told together.

    Defines `seats`, `moves(game, state, seat)`, which depends on nothing that the seat may not know, and
    `play(game, state, moves, events) -> state` with the moves by seat.
    """

    kind: ClassVar[int] = SIMULTANEOUS

    def offered(self, game: Any, state: Any, seat: Seat | None) -> tuple[Move, ...]:
        """What one of the seats asked may do, in a fixed order; nothing for others."""
        return self.moves(game, state, seat) if seat is not None and seat in self.seats(game, state) else ()

    def moves(self, game: Any, state: Any, seat: Seat) -> tuple[Move, ...]:
        """Every legal move of one seat, in a fixed order, never empty."""
        return ()
