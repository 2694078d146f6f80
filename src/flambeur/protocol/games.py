"""Games and their options as clients are told them."""

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
    """How many entries a list or table may have; 1 for a value that is no list."""
    keys: tuple[int, int]
    """The least and the greatest key of a table."""
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
    """Choices to be checked."""

    players: int | None = None
    options: Annotated[dict[str, Json], Meta(max_length=64)] = field(default_factory=dict)


class Checked(Struct):
    """The same, complete, and the numbers of players it goes with."""

    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    fits: tuple[int, ...]
