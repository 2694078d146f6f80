"""The numbers by which the greedy player judges Las Vegas, for the bot and for its compiled likeness.

Money is in thousands, as on the notes.
"""

from __future__ import annotations

DIE = 6.0
"""What a die in hand is thought to be worth."""
SPOIL = 0.3
"""How much the payment as things lie now counts beside what can be hoped for."""
OPPONENTS = 0.35
"""How much of the opponents' gain counts as loss."""
KICKING = 4.0
"""What a kicker is worth where it finds a die."""
BONUS = 40
"""What turning the bonus die up is thought to be worth."""
GOOD_NOTE, LATE_PLACE = 50, 5
"""A tie is won for a note of so much, or at a place from this number on: few follow then (A1)."""
