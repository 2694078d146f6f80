"""Whoever asks for something."""

from __future__ import annotations


class Caller:
    """Who asks for something: by cookie, by tokens, or nobody in particular."""

    __slots__ = ("address", "guest", "lang", "tokens")

    def __init__(self, address: str, guest: str = "", tokens: tuple[str, ...] = (), lang: str | None = None) -> None:
        self.address = address
        self.guest = guest
        """The hash of the guest in the cookie, or empty."""
        self.tokens = tokens
        self.lang = lang
