"""What solitaire and secret colours have in common: a table where dice of all colours are rolled together."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from msgspec.structs import asdict, replace

from flambeur.engine import Event, Game, InvalidPosition, Move, Seat, Step
from flambeur.engine.options import OptionValue
from flambeur.games.vegas.colours.state import DICE, ColoursState
from flambeur.games.vegas.colours.stock import DrawColoursNote, StockColours
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
    """The fields of the state that are reset when a round begins."""

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

    def _parts(self) -> object:
        """Return all that the table was set up with; not the numbers of moves, which are computed on demand."""
        return {name: part for name, part in vars(self).items() if name != "_numbers"}

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
        self.check_seat(seat)
        return see(self, state, seat)

    def check(self, state: ColoursState) -> None:
        """Seats, places and faces must be there, and notes and dice add up to what is on the table at the start."""
        self._check_frame(state)
        self._check_steps(state)
        held: dict[int, int] = dict(zip(self.denominations, state.pile, strict=True))
        lying = (note for notes in (*state.notes, *state.won, *state.purses) for note in notes)
        for note in (*state.under, *state.discarded, *lying):
            held[note] = held.get(note, 0) + 1
        if held != dict(zip(self.denominations, self.full_pile, strict=True)):
            raise InvalidPosition("the notes of this position are not those of the box.")
        if state.round:
            self._check_dice(state)

    def _check_frame(self, state: ColoursState) -> None:
        seats, colours = range(self.players), len(self.colours)
        if state.turn not in seats or state.starter not in seats or not 0 <= state.round <= self.rounds:
            raise InvalidPosition(f"this game has seats 0 to {self.players - 1} and {self.rounds} rounds.")
        if any(isinstance(step, Rounds) != (number == 0) for number, step in enumerate(state.agenda)):
            raise InvalidPosition("no round of this game has such an agenda.")
        rows = (state.left, state.pile, *state.dice, state.later, state.gone)
        if any(count < 0 for row in rows for count in row):
            raise InvalidPosition("there is less than nothing of some dice or notes.")
        if not len(state.dice) == len(state.big) == len(self.no_dice) or len(state.notes) != self.places:
            raise InvalidPosition(f"dice lie in {len(self.no_dice)} rows, notes at {self.places} places.")
        if any(len(row) != colours for row in (*state.dice, state.left)) or state.group not in (1, 2):
            raise InvalidPosition(f"there are dice of {colours} colours, in two groups.")
        if any(not 0 <= bits < 1 << colours for bits in state.big):
            raise InvalidPosition("a big die belongs to a colour of the table.")
        if any(notes != tuple(sorted(notes, reverse=True)) for notes in state.notes):
            raise InvalidPosition("notes lie dearest first.")
        self._check_roll(state)
        self._check_cards(state)

    def _check_roll(self, state: ColoursState) -> None:
        if not state.roll:
            return
        if len(state.roll) != len(self.colours) or not all(0 <= face <= CASINOS for face in state.roll):
            raise InvalidPosition("a roll shows one face for each colour.")
        placing = any(isinstance(step, PlaceColours) for step in state.agenda)
        if placing and any(face and not left for face, left in zip(state.roll, state.left, strict=True)):
            raise InvalidPosition("the roll shows a colour of which no die is left.")

    def _check_cards(self, state: ColoursState) -> None:
        dealt = [colour for cards in state.cards for colour in cards]
        if len(set(dealt)) != len(dealt) or not all(0 <= colour < len(self.colours) for colour in dealt):
            raise InvalidPosition("a colour is dealt to one seat at most.")

    def _check_steps(self, state: ColoursState) -> None:
        """What steps remember: places, colours, seats and dice of this table."""
        most = {"place": self.places, "first": len(self.colours), "count": DICE + 1, "seat": self.players}
        for step in state.agenda:
            for name, value in asdict(step).items():
                if isinstance(value, int) and not 0 <= value < most[name]:
                    raise InvalidPosition(f"'{name}' is a number below {most[name]} at this table, not {value}.")

    def _check_dice(self, state: ColoursState) -> None:
        for colour, full in enumerate(self.full):
            lying = sum(row[colour] for row in state.dice) + sum(bits >> colour & 1 for bits in state.big)
            waiting = sum(row[colour] for row in (state.left, state.later, state.gone) if row)
            if lying + waiting != full:
                raise InvalidPosition(f"there are not {full} {self.colours[colour]} dice in this position.")
