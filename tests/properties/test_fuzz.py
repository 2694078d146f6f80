"""Every pair of modules, boxes, modes and player counts that can meet at a Las Vegas table plays by the rules."""

from __future__ import annotations

import pytest

from bench.fuzz import game_of, pairwise, traits
from flambeur.engine.conformance import check_game
from flambeur.games.vegas.combinations import Combination, combinations

EVERY = list(combinations())


@pytest.mark.parametrize("table", pairwise(EVERY), ids=lambda table: " ".join(sorted(traits(table))))
def test_random_games_of_the_combination_keep_the_rules(table: Combination) -> None:
    check_game(game_of(table), games=5, seed=11, thorough=31)


def test_the_option_model_accepts_exactly_its_own_combinations() -> None:
    assert len(set(EVERY)) == len(EVERY)
    for table in EVERY[::17]:
        game_of(table)
