"""Um Kopf und Kragen on the shelf: what can be chosen, and how a table is set up from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from flambeur.engine import Family, InvalidOption, Option, TableKind
from flambeur.engine.options import OptionValue
from flambeur.games.first_player import against_starter, named_starter, starter_option
from flambeur.games.kragen.state import Bags
from flambeur.games.kragen.table import Kragen

BAGS = (3, 4, 5)
GOLD = 12
"""What a player's bags weigh together at the start, in kg (K2)."""
LOW, HIGH = 3, 7
"""K1"""


def against(players: int, options: dict[str, OptionValue]) -> Iterator[InvalidOption]:
    """Every reason why these do not go together."""
    bags = cast(Bags, options["bags"])
    if len(bags) != len(BAGS) or sum(bags) != GOLD:
        yield InvalidOption(
            f"option bags must be three weights of {GOLD} kg together, such as 3,4,5.",
            why="option-bags",
            option="bags",
            gold=GOLD,
        )
    if cast(int, options["goal"]) > GOLD * players:
        yield InvalidOption(
            f"option goal cannot be more than the {GOLD * players} kg that {players} players have together.",
            why="option-goal",
            option="goal",
            allowed=f"{GOLD + 1}-{GOLD * players}",
            most=GOLD * players,
            players=players,
        )
    yield from against_starter(players, options)


def build(players: int, options: dict[str, OptionValue]) -> Kragen:
    for objection in against(players, options):
        raise objection
    bags = tuple(sorted(cast(Bags, options["bags"])))
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
        Option("bags", "numbers", BAGS, low=1, high=GOLD, most=GOLD),
        Option("goal", "number", 25, low=GOLD + 1, high=GOLD * HIGH),
        Option("open", "flag", False),
        starter_option(HIGH),
        Option("rounds", "number", 200, low=1, high=10_000),
    ),
    build=build,
    against=against,
    kinds=(
        TableKind(
            name="kragen",
            words="flambeur.wording.kragen:WORDS",
            terminal="flambeur.cli.tables.kragen:draw",
            drawing="flambeur.envs.drawing.kragen:draw",
            observer="flambeur.envs.observing.kragen:make",
            greedy="flambeur.analysis.greedy.kragen:choose",
            kernel="flambeur.kernels.kragen.kernel:KERNEL",
            solver="flambeur.analysis.kragen.solver:SOLVER",
            reasons="flambeur.coach.reasons.kragen:reason",
            rule_book="flambeur.games.kragen.rulebook:RULE_BOOK",
            puzzles="flambeur.puzzles.kragen:PUZZLES",
        ),
    ),
)
