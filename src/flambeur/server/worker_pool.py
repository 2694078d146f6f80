"""Worker processes of a server: they run at a lower priority, and do not outlive it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

from flambeur.engine import Family, families, register
from flambeur.server.cores import CORES

LESS_URGENT = 5
MEMORY = 2 << 30
"""Bytes that such a process may take: one that needs more breaks alone, and the server goes on."""
FIRST_TO_GO = 500
"""How much rather than others the system ends it when the machine has no memory left (0 to 1000)."""


def start_pool(count: int, prepare: Callable[..., None] | None = None, *facts_for_it: Any) -> ProcessPoolExecutor:
    """Processes with the same games on their shelf; they are started when there is work for them.

    Each of them calls `prepare` first, if there is such a function of a module.
    """
    facts = tuple(families()), CORES.thinkers, prepare, facts_for_it
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=_initialize, initargs=facts)


def is_broken(pool: ProcessPoolExecutor) -> bool:
    """Whether one of them has died, and the others with it: no work can be given to them any more."""
    return bool(pool._broken)  # a pool says so only when it is given work


def stop_pool(pool: ProcessPoolExecutor) -> None:
    """Send them home at once: whatever is being done there is not wanted any more."""
    for process in tuple((pool._processes or {}).values()):  # a pool offers no other way to its processes
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)


def processor_seconds(pool: ProcessPoolExecutor) -> float | None:
    """The processor time that its processes have taken; None where the system does not tell that of another process."""
    try:  # what `clock_getcpuclockid` of the C library gives for a process on Linux
        return sum(time.clock_gettime((~process << 3) | 2) for process in tuple(pool._processes or {}))
    except (AttributeError, OSError, OverflowError):
        return None


def _initialize(
    shelf: tuple[Family, ...], cores: list[int], prepare: Callable[..., None] | None, facts_for_it: tuple[Any, ...]
) -> None:
    _lower_priority(cores)
    Thread(target=_exit_with_parent, name="parent", daemon=True).start()
    known = {family.name for family in families()}
    for family in shelf:
        if family.name not in known:
            register(family)
    if prepare is not None:
        prepare(*facts_for_it)


def _lower_priority(cores: list[int]) -> None:
    """Be less urgent than the server, stay off its cores (that alone would not be enough: `cores`), and stay small."""
    with suppress(OSError, AttributeError):  # not every system has these
        os.nice(LESS_URGENT)
    with suppress(OSError, AttributeError):
        os.sched_setaffinity(0, cores)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(FIRST_TO_GO))
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, most))


def _exit_with_parent() -> None:
    """End this worker when its parent is gone: a killed server cannot stop its workers, which would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # nothing here is worth tidying up, and a thought under way would go on for seconds
