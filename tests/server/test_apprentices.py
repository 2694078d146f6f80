"""Processes that work for a server leave it room."""

from __future__ import annotations

import os

import pytest

from flambeur.server.apprentices import dismiss, take_on

HAS_CORES = hasattr(os, "sched_getaffinity")


def _where() -> tuple[set[int], int]:
    return os.sched_getaffinity(0), os.nice(0)


@pytest.mark.skipif(not HAS_CORES, reason="this system does not say which cores are whose")
def test_those_who_think_leave_one_core_to_the_house() -> None:
    cores, urgency = _where()
    pool = take_on(1)
    try:
        theirs, how_urgent = pool.submit(_where).result(timeout=120)
    finally:
        dismiss(pool)
    assert theirs == (cores - {min(cores)} or cores)
    assert how_urgent > urgency or urgency == 19
