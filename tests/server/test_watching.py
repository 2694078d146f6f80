"""Monitoring: readiness, and metrics that the dashboard can show."""

from __future__ import annotations

import asyncio
import re
import time
import urllib.error
import urllib.request
from pathlib import Path

import msgspec
import pytest

from flambeur.client import Server, me
from flambeur.server.lag import BOUNDS, NAP, Lag
from flambeur.server.tables.lease import Lease
from tests.server.harness import TIMEOUT, Line, running

DASHBOARD = Path(__file__).parents[2] / "docs" / "dashboard.json"


def asked(server: Server, path: str, **headers: str) -> tuple[int, str]:
    request = urllib.request.Request(f"{server.url}{path}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def test_every_number_of_the_dashboard_is_one_that_a_server_tells(tmp_path: Path) -> None:
    text = DASHBOARD.read_text(encoding="utf-8")
    msgspec.json.decode(text)
    wanted = set(re.findall(r"flambeur_\w+", text))
    with running(tmp_path) as server:
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        with Line(server) as line:
            line.hello(table.code, *table.tokens.values())
            status, told = asked(server, "/api/metrics")
    numbers = {line.rpartition(" ")[0]: line.rpartition(" ")[2] for line in told.splitlines() if line[0] != "#"}
    assert status == 200
    assert wanted <= {name.partition("{")[0] for name in numbers}
    assert numbers["flambeur_sockets"] == numbers["flambeur_tables"] == numbers["flambeur_processes"] == "1"
    assert numbers['flambeur_rows_total{outcome="safe"}'] == "1", "the game was set up"
    assert numbers['flambeur_loop_lag_seconds_bucket{le="+Inf"}'] == numbers["flambeur_loop_lag_seconds_count"]
    assert numbers['flambeur_commit_seconds_bucket{le="+Inf"}'] == numbers["flambeur_commit_seconds_count"] == "1"


def test_a_loop_that_was_held_up_is_told_as_late(monkeypatch: pytest.MonkeyPatch) -> None:
    async def held_up(lag: Lag) -> None:
        watching = asyncio.ensure_future(lag.watch())
        await asyncio.sleep(0)  # it dozes
        asyncio.get_running_loop().call_soon(time.sleep, NAP + 0.1)  # this makes everybody wait
        await woken.wait()
        watching.cancel()

    woken, real = asyncio.Event(), Lag.woke

    def woke(lag: Lag, late: float) -> None:
        real(lag, late)
        woken.set()

    monkeypatch.setattr(Lag, "woke", woke)
    lag = Lag()
    asyncio.run(held_up(lag))
    assert sum(lag.naps[: BOUNDS.index(0.1)]) == 0
    assert lag.seconds >= 0.1


def test_the_numbers_are_for_those_who_were_named_and_for_nobody_behind_a_proxy(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert asked(server, "/api/metrics", **{"X-Forwarded-For": "127.0.0.1"})[0] == 404
    with running(tmp_path, metrics=("10.0.0.0/8",)) as server:
        assert asked(server, "/api/metrics")[0] == 404


def test_a_proxy_on_this_machine_that_does_not_say_whom_it_brings_is_told_no_numbers(tmp_path: Path) -> None:
    with running(tmp_path, proxies=("127.0.0.1",)) as server:
        assert asked(server, "/api/metrics")[0] == 404
    with running(tmp_path, proxies=("127.0.0.1",), metrics=("127.0.0.1",)) as server:
        assert asked(server, "/api/metrics")[0] == 200


def test_a_server_that_may_lead_no_table_is_not_ready_although_it_can_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        assert asked(server, "/api/ready")[0] == 200
        monkeypatch.setattr(Lease, "good", False)
        assert asked(server, "/api/ready")[0] == 503
        assert asked(server, "/api/health")[0] == 200
