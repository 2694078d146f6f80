"""Bots and advice are jobs: addresses take turns, and who runs out of time gives their place up."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from flambeur.engine import Budget, Match, Move, Seeded, new_game
from flambeur.protocol.errors import Refused
from flambeur.server.jobs import Arguments, JobLimits, Jobs
from flambeur.server.tables.bot_service import BotService
from tests.server.harness import TIMEOUT
from tests.server.test_jobs import there

T = TypeVar("T")


def facts(number: int) -> Arguments:
    async def given() -> tuple[int]:
        return (number,)

    return given


def advised(number: int, budget: Budget) -> int:
    return number


def with_bots(seconds: float, asking: Callable[[BotService], Awaitable[T]], limits: JobLimits) -> T:
    """What comes of asking the bots of a server with these limits."""

    async def whole() -> T:
        jobs = Jobs(limits)
        bot_service = BotService(jobs, seconds)
        try:
            found = await asking(bot_service)
            assert bot_service.busy == 0
            return found
        finally:
            jobs.close()
            bot_service.close()

    return asyncio.run(whole())


def test_advice_has_a_queue_of_its_own_and_no_address_fills_it_alone() -> None:
    limits = JobLimits()
    most = limits.advice.of_one

    async def ask(bot_service: BotService) -> list[Any]:
        asked = [bot_service.advise("here", advised, facts(number)) for number in range(most + 2)]
        return list(
            await asyncio.gather(*asked, bot_service.advise("there", advised, facts(-1)), return_exceptions=True)
        )

    *here, there = with_bots(TIMEOUT, ask, limits)
    assert here[:most] == [*range(most)]
    assert [error.code for error in here[most:] if isinstance(error, Refused)] == ["too-many-jobs"] * 2
    assert there == -1


def at_once(_level: str, _knowledge: object, moves: tuple[Move, ...], *_: object) -> Move:
    return moves[0]


def test_bots_of_one_address_do_not_keep_those_of_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.server.tables.bot_service._think", at_once)
    match = Match(new_game("vegas", 2), Seeded(0))
    knowledge, moves = match.knowledge(match.waiting[0]), match.legal_moves(match.waiting[0])

    async def ask(bot_service: BotService) -> list[str]:
        served = list[str]()

        async def think(address: str) -> None:
            assert await bot_service.choose("champion", knowledge, moves, address=address) == moves[0]
            served.append(address)

        await asyncio.gather(*[think("here") for _ in range(6)], think("there"))
        return served

    assert with_bots(TIMEOUT, ask, JobLimits(thinkers=1)).index("there") <= 2


def test_a_bot_whose_time_is_over_leaves_its_place_in_the_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.server.tables.bot_service._think", at_once)
    match = Match(new_game("vegas", 2), Seeded(0))
    knowledge, moves = match.knowledge(match.waiting[0]), match.legal_moves(match.waiting[0])

    async def ask() -> int:
        jobs = Jobs(JobLimits(thinkers=1))
        try:
            first = jobs.moves.submit("here", there, str(tmp_path / "go"))
            bot_service = BotService(jobs, 0.01)
            assert await bot_service.choose("champion", knowledge, moves, address="here") in moves
            waiting = jobs.moves.waiting
            (tmp_path / "go").touch()
            await first.answer
            return waiting
        finally:
            jobs.close()

    assert asyncio.run(ask()) == 0


def dying(number: int, budget: Budget) -> int:
    os._exit(number)


def test_after_a_worker_has_died_there_is_another_one() -> None:
    async def ask(bot_service: BotService) -> tuple[str, int]:
        with pytest.raises(Refused) as refused:
            await bot_service.advise("here", dying, facts(3))
        return refused.value.code, await bot_service.advise("here", advised, facts(4))

    assert with_bots(TIMEOUT, ask, JobLimits()) == ("too-much", 4)
