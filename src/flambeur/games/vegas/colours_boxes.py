"""What the boxes have for tables of colours, and which of them can be set up (L1, M11, S1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

from flambeur.engine import InvalidOption, Seat
from flambeur.engine.options import OptionValue
from flambeur.games.vegas.colours import COLOURS

_CLASSIC = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
_ADDED = {"boulevard": {100: 5}, "morecash": {60: 2, 70: 2, 80: 2, 90: 2, 100: 4}}
COLOURS_OF = {"boulevard": COLOURS, "morecash": COLOURS[:6]}
"""Boxes that have enough colours, and their colours (L1, M11)."""


def box_notes(options: Mapping[str, OptionValue]) -> dict[int, int]:
    """The notes of a box, those of 100 included."""
    return dict(Counter(_CLASSIC) + Counter(_ADDED[str(options["box"])]))


def refuse_modules(options: Mapping[str, OptionValue], allowed: tuple[str, ...], where: str) -> None:
    """Raise `InvalidOption` for modules that have no part in a mode; the notes of the box are in anyway."""
    chosen = cast(tuple[str, ...], options["with"])
    for module in chosen:
        if module != "notes" and module not in allowed:
            known = " and ".join(allowed) or "no modules"
            raise InvalidOption(f"{where} goes with {known}, not with {module}.", option="with", allowed=known)


def named_starter(options: Mapping[str, OptionValue], players: int) -> Seat | None:
    """The seat that starts, or None when it is drawn (V4)."""
    word = str(options["starter"])
    if word == "random":
        return None
    if int(word) >= players:
        raise InvalidOption(
            f"the starter is random or a seat from 0 to {players - 1}, not {word}.",
            option="starter",
            allowed=f"random, 0-{players - 1}",
        )
    return int(word)
