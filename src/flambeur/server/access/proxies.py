"""The configured proxies: only they may state the address of a client."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from flambeur.engine import FlambeurError
from flambeur.server.access.limits import address_of

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadProxy(FlambeurError):
    """Neither an address nor a network."""

    code = "bad-proxy"


class Proxies:
    """Addresses and networks of the proxies in front of this server."""

    def __init__(self, named: Sequence[str]) -> None:
        self._networks = [_network(text) for text in named]

    def named(self, peer: str) -> bool:
        """Whether a connection comes from a configured proxy."""
        if not self._networks:
            return False
        try:
            address = ipaddress.ip_address(peer)
        except ValueError:
            return False
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)

    def guest(self, peer: str, forwarded: Sequence[str]) -> str:
        """Return the address that a request is counted under: the last one in X-Forwarded-For that is not a proxy."""
        if self.named(peer):
            for hop in reversed(",".join(forwarded).split(",")):
                if not _is_address(hop.strip()):
                    break
                peer = hop.strip()
                if not self.named(peer):
                    break
        return address_of(peer)


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadProxy(f"a proxy is named by its address or network (127.0.0.1, 10.0.0.0/8), not '{text}'.") from None


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
