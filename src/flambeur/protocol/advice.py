"""Advice to a seat, and what its choices have cost, as clients are told them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from flambeur.engine import Seat

Sure = Literal["exact", "bounded", "estimated"]


class AdvisedMove(Struct, frozen=True):
    """One legal move. `chance` is to win, with `error`; `score` is in the unit of the advice.

    `share` is how often to choose it, where choosing the same every time would be found out.
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
    """What the moves of a seat are worth at state `n`. `unit` says what `score` is, `ranked` what `best` is best by.

    `close` are the moves that may be as good as the best, itself among them: nearer than the numbers are sure.
    """

    seat: Seat
    n: int
    unit: Literal["lead", "round", "game", "turn", "tokens"]
    ranked: Literal["chance", "score"]
    best: str
    close: tuple[str, ...]
    moves: tuple[AdvisedMove, ...]


class ChoiceCost(Struct, frozen=True):
    """A choice at state `n`: what it gave up, in dollars of the lead at the end of its round; exact."""

    n: int
    round: int
    move: str
    best: str
    dollars: int


class SeatCosts(Struct, frozen=True):
    """The choices of a seat that are solved, oldest first."""

    seat: Seat
    choices: tuple[ChoiceCost, ...]
