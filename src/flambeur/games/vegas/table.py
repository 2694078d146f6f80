"""A Las Vegas table: the classic rules and whatever modules plug into them, composed once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeVar, cast

from msgspec.structs import replace

from flambeur.engine import Game, InvalidPosition, Move, Result, Seat, Step
from flambeur.engine.options import OptionValue
from flambeur.engine.outcome import best
from flambeur.games.vegas.dice import Hand
from flambeur.games.vegas.events import NEUTRAL_OWNER
from flambeur.games.vegas.moments import Effect, Moments
from flambeur.games.vegas.moves import PLACES, Place
from flambeur.games.vegas.payout import Settle
from flambeur.games.vegas.rounds import ChooseStarter, RoundOver, Rounds
from flambeur.games.vegas.state import CASINOS, Piece, VegasState
from flambeur.games.vegas.stocking import DrawNote, Stock
from flambeur.games.vegas.turn import ROLL, TURNS, PlaceDice, RollDice, Turns, place_face
from flambeur.games.vegas.view import VegasView, see

P = TypeVar("P", bound=Piece)


class Vegas(Game[VegasState]):
    """The rules of one table; attributes named after the moments hold what the modules added."""

    name: ClassVar[str] = "vegas"
    rules_version: ClassVar[int] = 1
    state_type = VegasState

    def __init__(
        self, players: int, options: Mapping[str, OptionValue], moments: Moments, starter: Seat | None = None
    ) -> None:
        self.players = players
        self.options = options
        self.starter = starter
        self.minimum = moments.minimum
        self.rounds = moments.rounds
        self.denominations = tuple(sorted(moments.notes))
        self.full_pile = tuple(moments.notes[note] for note in self.denominations)
        self.hand = cast(Hand, tuple(moments.hand))
        self.full_hands = (self.hand,) * players
        rows = CASINOS * (2 if moments.places > CASINOS else 1)
        self.no_dice = ((0,) * (players + 1),) * rows
        self.no_big = (0,) * rows
        self.no_notes: tuple[tuple[int, ...], ...] = ((),) * moments.places
        self.no_pieces = tuple(moments.pieces)
        self._piece_index = {type(piece): index for index, piece in enumerate(moments.pieces)}
        self.placings = tuple(moments.placings)
        self.after_placing = tuple(moments.after_placing)
        self.favoured = tuple(moments.favoured)
        self.paid = tuple(moments.paid)
        self.extra_money = tuple(moments.extra_money)
        self.effects: dict[type[Move], Effect] = {Place: place_face, **moments.effects}
        self._table_moves = (*PLACES, *moments.table_moves)
        self.move_types = tuple(self.effects)
        self.step_types = (
            *(ChooseStarter, Rounds, RoundOver, Stock, DrawNote, Turns, RollDice, PlaceDice, Settle),
            *moments.step_types,
        )
        self.piece_types = tuple(self._piece_index)
        self.round_agenda = _upside_down([Stock(), *moments.round_start, TURNS])
        self.turn_agenda: tuple[Step, ...] = _upside_down([ROLL, *moments.turn_ends])
        settling = [moments.settle.get(place, Settle(place)) for place in range(moments.places)]
        self.payout_agenda = _upside_down([*moments.before_payout, *settling, RoundOver()])

    def opening(self) -> VegasState:
        agenda: tuple[Step, ...] = (Rounds(),) if self.starter is not None else (Rounds(), ChooseStarter())
        return VegasState(
            agenda=agenda,
            round=0,
            starter=self.starter or 0,
            turn=0,
            hands=self.full_hands,
            dice=self.no_dice,
            big=self.no_big,
            notes=self.no_notes,
            pile=self.full_pile,
            won=((),) * self.players,
            pieces=self.no_pieces,
        )

    def owner(self, owner: int) -> int:
        """The owner as events and views name it: a seat, or -1 for the neutral colour."""
        return NEUTRAL_OWNER if owner == self.players else owner

    def owners(self, owners: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([self.owner(owner) for owner in owners])

    def piece(self, state: VegasState, kind: type[P]) -> P:
        """What a module remembers."""
        return cast(P, state.pieces[self._piece_index[kind]])

    def with_piece(self, state: VegasState, piece: Piece) -> VegasState:
        index = self._piece_index[type(piece)]
        return replace(state, pieces=(*state.pieces[:index], piece, *state.pieces[index + 1 :]))

    def money(self, state: VegasState, seat: Seat) -> int:
        """All that a seat has: notes, and what modules add at the end of the game."""
        return sum(state.won[seat]) + sum(extra(self, state, seat) for extra in self.extra_money)

    def result(self, state: VegasState) -> Result:
        scores = tuple(self.money(state, seat) for seat in range(self.players))
        return best(scores, tuple(len(notes) for notes in state.won))  # V13

    def view(self, state: VegasState, seat: Seat | None) -> VegasView:
        return see(self, state, seat)

    def all_moves(self) -> tuple[Move, ...]:
        return self._table_moves

    def check(self, state: VegasState) -> None:
        """Notes and dice must add up to what the box holds."""
        held: dict[int, int] = dict(zip(self.denominations, state.pile, strict=True))
        for note in (*state.under, *(note for notes in (*state.notes, *state.won) for note in notes)):
            held[note] = held.get(note, 0) + 1
        if held != dict(zip(self.denominations, self.full_pile, strict=True)):
            raise InvalidPosition("the notes of this position are not those of the box.")
        self._check_dice(state)

    def _check_dice(self, state: VegasState) -> None:
        for seat in range(self.players):
            if state.hands[seat][0] + sum(row[seat] for row in state.dice) != self.hand[0]:
                raise InvalidPosition(f"seat {seat} does not have {self.hand[0]} dice in hand and on the table.")


def _upside_down(steps: list[Step]) -> tuple[Step, ...]:
    """Steps in the order they happen, as an agenda: the last one is next."""
    return tuple(reversed(steps))
