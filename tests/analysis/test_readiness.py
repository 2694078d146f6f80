"""Code that is compiled is waited for in one way: all of it at once, and no longer than was asked for."""

from __future__ import annotations

import time
from functools import partial
from threading import Barrier, Event

import pytest

from flambeur.analysis.background import BackgroundLoad
from flambeur.analysis.readiness import is_compiled, load_for
from flambeur.analysis.vegas import judgement as vegas_judgement
from flambeur.analysis.vegas import solver as vegas
from flambeur.engine import Budget, Match, Seeded, new_game
from flambeur.kernels import Kernel
from flambeur.kernels.code_loader import CompiledRules
from tests.server.harness import TIMEOUT


def test_all_code_is_begun_before_the_first_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    both = Barrier(2)
    solver, judgement = BackgroundLoad("solver", both.wait), BackgroundLoad("judgement", both.wait)
    monkeypatch.setattr(vegas, "_code", lambda: solver)
    monkeypatch.setattr(vegas_judgement, "_code", lambda: judgement)
    monkeypatch.setattr(Kernel, "wait", lambda kernel, seconds: True)
    load_for(new_game("vegas", 4), seconds=60)
    assert solver.asked(wait=False)
    assert judgement.asked(wait=False)


def test_it_is_waited_for_so_long_and_no_longer_and_told_whether_all_games_can_be_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    never = BackgroundLoad("solver", Barrier(2).wait)
    monkeypatch.setattr(vegas, "_code", lambda: never)
    monkeypatch.setattr(vegas_judgement, "_code", lambda: never)
    monkeypatch.setattr(Kernel, "wait", lambda kernel, seconds: kernel.game.table == "vegas")
    covered, kragen = new_game("vegas", 4), new_game("kragen", 4)
    began = time.monotonic()
    assert load_for(covered, seconds=0.1)
    assert not load_for(covered, kragen, seconds=0.1)
    assert time.monotonic() - began < TIMEOUT
    assert not never.asked(wait=False)


def test_tables_for_as_many_players_go_by_one_network(monkeypatch: pytest.MonkeyPatch) -> None:
    vegas_judgement.JUDGEMENT.load(seconds=600)
    monkeypatch.setattr("flambeur.analysis.vegas.search.evaluate", lambda *asked: pytest.fail("it is loaded already"))
    other = Match(new_game("vegas", 3, preset="classic-neutral"), Seeded(1))
    assert vegas_judgement.JUDGEMENT.can_judge(other.knowledge(other.waiting[0]), Budget(1.0))


def test_how_far_it_is_is_told_part_by_part(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Event()
    solver, judgement = BackgroundLoad("solver", held.wait), BackgroundLoad("judgement", lambda: None)
    monkeypatch.setattr(vegas, "_code", lambda: solver)
    monkeypatch.setattr(vegas_judgement, "_code", lambda: judgement)
    monkeypatch.setattr(Kernel, "wait", lambda kernel, seconds: True)
    told: list[tuple[int, int]] = []

    def progress(ready: int, parts: int) -> None:
        told.append((ready, parts))
        if ready == 2:
            held.set()

    assert load_for(new_game("vegas", 4), new_game("vegas", 3), progress=progress)
    assert {parts for _, parts in told} == {3}, "two tables of one kind need the same"
    assert told[-1] == (3, 3)
    assert (2, 3) in told


def test_rules_alone_are_loaded_for_who_only_plays_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vegas, "_code", lambda: pytest.fail("nobody thinks"))
    monkeypatch.setattr(vegas_judgement, "_code", lambda: pytest.fail("nobody thinks"))
    monkeypatch.setattr(Kernel, "wait", lambda kernel, seconds: True)
    assert load_for(new_game("vegas", 4), thinking=False)


def test_what_is_not_on_disk_is_known_before_it_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {"flambeur.kernels.vegas.game", vegas.CODE, "flambeur.kernels.kragen.game"}
    monkeypatch.setattr("flambeur.analysis.readiness.is_kept", kept.__contains__)
    assert is_compiled(new_game("kragen", 3))
    assert is_compiled(new_game("vegas", 4), thinking=False)
    assert not is_compiled(new_game("kragen", 3), new_game("vegas", 4)), "its network is not compiled"
    kept.add(vegas_judgement.VegasJudgement.code)
    assert is_compiled(new_game("kragen", 3), new_game("vegas", 4))


def test_all_that_the_first_table_needs_is_begun_before_anything_of_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    def begin(compiled: CompiledRules) -> None:
        if compiled.rules not in begun:
            begun.append(compiled.rules)

    monkeypatch.setattr(CompiledRules, "begin", begin)
    monkeypatch.setattr(vegas_judgement.VegasJudgement, "load", partial(_noted, begun, "judgement"))
    monkeypatch.setattr(vegas.VegasSolver, "load", partial(_noted, begun, "solver"))
    monkeypatch.setattr("flambeur.kernels.code_loader._compiled_rules", {})
    load_for(new_game("vegas", 4), new_game("kragen", 4), seconds=0.0)
    assert begun == ["flambeur.kernels.vegas.game", "judgement", "solver", "flambeur.kernels.kragen.game"]


def _noted(begun: list[str], name: str, *asked: object) -> bool:
    begun.append(name)
    return True
