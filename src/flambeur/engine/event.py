"""Events: what a move or a chance outcome caused, told in the order it happened.

An event is for everybody unless it says otherwise: `seen_by(seat)` is the event as that seat may see it,
with what it may not know left out, or None when the seat may not even know that something happened.
A spectator is the seat None.
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
    """Whether it shows, because the rules say so, what was secret until then."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What a seat (None: a spectator) learns of it: all, a part, or nothing at all (None)."""
        return self


def visible(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The events as one seat may see them."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
