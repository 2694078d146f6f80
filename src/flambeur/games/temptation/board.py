"""A board: six rows of spaces, each row with its own colour and points (T3–T8).

The spaces of a row are written as one string: a digit takes a die of that face; `b` is a black star, `w` a
white one, `r` a red one and `y` a yellow one.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from flambeur.engine import FlambeurError

ROWS = 6
LONGEST_ROW = 6
FEWEST_SPACES, MOST_SPACES = 18, 27
LEAST_POINTS, MOST_POINTS = 10, 150
RED_AND_YELLOW = "rrryy"
ANY_FACE = 0b111111

Lying = tuple[int, ...]
"""The faces of the dice that lie in a row, from the left."""
Kind = Literal["same", "order", "black-stars", "white-stars", "red-yellow"]


class InvalidBoard(FlambeurError):
    """A board that cannot be read or cannot be played on; `row` is 0 when no single row is to blame."""

    code = "invalid-board"

    def __init__(self, code: str, reason: str, row: int = 0, **facts: str | int) -> None:
        super().__init__(f"row {row}: {reason}" if row else reason, code=f"board-{code}", row=row, **facts)
        self.row = row


class Row(Struct, frozen=True):
    """A white row brings its points to the player who finishes it, a black one costs them (T14)."""

    white: bool
    points: int
    spaces: str

    @property
    def kind(self) -> Kind:
        if self.spaces[0] == "b":
            return "black-stars"
        if self.spaces[0] == "w":
            return "white-stars"
        if self.spaces[0] == "r":
            return "red-yellow"
        return "same" if len(set(self.spaces)) == 1 else "order"


class Board(Struct, frozen=True):
    """`key` names the texts of a house board; a player's own board has only its name."""

    name: str
    rows: tuple[Row, ...]
    key: str = ""

    @property
    def spaces(self) -> int:
        return sum(len(row.spaces) for row in self.rows)

    def total(self, white: bool) -> int:
        """What all white rows, or all black ones, are worth together."""
        return sum(row.points for row in self.rows if row.white == white)


def fitting(spaces: str, lying: Lying) -> int:
    """The faces that fit the next free space, as a set of bits (bit 0 is the face 1); 0 for a full row."""
    if len(lying) == len(spaces):
        return 0
    space = spaces[len(lying)]
    if space.isdigit():
        return 1 << int(space) - 1  # T5
    if not lying:
        return ANY_FACE  # T6
    if space == "y":  # T7
        return 1 << lying[3] - 1 if len(lying) > 3 else ANY_FACE & ~(1 << lying[0] - 1)
    return 1 << lying[0] - 1  # T6


@cache
def fit_table(spaces: str) -> dict[Lying, int]:
    """`fitting` for everything that can ever lie in a row."""
    table: dict[Lying, int] = {}
    ahead: list[Lying] = [()]
    while ahead:
        lying = ahead.pop()
        table[lying] = mask = fitting(spaces, lying)
        ahead += [(*lying, face) for face in range(1, 7) if mask >> face - 1 & 1]
    return table


def check_board(board: Board) -> None:
    """Raise `InvalidBoard` unless the board keeps the limits of T3.

    White rows must be worth more than black ones: then the points on the table grow with every round, and
    every game comes to its end.
    """
    for number, row in enumerate(board.rows, 1):
        _check_row(row, number)
    if len(board.rows) != ROWS:
        raise InvalidBoard("rows", f"a board has {ROWS} rows, not {len(board.rows)}.", found=len(board.rows))
    if not FEWEST_SPACES <= board.spaces <= MOST_SPACES:
        reason = f"a board has {FEWEST_SPACES} to {MOST_SPACES} spaces in all, not {board.spaces}."
        raise InvalidBoard("spaces", reason, found=board.spaces)
    if all(row.white for row in board.rows):
        raise InvalidBoard("no-black", "at least one row must be black.")
    white, black = board.total(True), board.total(False)
    if white <= black:
        reason = (
            f"the white rows ({white}) must be worth more than the black ones ({black}), or a game might never end."
        )
        raise InvalidBoard("too-black", reason, white=white, black=black)


def _check_row(row: Row, number: int) -> None:
    spaces, points = row.spaces, row.points
    if not 1 <= len(spaces) <= LONGEST_ROW:
        reason = f"a row has 1 to {LONGEST_ROW} spaces, not {len(spaces)}."
        raise InvalidBoard("length", reason, number, found=len(spaces))
    if not LEAST_POINTS <= points <= MOST_POINTS or points % 10:
        reason = f"a row is worth {LEAST_POINTS} to {MOST_POINTS} points in tens, not {points}."
        raise InvalidBoard("points", reason, number, found=points)
    for space in spaces:
        if space not in "123456bwry":
            reason = f"a space is a face 1-6 or a star b, w, r or y, not '{space}'."
            raise InvalidBoard("space", reason, number, found=space)
    signs = set(spaces)
    if signs & set("ry") and spaces != RED_AND_YELLOW:
        raise InvalidBoard("red-yellow", "red and yellow stars come as three red ones, then two yellow ones.", number)
    if signs & set("bw") and len(signs) > 1:
        raise InvalidBoard("stars", "stars of one colour do not share a row with anything else.", number)
    if spaces.isdigit() and len(signs) not in (1, len(spaces)):
        raise InvalidBoard("faces", "the faces of a row are all the same or all different.", number)
