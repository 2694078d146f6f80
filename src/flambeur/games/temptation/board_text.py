"""Boards as text: the `.board` file that people write, and one word that options and records carry.

    # Anything behind a hash is a comment.
    name: First Steps
    white 30: 2 2 2
    black 40: b b b
    white 90: r r r y y

A row is its colour (white gains, black loses), its points, and its spaces from the left. Packed into one
word the same board is `First_Steps/w30:222/b40:bbb/w90:rrryy`; several boards are joined by `;`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from flambeur.games.temptation.board import MOST_SPACES, ROWS, Board, InvalidBoard, Row, check_board

MOST_BOARDS = 99
LONGEST_NAME = 40
LONGEST_WORD = MOST_BOARDS * (LONGEST_NAME + ROWS * len("/w150:") + MOST_SPACES + len(";"))
"""Signs of the longest pile of boards that can be read, packed into one word."""
_ROW = re.compile(r"(\w+)\s+(-?\d{1,6})\s*:\s*(.*)")
_PACKED_ROW = re.compile(r"([wb])(\d{1,6}):(\w+)")
_NAME = re.compile(r"[^\W_][^\x00-\x1f/;|=_#]*")


def read_board(text: str) -> Board:
    """The board of a `.board` text; raises `InvalidBoard`, which names the row that is wrong."""
    name = ""
    rows: list[Row] = []
    for raw in text.removeprefix("\ufeff").splitlines():
        line = raw.partition("#")[0].strip()
        if line.startswith("name:"):
            if name:
                raise InvalidBoard("two-names", "a board has one name.")
            name = _named(line.removeprefix("name:").strip())
        elif line:
            rows.append(_row(line, len(rows) + 1))
    if not name:
        raise InvalidBoard("no-name", "a board has a name: write 'name: …' in a line of its own.")
    board = Board(name, tuple(rows))
    check_board(board)
    return board


def write_board(board: Board) -> str:
    """The `.board` text of a board; `read_board` gives back the same board."""
    rows = "".join(f"{_colour(row)} {row.points}: {' '.join(row.spaces)}\n" for row in board.rows)
    return f"name: {board.name}\n{rows}"


def pack_boards(boards: Sequence[Board]) -> str:
    """Boards as one word without spaces."""
    return ";".join(
        "/".join([board.name.replace(" ", "_"), *[f"{_colour(row)[0]}{row.points}:{row.spaces}" for row in board.rows]])
        for board in boards
    )


def unpack_boards(word: str) -> tuple[Board, ...]:
    """The inverse of `pack_boards`; raises `InvalidBoard` saying which board."""
    packed = word.split(";")
    if len(packed) > MOST_BOARDS:
        reason = f"a pile has at most {MOST_BOARDS} boards, not {len(packed)}."
        raise InvalidBoard("too-many", reason, found=len(packed))
    return tuple(_unpack(text, number) for number, text in enumerate(packed, 1))


def _unpack(text: str, number: int) -> Board:
    name, *rows = text.split("/")
    try:
        board = Board(_named(name.replace("_", " ")), tuple(_unpack_row(row, n) for n, row in enumerate(rows, 1)))
        check_board(board)
    except InvalidBoard as error:
        raise InvalidBoard("in-pile", f"board {number}, {error.sentence}", number=number) from error
    return board


def _unpack_row(text: str, number: int) -> Row:
    found = _PACKED_ROW.fullmatch(text)
    if found is None:
        raise InvalidBoard("packed", f"a row is packed like 'w30:222', not '{text[:40]}'.", number, found=text[:40])
    colour, points, spaces = found.groups()
    return Row(colour == "w", int(points), spaces)


def _row(line: str, number: int) -> Row:
    found = _ROW.fullmatch(line)
    if found is None:
        reason = f"a row is written like 'white 30: 2 2 2', not '{line[:40]}'."
        raise InvalidBoard("row", reason, number, found=line[:40])
    colour, points, spaces = found.groups()
    if colour not in ("white", "black"):
        raise InvalidBoard("colour", f"a row is white or black, not '{colour[:20]}'.", number, found=colour[:20])
    return Row(colour == "white", int(points), "".join(spaces.split()))


def _named(name: str) -> str:
    if not _NAME.fullmatch(name) or len(name) > LONGEST_NAME or "  " in name or not name.isprintable():
        reason = (
            f"a name begins with a letter or digit, has at most {LONGEST_NAME} signs and none of / ; | = _ #, "
            f"unlike '{name[:60]}'."
        )
        raise InvalidBoard("name", reason, found=name[:60])
    return name


def _colour(row: Row) -> str:
    return "white" if row.white else "black"
