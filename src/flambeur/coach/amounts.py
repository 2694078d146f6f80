"""What a choice brings, as an amount of its game."""

from __future__ import annotations

from typing import Any

from flambeur.coach.advice import Line, Unit
from flambeur.engine import Game
from flambeur.games.vegas.table import Vegas
from flambeur.wording import Say, score_text

MINUS = "\N{MINUS SIGN}"


def amount_text(say: Say, game: Game[Any], unit: Unit, line: Line) -> str:
    """The score of a move in the unit of its game: exact money to the dollar, estimates as notes are counted."""
    if unit == "tokens":
        return say.figure(line.score)
    if line.score_kind != "exact" or not isinstance(game, Vegas):
        return score_text(say, game, line.score)
    return dollars_text(say, line.score)


def dollars_text(say: Say, thousands: float) -> str:
    """Money to the dollar, also less than none."""
    dollars = round(1000 * thousands)
    return f"{MINUS if dollars < 0 else ''}{say('money', amount=abs(dollars))}"
