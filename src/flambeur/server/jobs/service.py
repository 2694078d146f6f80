"""The job service: bounded queues, fair by address, and workers that are replaced one by one."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Generic, ParamSpec, TypeVar

from flambeur.protocol.errors import Refused
from flambeur.server.jobs.limits import JobLimits, QueueLimits
from flambeur.server.jobs.queue import FairQueue
from flambeur.server.jobs.worker import JobFailed, Problem, Worker, WorkerDied

OUTCOMES = ("done", "refused", "too-much", "died", "overdue")
"""Outcomes of jobs: `refused` for lack of room, `overdue` after waiting too long."""
PASSED_OVER_SECONDS = 20.0
"""How long more urgent kinds of jobs may delay one kind before it is served first."""
log = logging.getLogger("flambeur.jobs")
P = ParamSpec("P")
R = TypeVar("R")
Arguments = Callable[[], Awaitable[tuple[Any, ...]]]
"""Makes the arguments of a job when a worker is free."""


class Job(Generic[R]):
    """A call of a module's function on behalf of an address."""

    def __init__(self, queue: JobQueue, address: str, work: Callable[..., R], args: Arguments) -> None:
        self.address = address
        self.work = work
        self.args = args
        self.answer: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None
        """The worker that runs it, once it has begun."""
        self._queue = queue

    @property
    def running(self) -> bool:
        return self.worker is not None

    @property
    def ahead(self) -> int:
        """Return how many jobs are served before it."""
        return self._queue.ahead(self)

    @property
    def progress(self) -> float:
        """Return its progress from 0 to 1, as far as it reports any."""
        return 0.0 if self.worker is None else self.worker.progress

    def succeed(self, done: R) -> None:
        if not self.answer.done():
            self.answer.set_result(done)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class JobQueue:
    """The jobs of one kind: those that wait, those that run, and which is next."""

    def __init__(self, name: str, limits: QueueLimits, serve: Callable[[], None]) -> None:
        self.name = name
        self.limits = limits
        self.outcomes: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        """Jobs that wait or run, by address."""
        self._serve = serve
        self._line: FairQueue[Job[Any]] = FairQueue()
        self._running: Counter[str] = Counter()
        """Jobs that run, by address."""
        self._served = 0.0
        """When a job of this kind last began, or when the first waiting one was added."""

    @property
    def waiting(self) -> int:
        return len(self._line)

    @property
    def running(self) -> int:
        return self._running.total()

    async def do(self, address: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function of a module as a job, and return its result.

        Raises the function's `FlambeurError`; `too-many-jobs` or `overloaded` when there is no room or no time for it,
        `too-much` when it takes too much time or memory, `too-large` when its result is too large.
        """
        return await self._done(self.submit(address, work, *args, **kwargs))

    async def do_with(self, address: str, work: Callable[..., R], args: Arguments) -> R:
        """Do the same with arguments that are made when a worker is free; raises what making them raises."""
        return await self._done(self.submit_with(address, work, args))

    def submit(self, address: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Job[R]:
        """Queue a job; raises `too-many-jobs` or `overloaded`.

        When there is no room, the address with the most jobs loses its last one, if the new job's address has fewer.
        """
        assert not kwargs, "arguments of jobs have places, not names"

        async def ready() -> tuple[Any, ...]:
            return args

        return self.submit_with(address, work, ready)

    def ahead(self, job: Job[Any]) -> int:
        """Return how many jobs are served before this one."""
        return self._line.ahead(job.address, job)

    def passed_over(self, now: float) -> bool:
        """Whether this kind has waited so long that it comes first."""
        return bool(self._line) and now - self._served > PASSED_OVER_SECONDS

    def next(self, now: float) -> Job[Any] | None:
        """Begin the next job if one may run now."""
        if self.running >= self.limits.workers:
            return None
        job = self._line.take(lambda address: self._running[address] < self.limits.share)
        if job is not None:
            self._running[job.address] += 1
            self._served = now
        return job

    def end(self, job: Job[Any], outcome: str) -> None:
        """Count a job that has run."""
        self.outcomes[outcome] += 1
        _less(self._running, job.address)
        _less(self.held, job.address)

    def close(self) -> None:
        """Tell all waiting callers that the server stops."""
        while (job := self._line.take(lambda _: True)) is not None:
            _less(self.held, job.address)
            job.fail(Refused("stopping"))

    async def _done(self, job: Job[R]) -> R:
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._withdraw(job)
            raise

    def submit_with(self, address: str, work: Callable[..., R], args: Arguments) -> Job[R]:
        """Do the same with arguments that are made when a worker is free."""
        if self.held[address] >= self.limits.of_one:
            self.outcomes["refused"] += 1
            raise Refused("too-many-jobs", jobs=self.limits.of_one)
        if self.held.total() >= self.limits.waiting and not self._make_room(address):
            self.outcomes["refused"] += 1
            raise Refused("overloaded")
        job: Job[R] = Job(self, address, work, args)
        loop = asyncio.get_running_loop()
        if not self._line:
            self._served = loop.time()
        self.held[address] += 1
        self._line.add(address, job)
        overdue = loop.call_later(self.limits.waiting_seconds, self._give_up, job)
        job.answer.add_done_callback(lambda _: overdue.cancel())
        self._serve()
        return job

    def _give_up(self, job: Job[Any]) -> None:
        """Refuse a job that has waited too long."""
        if self._withdraw(job):
            self.outcomes["overdue"] += 1
            job.fail(Refused("overloaded"))

    def _make_room(self, address: str) -> bool:
        """Evict a waiting job of an address that has more than this one would have; return whether there was one."""
        crowded = [who for who, held in self.held.most_common() if held > self.held[address] + 1]
        for who in crowded:
            job = self._line.drop_last(who)
            if job is not None:
                _less(self.held, who)
                self.outcomes["refused"] += 1
                job.fail(Refused("overloaded"))
                return True
        return False

    def _withdraw(self, job: Job[Any]) -> bool:
        """Remove an unwanted job from the queue; one that runs continues to its end."""
        if not self._line.drop(job.address, job):
            return False
        _less(self.held, job.address)
        return True


class Jobs:
    """All queues and workers of a server. Moves come before advice, advice before reviews."""

    def __init__(self, limits: JobLimits = JobLimits()) -> None:  # noqa: B008  (frozen)
        self.limits = limits
        self.moves, self.advice, self.reviews, self.records = self.queues = tuple(
            JobQueue(name, getattr(limits, name), self._serve) for name in ("moves", "advice", "reviews", "records")
        )
        self._workers = {True: _workers(limits.thinkers), False: _workers(limits.clerks)}
        """Workers by whether they think."""
        self._free = {thinks: [*workers] for thinks, workers in self._workers.items()}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def workers(self) -> Iterable[Worker]:
        return [*self._workers[True], *self._workers[False]]

    def close(self) -> None:
        """End all workers, and tell all waiting callers that the server stops."""
        self._closed = True
        for queue in self.queues:
            queue.close()
        for task in tuple(self._tasks):
            task.cancel()
        for worker in self.workers:
            worker.end()

    def _serve(self) -> None:
        """Give free workers their next jobs."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for queue in sorted(self.queues, key=lambda queue: not queue.passed_over(now)):
            free = self._free[queue.limits.thinks]
            while free and (job := queue.next(now)) is not None:
                job.worker = free.pop()
                task = loop.create_task(self._run(queue, job, job.worker))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _run(self, queue: JobQueue, job: Job[Any], worker: Worker) -> None:
        outcome = "died"
        try:
            if (args := await self._arguments(job)) is None:
                return
            done = await worker.run(queue.limits, job.work, args)
            if isinstance(done, Problem) and done.code == "too-much":
                raise MemoryError
        except (TimeoutError, MemoryError):  # what filled the memory may still be there
            outcome = "too-much"
            self._end_alone(job, worker, outcome)
        except WorkerDied:
            self._end_alone(job, worker, outcome)
        except asyncio.CancelledError:
            job.fail(Refused("stopping"))
            raise
        except Exception as error:  # one job's error must not affect the others
            failed = str(error) if isinstance(error, JobFailed) else type(error).__name__
            log.error("job %s failed: %s", job.work.__name__, failed, exc_info=error)
            job.fail(Refused("internal"))
        else:
            outcome = "done"
            if isinstance(done, Problem):
                job.fail(done.error())
            else:
                job.succeed(done)
        finally:
            queue.end(job, outcome)
            self._free[queue.limits.thinks].append(worker)
            if not self._closed:
                self._serve()

    @staticmethod
    async def _arguments(job: Job[Any]) -> tuple[Any, ...] | None:
        """Return the arguments of a job; None when making them failed, which the caller is told."""
        try:
            return await job.args()
        except Exception as error:
            job.fail(error)
            return None

    def _end_alone(self, job: Job[Any], worker: Worker, outcome: str) -> None:
        """Replace the process of a job that exceeded its limits or died; no other job is affected."""
        log.warning("job %s ended: %s", job.work.__name__, outcome)
        worker.end()
        job.fail(Refused("too-much"))


def _workers(count: int) -> list[Worker]:
    return [Worker() for _ in range(count)]


def _less(counts: Counter[str], address: str) -> None:
    counts[address] -= 1
    if not counts[address]:
        del counts[address]
