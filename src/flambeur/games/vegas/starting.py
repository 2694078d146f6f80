"""Who starts, when it is not drawn (V4)."""

from __future__ import annotations

from collections.abc import Mapping

from flambeur.engine import InvalidOption, Seat
from flambeur.engine.options import OptionValue

DRAWN = "random"


def named_starter(players: int, options: Mapping[str, OptionValue]) -> Seat | None:
    """The seat named as the first starter, or None when it is drawn; raises `InvalidOption` for no such seat."""
    word = str(options["starter"])
    if word == DRAWN:
        return None
    if int(word) >= players:
        seats = f"a seat from 0 to {players - 1}" if players > 1 else "seat 0"
        raise InvalidOption(
            f"the starter is {DRAWN} or {seats}, not {word}.",
            option="starter",
            allowed=", ".join([DRAWN, *map(str, range(players))]),
        )
    return int(word)
