"""Tables where dice of all colours are rolled together: the colours, and a position (L1–L6, S1–S7).

At such a table dice belong to colours, not to seats. Solitaire has a colour of the player's own and rivals;
with secret colours nobody knows which two belong to whom.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

from flambeur.engine import State
from flambeur.engine.options import OptionValue
from flambeur.games.vegas.extra_notes import BOULEVARD_NOTES, CLASSIC_NOTES, MORECASH_NOTES, own_notes
from flambeur.games.vegas.state import Notes, Row

COLOURS = ("blue", "red", "green", "yellow", "black", "violet", "white", "orange")
"""The words for the colours in chance outcomes; a colour is its number in this row."""
COLOURS_OF = {"boulevard": COLOURS, "morecash": COLOURS[:6]}
"""The colours of the boxes that have enough of them (L1, M11)."""
_NOTES_OF = {"boulevard": BOULEVARD_NOTES, "morecash": MORECASH_NOTES}
DICE = 8
"""Normal dice of each colour."""


class ColoursState(State, frozen=True):
    """One die of each colour is rolled at a time, so a roll is one face for each colour."""

    round: int
    starter: int
    turn: int
    """The seat whose turn it is."""
    left: Row
    """Dice of each colour still to be placed: those of the group being played (L3)."""
    dice: tuple[Row, ...]
    """By place (six casinos, then six faces of the slot machine if there is one), normal dice by colour."""
    notes: tuple[Notes, ...]
    """By place (six casinos, then the slot machine if there is one), dearest first."""
    pile: tuple[int, ...]
    """How many notes of each denomination are unseen in the pile."""
    won: tuple[Notes, ...]
    """The notes of each colour: of the whole game in solitaire, of this round with secret colours."""
    under: Notes = ()
    """Notes put under the pile, the first of them next once the unseen ones are gone (V10)."""
    group: int = 1
    later: Row = ()
    """Dice of each colour in group 2 while group 1 is played (L2)."""
    roll: Row = ()
    """The face that the die of each colour shows, 0 for a colour without a die; empty before a roll."""
    big: tuple[int, ...] = ()
    """By place as in `dice`, the colours whose big die lies there, as a set of bits (M11)."""
    gone: Row = ()
    """Dice of each colour that lie on notes they have won (S4)."""
    cards: tuple[tuple[int, ...], ...] = ()
    """The secret colours of each seat (S2)."""
    purses: tuple[Notes, ...] = ()
    """The notes each seat has taken from its colours (S6)."""
    discarded: Notes = ()
    """Notes that nobody claimed (S6)."""


def box_notes(options: Mapping[str, OptionValue]) -> dict[int, int]:
    """The notes of the box with those of 100 and without rainbow cards (L1, S1), or the player's own pile."""
    if pile := options["pile"]:
        return own_notes(cast(tuple[tuple[int, int], ...], pile))
    further = _NOTES_OF[str(options["box"])] if options["further_notes"] else ()
    return dict(Counter(dict(CLASSIC_NOTES)) + Counter(dict(further)))
