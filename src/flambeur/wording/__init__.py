"""What happens at a table, said in words: for terminals, logs and screen readers.

Every kind of table (`Game.table`) has a module here of its name with four functions; a game without one is spoken
about in its own notation, so that it can be played before anybody has found words for it.

* `event(say, game, event)`: what happened, as one sentence; empty for what is not worth a line.
* `question(say, game, view)`: what the seat of this view is asked to choose.
* `move(say, game, view, move)`: one choice, short enough for a numbered list or a button.
* `preview(say, game, view, move)`: what the choice would do, as far as the seat can know; may be empty.

A game whose choices have rules of their own (action cards) has `rule_of(game, move)`, the ID of that rule or nothing.
Two more are for results, where plain numbers do not say enough: `score(say, game, score)` gives a score in its
unit ("$210,000"), `tiebreak(say, game, tiebreak)` what decides between equals ("7 notes"). A game in which something is
about to be shared out has `leads(game, view)`, who would get what now, as a value that pictures show.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from msgspec import Struct

from flambeur.engine import Event, Game, Move, View
from flambeur.wording.plain import plain_event
from flambeur.wording.say import Say


@cache
def _module(table: str) -> ModuleType | None:
    name = f"{__name__}.{table}"
    return import_module(name) if find_spec(name) else None


def _words(game: Game[Any]) -> ModuleType | None:
    return _module(game.table)


def event_text(say: Say, game: Game[Any], event: Event) -> str:
    """An event as a sentence; empty for one not worth a line."""
    words = _words(game)
    return str(words.event(say, game, event)) if words else plain_event(event)


def question_text(say: Say, game: Game[Any], view: View) -> str:
    """What the viewer is asked; empty where a game has no words."""
    words = _words(game)
    return str(words.question(say, game, view)) if words else ""


def move_text(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """A move as a choice reads."""
    words = _words(game)
    return str(words.move(say, game, view, move)) if words else str(move)


def preview_text(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """What a move would come to, as far as that is known."""
    words = _words(game)
    return str(words.preview(say, game, view, move)) if words else ""


def brief_text(say: Say, game: Game[Any], view: View, move: Move) -> str:
    """The preview in one line: of a choice with a rule of its own a few words and that rule's ID."""
    if rule := _rule_of(game, move):
        short = rule_in_short(say, game, move)
        return say.apart([short, f"? {rule}"]) if short else ""
    return preview_text(say, game, view, move)


def rule_in_short(say: Say, game: Game[Any], move: Move) -> str:
    """A few words for the rule of a choice that has one of its own; may be empty."""
    rule = f"rule-{_rule_of(game, move)}"
    return say.texts.say(rule, "short") if say.texts.has(rule, "short") else ""


def _rule_of(game: Game[Any], move: Move) -> str:
    words = _words(game)
    return str(words.rule_of(game, move)) if words is not None and hasattr(words, "rule_of") else ""


def leads(game: Game[Any], view: View) -> tuple[Struct, ...]:
    """Who would get what if it were shared out now; empty where nothing is, or nobody has words for it."""
    words = _words(game)
    return tuple(words.leads(game, view)) if words is not None and hasattr(words, "leads") else ()


def score_text(say: Say, game: Game[Any], score: float) -> str:
    """A score in the unit of the game."""
    words = _words(game)
    if words is not None and hasattr(words, "score"):
        return str(words.score(say, game, round(score)))
    return say.figure(score)


def tiebreak_text(say: Say, game: Game[Any], tiebreak: float) -> str:
    """What decides between equals; a mean of many games is a plain number."""
    words = _words(game)
    if words is not None and isinstance(tiebreak, int) and hasattr(words, "tiebreak"):
        return str(words.tiebreak(say, game, tiebreak))
    return say.figure(tiebreak)


__all__ = [
    "Say",
    "brief_text",
    "event_text",
    "leads",
    "move_text",
    "preview_text",
    "question_text",
    "rule_in_short",
    "score_text",
    "tiebreak_text",
]
