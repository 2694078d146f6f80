"""The result of a check of the dice, in words."""

from __future__ import annotations

from collections.abc import Sequence

from flambeur.fairness import Verdict
from flambeur.texts import texts


def verdict_text(verdict: Verdict, names: Sequence[str], language: str) -> str:
    """Return all that is proven about the dice of a record, and what is not."""
    words = texts(language)
    said = [words.say("fair-known" if verdict.known else "fair-unknown", draws=verdict.draws)]
    if verdict.withheld:
        held_back = [names[seat] if seat < len(names) else str(seat) for seat in verdict.withheld]
        said.append(words.say("fair-withheld", names=", ".join(held_back)))
    return " ".join(said)
