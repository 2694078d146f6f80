"""Allow only the server's own pages. Checked for every request that changes something, and for sockets."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from flambeur.server.settings import ServeSettings

_PORTS = {"http": 80, "https": 443}


class Origins:
    """The names of this server. Others are refused, so that no foreign name can point at this server."""

    def __init__(self, settings: ServeSettings) -> None:
        given = {_name(known) for known in settings.hosts}
        self._names = {"localhost", socket.gethostname().lower(), settings.host.lower(), *given}
        self._public = {_place(known) for known in settings.hosts}
        """The configured public names: at the default port unless a name includes another."""

    def known_host(self, host: str) -> bool:
        """Whether a Host header names this server: a plain IP address, localhost, or a configured name."""
        name = _name(host)
        if not name:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._names or name.endswith(".localhost")
        return True

    def allowed(self, origin: str, host: str) -> bool:
        """Whether a page of that origin may use the API; programs send no origin.

        Another port of the same machine is another origin. If a proxy does not pass on the host and port of the
        request, the configured names count.
        """
        if not origin:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in _PORTS:
            return False
        usual = _PORTS[parts.scheme]
        asked, page = _place(host), _place(parts.netloc)
        if not asked[0] or not page[0]:
            return False
        same = page == asked or (page[0] == asked[0] and {page[1], asked[1]} <= {None, usual})
        return same or (page[0], None if page[1] == usual else page[1]) in self._public


def _name(host: str) -> str:
    return _place(host)[0]


def _place(host: str) -> tuple[str, int | None]:
    """Return name and port, or ("", None) for an invalid host."""
    try:
        parts = urlsplit(f"//{host}")
        return (parts.hostname or "").lower(), parts.port
    except ValueError:
        return "", None
