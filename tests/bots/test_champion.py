"""The champion plays by the solver wherever one answers, in every game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.analysis import Aim, Evaluation, evaluator, solve, solver
from flambeur.analysis.evaluation import with_chances
from flambeur.analysis.vegas import judgement as vegas_judgement
from flambeur.analysis.vegas import solver as vegas
from flambeur.bots import champion, make_bot
from flambeur.engine import Budget, Game, Knowledge, Match, Move, Seeded, new_game
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.moves import Auction
from flambeur.games.vegas.turn import PLACE
from tests.analysis.positions import first_bidding, random_position

PLENTY = Budget(work=10**9)


def played(game: Game[Any], state: Any, seat: int, seed: int = 1) -> Move:
    legal = game.legal_moves(state, seat)
    return make_bot("champion", game)(game.knowledge(state, seat), legal, PLENTY, Seeded(seed))


def solved(game: Game[Any], state: Any, aim: Aim) -> Evaluation:
    found = solve(game.knowledge(state, state.turn), PLENTY, aim)
    assert found is not None
    return found


@pytest.mark.parametrize(("rounds", "aim", "kind"), [(4, "score", "exact"), (1, "win", "exact")])
def test_two_play_for_the_money_of_a_round_and_the_last_one_for_the_win(rounds: int, aim: Aim, kind: str) -> None:
    game = new_game("vegas", 2, rounds=rounds)
    for seed in range(5):
        state = random_position(game, seed, 6, PLACE)
        found = solved(game, state, aim)
        assert found.kind == kind
        assert played(game, state, state.turn) == found.best.move


def test_half_a_second_is_enough_for_the_first_choice_of_a_round_between_two() -> None:
    """For its money, and in the last round for the win, also of who is behind."""
    match = Match(new_game("vegas", 2), Seeded(1))
    game: Any = match.game
    first: Any = match.state
    last = replace(first, round=game.rounds, won=((60, 50), (90,)))
    half = Budget(seconds=vegas.WHOLE_ROUND)
    assert vegas.fits(game, first, half, "score")
    assert vegas.fits(game, last, half, "win")
    for state in (first, last):
        enough = Budget(seconds=solver.seconds_for(game.knowledge(state, state.turn)))
        assert vegas.fits(game, state, enough, "win" if state is last else "score")
    assert solver.seconds_for(new_knowledge("vegas", 3)) == solver.seconds_for(new_knowledge("kragen", 3)) == 0


def new_knowledge(family: str, players: int) -> Knowledge:
    match = Match(new_game(family, players), Seeded(1))
    return match.knowledge(match.waiting[0])


def test_what_a_solver_has_spent_in_vain_is_not_spent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget] = []
    times = iter((10.0, 10.4))

    def judge(knowledge: Knowledge, budget: Budget, source: Seeded, *, decide: bool) -> Evaluation:
        given.append(budget)
        return with_chances(0, "estimated", 0.0, dict.fromkeys(knowledge.game.legal_moves(knowledge.position), 0.0))

    monkeypatch.setattr(evaluator, "time", SimpleNamespace(perf_counter=lambda: next(times)))
    monkeypatch.setattr(solver, "settle", lambda knowledge, budget, **more: None)
    monkeypatch.setattr(vegas_judgement.JUDGEMENT, "can_judge", lambda knowledge, budget: True)
    monkeypatch.setattr(vegas_judgement.JUDGEMENT, "judge", judge)
    knowledge = new_knowledge("vegas", 4)
    champion.choose(knowledge, knowledge.game.legal_moves(knowledge.position), Budget(seconds=1.0), Seeded(1))
    assert [budget.seconds for budget in given] == [pytest.approx(0.6)]


@pytest.mark.parametrize(("rounds", "kind"), [(4, "estimated"), (1, "exact")])
def test_more_players_play_what_is_left_for_the_win(rounds: int, kind: str) -> None:
    game = new_game("vegas", 3, rounds=rounds)
    for seed in range(5):
        state = random_position(game, seed, 5, PLACE)
        found = solved(game, state, "win")
        assert found.kind == kind
        assert played(game, state, state.turn) == found.best.move


def test_the_end_of_a_round_of_temptation_is_played_as_solved() -> None:
    game: Any = new_game("temptation", 2)
    source, state, met = Seeded(1), game.start()[0], 0
    while met < 5:
        if factors := game.chance(state):
            state = game.resolve(state, source.draw(factors))[0]
            continue
        legal = game.legal_moves(state)
        free = game.boards[state.board].spaces - sum(map(len, state.rows))
        if free <= 2 and len(legal) > 1:
            found = solved(game, state, "score")
            assert found.unit == "lead"
            assert played(game, state, state.turn) == found.best.move
            met += 1
        state = game.apply(state, legal[source.below(len(legal))])[0]


def test_bids_are_drawn_as_often_as_the_equilibrium_says() -> None:
    game: Any = new_game("kragen", 3)
    state = first_bidding(game)
    seat = state.agenda[-1].bidders[0]
    found = solve(game.knowledge(state, seat))
    assert found is not None
    tosses, times = Seeded(2), 2000
    bids = [champion.drawn(found, tosses) for _ in range(times)]
    for one in found.moves:
        assert one.share is not None
        assert abs(bids.count(one.move) / times - one.share) <= 4 * (one.share * (1 - one.share) / times) ** 0.5 + 1e-9
    assert found.of(played(game, state, seat)).share


def test_attempts_are_not_played_as_solved_while_a_bag_may_be_put_up() -> None:
    game: Any = new_game("kragen", 3)
    source, state = Seeded(1), game.start()[0]
    while state.attempts == 0 or game.chance(state):
        factors = game.chance(state)
        state = (
            game.resolve(state, source.draw(factors))[0]
            if factors
            else game.apply(state, game.legal_moves(state)[0])[0]
        )
    assert any(isinstance(move, Auction) for move in game.legal_moves(state))
    knowledge = game.knowledge(state, state.turn)
    assert solve(knowledge) is None
    assert solver.solve_all(knowledge, PLENTY, "score") is None


def test_an_auction_among_three_is_not_begun_by_who_has_no_time_for_it() -> None:
    game: Any = new_game("kragen", 4)
    source, state = Seeded(4), game.start()[0]
    while not isinstance(state.agenda[-1], Bidding):
        if factors := game.chance(state):
            state = game.resolve(state, source.draw(factors))[0]
        else:
            state = game.apply(state, game.legal_moves(state)[-1])[0]
    knowledge = game.knowledge(state, state.agenda[-1].bidders[0])
    assert len(state.agenda[-1].bidders) == 3
    assert solver.solve_all(knowledge, Budget(seconds=1.0), "score") is None
    assert solver.solve_all(knowledge, Budget(work=1000), "score") is None
    for nothing in (Budget(seconds=0.0), Budget(work=0)):
        assert solver.solve_all(knowledge, nothing, "score") is None


def test_a_turn_of_temptation_alone_settles_nothing() -> None:
    game: Any = new_game("temptation", 3)
    source, state = Seeded(1), game.start()[0]
    while game.chance(state):
        state = game.resolve(state, source.draw(game.chance(state)))[0]
    assert solver.settle(game.knowledge(state, state.turn), PLENTY) is None
