"""The events and choices at a table in words: for terminals, logs and screen readers.

A kind of table brings its `Words` (`TableKind.words`). A game without them uses its own notation, so that it can be
played before words exist for it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from flambeur.engine import Capability, Event, Game, Move, View
from flambeur.wording.plain import plain_event
from flambeur.wording.say import Say
from flambeur.wording.words import Words

WORDS: Capability[Words] = Capability("words", Words)


def event_text(say: Say, game: Game[Any], event: Event) -> str:
    """Return an event as a sentence; empty for one not worth a line."""
    words = WORDS.of(game)
    return words.event(say, game, event) if words else plain_event(event)


def question_text(say: Say, game: Game[Any], view: View) -> str:
    """Return the question to the viewer; empty if a game has no words."""
    words = WORDS.of(game)
    return words.question(say, game, view) if words else ""


def move_text(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """Return a move as the text of a choice."""
    words = WORDS.of(game)
    return words.move(say, game, view, move) if words else str(move)


def preview_text(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """Return the effect of a move, as far as it is known."""
    words = WORDS.of(game)
    return words.preview(say, game, view, move) if words else ""


def brief_text(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """Return the preview in one line: for a choice with its own rule a few words and that rule's ID."""
    if rule := _rule_of(game, move):
        short = rule_in_short(say, game, move)
        return say.apart([short, f"? {rule}"]) if short else ""
    return preview_text(say, game, view, move)


def rule_in_short(say: Say, game: Game[Any], move: Move) -> str:
    """Return a few words for the rule of a choice that has its own; may be empty."""
    rule = f"rule-{_rule_of(game, move)}"
    return say.texts.say(rule, "short") if say.texts.has(rule, "short") else ""


def _rule_of(game: Game[Any], move: Move) -> str:
    words = WORDS.of(game)
    return words.rule_of(game, move) if words and words.rule_of else ""


def leads(game: Game[Any], view: View) -> tuple[Struct, ...]:
    """Return the payouts if everything were paid now; empty if there are none, or no words for them."""
    words = WORDS.of(game)
    return tuple(words.leads(game, view)) if words and words.leads else ()


def score_text(say: Say, game: Game[Any], score: float) -> str:
    """Return a score in the unit of the game."""
    words = WORDS.of(game)
    return words.score(say, game, round(score)) if words and words.score else say.figure(score)


def exact_score_text(say: Say, game: Game[Any], score: float) -> str:
    """Return an exact score, in a finer unit if the game has one."""
    words = WORDS.of(game)
    return words.exact_score(say, score) if words and words.exact_score else score_text(say, game, score)


def tiebreak_text(say: Say, game: Game[Any], tiebreak: float) -> str:
    """Return the text of a tiebreak; a mean of many games is a plain number."""
    words = WORDS.of(game)
    if words and words.tiebreak and isinstance(tiebreak, int):
        return words.tiebreak(say, game, tiebreak)
    return say.figure(tiebreak)


__all__ = [
    "WORDS",
    "Say",
    "Words",
    "brief_text",
    "event_text",
    "exact_score_text",
    "leads",
    "move_text",
    "preview_text",
    "question_text",
    "rule_in_short",
    "score_text",
    "tiebreak_text",
]
