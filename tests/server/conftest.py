"""What several tests of the server need: a PostgreSQL of its own for each worker, and limits without a clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from bench.pg import Postgres, postgres


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres("fsync=off") as server:
        yield server


@pytest.fixture
def new_database(pg: Postgres) -> Callable[[], str]:
    """Makes the addresses of empty databases."""
    return pg.database


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still for the limits, so that exactly their bursts pass however slow the machine is."""
    monkeypatch.setattr("flambeur.server.access.limits.time", SimpleNamespace(monotonic=lambda: 0.0))
