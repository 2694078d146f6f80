"""A bot of one's own as a Python class: it spends as few dice as it can, and plays everything else by lot.

cd examples
flambeur league vegas --players 2 --bots thrifty:Thrifty,greedy,random
flambeur play vegas --bots thrifty:Thrifty
flambeur join http://127.0.0.1:8321/t/CODE --bot thrifty:Thrifty
"""

from __future__ import annotations

from flambeur.engine import Budget, Chooser, Knowledge, Move


class Thrifty:
    """A bot that is instantiated for every game, so it may keep state between its moves."""

    def __call__(self, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
        roll = getattr(knowledge.view, "roll", None)
        if roll is None or any(move.verb != "place" for move in moves):
            return moves[source.below(len(moves))]

        def dice(move: Move) -> int:
            face = int(str(move).split()[1])
            return sum(kind[face - 1] for kind in roll)

        fewest = min(map(dice, moves))
        chosen = [move for move in moves if dice(move) == fewest]
        return chosen[source.below(len(chosen))]
