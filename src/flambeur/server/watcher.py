"""Whoever is connected to a table, as the table sees them."""

from __future__ import annotations

from typing import Protocol

from flambeur.engine import Seat


class Watching(Protocol):
    """One connection; `seats` are those it holds, none for a spectator."""

    seats: tuple[Seat, ...]
    lang: str | None
    muted: set[Seat]

    def send(self, message: bytes) -> None:
        """Pass a message on; never blocks and never raises."""
        ...

    def leave(self) -> None:
        """Stop watching the table."""
        ...

    def lose(self, seat: Seat) -> None:
        """The seat is not this connection's any more."""
        ...


class Caller:
    """Who asks for something: by cookie, by tokens, or nobody in particular."""

    __slots__ = ("address", "guest", "lang", "tokens")

    def __init__(self, address: str, guest: str = "", tokens: tuple[str, ...] = (), lang: str | None = None) -> None:
        self.address = address
        self.guest = guest
        """The hash of the guest in the cookie, or empty."""
        self.tokens = tokens
        self.lang = lang
