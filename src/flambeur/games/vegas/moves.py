"""The moves every Las Vegas table knows. Modules bring their own."""

from __future__ import annotations

from typing import ClassVar

from flambeur.engine import Move
from flambeur.games.vegas.state import CASINOS


class Place(Move, frozen=True):
    """Put all dice that show `face` on the casino of that number (V5)."""

    verb: ClassVar[str] = "place"
    face: int


PLACES = tuple(Place(face) for face in range(1, CASINOS + 1))
PLACES_BY_MASK = tuple(
    tuple(PLACES[face] for face in range(CASINOS) if mask & 1 << face) for mask in range(1 << CASINOS)
)
"""The placements a roll allows, by the set of faces shown."""
