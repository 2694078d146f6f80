"""What solitaire and secret colours have in common: a table where dice of all colours are rolled together."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from flambeur.engine import Event, Game, InvalidPosition, Move, Seat, Step
from flambeur.engine.options import OptionValue
from flambeur.games.vegas.colours.state import ColoursState
from flambeur.games.vegas.colours.stocking import DrawColoursNote, StockColours
from flambeur.games.vegas.colours.turn import PlaceColours, RollColours, RollOut, Throws
from flambeur.games.vegas.colours.view import ColoursView, see
from flambeur.games.vegas.moves import PLACES, Place
from flambeur.games.vegas.rounds import Rounds
from flambeur.games.vegas.state import CASINOS, SLOT, Notes, Row


class ColoursTable(Game[ColoursState]):
    """The rules that both modes share; `full` is how many dice of each colour there are, big ones included."""

    name: ClassVar[str] = "vegas"
    rules_version: ClassVar[int] = 1
    state_type = ColoursState
    view_type = ColoursView
    turn_events = frozenset({"colours-rolled"})
    mode: ClassVar[Literal["solitaire", "secret"]]
    placing: ClassVar[PlaceColours] = PlaceColours()
    round_agenda: tuple[Step, ...]
    payout_agenda: tuple[Step, ...]
    fresh: Mapping[str, Any]
    """The fields of the state that every round begins with anew."""

    def __init__(
        self,
        players: int,
        options: Mapping[str, OptionValue],
        colours: tuple[str, ...],
        notes: Mapping[int, int],
        *,
        rounds: int,
        full: Row,
        big: bool = False,
        slot: bool = False,
    ) -> None:
        self.players = players
        self.options = options
        self.colours = colours
        self.rounds = rounds
        self.full = full
        self.big = big
        self.denominations = tuple(sorted(notes))
        self.full_pile = tuple(notes[note] for note in self.denominations)
        self.places = SLOT + 1 if slot else CASINOS
        rows = 2 * CASINOS if slot else CASINOS
        self.no_dice = ((0,) * len(colours),) * rows
        self.no_big = (0,) * rows
        self.no_notes: tuple[Notes, ...] = ((),) * self.places
        self.move_types: tuple[type[Move], ...] = (Place,)
        self.step_types: tuple[type[Step], ...] = (
            *(Rounds, StockColours, DrawColoursNote, RollOut),
            *(Throws, RollColours, type(self.placing)),
        )

    # -- what a mode provides

    @abstractmethod
    def enough(self, notes: Notes) -> bool:
        """Whether a place is stocked."""

    @abstractmethod
    def after_placing(self, state: ColoursState, place: int, events: list[Event]) -> ColoursState:
        """What happens at once where dice have been placed."""

    @abstractmethod
    def purses(self, state: ColoursState) -> tuple[Notes, ...]:
        """The notes each seat has for certain."""

    @abstractmethod
    def known_colours(self, state: ColoursState, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
        """The colours of every seat as far as `seat` knows them."""

    def further_places(self, state: ColoursState, faces: int) -> tuple[Move, ...]:
        """Where else than on their casinos the dice of the faces (a set of bits) may be put."""
        return ()

    def rivals_money(self, state: ColoursState) -> int:
        """What colours that nobody plays have."""
        return 0

    def over(self, state: ColoursState, events: list[Event]) -> ColoursState:
        """The end of the game, after the last round."""
        return replace(state, agenda=())

    # -- what they share

    def all_moves(self) -> tuple[Move, ...]:
        return PLACES

    def view(self, state: ColoursState, seat: Seat | None) -> ColoursView:
        return see(self, state, seat)

    def check(self, state: ColoursState) -> None:
        """Notes and dice must add up to what is on the table at the start."""
        held: dict[int, int] = dict(zip(self.denominations, state.pile, strict=True))
        lying = (note for notes in (*state.notes, *state.won, *state.purses) for note in notes)
        for note in (*state.under, *state.discarded, *lying):
            held[note] = held.get(note, 0) + 1
        if held != dict(zip(self.denominations, self.full_pile, strict=True)):
            raise InvalidPosition("the notes of this position are not those of the box.")
        if state.round:
            self._check_dice(state)

    def _check_dice(self, state: ColoursState) -> None:
        for colour, full in enumerate(self.full):
            lying = sum(row[colour] for row in state.dice) + sum(bits >> colour & 1 for bits in state.big)
            waiting = sum(row[colour] for row in (state.left, state.later, state.gone) if row)
            if lying + waiting != full:
                raise InvalidPosition(f"there are not {full} {self.colours[colour]} dice in this position.")
