"""Why a move is good or bad, in one sentence of facts: a module for each kind of table has `reason`.

What a module says nothing about is told by the preview of the move (of a card by its rule in short: the whole one is
no reason), and in the end by how often it wins.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from flambeur.coach.advice import Line
from flambeur.engine import Knowledge, Move
from flambeur.wording import Say, preview_text, rule_in_short


def reason_text(say: Say, knowledge: Knowledge, line: Line) -> str:
    """One sentence about a move, from what the seat knows."""
    if line.share is not None:
        return say("coach-mixed", percent=round(100 * line.share))
    return fact_text(say, knowledge, line.move) or say("coach-wins", percent=round(100 * line.chance))


def fact_text(say: Say, knowledge: Knowledge, move: Move) -> str:
    """What can be said of a move without having tried it; may be empty."""
    game, view = knowledge.game, knowledge.view
    module = _module(game.table)
    found = str(module.reason(say, game, view, move)) if module else ""
    if not found and (short := rule_in_short(say, game, move)):
        return f"{short[0].upper()}{short[1:]}."
    return found or preview_text(say, game, view, move)


@cache
def _module(table: str) -> ModuleType | None:
    name = f"{__name__}.{table}"
    return import_module(name) if find_spec(name) else None
