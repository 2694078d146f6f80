"""A process that runs one job after another, and is replaced when a job exceeds its limits."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawValue
from pathlib import Path
from threading import Thread
from typing import Any

from msgspec import Struct

from flambeur.engine import Family, FlambeurError, families, register
from flambeur.protocol.errors import Refused
from flambeur.server.jobs.limits import QueueLimits

START_SECONDS = 120.0
"""How long a process may take to start and import what a job needs; not counted as time of the job."""
STRETCH = 4
"""The wall-clock limit of a job as a multiple of its time limit, for when other work keeps the processors busy."""
NICENESS = 5
OOM_SCORE = 500
"""The kernel's OOM score adjustment (0 to 1000): when memory runs out, a worker ends before the server."""
_SPAWN = get_context("spawn")


class WorkerDied(Exception):
    """The process ended during a job: usually out of memory."""


class Problem(Struct):
    """An error in the worker, as data: not every exception can be pickled."""

    code: str
    sentence: str
    facts: dict[str, str | int]
    cause: Problem | None = None
    """The error's `__cause__`."""

    def error(self) -> FlambeurError:
        """Return the error, to be raised in the server."""
        error = FlambeurError(self.sentence, code=self.code, **self.facts)
        error.__cause__ = None if self.cause is None else self.cause.error()
        return error


class Failure(Struct):
    """Any other exception of a job, as text."""

    name: str
    text: str


class JobFailed(Exception):
    """A job raised an unexpected exception."""


class Worker:
    """A process that starts with its first job."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._thread: ThreadPoolExecutor | None = None
        """The thread that waits at the pipe, so that the event loop need not."""
        self._imported: set[str] = set()
        """The modules of the jobs that it has run."""
        self._progress = RawValue("d", 0.0)

    @property
    def progress(self) -> float:
        """Return the progress of the job from 0 to 1, as far as it reports any."""
        return float(self._progress.value)

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    async def run(self, limits: QueueLimits, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Run a function of a module, and return its result or the `Problem` that it met.

        Raises `TimeoutError` when it takes too long, and `WorkerDied` when its process dies; the caller must then end
        the process. Raises `JobFailed` for any other error of the job.
        """
        if self._process is not None and not self.alive:  # it died while idle, which is not the fault of this job
            self.end()
        if self._process is None:
            self._thread = thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
            await asyncio.get_running_loop().run_in_executor(thread, self._start, thread)
        if work.__module__ not in self._imported:
            await asyncio.wait_for(self._exchange(_ready, work), START_SECONDS)
            self._imported.add(work.__module__)
        self._progress.value = 0.0
        doing = asyncio.ensure_future(self._exchange(_run, limits.memory, limits.answer, work, args))
        done = await self._in_time(doing, limits.seconds)
        if isinstance(done, Failure):
            raise JobFailed(f"{done.name}: {done.text}")
        return done

    def end(self) -> None:
        """End the process, even during a job; the next job gets a new one."""
        process, thread, pipe = self._process, self._thread, self._pipe
        self._process, self._thread, self._pipe = None, None, None
        self._imported = set()
        if process is not None and process.pid is not None:
            process.kill()
        if thread is not None:
            if pipe is not None:
                thread.submit(pipe.close)  # the thread may still be waiting at the pipe
            thread.shutdown(wait=False)

    def _start(self, thread: ThreadPoolExecutor) -> None:
        """Start the process, in the worker's own thread because it takes some milliseconds."""
        self._pipe, theirs = _SPAWN.Pipe()
        facts = theirs, tuple(families()), self._progress
        self._process = process = _SPAWN.Process(target=_serve, args=facts, name="flambeur worker", daemon=True)
        process.start()
        theirs.close()  # the process has its own end, so the pipe closes with the process
        if self._thread is not thread:  # the worker was ended in the meantime
            process.kill()
            self._pipe.close()

    async def _exchange(self, call: Callable[..., Any], *args: Any) -> Any:
        """Send a call and receive what it returned."""
        pipe, thread = self._pipe, self._thread
        assert pipe is not None
        assert thread is not None

        def exchange() -> Any:
            message = pickle.dumps((call, args))
            try:
                pipe.send_bytes(message)
                return pipe.recv()
            except (EOFError, OSError):
                raise WorkerDied from None

        return await asyncio.get_running_loop().run_in_executor(thread, exchange)

    async def _in_time(self, doing: asyncio.Future[Any], most: float) -> Any:
        """Return the result of a job; raises `TimeoutError` when it has computed for too long.

        Processor time counts, so the same jobs finish on a busy machine. In wall-clock time a job may take up to
        `STRETCH` times its limit.
        """
        loop = asyncio.get_running_loop()
        began, ends = self._processor_seconds(), loop.time() + STRETCH * most
        left = most
        while True:
            done, _ = await asyncio.wait([doing], timeout=min(left, ends - loop.time()))
            if done:
                return doing.result()
            spent = self._processor_seconds()
            left = 0.0 if began is None or spent is None else most - (spent - began)
            if left <= 0 or loop.time() >= ends:
                doing.cancel()
                raise TimeoutError

    def _processor_seconds(self) -> float | None:
        """Return the processor time of the process; None where the system cannot measure another process."""
        pid = None if self._process is None else self._process.pid
        if pid is None:
            return None
        try:  # the same clock ID as `clock_getcpuclockid` of the C library for a process on Linux
            return time.clock_gettime((~pid << 3) | 2)
        except (AttributeError, OSError, OverflowError):
            return None


# -- in the worker

_told: list[Any] = []
"""The shared number through which the server reads the progress of a job."""


def tell_progress(part: float) -> None:
    """Report the progress of the job, from 0 to 1; does nothing outside a worker."""
    for number in _told:
        number.value = part


def _serve(pipe: Connection, shelf: tuple[Family, ...], told: Any) -> None:
    """Run calls until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the server, which ends its workers
    _lower_priority()
    Thread(target=_exit_with_parent, name="parent", daemon=True).start()
    known = {family.name for family in families()}
    for family in shelf:
        if family.name not in known:
            register(family)
    _told.append(told)
    with suppress(EOFError, OSError):
        while True:
            message = pipe.recv_bytes()
            pipe.send_bytes(_answered(message))


def _answered(message: bytes) -> bytes:
    """Run a call, and return its result or its error as bytes."""
    try:
        call, args = pickle.loads(message)
        return pickle.dumps(call(*args))
    except MemoryError:
        return pickle.dumps(_problem(Refused("too-much")))
    except Exception as error:  # any error goes to the caller of the job
        return pickle.dumps(Failure(type(error).__name__, str(error)[:1000]))


def _lower_priority() -> None:
    """Run at a lower priority than the server, and be the first to end when memory runs out."""
    with suppress(OSError, AttributeError):  # not every system has these
        os.nice(NICENESS)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(OOM_SCORE))


def _exit_with_parent() -> None:
    """End this worker when its parent is gone, even during a job."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # nothing here needs cleaning up, and a search would continue for seconds


def _limit_memory(most: int) -> None:
    with suppress(ImportError, ValueError, OSError):  # not every system can limit it
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _ready(work: Callable[..., Any]) -> None:
    """Do nothing: the process has started, and has imported the module of a job."""


def _run(memory: int, most: int, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    _limit_memory(memory)
    try:
        done = work(*args)
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
