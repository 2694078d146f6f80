"""A guest's own data as clients are told them: results, ratings, and the export of all that is kept."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from flambeur.fairness.evenness import Evenness
from flambeur.protocol.tables import ChatLine, Ending, Settings, TableState


class BestGame(Struct, frozen=True):
    """The highest score, and the table where it was reached."""

    score: int
    code: str


class GameResults(Struct, frozen=True):
    """Results of one game in one box. A win is one's own, or shared with others."""

    game: str
    box: str | None
    mode: str | None
    played: int
    won: int
    shared: int
    """Wins that others had a part in."""
    resigned: int
    even: float | None
    """Wins that would be expected if all seats were equally good; None where one plays alone."""
    low: float | None
    high: float | None
    """95 % interval of the part of such games that one wins; None for too few of them."""
    best: BestGame | None


class RatingPoint(Struct, frozen=True):
    """A rating after a game: `value`, and the range in which it is believed to be with 95 %."""

    code: str
    at: int
    place: int
    """From 0 on."""
    of: int
    value: float
    low: float
    high: float


class RatedBot(Struct, frozen=True):
    level: str
    value: float
    low: float
    high: float


class GameRating(Struct, frozen=True):
    """Ratings at one game, oldest first, and those of the bots that were played against here."""

    game: str
    games: int
    history: list[RatingPoint]
    bots: list[RatedBot]


class Statistics(Struct, frozen=True):
    """What a guest has played to its end, how that went, and what they rolled."""

    games: int
    """Finished games that are counted here."""
    older: bool
    """Whether there are older ones that are not."""
    abandoned: int
    """Games that ended without a result."""
    together: int
    """Games in which several seats were played from this browser: nobody knows which of them is you."""
    since: int | None
    """When the first of them began."""
    results: list[GameResults]
    dice: Evenness
    ratings: list[GameRating]


class Rated(Struct, frozen=True):
    """What a game has made of a player's rating: the `number`-th of theirs at that game."""

    player: str
    """A guest, or a level of bots."""
    game: str
    number: int
    code: str
    at: int
    place: int
    """Index among `of` entries, from 0."""
    of: int
    mu: float
    sigma: float


class OwnSeat(Struct):
    """A seat, under the name that was given for it."""

    seat: int
    name: str


class OwnTable(Struct):
    """A table one has something to do with. The record is there when the game is over: it tells everything."""

    code: str
    game: str
    players: int
    options: dict[str, str]
    settings: Settings
    lang: str
    hosting: bool
    seats: list[OwnSeat]
    state: TableState
    created: int
    started: int | None
    ended: int | None
    ending: Ending | None
    said: list[ChatLine]
    """What one has said there."""
    record: str | None


class Export(Struct):
    """One file of them. With `older` there are more: those opened `before` that time."""

    made: int
    before: int | None
    older: bool
    statistics: Statistics
    ratings: list[Rated]
    """Every one there was, in the first file."""
    tables: list[OwnTable]


class Goodbye(Struct, forbid_unknown_fields=True):
    """That it is meant: nothing brings back what is deleted."""

    delete: Literal["everything"]
