"""Format one table's names, money, lists and catalogue messages in one language."""

from __future__ import annotations

from collections.abc import Sequence

from flambeur.texts import Texts, texts
from flambeur.texts.catalogue import Argument

SUBJECTS = ("name", "names", "buyer")
"""Arguments for the subject of a sentence."""
OBJECTS = ("owner", "seller", "bidders")
"""Arguments for its object, or for others named."""
MINUS = "\N{MINUS SIGN}"
"""As wide as a plus, and as used in amounts of money."""


class _Own(str):
    """The name of the person addressed, or a list of names that includes it."""

    __slots__ = ("others",)
    others: str
    """The other names in the list."""


class Say:
    """Words in one language for one table.

    `viewer` is the seat that is addressed, if any; the names are those of the seats. With `person`, the viewer is
    called "you" where a message has such words, and otherwise by name: `.you` as the subject, `.yours` as the object,
    `.own` as both. There a list of names contains only the others.
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
        """Return the name of a seat, or the words for the neutral colour."""
        if seat < 0:
            return self("neutral-colour")
        if seat != self._person:
            return self.names[seat]
        own = _Own(self.names[seat])
        own.others = ""
        return own

    def both(self, parts: Sequence[str]) -> str:
        """Return a list in words: a, b and c."""
        if len(parts) < 2:
            return parts[0] if parts else ""
        listed = self.texts.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])
        if not any(isinstance(part, _Own) for part in parts):
            return listed
        own = _Own(listed)
        own.others = self.both([part for part in parts if not isinstance(part, _Own)])
        return own

    def apart(self, parts: Sequence[str]) -> str:
        """Return a list of parts that may contain commas: a, b; c."""
        listed = parts[0] if parts else ""
        for part in parts[1:]:
            listed = self.texts.say("list-apart", first=listed, last=part)
        return listed

    def money(self, thousands: int) -> str:
        """Return an amount of dollars, given in thousands, in the language's format."""
        return self("money", amount=thousands * 1000)

    def dollars(self, thousands: float) -> str:
        """Return the same to the dollar, also for negative amounts."""
        amount = round(1000 * thousands)
        return f"{MINUS if amount < 0 else ''}{self('money', amount=abs(amount))}"

    def figure(self, value: float) -> str:
        """Return a plain number, with one decimal if it is not whole."""
        return self._signed("figure", value)

    def tenths(self, value: float, signed: bool = False) -> str:
        """Return a number with exactly one decimal, for columns; `signed` adds a plus to a gain."""
        return ("+" if signed and round(value, 1) >= 0 else "") + self._signed("tenths", value)

    def _signed(self, message: str, value: float) -> str:
        rounded = round(value, 1) + 0.0  # no minus before a zero
        return self(message, value=rounded).replace("-", MINUS)
