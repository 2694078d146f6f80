"""The moves that several parts of Las Vegas share. Modules bring their own."""

from __future__ import annotations

from typing import ClassVar

from flambeur.engine import Move
from flambeur.games.vegas.dice import KINDS
from flambeur.games.vegas.state import CASINOS, SLOT


class Place(Move, frozen=True):
    """Put all dice that show `face` on the casino of that number (V5)."""

    verb: ClassVar[str] = "place"
    face: int

    @property
    def place(self) -> int:
        """The number of the place where the dice go."""
        return self.face


class Done(Move, frozen=True):
    """Go on without a card, or with what has been chosen so far."""

    verb: ClassVar[str] = "done"


class Pick(Move, frozen=True):
    """Choose one die of a kind (own, neutral, big, kicker) that shows `face`; 0 for one that came back."""

    verb: ClassVar[str] = "pick"
    die: str
    face: int


class Back(Move, frozen=True):
    """Take one die of a kind back into the hand from a place (7: the slot machine) where it shows `face`."""

    verb: ClassVar[str] = "back"
    place: int
    face: int
    die: str


DONE = Done()
PLACES = tuple(Place(face) for face in range(1, CASINOS + 1))
PLACES_BY_MASK = tuple(
    tuple(PLACES[face] for face in range(CASINOS) if mask & 1 << face) for mask in range(1 << CASINOS)
)
"""The placements a roll allows, by the set of faces shown."""
PICKS = tuple(Pick(die, face) for die in KINDS for face in range(CASINOS + 1))
BACKS = (
    *(Back(place, place, die) for place in range(1, CASINOS + 1) for die in KINDS),
    *(Back(SLOT + 1, face, die) for face in range(1, CASINOS + 1) for die in KINDS),
)
