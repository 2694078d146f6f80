"""Processes that work for a server: they give way to it, and do not outlive it."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread

from flambeur.engine import Family, families, register
from flambeur.server.cores import CORES

LESS_URGENT = 5


def take_on(count: int) -> ProcessPoolExecutor:
    """Processes with the same games on their shelf; they are started when there is work for them."""
    facts = tuple(families()), CORES.thinkers
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=_move_in, initargs=facts)


def dismiss(pool: ProcessPoolExecutor) -> None:
    """Send them home at once: whatever is being done there is not wanted any more."""
    for process in tuple((pool._processes or {}).values()):  # a pool offers no other way to its processes
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)


def _move_in(shelf: tuple[Family, ...], cores: list[int]) -> None:
    _give_way(cores)
    Thread(target=_end_with_the_house, name="house", daemon=True).start()
    known = {family.name for family in families()}
    for family in shelf:
        if family.name not in known:
            register(family)


def _give_way(cores: list[int]) -> None:
    """Be less urgent than the house, and stay off its cores: that alone would not be enough (`cores`)."""
    with suppress(OSError, AttributeError):  # not every system has these
        os.nice(LESS_URGENT)
    with suppress(OSError, AttributeError):
        os.sched_setaffinity(0, cores)


def _end_with_the_house() -> None:
    """A server that is killed cannot send anybody home, and whoever waits for its work would wait for ever."""
    house = parent_process()
    if house is not None:
        house.join()
        os._exit(1)  # nothing here is worth tidying up, and a thought under way would go on for seconds
