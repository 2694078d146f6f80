"""The numbers of a Temptation table and its boards, and the chances that the greedy player looks up."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from flambeur.games.temptation.board import RED_AND_YELLOW, Board
from flambeur.games.temptation.odds import none_of, odds
from flambeur.games.temptation.table import Temptation
from flambeur.games.temptation.turn import HAND, MOST_ROLLS
from flambeur.kernels.playouts import Uncovered
from flambeur.kernels.temptation import layout as at
from flambeur.kernels.temptation.judgement import AHEAD

MOST_BOARDS = 62
"""A set of boards is the bits of one number."""
_KINDS = {
    "same": at.SAME,
    "order": at.ORDER,
    "black-stars": at.STARS,
    "white-stars": at.STARS,
    "red-yellow": at.RED_YELLOW,
}
_SPACES = {"b": at.STAR, "w": at.STAR, "r": at.STAR, "y": at.SECOND_STAR}


def cover(game: Temptation) -> None:
    """Raise `Uncovered` for custom rules, and for too many boards."""
    if type(game) is not Temptation:
        raise Uncovered("this table has rules that are not compiled.", code="no-kernel-rules")
    if len(game.boards) > MOST_BOARDS:
        raise Uncovered("this table has too many boards for the compiled rules.", code="no-kernel-rules")


def table_row(game: Temptation) -> NDArray[np.int64]:
    """The numbers of a table."""
    row = np.zeros(at.FIRST_ROW + len(game.boards) * at.ROWS * at.ROW, np.int64)
    row[at.PLAYERS], row[at.DICE], row[at.GOAL] = game.players, game.dice, game.goal
    row[at.FIRST_ON_TOP], row[at.BOARDS] = game.first_on_top, len(game.boards)
    row[at.WIDTH] = at.UNDER + len(game.boards)
    row[at.MOST_ROLLS], row[at.MOST_HAND] = MOST_ROLLS, HAND
    row[at.FIRST_ROW :] = [number for board in game.boards for number in _board(board)]
    return row


def _board(board: Board) -> list[int]:
    numbers: list[int] = []
    for row in board.rows:
        spaces = [_SPACES.get(space) or int(space) for space in row.spaces]
        numbers += [row.white, row.points, _KINDS[row.kind], len(spaces), list(_KINDS).index(row.kind), *spaces]
        numbers += [0] * (at.LONGEST - len(spaces))
    return numbers


@cache
def odds_table() -> NDArray[np.float64]:
    """The chances that all dice show some faces, then those of finishing rows of every kind: see `greedy`."""
    hands = range(HAND + 1)
    chances = [none_of(hand, faces) for hand in hands for faces in range(7)]
    for kind in range(at.KINDS):
        for length in range(at.LONGEST + 1):
            for lying in range(at.LONGEST + 1):
                chances += [_finish(kind, length, lying, hand, rolls) for hand in hands for rolls in range(AHEAD + 1)]
    return np.array(chances)


def _finish(kind: int, length: int, lying: int, hand: int, rolls: int) -> float:
    """For a row of this kind; faces are interchangeable, so any such row will do."""
    if lying > length or not length or (kind == at.RED_YELLOW and length != len(RED_AND_YELLOW)):
        return 0.0
    spaces, dice = {
        at.SAME: ("1" * length, (1,) * lying),
        at.ORDER: ("123456"[:length], (1, 2, 3, 4, 5, 6)[:lying]),
        at.STARS: ("b" * length, (1,) * lying),
        at.RED_YELLOW: (RED_AND_YELLOW, (1, 1, 1, 2, 2)[:lying]),
    }[kind]
    return odds(spaces, dice, hand, rolls)
