"""What a lesson is: a table, a script of dice and moves, and what the learner is told and asked on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

SCRIPTED = ("starter", "rounds", "top")
"""Options that only a script needs."""
LEARNER = 0
"""The learner's seat."""


class Tell(Struct, frozen=True):
    """A sentence to read before it goes on; `says` is the last part of its message's ID."""

    says: str


class Ask(Struct, frozen=True):
    """A choice of the learner: the sentence, the line of the record that goes on, and why not the others.

    `why` names an attribute of the message for every other choice on offer, `*` for all that are not named. Other
    choices are only explained: nothing is lost by trying them.
    """

    says: str
    line: str
    why: Mapping[str, str] = field(default_factory=dict)


Part = str | Tell | Ask
"""A part of a script: a line as in a record (`* own:1133`, `1 place 3`), or something for the learner."""


class Lesson(Struct, frozen=True):
    """A lesson. What stands in its script before the first sentence has happened when the curtain rises."""

    name: str
    game: str
    players: int
    script: tuple[Part, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def afterwards(self) -> dict[str, Any]:
        """The options of a whole game of this kind."""
        return {name: value for name, value in self.options.items() if name not in SCRIPTED}

    def message(self, says: str) -> str:
        return f"lesson-{self.name}-{says}"
