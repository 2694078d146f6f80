"""Drawing a table. Every kind of table (`Game.table`) is drawn by a module here of its name, with one function

    draw(say: Say, game: Game, view: View, width: int) -> RenderableType

A game without one is shown field by field, so that it can be played before anybody has drawn it.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple
from rich.console import RenderableType
from rich.table import Table

from flambeur.engine import Game, View
from flambeur.wording import Say

_ASIDE = ("seat", "waiting")


def draw(say: Say, game: Game[Any], view: View, width: int) -> RenderableType:
    """The table as the seat of this view sees it."""
    name = f"{__name__}.{game.table}"
    if find_spec(name):
        drawing: RenderableType = import_module(name).draw(say, game, view, width)
        return drawing
    return draw_fields(view)


def draw_fields(view: View) -> Table:
    """Every field of a view in a row of its own."""
    table = Table.grid(padding=(0, 2))
    for name, value in zip(view.__struct_fields__, astuple(view), strict=True):
        if name not in _ASIDE:
            table.add_row(name, _plain(value))
    return table


def _plain(value: object) -> str:
    if isinstance(value, Struct):
        return "(" + ", ".join(_plain(part) for part in astuple(value)) + ")"
    if isinstance(value, tuple):
        return ", ".join(f"({_plain(part)})" if isinstance(part, tuple) else _plain(part) for part in value) or "-"
    return "-" if value is None else str(value)
