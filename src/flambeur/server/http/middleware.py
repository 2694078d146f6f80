"""Check each request (caller, rate, size and origin), and set the headers of each response."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from flambeur.protocol.errors import STATUS, Refused, explain
from flambeur.protocol.replies import encode
from flambeur.server.access.base_path import below
from flambeur.server.access.caller import Caller
from flambeur.server.access.credentials import COOKIE, cookie_value, hashed
from flambeur.server.access.limits import BREATH
from flambeur.server.services import Services
from flambeur.texts import LANGUAGES

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Asgi = Callable[[Any, Any, Any], Awaitable[None]]

CALLER = "flambeur.caller"
access = logging.getLogger("flambeur.access")
"""Logs each request's caller, time, path and result; secrets are never in the path."""
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_API = "/api/"
_FILES = "/assets/"
_THERE = (200, 206, 304)
FILE = 0.2
"""The cost of a static file in requests: it is served from memory, and a first visit fetches 160 of them."""
FILE_BYTES = 64 * 1024
"""Bytes of static files that cost one more request."""
_TABLES = "/api/tables/"
_ONCE = (b"host", b"origin", b"cookie", b"authorization", b"content-type", b"x-forwarded-proto")
"""Headers that must not occur twice: one reader would take the first, another the last."""
_SLASHES = re.compile("//+")
_SAFE = ("GET", "HEAD", "OPTIONS")
_YEAR = 365 * 86400


class AccessMiddleware:
    """The ASGI application around the routes."""

    def __init__(self, services: Services, routes: Asgi) -> None:
        self.services = services
        self._routes = routes
        self._base = services.settings.base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._routes(scope, receive, send)
            return
        inside = self._enter(scope)
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        doubled = len(headers) != len(scope["headers"]) and any(_times(scope, name) > 1 for name in _ONCE)
        caller, cookie = self._caller(scope, headers)
        scope[CALLER] = caller

        began, answer = time.perf_counter(), [0, 0]
        rates, file = self.services.rates.of(caller.address), scope["path"].startswith(_FILES)

        async def dressed(message: MutableMapping[str, Any]) -> None:
            answer[1] += len(message.get("body", b""))
            if message["type"] == "http.response.start":
                answer[0] = message["status"]
                added = [*_HEADERS]
                given = message.get("headers", [])
                public = any(name == b"cache-control" and b"public" in value for name, value in given)
                if cookie and not public:  # a response in a shared cache must not give one guest's cookie to many
                    secure = "; Secure" if self._https(scope, headers) else ""
                    below_us = f"Path={self._base or '/'}; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{secure}"
                    text = f"{COOKIE}={cookie}; {below_us}"
                    added.append((b"set-cookie", text.encode()))
                present = {name.lower() for name, _ in given}
                if b"cache-control" not in present:
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*given, *added]
            await send(message)

        try:
            if not rates.take(FILE if file else 1.0):  # first of all: refused requests count, too
                raise Refused("too-fast")
            if doubled:
                raise Refused("malformed", reason="a header is there twice.")
            self._admit(scope, headers, caller)
            if not inside and (scope["path"] != "/" or scope["method"] not in _SAFE):
                raise Refused("not-found")
        except Refused as error:
            if error.code == "too-fast":
                await asyncio.sleep(BREATH)  # until then nothing else is read from that connection
            await _refuse(error, caller, dressed)
        else:
            if not inside:
                await _point(f"{self._base}/", dressed)
            else:
                await self._routes(scope, self._measured(scope, receive), dressed)
        self.services.answers[answer[0]] += 1
        if file:
            rates.charge(answer[1] / FILE_BYTES if answer[0] in _THERE else 1 - FILE)
        if scope["path"].startswith(_API):
            self.services.charge(caller.address, answer[1])
        if access.isEnabledFor(logging.INFO):
            path = scope["raw_path"].decode("ascii", "backslashreplace")
            took = 1000 * (time.perf_counter() - began)
            access.info("%s %s %s %d %d %.1f", caller.address, scope["method"], path, *answer, took)

    def _enter(self, scope: Scope) -> bool:
        """Remove the base path; return whether the address is ours. Doubled slashes count as one, as in the routes."""
        path = _SLASHES.sub("/", scope["path"])
        rest = below(self._base, path)
        scope["path"] = path if rest is None else rest
        return rest is not None

    def _caller(self, scope: Scope, headers: dict[str, str]) -> tuple[Caller, str]:
        """Return the caller, and the cookie for a browser on its first visit."""
        forwarded = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        address = self.services.proxies.guest(_peer(scope), forwarded)
        scheme, _, token = headers.get("authorization", "").partition(" ")
        tokens = (token.strip(),) if scheme.lower() == "bearer" and token else ()
        guests, fresh = self.services.registry.guests, ""
        guest = guests.read(cookie_value(headers.get("cookie", ""), COOKIE))
        if guest is None and not tokens:
            fresh = guests.new()
            guest = guests.read(fresh)
        return Caller(address, hashed(guest) if guest else "", tokens, _language(scope)), fresh

    def _admit(self, scope: Scope, headers: dict[str, str], caller: Caller) -> None:
        services = self.services
        host = headers.get("host", "")
        if not services.origins.known_host(host):
            raise Refused("wrong-origin")
        if services.registry.stopping:
            raise Refused("stopping")
        if (code := _code(scope)) and services.guessing(caller, services.registry.tables.get(code)):
            raise Refused("too-fast")
        if scope["path"].startswith(_API) and services.answer_bytes.spent(caller.address):
            raise Refused("too-fast")
        length = headers.get("content-length", "0")
        limit = self._limit(scope)
        if not length.isdecimal() or len(length) > 12 or int(length) > limit:
            raise Refused("too-large", bytes=limit)
        if scope["method"] not in _SAFE:
            if not services.origins.allowed(headers.get("origin", ""), host):
                raise Refused("wrong-origin")
            if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise Refused("wrong-origin")
            kind = headers.get("content-type", "application/json").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise Refused("malformed", reason="a body is sent as application/json.")

    def _limit(self, scope: Scope) -> int:
        limits = self.services.settings.limits
        return limits.record_bytes if scope["path"] in ("/api/verify", "/api/draws") else limits.body_bytes

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """Count bodies without a declared length as they arrive, and cut them off at the limit."""
        left = self._limit(scope)

        async def counted() -> MutableMapping[str, Any]:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            return {"type": "http.request", "body": b"", "more_body": False} if left < 0 else message

        return counted

    def _https(self, scope: Scope, headers: dict[str, str]) -> bool:
        if "x-forwarded-proto" in headers and self.services.proxies.named(_peer(scope)):
            return headers["x-forwarded-proto"] == "https"
        return bool(scope["scheme"] == "https")


def _peer(scope: Scope) -> str:
    peer = scope.get("client")
    return str(peer[0]) if peer else "local"


def _times(scope: Scope, name: bytes) -> int:
    return sum(known == name for known, _ in scope["headers"])


def _code(scope: Scope) -> str:
    """Return the code of the table in an address."""
    start, found, rest = scope["path"].partition(_TABLES)
    return rest.partition("/")[0].upper() if found and not start else ""


def _language(scope: Scope) -> str | None:
    for part in scope["query_string"].split(b"&"):
        name, _, value = part.partition(b"=")
        if name == b"lang" and (language := value.decode("latin-1")) in LANGUAGES:
            return str(language)
    return None


async def _point(path: str, send: Send) -> None:
    """Redirect a request for the root of the site to the base path."""
    headers = [(b"location", path.encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 307, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def _refuse(error: Refused, caller: Caller, send: Send) -> None:
    body = encode(explain(error, caller.lang))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[error.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
