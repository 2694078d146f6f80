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
    """Return the mode of drawing an environment, None for not at all; raises `InvalidOption` if unknown."""
    return None if mode is None else str(_MODE.read(mode))


def draw(game: Game[Any], view: View) -> Lines:
    """Return the table as lines of coloured words."""
    drawing = DRAWINGS.of(game)
    return drawing(game, view) if drawing else [line(f"{name} {value}") for name, value in asdict(view).items()]


def text(game: Game[Any], view: View) -> str:
    """Return the table as text with terminal colour codes."""
    return write(draw(game, view))


def picture(game: Game[Any], view: View) -> NDArray[np.uint8]:
    """Return a picture [rows, columns, red-green-blue]; its size is fixed for a table, unless a line is too long."""
    return paint(draw(game, view))


def show(game: Game[Any], view: View, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Return the result of `render`: text for `ansi`, a picture for `rgb_array`; `human` prints the text."""
    if mode == "rgb_array":
        return picture(game, view)
    if mode == "ansi":
        return text(game, view)
    if mode == "human":
        print(text(game, view))
    return None
