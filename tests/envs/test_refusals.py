"""What cannot be is refused with a sentence, and nothing has changed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from flambeur import envs, kernels
from flambeur.engine import (
    IllegalMove,
    InvalidMove,
    InvalidOption,
    Match,
    NotOver,
    Seeded,
    UnknownSeat,
    new_game,
)
from flambeur.envs.play import NotBegun
from tests.envs.tables import READY

MAKERS = pytest.mark.parametrize("make", [envs.aec, envs.gym])


@MAKERS
@pytest.mark.parametrize("mode", ["foo", "", 3])
def test_a_way_of_drawing_that_there_is_not_is_refused(make: Any, mode: Any) -> None:
    with pytest.raises(InvalidOption, match=r"render_mode cannot be '.*': give one of ansi, human, rgb_array"):
        make("vegas", render_mode=mode)


@pytest.mark.parametrize("many", [0, -1, 2.5, None])
def test_there_is_at_least_one_table(many: Any) -> None:
    with pytest.raises(InvalidOption, match=r"num_envs cannot be '.*': give a whole number from 1"):
        envs.vector("vegas", players=2, num_envs=many)
    with pytest.raises(InvalidOption, match="option size cannot be"):
        kernels.batch(new_game("vegas", 2), many)


@pytest.mark.parametrize("threads", [0, -2])
def test_there_is_at_least_one_thread(threads: int) -> None:
    with pytest.raises(InvalidOption, match="option threads cannot be"):
        envs.vector("vegas", players=2, num_envs=2, threads=threads)


@pytest.mark.parametrize("seed", [-1, 1.5, "x", True, 1 << 64])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    for env in (envs.aec("vegas", players=2), envs.gym("vegas", players=2)):
        with pytest.raises(InvalidOption, match="option seed cannot be"):
            env.reset(seed=seed)
    with pytest.raises(InvalidOption, match="option seed cannot be"):
        envs.vector("vegas", players=2, num_envs=2).reset(seed=seed)


def test_numbers_of_numpy_are_whole_numbers() -> None:
    env = envs.gym("vegas", players=2)
    seen, _ = env.reset(seed=np.int64(4))  # type: ignore[arg-type]  # as trainers give it
    again, _ = env.reset(seed=4)
    assert np.array_equal(seen["observation"], again["observation"])
    env.step(np.argmax(seen["action_mask"]))


@pytest.mark.parametrize("seat", [5, 3, -1])
def test_a_seat_that_there_is_not_is_refused(seat: int) -> None:
    match = Match(new_game("kragen", 3), Seeded(1))
    for ask in (match.legal_moves, match.view, match.knowledge):
        with pytest.raises(UnknownSeat, match=f"there is no seat {seat}: seats are 0 to 2"):
            ask(seat)
    for table in READY.values():
        state = table.start()[0]
        strange = seat if seat < 0 else seat + table.players
        for see in (table.legal_moves, table.view, table.knowledge):
            with pytest.raises(UnknownSeat, match=f"there is no seat {strange}: seats are 0 to {table.players - 1}"):
                see(state, strange)
    env = envs.aec("kragen", players=3)
    env.reset(seed=1)
    with pytest.raises(UnknownSeat, match="there is no agent 'player_5'; there are: player_0, player_1, player_2"):
        env.observe("player_5")


@MAKERS
@pytest.mark.parametrize("action", [None, "place 1", 0.5])
def test_what_is_no_action_is_refused_and_changes_nothing(make: Any, action: Any) -> None:
    env = make("vegas", players=2)
    env.reset(seed=1)
    before = env.play.state
    with pytest.raises(InvalidMove, match="an action is the number of a move, not "):
        env.step(action)
    assert env.play.state is before


@pytest.mark.parametrize("actions", [None, [0.5, 1.5], [None, None], ["a", "b"]])
def test_what_are_no_actions_is_refused_at_many_tables(actions: Any) -> None:
    tables = envs.vector("vegas", players=2, num_envs=2)
    tables.reset()
    with pytest.raises(InvalidMove, match="moves are whole numbers, one for each table"):
        tables.step(actions)


def test_nothing_is_stepped_or_seen_before_the_first_reset() -> None:
    for env in (envs.aec("vegas", players=2), envs.gym("vegas", players=2, render_mode="ansi")):
        for use in (lambda env=env: env.step(0), env.render, env.play.result):
            with pytest.raises(NotBegun, match="no game has begun: reset the environment first"):
                use()
    with pytest.raises(IllegalMove, match="no game has begun: reset the tables first"):
        envs.vector("vegas", players=2, num_envs=2).step(np.zeros(2, np.int64))


@MAKERS
def test_a_game_that_is_over_is_not_stepped(make: Any) -> None:
    env = make("vegas", players=2, rounds=1)
    env.reset(seed=1)
    while not env.play.over:
        env.step(int(np.argmax(env.play.mask(env.play.seat))))
    while getattr(env, "agents", []):
        env.step(None)
    for action in (0, None):
        with pytest.raises(IllegalMove, match="the game is over: reset the environment to play on"):
            env.step(action)


def test_a_game_that_goes_on_has_no_result() -> None:
    game = new_game("kragen", 3)
    with pytest.raises(NotOver, match="the game is not over: it has no result yet"):
        game.result(game.start()[0])
    env = envs.gym("kragen", players=3)
    seen, _ = env.reset(seed=1)
    with pytest.raises(NotOver, match="the game is not over"):
        env.play.result()
    env.step(int(np.argmin(seen["action_mask"])))
    with pytest.raises(NotOver, match="the game was given up: it has no result"):
        env.play.result()


def test_many_tables_are_marked_by_as_many_truth_values() -> None:
    tables = envs.vector("vegas", players=2, num_envs=2)
    marks = np.array([True, False])
    with pytest.raises(ValueError, match="tables that have not begun a game cannot be left out"):
        tables.reset(options={"reset_mask": marks})
    tables.reset(seed=1)
    for wrong in ([True, False], np.array([1, 0]), np.array([True])):
        with pytest.raises(ValueError, match="2 tables are marked by an array of as many truth values"):
            tables.reset(options={"reset_mask": wrong})
    with pytest.raises(InvalidOption, match="there is no option 'mask'; there are: reset_mask"):
        tables.reset(options={"mask": marks})
    with pytest.raises(ValueError, match="2 tables take as many seeds, not 3"):
        tables.reset(seed=[1, 2, 3])


@pytest.mark.parametrize("options", [{"foo": 1}, {"reset_mask": np.array([True])}, {"reset_mask": None, "foo": 1}])
def test_options_that_a_reset_does_not_have_are_not_passed_over_in_silence(options: dict[str, Any]) -> None:
    name = next(iter(options))
    env = envs.gym("vegas", players=2)
    with pytest.raises(InvalidOption, match=f"there is no option '{name}'; there are: none"):
        env.reset(seed=1, options=options)
    with pytest.raises(NotBegun):
        env.play.result()
    table = envs.aec("vegas", players=2)
    with pytest.warns(UserWarning, match=f"there is no option '{name}'"):  # PettingZoo's own tests give one
        table.reset(seed=1, options=options)
    env.reset(options={})
    table.reset(options={})


def test_many_tables_refuse_other_options_beside_their_own() -> None:
    tables = envs.vector("vegas", players=2, num_envs=2)
    tables.reset(seed=1)
    with pytest.raises(InvalidOption, match="there is no option 'foo'; there are: reset_mask"):
        tables.reset(options={"reset_mask": np.array([True, False]), "foo": 1})
