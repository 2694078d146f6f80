"""Assign cores to processes: while a worker computes, the server keeps to cores of its own.

Whatever the priorities, the operating system lets a computation run until its next tick. A move whose next step is
woken on a busy core therefore waits for milliseconds, even if another core is idle. While no worker computes, the
server has all cores.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

MOST = 4
"""The maximum number of cores for workers: more rarely compute at once."""
THREADS = Path("/proc/self/task")


class Cores:
    """The cores that this process may use, divided between the server and its workers."""

    def __init__(self, usable: Collection[int]) -> None:
        self.all = sorted(usable)
        own = max(1, len(self.all) - MOST)
        self.server = self.all[:own]
        self.workers = self.all[own:] or self.all
        self._computing = 0

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Reserve the server's cores while a job runs."""
        self._computing += 1
        if self._computing == 1:
            _keep_to(self.server)
        try:
            yield
        finally:
            self._computing -= 1
            if not self._computing:
                _keep_to(self.all)


def _keep_to(cores: Collection[int]) -> None:
    """Restrict all threads of this process to these cores, where the system supports it."""
    with suppress(OSError):
        for thread in THREADS.iterdir():
            with suppress(OSError, AttributeError):  # the thread has just ended, or the system does not allow it
                os.sched_setaffinity(int(thread.name), cores)


def _usable() -> Collection[int]:
    return os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else (0,)


CORES = Cores(_usable())
