"""What a choice brings, as an amount of its game."""

from __future__ import annotations

from typing import Any

from flambeur.coach.advice import Line, Unit
from flambeur.coach.ledger import Parts
from flambeur.engine import Game, Seat
from flambeur.wording import Say, score_text

MINUS = "\N{MINUS SIGN}"


def amount_text(say: Say, game: Game[Any], unit: Unit, line: Line) -> str:
    """The score of a move in the unit of its game: exact money to the dollar, estimates as notes are counted."""
    if unit == "tokens":
        return say.figure(line.score)
    if line.score_kind != "exact" or game.table != "vegas":
        return score_text(say, game, line.score)
    return dollars_text(say, line.score)


def dollars_text(say: Say, thousands: float) -> str:
    """Money to the dollar, also less than none."""
    dollars = round(1000 * thousands)
    return f"{MINUS if dollars < 0 else ''}{say('money', amount=abs(dollars))}"


def change_text(say: Say, game: Game[Any], amount: int) -> str:
    """An amount of the game that was won or lost, with its sign."""
    return f"{MINUS if amount < 0 else '+'}{score_text(say, game, abs(amount))}"


def parts_texts(say: Say, game: Game[Any], scores: Parts, seat: Seat, given_up: int) -> list[str]:
    """What made the score of a seat: luck beside clear mistakes, and small ones that add up."""
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
    """Without its sign, and with its unit where the amount alone does not say it."""
    return say("review-amount", game=game.name, amount=score_text(say, game, abs(amount)))
