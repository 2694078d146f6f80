"""Speaking about a game in one language: names, money, lists and catalogue messages."""

from __future__ import annotations

from collections.abc import Sequence

from flambeur.texts import Texts, texts
from flambeur.texts.catalogue import Argument

SUBJECTS = ("name", "names", "buyer")
"""Whose doing a sentence tells."""
OBJECTS = ("owner", "seller", "bidders")
"""Whom it is done to, or who is named beside."""
MINUS = "\N{MINUS SIGN}"
"""As wide as a plus, and as amounts of money have it."""


class _Own(str):
    """The name of the person who is spoken to, or names among which it is."""

    __slots__ = ("others",)
    others: str
    """The names beside it."""


class Say:
    """Words in one language for one table.

    `viewer` is the seat that is being spoken to, if there is one; the names are those of the seats. One who is spoken
    to in `person` is told "you" where a message has such words, and "Anna" otherwise: `.you` where it is their doing,
    `.yours` where it is done to them and `.own` where it is both. There a list of names holds the others alone.
    """

    def __init__(self, language: str, names: Sequence[str], viewer: int | None = None, person: bool = False) -> None:
        self.texts: Texts = texts(language)
        self.names = tuple(names)
        self.viewer = viewer
        self._person = viewer if person else None

    def __call__(self, message: str, **arguments: Argument) -> str:
        own = {role: name for role, name in arguments.items() if isinstance(name, _Own)}
        if not own:
            return self.texts.say(message, **arguments)
        doing, done = any(role in own for role in SUBJECTS), any(role in own for role in OBJECTS)
        for said, attribute in ((doing and done, "own"), (doing, "you"), (done, "yours")):
            if said and self.texts.has(message, attribute):
                beside = {role: name.others for role, name in own.items() if name.others}
                return self.texts.say(message, attribute, **arguments | beside)
        return self.texts.say(message, **arguments)

    def name(self, seat: int) -> str:
        """The name of a seat, or the words for the neutral colour."""
        if seat < 0:
            return self("neutral-colour")
        if seat != self._person:
            return self.names[seat]
        own = _Own(self.names[seat])
        own.others = ""
        return own

    def both(self, parts: Sequence[str]) -> str:
        """A list in words: a, b and c."""
        if len(parts) < 2:
            return parts[0] if parts else ""
        listed = self.texts.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])
        if not any(isinstance(part, _Own) for part in parts):
            return listed
        own = _Own(listed)
        own.others = self.both([part for part in parts if not isinstance(part, _Own)])
        return own

    def apart(self, parts: Sequence[str]) -> str:
        """A list of parts that may have commas of their own: a, b; c."""
        listed = parts[0] if parts else ""
        for part in parts[1:]:
            listed = self.texts.say("list-apart", first=listed, last=part)
        return listed

    def money(self, thousands: int) -> str:
        """An amount of dollars, given in thousands, as the language writes it."""
        return self("money", amount=thousands * 1000)

    def dollars(self, thousands: float) -> str:
        """The same to the dollar, also less than none."""
        amount = round(1000 * thousands)
        return f"{MINUS if amount < 0 else ''}{self('money', amount=abs(amount))}"

    def figure(self, value: float) -> str:
        """A plain number, with one decimal where it has any."""
        return self._signed("figure", value)

    def tenths(self, value: float, signed: bool = False) -> str:
        """A number with exactly one decimal, as it stands in a column; `signed` also where it is a gain."""
        return ("+" if signed and round(value, 1) >= 0 else "") + self._signed("tenths", value)

    def _signed(self, message: str, value: float) -> str:
        rounded = round(value, 1) + 0.0  # no minus before a zero
        return self(message, value=rounded).replace("-", MINUS)
