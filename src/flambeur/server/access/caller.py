"""The caller of a request."""

from __future__ import annotations


class Caller:
    """The address of a request, and the guest or the seats it may act for."""

    __slots__ = ("address", "guest", "lang", "tokens")

    def __init__(self, address: str, guest: str = "", tokens: tuple[str, ...] = (), lang: str | None = None) -> None:
        self.address = address
        self.guest = guest
        """The hash of the guest in the cookie, or empty."""
        self.tokens = tokens
        self.lang = lang
