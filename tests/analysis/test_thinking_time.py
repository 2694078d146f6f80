"""A budget is for thinking: code that must be compiled first is waited for before the clock begins."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from flambeur.analysis import solve
from flambeur.analysis.vegas import search as vegas_search
from flambeur.analysis.vegas import solver as vegas
from flambeur.engine import Budget, Match, Seeded, new_game


def test_a_solver_has_its_code_before_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(vegas, "have", done.append)
    monkeypatch.setattr(vegas, "solved", lambda *asked: done.append("thought"))
    match = Match(new_game("vegas", 2), Seeded(1))
    solve(match.knowledge(match.waiting[0]), Budget(seconds=20))
    assert done == [vegas.CODE, "thought"]


def test_a_solver_that_is_not_asked_needs_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vegas, "have", lambda name: pytest.fail("nothing is solved"))
    match = Match(new_game("vegas", 5), Seeded(1))
    assert solve(match.knowledge(match.waiting[0]), Budget(seconds=1)) is None


def test_compiling_takes_nothing_from_the_time_of_a_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=0.0)

    def tick() -> float:
        clock.now += 0.001
        return float(clock.now)

    def compile_slowly(name: str) -> None:
        assert name == vegas_search.CODE
        clock.now += 600.0

    monkeypatch.setattr(vegas_search, "time", SimpleNamespace(perf_counter=tick))
    monkeypatch.setattr(vegas_search, "COMPILES", True)
    monkeypatch.setattr(vegas_search, "have", compile_slowly)
    match: Any = Match(new_game("vegas", 4), Seeded(1))
    found = vegas_search.evaluate(match.game, match.state, Budget(seconds=0.01), Seeded(1))
    assert clock.now > 600.0
    assert min(one.samples for one in found.moves) > vegas_search.CHUNK
