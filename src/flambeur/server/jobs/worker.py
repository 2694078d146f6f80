"""One process that runs one job after the other, and is replaced when a job exceeds its limits."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.sharedctypes import RawValue
from typing import Any

from msgspec import Struct

from flambeur.engine import FlambeurError
from flambeur.protocol.errors import Refused
from flambeur.server.jobs.limits import JobLimits
from flambeur.server.worker_pool import is_broken, processor_seconds, start_pool, stop_pool

START_SECONDS = 120.0
"""How long a process may take to start and to import what a job needs. That is not the time of the job."""
STRETCH = 4
"""How many times its limit a job may take in wall-clock time, where other work keeps the processors busy."""


class Problem(Struct):
    """An error in the worker, as data: not every exception can be pickled."""

    code: str
    sentence: str
    facts: dict[str, str | int]
    cause: Problem | None = None
    """The error that it was raised because of."""

    def error(self) -> FlambeurError:
        """The error, to be raised on this side."""
        error = FlambeurError(self.sentence, code=self.code, **self.facts)
        error.__cause__ = None if self.cause is None else self.cause.error()
        return error


class Worker:
    """A process that starts with its first job."""

    def __init__(self, limits: JobLimits) -> None:
        self._limits = limits
        self._pool: ProcessPoolExecutor | None = None
        self._imported: set[str] = set()
        """The modules of the jobs that it has done."""
        self._progress = RawValue("d", 0.0)

    @property
    def progress(self) -> float:
        """How far the job has come, from 0 to 1, as far as it tells."""
        return float(self._progress.value)

    async def run(self, work: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What a function of a module returns, or the `Problem` that it met.

        Raises `TimeoutError` when it takes too long, and `BrokenProcessPool` when its process dies. The process has to
        be ended then.
        """
        loop = asyncio.get_running_loop()
        if self._pool is not None and is_broken(self._pool):  # while it had nothing to do: no fault of this job
            self.end()
        if self._pool is None:
            self._pool = start_pool(1, _prepare, self._limits.memory, self._progress)
        if work.__module__ not in self._imported:
            await asyncio.wait_for(loop.run_in_executor(self._pool, _ready, work), START_SECONDS)
            self._imported.add(work.__module__)
        self._progress.value = 0.0
        doing = loop.run_in_executor(self._pool, _run, self._limits.answer, work, args, kwargs)
        return await self._in_time(doing, self._pool)

    async def _in_time(self, doing: asyncio.Future[Any], pool: ProcessPoolExecutor) -> Any:
        """What a job returns; raises `TimeoutError` when it has computed for too long.

        Processor time counts, so the same jobs finish on a busy machine. In wall-clock time a job may take up to
        `STRETCH` times its limit.
        """
        most, loop = self._limits.seconds, asyncio.get_running_loop()
        began, ends = processor_seconds(pool), loop.time() + STRETCH * most
        left = most
        while True:
            done, _ = await asyncio.wait([doing], timeout=min(left, ends - loop.time()))
            if done:
                return doing.result()
            spent = processor_seconds(pool)
            left = 0.0 if began is None or spent is None else most - (spent - began)
            if left <= 0 or loop.time() >= ends:
                doing.cancel()
                raise TimeoutError

    def end(self) -> None:
        """End the process with whatever it does; the next job gets a new one."""
        pool, self._pool, self._imported = self._pool, None, set()
        if pool is not None:
            stop_pool(pool)


_told: list[Any] = []
"""In a worker: the one number in which the server reads how far a job has come."""


def tell_progress(part: float) -> None:
    """In a worker: say how far the job has come, from 0 to 1. Elsewhere nothing happens."""
    for number in _told:
        number.value = part


def _prepare(memory: int, told: Any) -> None:
    _told.append(told)
    with suppress(ImportError, ValueError, OSError):  # not every system can limit it
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = memory if hard == resource.RLIM_INFINITY else min(memory, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))


def _ready(work: Callable[..., Any]) -> None:
    """Do nothing: the process has started, and has imported the module of a job."""


def _run(most: int, work: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    try:
        done = work(*args, **kwargs)
        if _size(done) > most:
            raise Refused("too-large", bytes=most)
        return done
    except MemoryError:
        return _problem(Refused("too-much"))
    except FlambeurError as error:
        return _problem(error)


def _size(done: Any) -> int:
    return len(done) if isinstance(done, bytes) else len(pickle.dumps(done))


def _problem(error: FlambeurError) -> Problem:
    cause = _problem(error.__cause__) if isinstance(error.__cause__, FlambeurError) else None
    return Problem(error.code, error.sentence, dict(error.facts), cause)
