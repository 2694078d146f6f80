"""Turns and rests of rounds of Temptation, against expectimax by the reference engine."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.analysis import solve
from flambeur.analysis.temptation.solver import Course, TooLarge
from flambeur.engine import Budget, Seeded, new_game
from flambeur.games.temptation.state import TemptationState
from tests.analysis.brute import Brute


def position(players: int, seed: int, free: int, hand: int = 5) -> tuple[Any, Any]:
    """A choice of a random game with so many free spaces and dice in hand at most."""
    game: Any = new_game("temptation", players)
    source, state = Seeded(seed), game.start()[0]
    while True:
        if factors := game.chance(state):
            state = game.resolve(state, source.draw(factors))[0]
            continue
        spaces = game.boards[state.board].spaces - sum(map(len, state.rows))
        moves = game.legal_moves(state)
        if spaces <= free and state.hand <= hand and len(moves) > 1:
            return game, state
        state = game.apply(state, moves[source.below(len(moves))])[0]


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_brings_what_expectimax_says(seed: int) -> None:
    game, state = position(3, seed, 30, hand=3)

    def gained(end: TemptationState) -> tuple[float, ...] | None:
        same_turn = (end.round, end.turn) == (state.round, state.turn) and end.rolls >= state.rolls
        if end.agenda and end.hand and same_turn:
            return None
        return tuple(float(have - had) for have, had in zip(end.points, state.points, strict=True))

    expected = Brute(game, gained).moves(state)
    found = Course(game.boards[state.board], 3, False, 10**6).moves(state, game.legal_moves(state))
    for move, worth in expected.items():
        assert found[move][state.turn] == pytest.approx(worth[state.turn], abs=1e-9)


def test_the_end_of_a_round_is_played_for_the_lead_and_turns_in_which_nothing_fits_go_round() -> None:
    """The values hold their own equation: each is the mean over rolls of what the best choice leads to."""
    game, state = position(2, 1, 2)
    course = Course(game.boards[state.board], 2, True, 10**6)
    found = course.moves(state, game.legal_moves(state))
    lead = [0.0, 0.0]
    games = 400
    for number in range(games):
        end = _play(game, state, course, Seeded(number))
        won = [have - had for have, had in zip(end.points, state.points, strict=True)]
        lead = [lead[0] + won[0] - won[1], lead[1] + (won[0] - won[1]) ** 2]
    mean = lead[0] / games
    spread = (lead[1] / games - mean**2) ** 0.5 / games**0.5
    best = max(found.values(), key=lambda worth: worth[state.turn])
    assert abs(mean - best[0]) <= 4 * spread + 1e-9
    assert best[0] == -best[1]


def _play(game: Any, state: Any, course: Course, source: Seeded) -> Any:
    number = state.round
    while state.agenda and state.round == number:
        if factors := game.chance(state):
            if factors[0].kind == "board":
                break
            state = game.resolve(state, source.draw(factors))[0]
        else:
            found = course.moves(state, game.legal_moves(state))
            state = game.apply(state, max(found, key=lambda move: found[move][state.turn]))[0]
    return state


def test_the_answer_says_whether_a_round_or_a_turn_was_solved() -> None:
    game, state = position(2, 1, 2)
    late = solve(game.knowledge(state, state.turn))
    assert late is not None
    assert (late.unit, late.kind, tuple(late.values)) == ("lead", "exact", game.legal_moves(state))
    game, state = position(2, 1, 30, hand=3)
    early = solve(game.knowledge(state, state.turn))
    assert early is not None
    assert early.unit == "turn"
    assert solve(game.knowledge(state, state.turn), Budget(work=5)) is None
    with pytest.raises(TooLarge):
        Course(game.boards[state.board], 2, False, 5).moves(state, game.legal_moves(state))
