"""A client at a table, as the table sees it."""

from __future__ import annotations

from typing import Protocol

from flambeur.engine import Seat
from flambeur.server.access.caller import Caller


class Connection(Protocol):
    """A client; `seats` are those it holds, none for a spectator."""

    seats: tuple[Seat, ...]
    lang: str | None
    muted: set[Seat]
    caller: Caller
    """The caller, with the tokens it has presented."""

    def send(self, message: bytes) -> None:
        """Send a message; never blocks and never raises."""
        ...

    def leave(self) -> None:
        """Stop watching the table."""
        ...

    def expel(self, seat: Seat) -> None:
        """Take a seat from the client and disconnect it."""
        ...

    def lose(self, seat: Seat) -> None:
        """Take a seat from the client."""
        ...
