"""The Temptation table: the board with its rows, who has what, and the roll.

A die that lies on a space stands in brackets; a free space shows the face it takes, or `*` for a star of one
colour, `r` and `y` for red and yellow stars.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flambeur.engine import View
from flambeur.games.temptation.board import Board, Lying, Row
from flambeur.games.temptation.state import EMPTY_ROWS
from flambeur.games.temptation.table import Temptation
from flambeur.games.temptation.turn import MOST_ROLLS
from flambeur.games.temptation.view import TemptationView
from flambeur.wording import Say
from flambeur.wording.temptation import board_name, faces

GAIN, PAY, DIM = "green", "red", "dim"
_SPACE_STYLE = {"r": "red", "y": "yellow"}


def draw(say: Say, game: Temptation, view: View, width: int) -> RenderableType:
    """Return the table as every seat sees it."""
    assert isinstance(view, TemptationView)
    parts: list[RenderableType] = []
    if view.layout is None:
        parts.append(Text(say("temptation-table-start", goal=view.goal)))
    else:
        title = say(
            "temptation-table-title",
            round=view.round,
            number=view.board,
            board=board_name(say, view.layout),
            goal=view.goal,
        )
        parts += [Text(title, style="bold"), draw_board(say, view.layout, view.rows)]
    parts.append(_seats(say, view))
    if sum(view.roll):
        parts.append(
            Text(say("temptation-table-roll", number=view.rolls, most=MOST_ROLLS, dice=faces(view.roll)), style="bold")
        )
    return Group(*parts)


def draw_board(say: Say, board: Board, lying: tuple[Lying, ...] = EMPTY_ROWS) -> Table:
    """Return the six rows of a board with the dice on them."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, (row, dice) in enumerate(zip(board.rows, lying, strict=True), 1):
        worth = say("temptation-row-gain" if row.white else "temptation-row-pay", points=row.points)
        full = len(dice) == len(row.spaces)
        table.add_row(
            Text(f"{number:>2}"),
            Text(worth, style=DIM if full else GAIN if row.white else PAY),
            _spaces(row, dice),
            Text(say("temptation-row-full") if full else _kind(say, row), style=DIM),
        )
    return table


def _spaces(row: Row, dice: Lying) -> Text:
    text = Text(no_wrap=True)
    for index, space in enumerate(row.spaces):
        if index < len(dice):
            text.append(f"[{dice[index]}]", style="bold")
        else:
            text.append(f" {'*' if space in 'bw' else space} ", style=_SPACE_STYLE.get(space, ""))
    return text


def _kind(say: Say, row: Row) -> str:
    if row.kind == "same":
        return say("temptation-row-same", face=row.spaces[0])
    return say(f"temptation-row-{row.kind}")


def _seats(say: Say, view: TemptationView) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(say("temptation-table-name"))
    table.add_column(say("temptation-table-points"), justify="right")
    table.add_column(say("temptation-table-dice"), justify="right")
    for seat, (points, stock) in enumerate(zip(view.points, view.stocks, strict=True)):
        on_turn = bool(view.hand) and seat == view.turn
        table.add_row(
            ">" if on_turn else "",
            Text(say.name(seat), style="bold" if on_turn else ""),
            str(points),
            str(stock + view.hand * on_turn),
        )
    return table
