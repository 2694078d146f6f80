"""Gymnasium's own check passes on every ready-made table; many tables at once are the same games."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from flambeur import envs
from flambeur.engine import Game, IllegalMove, Seeded, new_game
from flambeur.envs.many import TablesEnv
from flambeur.envs.single import LOST, SeatEnv, WrongSeats
from flambeur.envs.zoo import TableEnv
from flambeur.kernels import Uncovered
from tests.envs.tables import MIXED, READY
from tests.kernels.tables import TABLES, ready_kernel

NAMES = [name for name in gymnasium.registry if name.startswith("flambeur/") and "sealed" not in name]


def test_gymnasium_knows_every_ready_made_table() -> None:
    assert set(NAMES) == {f"flambeur/{name}-v{game.rules_version}" for name, game in READY.items()}


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(gymnasium.make(name, bots="random").unwrapped)


@pytest.mark.parametrize("game", MIXED.values(), ids=MIXED)
def test_gymnasium_finds_nothing_wrong_with_mixtures(game: Game[Any]) -> None:
    check_env(SeatEnv(game, "random"), skip_render_check=True)


def _any(mask: np.ndarray[Any, Any], toss: Seeded) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[toss.below(len(legal))])


@pytest.mark.parametrize("name", ["vegas", "temptation", "kragen"])
def test_a_game_against_bots_comes_to_its_end(name: str) -> None:
    env, toss = envs.gym(name, bots="greedy", seat=1), Seeded(4)
    seen, _ = env.reset(seed=3)
    reward, over, truncated = 0.0, False, False
    info: dict[str, Any] = {}
    while not over:
        assert env.play.seat == 1
        seen, reward, over, truncated, info = env.step(_any(seen["action_mask"], toss))
        assert not truncated
    assert not seen["action_mask"].any()
    assert reward in (0, 1, 0.5, 1 / 3, 0.25)
    assert info["scores"] == env.play.result().scores


def test_a_move_that_is_not_allowed_loses_or_is_refused() -> None:
    env = envs.gym("vegas", players=2, starter="0")
    seen, _ = env.reset(seed=1)
    wrong = int(np.argmin(seen["action_mask"]))
    assert env.step(wrong)[1:] == (LOST, True, False, {"illegal": wrong})
    env = envs.gym("vegas", players=2, starter="0", illegal="refuse")
    seen, _ = env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(wrong)
    assert env.step(int(np.argmax(seen["action_mask"])))[2] is False


def test_bots_are_one_level_for_all_or_one_for_each() -> None:
    assert envs.gym("kragen", players=3, bots=("greedy", "random"), seat=2).seat == 2
    with pytest.raises(WrongSeats, match="2 bots are needed beside seat 0, not 1"):
        envs.gym("kragen", players=3, bots=("greedy",))
    with pytest.raises(WrongSeats, match="there is no seat 3: seats are 0 to 2"):
        envs.gym("kragen", players=3, seat=3)


def _width(env: TablesEnv) -> int:
    space: Any = env.single_observation_space
    return int(space["observation"].shape[0])


@pytest.mark.parametrize(
    "name", ["classic for two", "everything of Boulevard but cards", "Temptation for two", "Kragen for three"]
)
def test_many_tables_play_the_games_of_the_reference_engine(name: str) -> None:
    game, toss, size = TABLES[name], Seeded(2), 3
    ready_kernel(game)
    many = TablesEnv(game, size, seed=7)
    ones = [TableEnv(game) for _ in range(size)]
    for number, one in enumerate(ones):
        one.play.begin_game(7, number)
    width = _width(many)
    seen, infos = many.reset(seed=7)
    ended = 0
    while ended < size:
        assert many.observation_space.contains(seen)
        actions = np.array([_any(mask, toss) for mask in seen["action_mask"]])
        movers = infos["seat"]
        for number, one in enumerate(ones):
            assert movers[number] == one.play.seat
            mine = one.play.observe(int(movers[number]))
            assert np.array_equal(mine["observation"][:width], seen["observation"][number])
            assert np.array_equal(mine["action_mask"], seen["action_mask"][number])
            one.play.choose(int(actions[number]))
        seen, reward, over, truncated, infos = many.step(actions)
        assert not truncated.any()
        for number, one in enumerate(ones):
            assert over[number] == one.play.over
            if one.play.over:
                result = one.play.result()
                assert infos["scores"][number].tolist() == list(result.scores)
                assert reward[number] == infos["rewards"][number][movers[number]]
                ended += 1
                one.play.begin_game(7, one.play.number + size)


def test_copies_of_observations_can_be_kept() -> None:
    kept, shared = (envs.vector("vegas", players=2, num_envs=2, copy=copy) for copy in (True, False))
    for env, same in ((kept, True), (shared, False)):
        first, _ = env.reset()
        before = first["observation"].copy()
        env.step(np.argmax(first["action_mask"], axis=1))
        assert np.array_equal(first["observation"], before) == same


def test_gymnasium_makes_many_tables_by_name() -> None:
    env = gymnasium.make_vec("flambeur/vegas-v1", num_envs=4, vectorization_mode="vector_entry_point")
    seen, _ = env.reset()
    assert seen["action_mask"].shape == (4, 6)


def test_tables_whose_rules_are_not_compiled_are_refused_with_the_reason() -> None:
    with pytest.raises(Uncovered, match="leave action cards out"):
        envs.vector("vegas", preset="boulevard-tricks", num_envs=4)


def test_tables_have_one_seed_together_or_one_each() -> None:
    env = TablesEnv(new_game("vegas", 2), 2)
    together, _ = env.reset(seed=5)
    each, _ = env.reset(seed=[5, 5])
    again, _ = env.reset(seed=5)
    assert np.array_equal(together["observation"], again["observation"])
    assert np.array_equal(each["observation"][0], together["observation"][0])
    assert np.array_equal(each["observation"][1], together["observation"][0])
    assert not np.array_equal(together["observation"][1], together["observation"][0])


def _begun(env: TablesEnv, **given: Any) -> list[Any]:
    return [row.tolist() for row in env.reset(**given)[0]["observation"]]


def test_a_bare_reset_goes_on_in_the_stream_that_a_seed_began() -> None:
    """Each reset begins other games, the same ones after the same seed: table t has games t, t + n, t + 2n …"""
    game = new_game("vegas", 2)
    env = TablesEnv(game, 2, seed=7)
    first, second, third = _begun(env), _begun(env), _begun(env)
    assert len({str(row) for row in (*first, *second, *third)}) == 6
    assert _begun(env, seed=7) == first
    assert _begun(env) == second
    one = TableEnv(game)
    for number, row in enumerate((*first, *second, *third)):
        one.play.begin_game(7, number)
        seat = one.play.seat
        assert seat is not None
        assert one.play.observe(seat)["observation"][: _width(env)].tolist() == row
    assert _begun(env, seed=8) != first


def test_a_bare_reset_in_the_middle_of_games_plays_none_of_them_again() -> None:
    env = TablesEnv(new_game("vegas", 2, rounds=1), 2)
    seen, _ = env.reset(seed=5)
    begun = [*seen["observation"].tolist()]
    for _ in range(40):
        seen, _, over, _, _ = env.step(np.argmax(seen["action_mask"], axis=1))
        begun += seen["observation"][over].tolist()
    begun += _begun(env)
    assert len(begun) > 4
    assert len({str(row) for row in begun}) == len(begun)


def test_each_table_goes_on_in_a_seed_of_its_own() -> None:
    env = TablesEnv(new_game("vegas", 2), 2)
    first, second = _begun(env, seed=[5, 6]), _begun(env)
    assert _begun(env, seed=[6, 5]) == first[::-1]
    assert _begun(env) == second[::-1]
    _begun(env, seed=[5, 6])
    assert _begun(env, seed=[5, None]) == [first[0], second[1]]


def test_only_marked_tables_are_reset_and_all_others_play_on() -> None:
    """`reset_mask`, as Gymnasium's own vector environments have it."""
    env = TablesEnv(new_game("vegas", 2), 3)
    seen, _ = env.reset(seed=4)
    seen = env.step(np.argmax(seen["action_mask"], axis=1))[0]
    again, infos = env.reset(options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(again["observation"][[0, 2]], seen["observation"][[0, 2]])
    assert not np.array_equal(again["observation"][1], seen["observation"][1])
    assert infos["seat"].shape == (3,)
    whole = _begun(env, seed=9)
    _begun(env)
    marked = _begun(env, seed=9, options={"reset_mask": np.array([True, False, True])})
    assert [marked[0], marked[2]] == [whole[0], whole[2]]
    assert marked[1] != whole[1]
    env.step(np.argmax(env._seen()["action_mask"], axis=1))
