"""The interface of a bot, and the simplest one."""

from __future__ import annotations

from typing import Protocol

from flambeur.engine.knowledge import Budget, Knowledge
from flambeur.engine.move import Move
from flambeur.engine.randomness import Chooser

SECONDS = 1.0
"""A bot's time limit if the budget sets none."""


class Bot(Protocol):
    """Chooses one of the moves offered to its seat, from what the seat knows, within a budget.

    `source` is the only randomness it may use, so that the same source gives the same choice (a budget in seconds
    may still end thinking earlier or later).
    """

    def __call__(self, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move: ...


def play_random(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
    """Choose any legal move, all equally likely."""
    return moves[source.below(len(moves))]
