"""The result of a choice, as an amount of its game."""

from __future__ import annotations

from typing import Any

from flambeur.analysis import MoveValue, Unit
from flambeur.coach.result_parts import Parts
from flambeur.engine import Game, Seat
from flambeur.wording import Say, exact_score_text, score_text
from flambeur.wording.say import MINUS


def amount_text(say: Say, game: Game[Any], unit: Unit, one: MoveValue) -> str:
    """Return the score of a move in the unit of its game: exact money to the dollar, estimates in units of notes."""
    if unit == "tokens":
        return say.figure(one.score)
    told = exact_score_text if one.score_kind == "exact" else score_text
    return told(say, game, one.score)


def change_text(say: Say, game: Game[Any], amount: int) -> str:
    """Return an amount won or lost, with its sign."""
    return f"{MINUS if amount < 0 else '+'}{score_text(say, game, abs(amount))}"


def parts_texts(say: Say, game: Game[Any], scores: Parts, seat: Seat, given_up: int) -> list[str]:
    """Return sentences on a seat's score: luck beside clear mistakes, and small ones that add up."""
    _, luck, skill, _, _ = scores.whole(seat)
    besides = skill + given_up
    brought = say(
        "review-told-brought",
        name=say.name(seat),
        luck="plus" if luck > 0 else "minus" if luck else "even",
        lost="some" if given_up else "none",
        **{"luck-amount": _told(say, game, luck), "lost-amount": _told(say, game, given_up)},
    )
    return [brought, *([say("review-told-small", amount=_told(say, game, besides))] if besides < 0 else [])]


def _told(say: Say, game: Game[Any], amount: int) -> str:
    """Return an amount without its sign, with its unit if the amount alone does not show it."""
    return say("review-amount", game=game.name, amount=score_text(say, game, abs(amount)))
