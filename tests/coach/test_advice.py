"""The coach: every legal move, from what the seat knows and nothing else, in words of three languages."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.analysis import solve
from flambeur.analysis.duel import Duel
from flambeur.bots.search import try_moves
from flambeur.coach import Advice, Line, advise, fact_text, reason_text
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
    """A random game, after so many real choices, where somebody has one."""
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
        first = advise(knowledge, SOME, Seeded(1))
        for luck in range(3):  # other ways in which the secrets can have fallen
            world = knowledge.imagine(Seeded(luck))
            assert advise(game.knowledge(world, seat), SOME, Seeded(1)) == first


@pytest.mark.parametrize("name", ["vegas", "temptation", "kragen"])
def test_every_legal_move_has_its_line_and_one_sentence_in_three_languages(name: str) -> None:
    match = at_choice(new_game(name, 3), 2, 5)
    seat = next(seat for seat in match.waiting if len(match.legal_moves(seat)) > 1)
    knowledge = match.knowledge(seat)
    advice = advise(knowledge, SOME)
    assert isinstance(advice, Advice)
    assert tuple(line.move for line in advice.lines) == match.legal_moves(seat)
    for line in advice.lines:
        assert 0 <= line.chance <= 1
        said = {reason_text(Say(language, ("Anna", "Ben", "Carla"), seat), knowledge, line) for language in LANGUAGES}
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

    def answer(_: object, budget: Budget, aim: str) -> object:
        spend(budget)
        return solved if aim == "score" and len(whole) == 3 else None

    def tried(knowledge: Any, moves: Any, budget: Budget, source: Any, **more: Any) -> object:
        spend(budget)
        return try_moves(knowledge, moves, Budget(work=1), source, **more)

    monkeypatch.setattr("flambeur.coach.advice.time.perf_counter", lambda: clock[0])
    monkeypatch.setattr("flambeur.coach.advice.solving.answer", answer)
    monkeypatch.setattr("flambeur.coach.advice.try_moves", tried)
    for whole in (("score", "win", "games"), ("score", "games")):
        clock[0] = 0.0
        given.clear()
        assert advise(knowledge, Budget(seconds=0.2)) is not None
        assert len(given) == len(whole)
        assert sum(given) == pytest.approx(0.2), "all of it, and no more"


def test_mates_are_told_how_often_their_team_wins() -> None:
    match = at_choice(new_game("vegas", 4, modules="teams"), 3, 5)
    knowledge = match.knowledge(match.waiting[0])
    trials = try_moves(knowledge, match.legal_moves(), SOME, Seeded(1))
    advice = advise(knowledge, SOME, Seeded(1))
    assert advice is not None
    assert [line.chance for line in advice.lines] == pytest.approx([2 * one.chance for one in trials])
    assert [line.error for line in advice.lines] == pytest.approx([2 * one.error for one in trials])


def test_who_is_not_asked_gets_no_advice() -> None:
    match = Match(new_game("vegas", 2), Seeded(1))
    other = 1 - match.waiting[0]
    assert advise(match.knowledge(other), SOME) is None
    assert advise(match.knowledge(None), SOME) is None


ONE, OTHER = new_game("vegas", 2).all_moves()[:2]


@pytest.mark.parametrize(
    ("gap", "kind", "error", "close"),
    [
        (0.10, "estimated", 0.02, 1),
        (0.05, "estimated", 0.02, 2),  # two errors of 0.02 make one of 0.028, and twice that may be chance
        (0.05, "bounded", 0.02, 1),
        (0.03, "bounded", 0.02, 2),
        (0.001, "exact", 0.02, 1),
        (0.0, "exact", 0.0, 2),
    ],
)
def test_a_move_is_the_best_only_where_no_other_comes_nearer_than_the_numbers_are_sure(
    gap: float, kind: Any, error: float, close: int
) -> None:
    for ranked, chance, score in (("chance", gap, 0.0), ("score", 0.0, gap)):
        lines = (
            Line(ONE, 0.5, kind, error, 7.0, kind, None, error),
            Line(OTHER, 0.5 + chance, kind, error, 7.0 + score, kind, None, error),
        )
        advice = Advice(0, "lead", lines, "score" if ranked == "score" else "chance")
        assert len(advice.close) == close
        assert advice.best in advice.close


def test_equal_exact_chances_are_told_apart_by_exact_money_and_mixed_bids_by_nothing() -> None:
    lines = [Line(move, 0.5, "exact", 0.0, score, "exact") for move, score in ((ONE, 10.0), (OTHER, 20.0))]
    assert [line.move for line in Advice(0, "lead", tuple(lines)).close] == [OTHER]
    for shares, close in (((0.4, 0.6), [ONE, OTHER]), ((0.0, 1.0), [OTHER])):
        mixed = [
            Line(move, 0.5, "bounded", 0.1, 3.0, "bounded", share)
            for move, share in zip((ONE, OTHER), shares, strict=True)
        ]
        assert [line.move for line in Advice(0, "tokens", tuple(mixed), "score").close] == close


@pytest.mark.parametrize(
    ("unit", "kind", "chance", "close"),
    [
        ("round", "exact", 0.06, [ONE]),
        ("round", "exact", 0.101, [ONE]),  # the chances are the same, the money is not
        ("round", "exact", 0.12, [ONE, OTHER]),  # less money, and perhaps more of a chance
        ("round", "estimated", 0.06, [ONE, OTHER]),
        ("turn", "exact", 0.06, [ONE, OTHER]),  # a turn says nothing of what comes after it
    ],
)
def test_what_brings_less_in_the_whole_round_and_no_more_of_a_chance_is_not_about_equal(
    unit: Any, kind: Any, chance: float, close: list[object]
) -> None:
    lines = (
        Line(ONE, 0.101, "estimated", 0.03, 141.332, kind),
        Line(OTHER, chance, "estimated", 0.03, 117.877, kind),
    )
    assert [line.move for line in Advice(0, unit, lines).close] == close


def test_what_is_marked_exact_is_what_the_solver_says() -> None:
    match = Match(new_game("vegas", 2, rounds=1), Seeded(3))
    while dice_left(match) > 6:
        match.play(match.legal_moves()[0])
    knowledge = match.knowledge(match.waiting[0])
    advice = advise(knowledge, Budget(work=10**9))
    assert advice is not None
    game: Any = match.game
    state: Any = match.state
    exact = Duel.of(game, state).placements(state)
    assert {line.move: line.score for line in advice.lines} == pytest.approx(exact)
    assert {line.chance_kind for line in advice.lines} == {"exact"}
    assert {line.score_kind for line in advice.lines} == {"exact"}


def test_ties_and_payments_are_told_apart() -> None:
    match = Match(new_game("vegas", 3, starter="0"), Seeded(5))
    found = set()
    for _ in range(40):
        if not match.waiting:
            break
        seat = match.waiting[0]
        knowledge = match.knowledge(seat)
        advice = advise(knowledge, Budget(work=1))
        assert advice is not None
        say = Say("en", ("Anna", "Ben", "Carla"), seat)
        found |= {reason_text(say, knowledge, line).split()[0] for line in advice.lines}
        match.play(match.legal_moves()[-1])
    assert {"Ties", "Would"} <= found


def test_a_tie_of_three_is_not_told_as_one_of_two() -> None:
    game: Any = new_game("vegas", 5)
    match, told = Match(game, Seeded(2)), dict[bool, str]()
    while len(told) < 2:
        seat = match.waiting[0]
        say, knowledge = Say("en", ("Anna", "Ben", "Carla", "Dan", "Eve"), seat), match.knowledge(seat)
        said = [fact_text(say, knowledge, move) for move in match.legal_moves()]
        told |= {" and " in one: one.partition(": ")[2] for one in said if one.startswith("Ties") and ": " in one}
        match.play(match.legal_moves()[-1])
    assert told == {False: "neither is paid.", True: "none of the 3 is paid."}


def test_what_is_left_of_a_round_for_three_is_exact_in_money_and_in_the_last_round_in_chances() -> None:
    for rounds, kind in ((4, "estimated"), (1, "exact")):
        game: Any = new_game("vegas", 3, rounds=rounds)
        state = random_position(game, 2, 4, PLACE)
        knowledge = game.knowledge(state, state.turn)
        advice = advise(knowledge, Budget(work=10**6))
        money, chance = solve(knowledge), solve(knowledge, aim="win")
        assert advice is not None
        assert money is not None
        assert chance is not None
        assert (advice.unit, advice.ranked, advice.best.move) == ("round", "chance", chance.best)
        before = game.money(state, state.turn)
        assert [line.score for line in advice.lines] == pytest.approx([before + value for value in money.values])
        assert [line.chance for line in advice.lines] == pytest.approx(list(chance.values))
        assert {(line.score_kind, line.chance_kind) for line in advice.lines} == {("exact", kind)}


def test_the_end_of_a_round_of_temptation_is_ranked_by_what_is_solved() -> None:
    game, state = position(2, 1, 2)
    advice, found = (
        advise(game.knowledge(state, state.turn), Budget(work=10**5)),
        solve(game.knowledge(state, state.turn)),
    )
    assert advice is not None
    assert found is not None
    assert (advice.unit, advice.ranked, advice.best.move) == ("lead", "score", found.best)
    assert {(line.score_kind, line.chance_kind) for line in advice.lines} == {("exact", "estimated")}


def test_a_bid_is_advised_as_often_as_it_should_be_made() -> None:
    match = Match(new_game("kragen", 3, starter="0"), Seeded(3))
    match.play(match.legal_moves()[-1])
    knowledge = match.knowledge(match.waiting[0])
    advice, found = advise(knowledge, SOME), solve(knowledge)
    assert advice is not None
    assert found is not None
    assert found.mix is not None
    assert (advice.unit, advice.ranked, advice.best.move) == ("tokens", "score", found.best)
    assert tuple(line.share for line in advice.lines) == found.mix
    words = reason_text(Say("en", ("Anna", "Ben", "Carla"), knowledge.seat), knowledge, advice.best)
    assert words.startswith(f"Choose it {round(100 * max(found.mix))}% of the time")
