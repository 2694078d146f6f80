"""How far money is apart after a round, which the curve of chances to win goes by."""

from __future__ import annotations

from math import pi, sqrt

import pytest

from flambeur.bots.search import spread_of
from flambeur.engine import new_game
from flambeur.kernels import for_game


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
    assert spread_of(game) == pytest.approx(apart, rel=0.05)
