"""Accept or refuse a request to become a socket."""

from __future__ import annotations

from websockets.http11 import Request

from flambeur.server.services import Services

PATH = "/api/ws"
"""Below the base path."""
ONCE = ("Host", "Origin", "Cookie", "Authorization")
"""Headers that must not occur twice: one reader would take the first, another the last."""


def refusal(services: Services, request: Request, address: str) -> tuple[int, str] | None:
    """Return the status and code with which to refuse a request, or None to accept it."""
    headers = request.headers
    if not services.rates.take(address):  # first of all: refused requests count, too
        return 429, "too-fast"
    if any(len(headers.get_all(name)) > 1 for name in ONCE):
        return 400, "malformed"
    host, origin = headers.get("Host", ""), headers.get("Origin", "")
    if request.path.partition("?")[0] != services.settings.base_path + PATH:
        return 404, "not-found"
    if not services.origins.known_host(host) or not services.origins.allowed(origin, host):
        return 403, "wrong-origin"
    if services.registry.stopping:
        return 503, "stopping"
    if len(services.sockets_of(address)) >= services.settings.limits.sockets:
        return 429, "too-many-sockets"
    return None
