"""Numbers that mean the same in every kernel: of positions, tables, players and rolls. Works without Numba."""

from __future__ import annotations

from flambeur.engine.chance import FACES, Counts

# -- a position

PHASE = 0
"""What it waits for."""
ROUND = 1
LAST_ROUND = 2
"""The game is over after this one: a play-out can end earlier than the game."""
COMMON_END = 3
"""Here a game's own numbers begin."""
OVER = 0
"""The phase of a game that is over."""

# -- a table

PLAYERS = 0
MOST_PLAYERS = 8

# -- how a seat plays

RANDOM, GREEDY = range(2)
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""By the names that bots have, too."""

# -- a roll: the counts of its faces side by side in one number

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
