"""The arguments of a message, taken from the thing it is about.

A message names what it shows (`$name`, `$at`, `$note`), so a new event or move needs its
texts and nothing else: a `Teller` knows for each argument how to find it in any thing that has such fields. An argument
it does not know is the field of that name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flambeur.wording.say import Say

Fact = Callable[[Say, Any], str | int]


class Teller:
    """Says messages about things by looking their arguments up."""

    def __init__(self, facts: Mapping[str, Fact]) -> None:
        self._facts = dict(facts)

    def extended(self, facts: Mapping[str, Fact]) -> Teller:
        """One that knows more, or knows some arguments otherwise."""
        return Teller(self._facts | dict(facts))

    def say(self, say: Say, message: str, thing: object) -> str:
        """A message about a thing; it raises `KeyError` if there is none."""
        found = {}
        for argument in say.texts.arguments(message):
            fact = self._facts.get(argument)
            found[argument] = fact(say, thing) if fact else getattr(thing, argument)
        return say(message, **found)
