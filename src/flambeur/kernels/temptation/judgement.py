"""The numbers by which the greedy player judges Temptation, for the bot and for its compiled version."""

from __future__ import annotations

OPENED = 0.6
"""How much a point that the next player is likely to get weighs against an own point."""
LURE = 0.03
"""What a die in a black row is worth for bringing its end nearer to the others."""
AHEAD = 2
"""Rolls that the next player is assumed to take."""
NEVER = -1e9
"""Less than anything is worth."""
