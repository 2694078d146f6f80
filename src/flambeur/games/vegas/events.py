"""What can happen at every Las Vegas table. Modules bring their own events.

Places are numbered 1–6, and 7 for the slot machine; owners are seats, or -1 for the neutral colour.
"""

from __future__ import annotations

from typing import ClassVar

from flambeur.engine import Event
from flambeur.games.vegas.dice import Hand, Roll

NEUTRAL_OWNER = -1


class RoundBegan(Event, frozen=True):
    name: ClassVar[str] = "round"
    round: int
    starter: int


class Stocked(Event, frozen=True):
    """A note (0: a rainbow card) was laid at a place (V3)."""

    name: ClassVar[str] = "stocked"
    place: int
    note: int


class Rolled(Event, frozen=True):
    name: ClassVar[str] = "rolled"
    seat: int
    roll: Roll


class Placed(Event, frozen=True):
    """`dice` are counts of own, neutral, big dice and kickers; `face` is what they show."""

    name: ClassVar[str] = "placed"
    seat: int
    place: int
    face: int
    dice: Hand


class Tied(Event, frozen=True):
    """Owners with equally many dice cancel each other (V8)."""

    name: ClassVar[str] = "tied"
    place: int
    owners: tuple[int, ...]
    dice: int


class Paid(Event, frozen=True):
    """An owner takes a note (V9); what the neutral colour wins goes under the pile (V23)."""

    name: ClassVar[str] = "paid"
    place: int
    owner: int
    note: int


class Returned(Event, frozen=True):
    """Notes that nobody won go under the pile (V10)."""

    name: ClassVar[str] = "returned"
    place: int
    notes: tuple[int, ...]


class RoundEnded(Event, frozen=True):
    name: ClassVar[str] = "round-over"
    round: int
    money: tuple[int, ...]
    """What each seat has by what everybody knows."""
