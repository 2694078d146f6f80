"""Temptation on the shelf: what can be chosen, and how a table is set up from it."""

from __future__ import annotations

from typing import cast

from flambeur.engine import Family, InvalidOption, Option, TableKind
from flambeur.engine.options import OptionValue
from flambeur.games.first_player import against_starter, named_starter, starter_option
from flambeur.games.temptation.board import InvalidBoard
from flambeur.games.temptation.board_text import LONGEST_WORD, pack_boards, unpack_boards
from flambeur.games.temptation.house import house_boards
from flambeur.games.temptation.table import Temptation

HOUSE = "house"
"""The word for the boards of the house; any other text is boards packed into one word."""


def build(players: int, options: dict[str, OptionValue]) -> Temptation:
    text = cast(str, options["boards"])
    try:
        boards = house_boards() if text == HOUSE else unpack_boards(text)
    except InvalidBoard as error:
        raise InvalidOption(f"option boards: {error.sentence}", why="option-boards", option="boards") from error
    chosen = options if text == HOUSE else options | {"boards": pack_boards(boards)}
    return Temptation(
        players,
        chosen,
        boards,
        cast(int, options["goal"]),
        first_on_top=options["top"] == "first",
        starter=named_starter(players, options),
    )


FAMILY = Family(
    name="temptation",
    low=2,
    high=6,
    default_players=4,
    options=(
        Option("goal", "number", 0, low=0, high=10_000),
        Option("top", "word", "random", ("random", "first")),
        Option("boards", "text", HOUSE, high=LONGEST_WORD),
        starter_option(6),
    ),
    build=build,
    against=against_starter,
    kinds=(
        TableKind(
            name="temptation",
            words="flambeur.wording.temptation:WORDS",
            terminal="flambeur.cli.tables.temptation:draw",
            drawing="flambeur.envs.drawing.temptation:draw",
            observer="flambeur.envs.observing.temptation:make",
            greedy="flambeur.analysis.greedy.temptation:choose",
            kernel="flambeur.kernels.temptation.kernel:KERNEL",
            horizon="flambeur.analysis.temptation.horizon:HORIZON",
            solver="flambeur.analysis.temptation.solver:SOLVER",
            reasons="flambeur.coach.reasons.temptation:reason",
            rule_book="flambeur.games.temptation.rulebook:RULE_BOOK",
            puzzles="flambeur.puzzles.temptation:PUZZLES",
        ),
    ),
)
