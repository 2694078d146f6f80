"""The words of a kind of table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from flambeur.wording.say import Say


class Words(Struct, frozen=True, kw_only=True):
    """What a kind of table says; games, views, events and moves are those of that kind."""

    event: Callable[[Say, Any, Any], str]
    """What happened, in one sentence; empty for what is not worth a line."""
    question: Callable[[Say, Any, Any], str]
    """What the seat of a view is asked to choose."""
    move: Callable[[Say, Any, Any, Any], str]
    """One choice, short enough for a numbered list or a button."""
    preview: Callable[[Say, Any, Any, Any], str]
    """What a choice would do, as far as the seat can know; may be empty."""
    rule_of: Callable[[Any, Any], str] | None = None
    """The ID of the rule that a choice has of its own (an action card), or nothing."""
    score: Callable[[Say, Any, int], str] | None = None
    """A score in its unit ("$210,000"), where a plain number does not say enough."""
    exact_score: Callable[[Say, float], str] | None = None
    """A score that is known exactly, in a finer unit."""
    tiebreak: Callable[[Say, Any, int], str] | None = None
    """What decides between equals ("7 notes")."""
    leads: Callable[[Any, Any], Iterable[Struct]] | None = None
    """Who would get what if it were shared out now, as values that pictures show."""
