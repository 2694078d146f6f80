"""A Temptation table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from flambeur.engine import Game, InvalidPosition, Move, Result, Seat
from flambeur.engine.options import OptionValue
from flambeur.engine.outcome import best
from flambeur.games.first_player import ChooseStarter
from flambeur.games.temptation.board import ROWS, Board, Lying, fit_table
from flambeur.games.temptation.moves import ALL_MOVES, Place, RollOn, Stop
from flambeur.games.temptation.rounds import DRAW, ROUNDS, STARTER, DrawBoard, Rounds
from flambeur.games.temptation.state import NO_BOARD, TemptationState
from flambeur.games.temptation.turn import (
    HAND,
    MOST_ROLLS,
    PLACE,
    PRESS,
    ROLL,
    TURNS,
    PlaceDie,
    PressOn,
    RollDice,
    Turns,
)
from flambeur.games.temptation.view import TemptationView, see

_BARE: dict[Lying, int] = {(): 0}
"""What fits while no board is in play: no dice lie anywhere."""
DICE = 30
STARTING_POINTS = 80
"""T2"""
GOALS = {2: 500, 3: 500, 4: 500, 5: 400, 6: 400}
"""T18"""
_AGENDAS = (
    (),
    (ROUNDS,),
    (ROUNDS, STARTER),
    (ROUNDS, DRAW),
    (ROUNDS, TURNS),
    *((ROUNDS, TURNS, step) for step in (ROLL, PLACE, PRESS)),
)


class Temptation(Game[TemptationState]):
    """The rules of one table and its pile of boards."""

    name: ClassVar[str] = "temptation"
    rules_version: ClassVar[int] = 1
    state_type = TemptationState
    view_type = TemptationView
    turn_events = frozenset({"stopped", "nothing-fits"})
    step_types = (ChooseStarter, Rounds, DrawBoard, Turns, RollDice, PlaceDie, PressOn)
    move_types = (Place, RollOn, Stop)

    def __init__(
        self,
        players: int,
        options: Mapping[str, OptionValue],
        boards: tuple[Board, ...],
        goal: int,
        *,
        first_on_top: bool = False,
        starter: Seat | None = None,
    ) -> None:
        self.players = players
        self.options = options
        self.boards = boards
        self.goal = goal or GOALS[players]
        self.first_on_top = first_on_top
        self.starter = starter
        self.dice = DICE // players  # T1
        self.full_stocks = (self.dice,) * players
        self.fits = tuple(tuple(fit_table(row.spaces) for row in board.rows) for board in boards)

    def _parts(self) -> object:
        """The boards, and how it begins and ends."""
        return self.boards, self.goal, self.first_on_top, self.starter

    def opening(self) -> TemptationState:
        return TemptationState(
            agenda=(ROUNDS,) if self.starter is not None else (ROUNDS, STARTER),
            round=0,
            turn=0,
            starter=self.starter or 0,
            points=(STARTING_POINTS,) * self.players,
            stocks=self.full_stocks,
            unseen=tuple(range(len(self.boards))),
        )

    def result_so_far(self, state: TemptationState) -> Result:
        return best(state.points)  # T18

    def view(self, state: TemptationState, seat: Seat | None) -> TemptationView:
        self.check_seat(seat)
        return see(self, state, seat)

    def all_moves(self) -> tuple[Move, ...]:
        return ALL_MOVES

    def check(self, state: TemptationState) -> None:
        """Dice must add up to those dealt, boards to the pile, and nobody has less than 0 points (T14)."""
        self._check_seats(state)
        self._check_board(state)
        lying = sum(len(row) for row in state.rows)
        if min(state.stocks) < 0 or sum(state.stocks) + state.hand + lying != self.dice * self.players:
            raise InvalidPosition(f"the dice of this position are not {self.players} times {self.dice}.")
        if not 0 <= state.hand <= HAND or not 0 <= state.rolls <= MOST_ROLLS:
            raise InvalidPosition(f"a turn has at most {HAND} dice and {MOST_ROLLS} rolls.")
        shown = sum(state.roll)
        if len(state.roll) != 6 or min(state.roll) < 0 or shown not in (0, state.hand):
            raise InvalidPosition("the roll of this position does not show the dice of the turn.")
        self._check_step(state, shown)

    def _check_seats(self, state: TemptationState) -> None:
        if len(state.points) != self.players or len(state.stocks) != self.players:
            raise InvalidPosition(f"points and stocks are those of {self.players} seats.")
        if min(state.points) < 0 or any(points % 10 for points in state.points):
            raise InvalidPosition("points come in tens and are never below 0.")
        if not (0 <= state.turn < self.players and 0 <= state.starter < self.players):
            raise InvalidPosition(f"seats are numbered from 0 to {self.players - 1}.")

    def _check_board(self, state: TemptationState) -> None:
        in_play = () if state.board == NO_BOARD else (state.board,)
        if sorted((*state.unseen, *state.under, *in_play)) != list(range(len(self.boards))):
            raise InvalidPosition(f"the boards of this position are not the {len(self.boards)} of the pile.")
        fits = self.fits[state.board] if in_play else (_BARE,) * ROWS
        if len(state.rows) != len(fits) or any(lying not in fit for fit, lying in zip(fits, state.rows, strict=True)):
            raise InvalidPosition("the dice in the rows of this position do not fit their spaces.")

    def _check_step(self, state: TemptationState, shown: int) -> None:
        if state.agenda not in _AGENDAS:
            raise InvalidPosition("no round of this game has such an agenda.")
        step = state.agenda[-1] if state.agenda else None
        in_play = state.board != NO_BOARD
        if isinstance(step, ChooseStarter) and (in_play or state.round):
            raise InvalidPosition("the starter is drawn before the first round.")
        if isinstance(step, DrawBoard) and (in_play or len(state.unseen) < 2):
            raise InvalidPosition("a board is drawn while none is in play and several are unseen.")
        if isinstance(step, Turns | RollDice | PlaceDie | PressOn) != (in_play and any(self.masks(state))):
            raise InvalidPosition("turns are taken while the board in play has a free space, and only then.")
        if isinstance(step, RollDice | PlaceDie | PressOn) != (state.hand > 0):
            raise InvalidPosition("dice are in a hand during a turn, and only then.")
        if isinstance(step, PlaceDie | PressOn) != (shown > 0):
            raise InvalidPosition("dice show a roll when they are to be placed, and only then.")
        if isinstance(step, PlaceDie) and not step.moves(self, state):
            raise InvalidPosition("a die is to be placed, but none fits.")

    def masks(self, state: TemptationState) -> list[int]:
        """By row, the faces that fit next, as sets of bits."""
        return [fit[lying] for fit, lying in zip(self.fits[state.board], state.rows, strict=True)]
