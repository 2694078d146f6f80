"""The rule books of the games that have one."""

from __future__ import annotations

from flambeur.engine import Capability, families, family
from flambeur.texts.rulebook import RuleBook

RULE_BOOKS: Capability[RuleBook] = Capability("rule_book", tuple)


def rule_book(game: str) -> RuleBook | None:
    """Return the rule book of a game, or None if it has none; raises `UnknownGame`."""
    return RULE_BOOKS.among(family(game).kinds)


def rule_books() -> dict[str, RuleBook]:
    """Return all rule books by the names of their games."""
    found = {family.name: RULE_BOOKS.among(family.kinds) for family in families()}
    return {game: book for game, book in found.items() if book is not None}
