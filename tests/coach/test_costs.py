"""What choices cost: the difference to the best placement by the solver, nothing for the best one."""

from __future__ import annotations

from typing import Any, cast

from flambeur.analysis.vegas.duel import Duel
from flambeur.coach import costs
from flambeur.coach.costs import better, dollars
from flambeur.engine import Match, Move, Seeded, State, new_game


def dice_left(match: Match) -> int:
    state: Any = match.state
    return sum(map(sum, state.hands))


def test_every_choice_of_a_round_costs_what_the_solver_says_it_gives_up() -> None:
    match, toss = Match(new_game("vegas", 2, rounds=1), Seeded(3)), Seeded(4)
    while dice_left(match) > 9:
        match.play(match.legal_moves()[0])
    seat, chosen, expected = match.waiting[0], list[tuple[State, Move]](), list[int]()
    game: Any = match.game
    while match.waiting:
        moves = match.legal_moves()
        move = moves[toss.below(len(moves))]
        if match.waiting == (seat,) and len(moves) > 1:
            state: Any = match.state
            values = cast(dict[Move, float], Duel.of(game, state).placements(state))
            move = min(values, key=lambda one: values[one])
            expected.append(round(1000 * (max(values.values()) - values[move])))
            chosen.append((state, move))
        match.play(move)
    found = [(cost, move) for cost, (_, move) in zip(costs(game, chosen), chosen, strict=True) if cost is not None]
    assert [dollars(cost, move) for cost, move in found] == expected
    assert any(expected), "who always plays the worst gives something up"
    assert all(better(cost, move) != move for cost, move in found if dollars(cost, move))


def test_tables_that_are_not_solved_say_nothing() -> None:
    match = Match(new_game("vegas", 3), Seeded(1))
    assert costs(match.game, [(match.state, match.legal_moves()[0])]) == (None,)
    assert costs(match.game, []) == ()
