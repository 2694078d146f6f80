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


def parts_texts(say: Say, game: Game[Any], scores: Parts, seat: Seat) -> tuple[str, str]:
    """What the score of a seat is made of, in two sentences: what luck and choices brought, and how it adds up."""
    start, luck, skill, gifts, result = scores.whole(seat)
    sides = {"luck": luck, "skill": skill}
    brought = say(
        "review-told-brought",
        **{side: "plus" if part > 0 else "minus" if part else "even" for side, part in sides.items()},
        **{f"{side}-amount": _told(say, game, score_text(say, game, abs(part))) for side, part in sides.items()},
    )
    added = {"luck": luck, "skill": skill, "gifts": gifts}
    whole = say(
        "review-told-sum",
        start=score_text(say, game, start),
        **{part: change_text(say, game, amount) for part, amount in added.items()},
        result=_told(say, game, score_text(say, game, result)),
    )
    return brought, whole


def _told(say: Say, game: Game[Any], amount: str) -> str:
    """With its unit where the amount alone does not say it."""
    return say("review-amount", game=game.name, amount=amount)
