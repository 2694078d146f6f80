"""What a solver says about a choice: every legal move with what it is worth, and how sure that is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from flambeur.engine import Move, Seat

Kind = Literal["exact", "bounded", "estimated"]
"""Exact up to rounding; off by no more than `error`, proven; or an estimate whose standard error is `error`."""
Unit = Literal["lead", "money", "points", "tokens", "chance"]
"""Thousands of dollars more than the other wins in this round; thousands of dollars won in it; points of this turn or
round; tokens, a kilogram counted as one where a bag is bid for; chance to win the game."""
Aim = Literal["score", "win"]
"""What is played for: the score of what is being solved (a round, a turn), or the chance to win the game."""
About = Literal["round", "turn", "pot", "auction"]
SAME = 1e-9
"""Moves that are worth the same up to this are equal; the first of them is the best."""


class Answer(Struct, frozen=True):
    """The worth of each legal move of one seat, if everybody plays on as well as they can."""

    seat: Seat
    unit: Unit
    kind: Kind
    error: float
    moves: tuple[Move, ...]
    values: tuple[float, ...]
    about: About = "round"
    """What was solved: values are exact for it, and say nothing of what comes after it."""
    mix: tuple[float, ...] | None = None
    """How often to choose each move where choosing the same one always would be found out: a simultaneous choice."""

    @property
    def best(self) -> Move:
        """The move that is worth most, the first of equals; in a mixed answer the one chosen most often."""
        worth = self.mix or self.values
        top = max(worth)
        return next(move for move, value in zip(self.moves, worth, strict=True) if value >= top - SAME)

    @property
    def value(self) -> float:
        """What the choice is worth to the seat."""
        if self.mix:
            return sum(part * value for part, value in zip(self.mix, self.values, strict=True))
        return max(self.values)
