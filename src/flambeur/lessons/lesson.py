"""The parts of a lesson: a table, a script of dice and moves, and the sentences and questions in between."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

SCRIPTED = ("starter", "rounds", "top")
"""Options that only scripts use."""
LEARNER = 0
"""The learner's seat."""


class Tell(Struct, frozen=True):
    """A sentence to read before the lesson continues; `says` is the last part of its message's ID."""

    says: str


class Ask(Struct, frozen=True):
    """A choice of the learner: the sentence, the line of the record that continues, and why not the others.

    `why` names an attribute of the message for every other choice on offer, `*` for all that are not named. Other
    choices are only explained: nothing is lost by trying them.
    """

    says: str
    line: str
    why: Mapping[str, str] = field(default_factory=dict)


Part = str | Tell | Ask
"""A part of a script: a line as in a record (`* own:1133`, `1 place 3`), or something for the learner."""


class Lesson(Struct, frozen=True):
    """A lesson. Lines of its script before the first sentence have been played when it begins."""

    name: str
    game: str
    players: int
    script: tuple[Part, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def afterwards(self) -> dict[str, Any]:
        """Return the options of a whole game of this kind."""
        return {name: value for name, value in self.options.items() if name not in SCRIPTED}

    def message(self, says: str) -> str:
        return f"lesson-{self.name}-{says}"
