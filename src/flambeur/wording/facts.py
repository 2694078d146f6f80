"""Look up the arguments of a message in its subject.

A message names its arguments (`$name`, `$at`, `$note`), so a new event or move only needs its texts: a `Teller` knows
for each argument how to find it in any object with such fields. An argument it does not know is the field of that
name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flambeur.wording.say import Say

Fact = Callable[[Say, Any], str | int]


class Teller:
    """Formats messages about objects by looking up their arguments."""

    def __init__(self, facts: Mapping[str, Fact]) -> None:
        self._facts = dict(facts)

    def extended(self, facts: Mapping[str, Fact]) -> Teller:
        """Return a teller with more or different facts."""
        return Teller(self._facts | dict(facts))

    def say(self, say: Say, message: str, thing: object) -> str:
        """Return a message about an object; raises `KeyError` if there is no such message."""
        found = {}
        for argument in say.texts.arguments(message):
            fact = self._facts.get(argument)
            found[argument] = fact(say, thing) if fact else getattr(thing, argument)
        return say(message, **found)
