"""The review of a finished game as clients receive it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from flambeur.engine import Seat


class JudgedMove(Struct):
    """A legal move: the chance to win with its standard error, and the score.

    Both are estimated, unless the decision is solved: then the score is the lead in money by the end of the round.
    """

    label: str
    chance: float
    error: float
    worth: str
    chosen: bool
    best: bool


class JudgedDecision(Struct):
    """A choice between several moves. `moment` is the step of the replay that it led to."""

    moment: int
    seat: Seat
    name: str
    loss: float
    """How much less often the seat wins than after the best move; 0 if that is noise."""
    mistake: bool
    """Whether a better move is beyond doubt, and the loss worth mentioning."""
    exact: bool
    """Whether a solver gives the moves' worth, to the dollar, under perfect play of both players from there on."""
    dollars: int | None
    """The cost compared with perfect play, if it is solved."""
    luck: float
    """How the dice have changed the seat's chance since the previous decision."""
    sentence: str
    moves: list[JudgedMove]


class Amounts(Struct):
    """The parts of a seat's score, in whole units of the game that add up: money in thousands, points, gold."""

    start: int
    luck: int
    skill: int
    gifts: int
    result: int


class JudgedPlayer(Struct):
    """The parts of a seat's result: start + luck + skill + gifts = result, as shares of a win."""

    seat: Seat
    start: float
    luck: float
    skill: float
    gifts: float
    result: float
    lost: float
    """The part of `skill` lost by clear mistakes, compared with the best moves."""
    amounts: Amounts
    given_up: int
    """The same as `lost` in the unit of the game: a part of `amounts.skill`."""
    sentences: list[str]


class Point(Struct):
    """The chances of all seats at a moment of the replay."""

    moment: int
    chances: tuple[float, ...]


class ReviewProgress(Struct):
    """A review that is not ready yet: ask again."""

    state: Literal["waiting", "running"]
    ahead: int
    """The number of reviews to make before this one."""
    progress: float
    """The share of the game judged so far, from 0 to 1."""


class ReviewInfo(Struct):
    """The review of a whole game. All chances are estimated, with so many games played out after each move."""

    games: int
    curve: list[Point]
    decisions: list[JudgedDecision]
    turning: list[int]
    """The decisions around which the chances changed most, by number."""
    leads: bool
    """Whether amounts are leads over the other player: between two players, if choices are solved."""
    players: list[JudgedPlayer]
