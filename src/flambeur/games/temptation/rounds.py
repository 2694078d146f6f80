"""The frame of a game: who starts, which board comes up, and when it ends (T1, T3, T17–T19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Event, Factor, Outcome, Pick
from flambeur.games.first_player import ChooseStarter
from flambeur.games.temptation.events import RoundBegan
from flambeur.games.temptation.state import EMPTY_ROWS, NO_BOARD, TemptationState
from flambeur.games.temptation.turn import TURNS

if TYPE_CHECKING:
    from flambeur.games.temptation.table import Temptation


class Rounds(Automatic, frozen=True):
    """End the game, or clear the table, deal all dice out afresh and begin the next round (T17)."""

    name: ClassVar[str] = "rounds"

    def run(self, game: Temptation, state: TemptationState, events: list[Event]) -> TemptationState:
        if state.round and max(state.points) >= game.goal:
            return replace(state, agenda=())  # T18
        if state.board != NO_BOARD:
            under = (*state.under, state.board)
            state = replace(state, under=under, board=NO_BOARD, rows=EMPTY_ROWS, stocks=game.full_stocks)
        if state.round == 0 and game.first_on_top:
            return begin(game, state, 0, events)  # T3
        if len(state.unseen) > 1:
            return replace(state, agenda=(*state.agenda, DRAW))
        return begin(game, state, (*state.unseen, *state.under)[0], events)


class DrawBoard(Chance, frozen=True):
    """The top board of the pile, while some are unseen; chance counts boards from 1."""

    name: ClassVar[str] = "draw"

    def factors(self, game: Temptation, state: TemptationState) -> tuple[Factor, ...]:
        unseen = state.unseen
        return (Pick("board", tuple([board + 1 for board in unseen]), (1,) * len(unseen)),)

    def resolve(
        self, game: Temptation, state: TemptationState, outcome: Outcome, events: list[Event]
    ) -> TemptationState:
        number = outcome[0]
        assert isinstance(number, int)
        return begin(game, replace(state, agenda=state.agenda[:-1]), number - 1, events)


def begin(game: Temptation, state: TemptationState, board: int, events: list[Event]) -> TemptationState:
    """Begin a round on this board; all dice have been dealt."""
    number = state.round + 1
    events.append(RoundBegan(number, state.starter, board + 1, game.dice))
    return replace(
        state,
        agenda=(*state.agenda, TURNS),
        round=number,
        turn=(state.starter - 1) % game.players,  # the starter is next
        unseen=tuple([unseen for unseen in state.unseen if unseen != board]),
        under=tuple([under for under in state.under if under != board]),
        board=board,
    )


STARTER = ChooseStarter()
ROUNDS = Rounds()
DRAW = DrawBoard()
