"""One question for all solvers: what is each legal move worth to a seat that knows this?"""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.analysis import solve
from flambeur.analysis.vegas.duel import Duel
from flambeur.engine import Budget, new_game
from flambeur.games.vegas.turn import PLACE, ROLL
from tests.analysis.brute import Brute
from tests.analysis.positions import lead, random_position, share_of_win


def test_a_round_between_two_is_exact() -> None:
    game: Any = new_game("vegas", 2)
    state = random_position(game, 2, 4, PLACE)
    answer = solve(game.knowledge(state, state.turn))
    assert answer is not None
    assert (answer.kind, answer.unit, tuple(answer.values)) == ("exact", "lead", game.legal_moves(state))
    values = Brute(game, lead(state)).moves(state)
    assert answer.values == pytest.approx({move: worth[state.turn] for move, worth in values.items()}, abs=1e-9)
    assert answer.value == max(answer.values.values())
    assert answer == solve(game.knowledge(state, state.turn))


def test_the_chance_to_win_is_exact_in_the_last_round_and_an_estimate_before() -> None:
    for rounds, kind in ((1, "exact"), (4, "estimated")):
        game: Any = new_game("vegas", 2, rounds=rounds)
        state = random_position(game, 2, 4, PLACE)
        answer = solve(game.knowledge(state, state.turn), aim="win")
        assert answer is not None
        assert (answer.kind, answer.ranked) == (kind, "chance")
        assert all(0 <= value <= 1 for value in answer.values.values())
        if rounds == 1:
            values = Brute(game, share_of_win(game)).moves(state)
            expected = {move: worth[state.turn] for move, worth in values.items()}
            assert answer.values == pytest.approx(expected, abs=1e-9)


def test_a_small_budget_gets_no_answer_and_a_large_one_does() -> None:
    game: Any = new_game("vegas", 4)
    state = random_position(game, 2, 4, PLACE)
    knowledge = game.knowledge(state, state.turn)
    assert solve(knowledge, Budget(work=1)) is None
    assert solve(knowledge, Budget(seconds=1e-6)) is None
    assert solve(knowledge, Budget(work=100_000_000)) is not None


def test_a_round_between_two_is_limited_by_time_and_not_by_work() -> None:
    """So a review, which counts work, gives the answer of the coach, which counts seconds."""
    game: Any = new_game("vegas", 2)
    state = random_position(game, 1, 12, PLACE)
    knowledge = game.knowledge(state, state.turn)
    assert solve(knowledge, Budget(seconds=1e-6)) is None
    assert solve(knowledge, Budget(work=1)) == solve(knowledge) is not None


def test_who_is_not_asked_gets_no_answer() -> None:
    game: Any = new_game("vegas", 2)
    state = random_position(game, 2, 4, PLACE)
    assert solve(game.knowledge(state, 1 - state.turn)) is None
    assert solve(game.knowledge(random_position(game, 2, 4, ROLL), 0)) is None


def test_more_players_are_answered_for_what_is_left() -> None:
    game: Any = new_game("vegas", 4)
    state = random_position(game, 2, 4, PLACE)
    answer = solve(game.knowledge(state, state.turn))
    assert answer is not None
    assert (answer.kind, answer.unit, tuple(answer.values)) == ("exact", "round", game.legal_moves(state))
    early = random_position(game, 2, 32, PLACE)
    assert solve(game.knowledge(early, early.turn)) is None


def test_perfect_play_loses_nothing_by_its_own_answers() -> None:
    """A player who follows the answers to the end of a round has, on average, what the round was worth."""
    game: Any = new_game("vegas", 2)
    state = random_position(game, 5, 4, PLACE)
    duel = Duel.of(game, state)
    answer = solve(game.knowledge(state, state.turn))
    assert answer is not None
    best = duel.placements(state)
    assert best[answer.best.move] == pytest.approx(max(best.values()), abs=1e-9)  # type: ignore[index]  # a placement
