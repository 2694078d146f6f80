"""PettingZoo's own tests pass on every table, and asking one after the other gives nothing away."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from flambeur import envs
from flambeur.engine import Game, IllegalMove, InvalidOption, Knowledge, Seeded, TableKind, new_game, table_kind
from flambeur.envs.drawing import text
from flambeur.envs.observing import Feature, Observer, Unobservable, packed
from flambeur.envs.zoo import TableEnv
from tests.envs.tables import TABLES

# PettingZoo's classic games, too, have observations with masks; its tool excuses them from these by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:there is no option 'options'; there are:UserWarning"),  # api_test gives it
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings(r"ignore:Action mask numpy array is all zeros \(no legal actions\):UserWarning"),
]
EVERY = pytest.mark.parametrize("game", TABLES.values(), ids=TABLES)


@EVERY
def test_the_api_is_kept(game: Game[Any]) -> None:
    api_test(TableEnv(game), num_cycles=60)


@EVERY
def test_a_seed_gives_the_same_game(game: Game[Any]) -> None:
    seed_test(lambda: TableEnv(game), num_cycles=30)


@EVERY
def test_every_table_can_be_drawn(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: TableEnv(game, render_mode))
    assert "ROUND" in capsys.readouterr().out


@EVERY
def test_whole_games_stay_within_the_observation_space(game: Game[Any]) -> None:
    env, toss = TableEnv(game), Seeded(3)
    env.reset(seed=5)
    observer = env.play.observer
    low, high = observer.low, observer.high
    while not env.play.over:
        seen = env.observe(env.agent_selection)
        outside = (seen["observation"] < low) | (seen["observation"] > high)
        assert not [feature.name for feature in observer.features if observer.part(outside, feature.name).any()]
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[toss.below(len(legal))]))
    assert sum(env.rewards.values()) == pytest.approx(1 if env.play.result().winners else 0)


def test_a_seat_asked_later_does_not_see_what_others_bid() -> None:
    """Um Kopf und Kragen: bids are made at once (K11)."""
    env = envs.aec("kragen", players=3, starter="0")
    env.reset(seed=1)
    game = env.game
    env.step(game.number(game.read_move("auction 3")))
    assert env.agent_selection == "player_1"
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    env.step(game.number(game.read_move("bid 4")))
    assert env.agent_selection == "player_2"
    for agent in env.agents:
        assert np.array_equal(env.observe(agent)["observation"], before[agent])
    env.step(game.number(game.read_move("bid 2")))
    assert env.play.state.tokens == (12, 3, 6)


def test_reset_without_a_seed_goes_on_to_the_next_game_of_it() -> None:
    env = envs.aec("vegas", players=2)
    env.reset(seed=9)
    first = env.play.state
    env.reset()
    assert env.play.state != first
    assert (env.play.seed, env.play.number) == (9, 1)
    env.reset(seed=9)
    assert env.play.state == first


def test_a_move_that_is_not_allowed_is_refused_and_changes_nothing() -> None:
    env = envs.aec("vegas", players=3, starter="0")
    env.reset(seed=2)
    state = env.play.state
    wrong = int(np.argmin(env.observe("player_0")["action_mask"]))
    for number in (wrong, -1, 6):
        with pytest.raises(IllegalMove, match="is not allowed now"):
            env.step(number)
    assert env.play.state == state


def test_rewards_are_shares_of_the_win_or_the_scores() -> None:
    for reward in ("win", "score"):
        env = envs.aec("vegas", players=3, rounds=1, reward=reward)
        env.reset(seed=4)
        while not env.play.over:
            env.step(int(np.argmax(env.observe(env.agent_selection)["action_mask"])))
        result = env.play.result()
        shares = [1 / len(result.winners) * (seat in result.winners) for seat in range(3)]
        wanted = result.scores if reward == "score" else shares
        assert [env.rewards[agent] for agent in env.agents] == list(wanted)


def test_a_reward_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidOption, match="option reward cannot be 'fame': give one of win, score"):
        envs.aec("vegas", reward="fame")


def test_a_game_that_nobody_has_drawn_is_drawn_field_by_field() -> None:
    game = new_game("sealed")
    assert "prize" in text(game, game.view(game.start()[0], None))


def _sealed(knowledge: Knowledge) -> bytes:
    position: Any = knowledge.position
    return packed([position.round, position.prize])


def observer_of_sealed(game: Game[Any]) -> Observer:
    return Observer([Feature("prize", 2, 0, 9, "round and prize")], _sealed)


def test_a_game_without_an_observer_says_so_until_it_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("sealed", 3)
    with pytest.raises(Unobservable, match="tables of sealed have no observer"):
        TableEnv(game)
    kind = TableKind(name="sealed", observer=f"{__name__}:observer_of_sealed")
    monkeypatch.setitem(table_kind._kinds, "sealed", kind)
    api_test(TableEnv(game), num_cycles=60)
