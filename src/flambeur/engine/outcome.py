"""How a finished game ended."""

from __future__ import annotations

from msgspec import Struct

from flambeur.engine.event import Seat


class Result(Struct, frozen=True):
    """`scores` by seat, in the unit the game counts in, and the seats that win (several share it).

    `tiebreaks` holds what decided between equal scores, by seat, where the game has such a thing.
    `winners` may be empty: a lost solitaire.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    tiebreaks: tuple[int, ...] = ()


def best(scores: tuple[int, ...], tiebreaks: tuple[int, ...] = ()) -> Result:
    """The result in which the highest score wins, then the highest tiebreak; equals share the win."""
    keys = list(zip(scores, tiebreaks or (0,) * len(scores), strict=True))
    top = max(keys)
    return Result(scores, tuple(seat for seat, key in enumerate(keys) if key == top), tiebreaks)
