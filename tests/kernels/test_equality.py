"""The same seed gives the same game in kernel and reference engine, position by position."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import flambeur.bots  # noqa: F401  (says how the greedy bot plays)
from flambeur.engine import Game
from flambeur.kernels import reference
from tests.kernels.tables import TABLES, ready_kernel, walk

WALKED = {"random": 10, "greedy": 3}
"""Games compared at every position, by policy."""
PLAYED = {"random": 300, "greedy": 30, "mixed": 15}
"""Games compared by their results: as many as the reference engine plays in a second or so."""
LONG = TABLES["a long Temptation, all boards seen"]
"""A tenth of the games is as long there."""


@pytest.fixture(params=list(TABLES.values()), ids=list(TABLES))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    table: Game[Any] = request.param
    return table


def _few(game: Game[Any], count: int) -> int:
    return -(-count // 10) if game is LONG else count


@pytest.mark.parametrize("policy", WALKED)
def test_every_position_is_the_same(game: Game[Any], policy: str) -> None:
    kernel = ready_kernel(game)
    row = kernel.encode(game.start()[0])
    for seed in range(_few(game, WALKED[policy])):
        for nodes, state in enumerate(walk(game, policy, seed), 1):
            assert kernel.decode(kernel.position_after(row, policy, seed, nodes)) == state
            assert kernel.decode(kernel.encode(state)) == state


@pytest.mark.parametrize("policy", PLAYED)
def test_results_and_turns_are_the_same(game: Game[Any], policy: str) -> None:
    policies = tuple(("random", "greedy")[seat % 2] for seat in range(game.players)) if policy == "mixed" else None
    seated = policies or (policy,) * game.players
    kernel = ready_kernel(game)
    start, count = game.start()[0], _few(game, PLAYED[policy])
    here = kernel.playouts(start, seated, count, seed=5)
    there = reference.play_on(game, start, seated, count, 5, 1 << 30)
    assert here.engine == "kernel"
    assert np.array_equal(here.results, there)


def test_playouts_from_the_middle_of_a_game_are_the_same_to_the_end_of_round_and_game(game: Game[Any]) -> None:
    kernel = ready_kernel(game)
    states: list[Any] = list(walk(game, "random", 77))
    for state in states[:: max(1, len(states) // 25)]:
        for until, last in (("round", max(1, state.round)), ("game", 1 << 30)):
            here = kernel.playouts(state, "random", 2, seed=3, until=until)  # type: ignore[arg-type]  # the two words
            there = reference.play_on(game, state, ("random",) * game.players, 2, 3, last)
            assert np.array_equal(here.results, there), state
