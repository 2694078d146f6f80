"""What looks best now: one module for each kind of table, with `choose(knowledge, moves, budget, source, temper)`."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from flambeur.bots.bot import Bot, play_random
from flambeur.bots.tempers import EVEN, Temper
from flambeur.engine import Game


def is_known(game: Game[Any]) -> bool:
    """Whether somebody has thought about what looks best at this kind of table."""
    return _module(game.table) is not None


def greedy_of(game: Game[Any], temper: Temper = EVEN) -> Bot:
    """The greedy player of a table, minded in some way; of a table without one, who plays anything."""
    name = _module(game.table)
    if name is None:
        return play_random
    choose = import_module(name).choose
    return cast(Bot, choose if temper is EVEN else partial(choose, temper=temper))


@cache
def _module(table: str) -> str | None:
    name = f"{__name__}.{table}"
    return name if find_spec(name) else None
