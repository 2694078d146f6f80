"""A roll as one number, the counts of its faces side by side. Works without Numba and without importing it."""

from __future__ import annotations

from flambeur.engine.chance import FACES, Counts

BITS = 4
"""For the count of each face, face 1 lowest."""
EACH = (1 << BITS) - 1
"""The largest count there is room for."""


def packed(counts: Counts) -> int:
    """The number of a roll."""
    return sum(count << BITS * face for face, count in enumerate(counts))


def unpacked(roll: int) -> Counts:
    """The counts of a roll."""
    return tuple(roll >> BITS * face & EACH for face in range(FACES))
