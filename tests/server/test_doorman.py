"""A client that asks too fast must wait, and only that one; a client that asks while the server closes is told so."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from flambeur.server.access.credentials import Guests
from flambeur.server.access.limits import BREATH
from flambeur.server.http.common import answer_error
from flambeur.server.http.middleware import AccessMiddleware
from flambeur.server.services import Services
from flambeur.server.settings import Limits, ServeSettings
from flambeur.server.storage.sqlite import SqliteStorage


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200})
    await send({"type": "http.response.body", "body": b""})


def asked(door: AccessMiddleware, times: int) -> list[int]:
    """The answers to as many requests of one address."""
    scope = {
        "type": "http",
        "method": "GET",
        "scheme": "http",
        "raw_path": b"/",
        "query_string": b"",
        "client": ("127.0.0.1", 1),
    }
    answers: list[int] = []

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answers.append(message["status"])

    async def receive() -> Any:
        return {"type": "http.request"}

    async def ask() -> None:
        for _ in range(times):
            await door({**scope, "path": "/", "headers": [(b"host", b"localhost")]}, receive, send)

    asyncio.run(ask())
    return answers


def test_whoever_asks_too_fast_waits_for_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    services = Services(ServeSettings(limits=Limits(requests=2)), SqliteStorage("sqlite:///unused"))
    services.registry.guests = Guests(b"k" * 32)
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    answers = asked(AccessMiddleware(services, nothing), 10)
    refused = answers.count(429)
    assert answers[0] == 200
    assert refused
    assert waits == [BREATH] * refused


@pytest.mark.parametrize(("stopping", "status"), [(False, 500), (True, 503)])
def test_what_breaks_because_the_house_closes_is_no_fault_of_it(stopping: bool, status: int) -> None:
    services = Services(ServeSettings(), SqliteStorage("sqlite:///unused"))
    services.registry.stopping = stopping
    request: Any = SimpleNamespace(scope={"path": "/"}, app=SimpleNamespace(state=SimpleNamespace(services=services)))
    assert answer_error(request, RuntimeError("the connection is closed")).status_code == status
