"""Workers of a Dask cluster (extra `flambeur[cluster]`)."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from importlib import import_module
from typing import Any, TypeVar

from flambeur.arena.executors import AHEAD, Work, dead_workers, in_order, no_cluster

T = TypeVar("T")


class DaskExecutor:
    """Tasks of a running scheduler; without an address, the one that Dask is configured for."""

    elsewhere = True

    def __init__(self, address: str | None = None) -> None:
        try:
            self._distributed: Any = import_module("distributed")
            dask: Any = import_module("dask")
        except ImportError:
            raise no_cluster("dask", "it is not installed: install flambeur[cluster]") from None
        address = address or dask.config.get("scheduler-address", None)
        if address is None:
            raise no_cluster("dask", "no scheduler is named: give its address")
        try:
            self._client = self._distributed.Client(address)
        except (OSError, ValueError) as error:
            raise no_cluster("dask", str(error).splitlines()[0]) from None
        self.workers = max(1, sum(self._client.nthreads().values()))

    def play(self, work: Work[T], plan: Any, parts: Iterable[int]) -> Generator[T, None, None]:
        client = self._client

        def submit(part: int) -> Any:
            return client.submit(work, plan, part, pure=False)  # always play, whatever the cluster has cached

        try:
            yield from in_order(submit, lambda future: future.result(), parts, AHEAD * self.workers)
        except self._distributed.KilledWorker:  # Dask restarts a task whose worker has died, a few times
            raise dead_workers() from None

    def close(self) -> None:
        self._client.close()
