"""The two-player round: the solver against expectimax by the reference engine, and against play in it."""

from __future__ import annotations

import statistics
from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.analysis.vegas.duel import Duel, can_solve, hands_of, size
from flambeur.analysis.vegas.layouts import count_layouts, layouts
from flambeur.analysis.vegas.stakes import lead_in_money
from flambeur.engine import Move, Seeded, State, new_game
from flambeur.engine.playout import playout
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.turn import PLACE, ROLL
from tests.analysis.brute import Brute
from tests.analysis.positions import lead, random_position


@pytest.mark.parametrize(
    ("options", "dice"),
    [
        ({}, 4),
        ({"box": "boulevard", "with": "notes,big"}, 3),
        ({"box": "morecash", "with": "big"}, 4),
    ],
    ids=str,
)
@pytest.mark.parametrize("seed", range(3))
def test_values_are_those_of_expectimax_by_the_engine(options: dict[str, Any], dice: int, seed: int) -> None:
    game: Any = new_game("vegas", 2, **options)
    state = random_position(game, seed, dice)
    assert can_solve(game, state)
    duel, brute = Duel.of(game, state), Brute(game, lead(state))
    assert duel.value(state) == pytest.approx(brute.value(state)[0], abs=1e-9)
    assert duel.error < 1e-9
    source = Seeded(seed)
    while state.agenda[-1] in (ROLL, PLACE):
        if state.agenda[-1] is PLACE:
            expected = {move: value[state.turn] for move, value in brute.moves(state).items()}
            assert duel.placements(state) == pytest.approx(expected, abs=1e-9)
            state = game.apply(state, game.legal_moves(state)[-1])[0]
        else:
            state = game.resolve(state, source.draw(game.chance(state)))[0]


def test_play_in_the_engine_ends_as_the_value_says() -> None:
    game: Any = new_game("vegas", 2, rounds=1, starter="0")
    start = random_position(game, 7, 16)
    duel = Duel.of(game, start)

    def choose(state: State, seat: int, moves: tuple[Move, ...]) -> Move:
        assert isinstance(state, VegasState)
        worth = duel.placements(state)
        return max(worth, key=lambda move: worth[move])

    leads = []
    for seed in range(400):
        won = playout(game, start, choose, Seeded(seed))
        assert isinstance(won, VegasState)
        leads.append(sum(won.won[0]) - sum(won.won[1]))
    mean = statistics.fmean(leads)
    assert abs(mean - duel.value(start)) < 4 * statistics.stdev(leads) / len(leads) ** 0.5


def test_players_who_are_alike_are_solved_once_with_the_same_values() -> None:
    game: Any = new_game("vegas", 2, starter="0")
    start = random_position(game, 1, 16)
    start = replace(start, hands=((5, 0, 0, 0),) * 2)  # fewer dice for a quick look
    alike, unlike = Duel.of(game, start), Duel.of(game, start, lambda money, notes: lead_in_money(money, notes) + 100)
    assert unlike.value(start) - 100 == pytest.approx(alike.value(start), abs=unlike.error)
    assert alike.value(replace(start, turn=1)) == -alike.value(start)


def test_the_size_is_known_beforehand() -> None:
    for hand in ((8, 0), (7, 1), (3, 1), (0, 1), (2, 0)):
        assert count_layouts(*hand) == len(layouts(*hand))
    assert size(((8, 0), (8, 0))).cells == 2 * 3003**2


@pytest.mark.parametrize(
    "options",
    [{"with": "neutral"}, {"box": "boulevard", "with": "kickers"}, {"box": "morecash", "with": "slot"}],
    ids=str,
)
def test_rounds_in_which_more_can_be_done_are_left_alone(options: dict[str, Any]) -> None:
    game: Any = new_game("vegas", 2, **options)
    assert not can_solve(game, random_position(game, 1, 99))


def test_neutral_dice_that_lie_count_as_a_third_player() -> None:
    game: Any = new_game("vegas", 2, **{"with": "neutral"})
    source = Seeded(5)
    state = random_position(game, 5, 6)
    while not can_solve(game, state):
        moves = game.legal_moves(state)
        state = (game.apply(state, moves[0]) if moves else game.resolve(state, source.draw(game.chance(state))))[0]
    assert any(row[-1] for row in state.dice)
    assert sum(map(sum, hands_of(state))) > 0
    assert Duel.of(game, state).value(state) == pytest.approx(Brute(game, lead(state)).value(state)[0], abs=1e-9)
