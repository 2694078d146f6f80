"""Tables as clients receive them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from flambeur.engine import Result

TableState = Literal["open", "playing", "over"]
Then = Literal["bot", "random", "resign"]
SeatKind = Literal["open", "human", "bot"]


class Clock(Struct, frozen=True):
    """The time for one move, and what happens at its end."""

    seconds: int
    then: Then = "bot"


class ClockWish(Clock, frozen=True, forbid_unknown_fields=True):
    """A clock requested by a host."""


class Settings(Struct, frozen=True):
    """The host's settings of a table. Stored settings that no longer exist are ignored."""

    public: bool = False
    spectators: bool = True
    chat: bool = True
    coach: bool = True
    """Whether players may ask for advice; never at public tables, and off at rated ones."""
    rated: bool = False
    """Whether the game counts for ratings: fixed when the table is opened."""
    clock: Clock | None = None

    @property
    def advice(self) -> bool:
        """Return whether advice is given: not among strangers."""
        return self.coach and not self.public


class SomeSettings(Struct, forbid_unknown_fields=True):
    """The settings that a host changes; all others keep their values."""

    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    coach: bool | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    clock: ClockWish | UnsetType | None = UNSET

    def applied(self, to: Settings) -> Settings:
        """Return the settings with these changes applied."""
        named = {name: getattr(self, name) for name in self.__struct_fields__}
        if isinstance(self.clock, ClockWish):
            named["clock"] = Clock(self.clock.seconds, self.clock.then)
        changed: Settings = replace(to, **{name: value for name, value in named.items() if value is not UNSET})
        return changed


class Ending(Struct, frozen=True):
    """How a game ended."""

    how: Literal["played", "resigned", "abandoned"]
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    tiebreaks: tuple[int, ...] = ()
    by: int | None = None


def ending_of(result: Result) -> Ending:
    """Return the ending of a game that was played to its end."""
    return Ending("played", result.winners, result.scores, result.tiebreaks)


class SeatInfo(Struct):
    """A seat as all clients see it."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    present: bool
    away: bool
    resigned: bool
    host: bool
    agrees: bool


class WordsInfo(Struct):
    """The players' parts of the dice as all clients see them."""

    round: int
    seals: tuple[str, ...]
    missing: tuple[int, ...]
    """The seats whose words are missing now."""
    withheld: tuple[int, ...]


class TableInfo(Struct):
    """A table as all clients see it."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    state: TableState
    n: int
    created: int
    started: int | None
    ended: int | None
    settings: Settings
    seats: list[SeatInfo]
    spectators: int
    waiting: tuple[int, ...]
    until: int | None
    undo: bool
    commitment: str
    words: WordsInfo
    ending: Ending | None
    rematch: str | None


class YourTable(TableInfo):
    """A table, and the caller's own part of it."""

    yours: tuple[int, ...] = ()
    hosting: bool = False
    since: int | None = None
    """When the game reached its current position."""


class SeatKey(Struct):
    """A seat just taken; the token is shown only here."""

    seat: int
    token: str
    link: str


class OpenedTable(Struct):
    """A new table, the seats you have taken, and the token that makes you its host."""

    table: YourTable
    seats: list[SeatKey]
    host: str


class MyTable(Struct):
    table: YourTable
    seats: tuple[int, ...]
    hosting: bool


class MyTables(Struct):
    tables: list[MyTable]


class PublicSeat(Struct):
    """A seat of a public table, in short."""

    kind: SeatKind
    name: str
    level: str | None


class PublicTable(Struct):
    """A public table in short; its size does not depend on its options."""

    code: str
    game: str
    players: int
    chosen: dict[str, str]
    """The chosen options whose values are words of the game, such as its box; never texts by people."""
    state: TableState
    created: int
    started: int | None
    settings: Settings
    seats: list[PublicSeat]
    spectators: int


class PublicPage(Struct):
    """Public tables, newest first, and the `before` of the next page, or null."""

    tables: list[PublicTable]
    next: str | None


class ChatLine(Struct, frozen=True):
    seat: int
    name: str
    text: str
    at: int
