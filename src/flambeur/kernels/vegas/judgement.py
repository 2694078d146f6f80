"""The numbers by which the greedy player judges Las Vegas, for the bot and for its compiled version.

Money is in thousands, as on the notes.
"""

from __future__ import annotations

DIE = 6.0
"""The assumed worth of a die in hand."""
SPOIL = 0.3
"""The weight of the current payment beside the possible one."""
OPPONENTS = 0.35
"""How much of the opponents' gain counts as loss."""
KICKING = 4.0
"""What a kicker is worth where it finds a die."""
BONUS = 40
"""The assumed worth of turning the bonus die up."""
GOOD_NOTE, LATE_PLACE = 50, 5
"""A tie is won for a note of so much, or at a place from this number on: few follow then (A1)."""
