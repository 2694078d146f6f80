"""Simulations: the same figures from any worker, and sums that add up."""

from __future__ import annotations

import json
from math import inf, isclose
from typing import Any

import numpy as np
import pytest

from flambeur import kernels
from flambeur.arena import InvalidPlan, Plan, Sums, as_csv, as_data, engines, make_plan, simulate
from flambeur.arena.chunk import CHUNK, play_game
from flambeur.arena.engines import MANY
from flambeur.arena.streams import AHEAD, streams
from flambeur.arena.tally import add_up, tally_game
from flambeur.bots import UnknownBot
from flambeur.engine import InvalidOption, Result, Seeded, UnknownGame
from flambeur.fairness.intervals import interval_of, wilson


def small(**changes: Any) -> Plan:
    wishes: dict[str, Any] = {"players": 3, "bots": ("random",), "games": 60, "seed": 9, **changes}
    return make_plan("vegas", **wishes)


def test_one_and_two_workers_give_the_same_json_apart_from_timing() -> None:
    plan = small(games=300)
    one, two = (as_data(simulate(plan, workers)) for workers in (1, 2))
    assert one.pop("timing")["workers"] == 1
    assert two.pop("timing")["workers"] == 2
    assert json.dumps(one) == json.dumps(two)


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_compiled_rules_give_the_same_figures_with_any_number_of_workers(bots: tuple[str, ...]) -> None:
    reference = simulate(small(engine="reference", bots=bots))
    for workers in (1, 2):
        study = simulate(small(engine="kernel", bots=bots), workers)
        assert study.tally == reference.tally
        assert as_data(study)["engine"] == "kernel"


@pytest.mark.parametrize(
    ("changes", "engine", "why"),
    [
        ({"engine": "reference"}, "reference", "asked"),
        ({"engine": "kernel"}, "kernel", "asked"),
        ({}, "reference", "few"),
        ({"games": MANY}, "kernel", "covered"),
        ({"games": MANY, "options": {"box": "boulevard", "with": "action"}}, "reference", "cards"),
    ],
)
def test_the_engine_that_plays_is_chosen_for_a_reason(
    changes: dict[str, Any], engine: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "is_kept", lambda rules: True)
    plan = small(**changes)
    assert (plan.engine, plan.why) == (engine, why)


@pytest.mark.parametrize(("games", "engine", "why"), [(MANY, "kernel", "warming"), (MANY - 1, "reference", "cold")])
def test_rules_that_are_not_compiled_yet_are_compiled_for_many_games_only(
    games: int, engine: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "is_kept", lambda rules: False)
    plan = small(games=games)
    assert (plan.engine, plan.why) == (engine, why)


def test_the_reference_engine_plays_the_same_games_until_the_rules_are_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan, told = small(games=200, engine="kernel"), []
    rules = "flambeur.kernels.vegas.game"
    ready, cold = kernels.code_loader.compiled_rules(rules), kernels.code_loader.CompiledRules(rules)
    assert ready.wait()
    monkeypatch.setattr(kernels.code_loader, "_compiled_rules", {rules: cold})
    monkeypatch.setattr(cold, "begin", lambda: None)

    def progress(games: int) -> None:
        told.append(games)
        if games == 2 * CHUNK:  # only now it is ready
            monkeypatch.setattr(kernels.code_loader, "_compiled_rules", {rules: ready})

    assert simulate(plan, progress=progress).tally == simulate(small(games=200, engine="reference")).tally
    assert told == [CHUNK, 2 * CHUNK, 200]


def test_another_seed_gives_other_figures() -> None:
    assert simulate(small()).tally != simulate(small(seed=10)).tally


def test_a_longer_study_begins_with_the_same_games() -> None:
    shorter, longer = simulate(small(games=CHUNK)), simulate(small(games=CHUNK + 1))
    assert longer.tally == shorter.tally + play_game(longer.plan, CHUNK)


@pytest.mark.parametrize("seed", [0, 2024, ~2024, 1 << 70])
def test_streams_made_together_go_on_as_each_would_alone(seed: int) -> None:
    numbers = range(3, 8)
    for number, stream in zip(numbers, streams(seed, numbers), strict=True):
        alone = Seeded(seed, number)
        words = 2 * AHEAD
        assert [stream.below(1 << 64) for _ in range(words)] == [alone.below(1 << 64) for _ in range(words)]


def test_every_game_has_a_winner_and_every_seat_its_score() -> None:
    study = simulate(small())
    assert study.complete
    assert study.tally.games == 60
    assert [seat.games for seat in study.tally.seats] == [60, 60, 60]
    wins, shared = sum(seat.wins for seat in study.tally.seats), sum(seat.shared for seat in study.tally.seats)
    assert wins - shared <= 60 <= wins
    bot, seats = study.tally.bots["random"], sum(study.tally.seats, Sums())
    assert (bot.games, bot.tables) == (180, 60)
    assert (bot.wins, bot.share, bot.score, bot.turns) == (seats.wins, seats.share, seats.score, seats.turns)


def test_who_holds_all_seats_wins_for_certain() -> None:
    """Seats of one game are not independent: all of them together win one game each time, and no doubt is left."""
    study = simulate(small())
    bot, seat = study.tally.bots["random"], study.tally.seats[0]
    assert isclose(bot.share_rate, 1 / 3)
    assert bot.share_interval(3) == (bot.share_rate, bot.share_rate)
    low, high = seat.share_interval(3)
    assert low < seat.share_rate - 0.05 < seat.share_rate + 0.05 < high
    assert seat.win_interval == pytest.approx(wilson(seat.wins, 60))


@pytest.mark.parametrize(("wins", "low", "high"), [(20, 0.8389, 1.0), (0, 0.0, 0.1611)])
def test_who_wins_all_or_none_of_twenty_games_is_not_certain_to_go_on_like_that(
    wins: int, low: float, high: float
) -> None:
    ends = [Result((1, 0), (0,))] * wins + [Result((0, 1), (1,))] * (20 - wins)
    tally = add_up([tally_game(end, {0: "greedy", 1: "random"}, [1, 1]) for end in ends])
    sums = tally.bots["greedy"]
    assert sums.win_interval == pytest.approx((low, high), abs=5e-5)
    assert sums.share_interval(2) == pytest.approx((low, high), abs=5e-5)


def test_the_share_of_who_holds_two_seats_is_bounded_by_one_win_a_game() -> None:
    """Two of three seats that win every game have half a win each; they may lose the next one."""
    ends = [Result((1, 0, 0), (0,))] * 20
    tally = add_up([tally_game(end, {0: "greedy", 1: "greedy", 2: "random"}, [1, 1, 1]) for end in ends])
    low, high = tally.bots["greedy"].share_interval(3)
    assert (low, high) == pytest.approx((0.8389 / 2, 0.5), abs=5e-5)


def test_one_game_says_nothing_about_how_scores_differ() -> None:
    tally = tally_game(Result((50, 30), (0,)), {0: "random", 1: "greedy"}, [1, 1])
    assert tally.seats[0].score_interval == (-inf, inf)
    data = as_data(simulate(small(games=1)))
    assert data["by_seat"][0]["score_low"] is None
    assert data["by_seat"][0]["win_high"] > data["by_seat"][0]["win_low"]


def test_intervals_of_shares_hold_the_truth() -> None:
    """At rates near 0 and 1 and with few games, where half widths from the spread are far off."""
    source = np.random.default_rng(4)
    for truth, games in ((0.03, 20), (0.95, 20), (0.5, 12), (0.9, 100)):
        held = 0
        for _ in range(2000):
            low, high = interval_of((source.random(games) < truth).astype(float).tolist())
            held += low <= truth <= high
        assert 0.92 <= held / 2000 <= 0.99


def test_bots_sit_at_every_seat_equally_often() -> None:
    plan = make_plan("kragen", players=4, bots=("random", "greedy"), games=8)
    assert plan.bots == ("random", "greedy", "random", "greedy")
    seats = [[plan.bots[bot] for bot in plan.line_up(number)] for number in range(8)]
    for seat in zip(*seats, strict=True):
        assert seat.count("greedy") == 4


def test_the_greedy_bot_beats_the_random_one() -> None:
    study = simulate(make_plan("kragen", players=4, bots=("random", "greedy"), games=40, seed=1))
    assert study.tally.bots["greedy"].win_interval[0] > study.tally.bots["random"].win_interval[1]


def test_turns_are_those_of_the_rule_book() -> None:
    """SerialExecutor against nobody, eight dice cannot take fewer than two turns on average, nor more than eight."""
    study = simulate(small(options={"rounds": "1"}))
    for seat in study.tally.seats:
        assert 2 <= seat.mean(seat.turns) <= 8


def test_progress_is_told_after_every_chunk() -> None:
    told: list[int] = []
    simulate(small(), progress=told.append)
    assert told == [25, 50, 60]


def test_an_interrupted_study_holds_the_first_games() -> None:
    def interrupt(done: int) -> None:
        if done == 50:
            raise KeyboardInterrupt

    study = simulate(small(games=100), progress=interrupt)
    assert not study.complete
    assert study.tally == simulate(small(games=50)).tally


def test_the_csv_has_a_row_for_each_bot_and_each_seat() -> None:
    lines = as_csv(simulate(small(games=5))).splitlines()
    assert lines[0].startswith("by,who,games,wins")
    assert [line.split(",")[:2] for line in lines[1:]] == [
        ["bot", "random"],
        ["seat", "0"],
        ["seat", "1"],
        ["seat", "2"],
    ]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 4, 0.0456, 0.6994)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert isclose(found[0], low, abs_tol=5e-5)
    assert isclose(found[1], high, abs_tol=5e-5)


def test_the_shares_of_all_seats_add_up_to_every_win_also_shared_ones() -> None:
    result = Result((50, 50, 30), (0, 1), (4, 4, 4))
    tally = tally_game(result, {0: "random", 1: "random", 2: "random"}, [1, 1, 1])
    assert [sums.share_rate for sums in tally.seats] == [0.5, 0.5, 0.0]
    assert [sums.win_rate for sums in tally.seats] == [1.0, 1.0, 0.0]
    study = simulate(small(games=60))
    assert isclose(sum(sums.share_rate for sums in study.tally.seats), 1.0)


def test_nothing_is_known_before_the_first_game() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Sums().win_rate == 0
    assert Sums().share_interval(2) == (0.0, 1.0)
    assert Sums(games=1, tables=1, score=5, score_squares=25).score_interval == (-inf, inf)


def test_a_plan_that_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownGame):
        make_plan("chess")
    with pytest.raises(InvalidOption):
        small(players=99)
    with pytest.raises(UnknownBot):
        small(bots=("genius",))
    cards = {"engine": "kernel", "options": {"box": "boulevard", "with": "action"}}
    for wrong in ({"games": 0}, {"bots": ("random",) * 4}, {"engine": "steam"}, cards):
        with pytest.raises(InvalidPlan):
            small(**wrong)
    with pytest.raises(InvalidPlan):
        simulate(small(), workers=0)
