"""The three things a player can do."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from flambeur.engine import Move
from flambeur.games.temptation.board import ROWS

FACES = 6


class Place(Move, frozen=True):
    """Put one die that shows `face` on the next space of a row, counted from 1 (T10)."""

    verb: ClassVar[str] = "place"
    face: int
    row: int


class RollOn(Move, frozen=True):
    """Roll all unplaced dice of this turn again (T12)."""

    verb: ClassVar[str] = "roll"


class Stop(Move, frozen=True):
    """End the turn (T12)."""

    verb: ClassVar[str] = "stop"


ROLL_ON = RollOn()
STOP = Stop()
PLACES = tuple(tuple(Place(face, row) for row in range(1, ROWS + 1)) for face in range(1, FACES + 1))
ALL_MOVES: tuple[Move, ...] = (*(place for places in PLACES for place in places), ROLL_ON, STOP)


@lru_cache(maxsize=1 << 16)
def placements(shown: int, masks: tuple[int, ...]) -> tuple[Move, ...]:
    """The dice that fit: by face, then by row. `shown` and `masks` (by row) are sets of faces as bits."""
    return tuple(
        PLACES[face][row]
        for face in range(FACES)
        if shown >> face & 1
        for row, mask in enumerate(masks)
        if mask >> face & 1
    )
