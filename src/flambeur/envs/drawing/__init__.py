"""Tables drawn from views: as text with colours, or as a picture.

A kind of table brings a function that draws it as lines of coloured words (`TableKind.drawing`); a table without one
is drawn field by field. The picture shows the same lines in a built-in font (`letters`), so it needs no other package.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from msgspec.structs import asdict
from numpy.typing import NDArray

from flambeur.engine import Capability, Game, Option, View
from flambeur.envs.drawing.letters import paint
from flambeur.envs.drawing.lines import Lines, line, write

__all__ = ["MODES", "draw", "picture", "read_mode", "show", "text"]

DRAWINGS: Capability[Callable[[Any, Any], Lines]] = Capability("drawing")
MODES = ("ansi", "human", "rgb_array")
_MODE = Option("render_mode", "word", "ansi", MODES)


def read_mode(mode: str | None) -> str | None:
    """How an environment is drawn, None for not at all; raises `InvalidOption` for a way that there is not."""
    return None if mode is None else str(_MODE.read(mode))


def draw(game: Game[Any], view: View) -> Lines:
    """The table as lines of coloured words."""
    drawing = DRAWINGS.of(game)
    return drawing(game, view) if drawing else [line(f"{name} {value}") for name, value in asdict(view).items()]


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
