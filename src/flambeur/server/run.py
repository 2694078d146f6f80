"""Start and stop a server."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import ssl
import sys
from collections.abc import Callable, Sequence

import uvicorn

from flambeur.engine import FlambeurError
from flambeur.server.access.base_path import read_base_path
from flambeur.server.app import create_app
from flambeur.server.http.connection import HttpConnection
from flambeur.server.http.tls import TlsDoor
from flambeur.server.logs import write_logs
from flambeur.server.services import Services
from flambeur.server.settings import ServeSettings
from flambeur.server.wire.socket import TableSocket
from flambeur.texts import LANGUAGES, texts

FILES = 256
"""Open files besides connections: the database, pages, processes."""


UNHEARD_BYTES = 64 * 1024
"""The receive buffer of an unread connection: by default a pushing client can grow it to megabytes."""


class CannotListen(FlambeurError):
    """The address is in use or does not belong to this machine."""

    code = "cannot-listen"


class BadCertificate(FlambeurError):
    """A certificate or key that cannot be used."""

    code = "bad-certificate"


class Server(uvicorn.Server):
    """uvicorn, with a signal when it is ready, and our own listener for HTTPS."""

    ready: Callable[[], None] | None = None
    _doors: Sequence[asyncio.Task[None]] = ()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        services: Services = self.config.loaded_app.services
        if services.tls is None:
            await super().startup(sockets)
        else:
            await super().startup([])
            door = TlsDoor(services, services.tls, self._connection)
            self._doors = [asyncio.create_task(door.open(listener)) for listener in sockets or ()]
        if self.ready is not None and self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for door in self._doors:
            door.cancel()
        await asyncio.gather(*self._doors, return_exceptions=True)
        await super().shutdown(sockets)

    def _connection(self) -> HttpConnection:
        return HttpConnection(self.config, self.server_state, self.lifespan.state)


def make_server(settings: ServeSettings) -> Server:
    """Return a server that has not been started."""
    tls = read_certificate(settings)
    app = create_app(settings)
    app.services.tls = tls
    for language in LANGUAGES:
        texts(language)  # the first message in a language would block all tables for 0.1 s
    sys.setswitchinterval(0.001)  # the journal's thread must not wait long for the interpreter lock
    config = uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=HttpConnection,
        ws=TableSocket,
        ws_max_size=settings.limits.message_bytes,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=5,
    )
    return Server(config)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; raises `CannotListen` with a message."""
    try:
        kind = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=kind, backlog=1024)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNHEARD_BYTES)
        return listener
    except (OSError, OverflowError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not an address"
        raise CannotListen(f"cannot listen on {host} port {port}: {reason.lower()}.") from None


def serve(settings: ServeSettings, ready: Callable[[str], None]) -> None:
    """Run until told to stop (Ctrl+C or SIGTERM); call `ready` with the address once the server accepts connections."""
    base = read_base_path(settings.base_path)
    write_logs(settings)
    allow_connections(settings.limits.all_connections)
    server = make_server(settings)
    listener = listen(settings.host, settings.port)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    url = f"{'https' if settings.certificate else 'http'}://{host}:{listener.getsockname()[1]}"
    server.ready = lambda: ready(url + base)
    _collect_seldom()
    # uvicorn stops and then raises the signal again, which would end the process before its cleanup.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
    server.run(sockets=[listener])


def allow_connections(count: int) -> None:
    """Raise the limit of open files to what the connections may need, as far as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + FILES if hard == resource.RLIM_INFINITY else min(count + FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def read_certificate(settings: ServeSettings) -> ssl.SSLContext | None:
    """Return the TLS context for HTTPS, or None without a certificate; raises `BadCertificate` if it is unusable."""
    if bool(settings.certificate) != bool(settings.key):
        raise BadCertificate("a certificate needs its key, and a key its certificate.")
    if not settings.certificate:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    # Tickets come after the handshake, when a client with threads may be writing: OpenSSL then loses its data.
    context.num_tickets = 0
    try:
        context.load_cert_chain(settings.certificate, settings.key)
    except OSError:
        raise BadCertificate(
            f"the certificate {settings.certificate} and the key {settings.key} cannot be read, or do not fit."
        ) from None
    return context


def _collect_seldom() -> None:
    """States, views and events hold no cycles: looking for some after every 700 objects cost a seventh of all work."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 200)
