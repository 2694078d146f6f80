"""Health, readiness and metrics of a server."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request, Response, get
from litestar.datastructures import State

from flambeur.protocol.errors import Refused
from flambeur.protocol.health import Health
from flambeur.server.metrics import KIND, VERSION, metrics
from flambeur.server.services import Services
from flambeur.server.settings import LOCAL


def _answer(good: bool, word: str) -> Response[Health]:
    return Response(Health(word if good else "failing", VERSION), status_code=200 if good else 503)


@get("/health")
async def health(state: State) -> Response[Health]:
    """Report whether the server is up and can write; 503 and `failing` when it cannot."""
    return _answer(await cast(Services, state.services).write_probe.good(), "ok")


@get("/ready")
async def ready(state: State) -> Response[Health]:
    """Report whether to send clients here: the server can write and may lead tables; else 503 and `failing`."""
    services = cast(Services, state.services)
    return _answer(services.registry.lease.good and await services.write_probe.good(), "ready")


@get("/metrics", include_in_schema=False)
async def show_metrics(state: State, request: Request[Any, Any, Any]) -> Response[str]:
    """Return metrics for Prometheus: only to the configured addresses, and never through a proxy.

    If a proxy runs on this machine, a local caller may forward anybody's request, so a local address is not enough.
    """
    services, peer = cast(Services, state.services), request.client
    if peer is None or "x-forwarded-for" in request.headers or not services.watchers.named(peer.host):
        raise Refused("not-found")
    if services.settings.metrics == LOCAL and services.proxies.named(peer.host):
        raise Refused("not-found")
    return Response(metrics(services), media_type=KIND)


ROUTES = (health, ready, show_metrics)
