"""Players that are programs. They decide from what their seat knows, and never hold the state of a table.

Every bot is known by a level name. `random` plays any legal move; `greedy` takes what looks best now, by
a module of the table's name in `flambeur.bots.greedy`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from flambeur.engine import Budget, Chooser, FlambeurError, Game, Knowledge, Move, Seat, Seeded, State
from flambeur.kernels import reference


class UnknownBot(FlambeurError):
    """There is no bot of that name for this game."""

    code = "unknown-bot"


class Bot(Protocol):
    """Chooses one of the moves offered to its seat, from what the seat knows, within a budget.

    `source` is the only randomness it may use, so that the same source gives the same choice (a budget by the clock
    may still end thinking earlier or later).
    """

    def __call__(self, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move: ...


LEVELS = ("random", "greedy")


def levels(game: Game[Any]) -> tuple[str, ...]:
    """The bots there are for a game, weakest first."""
    return LEVELS if find_spec(f"{__name__}.greedy.{game.table}") else LEVELS[:1]


def make_bot(level: str, game: Game[Any]) -> Bot:
    """A bot for a table; raises `UnknownBot` with the ones there are."""
    if level not in levels(game):
        known = ", ".join(levels(game))
        raise UnknownBot(f"there is no bot '{level}' for {game.name}; there are: {known}.", bot=level, allowed=known)
    if level == "random":
        return play_random
    return cast(Bot, import_module(f"{__name__}.greedy.{game.table}").choose)


def play_random(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
    """Any legal move, each as likely as the others."""
    return moves[source.below(len(moves))]


def _greedy_way(game: Game[Any]) -> reference.Way:
    """How the greedy bot plays in play-outs on the reference engine."""
    bot = make_bot("greedy", game)

    def choose(state: State, seat: Seat, moves: tuple[Move, ...], toss: Seeded) -> Move:
        return bot(game.knowledge(state, seat), moves, Budget(), toss)

    return choose


reference.ways["greedy"] = _greedy_way
