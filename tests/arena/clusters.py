"""A real cluster of two workers on this machine, one of them killed in the middle of a league.

    python -m tests.arena.clusters ray|dask

A process of its own, so that it can be ended with all it has started. It prints what happened as JSON.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from flambeur.arena import make_plan, simulate
from flambeur.arena.executors import make_executor
from flambeur.arena.league import League, make_league
from flambeur.arena.standings import hold

STORE = 80 * 1024 * 1024
"""Bytes for what tasks hand over: as few as Ray allows, in a file, so that a small /dev/shm does not matter."""


def league() -> League:
    return make_league("vegas", ("random", "bold", "greedy"), players=2, rounds=40, seed=9)


@contextmanager
def ray_cluster() -> Iterator[tuple[str, Callable[[], list[int]]]]:
    ray: Any = import_module("ray")
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # sockets have short paths
    started = ray.init(
        num_cpus=2,
        object_store_memory=STORE,
        include_dashboard=False,
        log_to_driver=False,
        _plasma_directory=folder,
        _temp_dir=folder,
        _node_ip_address="127.0.0.1",
    )

    def pid(_: int) -> int:
        import time

        time.sleep(0.5)  # so that nobody answers twice
        return os.getpid()

    task = ray.remote(pid)
    try:
        yield started.address_info["gcs_address"], lambda: ray.get([task.remote(number) for number in range(2)])
    finally:
        ray.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def dask_cluster() -> Iterator[tuple[str, Callable[[], list[int]]]]:
    distributed: Any = import_module("distributed")
    folder = tempfile.mkdtemp(prefix="dask")
    cluster = distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address=None,
        local_directory=folder,
    )
    with cluster, distributed.Client(cluster) as client:
        yield cluster.scheduler_address, lambda: list(client.run(os.getpid).values())
    shutil.rmtree(folder, ignore_errors=True)


CLUSTERS = {"ray": ray_cluster, "dask": dask_cluster}


def main(name: str) -> None:
    planned = league()
    here, _ = hold(planned, make_executor())
    killed: list[int] = []
    with CLUSTERS[name]() as (address, pids), tempfile.TemporaryDirectory() as folder:
        executor = make_executor(cluster=name, address=address)
        victim = pids()[0]

        def progress(done: int) -> None:
            if done >= planned.games // 3 and not killed:
                killed.append(victim)
                os.kill(victim, signal.SIGKILL)

        ledger = Path(folder) / "ledger"
        there, complete = hold(planned, executor, ledger=ledger, progress=progress)
        lines = ledger.read_bytes().splitlines()[1:]
        survivors = pids()
        many = make_plan("vegas", players=2, bots=("random", "greedy"), games=12_000, engine="kernel")
        same_figures = simulate(many).tally == simulate(many, executor=executor).tally
        close = getattr(executor, "close", None)
        if close is not None:
            close()
    report = {
        "same": here == there,
        "complete": complete,
        "workers": executor.workers,
        "killed": killed == [victim] and victim not in survivors,
        "parts": sorted(msgspec.json.decode(line)[0] for line in lines) == list(range(planned.parts)),
        "kernel": same_figures,
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main(sys.argv[1])
