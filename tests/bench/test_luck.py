"""The luck of the dice, which benchmarks of play take out of their results: it is nothing on average."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bench.luck import ROLLS, Dice, Luck, without_luck
from flambeur.engine import Match, Seeded, new_game
from flambeur.fairness.intervals import wilson

GAME: Any = new_game("vegas", 4)
ROUNDS = 300


def first_choice(seed: int) -> Any:
    return Match(GAME, Seeded(seed)).state


@pytest.mark.parametrize("seat", range(GAME.players))
def test_luck_is_nothing_on_average_for_whoever_rolls_and_whoever_watches(seat: int) -> None:
    found = []
    for seed in range(ROUNDS):
        dice = Dice(GAME, seat, seed)
        dice.watch(first_choice(seed))
        assert (dice.luck.own == 0) != (dice.luck.others == 0), "it is one of the two"
        found.append(dice.luck.own + dice.luck.others)
    assert abs(np.mean(found)) < 4 * np.std(found) / ROUNDS**0.5
    assert np.std(found) > 0.001, "rolls differ"


def test_a_good_roll_is_luck_for_the_seat_and_none_for_the_others() -> None:
    """Of many first rolls, the luckiest of a seat are bad luck for those who watch it."""
    own: list[float] = []
    others: list[float] = []
    for seed in range(ROUNDS):
        state = first_choice(seed)
        for seat, found in ((state.turn, own), ((state.turn + 1) % GAME.players, others)):
            dice = Dice(GAME, seat, seed)
            dice.watch(state)
            found.append(dice.luck.own + dice.luck.others)
    assert np.corrcoef(own, others)[0, 1] < -0.2


def test_the_roll_itself_is_left_as_it_was() -> None:
    state = first_choice(1)
    before = (state.roll, state.hands)
    Dice(GAME, 0, 1).watch(state)
    assert (state.roll, state.hands) == before
    assert ROLLS > 1


def test_what_luck_explains_is_taken_out_of_the_interval_and_not_out_of_the_mean() -> None:
    random = np.random.default_rng(1)
    own, others, rest = random.normal(0, 1, 2000), random.normal(0, 1, 2000), random.normal(0, 0.1, 2000)
    parts = 0.28 + 0.2 * own + 0.1 * others + rest
    mean, (low, high) = without_luck(parts.tolist(), [Luck(*pair) for pair in zip(own, others, strict=True)])
    half = (high - low) / 2
    assert mean == pytest.approx(0.28, abs=3 * half)
    assert half == pytest.approx(1.96 * 0.1 / 2000**0.5, rel=0.1)
    assert half < 1.96 * parts.std() / 2000**0.5 / 2


def test_without_any_luck_the_mean_is_the_plain_one() -> None:
    mean, bounds = without_luck([0.0, 1.0, 0.0, 1.0], [Luck(0.0, 0.0)] * 4)
    assert mean == 0.5
    assert bounds == pytest.approx(wilson(2, 4))


def test_who_has_won_everything_has_an_interval() -> None:
    mean, (low, high) = without_luck([1.0] * 20, [Luck(0.0, 0.0)] * 20)
    assert mean == high == pytest.approx(1.0)
    assert low == pytest.approx(wilson(20, 20)[0])
