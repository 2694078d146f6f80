"""The service that runs jobs: a bounded queue, fair by address, and workers that are replaced one by one."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Generic, ParamSpec, TypeVar

from flambeur.engine import FlambeurError
from flambeur.protocol.errors import Refused
from flambeur.server.cores import CORES
from flambeur.server.jobs.limits import JobLimits
from flambeur.server.jobs.queue import FairQueue
from flambeur.server.jobs.worker import Problem, Worker

OUTCOMES = ("done", "refused", "too-much", "died", "overdue")
"""What becomes of jobs; `refused` are those for which there was no room, `overdue` those that waited too long."""
log = logging.getLogger("flambeur.jobs")
P = ParamSpec("P")
R = TypeVar("R")


class Job(Generic[R]):
    """One call of a function of a module, for an address."""

    def __init__(
        self, jobs: Jobs, address: str, work: Callable[..., R], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> None:
        self.address = address
        self.work = work
        self.args = args
        self.kwargs = kwargs
        self.answer: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None
        """Who runs it, once that has begun."""
        self._jobs = jobs

    @property
    def running(self) -> bool:
        return self.worker is not None

    @property
    def ahead(self) -> int:
        """How many jobs are served before it."""
        return self._jobs.ahead(self)

    @property
    def progress(self) -> float:
        """How far it has come, from 0 to 1, as far as it tells."""
        return 0.0 if self.worker is None else self.worker.progress

    def succeed(self, done: R) -> None:
        if not self.answer.done():
            self.answer.set_result(done)

    def fail(self, error: FlambeurError) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Jobs:
    """One queue and its workers."""

    def __init__(self, limits: JobLimits = JobLimits()) -> None:  # noqa: B008  (frozen)
        self.limits = limits
        self.outcomes: Counter[str] = Counter()
        self._workers = [Worker(limits) for _ in range(limits.workers)]
        self._free = [*self._workers]
        self._queue: FairQueue[Job[Any]] = FairQueue()
        self._running: Counter[str] = Counter()
        """Jobs that run, by address."""
        self._held: Counter[str] = Counter()
        """Jobs that wait or run, by address."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def running(self) -> int:
        return self._running.total()

    async def do(self, address: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function of a module returns.

        Raises its `FlambeurError`; `too-many-jobs` or `overloaded` when there is no room or no time for it, `too-much`
        when it takes too long or too much memory, `too-large` when it answers too much.
        """
        job = self.submit(address, work, *args, **kwargs)
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._withdraw(job)
            raise

    def submit(self, address: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Job[R]:
        """Queue a job; raises `too-many-jobs` or `overloaded`.

        When there is no room, the last job of the address that has the most gives way to one that has fewer.
        """
        if self._held[address] >= self.limits.of_one:
            self.outcomes["refused"] += 1
            raise Refused("too-many-jobs", jobs=self.limits.of_one)
        if self._held.total() >= self.limits.waiting and not self._make_room(address):
            self.outcomes["refused"] += 1
            raise Refused("overloaded")
        job: Job[R] = Job(self, address, work, args, kwargs)
        self._held[address] += 1
        self._queue.add(address, job)
        overdue = asyncio.get_running_loop().call_later(self.limits.waiting_seconds, self._give_up, job)
        job.answer.add_done_callback(lambda _: overdue.cancel())
        self._serve()
        return job

    def ahead(self, job: Job[Any]) -> int:
        """How many jobs are served before this one."""
        return self._queue.ahead(job.address, job)

    def close(self) -> None:
        """End all workers; tell every waiting caller that the server stops."""
        while (job := self._queue.take(lambda _: True)) is not None:
            job.fail(Refused("stopping"))
        for task in tuple(self._tasks):
            task.cancel()
        for worker in self._workers:
            worker.end()

    def _serve(self) -> None:
        """Give free workers something to do."""
        while self._free:
            job = self._queue.take(lambda address: self._running[address] < self.limits.share)
            if job is None:
                return
            job.worker = self._free.pop()
            self._running[job.address] += 1
            task = asyncio.get_running_loop().create_task(self._run(job, job.worker))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, job: Job[Any], worker: Worker) -> None:
        try:
            with CORES.apart():
                done = await worker.run(job.work, job.args, job.kwargs)
            if isinstance(done, Problem) and done.code == "too-much":
                raise MemoryError
        except (TimeoutError, MemoryError):  # what fills a memory may be there to stay
            self._end_alone(job, worker, "too-much")
        except BrokenProcessPool:  # out of memory, as a rule
            self._end_alone(job, worker, "died")
        except asyncio.CancelledError:
            job.fail(Refused("stopping"))
            raise
        except Exception as error:  # what is wrong with a job is wrong with this job alone
            log.error("job %s failed: %s", job.work.__name__, type(error).__name__, exc_info=error)
            self.outcomes["died"] += 1
            job.fail(Refused("internal"))
        else:
            self.outcomes["done"] += 1
            if isinstance(done, Problem):
                job.fail(done.error())
            else:
                job.succeed(done)
        finally:
            _less(self._running, job.address)
            _less(self._held, job.address)
            self._free.append(worker)
        self._serve()

    def _end_alone(self, job: Job[Any], worker: Worker, outcome: str) -> None:
        """A job took too much or killed its process: that process is replaced, and no other job is touched."""
        log.warning("job %s ended: %s", job.work.__name__, outcome)
        self.outcomes[outcome] += 1
        worker.end()
        job.fail(Refused("too-much"))

    def _give_up(self, job: Job[Any]) -> None:
        """Refuse a job that has waited for too long."""
        if self._withdraw(job):
            self.outcomes["overdue"] += 1
            job.fail(Refused("overloaded"))

    def _make_room(self, address: str) -> bool:
        """Refuse a job that waits, of an address that still has more than this one then; whether there is one."""
        crowded = [who for who, held in self._held.most_common() if held > self._held[address] + 1]
        for who in crowded:
            job = self._queue.drop_last(who)
            if job is not None:
                _less(self._held, who)
                self.outcomes["refused"] += 1
                job.fail(Refused("overloaded"))
                return True
        return False

    def _withdraw(self, job: Job[Any]) -> bool:
        """Take a job that nobody wants any more out of the queue; one that runs goes on to its end."""
        if not self._queue.drop(job.address, job):
            return False
        _less(self._held, job.address)
        return True


def _less(counts: Counter[str], address: str) -> None:
    counts[address] -= 1
    if not counts[address]:
        del counts[address]
