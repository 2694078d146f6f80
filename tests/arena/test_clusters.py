"""Clusters: a worker killed in the middle of a league, and nothing lost, counted twice or different."""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

MARK = "FLAMBEUR_TEST_CLUSTER"
PATIENCE = 400


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="remaining processes are looked for in /proc")
@pytest.mark.parametrize(("cluster", "module"), [("ray", "ray"), ("dask", "distributed")])
def test_a_cluster_that_loses_a_worker_plays_the_same_league(cluster: str, module: str) -> None:
    if find_spec(module) is None:
        pytest.skip(f"{cluster} is an extra and not installed")
    mark = secrets.token_hex(8)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.arena.clusters", cluster],
        env=os.environ | {MARK: mark, "RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": "."},
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        out, complaints = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, complaints
        report = json.loads(out.splitlines()[-1])
        assert report == {
            "same": True, "complete": True, "workers": 2, "killed": True, "parts": True, "kernel": True,
        }  # fmt: skip
    finally:  # Ray may leave a worker behind that was just being started when it was shut down
        for left in marked(mark):
            os.kill(left, signal.SIGKILL)
        process.wait()


def marked(mark: str) -> list[int]:
    """The processes that were started for one test."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                if f"{MARK}={mark}".encode() in (entry / "environ").read_bytes():
                    found.append(int(entry.name))
            except OSError:
                continue
    return found
