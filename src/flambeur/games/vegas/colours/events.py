"""What can happen where dice of all colours are rolled together.

Places are numbered 1–6, and 7 for the slot machine; a colour is its number in `COLOURS`.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from flambeur.engine import Event, Seat
from flambeur.engine.chance import Counts
from flambeur.games.vegas.state import Notes, Row


class ColourRolledOut(Event, frozen=True):
    """Dice of a colour were rolled before play and lie where they showed (L2, S1)."""

    name: ClassVar[str] = "rolled-out"
    colour: int
    faces: Counts
    big: int = 0
    """The face its big die showed, or 0 (M11)."""


class GroupBegan(Event, frozen=True):
    """The dice of group 1 are all placed, those of group 2 follow (L3)."""

    name: ClassVar[str] = "group"
    group: int


class ColoursRolled(Event, frozen=True):
    """One die of each colour: the face it shows, or 0 (L3, S3)."""

    name: ClassVar[str] = "colours-rolled"
    seat: int
    roll: Row


class ColoursPlaced(Event, frozen=True):
    """All dice of one face were placed; `big` names the colours among them whose big die it was."""

    name: ClassVar[str] = "colours-placed"
    seat: int
    place: int
    face: int
    colours: tuple[int, ...]
    big: tuple[int, ...] = ()


class ColoursTied(Event, frozen=True):
    """Colours with equally many dice cancel each other (V8)."""

    name: ClassVar[str] = "colours-tied"
    place: int
    colours: tuple[int, ...]
    dice: int


class ColourPaid(Event, frozen=True):
    """A colour wins a note (V9, S4)."""

    name: ClassVar[str] = "colour-paid"
    place: int
    colour: int
    note: int


class SolitaireScored(Event, frozen=True):
    """Your money and that of all rivals together, after a round (L4)."""

    name: ClassVar[str] = "solitaire-round"
    round: int
    money: int
    rivals: int


class SolitaireEnded(Event, frozen=True):
    name: ClassVar[str] = "solitaire-over"
    won: bool
    money: int
    rivals: int


class MasterGambler(Event, frozen=True):
    """Won with a single die (L6)."""

    name: ClassVar[str] = "master-gambler"


class ColourDealt(Event, frozen=True):
    """A colour card, seen by its holder alone (S2); -1 for all others."""

    name: ClassVar[str] = "colour-dealt"
    seat: int
    colour: int

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, colour=-1)


class ColoursRevealed(Event, frozen=True):
    """A seat shows its colours and takes the notes under them (S6)."""

    name: ClassVar[str] = "revealed"
    seat: int
    colours: tuple[int, ...]
    notes: Notes


class NotesDiscarded(Event, frozen=True):
    """Notes that nobody claims (S6)."""

    name: ClassVar[str] = "discarded"
    notes: Notes
