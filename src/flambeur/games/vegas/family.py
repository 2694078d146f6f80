"""Las Vegas on the shelf: what can be chosen, and how a table is set up from it."""

from __future__ import annotations

from typing import cast

from flambeur.engine import Family, InvalidOption, Option, register
from flambeur.engine.options import OptionValue
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.neutral import IN_HAND, NeutralDice
from flambeur.games.vegas.table import Vegas

CLASSIC_NOTES = ((10, 6), (20, 8), (30, 8), (40, 6), (50, 6), (60, 5), (70, 5), (80, 5), (90, 5))
"""V2"""


def build(players: int, options: dict[str, OptionValue]) -> Vegas:
    moments = Moments(players)
    moments.notes |= dict(CLASSIC_NOTES)
    modules = cast(tuple[str, ...], options["with"])
    if players < 2 or players > 5:
        raise InvalidOption("the classic box is for 2 to 5 players.", option="players", allowed="2-5")
    if "neutral" in modules:
        if players not in IN_HAND:
            raise InvalidOption("neutral dice are for 2 to 5 players.", option="with")
        NeutralDice().plug(moments)
    starter = options["starter"]
    return Vegas(players, options, moments, None if starter == "random" else int(cast(str, starter)))


FAMILY = register(
    Family(
        name="vegas",
        low=1,
        high=8,
        default_players=4,
        options=(
            Option("box", "word", "classic", ("classic",)),
            Option("with", "words", (), ("neutral",)),
            Option("starter", "word", "random", ("random", *"01234567")),
        ),
        build=build,
    )
)
