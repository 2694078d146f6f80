"""One puzzle: a choice from a game, and the worth of each of its moves."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from flambeur.engine import Knowledge, Move, Seat, read_position

Kind = Literal["exact", "estimated"]
"""Exact up to rounding, by a solver; or estimated by play-outs, with a standard error."""
Unit = Literal["lead", "money", "points", "tokens", "chance"]
"""Thousands of dollars more than the other wins in this round; thousands of dollars won in it; points of this turn or
round; tokens, a kilogram counted as one where a bag is bid for; chance to win the game."""
Difficulty = Literal[1, 2, 3]
"""How many of the greedy, the careful, the bold and the sharp bot miss it: one or two, three, or all."""
DECIMALS = 4
"""Stored decimals of values."""


class Puzzle(Struct, frozen=True):
    """A position with one clearly best choice. Moves are written as in records; `values` has all that are offered."""

    position: str
    seat: Seat
    unit: Unit
    kind: Kind
    values: dict[str, float]
    best: str
    obvious: str
    """The move that looks best at once, to the greedy player or else to the careful or the bold one."""
    difficulty: Difficulty
    found: tuple[int, int]
    """The seed, and the number of the bots' game under it in which the position occurred."""
    error: float = 0.0
    """The largest standard error of estimated values."""

    @property
    def loss(self) -> float:
        """Return what the obvious choice gives up."""
        return self.values[self.best] - self.values[self.obvious]

    @property
    def margin(self) -> float:
        """Return what the second best choice gives up."""
        return self.values[self.best] - max(value for move, value in self.values.items() if move != self.best)

    def choice(self) -> Choice:
        """Return the position, set up; raises `InvalidPosition` or `InvalidMove` if the text is invalid."""
        game, state = read_position(self.position, trusted=True)
        moves = tuple(game.read_move(text, state, self.seat) for text in self.values)
        return Choice(game.knowledge(state, self.seat), moves)


class Choice(Struct, frozen=True):
    """A seat's knowledge, and the moves to choose from: all legal ones, or those in question."""

    knowledge: Knowledge
    moves: tuple[Move, ...]

    @property
    def seat(self) -> Seat:
        assert self.knowledge.seat is not None
        return self.knowledge.seat
