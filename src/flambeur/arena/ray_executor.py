"""Workers of a Ray cluster (extra `flambeur[cluster]`)."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from importlib import import_module
from typing import Any, TypeVar

from flambeur.arena.executors import AHEAD, TRIES, Work, dead_workers, in_order, no_cluster

T = TypeVar("T")


class RayExecutor:
    """Tasks of a running cluster; without an address, the one that Ray itself finds (`RAY_ADDRESS`)."""

    elsewhere = True

    def __init__(self, address: str | None = None) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise no_cluster("ray", "it is not installed: install flambeur[cluster]") from None
        if not self._ray.is_initialized():
            try:
                self._ray.init(address=address or "auto", log_to_driver=False, configure_logging=False)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise no_cluster("ray", str(error).splitlines()[0]) from None
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def play(self, work: Work[T], plan: Any, parts: Iterable[int]) -> Generator[T, None, None]:
        ray = self._ray

        def one(plan: Any, part: int) -> T:
            return work(plan, part)

        task = ray.remote(max_retries=TRIES)(one)  # Ray itself restarts it when a worker has died
        shared = ray.put(plan)  # sent once
        try:
            yield from in_order(lambda part: task.remote(shared, part), ray.get, parts, AHEAD * self.workers)
        except ray.exceptions.WorkerCrashedError:
            raise dead_workers() from None
