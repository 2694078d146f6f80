"""Leagues: everybody meets everybody, nothing is lost or counted twice, and ratings say who is stronger."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from itertools import combinations
from math import isinf
from pathlib import Path

import msgspec
import numpy as np
import pytest

from flambeur.arena import InvalidPlan
from flambeur.arena.executors import make_executor
from flambeur.arena.league import League, make_league, play_part
from flambeur.arena.league_page import league_data, league_page, write_report
from flambeur.arena.ratings import BETA, Fit, fit, places
from flambeur.arena.rows import Row
from flambeur.arena.schema import SCHEMAS, LeagueData, SimulationData, schema_text
from flambeur.arena.standings import Totals, hold, standings
from flambeur.arena.table import Lost
from flambeur.bots import UnknownBot
from flambeur.wording import Say
from tests.arena.programs import write_program
from tests.server.harness import TIMEOUT, eventually

ROOT = Path(__file__).parents[2]


def small(*bots: str, players: int = 2, rounds: int = 3, duplicate: bool = False, engine: str = "auto") -> League:
    return make_league(
        "vegas", bots or ("random", "careful", "greedy"), players=players, rounds=rounds, seed=4, duplicate=duplicate,
        engine=engine,
    )  # fmt: skip


@pytest.mark.parametrize(("players", "games"), [(2, 18), (3, 9), (4, 36)])
def test_everybody_meets_everybody_and_sits_everywhere_equally_often(players: int, games: int) -> None:
    league = small(players=players)
    assert league.games == games
    seats = [row.seats for part in range(league.parts) for row in play_part(league, part).rows]
    for seat in range(players):
        sat = [seated[seat] for seated in seats]
        assert sat.count(0) == sat.count(1) == sat.count(2)
    met = {frozenset(pair) for seated in seats for pair in combinations(seated, 2)}
    assert {frozenset(pair) for pair in combinations(range(3), 2)} <= met


def test_every_game_has_dice_of_its_own_or_a_round_has() -> None:
    plain, same = small(), small(duplicate=True)
    for league, streams in ((plain, list(range(18))), (same, [0] * 6 + [1] * 6 + [2] * 6)):
        rows, complete = hold(league, make_executor())
        assert complete
        assert [row.game for row in rows] == list(range(18))
        assert [row.dice for row in rows] == streams


def test_compiled_rules_play_the_same_league() -> None:
    leagues = [
        small("random", "greedy", players=3, duplicate=True, engine=engine) for engine in ("reference", "kernel")
    ]
    assert hold(leagues[0], make_executor())[0] == hold(leagues[1], make_executor())[0]


def test_two_workers_play_the_same_league_as_one() -> None:
    assert hold(small(), make_executor(1)) == hold(small(), make_executor(2))


def test_a_league_that_cannot_be_is_refused(tmp_path: Path) -> None:
    for bots in (("greedy",), ("greedy", "greedy")):
        with pytest.raises(InvalidPlan):
            small(*bots)
    with pytest.raises(UnknownBot):
        small("greedy", "genius")
    with pytest.raises(InvalidPlan):
        small(rounds=0)
    ledger = tmp_path / "ledger"
    hold(small(rounds=1), make_executor(), ledger=ledger)
    for other in (small(rounds=2), small("random", "greedy", rounds=1)):
        with pytest.raises(InvalidPlan, match="another file"):
            hold(other, make_executor(), ledger=ledger)
    ledger.write_text("my diary\n")
    with pytest.raises(InvalidPlan, match="another file"):
        hold(small(rounds=1), make_executor(), ledger=ledger)
    assert ledger.read_text() == "my diary\n"


@pytest.mark.parametrize("cut", [0, 1, 40, 400, 900])
def test_whatever_is_left_of_a_ledger_is_taken_up(cut: int, tmp_path: Path) -> None:
    league, ledger = small(), tmp_path / "ledger"
    whole = hold(league, make_executor(), ledger=ledger)
    written = ledger.read_bytes()
    ledger.write_bytes(written[: len(written) - cut])
    assert hold(league, make_executor(), ledger=ledger) == whole
    assert ledger.read_bytes() == written
    ledger.write_bytes(written[:25])
    assert hold(league, make_executor(), ledger=ledger) == whole


def test_a_league_that_is_killed_and_begun_again_ends_with_the_same_table(tmp_path: Path) -> None:
    words = ["league", "vegas", "--players", "2", "--bots", "random,bold,greedy", "--rounds", "60", "--json"]
    command = [sys.executable, "-m", "flambeur", *words]
    through = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    ledger = tmp_path / "ledger"
    # It runs at a lower priority than this test, which must see its first lines before it writes the last one.
    process = subprocess.Popen(["nice", "-n", "19", *command, "--ledger", str(ledger)], stdout=subprocess.DEVNULL)
    eventually(lambda: ledger.exists() and ledger.read_bytes().count(b"\n") > 5)
    os.kill(process.pid, signal.SIGKILL)
    assert process.wait(TIMEOUT) == -signal.SIGKILL, "it was over before it could be killed"
    done = ledger.read_bytes().count(b"\n")
    assert 5 < done < 180
    resumed = subprocess.run(
        [*command, "--ledger", str(ledger)], capture_output=True, text=True, check=True, timeout=300
    )
    assert resumed.stdout == through.stdout
    assert ledger.read_bytes().count(b"\n") == 181


def simulated(truth: np.ndarray[tuple[int], np.dtype[np.float64]], rounds: int, seed: int) -> Fit:
    """A league between bots of known strength: who comes first is drawn with the weights of the model."""
    source = np.random.default_rng(seed)
    seats = np.array([pair for _ in range(rounds) for pair in combinations(range(len(truth)), 2) for _ in (0, 1)])
    luck = source.gumbel(size=seats.shape) + truth[seats] / (BETA * np.sqrt(2))
    return fit(seats, (-luck).argsort(axis=1).argsort(axis=1), np.arange(len(seats)), len(truth))


def test_ratings_recover_a_known_order_and_their_intervals_hold_the_truth() -> None:
    """The whole count, with real bots too, is `python -m bench league`."""
    truth = np.array([17.0, 22.0, 25.0, 36.0])
    leagues = [simulated(truth, 40, seed) for seed in range(60)]
    held = [abs(found.values[bot] - truth[bot]) <= found.margin(bot) for found in leagues for bot in range(4)]
    assert 0.9 <= np.mean(held) <= 0.99
    for found in leagues:
        assert sorted(range(4), key=lambda bot: found.values[bot]) == [0, 1, 2, 3]


def test_who_has_won_everything_has_a_wide_interval_not_none() -> None:
    seats, ranks = np.array([[0, 1]] * 40), np.array([[0, 1]] * 40)
    found = fit(seats, ranks, np.arange(40), 2)
    assert found.values[0] > found.values[1]
    assert found.margin(0) > 3


def test_places_are_those_of_the_result_and_forfeits_are_last() -> None:
    row = Row(0, 0, (0, 1, 2, 3), (50, 90, 50, 70), (1, 1, 1, 1), (3,), (4, 4, 4, 4), (Lost(1, "slow", "too slow"),))
    assert places(row) == (1, 3, 1, 0)


def test_a_mean_is_as_sure_as_its_groups_agree() -> None:
    agreed = _totals((1.0, 2), (1.0, 2), (1.1, 2)).mean()
    torn = _totals((2.0, 2), (0.0, 2), (1.1, 2)).mean()
    assert agreed.value == pytest.approx(torn.value)
    assert agreed.high - agreed.low < 0.2
    assert torn.high - torn.low > 1


def _totals(*groups: tuple[float, int]) -> Totals:
    totals = Totals()
    for number, (had, often) in enumerate(groups):
        totals.add(number, had, often)
    return totals


def test_who_has_won_every_round_may_still_lose_one() -> None:
    """Shares have Wilson's interval of as many games as there were rounds; a single round says little."""
    swept = _totals(*[(2.0, 2)] * 20).share()
    assert (swept.value, swept.high) == (1.0, 1.0)
    assert swept.low == pytest.approx(0.8389, abs=5e-5)
    single = _totals((2.0, 2)).share()
    assert single.low == pytest.approx(0.2065, abs=5e-5)
    even = _totals((1.0, 2), (1.0, 2)).share()
    assert even.low < 0.2
    assert even.high > 0.8
    assert isinf(_totals((2.0, 2)).mean().high)


def test_the_page_writes_an_interval_beside_every_duel_that_was_always_won(tmp_path: Path) -> None:
    league = small("random", "champion", rounds=2)
    first, second = Row(0, 0, (0, 1), (10, 50), (0, 0), (1,), (3, 3)), Row(1, 1, (1, 0), (50, 10), (0, 0), (0,), (3, 3))
    rows = (first, second, msgspec.structs.replace(first, game=2), msgspec.structs.replace(second, game=3))
    ended = standings(league, rows)
    page = league_page(ended, Say("en", ()), "A title", {"ratings": "", "shares": ""})
    assert "100.0 (51.0–100.0)" in page
    assert "± 0.0" not in page
    data = league_data(ended, True)
    assert (data.ahead[0][1], data.ahead_high[0][1]) == (1.0, 1.0)
    assert data.ahead_low[0][1] == pytest.approx(0.5101, abs=5e-5)


def test_stronger_bots_stand_higher_and_newcomers_between_our_levels(tmp_path: Path) -> None:
    league = small("random", "greedy", "greedy+random=50", rounds=25)
    rows, _ = hold(league, make_executor())
    ended = standings(league, rows)
    assert [placing.bot for placing in ended.rows] == ["greedy", "greedy+random=50", "random"]
    middle = ended.rows[1]
    assert (middle.above, middle.below) == ("random", "greedy")
    assert ended.duels[0][2] is not None
    assert ended.duels[0][2].low > 0.5


def test_the_report_is_a_page_with_pictures_that_needs_nothing_else(tmp_path: Path) -> None:
    league = small(write_program(tmp_path, "cheat"), "greedy", rounds=2)
    rows, _ = hold(league, make_executor())
    ended = standings(league, rows)
    for language, words in (("en", "4 games"), ("fr", "4 parties"), ("de", "4 Partien")):
        write_report(tmp_path / language, ended, rows, Say(language, ()), "A title & more", True)
        page = (tmp_path / language / "index.html").read_text()
        assert page.count("<svg") == 2
        assert "A title &amp; more" in page
        assert words in page
        assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert ended.rows[1].forfeits == {"illegal": 4}
    games = (tmp_path / "en" / "games.csv").read_text().splitlines()
    assert len(games) == 5
    assert msgspec.json.decode((tmp_path / "en" / "league.json").read_bytes(), type=LeagueData) == league_data(
        ended, True
    )


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schemas_in_the_documentation_are_those_of_the_code(name: str) -> None:
    """`make docs` writes them."""
    assert (ROOT / "docs" / "schemas" / f"{name}.json").read_text(encoding="utf-8") == schema_text(name)


def test_what_simulate_prints_is_what_its_schema_says() -> None:
    words = ["simulate", "vegas", "--players", "2", "--games", "3", "--json", "--preset", "classic"]
    done = subprocess.run([sys.executable, "-m", "flambeur", *words], capture_output=True, check=True, timeout=300)
    data = msgspec.json.decode(done.stdout, type=SimulationData)
    assert (data.preset, data.options["rounds"], len(data.by_seat)) == ("classic", 4, 2)
    assert json.loads(done.stdout)["by_seat"][1]["seat"] == 1
