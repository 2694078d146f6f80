"""What is solved is played as solved at a server's tables, from the first choice on."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from flambeur.analysis import solve
from flambeur.bots import solving
from flambeur.bots.readying import Ready
from flambeur.engine import Budget, Match, Move, Seeded, new_game
from flambeur.server.tables.robots import Robots, _warm_up


def settled_by(seconds: float) -> None:
    solving.get_ready(seconds)


def test_the_first_choice_of_a_champion_at_a_table_for_two_is_the_solvers_best_however_many_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In every round for its money, and in the last one for the win."""
    monkeypatch.setattr("flambeur.server.tables.robots.THINKERS", 1)
    monkeypatch.setattr(Robots, "_budget", lambda self, seconds=None: Budget(0.001))
    first = [Match(new_game("vegas", 2, rounds=rounds), Seeded(seed)) for rounds in (1, 4) for seed in range(3)]

    async def ask() -> list[Move]:
        robots = Robots(600.0)
        try:
            robots.get_ready()
            await asyncio.get_running_loop().run_in_executor(robots._away(), settled_by, 600.0)
            choices = [(match.knowledge(match.waiting[0]), match.legal_moves()) for match in first]
            return [await robots.choose("champion", knowledge, moves) for knowledge, moves in choices]
        finally:
            robots.close()

    for match, move in zip(first, asyncio.run(ask()), strict=True):
        found = solve(match.knowledge(match.waiting[0]), aim="win" if match.game.options["rounds"] == 1 else "score")
        assert found is not None
        assert move == found.best


def test_a_process_that_thinks_has_its_solvers_made_ready_before_anybody_needs_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = Event()
    ready = Ready("solver", begun.set)
    monkeypatch.setattr(solving, "_solver", lambda: ready)
    _warm_up()
    assert begun.wait(60)
