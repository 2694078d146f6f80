"""The review: what luck and choices come to adds up, and nothing is told as a mistake that is none."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean, stdev
from typing import Any, cast

import pytest

from flambeur.analysis.rollouts import prospects
from flambeur.analysis.vegas.duel import Duel
from flambeur.bots import make_bot
from flambeur.coach import costs, review
from flambeur.coach.costs import better, dollars
from flambeur.engine import Budget, Match, Record, Seeded, new_game
from flambeur.games.vegas.state import VegasState


def random_record(name: str, players: int, **options: Any) -> Record:
    match, toss = Match(new_game(name, players, **options), Seeded(1)), Seeded(2)
    while match.waiting:
        offered = {seat: match.legal_moves(seat) for seat in match.waiting}
        match.play_together({seat: moves[toss.below(len(moves))] for seat, moves in offered.items()})
    return match.record()


def greedy_record(name: str, players: int, seed: int, **options: Any) -> Record:
    game = new_game(name, players, **options)
    match, bot, toss = Match(game, Seeded(seed)), make_bot("greedy", game), Seeded(seed, stream=1)
    while match.waiting:
        match.play_together(
            {
                seat: bot(match.knowledge(seat), match.legal_moves(seat), Budget(), toss)
                for seat in match.waiting
            }
        )  # fmt: skip
    return match.record()


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(random_record("vegas", 3, rounds=2), id="vegas"),
        pytest.param(random_record("temptation", 3, goal=100), id="temptation"),
        pytest.param(random_record("kragen", 3, rounds=1), id="kragen"),
    ],
)
def test_start_luck_and_choices_add_up_to_the_result(record: Record) -> None:
    found = review(record, games=2)
    assert found.decisions
    for seat in range(record.players):
        parts = found.start[seat] + found.luck[seat] + found.skill[seat] + found.gifts[seat]
        assert parts == pytest.approx(found.result[seat], abs=1e-9)
        *amounts, result = (part[seat] for part in found.scores.each)
        assert sum(amounts) == pytest.approx(result, abs=1e-9)
        *whole, total = found.scores.whole(seat)
        assert sum(whole) == total == result
        own = sum(one.effect[seat] for one in found.decisions if one.seat == seat)
        assert own == pytest.approx(found.skill[seat], abs=1e-9)
    assert sum(found.result) == pytest.approx(1)
    assert all(one.loss.chance >= 0 for one in found.decisions)
    assert any(one.loss.chance > 0 for one in found.decisions), "a player who plays at random has lost something"
    points = found.turning_points()
    assert len(points) == 3
    assert [one.entry for one in points] == sorted(one.entry for one in points)


def test_what_several_bid_at_once_leaves_every_chance_between_nothing_and_certainty() -> None:
    """What each bid changes alone does not add up."""
    found = review(random_record("kragen", 4, rounds=2), games=20)
    assert any(one.entry == other.entry for one, other in pairwise(found.decisions))
    for one in found.decisions:
        assert min(one.after) > -1e-9
        assert max(one.after) < 1 + 1e-9
        assert sum(one.after) == pytest.approx(1)


def test_between_two_the_parts_of_the_lead_add_up_and_what_one_is_ahead_the_other_is_behind() -> None:
    scores = review(random_record("vegas", 2, rounds=1), games=2).scores
    leads = scores.leads()
    for seat, other in ((0, 1), (1, 0)):
        *parts, result = (part[seat] for part in leads.each)
        assert sum(parts) == pytest.approx(result, abs=1e-9)
        assert result == scores.result[seat] - scores.result[other]
        assert leads.skill[seat] == pytest.approx(-leads.gifts[other], abs=1e-9)


def test_an_unfinished_game_ends_with_the_chances_it_has() -> None:
    record = random_record("vegas", 2, rounds=1)
    half = Record(**{name: getattr(record, name) for name in record.__struct_fields__} | {
        "entries": record.entries[: len(record.entries) // 2], "end": "",
    })  # fmt: skip
    found = review(half, games=2)
    assert sum(found.result) == pytest.approx(1)
    for seat in range(2):
        parts = found.start[seat] + found.luck[seat] + found.skill[seat] + found.gifts[seat]
        assert parts == pytest.approx(found.result[seat], abs=1e-9)


def test_who_plays_as_the_games_are_played_on_has_no_luck_on_average_and_no_skill() -> None:
    """In chances and in money, within four standard errors; a curve stands for rounds to come, so there is one."""
    found = [review(greedy_record("vegas", 3, seed, rounds=1), games=16, seed=seed) for seed in range(40)]
    for lucks in ([one.luck for one in found], [one.scores.luck for one in found]):
        for seat in range(3):
            mine = [luck[seat] for luck in lucks]
            assert abs(mean(mine)) < 4 * stdev(mine) / len(mine) ** 0.5
    for one in found:
        assert one.skill == one.gifts == pytest.approx((0, 0, 0), abs=1e-9)


def test_money_of_several_rounds_is_expected_round_by_round() -> None:
    found = [review(greedy_record("vegas", 3, seed), games=8, seed=seed) for seed in range(12)]
    for seat in range(3):
        mine = [one.scores.luck[seat] for one in found]
        assert abs(mean(mine)) < 4 * stdev(mine) / len(mine) ** 0.5
        assert all(one.scores.start[seat] > 300 for one in found), "what four rounds promise, not one"


def in_hands(state: VegasState) -> int:
    return sum(sum(hand) for hand in state.hands)


def test_in_rounds_between_two_the_solver_says_what_was_a_mistake() -> None:
    """One plays by the solver and one at random: the review says what the panel of costs says, and marks it exact."""
    match, toss = Match(new_game("vegas", 2, rounds=2, starter="0"), Seeded(5)), Seeded(6)
    game: Any = match.game
    while match.waiting:
        moves, state = match.legal_moves(), cast(VegasState, match.state)
        choice: Any = moves[toss.below(len(moves))]
        if match.waiting == (0,) and len(moves) > 1 and in_hands(state) <= 9:
            worth = Duel.of(game, state).placements(state)
            choice = max(worth, key=lambda one: worth[one])
        match.play(choice)
    found = review(match.record(), games=4)
    exact = costs(game, [(before, one.move) for one, before in zip(found.decisions, found.states, strict=True)])
    for one, before, cost in zip(found.decisions, found.states, exact, strict=True):
        assert isinstance(before, VegasState)
        assert cost is not None
        assert one.dollars == dollars(cost, one.move)
        assert one.given_up == pytest.approx(one.dollars / 1000 if one.clear else 0, abs=5e-4)
        if not one.dollars:
            assert not one.clear
            assert one.best == one.move
        elif before.round < 2:
            assert one.clear
            assert one.best == better(cost, one.move)
        if one.seat == 0 and in_hands(before) <= 9:
            assert not one.clear, "the solver's own choice"
    assert any(one.clear for one in found.decisions if one.seat == 1)


def test_in_the_last_round_giving_up_money_for_the_win_is_no_mistake() -> None:
    found = review(random_record("vegas", 2, rounds=1), games=2)
    for one in found.decisions:
        assert one.evaluation.kind == "exact"
        chances = one.evaluation.values
        assert all(0 <= chance <= 1 for chance in chances.values())
        if chances[one.move] >= max(chances.values()) - 1e-9:
            assert not one.clear


def test_what_others_do_not_know_is_no_luck() -> None:
    """A choice in secret colours, by a player who knows two of eight, is the same for every viewer."""
    record = random_record("vegas", 3, box="boulevard", mode="secret")
    found = review(record, games=4)
    one, game = found.decisions[-1], record.rules_game()
    assert any(0.05 < chance < 0.95 for chance in one.evaluation.moves[0].chances), "who chooses cannot tell"
    before = [after - effect for after, effect in zip(one.after, one.effect, strict=True)]
    assert before == pytest.approx(prospects(game, found.states[-1], 4, Seeded(one.entry, 1)).chances)


def test_a_team_wins_together() -> None:
    record = random_record("vegas", 4, modules="teams", rounds=1)
    found = review(record, games=2)
    assert sorted(found.result) == [0, 0, 1, 1]
    assert sum(found.start) == pytest.approx(2)
    for seat in range(4):
        parts = found.start[seat] + found.luck[seat] + found.skill[seat] + found.gifts[seat]
        assert parts == pytest.approx(found.result[seat], abs=1e-9)
        assert found.start[seat] == pytest.approx(found.start[(seat + 2) % 4])
    assert all(sum(one.after) == pytest.approx(2) for one in found.decisions)


def test_a_review_tells_how_far_it_has_come() -> None:
    told: list[float] = []
    record = random_record("vegas", 2, rounds=1)
    review(record, games=2, progress=told.append)
    assert len(told) == len(record.entries)
    assert told == sorted(set(told))
    assert 0 < told[0] < told[-1] <= 1
