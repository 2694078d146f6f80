"""Um Kopf und Kragen on the shelf: what can be chosen, and how a table is set up from it."""

from __future__ import annotations

from typing import cast

from flambeur.engine import Family, InvalidOption, Option
from flambeur.engine.options import OptionValue
from flambeur.games.kragen.state import Bags
from flambeur.games.kragen.table import Kragen
from flambeur.games.starting import named_starter, starter_option

BAGS = (3, 4, 5)
GOLD = 12
"""What a player's bags weigh together at the start, in kg (K2)."""
LOW, HIGH = 3, 7
"""K1"""


def build(players: int, options: dict[str, OptionValue]) -> Kragen:
    bags = tuple(sorted(cast(Bags, options["bags"])))
    if len(bags) != len(BAGS) or sum(bags) != GOLD:
        raise InvalidOption(
            f"option bags must be three weights of {GOLD} kg together, such as 3,4,5.",
            why="option-bags",
            option="bags",
            gold=GOLD,
        )
    if cast(int, options["goal"]) > GOLD * players:
        raise InvalidOption(
            f"option goal cannot be more than the {GOLD * players} kg that {players} players have together.",
            why="option-goal",
            option="goal",
            allowed=f"{GOLD + 1}-{GOLD * players}",
            most=GOLD * players,
            players=players,
        )
    return Kragen(
        players,
        {**options, "bags": bags},
        bags=bags,
        goal=cast(int, options["goal"]),
        rounds=cast(int, options["rounds"]),
        open_hands=cast(bool, options["open"]),
        starter=named_starter(players, options),
    )


FAMILY = Family(
    name="kragen",
    low=LOW,
    high=HIGH,
    default_players=4,
    options=(
        Option("bags", "numbers", BAGS, low=1, high=GOLD),
        Option("goal", "number", 25, low=GOLD + 1, high=GOLD * HIGH),
        Option("open", "flag", False),
        starter_option(HIGH),
        Option("rounds", "number", 200, low=1, high=10_000),
    ),
    build=build,
)
