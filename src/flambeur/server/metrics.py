"""The metrics of a server, in the format of Prometheus."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

from flambeur.server import lag
from flambeur.server.jobs.service import OUTCOMES
from flambeur.server.storage.write_counts import BOUNDS

if TYPE_CHECKING:
    from flambeur.server.services import Services

KIND = "text/plain; version=0.0.4; charset=utf-8"
VERSION = version("flambeur")
_OUTCOMES = ("safe", "taken", "failed")


def metrics(services: Services) -> str:
    """Return all metrics in Prometheus's text format."""
    return "\n".join([*_lines(services), ""])


def _lines(services: Services) -> Iterator[str]:
    registry, storage = services.registry, services.registry.storage
    yield from _metric("build_info", "gauge", "Always 1.", [(f'{{version="{VERSION}"}}', 1)])
    yield from _one("sockets", "gauge", "Open WebSockets.", services.sockets_open())
    yield from _one("connections", "gauge", "TCP connections.", len(services.connection_limiter))
    yield from _one("tables", "gauge", "Tables in memory.", len(registry.tables))
    yield from _one("tables_led", "gauge", "Tables whose clock and bots this process runs.", registry.lease.led)
    yield from _one("lease_good", "gauge", "Whether this process may lead tables.", int(registry.lease.good))
    yield from _one("processes", "gauge", "Processes that serve these tables.", max(1, len(registry.lease.alive)))
    yield from _one("thoughts", "gauge", "Running or queued searches.", registry.bot_service.busy)
    queues = [(f'queue="{queue.name}"', queue) for queue in services.jobs.queues]
    waiting = [(f"{{{label}}}", queue.waiting) for label, queue in queues]
    yield from _metric("jobs_waiting", "gauge", "Jobs that wait.", waiting)
    running = [(f"{{{label}}}", queue.running) for label, queue in queues]
    yield from _metric("jobs_running", "gauge", "Jobs that run.", running)
    ended = [
        (f'{{{label},outcome="{outcome}"}}', queue.outcomes[outcome]) for label, queue in queues for outcome in OUTCOMES
    ]
    yield from _metric("jobs_total", "counter", "Jobs by what became of them.", ended)
    yield from _one("taken_over_total", "counter", "Tables taken over.", registry.lease.taken_over)
    yield from _one("heard_total", "counter", "What other processes have told.", registry.cluster.heard)
    rows = [(f'{{outcome="{name}"}}', storage.tally.rows[name]) for name in _OUTCOMES]
    yield from _metric("rows_total", "counter", "Rows of the journal, by what became of them.", rows)
    tally = storage.tally
    yield from _histogram(
        "commit_seconds", "How long committing a group of rows took.", BOUNDS, tally.commits, tally.seconds
    )
    yield from _histogram(
        "loop_lag_seconds", "How late the event loop woke up.", lag.BOUNDS, services.lag.naps, services.lag.seconds
    )
    answers = [(f'{{status="{status}"}}', count) for status, count in sorted(services.answers.items())]
    yield from _metric("requests_total", "counter", "HTTP requests by the status of their answer.", answers)
    yield from _one("cpu_seconds_total", "counter", "Processor time of this process.", time.process_time())
    if sys.platform == "linux":
        yield from _one("memory_bytes", "gauge", "Memory of this process.", _resident())


def _histogram(
    name: str, help_text: str, bounds: Sequence[float], counts: Sequence[int], total: float
) -> Iterator[str]:
    yield f"# HELP flambeur_{name} {help_text}"
    yield f"# TYPE flambeur_{name} histogram"
    for bound, count in zip([*map(str, bounds), "+Inf"], accumulate(counts), strict=True):
        yield f'flambeur_{name}_bucket{{le="{bound}"}} {count}'
    yield f"flambeur_{name}_sum {total}"
    yield f"flambeur_{name}_count {sum(counts)}"


def _one(name: str, kind: str, help_text: str, value: float) -> Iterator[str]:
    return _metric(name, kind, help_text, [("", value)])


def _metric(name: str, kind: str, help_text: str, values: Sequence[tuple[str, float]]) -> Iterator[str]:
    yield f"# HELP flambeur_{name} {help_text}"
    yield f"# TYPE flambeur_{name} {kind}"
    for labels, value in values:
        yield f"flambeur_{name}{labels} {value}"


def _resident() -> int:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])
