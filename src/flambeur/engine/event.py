"""Events: what a move or a chance outcome caused, in the order it happened.

An event is public unless it overrides `seen_by(seat)`, which returns the event as that seat may see it, without what
it may not know, or None when the seat may not even know that something happened. A spectator is the seat None.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct

Seat = int


class Event(Struct, frozen=True, gc=False):
    """Something that happened at the table."""

    name: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    """Whether it reveals, as the rules say, what was secret until then."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return what a seat (None: a spectator) sees of it: all, a part, or nothing at all (None)."""
        return self


def visible(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """Return the events as one seat may see them."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
