"""Explain in one factual sentence why a move is good or bad.

A kind of table brings a function for it (`TableKind.reasons`). If that returns nothing, the reason is the preview of
the move (for a card its short rule, because the whole one is no reason), and otherwise how often the move wins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flambeur.analysis import MoveValue
from flambeur.engine import Capability, Knowledge, Move
from flambeur.wording import Say, preview_text, rule_in_short

Reason = Callable[[Say, Any, Any, Move], str]
"""One sentence about a move of a game, from the view of the seat to move; may be empty."""
REASONS: Capability[Reason] = Capability("reasons")


def reason_text(say: Say, knowledge: Knowledge, one: MoveValue) -> str:
    """Return one sentence about a move, from what the seat knows."""
    if one.share is not None:
        return say("coach-mixed", percent=round(100 * one.share))
    return fact_text(say, knowledge, one.move) or say("coach-wins", percent=round(100 * one.chance))


def fact_text(say: Say, knowledge: Knowledge, move: Move) -> str:
    """Return what can be said of a move without trying it; may be empty."""
    game, view = knowledge.game, knowledge.view
    reason = REASONS.of(game)
    found = reason(say, game, view, move) if reason else ""
    if not found and (short := rule_in_short(say, game, move)):
        return f"{short[0].upper()}{short[1:]}."
    return found or preview_text(say, game, view, move)
