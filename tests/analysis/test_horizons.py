"""How far money is apart after a round, which the curve of chances to win goes by."""

from __future__ import annotations

from math import pi, sqrt

import numpy as np
import pytest

from flambeur.analysis.horizon import HORIZONS
from flambeur.analysis.rollouts import chances
from flambeur.analysis.temptation.horizon import win_probability
from flambeur.analysis.vegas.horizon import VegasHorizon
from flambeur.engine import State, new_game
from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.table import Vegas
from flambeur.kernels import for_game
from tests.kernels.tables import ready_kernel, walk


@pytest.mark.parametrize(
    ("preset", "players"), [("classic", 4), ("boulevard-everything", 5), ("morecash-tactical", 4), ("secret", 4)]
)
def test_the_spread_of_a_round_is_that_of_greedy_players(preset: str, players: int) -> None:
    """The difference between two seats is as far apart as the curve says, which is a logistic one."""
    game = new_game("vegas", players, preset=preset)
    kernel = for_game(game, approximate=True)
    assert kernel is not None
    assert kernel.wait()
    won = kernel.playouts(game.start()[0], "greedy", count=4000, until="round").scores
    apart = (won[:, 0] - won[:, 1]).std() * sqrt(3) / pi
    horizon = HORIZONS.of(game)
    assert isinstance(horizon, VegasHorizon)
    assert isinstance(game, Vegas | ColoursTable)
    assert horizon.spread(game) == pytest.approx(apart, rel=0.05)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_points_tell_how_often_a_seat_wins_temptation(players: int) -> None:
    """Between two rounds the curve says about what greedy games come to."""
    game = new_game("temptation", players)
    kernel = ready_kernel(game)
    apart = []
    for seed in range(6):
        rounds: dict[int, State] = {}
        for state in walk(game, "greedy", seed):
            rounds.setdefault(getattr(state, "round", 0), state)
        for number, state in rounds.items():
            if number > 1 and game.outcome(state) is None:
                wins = kernel.playouts(state, "greedy", count=400, seed=seed).wins
                played = (wins / wins.sum(axis=1, keepdims=True)).mean(axis=0)
                apart.append(np.abs(chances(game, state) - played).mean())
    assert len(apart) > 6
    assert np.mean(apart) < 0.08


def test_nobody_is_favoured_between_equals_and_a_lead_near_the_goal_is_worth_more() -> None:
    even = win_probability(np.array([200.0, 200.0]), 500)
    early, late = (win_probability(np.array([top, top - 60.0]), 500)[0] for top in (140.0, 440.0))
    assert even.tolist() == [0.5, 0.5]
    assert 0.5 < early < late < 1
