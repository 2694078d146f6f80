"""Code that is compiled is waited for in one way: all of it at once, and no longer than was asked for."""

from __future__ import annotations

import time
from threading import Barrier

import pytest

from flambeur.bots import judging, solving
from flambeur.bots.loading import load_for
from flambeur.bots.readying import Ready
from flambeur.engine import Budget, Match, Seeded, new_game
from flambeur.kernels import Kernel


def test_all_code_is_begun_before_the_first_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    both = Barrier(2)
    solver, judgement = Ready("solver", both.wait), Ready("judgement", both.wait)
    monkeypatch.setattr(solving, "_solver", lambda: solver)
    monkeypatch.setattr(judging, "_judgement", lambda players: judgement)
    monkeypatch.setattr(Kernel, "wait", lambda kernel, seconds: True)
    load_for(new_game("vegas", 4), seconds=60)
    assert solver.asked(wait=False)
    assert judgement.asked(wait=False)


def test_it_is_waited_for_so_long_and_no_longer_and_told_whether_all_games_can_be_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    never = Ready("solver", Barrier(2).wait)
    monkeypatch.setattr(solving, "_solver", lambda: never)
    monkeypatch.setattr(judging, "_judgement", lambda players: never)
    monkeypatch.setattr(Kernel, "wait", lambda kernel, seconds: kernel.game.table == "vegas")
    vegas, kragen = new_game("vegas", 4), new_game("kragen", 4)
    began = time.monotonic()
    assert load_for(vegas, seconds=0.1)
    assert not load_for(vegas, kragen, seconds=0.1)
    assert time.monotonic() - began < 10
    assert not never.asked(wait=False)


def test_tables_for_as_many_players_go_by_one_network(monkeypatch: pytest.MonkeyPatch) -> None:
    judging.get_ready(new_game("vegas", 3), seconds=600)
    monkeypatch.setattr("flambeur.analysis.vegas_search.evaluate", lambda *asked: pytest.fail("it is loaded already"))
    other = Match(new_game("vegas", 3, preset="classic-neutral"), Seeded(1))
    assert judging.can_judge(other.knowledge(other.waiting[0]), Budget(1.0))
