"""Temptation: what a die earns, and what it opens for the next player."""

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
    """Say the points won or lost by filling a row, who may fill an open one, or what is missing to a loss."""
    if not isinstance(move, Place) or not isinstance(view, TemptationView) or view.layout is None:
        return ""
    row, lying = view.layout.rows[move.row - 1], view.rows[move.row - 1]
    missing = len(row.spaces) - len(lying) - 1
    if not row.white and missing:
        return say("coach-temptation-nears", count=missing, points=row.points)
    if not row.white:
        return say("coach-temptation-loses", points=min(row.points, view.points[view.turn]))  # T14
    if not missing:
        return say("coach-temptation-fills", points=row.points)
    players = len(view.points)
    others = [(view.turn + step) % players for step in range(1, players)]
    following = next((seat for seat in others if view.stocks[seat]), None)
    if following is None:
        return ""
    hand = min(HAND, view.stocks[following])
    chance = odds(row.spaces, (*lying, move.face), hand, AHEAD)
    name = say.name(following)
    return say("coach-temptation-opens", name=name, percent=round(100 * chance), points=row.points)
