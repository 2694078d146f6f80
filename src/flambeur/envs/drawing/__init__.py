"""Tables drawn from views: as text with colours, or as a picture.

Every kind of table (`game.table`) has a file here that draws it as lines of coloured words; a table that has none is
drawn field by field. The picture is the same lines in letters of our own (`letters`), so it needs no other package.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from msgspec.structs import asdict
from numpy.typing import NDArray

from flambeur.engine import Game, View
from flambeur.envs.drawing.letters import paint
from flambeur.envs.drawing.lines import Lines, line, write

__all__ = ["draw", "picture", "show", "text"]


def draw(game: Game[Any], view: View) -> Lines:
    """The table as lines of coloured words."""
    if find_spec(f"{__name__}.{game.table}") is None:
        return [line(f"{name} {value}") for name, value in asdict(view).items()]
    lines: Lines = import_module(f"{__name__}.{game.table}").draw(game, view)
    return lines


def text(game: Game[Any], view: View) -> str:
    """With the colour codes that terminals know."""
    return write(draw(game, view))


def picture(game: Game[Any], view: View) -> NDArray[np.uint8]:
    """Rows, columns, red-green-blue; of one size for one table, unless a line is longer than ever."""
    return paint(draw(game, view))


def show(game: Game[Any], view: View, mode: str | None) -> str | NDArray[np.uint8] | None:
    """What `render` gives: a text for `ansi`, a picture for `rgb_array`; for `human` the text is printed."""
    if mode == "rgb_array":
        return picture(game, view)
    if mode == "ansi":
        return text(game, view)
    if mode == "human":
        print(text(game, view))
    return None
