"""The agenda: a tuple of small frozen steps, the last one next.

A step is one of four things. *Automatic* steps run by themselves until one of the others is on top;
a *chance* step says what may happen; a *decision* asks one seat; a *joint* step asks several seats at
once and is resolved by one joint move, so half of a bidding is never in a state. An empty agenda means
that the game is over.

A step takes itself off the agenda (or leaves itself there) when it makes the next state: `state.agenda[:-1]`
is the agenda without it. Games annotate `game` and `state` with their own classes in their steps.
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
        """Return the factors that chance decides here; empty when it decides nothing."""
        return ()

    def audience(self, state: Any) -> Seat | None:
        """Return the only seat that sees the chance outcome, or None when all do."""
        return None

    def seats(self, game: Any, state: Any) -> tuple[Seat, ...]:
        """Return the seats asked, ascending; this is public, so it depends only on public facts."""
        return ()

    def offered(self, game: Any, state: Any, seat: Seat | None) -> tuple[Move, ...]:
        """Return the legal moves of a seat, in a fixed order."""
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
        """Return who rolls the dice: by default the active seat; None for dice that belong to no seat."""
        turn: Seat | None = getattr(state, "turn", None)
        return turn


class Decision(Step, frozen=True):
    """Waits for a move of one seat, by default the one whose turn it is.

    Defines `moves(game, state)` (never empty, in a fixed order) and `play(game, state, move, events) -> state`.
    """

    kind: ClassVar[int] = DECISION

    def seat(self, state: Any) -> Seat:
        """Return the deciding seat: the active one, unless a step overrides this."""
        turn: Seat = state.turn
        return turn

    def seats(self, game: Any, state: Any) -> tuple[Seat, ...]:
        """Return the one seat that decides."""
        return (self.seat(state),)

    def offered(self, game: Any, state: Any, seat: Seat | None) -> tuple[Move, ...]:
        """Return the moves of the deciding seat, in a fixed order; none for others."""
        return self.moves(game, state) if seat is None or seat == self.seat(state) else ()

    def moves(self, game: Any, state: Any) -> tuple[Move, ...]:
        """Return every legal move, in a fixed order, never empty."""
        return ()


class Simultaneous(Step, frozen=True):
    """Waits for one move from each of several seats, revealed together.

    Defines `seats`, `moves(game, state, seat)`, which depends on nothing that the seat may not know, and `play(game,
    state, moves, events) -> state` with the moves by seat.
    """

    kind: ClassVar[int] = SIMULTANEOUS

    def offered(self, game: Any, state: Any, seat: Seat | None) -> tuple[Move, ...]:
        """Return the moves of one of the seats asked, in a fixed order; none for others."""
        return self.moves(game, state, seat) if seat is not None and seat in self.seats(game, state) else ()

    def moves(self, game: Any, state: Any, seat: Seat) -> tuple[Move, ...]:
        """Return every legal move of one seat, in a fixed order, never empty."""
        return ()
