"""The positions of the numbers that every position and table of any game has; layouts go on from there."""

from __future__ import annotations

# -- a position

PHASE = 0
"""What it waits for."""
ROUND = 1
LAST_ROUND = 2
"""The game is over after this one: a play-out can end earlier than the game."""
FRAME = 3
"""Here begins what is different."""
OVER = 0
"""The phase of a game that is over."""

# -- a table

PLAYERS = 0
MOST_PLAYERS = 8
