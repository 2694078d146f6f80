"""Players that are programs. They see views only, never what a player in their seat could not see.

Every bot is known by a level name. `random` plays any legal move; `greedy` takes what looks best now, by
a module of the game's name in `flambeur.bots.greedy`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from flambeur.engine import FlambeurError, Game, Move, View

Below = Callable[[int], int]
"""A uniform whole number below the given one."""


class UnknownBot(FlambeurError):
    """There is no bot of that name for this game."""

    code = "unknown-bot"


class Bot(Protocol):
    """Chooses one of the moves offered to its seat."""

    def __call__(self, view: View, moves: tuple[Move, ...], below: Below) -> Move: ...


LEVELS = ("random", "greedy")


def levels(game: Game[Any]) -> tuple[str, ...]:
    """The bots there are for a game, weakest first."""
    return LEVELS if find_spec(f"{__name__}.greedy.{game.name}") else LEVELS[:1]


def make_bot(level: str, game: Game[Any]) -> Bot:
    """A bot for a table; raises `UnknownBot` with the ones there are."""
    if level not in levels(game):
        known = ", ".join(levels(game))
        raise UnknownBot(f"there is no bot '{level}' for {game.name}; there are: {known}.", bot=level, allowed=known)
    if level == "random":
        return play_random
    choose: Callable[[Game[Any], View, tuple[Move, ...], Below], Move] = import_module(
        f"{__name__}.greedy.{game.name}"
    ).choose
    return lambda view, moves, below: choose(game, view, moves, below)


def play_random(view: View, moves: tuple[Move, ...], below: Below) -> Move:
    """Any legal move, each as likely as the others."""
    return moves[below(len(moves))]
