"""Further notes in the pile (B3, M1)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from flambeur.engine import InvalidOption
from flambeur.games.vegas.moments import Moments

CLASSIC_NOTES = ((10, 6), (20, 8), (30, 8), (40, 6), (50, 6), (60, 5), (70, 5), (80, 5), (90, 5))
"""V2"""
BOULEVARD_NOTES = ((100, 5),)
"""B3"""
MORECASH_NOTES = ((60, 2), (70, 2), (80, 2), (90, 2), (100, 4))
"""M1"""


class ExtraNotes(Struct, frozen=True):
    """The module: (value, how many) of the notes it shuffles in, unless the players have named their own."""

    notes: tuple[tuple[int, int], ...]

    def plug(self, moments: Moments) -> None:
        if moments.options["pile"]:
            return
        for value, count in self.notes:
            moments.notes[value] = moments.notes.get(value, 0) + count


def own_notes(pile: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Notes by a player's own table of (value, how many); raises `InvalidOption` for what is no note."""
    notes = {value: count for value, count in pile if count}
    if not notes or any(value <= 0 or value % 10 for value in notes):
        raise InvalidOption("the notes of a pile are worth 10, 20, 30 and so on.", why="option-pile", option="pile")
    return notes
