"""A Las Vegas table: the classic rules and whatever modules plug into them, composed once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import Event, Game, InvalidPosition, Move, Result, Seat, Source, Step
from flambeur.engine.options import OptionValue
from flambeur.engine.outcome import best
from flambeur.games.first_player import ChooseStarter
from flambeur.games.vegas.dice import BIG, KICKER, NEUTRAL, NO_ROLL, OWN, Hand
from flambeur.games.vegas.events import NEUTRAL_OWNER
from flambeur.games.vegas.moments import Effect, Moments, Placement
from flambeur.games.vegas.moves import PLACES, Place
from flambeur.games.vegas.payout import Settle, settling
from flambeur.games.vegas.position_checks import check_sound
from flambeur.games.vegas.rounds import RoundOver, Rounds
from flambeur.games.vegas.state import CASINOS, Notes, Piece, VegasState
from flambeur.games.vegas.stock import DrawNote, Stock
from flambeur.games.vegas.turn import PLACE, ROLL, TURNS, PlaceDice, RollDice, Turns
from flambeur.games.vegas.view import VegasView, see

P = TypeVar("P", bound=Piece)


class Vegas(Game[VegasState]):
    """The rules of one table; attributes named after the moments hold what the modules added."""

    name: ClassVar[str] = "vegas"
    rules_version: ClassVar[int] = 1
    state_type = VegasState
    view_type = VegasView

    def __init__(
        self, players: int, options: Mapping[str, OptionValue], moments: Moments, starter: Seat | None = None
    ) -> None:
        self.players = players
        self.options = options
        self.starter = starter
        self._lay_out(moments)
        self._listen(moments)
        self._speak(moments)
        self._schedule(moments)

    def _parts(self) -> object:
        """Return all that the modules have added; not the numbers of moves, which are computed on demand."""
        return {name: part for name, part in vars(self).items() if name != "_numbers"}

    def _lay_out(self, moments: Moments) -> None:
        """What lies on the table."""
        self.minimum = moments.minimum
        self.rounds = moments.rounds
        self.allies = moments.allies
        self.teams = tuple(dict.fromkeys(moments.allies)) if len(moments.allies[0]) > 1 else ()
        self.places = moments.places
        self.denominations = tuple(sorted(moments.notes))
        self.full_pile = tuple(moments.notes[note] for note in self.denominations)
        self.hand = cast(Hand, tuple(moments.hand))
        self.full_hands = (self.hand,) * self.players
        seats = tuple(range(self.players))
        self.after = tuple(seats[seat + 1 :] + seats[: seat + 1] for seat in seats)
        """By seat, all seats in the order of their turns after it, itself last."""
        self.left_of = tuple(order[0] for order in self.after)
        """By seat, the one whose turn is next."""
        self.named = (*seats, NEUTRAL_OWNER)
        """By owner, its name in events and views: a seat, or -1 for the neutral colour."""
        rows = CASINOS * (2 if moments.places > CASINOS else 1)
        self.no_dice = ((0,) * (self.players + 1),) * rows
        self.no_big = (0,) * rows
        self.no_notes: tuple[Notes, ...] = ((),) * moments.places
        self.fresh = {
            "hands": self.full_hands,
            "dice": self.no_dice,
            "big": self.no_big,
            "notes": self.no_notes,
            "roll": NO_ROLL,
        }
        self.no_pieces = tuple(moments.pieces)
        self._piece_index = {type(piece): index for index, piece in enumerate(moments.pieces)}

    def _listen(self, moments: Moments) -> None:
        """Functions of the modules, called at their moments."""
        self.placings = tuple(moments.placings)
        self.turned = tuple(moments.turned)
        self.after_placing = tuple(reversed(moments.after_placing))  # whose steps go on top last come first
        self.before_paying = tuple(moments.before_paying)
        self.before_settle = tuple(moments.before_settle)
        self.favoured = tuple(moments.favoured)
        self.standing = moments.standing
        self.settle = moments.settle
        self.paid = tuple(moments.paid)
        self.secret_notes = tuple(moments.secret_notes)
        self.extra_money = tuple(moments.extra_money)
        self.dice_away = tuple(moments.dice_away)
        self.notes_away = tuple(moments.notes_away)
        self.looks = tuple(moments.looks.items())
        self.marks = tuple(moments.marks)
        self.secrets = tuple(moments.secrets)
        self.open_book = not self.secrets
        self.cards = moments.cards
        self._rules = moments.rules

    def _speak(self, moments: Moments) -> None:
        """What moves and positions are made of."""
        self.effects: dict[type[Move], Effect] = {Place: PLACE.play, **moments.effects}
        self._all_moves = tuple(dict.fromkeys((*PLACES, *moments.moves)))
        self.move_types = tuple(dict.fromkeys(type(move) for move in self._all_moves))
        self.step_types: tuple[type[Step], ...] = (
            *(ChooseStarter, Rounds, RoundOver, Stock, DrawNote, Turns, RollDice, PlaceDice, Settle),
            *moments.step_types,
        )
        self.showing = frozenset(kind for kind in self.step_types if hasattr(kind, "about"))
        """Steps that show what they are about."""
        self.piece_types: tuple[type[Struct], ...] = (*self._piece_index, Placement)

    def _schedule(self, moments: Moments) -> None:
        """Agendas of a round, of a turn with and without dice, and of the payout."""
        self.round_agenda = upside_down([Stock(), *moments.round_start, TURNS])
        self.turn_agenda = upside_down([*moments.turn_begins, *moments.before_roll, ROLL, *moments.turn_ends])
        self.skip_agenda = upside_down([*moments.turn_begins, *moments.turn_ends])
        self.made_ready = [before(place) for place in range(moments.places) for before in self.before_paying]
        paying = [step for place in range(moments.places) for step in settling(self, place)]
        self.payout_agenda = upside_down(
            [*moments.round_ends, *self.made_ready, *moments.last_call, *paying, RoundOver()]  # C8
        )

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

    def over(self, state: VegasState, events: list[Event]) -> VegasState:
        """The end of the game (V12)."""
        return replace(state, agenda=())

    def owners(self, owners: tuple[int, ...]) -> tuple[int, ...]:
        """Owners as events and views name them."""
        named = self.named
        return tuple([named[owner] for owner in owners])

    def piece(self, state: VegasState, kind: type[P]) -> P:
        """What a module remembers."""
        return cast(P, state.pieces[self._piece_index[kind]])

    def with_piece(self, state: VegasState, piece: Piece) -> VegasState:
        index = self._piece_index[type(piece)]
        return replace(state, pieces=(*state.pieces[:index], piece, *state.pieces[index + 1 :]))

    def purse(self, state: VegasState, seat: Seat) -> Notes:
        """All notes of a seat, those nobody else has seen included."""
        notes = state.won[seat]
        for more in self.secret_notes:
            notes += more(self, state, seat)
        return notes

    def money(self, state: VegasState, seat: Seat) -> int:
        """All that a seat has: notes, and what modules add at the end of the game."""
        return sum(self.purse(state, seat)) + sum(extra(self, state, seat) for extra in self.extra_money)

    def result_so_far(self, state: VegasState) -> Result:
        """Allies add up their money and their notes; every one of them has the sum (V13, M9)."""
        money = [self.money(state, seat) for seat in range(self.players)]
        notes = [len(self.purse(state, seat)) for seat in range(self.players)]
        scores = tuple(sum(money[ally] for ally in allies) for allies in self.allies)
        return best(scores, tuple(sum(notes[ally] for ally in allies) for allies in self.allies))

    def rule(self, state: VegasState) -> str:
        return self._rules.get(state.agenda[-1].name, state.agenda[-1].rule) if state.agenda else ""

    def view(self, state: VegasState, seat: Seat | None) -> VegasView:
        self.check_seat(seat)
        return see(self, state, seat)

    def veil(self, state: VegasState, seat: Seat | None) -> VegasState:
        """At the end of the game everything lies open."""
        if state.agenda:
            for secret in self.secrets:
                state = secret.veil(self, state, seat)
        return state

    def imagine(self, position: VegasState, seat: Seat | None, source: Source) -> VegasState:
        if position.agenda:
            for secret in self.secrets:
                position = secret.imagine(self, position, seat, source)
        return position

    def all_moves(self) -> tuple[Move, ...]:
        return self._all_moves

    def check(self, state: VegasState) -> None:
        """Seats and places must be there, and notes and dice add up to what the box holds."""
        check_sound(self, state)
        held = Counter(dict(zip(self.denominations, state.pile, strict=True)))
        held.update(state.under)
        for notes in state.notes:
            held.update(notes)
        for seat in range(self.players):
            held.update(self.purse(state, seat))
        for away in self.notes_away:
            held.update(away(self, state))
        if held != Counter(dict(zip(self.denominations, self.full_pile, strict=True))):
            raise InvalidPosition("the notes of this position are not those of the box.")
        for seat in range(self.players):
            self._check_dice(state, seat)
        neutral = sum(hand[NEUTRAL] for hand in state.hands) + sum(row[-1] for row in state.dice)
        neutral += sum(away(self, state, self.players, NEUTRAL) for away in self.dice_away)
        if neutral != self.hand[NEUTRAL] * self.players:
            raise InvalidPosition("the neutral dice of this position are not those of the box.")

    def _check_dice(self, state: VegasState, seat: Seat) -> None:
        placed = {
            OWN: sum(row[seat] for row in state.dice),
            BIG: sum(seats >> seat & 1 for seats in state.big),
            KICKER: 0,
        }
        for kind, count in placed.items():
            away = sum(found(self, state, seat, kind) for found in self.dice_away)
            if state.hands[seat][kind] + count + away != self.hand[kind] or state.hands[seat][kind] < 0:
                raise InvalidPosition(f"seat {seat} does not have its {self.hand[kind]} dice in hand and on the table.")


def upside_down(steps: list[Step]) -> tuple[Step, ...]:
    """Steps in the order they happen, as an agenda: the last one is next."""
    return tuple(reversed(steps))
