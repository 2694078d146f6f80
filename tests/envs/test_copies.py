"""Environments and matches can be copied and pickled: the copy goes on with the same dice, on its own."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest

from flambeur.engine import (
    Dice,
    FlambeurError,
    Game,
    InvalidOption,
    InvalidRecord,
    Match,
    Scripted,
    Seeded,
    families,
    new_game,
)
from flambeur.envs.single import SeatEnv
from flambeur.envs.zoo import TableEnv
from tests.envs.tables import TABLES

Copier = Callable[[Any], Any]


def pickled(whole: Any) -> Any:
    return pickle.loads(pickle.dumps(whole))


COPIERS = pytest.mark.parametrize("copied", [deepcopy, pickled], ids=["deepcopy", "pickle"])
EVERY = pytest.mark.parametrize("game", TABLES.values(), ids=TABLES)


def _choices(env: SeatEnv | TableEnv, steps: int) -> list[Any]:
    """What is seen while the last legal move is made, again and again, into the next game."""
    told: list[Any] = []
    for _ in range(steps):
        if env.play.over:
            env.reset()
        seat = env.play.seat
        assert seat is not None
        seen = env.play.observe(seat)
        told.append((seat, seen["observation"].tolist(), seen["action_mask"].tolist()))
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    return told


@COPIERS
@EVERY
def test_a_table_of_agents_goes_on_alike_in_a_copy(game: Game[Any], copied: Copier) -> None:
    env = TableEnv(game)
    env.reset(seed=8)
    _choices(env, 5)
    twin = copied(env)
    assert twin.play.state == env.play.state
    steps = _choices(env, 60)
    assert _choices(twin, 60) == steps


@COPIERS
@pytest.mark.parametrize("name", ["vegas", "vegas-boulevard-tricks", "temptation", "kragen"])
def test_a_seat_among_bots_goes_on_alike_in_a_copy(name: str, copied: Copier) -> None:
    env = SeatEnv(TABLES[name], ("random", *["greedy"] * (TABLES[name].players - 2)))
    env.reset(seed=8)
    _choices(env, 3)
    twin = copied(env)
    steps = _choices(env, 20)
    assert _choices(twin, 20) == steps


@COPIERS
def test_what_gymnasium_wraps_can_be_copied_too(copied: Copier) -> None:
    env = gymnasium.make("flambeur/temptation-v1", bots="random")
    seen, _ = env.reset(seed=2)
    twin = copied(env)
    action = int(np.argmax(seen["action_mask"]))
    assert np.array_equal(env.step(action)[0]["observation"], twin.step(action)[0]["observation"])


@COPIERS
@EVERY
def test_a_match_goes_on_alike_in_a_copy(game: Game[Any], copied: Copier) -> None:
    match = Match(game, Seeded(3))
    _play(match, 4)
    twin = copied(match)
    assert (twin.state, twin.entries) == (match.state, match.entries)
    before = match.state
    _play(match, 40)
    assert twin.state == before, "a copy is another match"
    _play(twin, 40)
    assert twin.state == match.state
    twin.undo()
    assert twin.state != match.state


def _play(match: Match, moves: int) -> None:
    for _ in range(moves):
        if match.outcome() is not None:
            return
        match.play_together({seat: match.legal_moves(seat)[-1] for seat in match.waiting})


@pytest.mark.parametrize("copied", [copy, deepcopy, pickled])
def test_sources_of_chance_go_on_alike_in_a_copy(copied: Copier) -> None:
    dice = (Dice("own", 2),)
    for words in (0, 3, 50):
        source = Seeded(5, stream=2)
        for _ in range(words):
            source.below(6)
        twin = copied(source)
        assert [source.below(1000) for _ in range(100)] == [twin.below(1000) for _ in range(100)]
    script = Scripted(["own:11", "own:22", "own:33"], then=Seeded(1))
    script.draw(dice)
    twin = copied(script)
    assert [script.draw(dice) for _ in range(6)] == [twin.draw(dice) for _ in range(6)]


def test_a_copy_of_a_match_does_not_use_up_its_script() -> None:
    match = Match(new_game("vegas", 2, starter="0"), Seeded(1))
    match.source = Scripted([], then=Seeded(7))
    twin = match.copy()
    _play(twin, 3)
    _play(match, 3)
    assert twin.state == match.state


@EVERY
def test_rules_are_pickled_as_what_they_are_made_from(game: Game[Any]) -> None:
    assert pickled(game) == game
    assert deepcopy(game) is game
    assert copy(game) is game
    assert len(pickle.dumps(game)) < 2_000


def test_errors_reach_another_process_whole() -> None:
    with pytest.raises(InvalidOption) as wrong:
        new_game("vegas", 2, box="shoe")
    errors: list[FlambeurError] = [
        wrong.value,
        InvalidRecord(3, "no such move."),
        FlambeurError("no.", code="some", seat=2),
    ]
    for error in errors:
        again = pickled(error)
        assert (type(again), str(again), again.code, again.facts) == (type(error), str(error), error.code, error.facts)


def test_every_game_on_the_shelf_is_among_the_tables() -> None:
    assert {game.name for game in TABLES.values()} == {family.name for family in families()} - {"sealed"}
