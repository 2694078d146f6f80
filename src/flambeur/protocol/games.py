"""Games and their options as clients receive them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, field

from flambeur.engine.options import Kind
from flambeur.protocol.requests import Json


class Titled(Struct):
    """A choice and its words, if there are any."""

    value: str
    title: str | UnsetType = UNSET
    help: str | UnsetType = UNSET


class OptionInfo(Struct):
    name: str
    kind: Kind
    default: Annotated[Any, Meta(title="OptionValue")]
    choices: list[Titled]
    low: int
    high: int
    most: int
    """The maximum number of entries of a list or table; 1 for a single value."""
    keys: tuple[int, int]
    """The smallest and the largest key of a table."""
    title: str | UnsetType = UNSET
    help: str | UnsetType = UNSET


class PresetInfo(Struct):
    name: str
    options: dict[str, str]
    players: int
    title: str | UnsetType = UNSET
    help: str | UnsetType = UNSET


class PlayerCounts(Struct):
    low: int
    high: int
    default: int


class GameInfo(Struct):
    name: str
    players: PlayerCounts
    bots: tuple[str, ...]
    presets: list[PresetInfo]
    options: list[OptionInfo]
    title: str | UnsetType = UNSET


class Combination(Struct, forbid_unknown_fields=True):
    """Options to check."""

    players: int | None = None
    options: Annotated[dict[str, Json], Meta(max_length=64)] = field(default_factory=dict)


class Checked(Struct):
    """The checked options, completed, and the numbers of players they fit."""

    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    fits: tuple[int, ...]


class Wish(Struct, forbid_unknown_fields=True):
    """The requested options; `keep` names the latest choice, which no other may overrule."""

    players: int
    options: Annotated[dict[str, Json], Meta(max_length=64)] = field(default_factory=dict)
    keep: Annotated[str, Meta(max_length=40)] = ""


class Reason(Struct):
    """A reason against a combination, and the option, or the choice of it, that it is about."""

    option: str
    choice: str
    sentence: str


class Fitting(Struct):
    """Whether a choice exists at this table at all (`here`), and why not, or why not now.

    A choice that the table includes by itself is not `here`, and has no `why`.
    """

    value: str
    here: bool
    why: str


class OptionFitting(Struct):
    name: str
    here: bool
    choices: list[Fitting]


class NearestTable(Struct):
    """A number of players and all options."""

    players: int
    options: dict[str, Any]


class Fit(Struct):
    """All reasons, the remaining choices, and the nearest table that fits (null if none is near)."""

    reasons: list[Reason]
    players: list[Fitting]
    options: list[OptionFitting]
    settled: NearestTable | None
