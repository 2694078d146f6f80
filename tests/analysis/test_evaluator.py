"""The one evaluator: every legal move, from what the seat knows and nothing else, within its budget."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from flambeur.analysis import evaluate, evaluator, rollouts, solve, solver
from flambeur.analysis.rollouts import play_on
from flambeur.analysis.vegas.duel import Duel
from flambeur.coach import reason_text
from flambeur.engine import Budget, Game, Match, Seeded, new_game
from flambeur.games.vegas.turn import PLACE
from flambeur.texts import LANGUAGES
from flambeur.wording import Say
from tests.analysis.positions import random_position
from tests.analysis.test_temptation import position
from tests.coach.test_costs import dice_left

SOME = Budget(work=8)
SECRETIVE = [
    pytest.param(new_game("kragen", 3), id="kragen"),
    pytest.param(new_game("vegas", 3, box="boulevard", modules="action,bonus"), id="cards-and-bonus"),
    pytest.param(new_game("vegas", 3, box="boulevard", mode="secret"), id="secret-colours"),
]


def at_choice(game: Game[Any], seed: int, choices: int) -> Match:
    """A random game, after so many real choices, at another one."""
    match, toss = Match(game, Seeded(seed)), Seeded(seed, stream=1)
    while match.waiting:
        offered = {seat: match.legal_moves(seat) for seat in match.waiting}
        if any(len(moves) > 1 for moves in offered.values()):
            if not choices:
                return match
            choices -= 1
        match.play_together({seat: moves[toss.below(len(moves))] for seat, moves in offered.items()})
    raise AssertionError("the game was over before")


@pytest.mark.parametrize("game", SECRETIVE)
def test_advice_is_the_same_whatever_others_secretly_hold(game: Game[Any]) -> None:
    for choices in (3, 9):
        match = at_choice(game, 7, choices)
        seat = next(seat for seat in match.waiting if len(match.legal_moves(seat)) > 1)
        knowledge = match.knowledge(seat)
        first = evaluate(knowledge, SOME, Seeded(1))
        for luck in range(3):  # other ways in which the secrets can have fallen
            world = knowledge.imagine(Seeded(luck))
            assert evaluate(game.knowledge(world, seat), SOME, Seeded(1)) == first


@pytest.mark.parametrize("name", ["vegas", "temptation", "kragen"])
def test_every_legal_move_has_its_line_and_one_sentence_in_three_languages(name: str) -> None:
    match = at_choice(new_game(name, 3), 2, 5)
    seat = next(seat for seat in match.waiting if len(match.legal_moves(seat)) > 1)
    knowledge = match.knowledge(seat)
    found = evaluate(knowledge, SOME)
    assert found is not None
    assert tuple(found.values) == match.legal_moves(seat)
    for one in found.moves:
        assert 0 <= one.chance <= 1
        said = {reason_text(Say(language, ("Anna", "Ben", "Carla"), seat), knowledge, one) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)


def test_whatever_is_asked_first_all_parts_together_keep_to_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that only thinking moves on: every part takes all it is given."""
    clock, given = [0.0], list[float]()

    def spend(budget: Budget) -> None:
        assert budget.seconds is not None
        given.append(budget.seconds)
        clock[0] += budget.seconds

    game, state = position(2, 1, 2)
    knowledge = game.knowledge(state, state.turn)
    solved = solve(knowledge)

    def solve_all(_: object, budget: Budget, aim: str, **more: Any) -> object:
        spend(budget)
        return solved if aim == "score" and len(whole) == 3 else None

    def tried(knowledge: Any, moves: Any, budget: Budget, source: Any, **more: Any) -> object:
        spend(budget)
        return play_on(knowledge, moves, Budget(work=1), source, **more)

    monkeypatch.setattr(evaluator, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(solver, "solve_all", solve_all)
    monkeypatch.setattr(rollouts, "play_on", tried)
    for whole in (("score", "win", "games"), ("score", "games")):
        clock[0] = 0.0
        given.clear()
        assert evaluate(knowledge, Budget(seconds=0.2)) is not None
        assert len(given) == len(whole)
        assert sum(given) == pytest.approx(0.2), "all of it, and no more"


def test_mates_are_told_how_often_their_team_wins() -> None:
    match = at_choice(new_game("vegas", 4, modules="teams"), 3, 5)
    knowledge = match.knowledge(match.waiting[0])
    found = evaluate(knowledge, SOME, Seeded(1))
    assert found is not None
    for one in found.moves:
        assert one.chance == pytest.approx(one.chances[found.seat])
        assert one.chances[found.seat] == pytest.approx(one.chances[(found.seat + 2) % 4])
        assert sum(one.chances) == pytest.approx(2)


def test_who_is_not_asked_gets_no_advice() -> None:
    match = Match(new_game("vegas", 2), Seeded(1))
    other = 1 - match.waiting[0]
    assert evaluate(match.knowledge(other), SOME) is None
    assert evaluate(match.knowledge(None), SOME) is None


def test_what_is_marked_exact_is_what_the_solver_says() -> None:
    match = Match(new_game("vegas", 2, rounds=1), Seeded(3))
    while dice_left(match) > 6:
        match.play(match.legal_moves()[0])
    knowledge = match.knowledge(match.waiting[0])
    found = evaluate(knowledge, Budget(work=10**9))
    assert found is not None
    game: Any = match.game
    state: Any = match.state
    exact = Duel.of(game, state).placements(state)
    assert {one.move: one.score for one in found.moves} == pytest.approx(exact)
    assert {one.chance_kind for one in found.moves} == {"exact"}
    assert {one.score_kind for one in found.moves} == {"exact"}


def test_what_is_left_of_a_round_for_three_is_exact_in_money_and_in_the_last_round_in_chances() -> None:
    for rounds, kind in ((4, "estimated"), (1, "exact")):
        game: Any = new_game("vegas", 3, rounds=rounds)
        state = random_position(game, 2, 4, PLACE)
        knowledge = game.knowledge(state, state.turn)
        found = evaluate(knowledge, Budget(work=10**6))
        money, chance = solve(knowledge), solve(knowledge, aim="win")
        assert found is not None
        assert money is not None
        assert chance is not None
        assert (found.unit, found.ranked, found.best.move) == ("round", "chance", chance.best.move)
        before = game.money(state, state.turn)
        assert [one.score for one in found.moves] == pytest.approx([before + value for value in money.values.values()])
        assert [one.chance for one in found.moves] == pytest.approx(list(chance.values.values()))
        assert {(one.score_kind, one.chance_kind) for one in found.moves} == {("exact", kind)}


def test_the_end_of_a_round_of_temptation_is_ranked_by_what_is_solved() -> None:
    game, state = position(2, 1, 2)
    knowledge = game.knowledge(state, state.turn)
    found, solved = evaluate(knowledge, Budget(work=10**5)), solve(knowledge)
    assert found is not None
    assert solved is not None
    assert (found.unit, found.ranked, found.best.move) == ("lead", "score", solved.best.move)
    assert {(one.score_kind, one.chance_kind) for one in found.moves} == {("exact", "estimated")}


def test_a_bid_is_advised_as_often_as_it_should_be_made() -> None:
    match = Match(new_game("kragen", 3, starter="0"), Seeded(3))
    match.play(match.legal_moves()[-1])
    knowledge = match.knowledge(match.waiting[0])
    found, solved = evaluate(knowledge, SOME), solve(knowledge)
    assert found is not None
    assert solved is not None
    assert (found.unit, found.ranked, found.best.move) == ("tokens", "score", solved.best.move)
    assert [one.share for one in found.moves] == [one.share for one in solved.moves]
    assert found.best.share is not None
    words = reason_text(Say("en", ("Anna", "Ben", "Carla"), knowledge.seat), knowledge, found.best)
    assert words.startswith(f"Choose it {round(100 * found.best.share)}% of the time")


def test_code_is_waited_for_before_the_time_of_an_evaluation_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the same question gets the same answer whatever was compiled before; live tables must not wait."""
    match = Match(new_game("kragen", 3), Seeded(1))
    knowledge = match.knowledge(match.waiting[0])
    waited: list[object] = []
    monkeypatch.setattr(evaluator, "load_for", lambda *games: waited.extend(games))
    for budget, wait, expected in (
        (Budget(seconds=0.01), True, [match.game]),
        (Budget(seconds=0.01), False, []),
        (Budget(work=4), True, []),
    ):
        waited.clear()
        assert evaluate(knowledge, budget, wait=wait) is not None
        assert waited == expected
