"""What a seat may know of a Temptation position: everything, since nothing is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flambeur.engine import View
from flambeur.engine.chance import Counts
from flambeur.games.temptation.board import Board, Lying
from flambeur.games.temptation.state import NO_BOARD, TemptationState

if TYPE_CHECKING:
    from flambeur.games.temptation.table import Temptation


class TemptationView(View, frozen=True):
    """The table as it lies; boards are counted from 1, 0 while none is in play."""

    round: int
    goal: int
    starter: int
    turn: int
    asked: str
    """The name of the step that waits, so that a client knows what kind of choice it is."""
    board: int
    layout: Board | None
    rows: tuple[Lying, ...]
    """By row, the faces of the dice that lie in it."""
    points: tuple[int, ...]
    stocks: tuple[int, ...]
    """Dice in front of each seat, without those in use this turn."""
    hand: int
    rolls: int
    roll: Counts
    unseen: tuple[int, ...]
    """The boards that have not come up yet."""
    under: tuple[int, ...]
    """The boards under the pile, the next one first."""


def see(game: Temptation, state: TemptationState, seat: int | None) -> TemptationView:
    """The view of one seat, or of a spectator."""
    agenda, board = state.agenda, state.board
    return TemptationView(
        seat,
        agenda[-1].seats(game, state) if agenda else (),
        state.round,
        game.goal,
        state.starter,
        state.turn,
        agenda[-1].name if agenda else "",
        board + 1,
        None if board == NO_BOARD else game.boards[board],
        state.rows,
        state.points,
        state.stocks,
        state.hand,
        state.rolls,
        state.roll,
        tuple([unseen + 1 for unseen in state.unseen]),
        tuple([under + 1 for under in state.under]),
    )
