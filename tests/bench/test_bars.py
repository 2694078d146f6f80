"""The bars of the benchmarks of play: a figure below its bar fails, however wide its interval is."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from bench import champion, league, strength
from bench.champion import GRACE, SECONDS, Shared
from bench.league import Count
from bench.luck import Luck
from bench.sampling import per_cent
from flambeur.arena.league import League
from flambeur.arena.rows import Row
from flambeur.fairness.intervals import interval_of

FEW = ["--games", "100", "--workers", "1"]


@pytest.fixture
def takes(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the first player take so many of a hundred games, with moves that take so long."""

    def settle(won: int, clock: float = 0.001, processor: float = 0.001) -> None:
        def share(first: Any, others: Any, watch_first: bool, number: int) -> Shared:
            return Shared(float(number % 100 < won), Luck(0.0, 0.0), [clock], [processor])

        monkeypatch.setattr(champion, "share", share)
        monkeypatch.setattr(champion, "get_ready", lambda: None)

    return settle


@pytest.mark.parametrize(("part", "won", "failed"), [
    ("told", 50, 1), ("told", 51, 0), ("unknown", 46, 1), ("unknown", 47, 0), ("table", 29, 1), ("table", 28, 0),
])  # fmt: skip
def test_the_mean_itself_meets_the_bar(part: str, won: int, failed: int, takes: Any) -> None:
    takes(won)
    assert champion.run(True, [part, *FEW]) == failed
    assert champion.run(False, [part, *FEW]) == 0


@pytest.mark.parametrize(("clock", "processor", "failed"), [
    (SECONDS, SECONDS, 0), (SECONDS + 2 * GRACE, 0.001, 1), (0.001, SECONDS + 2 * GRACE, 1),
])  # fmt: skip
def test_a_champion_that_takes_longer_than_it_may_fails(
    clock: float, processor: float, failed: int, takes: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    takes(90, clock, processor)
    assert champion.run(True, ["unknown", *FEW]) == failed
    told = capsys.readouterr().out
    assert f"p50 {1000 * clock:.1f}, p99 {1000 * clock:.1f}, longest {1000 * clock:.1f} ms" in told
    assert ("longer than 50 ms" in told) == bool(failed)


@pytest.mark.parametrize(("beats", "failed"), [(1, 0), (0, 1)])
def test_the_champion_is_first_in_the_league_by_more_than_its_margin(
    beats: int, failed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hold(league: League, crew: Any) -> tuple[tuple[Row, ...], bool]:
        """The level wins by its place in the list; the champion, or nearly it, ahead of all the others."""
        rows, numbers = [], count()
        strengths = [*range(1, len(league.bots)), len(league.bots) - 1 + beats]
        for _ in range(league.rounds):
            for seats in (way for ways in league.tables for way in ways):
                number = next(numbers)
                scores = tuple((100 if (number + bot) % 7 else 0) + strengths[bot] for bot in seats)
                winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
                rows.append(Row(number, number, seats, scores, (0,) * 4, winners, (1,) * 4))
        return tuple(rows), True

    monkeypatch.setattr(champion, "hold", hold)
    assert champion.run(True, ["league", "--games", "600", "--workers", "1"]) == failed


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How many of a hundred games the champion takes against each level; others take half of them."""
    shares = dict.fromkeys(("random", "bold", "careful", "greedy"), 90) | {"sharp": 90}

    def part(setting: Any, strong: str, weak: str, work: int, number: int) -> float:
        return float(number % 100 < (shares[weak] if strong == "champion" else 50))

    def play(setting: Any, seated: tuple[str, ...], work: int, number: int) -> tuple[float, ...]:
        return (float(number % 100 < (50 if seated[0] == "champion" else 100 - shares[seated[0]])),)

    monkeypatch.setattr(strength, "part", part)
    monkeypatch.setattr(strength, "play", play)
    monkeypatch.setattr(strength, "for_game", lambda game, approximate: None)
    return shares


@pytest.mark.parametrize(("weak", "won", "failed"), [
    ("sharp", 54, 1), ("sharp", 55, 0), ("greedy", 55, 1), ("greedy", 65, 0), ("random", 55, 1),
])  # fmt: skip
def test_the_champion_is_clearly_ahead_of_every_lower_level(
    weak: str, won: int, failed: int, ladder: dict[str, int]
) -> None:
    ladder[weak] = won
    assert strength.run(True, ["kragen", "--games", "400", "--workers", "1"]) == failed


def test_solitaires_are_compared_under_the_same_dice(
    ladder: dict[str, int], capsys: pytest.CaptureFixture[str]
) -> None:
    """Five more of a hundred is no difference between two that know nothing of each other, but here it is one."""
    ladder["greedy"] = 55
    assert strength.run(True, ["solitaire", *FEW]) == 0
    assert "champion wins 5.0 points (0.7 to 9.3) more often than greedy" in capsys.readouterr().out
    ladder["greedy"] = 52
    assert strength.run(True, ["solitaire", *FEW]) == 1
    ladder["greedy"], ladder["sharp"] = 90, 49
    assert strength.run(True, ["solitaire", *FEW]) == 1


def test_a_ladder_that_is_won_throughout_is_printed_with_its_doubt() -> None:
    assert per_cent(1.0, interval_of([1.0] * 20)) == "100.0 % (83.9–100.0)"


FINE = Count(200, 0.95, 0.99)


@pytest.mark.parametrize("part", ["drawn", "played", "thinking"])
@pytest.mark.parametrize(("found", "failed"), [(FINE, 0), (Count(200, 0.91, 1.0), 1), (Count(200, 0.99, 1.0), 1)])
def test_every_kind_of_league_is_held_to_its_bars(
    part: str, found: Count, failed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = dict.fromkeys(("drawn", "played", "thinking"), FINE) | {part: found}
    monkeypatch.setattr(league, "drawn", lambda players, leagues: counts["drawn"])
    monkeypatch.setattr(
        league, "played", lambda whole, leagues, crew: counts["thinking" if whole.players == 3 else "played"]
    )
    assert league.run(True, []) == failed


@pytest.mark.parametrize(("right", "failed"), [(0.94, 1), (0.95, 0)])
def test_nearly_all_leagues_come_out_in_the_right_order(
    right: float, failed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(league, "drawn", lambda players, leagues: FINE)
    monkeypatch.setattr(league, "played", lambda whole, leagues, crew: Count(200, 0.95, right))
    assert league.run(True, ["--thinking", "0"]) == failed


def test_champions_with_more_time_come_out_clearly_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(league, "drawn", lambda players, leagues: FINE)
    monkeypatch.setattr(
        league, "played", lambda whole, leagues, crew: Count(200, 0.95, 0.99, together=whole.players == 2)
    )
    assert league.run(True, ["--thinking", "0"]) == 0
    assert league.run(True, []) == 1


def test_fewer_leagues_are_judged_less_strictly() -> None:
    assert Count(50, 0.9, 1.0).honest()
    assert not Count(200, 0.9, 1.0).honest()
