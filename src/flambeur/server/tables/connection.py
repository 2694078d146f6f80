"""A client at a table, as the table sees it."""

from __future__ import annotations

from typing import Protocol

from flambeur.engine import Seat
from flambeur.server.access.caller import Caller


class Connection(Protocol):
    """One client; `seats` are those it holds, none for a spectator."""

    seats: tuple[Seat, ...]
    lang: str | None
    muted: set[Seat]
    caller: Caller
    """Who it is, with the tokens that were said."""

    def send(self, message: bytes) -> None:
        """Pass a message on; never blocks and never raises."""
        ...

    def leave(self) -> None:
        """Stop looking at the table."""
        ...

    def expel(self, seat: Seat) -> None:
        """The seat is not this client's any more, and it must go."""
        ...

    def lose(self, seat: Seat) -> None:
        """The seat is not this client's any more."""
        ...
