"""The result of a finished game."""

from __future__ import annotations

from msgspec import Struct

from flambeur.engine.event import Seat


class Result(Struct, frozen=True):
    """`scores` by seat, in the unit of the game, and the seats that win (several share the win).

    `tiebreaks` decides between equal scores, by seat, if the game has such a rule. `winners` may be empty: a lost
    solitaire.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    tiebreaks: tuple[int, ...] = ()


def best(scores: tuple[int, ...], tiebreaks: tuple[int, ...] = ()) -> Result:
    """Return the result in which the highest score wins, then the highest tiebreak; equals share the win."""
    keys = list(zip(scores, tiebreaks or (0,) * len(scores), strict=True))
    top = max(keys)
    return Result(scores, tuple(seat for seat, key in enumerate(keys) if key == top), tiebreaks)
