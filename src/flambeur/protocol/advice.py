"""Advice to a seat, and the cost of its choices, as clients receive them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from flambeur.engine import Seat

Sure = Literal["exact", "bounded", "estimated"]


class AdvisedMove(Struct, frozen=True):
    """One legal move. `chance` is to win, with `error`; `score` is in the unit of the advice.

    `share` is how often to choose the move, if always choosing the same one could be exploited.
    """

    id: str
    chance: float
    sure: Sure
    error: float
    score: float
    score_sure: Sure
    worth: str
    """The score in words: exact money to the dollar."""
    why: str
    share: float | None


class SeatAdvice(Struct, frozen=True):
    """The worth of a seat's moves at state `n`. `unit` is that of `score`, `ranked` what `best` is best by.

    `close` lists the moves that may be as good as the best, itself among them: the numbers cannot separate them.
    """

    seat: Seat
    n: int
    unit: Literal["lead", "round", "game", "turn", "tokens"]
    ranked: Literal["chance", "score"]
    best: str
    close: tuple[str, ...]
    moves: tuple[AdvisedMove, ...]


class ChoiceCost(Struct, frozen=True):
    """A choice at state `n`, and its exact cost in dollars of the lead at the end of its round."""

    n: int
    round: int
    move: str
    best: str
    dollars: int


class SeatCosts(Struct, frozen=True):
    """The solved choices of a seat, oldest first."""

    seat: Seat
    choices: tuple[ChoiceCost, ...]
