"""The review of a finished game as clients are told it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from flambeur.engine import Seat


class JudgedMove(Struct):
    """A move there was: the chance to win with its standard error, and the score.

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
    """How much less often the seat wins than after the best move; 0 where that is noise."""
    mistake: bool
    """Whether something was better beyond doubt, and worth a word."""
    exact: bool
    """Whether a solver says what the moves are worth, to the dollar, by perfect play of both from there on."""
    dollars: int | None
    """What was given up against perfect play, where it is solved."""
    luck: float
    """What the dice have changed for the seat since the decision before."""
    sentence: str
    moves: list[JudgedMove]


class Amounts(Struct):
    """What the score of a seat is made of, in whole units of the game that add up: money in thousands, points, gold."""

    start: int
    luck: int
    skill: int
    gifts: int
    result: int


class JudgedPlayer(Struct):
    """What the result of a seat is made of: start + luck + skill + gifts = result, as parts of a win."""

    seat: Seat
    start: float
    luck: float
    skill: float
    gifts: float
    result: float
    lost: float
    """Of `skill`, what clear mistakes have cost: what they gave away against the best choices there were."""
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
    """How many reviews are made before this one."""
    progress: float
    """How much of the game has been judged, from 0 to 1."""


class ReviewInfo(Struct):
    """A whole game, judged. All chances are estimated, by so many games played on after each move."""

    games: int
    curve: list[Point]
    decisions: list[JudgedDecision]
    turning: list[int]
    """The decisions around which most changed, by their number."""
    leads: bool
    """Whether the amounts of the players are what one is ahead of the other: between two, where choices are solved."""
    players: list[JudgedPlayer]
