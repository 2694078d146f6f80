"""Every pair of modules, boxes, modes and player counts that can meet at a Las Vegas table plays by the rules."""

from __future__ import annotations

from random import Random

import pytest

from bench.fuzz import game_of, pairwise, traits
from flambeur.engine import InvalidOption
from flambeur.engine.conformance import check_game
from flambeur.games.vegas.boxes import BOXES, MODES, MODULES
from flambeur.games.vegas.combinations import Combination, combinations

EVERY = list(combinations())


@pytest.mark.parametrize("table", pairwise(EVERY), ids=lambda table: " ".join(sorted(traits(table))))
def test_random_games_of_the_combination_keep_the_rules(table: Combination) -> None:
    check_game(game_of(table), games=3, seed=11, thorough=31)  # `bench fuzz` plays more


def test_the_option_model_accepts_its_own_combinations() -> None:
    assert len(set(EVERY)) == len(EVERY)
    for table in EVERY[::17]:
        game_of(table)


def test_the_option_model_refuses_everything_else() -> None:
    known = {(table.box, table.mode, table.players, frozenset(table.modules)) for table in EVERY}
    toss, refused = Random(5), {"taken": 0, "refused": 0}
    for _ in range(1500):
        box, mode, players = toss.choice(BOXES), toss.choice(MODES), toss.randint(1, 8)
        modules = tuple(name for name in MODULES if toss.random() < 0.3)
        free = frozenset(name for name in modules if name not in box.always)
        table = Combination(box.name, modules, mode, players)
        if (box.name, mode, players, free) in known:
            game_of(table)
            refused["taken"] += 1
        else:
            with pytest.raises(InvalidOption):
                game_of(table)
            refused["refused"] += 1
    assert min(refused.values()) > 50, refused
