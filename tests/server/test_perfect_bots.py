"""What is solved is played as solved at a server's tables, from the first choice on."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from flambeur.analysis import solve
from flambeur.analysis.background import BackgroundLoad
from flambeur.analysis.vegas import solver as vegas
from flambeur.engine import Budget, Match, Move, Seeded, new_game
from flambeur.server.jobs import JobLimits, Jobs, QueueLimits
from flambeur.server.tables.bot_service import BotService, _warm_up
from tests.server.harness import TIMEOUT


def settled_by(seconds: float) -> None:
    vegas.SOLVER.load(seconds)


def test_the_first_choice_of_a_champion_at_a_table_for_two_is_the_solvers_best_however_many_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In every round for its money, and in the last one for the win."""
    monkeypatch.setattr(BotService, "_budget", lambda *_: Budget(0.001))
    first = [Match(new_game("vegas", 2, rounds=rounds), Seeded(seed)) for rounds in (1, 4) for seed in range(3)]

    async def ask() -> list[Move]:
        moves = QueueLimits(1, share=1, seconds=600.0, thinks=True)
        jobs = Jobs(JobLimits(thinkers=1, moves=moves))
        bot_service = BotService(jobs, 600.0)
        try:
            bot_service.get_ready()
            await jobs.moves.do("", settled_by, 600.0)
            choices = [(match.knowledge(match.waiting[0]), match.legal_moves()) for match in first]
            return [await bot_service.choose("champion", knowledge, moves) for knowledge, moves in choices]
        finally:
            jobs.close()
            bot_service.close()

    for match, move in zip(first, asyncio.run(ask()), strict=True):
        found = solve(match.knowledge(match.waiting[0]), aim="win" if match.game.options["rounds"] == 1 else "score")
        assert found is not None
        assert move == found.best.move


def test_a_process_that_thinks_has_its_solvers_made_ready_before_anybody_needs_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = Event()
    ready = BackgroundLoad("solver", begun.set)
    monkeypatch.setattr(vegas, "_code", lambda: ready)
    _warm_up()
    assert begun.wait(TIMEOUT)
