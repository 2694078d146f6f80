"""What looks best now: the greedy player of each kind of table (`TableKind.greedy`)."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol, cast

from flambeur.analysis.play_style import EVEN, PlayStyle
from flambeur.engine import Budget, Capability, Chooser, Game, Knowledge, Move, Seat, Seeded, State
from flambeur.engine.bot import Bot, play_random
from flambeur.kernels import reference


class Greedy(Protocol):
    """A bot that takes what looks best now, and leans as its style says."""

    def __call__(
        self, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser, style: PlayStyle = EVEN
    ) -> Move: ...


GREEDY: Capability[Greedy] = Capability("greedy")


def is_known(game: Game[Any]) -> bool:
    """Whether this kind of table has a greedy player."""
    return GREEDY.of(game) is not None


def greedy_of(game: Game[Any], style: PlayStyle = EVEN) -> Bot:
    """The greedy player of a table, with a style of its own; of a table without one, a random player."""
    choose = GREEDY.of(game)
    if choose is None:
        return play_random
    return cast(Bot, choose if style is EVEN else partial(choose, style=style))


def _greedy_way(game: Game[Any]) -> reference.Way:
    """How the greedy player chooses in games that the reference engine plays on."""
    bot = greedy_of(game)

    def choose(state: State, seat: Seat, moves: tuple[Move, ...], toss: Seeded) -> Move:
        return bot(game.knowledge(state, seat), moves, Budget(), toss)

    return choose


reference.ways["greedy"] = _greedy_way
