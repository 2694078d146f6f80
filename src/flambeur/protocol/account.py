"""A guest's own data as clients receive it: results, ratings, and the export of all stored data."""

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
    """Results of one game in one box. A win may be shared with others."""

    game: str
    box: str | None
    mode: str | None
    played: int
    won: int
    shared: int
    """Wins shared with other players."""
    resigned: int
    even: float | None
    """Expected wins if all seats were equally good; None for solitaire."""
    low: float | None
    high: float | None
    """95 % interval of the share of such games that the guest wins; None for too few of them."""
    best: BestGame | None


class RatingPoint(Struct, frozen=True):
    """A rating after a game: `value`, and the range that contains the true rating with 95 % probability."""

    code: str
    at: int
    place: int
    """From 0."""
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
    """Ratings at one game, oldest first, and those of the bots played against."""

    game: str
    games: int
    history: list[RatingPoint]
    bots: list[RatedBot]


class Statistics(Struct, frozen=True):
    """The games a guest has finished, their results, and the guest's rolls."""

    games: int
    """Finished games counted here."""
    older: bool
    """Whether there are older games that are not counted."""
    abandoned: int
    """Games that ended without a result."""
    together: int
    """Games in which several seats were played from this browser, so that the guest's own seat is unknown."""
    since: int | None
    """When the first counted game began."""
    results: list[GameResults]
    dice: Evenness
    ratings: list[GameRating]


class Rated(Struct, frozen=True):
    """A player's rating after a game: the `number`-th of theirs at that game."""

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
    """A seat, under the name given for it."""

    seat: int
    name: str


class OwnTable(Struct):
    """A table of the guest. The record is included once the game is over, because it reveals everything."""

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
    """The guest's own chat lines there."""
    record: str | None


class Export(Struct):
    """One file of an export. With `older` there are more tables: those opened `before` that time."""

    made: int
    before: int | None
    older: bool
    statistics: Statistics
    ratings: list[Rated]
    """All ratings, in the first file."""
    tables: list[OwnTable]


class Goodbye(Struct, forbid_unknown_fields=True):
    """The confirmation of a deletion, which cannot be undone."""

    delete: Literal["everything"]
