"""A turn: roll all your dice, choose a face, place all dice of it (V5–V7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Decision, Event, Factor, Move, Outcome, Seat, Step
from flambeur.engine.chance import Counts
from flambeur.engine.lookup import Known
from flambeur.games.vegas.dice import (
    EMPTY,
    NO_ROLL,
    NONE_SHOWN,
    OWN,
    ROLL_FACTORS,
    Hand,
    Roll,
    faces_shown,
    rolled,
)
from flambeur.games.vegas.events import Placed, Rolled
from flambeur.games.vegas.moments import Placement
from flambeur.games.vegas.moves import PLACES_BY_MASK, Place
from flambeur.games.vegas.state import PLACE_NUMBERS, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

Agenda = tuple[Step, ...]


class Turns(Automatic, frozen=True):
    """Give the turn to the next seat that has dice, or end the round when all are placed (V7)."""

    name: ClassVar[str] = "turns"

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        agenda, seat = _next_turn(game, state.agenda, state.turn, state.hands)
        return replace(state, agenda=agenda, turn=seat, roll=NO_ROLL)


def _next_turn(game: Vegas, agenda: Agenda, turn: Seat, hands: Sequence[Hand]) -> tuple[Agenda, Seat]:
    """What comes after a turn, and whose turn it is then; `Turns` is the last step of the agenda."""
    for seat in game.after[turn]:
        if hands[seat] != EMPTY:
            return agenda + game.turn_agenda, seat
        if game.skip_agenda and any(hand != EMPTY for hand in hands):
            return agenda + game.skip_agenda, seat
    return agenda[:-1] + game.payout_agenda, turn


class RollDice(Chance, frozen=True):
    """Roll every die of the hand (V5, V22)."""

    name: ClassVar[str] = "roll"

    def factors(self, game: Vegas, state: VegasState) -> tuple[Factor, ...]:
        return ROLL_FACTORS[state.hands[state.turn]]

    def resolve(self, game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> VegasState:
        seat = state.turn
        hand = state.hands[seat]
        if len(outcome) == 1 and hand[OWN]:  # own dice alone, as in nearly every roll
            roll: Roll = (outcome[0], NONE_SHOWN, NONE_SHOWN, NONE_SHOWN)  # type: ignore[assignment]  # as in `rolled`
        else:
            roll = rolled(hand, outcome)
        events.append(Rolled(seat, roll))
        return replace(state, agenda=state.agenda[:-1] + PLACING, roll=roll)


class PlaceDice(Decision, frozen=True):
    """Choose the face whose dice are placed (V5)."""

    name: ClassVar[str] = "place"
    rule: ClassVar[str] = "V5"

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        own, neutral, big, kicker = state.roll
        if neutral is NONE_SHOWN and big is NONE_SHOWN and kicker is NONE_SHOWN:
            moves = _PLACES[own]
        else:
            moves = PLACES_BY_MASK[faces_shown(state.roll)]
        if game.placings:
            for offer in game.placings:
                moves += offer(game, state)
        return moves

    def play(self, game: Vegas, state: VegasState, move: Move, events: list[Event]) -> VegasState:
        """All dice of the face go to its casino; other moves that are offered here have effects of their own."""
        if type(move) is not Place:
            after: VegasState = game.effects[type(move)](game, state, move, events)
            return after
        number = move.face
        face = number - 1
        own, neutral, big, kicker = state.roll
        dice = (own[face], neutral[face], big[face], kicker[face])
        return put_down(game, state, face, number, dice, number, events)


def put_down(
    game: Vegas, state: VegasState, place: int, face: int, dice: Hand, rolled_as: int, events: list[Event]
) -> VegasState:
    """Take the top step off, lay dice of the active seat at a place, and let the modules act on it.

    `place` is a row of dice; `rolled_as` the face these dice showed in the roll, 0 for dice added to others.
    """
    seat = state.turn
    events.append(Placed(seat, PLACE_NUMBERS[place], face, dice))
    own, neutral, large, kickers = dice
    hands, rows, big = [*state.hands], [*state.dice], state.big
    had_own, had_neutral, had_large, had_kickers = hands[seat]
    hands[seat] = (had_own - own, had_neutral - neutral, had_large - large, had_kickers - kickers)
    row = [*rows[place]]
    row[seat] += own
    if neutral:
        row[-1] += neutral  # V22
    if large:
        big = (*big[:place], big[place] | 1 << seat, *big[place + 1 :])
    rows[place] = tuple(row)
    agenda = state.agenda[:-1]
    if game.after_placing or agenda[-1] is not TURNS:
        state = replace(state, agenda=agenda, hands=tuple(hands), dice=tuple(rows), big=big)
        for hook in game.after_placing:
            state = hook(game, state, Placement(place, face, dice, rolled_as), events)
        return state
    # Straight on to the next turn, in one state instead of two; mostly it is that of the next seat.
    turn = game.left_of[seat]
    if hands[turn] != EMPTY:
        agenda += game.turn_agenda
    else:
        agenda, turn = _next_turn(game, agenda, seat, hands)
    return replace(state, agenda=agenda, turn=turn, hands=tuple(hands), dice=tuple(rows), big=big, roll=NO_ROLL)


def _places(own: Counts) -> tuple[Move, ...]:
    return PLACES_BY_MASK[faces_shown((own, NONE_SHOWN, NONE_SHOWN, NONE_SHOWN))]


_PLACES = Known(_places)
"""The placements of a roll of own dice alone, which is nearly every roll."""
TURNS = Turns()
ROLL = RollDice()
PLACE = PlaceDice()
PLACING: Agenda = (PLACE,)
