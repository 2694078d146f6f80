"""Draw a table in the terminal.

A kind of table brings a function for it (`TableKind.terminal`). A game without one is shown field by field, so that it
can be played before a drawing exists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple
from rich.console import RenderableType
from rich.table import Table

from flambeur.engine import Capability, Game, View
from flambeur.wording import Say

Draw = Callable[[Say, Any, Any, int], RenderableType]
"""Draws a view of a game, no wider than so many columns."""
DRAWINGS: Capability[Draw] = Capability("terminal")
_ASIDE = ("seat", "waiting")


def draw(say: Say, game: Game[Any], view: View, width: int) -> RenderableType:
    """Return the table as the seat of this view sees it."""
    drawing = DRAWINGS.of(game)
    return drawing(say, game, view, width) if drawing else draw_fields(view)


def draw_fields(view: View) -> Table:
    """Return a table with a row for each field of a view."""
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
