"""The moments of a turn and a round that a module can plug into.

A module is a value with one method, `plug(moments)`: it adds dice to hands, notes to the pile, steps to the
round, moves with what they do, and functions that are called at the moments named below. The table is
composed once; shared code walks these lists and knows no module by name. Order is registry order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from flambeur.engine import Event, Move, Source, Step
from flambeur.engine.options import OptionValue
from flambeur.games.vegas.dice import Hand
from flambeur.games.vegas.state import Notes, Piece, Row, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.cards.deck import ActionCard, Mark
    from flambeur.games.vegas.ranking import Standing
    from flambeur.games.vegas.table import Vegas

Offer = Callable[["Vegas", VegasState], tuple[Move, ...]]
"""Moves offered to the seat whose turn it is, in addition to the usual ones."""
Effect = Callable[["Vegas", VegasState, Any, list[Event]], VegasState]
"""What a move does; the step that offered it is still on top of the agenda."""


class Placement(Struct, frozen=True):
    """Dice just put down: where, showing what (1–6), and how many of each kind."""

    place: int
    """A row of `VegasState.dice`."""
    face: int
    dice: Hand
    rolled: int
    """The face they showed in the roll; 0 for dice added to a placement."""


PlacementHook = Callable[["Vegas", VegasState, Placement, list[Event]], VegasState]
PaidHook = Callable[["Vegas", VegasState, int, tuple[tuple[int, int], ...], list[Event]], VegasState]
"""Called with a place and the (seat, note) pairs it has just paid."""
StandingRule = Callable[[tuple[Row, ...], tuple[int, ...], int], "Standing"]
"""How owners stand by the rows of dice at a place, its big dice, and who is favoured in a tie (-1: nobody)."""
Look = Callable[["Vegas", VegasState, "int | None"], Struct]
"""What a module shows to a seat (None: a spectator): its own part of the view."""
MarkHook = Callable[["Vegas", VegasState], "Mark | None"]
"""What an open card holds over seats or a place, while it does."""


class Secret(Struct, frozen=True):
    """Something that not every seat may look at: how it is hidden, and what it may be."""

    veil: Callable[[Vegas, VegasState, int | None], VegasState]
    """The state with what a seat cannot know left blank; what is known all the same stays."""
    imagine: Callable[[Vegas, VegasState, int | None, Source], VegasState]
    """The blanks filled in, every way with its right probability."""


class Module(Protocol):
    """Anything that plugs into the moments of a table."""

    def plug(self, moments: Moments) -> None: ...


class Moments:
    """What the modules of a table have added, collected while it is set up."""

    def __init__(self, players: int, options: Mapping[str, OptionValue]) -> None:
        self.players = players
        self.options = options
        # what is on the table
        self.hand: list[int] = [8, 0, 0, 0]
        self.notes: dict[int, int] = {}
        self.places = 6
        self.minimum = 50
        self.rounds = 4
        self.allies: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in range(players))
        """For each seat, the seats whose money counts together with its own."""
        # a round and its turns
        self.round_start: list[Step] = []
        """After the casinos are stocked."""
        self.turn_begins: list[Step] = []
        """For every seat that play comes to, with or without dice."""
        self.before_roll: list[Step] = []
        self.placings: list[Offer] = []
        """Further places for the dice of a face, and cards played after the roll."""
        self.turned: list[Callable[[Vegas, VegasState], tuple[tuple[int, int], ...]]] = []
        """Places besides the casinos where dice can be put turned to a face, as (row of dice, face)."""
        self.after_placing: list[PlacementHook] = []
        """What a placement leads to; steps that the first of them puts on the agenda come first."""
        self.turn_ends: list[Step] = []
        """Between a turn, with or without dice, and the next seat's turn."""
        # the end of a round (C8)
        self.round_ends: list[Step] = []
        """All dice are placed: what the turns have left open."""
        self.before_paying: list[Callable[[int], Step]] = []
        """For every place, before the round's payout; for one place, before it pays early."""
        self.last_call: list[Step] = []
        # payout of one place
        self.before_settle: list[Callable[[int], Step]] = []
        self.favoured: list[Callable[[Vegas, VegasState, int], int]] = []
        """Asked for an owner that wins its tie at a place (-1: none)."""
        self.standing: dict[int, StandingRule] = {}
        """How owners stand at a place that is not a casino."""
        self.settle: dict[int, Callable[[int], Step]] = {}
        """Steps that pay out a place in a way of their own, finally (1) or early (0)."""
        self.paid: list[PaidHook] = []
        # money
        self.secret_notes: list[Callable[[Vegas, VegasState, int], Notes]] = []
        """Notes of a seat that nobody else has seen."""
        self.extra_money: list[Callable[[Vegas, VegasState, int], int]] = []
        """Money of a seat at the end of the game that is not a note."""
        # where else dice and notes can be, so that nothing gets lost
        self.dice_away: list[Callable[[Vegas, VegasState, int, int], int]] = []
        """Dice of an owner and a kind that lie neither in a hand nor at a place."""
        self.notes_away: list[Callable[[Vegas, VegasState], Notes]] = []
        self.secrets: list[Secret] = []
        # what is shown
        self.looks: dict[str, Look] = {}
        """Parts of the view, by the field of `VegasView` in which they stand."""
        self.marks: list[MarkHook] = []
        # what moves and positions are made of
        self.cards: dict[str, ActionCard] = {}
        """Action cards by name."""
        self.rules: dict[str, str] = {}
        """Rules to read about a step, by its name, where boxes differ."""
        self.effects: dict[type[Move], Effect] = {}
        self.moves: list[Move] = []
        """Every move that modules can ever list, for the numbered table."""
        self.step_types: list[type[Step]] = []
        self.pieces: list[Piece] = []

    def remember(self, piece: Piece) -> None:
        """Give a module a piece of state, with its value at the start of the game."""
        self.pieces.append(piece)


__all__ = [
    "Effect",
    "Look",
    "MarkHook",
    "Module",
    "Moments",
    "Offer",
    "PaidHook",
    "Placement",
    "PlacementHook",
    "Secret",
    "StandingRule",
]
