"""A position of Temptation."""

from __future__ import annotations

from flambeur.engine import State
from flambeur.engine.chance import Counts
from flambeur.games.temptation.board import ROWS, Lying

NO_BOARD = -1
NO_ROLL: Counts = (0, 0, 0, 0, 0, 0)
EMPTY_ROWS: tuple[Lying, ...] = ((),) * ROWS


class TemptationState(State, frozen=True):
    """Seats and boards are numbered from 0. All of it is open to everybody."""

    round: int
    turn: int
    """The seat whose turn it is, or, between turns, was."""
    starter: int
    """Who begins this round; once the board is full, who begins the next."""
    points: tuple[int, ...]
    stocks: tuple[int, ...]
    """The dice in front of each seat that are not in use this turn."""
    unseen: tuple[int, ...]
    """The boards that have not come up yet: a set, not an order."""
    under: tuple[int, ...] = ()
    """The boards put under the pile, the first of them next once all have been seen (T17)."""
    board: int = NO_BOARD
    rows: tuple[Lying, ...] = EMPTY_ROWS
    """By row, the faces of the dice that lie in it."""
    hand: int = 0
    """The dice of this turn that are not placed."""
    rolls: int = 0
    """How often the hand has been rolled this turn."""
    roll: Counts = NO_ROLL
    """How many unplaced dice show 1, 2, … 6."""
