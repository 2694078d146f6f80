"""The rule book of a game as clients receive it."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class RuleText(Struct):
    """One rule or example; `box` is its name in the box of this language, `ruling` the part that is our own."""

    id: str
    title: str
    text: str
    box: str | UnsetType = UNSET
    ruling: str | UnsetType = UNSET


class RuleSection(Struct):
    title: str
    rules: list[RuleText]
    examples: list[RuleText]


class RuleBook(Struct):
    """All rules of a game, with their introduction."""

    title: str
    intro: list[str]
    note: str
    ruling: str
    examples: str
    sections: list[RuleSection]
