"""Whole games are gone through beside the play; where that takes too long, everybody in line is told so."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from time import sleep

import pytest

from flambeur.server.errors import Refused
from flambeur.server.office import Office


async def _in_line(behind: int) -> list[BaseException | None]:
    office = Office(seconds=3)
    try:
        slow = asyncio.create_task(office.do("a", sleep, 60))
        await asyncio.sleep(1.5)
        others = [asyncio.create_task(office.do("b", sleep, 60)) for _ in range(behind)]
        return list(await asyncio.gather(slow, *others, return_exceptions=True))
    finally:
        office.close()


def _die_late(pool: ProcessPoolExecutor) -> None:
    """As on a machine that has other things to do: the line is gone before the process is."""
    processes = tuple((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    sleep(0.3)
    for process in processes:
        process.terminate()


def test_whoever_stands_behind_one_that_takes_too_long_is_told_that_there_is_too_much_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("flambeur.server.office.dismiss", _die_late)
    answers = asyncio.run(_in_line(behind=6))
    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["overloaded"] * 7


async def _gone() -> None:
    office = Office()
    waiting = asyncio.create_task(office.do("a", sleep, 60))
    await asyncio.sleep(0.1)
    waiting.cancel()
    try:
        await waiting
    finally:
        office.close()


def test_who_goes_away_is_not_told_anything() -> None:
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(_gone())
