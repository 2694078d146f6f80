"""The sixteen boards of the house, original designs; board 1 is for beginners (T3)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from msgspec.structs import replace

from flambeur.games.temptation.board import Board
from flambeur.games.temptation.board_text import read_board


@cache
def house_boards() -> tuple[Board, ...]:
    """The boards in the order of their numbers; a file `03-toll-bridge.board` is board 3 with the key `toll-bridge`."""
    found = [path for path in files(__package__).joinpath("boards").iterdir() if path.name.endswith(".board")]
    return tuple(
        replace(read_board(path.read_text(encoding="utf-8")), key=path.name.removesuffix(".board").partition("-")[2])
        for path in sorted(found, key=lambda path: path.name)
    )
