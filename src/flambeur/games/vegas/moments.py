"""The moments of a turn and a round that a module can plug into.

A module is a value with one method, `plug(moments)`: it adds dice to hands, notes to the pile, steps to the
round, moves with what they do, and functions that are called at the moments named below. The table is
composed once; shared code walks these lists and knows no module by name. Order is registry order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from flambeur.engine import Event, Move, Option, Step
from flambeur.games.vegas.dice import Hand
from flambeur.games.vegas.state import Piece, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

Offer = Callable[["Vegas", VegasState], tuple[Move, ...]]
"""Moves offered to the seat whose turn it is, in addition to the usual ones."""
Effect = Callable[["Vegas", VegasState, Any, list[Event]], VegasState]
"""What a move does; the step that offered it is still on top of the agenda."""
SeatHook = Callable[["Vegas", VegasState, int, list[Event]], VegasState]


class Placement(Struct, frozen=True):
    """Dice just put down: where, showing what (1–6), and how many of each kind."""

    place: int
    """A row of `VegasState.dice`."""
    face: int
    dice: Hand


PlacementHook = Callable[["Vegas", VegasState, Placement, list[Event]], VegasState]
PaidHook = Callable[["Vegas", VegasState, int, tuple[tuple[int, int], ...], list[Event]], VegasState]
"""Called with a place and the (seat, note) pairs it has just paid."""


class Module(Protocol):
    """Anything that plugs into the moments of a table."""

    def plug(self, moments: Moments) -> None: ...


class Moments:
    """What the modules of a table have added, collected while it is set up."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.hand: list[int] = [8, 0, 0, 0]
        self.notes: dict[int, int] = {}
        self.places = 6
        self.minimum = 50
        self.rounds = 4
        self.round_start: list[Step] = []
        """After the casinos are stocked."""
        self.before_roll: list[Offer] = []
        self.placings: list[Offer] = []
        """Further places for the dice of a face, and cards played after the roll."""
        self.after_placing: list[PlacementHook] = []
        self.turn_begins: list[SeatHook] = []
        """Called for every seat that play comes to, with or without dice."""
        self.turn_ends: list[Step] = []
        """Steps between a placement and the next seat's turn, in order."""
        self.before_payout: list[Step] = []
        self.favoured: list[Callable[[Vegas, VegasState, int], int]] = []
        """Asked for an owner that wins its tie at a place (-1: none)."""
        self.paid: list[PaidHook] = []
        self.settle: dict[int, Step] = {}
        """Steps that pay out a place in a way of their own."""
        self.before_settle: list[Callable[[int], Step]] = []
        self.extra_money: list[Callable[[Vegas, VegasState, int], int]] = []
        self.effects: dict[type[Move], Effect] = {}
        self.table_moves: list[Move] = []
        """Every move that modules can ever list, for the numbered table."""
        self.step_types: list[type[Step]] = []
        self.pieces: list[Piece] = []

    def remember(self, piece: Piece) -> None:
        """Give a module a piece of state, with its value at the start of the game."""
        self.pieces.append(piece)


__all__ = [
    "Effect",
    "Module",
    "Moments",
    "Offer",
    "Option",
    "PaidHook",
    "Placement",
    "PlacementHook",
    "SeatHook",
]
