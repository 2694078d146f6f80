"""What the study makes of a finished game: every decision judged, luck told from skill, in all languages."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from flambeur.engine import Game, Seat
from flambeur.server.storage import Row
from flambeur.server.tables import history
from flambeur.server.tables.documents import TableDocument
from flambeur.server.wire.replies import encode
from flambeur.texts import LANGUAGES

QUICK, SLOW = 50_000, 800
"""Games that are played on for one review, with compiled rules and without: a few seconds."""
MOST, FEWEST = 256, 16
"""Games played on after each move: with fewer than these nothing but noise could be told."""
WAIT = 5.0
"""Seconds for compiled code to get ready."""


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


def reviewed(document: TableDocument, rows: list[Row]) -> dict[str, bytes]:
    """The review of a table that is over, as JSON, by language."""
    # With all that is thought with: only where there is thinking.
    from flambeur.coach import choices_in, review
    from flambeur.server.http.review_words import told

    game = history.rules(document)
    record = history.record(document, game, rows)
    steps = [number for number, step in enumerate(history.steps(game, rows)) for _ in step.entries]
    games = games_each(game, choices_in(record))
    found = review(record, games)
    return {lang: encode(told(game, document.names, found, steps, games, lang)) for lang in LANGUAGES}


def games_each(game: Game[Any], choices: int) -> int:
    """How many games are played on after each move, where so many are to be tried."""
    from flambeur.bots.loading import load_for

    most = QUICK if load_for(game, seconds=WAIT) else SLOW
    return max(FEWEST, min(MOST, most // max(1, choices)))
