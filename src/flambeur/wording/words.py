"""The words of a kind of table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from flambeur.wording.say import Say


class Words(Struct, frozen=True, kw_only=True):
    """The texts of a kind of table; games, views, events and moves are those of that kind."""

    event: Callable[[Say, Any, Any], str]
    """An event in one sentence; empty if it is not worth a line."""
    question: Callable[[Say, Any, Any], str]
    """The question to the seat of a view."""
    move: Callable[[Say, Any, Any, Any], str]
    """One choice, short enough for a numbered list or a button."""
    preview: Callable[[Say, Any, Any, Any], str]
    """The effect of a choice, as far as the seat can know; may be empty."""
    rule_of: Callable[[Any, Any], str] | None = None
    """The ID of a choice's own rule (for an action card), or None."""
    score: Callable[[Say, Any, int], str] | None = None
    """A score in its unit ("$210,000"), if a plain number is not clear enough."""
    exact_score: Callable[[Say, float], str] | None = None
    """An exact score, in a finer unit."""
    tiebreak: Callable[[Say, Any, int], str] | None = None
    """The text of a tiebreak ("7 notes")."""
    leads: Callable[[Any, Any], Iterable[Struct]] | None = None
    """The payouts if everything were paid now, as values for pictures."""
