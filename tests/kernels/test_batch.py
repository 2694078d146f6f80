"""Many tables at once: each is a game by the rules, move by move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from flambeur import kernels
from flambeur.engine import Game, IllegalMove, Seeded, new_game
from tests.kernels.tables import VEGAS, ready_kernel

SIZE, STEPS, SEED = 3, 120, 8
SOME = ("classic for four", "everything of Boulevard but cards", "More Cash with all but cards")


def _asked(game: Game[Any], state: Any, dice: Seeded) -> Any:
    """The next position at which somebody must choose."""
    while game.chance(state):
        state = game.resolve(state, dice.draw(game.chance(state)))[0]
    return state


@pytest.mark.parametrize("name", SOME)
def test_every_table_plays_by_the_rules_game_after_game(name: str) -> None:
    game = VEGAS[name]
    kernel, moves = ready_kernel(game), game.all_moves()
    tables = kernels.batch(game, SIZE, SEED)
    tables.reset()
    dice = [Seeded(SEED, table) for table in range(SIZE)]
    states = [_asked(game, game.start()[0], luck) for luck in dice]
    games = list(range(SIZE))
    toss = Seeded(1)
    for _ in range(STEPS):
        actions = np.zeros(SIZE, np.int64)
        for table, state in enumerate(states):
            assert kernel.decode(tables.rows[table]) == state
            (seat,) = game.waiting(state)
            legal = game.legal_moves(state, seat)
            assert tables.seats[table] == seat
            assert {moves[number] for number in np.flatnonzero(tables.masks[table])} == set(legal)
            actions[table] = game.number(legal[toss.below(len(legal))])
        tables.step(actions)
        for table, action in enumerate(actions):
            state = _asked(game, game.apply(states[table], moves[action])[0], dice[table])
            result = game.outcome(state)
            assert tables.done[table] == (result is not None)
            if result is not None:
                assert tables.scores[table].tolist() == list(result.scores)
                share = [1 / len(result.winners) * (seat in result.winners) for seat in range(game.players)]
                assert tables.rewards[table].tolist() == share
                games[table] += SIZE
                dice[table] = Seeded(SEED, games[table])
                state = _asked(game, game.start()[0], dice[table])
            states[table] = state


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    tables = kernels.batch(new_game("vegas", 2), 2)
    tables.reset()
    before = tables.rows.copy()
    with pytest.raises(IllegalMove):
        tables.step(np.array([0, 0]) + np.argmin(tables.masks, axis=1))
    assert np.array_equal(tables.rows, before)


def test_the_number_of_threads_makes_no_difference() -> None:
    one, two = (kernels.batch(new_game("vegas", 3), 600, threads=threads) for threads in (1, 2))
    assert (one.threads, two.threads) == (1, 2)
    for tables in (one, two):
        tables.reset()
        for _ in range(30):
            tables.step(np.argmax(tables.masks, axis=1))
    assert np.array_equal(one.rows, two.rows)
    assert np.array_equal(one.observations, two.observations)


def test_an_observation_shows_the_roll_and_the_own_hand_first() -> None:
    game = new_game("vegas", 4)
    tables = kernels.batch(game, 1)
    tables.reset()
    state: Any = ready_kernel(game).decode(tables.rows[0])
    seen, where = tables.observations[0], tables.layout
    assert seen[where["roll"]][:6].tolist() == list(state.roll[0])
    assert seen[where["seats"]][:4].tolist() == list(state.hands[state.turn])
    assert seen[where["asked"]].tolist() == [1, 0, 0]
    assert seen[where["pile"]].tolist() == list(state.pile)


def test_bonus_cards_of_others_are_not_in_an_observation() -> None:
    game = VEGAS["More Cash with all but cards"]
    tables = kernels.batch(game, 1)
    tables.reset()
    seen = tables.observations[0]
    state: Any = ready_kernel(game).decode(tables.rows[0])
    (seat,) = game.waiting(state)
    own = [note / 100 for note in state.pieces[-1].held[seat]]
    shown = seen[tables.layout["bonus_cards"]]
    assert np.allclose(shown[: len(own)], own)
