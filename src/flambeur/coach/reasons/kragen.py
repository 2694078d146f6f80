"""Um Kopf und Kragen: the possible results of another attempt."""

from __future__ import annotations

from typing import Any

from flambeur.engine import Game, Move
from flambeur.games.kragen.moves import Reroll, faces_of
from flambeur.games.kragen.odds import chance_to_reach
from flambeur.games.kragen.view import KragenView
from flambeur.wording import Say


def reason(say: Say, game: Game[Any], view: Any, move: Move) -> str:
    """Say how likely another attempt at least equals the best result so far, and beats the current one."""
    if not isinstance(move, Reroll) or not isinstance(view, KragenView):
        return ""
    again = faces_of(move.dice)
    kept = sum(view.sets[view.in_hand]) - sum(again)
    wanted = max(view.best, kept + sum(again) + 1)
    chance = chance_to_reach(wanted, kept, again)
    return say("coach-kragen-reaches", result=wanted, percent=round(100 * chance), cost=view.attempts + 1)
