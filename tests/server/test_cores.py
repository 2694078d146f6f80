"""Cores are divided between the server and its workers."""

from __future__ import annotations

import os
from threading import Event, Thread

import pytest

from flambeur.server.cores import CORES, THREADS, Cores


@pytest.mark.parametrize(("usable", "server", "workers"), [
    ({0}, [0], [0]), ({0, 1}, [0], [1]), ({2, 5, 3}, [2], [3, 5]), (range(5), [0], [1, 2, 3, 4]),
    (range(8), [0, 1, 2, 3], [4, 5, 6, 7]),
])  # fmt: skip
def test_the_server_has_a_core_of_its_own_and_on_a_large_machine_several(
    usable: set[int], server: list[int], workers: list[int]
) -> None:
    cores = Cores(usable)
    assert (cores.server, cores.workers) == (server, workers)


@pytest.mark.skipif(not THREADS.exists(), reason="threads are listed as Linux does")
def test_all_threads_stay_off_the_cores_of_workers_while_one_computes() -> None:
    done = Event()
    other = Thread(target=done.wait)
    other.start()
    assert other.native_id is not None

    def where() -> tuple[list[int], list[int]]:
        return sorted(os.sched_getaffinity(0)), sorted(os.sched_getaffinity(other.native_id or 0))

    try:
        with CORES.apart():
            assert where() == (CORES.server, CORES.server)
            with CORES.apart():
                pass
            assert where() == (CORES.server, CORES.server)
        assert where() == (CORES.all, CORES.all)
    finally:
        done.set()
        other.join()
