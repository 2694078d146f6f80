"""What happens at a table, said in words: for terminals, logs and screen readers.

Every game has a module here of its own name with four functions; a game without one is spoken about in
its own notation, so that a new game can be played before anybody has found words for it.

* `event(say, game, event)`: what happened, as one sentence; empty for what is not worth a line.
* `question(say, game, view)`: what the seat of this view is asked to choose.
* `move(say, game, view, move)`: one choice, short enough for a numbered list or a button.
* `preview(say, game, view, move)`: what the choice would do, as far as the seat can know; may be empty.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from flambeur.engine import Event, Game, Move, View
from flambeur.wording.say import Say


def _words(game: Game[Any]) -> ModuleType | None:
    name = f"{__name__}.{game.name}"
    return import_module(name) if find_spec(name) else None


def event_text(say: Say, game: Game[Any], event: Event) -> str:
    words = _words(game)
    return str(words.event(say, game, event)) if words else repr(event)


def question_text(say: Say, game: Game[Any], view: View) -> str:
    words = _words(game)
    return str(words.question(say, game, view)) if words else ""


def move_text(say: Say, game: Game[Any], view: View, move: Move) -> str:
    words = _words(game)
    return str(words.move(say, game, view, move)) if words else str(move)


def preview_text(say: Say, game: Game[Any], view: View, move: Move) -> str:
    words = _words(game)
    return str(words.preview(say, game, view, move)) if words else ""


__all__ = ["Say", "event_text", "move_text", "preview_text", "question_text"]
