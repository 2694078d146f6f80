"""A position of Las Vegas: flat, so that it is cheap to make."""

from __future__ import annotations

from msgspec import Struct

from flambeur.engine import State
from flambeur.games.vegas.dice import NO_ROLL, Hand, Roll

CASINOS = 6
SLOT = 6
"""The place of the slot machine: its notes are `notes[6]`, the dice on its face f are row `6 + f` of the dice."""

Row = tuple[int, ...]
Notes = tuple[int, ...]
RAINBOW = 0
"""The value under which a rainbow card stands among the notes."""
HIDDEN = -1
"""In a position as a seat knows it, a note or a colour that the seat cannot know."""
HIDDEN_CARD = "hidden"
"""There, an action card that the seat cannot know."""


class Piece(Struct, frozen=True):
    """What a module remembers; it stands in `State.pieces` at the index the table gave the module."""

    def next_round(self) -> Piece:
        """What is left of it when a round is over: by default all."""
        return self


class VegasState(State, frozen=True):
    """Seats are numbered from 0. An owner is a seat, or the number of players for the neutral colour."""

    round: int
    starter: int
    turn: int
    """The seat whose turn it is."""
    hands: tuple[Hand, ...]
    dice: tuple[Row, ...]
    """By place (six casinos, then six faces of the slot machine if there is one), normal dice by owner."""
    notes: tuple[Notes, ...]
    """By place (six casinos, then the slot machine if there is one), dearest first, rainbow cards last."""
    pile: tuple[int, ...]
    """How many notes of each denomination are unseen in the pile: a multiset, not an order."""
    won: tuple[Notes, ...]
    """The notes of each seat in the order they were won; open knowledge (V11)."""
    under: Notes = ()
    """Notes put under the pile, the first of them next once the unseen ones are gone (V10)."""
    roll: Roll = NO_ROLL
    big: tuple[int, ...] = ()
    """By place as in `dice`, the seats whose big die lies there, as a set of bits."""
    pieces: tuple[Piece, ...] = ()


PLACE_NUMBERS = (1, 2, 3, 4, 5, 6, *(SLOT + 1,) * 6)
"""By row of dice, the number of the place that it belongs to: 1–6, or 7 for the slot machine."""


def members(bits: int) -> tuple[int, ...]:
    """The numbers in a set of bits: seats, faces, colours."""
    return tuple([number for number in range(bits.bit_length()) if bits >> number & 1])


def rows_of(place: int, dice: tuple[Row, ...]) -> range:
    """The rows of dice that lie at a place, given by its index."""
    return range(place, place + 1) if place < SLOT else range(SLOT, len(dice))
