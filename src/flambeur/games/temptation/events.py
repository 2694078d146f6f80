"""What can happen at a Temptation table. Rows and boards are counted from 1."""

from __future__ import annotations

from typing import ClassVar

from flambeur.engine import Event
from flambeur.engine.chance import Counts


class RoundBegan(Event, frozen=True):
    """A board came up, and everybody has `dice` dice (T1, T17)."""

    name: ClassVar[str] = "round"
    round: int
    starter: int
    board: int
    dice: int


class Rolled(Event, frozen=True):
    """`number` counts the rolls of this turn from 1."""

    name: ClassVar[str] = "rolled"
    seat: int
    roll: Counts
    number: int


class NothingFits(Event, frozen=True):
    """The turn is over because no die fits (T11)."""

    name: ClassVar[str] = "nothing-fits"
    seat: int


class Placed(Event, frozen=True):
    name: ClassVar[str] = "placed"
    seat: int
    row: int
    face: int


class Gained(Event, frozen=True):
    """A white row was finished (T14)."""

    name: ClassVar[str] = "gained"
    seat: int
    row: int
    points: int


class Paid(Event, frozen=True):
    """A black row was finished: `due` were its points, `points` were there to be paid (T14)."""

    name: ClassVar[str] = "paid"
    seat: int
    row: int
    points: int
    due: int


class Stopped(Event, frozen=True):
    """The player stopped, or was through; `dice` go back to the stock (T13)."""

    name: ClassVar[str] = "stopped"
    seat: int
    dice: int


class RoundEnded(Event, frozen=True):
    """The board is full (T16)."""

    name: ClassVar[str] = "round-over"
    round: int
    points: tuple[int, ...]
