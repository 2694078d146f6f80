"""One PostgreSQL for all tests of a worker, started when the first of them asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
