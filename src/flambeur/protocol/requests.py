"""REST requests to open, change and play at tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from flambeur.fairness import ROUNDS
from flambeur.protocol.tables import SomeSettings
from flambeur.texts import Language

Json = bool | int | str | list[str | int | list[int]] | dict[str, int]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who gets a seat: the player who opens the table, a bot, or the first player to arrive."""

    kind: Literal["me", "bot", "open"] = "open"
    name: str = ""
    level: str = "random"
    seal: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open; only `game` is required."""

    game: Annotated[str, Meta(max_length=40)]
    players: int | None = None
    options: Annotated[dict[str, Json], Meta(max_length=64)] = field(default_factory=dict)
    seats: Annotated[list[SeatWish], Meta(max_length=64)] = field(default_factory=list)
    settings: SomeSettings = field(default_factory=SomeSettings)
    lang: Language = "en"
    start: bool = False


class TableChange(Struct, forbid_unknown_fields=True):
    settings: SomeSettings


class SitDown(Struct, forbid_unknown_fields=True):
    name: str
    seal: str = ""


class Rename(Struct, forbid_unknown_fields=True):
    name: str


class BotChoice(Struct, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=40)]


class SeatOf(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=63)]


class Seal(SeatOf, forbid_unknown_fields=True):
    seal: str


class Word(SeatOf, forbid_unknown_fields=True):
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]
    word: str


class Agreement(SeatOf, forbid_unknown_fields=True):
    agree: bool = True
