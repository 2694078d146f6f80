"""Speaking about a game in one language: names, money, lists and catalogue messages."""

from __future__ import annotations

from collections.abc import Sequence

from flambeur.texts import Texts, texts
from flambeur.texts.catalogue import Argument


class _Own(str):
    """The name of the person who is spoken to."""

    __slots__ = ()


class Say:
    """Words in one language for one table.

    `viewer` is the seat that is being spoken to, if there is one; the names are those of the seats. One who is spoken
    to in `person` is told "you" where a message has such words (`.you`), and "Anna" otherwise.
    """

    def __init__(self, language: str, names: Sequence[str], viewer: int | None = None, person: bool = False) -> None:
        self.texts: Texts = texts(language)
        self.names = tuple(names)
        self.viewer = viewer
        self._person = viewer if person else None

    def __call__(self, message: str, **arguments: Argument) -> str:
        own = isinstance(arguments.get("name"), _Own) and self.texts.has(message, "you")
        return self.texts.say(message, "you" if own else "", **arguments)

    def name(self, seat: int) -> str:
        """The name of a seat, or the words for the neutral colour."""
        if seat < 0:
            return self("neutral-colour")
        return _Own(self.names[seat]) if seat == self._person else self.names[seat]

    def both(self, parts: Sequence[str]) -> str:
        """A list in words: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def money(self, thousands: int) -> str:
        """An amount of dollars, given in thousands, as the language writes it."""
        return self("money", amount=thousands * 1000)

    def figure(self, value: float) -> str:
        """A plain number, with one decimal where it has any."""
        return self("figure", value=value)

    def tenths(self, value: float, signed: bool = False) -> str:
        """A number with exactly one decimal, as it stands in a column; `signed` also where it is a gain."""
        rounded = round(value, 1) + 0.0  # no minus before a zero
        return ("+" if signed and rounded >= 0 else "") + self("tenths", value=rounded)
