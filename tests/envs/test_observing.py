"""Observations are what a seat knows: the same as in batches, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from flambeur import kernels
from flambeur.engine import Game, Seeded, new_game
from flambeur.envs.observing import observer_of
from flambeur.envs.play import Play
from tests.envs.tables import TABLES
from tests.kernels.tables import TABLES as COMPILED
from tests.kernels.tables import ready_kernel

COVERED = (
    "classic for four",
    "everything of Boulevard but cards",
    "More Cash with all but cards",
    "solitaire of More Cash with all",
    "secret colours for two",
    "Temptation for four",
    "Kragen for three",
)


@pytest.mark.parametrize("name", COVERED)
def test_a_batch_shows_the_beginning_of_the_same_observation(name: str) -> None:
    game, toss = COMPILED[name], Seeded(6)
    kernel, observer = ready_kernel(game), observer_of(game)
    tables = kernels.batch(game, 2, seed=4)
    tables.reset()
    width = tables.observations.shape[1]
    assert list(tables.layout) == [feature.name for feature in observer.features][: len(tables.layout)]
    for _ in range(80):
        for number in range(2):
            knowledge = game.knowledge(kernel.decode(tables.rows[number]), int(tables.seats[number]))
            assert np.array_equal(observer.observe(knowledge)[:width], tables.observations[number])
        legal = [np.flatnonzero(mask) for mask in tables.masks]
        tables.step(np.array([moves[toss.below(len(moves))] for moves in legal]))


@pytest.mark.parametrize("game", TABLES.values(), ids=TABLES)
def test_features_fill_the_row_and_say_what_they_are(game: Game[Any]) -> None:
    observer = observer_of(game)
    assert observer.size == sum(feature.size for feature in observer.features)
    assert len({feature.name for feature in observer.features}) == len(observer.features)
    assert all(feature.meaning and feature.low < feature.high for feature in observer.features)


def test_points_beyond_a_high_goal_are_within_bounds() -> None:
    """T18: a player one point short of the goal may still gain all that a board gives."""
    game: Any = new_game("temptation", 2, goal=10_000)
    state, observer = game.start()[0], observer_of(game)
    rich = replace(state, points=(game.goal - 1 + 400, 0))
    seen = observer.observe(game.knowledge(rich, 0))
    assert observer.part(seen, "points")[0] > 100
    assert (seen <= observer.high).all()


def test_cards_of_others_leave_no_trace() -> None:
    """Two deals that differ in what another seat holds give the same numbers (B17)."""
    game = new_game("vegas", 3, box="boulevard", modules="notes,big,action,bonus", starter="0")
    play = Play(game)
    play.begin(seed=3)
    seen = play.observe(0)["observation"]
    knowledge = play.knowledge(0)
    worlds = {knowledge.imagine(Seeded(number)) for number in range(20)}
    assert len(worlds) > 1
    for world in worlds:
        assert np.array_equal(play.observer.observe(game.knowledge(world, 0)), seen)
    others = {play.observer.observe(game.knowledge(world, 1)).tobytes() for world in worlds}
    assert len(others) > 1
