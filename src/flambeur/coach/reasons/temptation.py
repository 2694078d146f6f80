"""Temptation: what a die brings, and what it opens for the next player."""

from __future__ import annotations

from typing import Any

from flambeur.engine import Game, Move
from flambeur.games.temptation.moves import Place
from flambeur.games.temptation.odds import odds
from flambeur.games.temptation.turn import HAND
from flambeur.games.temptation.view import TemptationView
from flambeur.kernels.temptation.judgement import AHEAD
from flambeur.wording import Say


def reason(say: Say, game: Game[Any], view: Any, move: Move) -> str:
    """Points won or lost by filling a row; how likely the next player is to fill one that is left open."""
    if not isinstance(move, Place) or not isinstance(view, TemptationView) or view.layout is None:
        return ""
    row, lying = view.layout.rows[move.row - 1], view.rows[move.row - 1]
    if len(lying) + 1 == len(row.spaces):
        return say("coach-temptation-fills" if row.white else "coach-temptation-loses", points=row.points)
    players = len(view.points)
    others = [(view.turn + step) % players for step in range(1, players)]
    following = next((seat for seat in others if view.stocks[seat]), None)
    if following is None:
        return ""
    hand = min(HAND, view.stocks[following])
    chance = odds(row.spaces, (*lying, move.face), hand, AHEAD)
    name = say.name(following)
    return say("coach-temptation-opens", name=name, percent=round(100 * chance), points=row.points)
