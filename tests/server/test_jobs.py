"""Jobs are shared fairly by address, have limits, and one that goes beyond them ends alone."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from flambeur.engine import FlambeurError
from flambeur.protocol.errors import Refused
from flambeur.server.jobs import Job, JobLimits, JobQueue, Jobs, QueueLimits
from flambeur.server.jobs.queue import FairQueue
from flambeur.server.jobs.service import PASSED_OVER_SECONDS
from flambeur.server.jobs.worker import tell_progress
from tests.server.harness import is_running, until

Trial = Callable[[JobQueue], Awaitable[Any]]


def serving(limits: JobLimits, trial: Callable[[Jobs], Awaitable[Any]]) -> Any:
    """What comes of a trial of a job service with these limits."""

    async def whole() -> Any:
        jobs = Jobs(limits)
        try:
            async with asyncio.timeout(300):
                return await trial(jobs)
        finally:
            jobs.close()

    return asyncio.run(whole())


def tried(trial: Trial, workers: int = 2, **limits: Any) -> Any:
    """What comes of a trial of one queue, of which an address may have all workers but one."""
    records = QueueLimits(workers, share=max(1, workers - 1), **limits)
    return serving(JobLimits(clerks=workers, records=records), lambda jobs: trial(jobs.records))


async def noted(served: list[str], name: str, job: Job[int]) -> None:
    """Note the name of a job when it is done."""
    await job.answer
    served.append(name)


def code_of(error: object) -> str:
    assert isinstance(error, FlambeurError), error
    return error.code


# -- the work, in another process


def there(path: str) -> int:
    """Wait until a file is there."""
    while not os.path.exists(path):  # noqa: PTH110  (a plain loop)
        time.sleep(0.01)
    return os.getpid()


def slept(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def endless() -> None:
    while True:
        pass


def half_way(path: str) -> None:
    tell_progress(0.5)
    there(path)


def lost(reason: str) -> None:
    raise FlambeurError(reason, code="lost", seat=3)


def greedy(size: int) -> int:
    return len(bytearray(size))


_hoard: list[bytearray] = []


def hoarding(size: int) -> int:
    _hoard.append(bytearray(size))
    return os.getpid()


def long_answer(size: int) -> bytes:
    return b"x" * size


def unexpected() -> None:
    raise ZeroDivisionError("nobody thought of this")


# -- who is next


def test_addresses_take_turns_and_each_is_served_in_its_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "b1", "c1", "c2"):
        queue.add(item[0], item)
    assert [queue.ahead(item[0], item) for item in ("a1", "b1", "c1", "a2", "c2", "a3")] == [0, 1, 2, 3, 4, 5]
    assert queue.drop("a", "a2")
    assert not queue.drop("a", "a2")
    assert [queue.take(lambda _: True) for _ in range(6)] == ["a1", "b1", "c1", "a3", "c2", None]
    assert len(queue) == 0


def test_an_address_that_has_its_share_lets_others_pass() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "b1"):
        queue.add(item[0], item)
    assert queue.take(lambda address: address != "a") == "b1"
    assert queue.take(lambda address: address != "a") is None
    assert queue.take(lambda _: True) == "a1"


# -- the service


def test_jobs_of_a_guest_who_asked_later_are_served_in_turn(tmp_path: Path) -> None:
    async def trial(jobs: JobQueue) -> list[str]:
        served: list[str] = []
        first = jobs.submit("a", there, str(tmp_path / "go"))

        behind = [(name, jobs.submit(name[0], abs, -1)) for name in ("a1", "a2", "a3", "b1")]
        noting = asyncio.gather(*[noted(served, name, job) for name, job in behind])
        (tmp_path / "go").touch()
        await first.answer
        await noting
        return served

    assert tried(trial, workers=1) == ["a1", "b1", "a2", "a3"]


def test_one_address_never_has_all_workers(tmp_path: Path) -> None:
    async def trial(jobs: JobQueue) -> int:
        mine = [jobs.submit("a", there, str(tmp_path / "go")) for _ in range(5)]
        other = await jobs.do("b", abs, -4)
        assert (jobs.running, jobs.waiting) == (1, 4), "the other guest did not wait for any of them"
        (tmp_path / "go").touch()
        await asyncio.gather(*[job.answer for job in mine])
        return other

    assert tried(trial) == 4


def test_a_job_that_takes_too_long_ends_alone(tmp_path: Path) -> None:
    async def trial(jobs: JobQueue) -> None:
        endless = jobs.submit("a", there, str(tmp_path / "never"))
        own = await jobs.do("b", os.getpid)
        with pytest.raises(Refused) as refused:
            await endless.answer
        assert refused.value.code == "too-much"
        both = [jobs.submit(address, there, str(tmp_path)) for address in "ab"]
        assert own in [await job.answer for job in both], "the other process was not ended"
        assert jobs.outcomes["too-much"] == 1

    tried(trial, seconds=1.0)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell the processor time of a process")
def test_a_job_that_others_keep_from_computing_is_not_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has its limit in processor time, which a busy machine takes longer for."""
    monkeypatch.setattr("flambeur.server.jobs.worker.STRETCH", 1000)

    async def trial(jobs: JobQueue) -> None:
        assert await jobs.do("a", slept, 0.5) == 0.5
        with pytest.raises(Refused) as refused:
            await jobs.do("a", endless)
        assert refused.value.code == "too-much"

    tried(trial, seconds=0.2)


def test_a_job_that_kills_its_process_ends_alone(tmp_path: Path) -> None:
    async def trial(jobs: JobQueue) -> None:
        other = jobs.submit("b", there, str(tmp_path / "go"))
        with pytest.raises(Refused) as refused:
            await jobs.do("a", os._exit, 1)
        assert refused.value.code == "too-much"
        (tmp_path / "go").touch()
        assert await other.answer
        assert await jobs.do("a", abs, -4) == 4

    tried(trial)


def test_a_process_that_died_between_two_jobs_is_not_held_against_the_next() -> None:
    async def trial(jobs: JobQueue) -> None:
        worker = await jobs.do("a", os.getpid)
        os.kill(worker, signal.SIGTERM)
        await until(lambda: not is_running(worker))
        assert await jobs.do("b", abs, -4) == 4

    tried(trial, workers=1)


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited as Linux does")
def test_a_job_has_no_more_memory_than_its_limit() -> None:
    async def trial(jobs: JobQueue) -> None:
        assert await jobs.do("a", greedy, 1_000) == 1_000
        with pytest.raises(FlambeurError) as refused:
            await jobs.do("a", greedy, 4 * jobs.limits.memory)
        assert refused.value.code == "too-much"

    tried(trial, workers=1)


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited as Linux does")
def test_a_process_whose_memory_is_full_does_no_more_jobs() -> None:
    async def trial(jobs: JobQueue) -> None:
        most = jobs.limits.memory * 6 // 10
        first = await jobs.do("a", hoarding, most)
        with pytest.raises(FlambeurError) as refused:
            await jobs.do("a", hoarding, most)
        assert refused.value.code == "too-much"
        assert await jobs.do("a", hoarding, most) != first
        assert jobs.outcomes == {"done": 2, "too-much": 1}

    tried(trial, workers=1)


def test_an_answer_has_a_limit_too() -> None:
    async def trial(jobs: JobQueue) -> None:
        assert len(await jobs.do("a", long_answer, 1_000)) == 1_000
        with pytest.raises(FlambeurError) as refused:
            await jobs.do("a", long_answer, 1_001)
        assert (refused.value.code, refused.value.facts) == ("too-large", {"bytes": 1_000})

    tried(trial, workers=1, answer=1_000)


def test_who_has_too_many_jobs_is_told_so_at_once_and_others_are_served() -> None:
    async def trial(jobs: JobQueue) -> list[Any]:
        asked = [jobs.do("a", time.sleep, 0.01) for _ in range(6)]
        return list(await asyncio.gather(*asked, jobs.do("b", abs, -4), return_exceptions=True))

    *mine, other = tried(trial, of_one=4)
    assert mine[:4] == [None] * 4
    assert [code_of(error) for error in mine[4:]] == ["too-many-jobs"] * 2
    assert other == 4


def test_a_full_service_says_that_it_is_overloaded() -> None:
    async def trial(jobs: JobQueue) -> list[Any]:
        asked = [jobs.do(f"guest {number}", abs, -number) for number in range(6)]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    answers = tried(trial, waiting=4)
    assert answers[:4] == [0, 1, 2, 3]
    assert [code_of(error) for error in answers[4:]] == ["overloaded"] * 2


def test_nobody_fills_a_service_for_all_others(tmp_path: Path) -> None:
    async def trial(jobs: JobQueue) -> None:
        mine = [jobs.submit("a", there, str(tmp_path / "go")) for _ in range(4)]
        other = jobs.submit("b", abs, -4)
        assert [job.answer.done() for job in mine] == [False, False, False, True]
        with pytest.raises(Refused) as refused:
            await mine[-1].answer
        assert refused.value.code == "overloaded"
        assert jobs.waiting + jobs.running == 4
        (tmp_path / "go").touch()
        assert await other.answer == 4
        await asyncio.gather(*[job.answer for job in mine[:3]])

    tried(trial, workers=1, waiting=4)


def test_a_job_that_waits_too_long_is_refused_and_leaves_its_place(tmp_path: Path) -> None:
    async def trial(jobs: JobQueue) -> None:
        first = jobs.submit("a", there, str(tmp_path / "go"))
        with pytest.raises(Refused) as refused:
            await jobs.do("b", abs, -4)
        assert refused.value.code == "overloaded"
        assert jobs.waiting == 0
        (tmp_path / "go").touch()
        await first.answer

    tried(trial, workers=1, waiting_seconds=0.05, seconds=60)


def test_who_goes_away_leaves_the_queue(tmp_path: Path) -> None:
    async def trial(jobs: JobQueue) -> None:
        first = jobs.submit("a", there, str(tmp_path / "go"))
        gone = asyncio.ensure_future(jobs.do("b", abs, -4))
        await until(lambda: jobs.waiting == 1)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert jobs.waiting == 0
        (tmp_path / "go").touch()
        await first.answer

    tried(trial, workers=1)


def test_an_error_of_the_work_comes_back_with_its_facts() -> None:
    async def trial(jobs: JobQueue) -> FlambeurError:
        with pytest.raises(FlambeurError) as error:
            await jobs.do("a", lost, "it is lost.")
        return error.value

    error = tried(trial, workers=1)
    assert (error.code, error.sentence, error.facts) == ("lost", "it is lost.", {"seat": 3})


def test_an_error_that_is_no_refusal_ends_the_job_alone_and_keeps_its_process(caplog: pytest.LogCaptureFixture) -> None:
    async def trial(jobs: JobQueue) -> None:
        worker = await jobs.do("a", os.getpid)
        with pytest.raises(Refused) as refused:
            await jobs.do("a", unexpected)
        assert refused.value.code == "internal"
        assert await jobs.do("a", os.getpid) == worker

    tried(trial, workers=1)
    assert "ZeroDivisionError: nobody thought of this" in caplog.text


def test_the_most_urgent_kind_of_job_is_served_first_whatever_waits_longer(tmp_path: Path) -> None:
    served: list[str] = []

    async def trial(jobs: Jobs) -> None:
        first = jobs.moves.submit("a", there, str(tmp_path / "go"))
        waiting = [(queue.name, queue.submit("a", abs, -1)) for queue in (jobs.reviews, jobs.advice, jobs.moves)]
        noting = asyncio.gather(*[noted(served, name, job) for name, job in waiting])
        assert await jobs.records.do("a", abs, -2) == 2, "other workers do other work"
        (tmp_path / "go").touch()
        await first.answer
        await noting

    serving(JobLimits(thinkers=1, clerks=1), trial)
    assert served == ["moves", "advice", "reviews"]


def test_a_kind_of_job_that_was_passed_over_for_long_comes_first(tmp_path: Path) -> None:
    served: list[str] = []

    async def trial(jobs: Jobs) -> None:
        first = jobs.moves.submit("a", there, str(tmp_path / "go"))
        review = jobs.reviews.submit("a", abs, -1)
        jobs.reviews._served -= 2 * PASSED_OVER_SECONDS
        move = jobs.moves.submit("a", abs, -1)
        noting = asyncio.gather(noted(served, "review", review), noted(served, "move", move))
        (tmp_path / "go").touch()
        await first.answer
        await noting

    serving(JobLimits(thinkers=1), trial)
    assert served == ["review", "move"]


def test_arguments_are_made_when_a_worker_is_free(tmp_path: Path) -> None:
    made: list[int] = []

    async def arguments() -> tuple[int]:
        made.append(-4)
        return (made[-1],)

    async def trial(jobs: JobQueue) -> None:
        first = jobs.submit("a", there, str(tmp_path / "go"))
        later = asyncio.ensure_future(jobs.do_with("a", abs, arguments))
        await until(lambda: jobs.waiting == 1)
        assert made == []
        (tmp_path / "go").touch()
        await first.answer
        assert await later == 4

    tried(trial, workers=1)


def test_what_goes_wrong_with_the_arguments_of_a_job_is_told_to_its_caller_and_frees_the_worker() -> None:
    async def arguments() -> tuple[int]:
        raise FlambeurError("there is nothing to read.", code="nothing")

    async def trial(jobs: JobQueue) -> None:
        with pytest.raises(FlambeurError) as refused:
            await jobs.do_with("a", abs, arguments)
        assert refused.value.code == "nothing"
        assert await jobs.do("a", abs, -4) == 4

    tried(trial, workers=1)


def test_a_job_tells_how_far_it_has_come_and_how_many_are_before_it(tmp_path: Path) -> None:
    async def trial(jobs: JobQueue) -> None:
        first = jobs.submit("a", half_way, str(tmp_path / "go"))
        behind = [jobs.submit("a", abs, -number) for number in range(2)]
        assert [job.ahead for job in behind] == [0, 1]
        await until(lambda: first.progress == 0.5)
        assert (first.running, behind[0].running) == (True, False)
        (tmp_path / "go").touch()
        await asyncio.gather(*[job.answer for job in behind])

    tried(trial, workers=1)
