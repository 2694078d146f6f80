"""Bots: players that decide from what their seat knows, and never hold the state of a table.

Each bot is known by a level name, and each level is a character (`characters`): `random` plays any legal move;
`greedy` takes what looks best now, `careful` and `bold` compute in the same way and lean to one side; `sharp` plays
games out from each move; `champion` is the strongest, exact where perfect play is known.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from flambeur.analysis.greedy import greedy_of, is_known
from flambeur.analysis.play_style import BOLD, CAREFUL, EVEN
from flambeur.engine import FlambeurError, Game
from flambeur.engine.bot import SECONDS, Bot, play_random

__all__ = ["QUICK", "SECONDS", "Bot", "UnknownBot", "levels", "make_bot", "play_random"]


class UnknownBot(FlambeurError):
    """The game has no bot of that name."""

    code = "unknown-bot"


_STYLES = {"bold": BOLD, "careful": CAREFUL, "greedy": EVEN}
_THINKERS = ("sharp", "champion")
QUICK = ("random", *_STYLES)
"""Levels that answer at once; the others use the time they are given."""


def levels(game: Game[Any]) -> tuple[str, ...]:
    """Return the bots of a game, weakest first."""
    return (*(QUICK if is_known(game) else QUICK[:1]), *_THINKERS)


def make_bot(level: str, game: Game[Any]) -> Bot:
    """Return a bot for a table; raises `UnknownBot` with the existing ones."""
    if level not in levels(game):
        known = ", ".join(levels(game))
        raise UnknownBot(f"there is no bot '{level}' for {game.name}; there are: {known}.", bot=level, allowed=known)
    if level == "random":
        return play_random
    if level in _STYLES:
        return greedy_of(game, _STYLES[level])
    return cast(Bot, import_module(f"{__name__}.{level}").choose)  # loads all it searches with
