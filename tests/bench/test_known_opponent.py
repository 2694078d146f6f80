"""The best answer to a known way of playing, and how rounds against it end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from bench.known_opponent import BestAnswer, Keys, Leads
from flambeur.analysis.vegas.duel import Duel, casinos_of, hands_of
from flambeur.engine import Move, new_game
from flambeur.games.vegas.moves import Place
from tests.analysis.brute import Brute
from tests.analysis.positions import lead, random_position

DICE = 3
MOST_DICE: Keys = np.broadcast_to(np.arange(DICE + 1.0), (6, DICE + 1, DICE + 1, DICE + 1)).copy()
"""An opponent who always puts down the most dice, on the lowest face of equals."""


class AgainstMostDice(Brute):
    """Expectimax in which one seat goes by that rule."""

    def __init__(self, game: Any, worth: Any, seat: int) -> None:
        super().__init__(game, worth)
        self.seat = seat

    def moves(self, state: Any) -> dict[Move, tuple[float, ...]]:
        found = super().moves(state)
        if state.turn != self.seat:
            return found
        chosen = max(found, key=lambda move: state.roll[0][move.face - 1] if isinstance(move, Place) else 0)
        return {chosen: found[chosen]}


@pytest.fixture(scope="module")
def start() -> tuple[Any, Any]:
    """A stocked table with three dice in each hand; seat 0 begins."""
    game: Any = new_game("vegas", 2, rounds=1, starter="0")
    return game, replace(random_position(game, 3, 16), hands=((DICE, 0, 0, 0),) * 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_can_answer_better(start: tuple[Any, Any], seat: int) -> None:
    game, state = start
    best = BestAnswer(casinos_of(state), hands_of(state), MOST_DICE, seat)
    brute = AgainstMostDice(game, lead(state), 1 - seat)
    assert best.value(state) == pytest.approx(brute.value(state)[0], abs=1e-9)
    perfect = Duel.of(game, state).value(state)
    assert best.value(state) >= perfect if seat == 0 else best.value(state) <= perfect


def test_the_chances_of_all_ends_have_the_value_as_their_mean(start: tuple[Any, Any]) -> None:
    game, state = start
    perfect = Duel.of(game, state)
    answer = BestAnswer(casinos_of(state), hands_of(state), MOST_DICE, 0)
    for duel, keys in ((perfect, None), (answer, MOST_DICE)):
        for begins in (0, 1):
            leads = Leads(duel, begins, keys)
            assert leads.chances.sum() == pytest.approx(1)
            assert leads.mean() == pytest.approx(duel.value(replace(state, turn=begins)), abs=1e-9)
    met = Leads(perfect, 0, MOST_DICE)
    assert perfect.value(state) - 1e-9 <= met.mean() <= answer.value(state) + 1e-9
