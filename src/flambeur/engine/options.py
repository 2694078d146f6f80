"""Options of a game: declared once, validated and explained from the declaration.

A value is a flag, a whole number, a word, a list of words, a table of numbers (unknown printed values,
such as how many notes of a kind there are, are tables with a default that a player can change), or a text
that the game reads itself (a player's own boards, packed into one word).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from operator import index
from typing import Literal

from msgspec import Struct

from flambeur.engine.errors import InvalidOption

OptionValue = bool | int | str | tuple[str, ...] | tuple[int, ...] | tuple[tuple[int, int], ...]
Kind = Literal["flag", "number", "word", "words", "numbers", "table", "text"]
MOST = 64
"""The default maximum number of entries of a list of numbers or a table."""
SHOWN = 80
"""How many characters of a wrong value an error repeats."""


class Option(Struct, frozen=True):
    """One option of a game.

    `choices` bounds words, and the entries of a list; `low` and `high` bound numbers, and the numbers in lists and
    tables; `most` bounds the number of entries of a list of numbers or a table, `keys` the keys of a table; `high`
    bounds the length of a text. All of it is checked before anything is computed from a value.
    """

    name: str
    kind: Kind
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 1_000_000
    most: int = MOST
    """The maximum number of entries of a list of numbers or a table, as the game's rules require."""
    keys: tuple[int, int] = (0, 1_000_000)
    """The smallest and the largest key of a table."""

    @property
    def entries(self) -> int:
        """Return the maximum number of entries; 1 for a single value."""
        match self.kind:
            case "words":
                return len(self.choices)
            case "numbers" | "table":
                return self.most
            case _:
                return 1

    def allowed(self) -> str:
        """Return the allowed values, as the end of a sentence."""
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
                return f"at most {self.most} whole numbers from {self.low} to {self.high}, separated by commas"
            case "table":
                return (
                    f"at most {self.most} pairs such as 10:6,20:8, the first of each from {self.keys[0]} to "
                    f"{self.keys[1]}, the second from {self.low} to {self.high}"
                )
            case "text":
                return f"one word of at most {self.high} signs"

    def read(self, given: object) -> OptionValue:
        """Return the value of a text or a Python value; raises `InvalidOption` with the allowed values."""
        try:
            value = self._read(given)
        except (ValueError, TypeError):
            shown = _shown(given)
            raise InvalidOption(
                f"option {self.name} cannot be '{shown}': give {self.allowed()}.",
                why=f"option-{self.kind}",
                option=self.name,
                allowed=self.allowed(),
                given=shown,
                low=self.low,
                high=self.high,
                most=self.entries,
                first=self.keys[0],
                last=self.keys[1],
                choices=", ".join(self.choices),
            ) from None
        return value

    def whole(self, given: object) -> int:
        """Return the same for a number, with its type."""
        value = self.read(given)
        assert isinstance(value, int), f"option {self.name} is no number"
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
                chosen = {self._word(word) for word in self._listed(given)}
                return tuple(word for word in self.choices if word in chosen)
            case "numbers":
                return tuple(self._bounded(number) for number in self._listed(given))
            case "table":
                return self._table(given)
            case "text":
                return self._text(given)

    def _bounded(self, given: object) -> int:
        return _within(_number(given), self.low, self.high)

    def _listed(self, given: object) -> list[object]:
        """Return the entries of a list, after checking their number."""
        if isinstance(given, str):
            if given in ("", "-"):
                return []
            if given.count(",") >= self.entries:
                raise ValueError
            return list(given.split(","))
        if not isinstance(given, list | tuple | set | frozenset):
            raise TypeError
        if len(given) > self.entries:
            raise ValueError
        return list(given)

    def _table(self, given: object) -> tuple[tuple[int, int], ...]:
        """Return the pairs of a table, sorted by key; no key occurs twice."""
        if isinstance(given, Mapping):
            if len(given) > self.entries:
                raise ValueError
            pairs = list(given.items())
        else:
            pairs = [_pair(entry) for entry in self._listed(given)]
        read = {_within(_number(key), *self.keys): self._bounded(value) for key, value in pairs}
        if len(read) != len(pairs):
            raise ValueError
        return tuple(sorted(read.items()))

    def _text(self, given: object) -> str:
        """Return one word, since position texts and records contain it; `=` and `|` have a meaning there."""
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
    """Return a value as text for records and position texts; `-` stands for an empty list."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(f"{v[0]}:{v[1]}" if isinstance(v, tuple) else str(v) for v in value) or "-"
    return str(value)


def read_options(declared: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return every declared option with its given or default value; raises `InvalidOption`."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            shown, known = _shown(name), ", ".join(names) or "none"
            raise InvalidOption(
                f"there is no option '{shown}'; there are: {known}.",
                why="option-unknown",
                option=shown,
                allowed=known,
                count=len(names),
            )
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default for option in declared
    }


def _shown(given: object) -> str:
    """Return the beginning of a given value, which may be long."""
    if isinstance(given, tuple | list):
        return ",".join(_shown(part) for part in given[:SHOWN])[:SHOWN]
    if isinstance(given, Mapping):
        return ",".join(f"{key}:{value}" for key, value in islice(given.items(), SHOWN))[:SHOWN]
    return str(given)[:SHOWN]


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
    if isinstance(given, bool):
        raise TypeError
    if isinstance(given, str):
        if len(given) > 12:
            raise ValueError
        return int(given)
    return index(given)  # type: ignore[arg-type]  # raises TypeError for what is no whole number; NumPy's are


def _within(number: int, low: int, high: int) -> int:
    if not low <= number <= high:
        raise ValueError
    return number


def _pair(entry: object) -> tuple[object, object]:
    parts = entry.split(":") if isinstance(entry, str) else entry
    if not isinstance(parts, list | tuple):
        raise TypeError
    key, value = parts
    return key, value
