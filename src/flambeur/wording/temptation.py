"""Temptation in words."""

from __future__ import annotations

from flambeur.engine import Event, Move, View
from flambeur.engine.chance import Counts, write_faces
from flambeur.games.first_player import StarterChosen
from flambeur.games.temptation.board import Board, fit_table
from flambeur.games.temptation.events import (
    Gained,
    NothingFits,
    Paid,
    Placed,
    Rolled,
    RoundBegan,
    RoundEnded,
    Stopped,
)
from flambeur.games.temptation.moves import Place, RollOn
from flambeur.games.temptation.table import Temptation
from flambeur.games.temptation.turn import MOST_ROLLS
from flambeur.games.temptation.view import TemptationView
from flambeur.wording.say import Say
from flambeur.wording.words import Words


def board_name(say: Say, board: Board) -> str:
    """Return the name of a board: translated for those of the house, else as given."""
    return say(f"temptation-board-{board.key}") if board.key else board.name


def event(say: Say, game: Temptation, event: Event) -> str:
    match event:
        case StarterChosen(seat=seat):
            return say("temptation-event-starter", name=say.name(seat))
        case RoundBegan(round=number, starter=starter, board=board, dice=dice):
            return say(
                "temptation-event-round",
                round=number,
                name=say.name(starter),
                board=board_name(say, game.boards[board - 1]),
                dice=dice,
            )
        case Rolled(seat=seat, roll=roll, number=number):
            return say("temptation-event-rolled", name=say.name(seat), dice=faces(roll), number=number, most=MOST_ROLLS)
        case NothingFits(seat=seat):
            return say("temptation-event-nothing-fits", name=say.name(seat))
        case Placed(seat=seat, row=row, face=face):
            return say("temptation-event-placed", name=say.name(seat), row=row, face=face)
        case Gained(seat=seat, row=row, points=points):
            return say("temptation-event-gained", name=say.name(seat), row=row, points=points)
        case Paid(seat=seat, row=row, points=points, due=due):
            if points < due:
                return say("temptation-event-paid-all", name=say.name(seat), row=row, points=points, due=due)
            return say("temptation-event-paid", name=say.name(seat), row=row, points=points)
        case Stopped(seat=seat, dice=dice):
            return say("temptation-event-stopped", name=say.name(seat), dice=dice)
        case RoundEnded(points=points):
            standing = [
                say("temptation-standing", name=say.name(seat), points=have) for seat, have in enumerate(points)
            ]
            return say("temptation-event-round-over", points=say.both(standing))
    return ""


def question(say: Say, game: Temptation, view: View) -> str:
    assert isinstance(view, TemptationView)
    return say(f"temptation-ask-{view.asked}") if view.asked in ("place", "press") else ""


def move(say: Say, game: Temptation, view: View, move: Move) -> str:
    assert isinstance(view, TemptationView)
    if isinstance(move, Place):
        return say("temptation-move-place", face=move.face, row=move.row)
    return say("temptation-move-roll", dice=view.hand) if isinstance(move, RollOn) else say("temptation-move-stop")


def preview(say: Say, game: Temptation, view: View, move: Move) -> str:
    assert isinstance(view, TemptationView)
    if view.layout is None:
        return ""
    if isinstance(move, Place):
        row = view.layout.rows[move.row - 1]
        left = len(row.spaces) - len(view.rows[move.row - 1]) - 1
        if left:
            return say("temptation-preview-place", left=left)
        if row.white:
            return say("temptation-preview-gain", points=row.points)
        return say("temptation-preview-pay", points=min(row.points, view.points[view.turn]))
    if isinstance(move, RollOn):
        return say("temptation-preview-roll", percent=round(100 * _nothing_fits(view)))
    return say("temptation-preview-stop", dice=view.hand)


def faces(roll: Counts) -> str:
    """Return the dice of a roll, ascending, separated by blanks."""
    return " ".join(write_faces(roll))


def _nothing_fits(view: TemptationView) -> float:
    """Return the probability that no die of the next roll fits anywhere."""
    assert view.layout is not None
    fitting = 0
    for row, lying in zip(view.layout.rows, view.rows, strict=True):
        fitting |= fit_table(row.spaces)[lying]
    return float((6 - fitting.bit_count()) / 6) ** view.hand


WORDS = Words(event=event, question=question, move=move, preview=preview)
