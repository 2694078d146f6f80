"""A seat says which actions it may take, as sb3-contrib's MaskablePPO asks; the example with masks learns."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from examples.learning import masked
from flambeur import envs
from flambeur.engine import Game
from flambeur.envs.play import NotBegun
from flambeur.envs.single import SeatEnv
from tests.envs.tables import READY


@pytest.mark.parametrize("game", READY.values(), ids=READY)
def test_the_masks_mark_the_legal_moves_of_the_seat(game: Game[Any]) -> None:
    env = SeatEnv(game, "random")
    env.reset(seed=3)
    for _ in range(12):
        masks = env.action_masks()
        assert (masks.dtype, masks.shape) == (np.dtype(bool), (len(game.all_moves()),))
        legal = {game.number(move) for move in game.legal_moves(env.play.state, 0)}
        assert set(np.flatnonzero(masks).tolist()) == legal
        if env.step(int(np.flatnonzero(masks)[-1]))[2]:
            assert not env.action_masks().any()
            env.reset()


def test_masks_are_reached_through_the_wrappers_of_gymnasium() -> None:
    """sb3-contrib looks for a method `action_masks`, through whatever wraps the environment."""
    env = gymnasium.make("flambeur/kragen-v1", bots="random")
    seen, _ = env.reset(seed=1)
    assert env.has_wrapper_attr("action_masks")
    assert np.array_equal(env.get_wrapper_attr("action_masks")(), seen["action_mask"].astype(bool))


def test_masks_can_be_changed_without_harm() -> None:
    env = envs.gym("vegas", players=2)
    env.reset(seed=1)
    before = env.action_masks()
    env.action_masks()[:] = False
    assert np.array_equal(env.action_masks(), before)


def test_there_are_no_masks_before_a_game_has_begun() -> None:
    with pytest.raises(NotBegun, match="reset the environment first"):
        envs.gym("vegas", players=2).action_masks()


def test_the_example_learns_with_masks() -> None:
    env = masked.make_table()
    untrained, trained = masked.Weights(env), masked.train_weights(env, 6_000)
    assert masked.wins_of(trained, env, 300) > masked.wins_of(untrained, env, 300) + 15


def test_the_example_trains_what_is_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(masked, "find_spec", lambda name: None)
    assert masked.main(["--steps", "200", "--games", "20"]) == 0
    assert "of 20 games against greedy" in capsys.readouterr().out
    monkeypatch.setattr(masked, "find_spec", lambda name: name)
    monkeypatch.setattr(masked, "train_maskable_ppo", lambda env, steps: steps)
    assert masked.main(["--steps", "200"]) == 0
    assert "MaskablePPO took 200 steps" in capsys.readouterr().out
