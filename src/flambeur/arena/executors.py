"""Executors play the parts of a plan: this process, processes on this machine (joblib), or a running cluster.

A part is a number; its result depends only on the plan and that number. Results are returned in the order of the
numbers, each exactly once, whichever worker played them and however often one was restarted. So all executors give the
same figures, and a worker that dies costs only time.
"""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from typing import Any, Protocol, TypeVar

from flambeur.arena.engines import InvalidPlan

T = TypeVar("T")
Work = Callable[[Any, int], T]
"""A function of a module, called with a plan and the number of a part."""
AHEAD = 4
"""Parts queued for each worker, so that none runs idle."""
TRIES = 5
"""How often a part is restarted because its worker has died."""
CLUSTERS = ("ray", "dask")


class Executor(Protocol):
    """Plays parts."""

    workers: int
    elsewhere: bool
    """Whether the workers are on other machines, so that threads here would be idle."""

    def play(self, work: Work[T], plan: Any, parts: Iterable[int]) -> Generator[T, None, None]:
        """Yield the results of the parts, in order."""
        ...


def make_executor(workers: int = 1, cluster: str | None = None, address: str | None = None) -> Executor:
    """Return an executor; raises `InvalidPlan` if there is none. Without an address, Ray and Dask find their own."""
    if workers < 1:
        raise InvalidPlan("at least one worker is needed.", code="no-workers")
    if cluster is None:
        return SerialExecutor() if workers == 1 else ProcessExecutor(workers)
    if cluster == "ray":
        from flambeur.arena.ray_executor import RayExecutor

        return RayExecutor(address)
    if cluster == "dask":
        from flambeur.arena.dask_executor import DaskExecutor

        return DaskExecutor(address)
    allowed = ", ".join(CLUSTERS)
    raise InvalidPlan(
        f"there is no cluster '{cluster}'; there are: {allowed}.",
        code="unknown-cluster",
        cluster=cluster,
        allowed=allowed,
    )


class SerialExecutor:
    """This process."""

    workers, elsewhere = 1, False

    def play(self, work: Work[T], plan: Any, parts: Iterable[int]) -> Generator[T, None, None]:
        for part in parts:
            yield work(plan, part)


class ProcessExecutor:
    """Processes on this machine. Scripts need no main guard: the processes do not run them again."""

    elsewhere = False

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, work: Work[T], plan: Any, parts: Iterable[int]) -> Generator[T, None, None]:
        terminated: Any = import_module("joblib.externals.loky.process_executor").TerminatedWorkerError
        left = deque(parts)
        tries = 0
        while left:
            try:
                with closing(self._together(work, plan, tuple(left))) as results:
                    for result in results:
                        left.popleft()
                        tries = 0
                        yield result
            except terminated:
                tries += 1
                if tries == TRIES:
                    raise dead_workers() from None

    def _together(self, work: Work[T], plan: Any, parts: tuple[int, ...]) -> Generator[T, None, None]:
        joblib: Any = import_module("joblib")
        loky: Any = import_module("joblib.externals.loky")
        executor = joblib.Parallel(
            self.workers,
            backend="loky",
            return_as="generator",
            batch_size=1,
            pre_dispatch=AHEAD * self.workers,
        )
        with undisturbed():
            results = executor(joblib.delayed(work)(plan, part) for part in parts)
        with forgiving():
            try:
                yield from results
            finally:
                results.close()
                executor = loky.get_reusable_executor()
                processes = [*(executor._processes or {}).values()]
                executor.shutdown(wait=True, kill_workers=True)
                for process in processes:
                    if process.is_alive():
                        process.kill()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ignore Ctrl-C while workers start, so that they inherit this. The main process handles it and ends the workers.

    (Blocking the signal instead does not work: loky unblocks it when it starts a process of its own.)
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def forgiving() -> Iterator[None]:
    """Ignore an expected error of loky's manager thread: after an interruption it may look for a removed part."""
    before = threading.excepthook

    def hook(args: threading.ExceptHookArgs) -> None:
        if args.exc_type is not KeyError or type(args.thread).__name__ != "_ExecutorManagerThread":
            before(args)

    threading.excepthook = hook
    try:
        yield
    finally:
        threading.excepthook = before


def no_cluster(cluster: str, reason: str) -> InvalidPlan:
    sentence = f"the {cluster} cluster cannot be used: {reason}."
    return InvalidPlan(sentence, code="no-cluster", cluster=cluster, reason=reason)


def dead_workers() -> InvalidPlan:
    return InvalidPlan("workers were ended again and again: the rest cannot be played here.", code="dead-workers")


def in_order(submit: Callable[[int], Any], fetch: Callable[[Any], T], parts: Iterable[int], ahead: int) -> Any:
    """Submit parts to a cluster, so many ahead, and yield their results in order."""
    waiting: deque[Any] = deque()
    for part in parts:
        waiting.append(submit(part))
        if len(waiting) > ahead:
            yield fetch(waiting.popleft())
    while waiting:
        yield fetch(waiting.popleft())
