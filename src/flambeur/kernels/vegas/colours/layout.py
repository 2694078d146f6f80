"""A position where dice of all colours are rolled together, as a row of whole numbers, and its table's beside it.

It is the row of Las Vegas (`kernels/vegas/layout.py`) with colours as owners, so the same functions handle notes, pile
and payout. These names are for places that such tables use for something else.
"""

from __future__ import annotations

from flambeur.kernels.vegas import layout as vegas

COLOURS = vegas.SEATS
PLAYERS = 4
CARDS_EACH = 2

# -- what a position waits for, besides STARTER, NOTE, ROLL, PLACE and CHOOSE_NOTE of Las Vegas

ROLL_OUT = vegas.LEFT_OVER
DEAL = vegas.DEAL_BONUS

# -- a position

GROUP = vegas.KICKS
PURSED = vegas.OUT
"""How many notes lie in the purses."""
DISCARDED = vegas.GONE
"""How many notes nobody claimed (S6)."""
LEFT = vegas.HANDS
"""By colour, dice still to be placed: those of the group being played."""
LATER = LEFT + COLOURS
SHOWN = LATER + COLOURS
"""By colour, the face its die shows; 0 for none."""
GONE = SHOWN + COLOURS
"""By colour, dice that lie on notes they have won (S4)."""
CARDS = vegas.HELD
"""By seat, its colours, each counted from 1, lowest first; 0 for none."""
PURSES = vegas.SCORED
"""By seat, the worth of the notes in its purse."""
PURSE_NOTES = PURSES + COLOURS
"""By seat, how many they are."""

# -- a table

SECRET = vegas.KICKS_SLOT
"""Whether colours are secret; otherwise it is a solitaire."""
BIG_DICE = vegas.KICKERS
"""Whether every colour has a big die (M11)."""
ROLLED_OUT = vegas.LEFT_OVER_DICE
"""Normal dice of a colour that are rolled before play (L2, S1)."""
FIRST_OUT = vegas.BONUS_WORTH
"""The first of the colours that are."""
DEALS = vegas.BONUSES
"""Colour cards dealt to each seat."""
PURSES_AT = vegas.HIGHEST_BONUS
"""Where in a position the notes in purses are listed: note · 16 + seat."""
DISCARDS_AT = vegas.BONUS_VALUES
"""Where the notes are listed that nobody claimed."""
FIRST_GROUP = vegas.MATES
"""By colour, the dice that a round begins with."""
SECOND_AT = vegas.DECK_AT
"""Where in this row the dice of the second group are, by colour (L3)."""
