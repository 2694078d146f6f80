"""Playing a plan in one process or in several: the same figures either way."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import current_process, get_context
from multiprocessing.synchronize import Event as Flag
from time import perf_counter

from msgspec import Struct

from flambeur.arena.chunk import chunks, play_chunk
from flambeur.arena.compiled import play_compiled
from flambeur.arena.engines import InvalidPlan
from flambeur.arena.plan import Plan
from flambeur.arena.tally import Tally, empty_tally

AHEAD = 4
"""Chunks waiting for each worker, so that none of them runs dry."""


NO_GUARD = (
    "the workers could not start or were ended: a script that asks for several workers runs its own code under "
    "\"if __name__ == '__main__':\"."
)


class Study(Struct, frozen=True):
    """The outcome of a simulation; `complete` is False when it was interrupted."""

    plan: Plan
    tally: Tally
    workers: int
    seconds: float
    complete: bool


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Study:
    """Play a plan; `progress` is told after every chunk how many games are done.

    Ctrl-C ends it early with the games done so far, always the first ones of the plan. With several workers the
    calling program must be importable, as Python's own process pools ask for.
    """
    if getattr(current_process(), "_inheriting", False):
        # Python starts a worker by running the calling script once more: that one needs no study of its own, and the
        # first one is told below what to write.
        raise SystemExit(1)
    if workers < 1:
        raise InvalidPlan("at least one worker is needed.", code="no-workers")
    began = perf_counter()
    tally = empty_tally(plan.bots)
    complete = True
    parts = _parts(plan, workers)
    try:
        for part in parts:
            tally += part
            if progress is not None:
                progress(tally.games)
    except KeyboardInterrupt:
        complete = False
        parts.close()
    return Study(plan, tally, workers, perf_counter() - began, complete)


def _parts(plan: Plan, workers: int) -> Generator[Tally, None, None]:
    if plan.engine == "kernel":
        return play_compiled(plan, workers)
    return _here(plan) if workers == 1 else _in_processes(plan, workers)


def _here(plan: Plan) -> Generator[Tally, None, None]:
    for number in range(chunks(plan)):
        yield play_chunk(plan, number)


def _in_processes(plan: Plan, workers: int) -> Generator[Tally, None, None]:
    """The tallies of all chunks in order, whichever worker played them."""
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin_work, initargs=(stop,))
    waiting: deque[Future[Tally]] = deque()
    try:
        for number in range(chunks(plan)):
            with _undisturbed():
                waiting.append(pool.submit(_work, plan, number))
            if len(waiting) > workers * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise InvalidPlan(NO_GUARD, code="no-guard") from None
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Hold Ctrl-C back: a worker begins its life with what is held back here, so it cannot be hit while it wakes up."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_stop: Flag | None = None
"""In a worker: set when nobody waits for it any more."""


def _begin_work(stop: Flag) -> None:
    global _stop  # noqa: PLW0603  (a pool's initializer has no other way to leave something to its worker)
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which tells us


def _work(plan: Plan, number: int) -> Tally:
    if _stop is not None and _stop.is_set():
        return empty_tally(plan.bots)
    return play_chunk(plan, number)
