"""Options of a game: declared once, validated and explained from the declaration.

A value is a flag, a whole number, a word, a list of words, a table of numbers (unknown printed values,
such as how many notes of a kind there are, are tables with a default that a player can change), or a text
that the game reads itself (a player's own boards, packed into one word).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from flambeur.engine.errors import InvalidOption

OptionValue = bool | int | str | tuple[str, ...] | tuple[int, ...] | tuple[tuple[int, int], ...]
Kind = Literal["flag", "number", "word", "words", "numbers", "table", "text"]


class Option(Struct, frozen=True):
    """One thing that can be chosen about a game.

    `choices` bounds words; `low` and `high` bound numbers, and the numbers in lists and tables; `high` bounds
    the length of a text.
    """

    name: str
    kind: Kind
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 1_000_000

    def allowed(self) -> str:
        """What may be given, as the end of a sentence."""
        match self.kind:
            case "flag":
                return "yes or no"
            case "number":
                return f"a whole number from {self.low} to {self.high}"
            case "word":
                return "one of " + ", ".join(self.choices)
            case "words":
                return "any of " + ", ".join(self.choices)
            case "numbers":
                return f"whole numbers from {self.low} to {self.high}, separated by commas"
            case "table":
                return "pairs such as 10:6,20:8"
            case "text":
                return f"one word of at most {self.high} signs"

    def read(self, given: object) -> OptionValue:
        """The value of a text or a Python value; raises `InvalidOption` with what is allowed."""
        try:
            value = self._read(given)
        except (ValueError, TypeError):
            shown = _shown(given)[:80]
            raise InvalidOption(
                f"option {self.name} cannot be '{shown}': give {self.allowed()}.",
                why=f"option-{self.kind}",
                option=self.name,
                allowed=self.allowed(),
                given=shown,
                low=self.low,
                high=self.high,
                choices=", ".join(self.choices),
            ) from None
        return value

    def _read(self, given: object) -> OptionValue:
        match self.kind:
            case "flag":
                return _flag(given)
            case "number":
                return self._bounded(given)
            case "word":
                return self._word(given)
            case "words":
                chosen = {self._word(word) for word in _listed(given)}
                return tuple(word for word in self.choices if word in chosen)
            case "numbers":
                return tuple(self._bounded(number) for number in _listed(given))
            case "table":
                return tuple(sorted((_number(key), self._bounded(value)) for key, value in _pairs(given)))
            case "text":
                return self._text(given)

    def _bounded(self, given: object) -> int:
        number = _number(given)
        if not self.low <= number <= self.high:
            raise ValueError
        return number

    def _text(self, given: object) -> str:
        """One word, since position texts and records hold it; `=` and `|` have their own sense there."""
        if not isinstance(given, str) or not 1 <= len(given) <= self.high or not given.isprintable():
            raise ValueError
        if any(sign in given for sign in " =|"):
            raise ValueError
        return given

    def _word(self, given: object) -> str:
        if isinstance(given, int) and not isinstance(given, bool):
            given = str(given)  # the number of a seat
        if not isinstance(given, str) or given not in self.choices:
            raise ValueError
        return given


def write_value(value: OptionValue) -> str:
    """The text of a value, as records and position texts hold it; `-` stands for an empty list."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(f"{v[0]}:{v[1]}" if isinstance(v, tuple) else str(v) for v in value) or "-"
    return str(value)


def read_options(declared: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every declared option with the given or its default value; raises `InvalidOption`."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            known = ", ".join(names) or "none"
            raise InvalidOption(
                f"there is no option '{name}'; there are: {known}.",
                why="option-unknown",
                option=name,
                allowed=known,
                count=len(names),
            )
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default for option in declared
    }


def _shown(given: object) -> str:
    return ",".join(str(part) for part in given) if isinstance(given, tuple | list) else str(given)


def _flag(given: object) -> bool:
    if isinstance(given, bool):
        return given
    words = {
        "yes": True,
        "true": True,
        "on": True,
        "1": True,
        "no": False,
        "false": False,
        "off": False,
        "0": False,
    }
    return words[given.lower()] if isinstance(given, str) and given.lower() in words else _fail()


def _fail() -> bool:
    raise ValueError


def _number(given: object) -> int:
    if isinstance(given, bool) or not isinstance(given, int | str):
        raise TypeError
    if isinstance(given, str) and len(given) > 12:
        raise ValueError
    return int(given)


def _listed(given: object) -> list[object]:
    if isinstance(given, str):
        return [] if given in ("", "-") else list(given.split(","))
    if isinstance(given, list | tuple | set | frozenset):
        return list(given)
    raise TypeError


def _pairs(given: object) -> list[tuple[object, object]]:
    if isinstance(given, Mapping):
        return list(given.items())
    pairs: list[tuple[object, object]] = []
    for entry in _listed(given):
        parts = _listed(entry.replace(":", ",") if isinstance(entry, str) else entry)
        if len(parts) != 2:
            raise ValueError
        pairs.append((parts[0], parts[1]))
    if len({_number(key) for key, _ in pairs}) != len(pairs):
        raise ValueError
    return pairs
