"""A turn: roll up to five dice, place at least one, then stop or roll on (T9–T16)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Decision, Dice, Event, Factor, Move, Outcome
from flambeur.engine.chance import Counts
from flambeur.games.temptation.board import Row
from flambeur.games.temptation.events import Gained, NothingFits, Paid, Placed, Rolled, RoundEnded, Stopped
from flambeur.games.temptation.moves import ROLL_ON, STOP, Place, placements
from flambeur.games.temptation.state import NO_ROLL, TemptationState

if TYPE_CHECKING:
    from flambeur.games.temptation.table import Temptation

HAND = 5
"""T9"""
MOST_ROLLS = 5
"""T12"""


class Turns(Automatic, frozen=True):
    """Give the turn to the next seat that has dice (T9); there always is one until the board is full."""

    name: ClassVar[str] = "turns"

    def run(self, game: Temptation, state: TemptationState, events: list[Event]) -> TemptationState:
        seat, stocks = state.turn, list(state.stocks)
        for _ in stocks:
            seat = (seat + 1) % game.players
            if stocks[seat]:
                break
        hand = min(HAND, stocks[seat])
        stocks[seat] -= hand
        return replace(state, agenda=(*state.agenda, ROLL), turn=seat, stocks=tuple(stocks), hand=hand, rolls=0)


class RollDice(Chance, frozen=True):
    """Roll all unplaced dice of this turn (T9, T12)."""

    name: ClassVar[str] = "roll"

    def factors(self, game: Temptation, state: TemptationState) -> tuple[Factor, ...]:
        return _roll_factors(state.hand)

    def resolve(
        self, game: Temptation, state: TemptationState, outcome: Outcome, events: list[Event]
    ) -> TemptationState:
        roll = outcome[0]
        assert isinstance(roll, tuple)
        rolls = state.rolls + 1
        events.append(Rolled(state.turn, roll, rolls))
        state = replace(state, agenda=(*state.agenda[:-1], PLACE), roll=roll, rolls=rolls)
        if fits(game, state):
            return state
        events.append(NothingFits(state.turn))
        return end_turn(state)  # T11


class PlaceDie(Decision, frozen=True):
    """After a roll one die must be placed (T10)."""

    name: ClassVar[str] = "place"
    rule: ClassVar[str] = "T10"

    def moves(self, game: Temptation, state: TemptationState) -> tuple[Move, ...]:
        return fits(game, state)

    def play(self, game: Temptation, state: TemptationState, move: Move, events: list[Event]) -> TemptationState:
        assert isinstance(move, Place)
        return put_down(game, state, move, events)


class PressOn(Decision, frozen=True):
    """Then place more, roll on, or stop (T10, T12)."""

    name: ClassVar[str] = "press"
    rule: ClassVar[str] = "T12"

    def moves(self, game: Temptation, state: TemptationState) -> tuple[Move, ...]:
        return fits(game, state) + (_AT_WILL if state.rolls < MOST_ROLLS else _LAST_ROLL)

    def play(self, game: Temptation, state: TemptationState, move: Move, events: list[Event]) -> TemptationState:
        if isinstance(move, Place):
            return put_down(game, state, move, events)
        if move == ROLL_ON:
            return replace(state, agenda=(*state.agenda[:-1], ROLL), roll=NO_ROLL)
        events.append(Stopped(state.turn, state.hand))
        return end_turn(state)


def fits(game: Temptation, state: TemptationState) -> tuple[Move, ...]:
    """Every placement that the roll allows (T4–T8)."""
    return placements(_shown(state.roll), tuple(game.masks(state)))


def put_down(game: Temptation, state: TemptationState, move: Place, events: list[Event]) -> TemptationState:
    """Place one die, score the row if that was its last space, and see whether turn or round go on."""
    face, place, seat = move.face, move.row - 1, state.turn
    events.append(Placed(seat, move.row, face))
    rows, roll = list(state.rows), list(state.roll)
    rows[place] += (face,)
    roll[face - 1] -= 1
    row = game.boards[state.board].rows[place]
    full = len(rows[place]) == len(row.spaces)
    state = replace(
        state,
        agenda=(*state.agenda[:-1], PRESS),
        points=_score(state.points, seat, move.row, row, events) if full else state.points,
        rows=tuple(rows),
        hand=state.hand - 1,
        roll=tuple(roll),
    )
    if full and not any(game.masks(state)):
        return _end_round(game, state, events)  # T16
    if state.hand and (state.rolls < MOST_ROLLS or fits(game, state)):
        return state
    events.append(Stopped(seat, state.hand))
    return end_turn(state)


def end_turn(state: TemptationState) -> TemptationState:
    """Unplaced dice go back to the stock (T13); the next seat is up."""
    stocks = list(state.stocks)
    stocks[state.turn] += state.hand
    return replace(state, agenda=state.agenda[:-1], stocks=tuple(stocks), hand=0, rolls=0, roll=NO_ROLL)


def _end_round(game: Temptation, state: TemptationState, events: list[Event]) -> TemptationState:
    """The board is full: the round is over, and so is this turn (T16). The seat to the left begins the next (T17)."""
    events.append(RoundEnded(state.round, state.points))
    state = end_turn(state)
    return replace(state, agenda=state.agenda[:-1], starter=(state.turn + 1) % game.players)


def _score(points: tuple[int, ...], seat: int, number: int, row: Row, events: list[Event]) -> tuple[int, ...]:
    """T14"""
    have = points[seat]
    if row.white:
        events.append(Gained(seat, number, row.points))
        have += row.points
    else:
        paid = min(row.points, have)
        events.append(Paid(seat, number, paid, row.points))
        have -= paid
    return (*points[:seat], have, *points[seat + 1 :])


@cache
def _roll_factors(hand: int) -> tuple[Factor, ...]:
    return (Dice("dice", hand),)


@cache
def _shown(roll: Counts) -> int:
    """The faces of a roll as a set of bits."""
    return sum(1 << face for face, count in enumerate(roll) if count)


_AT_WILL: tuple[Move, ...] = (ROLL_ON, STOP)
_LAST_ROLL: tuple[Move, ...] = (STOP,)
TURNS = Turns()
ROLL = RollDice()
PLACE = PlaceDie()
PRESS = PressOn()
