"""Which pages may use this server: its own. Checked for everything that changes something, and for sockets."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from flambeur.server.settings import ServeSettings


class Origins:
    """Names that are not ours are refused, so that no foreign name can be made to point at this server."""

    def __init__(self, settings: ServeSettings) -> None:
        self._names = {"localhost", socket.gethostname().lower(), settings.host.lower(), *settings.hosts}

    def known_host(self, host: str) -> bool:
        """Whether a Host header names this server: a plain address, localhost, or a name it was given."""
        name = _name(host)
        if not name:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._names or name.endswith(".localhost")
        return True

    def allowed(self, origin: str, host: str) -> bool:
        """Whether a page of that origin may talk to us; programs send none."""
        if not origin:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https"):
            return False
        return parts.netloc.lower() == host.lower() or (parts.hostname or "") in self._names - {
            "localhost",
            "127.0.0.1",
        }


def _name(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""
