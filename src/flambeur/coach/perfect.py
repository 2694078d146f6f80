"""Choices in rounds between two that are solved: what each costs in money, and how often one wins by perfect play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec import Struct

from flambeur.analysis.duel import Duel
from flambeur.analysis.race import EVEN, winning
from flambeur.coach.costs import Cost, costs
from flambeur.engine import Game, Move, State
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas

SAME = 1e-6
"""Chances closer than this are the same."""


class Solved(Struct, frozen=True):
    """A choice beside perfect play of both from there on."""

    cost: Cost
    chances: tuple[float, ...]
    """To win the game after each legal move, in their order; empty where more rounds are left than are known."""
    last: bool
    """Whether it is the last round: then chances are exact, too, and decide."""
    best: Move
    """By the chance in the last round, by money before it; the move itself where it gave up no money."""
    loss: float
    """How much less often one wins than after the best move."""

    @property
    def mistaken(self) -> bool:
        """Whether it gave up money, and in the last round with it some of the chance to win."""
        return self.cost.dollars > 0 and (not self.last or self.loss > SAME)


def solved(game: Game[Any], choices: Sequence[tuple[State, Move]]) -> tuple[Solved | None, ...]:
    """Each choice, given with the position it was made in, in the order of play; None for one that is not solved."""
    rules: Any = game
    found: list[Solved | None] = []
    duel: tuple[int, Duel | None] = 0, None
    for (state, _), cost in zip(choices, costs(game, choices), strict=True):
        if cost is None:
            found.append(None)
            continue
        assert isinstance(state, VegasState)
        if duel[0] != cost.round:
            goal = winning(rules, state)
            duel = cost.round, Duel.of(rules, state, goal) if goal else None
        found.append(_solved(rules, state, cost, duel[1]))
    return tuple(found)


def _solved(game: Vegas, state: VegasState, cost: Cost, duel: Duel | None) -> Solved:
    last, legal = state.round == game.rounds, game.legal_moves(state)
    if duel is None:
        return Solved(cost, (), last, cost.best, 0.0)
    values = cast(dict[Move, float], duel.placements(state))
    chances = {move: values[move] + EVEN for move in legal}
    leads = dict(zip(legal, cost.leads, strict=True))
    best = cost.best
    if last and cost.dollars:
        best = max(legal, key=lambda move: (round(chances[move], 6), leads[move], move == cost.move))
    loss = max(chances[best] - chances[cost.move], 0.0)
    return Solved(cost, tuple(chances.values()), last, best, loss)
