"""What a bot is, and the simplest one."""

from __future__ import annotations

from typing import Protocol

from flambeur.engine.knowledge import Budget, Knowledge
from flambeur.engine.move import Move
from flambeur.engine.randomness import Chooser

SECONDS = 1.0
"""What a bot takes at most when nobody says how long it may think."""


class Bot(Protocol):
    """Chooses one of the moves offered to its seat, from what the seat knows, within a budget.

    `source` is the only randomness it may use, so that the same source gives the same choice (a budget in seconds
    may still end thinking earlier or later).
    """

    def __call__(self, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move: ...


def play_random(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
    """Any legal move, each as likely as the others."""
    return moves[source.below(len(moves))]
