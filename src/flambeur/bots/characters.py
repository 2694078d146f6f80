"""The characters of bots at a table: short first names by level.

The texts describe each character in one sentence per level (`character-LEVEL`).
"""

from __future__ import annotations

from collections.abc import Collection

from flambeur.engine import Seat

NAMES = {
    "random": ("Pip", "Lou", "Fee", "Tim", "Bibi", "Jo", "Ted", "Kim"),
    "bold": ("Rico", "Zoe", "Leo", "Carmen", "Dino", "Mia", "Rocco", "Nina"),
    "careful": ("Emma", "Karl", "Iris", "Hugo", "Ines", "Paul", "Ruth", "Anton"),
    "greedy": ("Rita", "Gus", "Nora", "Otto", "Lola", "Fred", "Ella", "Bert"),
    "sharp": ("Ada", "Theo", "Vera", "Nils", "Greta", "Alan", "Ida", "Sven"),
    "champion": ("Stella", "Victor", "Cleo", "Aron", "Maud", "Max", "Viola", "Oskar"),
}
"""By level; each name belongs to one level, so that a name identifies a character."""


def name_of(level: str, seat: Seat, taken: Collection[str] = ()) -> str:
    """Return a bot name that nobody at the table has; it depends on the seat, so that tables differ."""
    names = NAMES.get(level, NAMES["random"])
    used = {name.casefold() for name in taken}
    ordered = names[seat % len(names) :] + names[: seat % len(names)]
    free = [name for name in ordered if name.casefold() not in used]
    return free[0] if free else f"{ordered[0]} {seat + 1}"
