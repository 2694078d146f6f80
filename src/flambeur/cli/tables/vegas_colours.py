"""The table for dice of all colours rolled together: a column for each colour, a row for each place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flambeur.engine import Game, View
from flambeur.games.vegas.colours.view import ColoursCasino, ColoursView
from flambeur.wording import Say
from flambeur.wording.vegas_colours import colour_name

STYLES = {
    "blue": "bright_blue",
    "red": "bright_red",
    "green": "green",
    "yellow": "yellow",
    "black": "bright_black",
    "violet": "magenta",
    "white": "bold",
    "orange": "dark_orange",
}
NOTHING = "."


def draw(say: Say, game: Game[Any], view: View, width: int) -> RenderableType:
    """Return the table as the seat of this view sees it."""
    assert isinstance(view, ColoursView)
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(say("colours-table-casino"))
    table.add_column(say("colours-table-notes"))
    for colour, word in enumerate(view.colours):
        mark = "*" if colour in view.mine else ""
        table.add_column(colour_name(say, colour) + mark, style=STYLES[word], justify="right")
    for number, casino in enumerate(view.casinos, 1):
        table.add_row(str(number), *_place(casino))
    if view.slot is not None:
        faces = " ".join(map(str, view.barred))
        name = say("colours-table-barred", faces=faces) if faces else say("colours-table-slot")
        table.add_row(name, *_place(view.slot))
    table.add_row()
    if view.roll:
        rolled = [_die(face, colour in view.big_in_roll) for colour, face in enumerate(view.roll)]
        table.add_row(say("colours-table-roll"), "", *rolled)
    table.add_row(say("colours-table-left"), "", *_numbers(view.left))
    if view.later:
        table.add_row(say("colours-table-later"), "", *_numbers(view.later))
    table.add_row(say("colours-table-won"), "", *_numbers([sum(notes) for notes in view.won]))
    return Group(Text(_heading(say, view), style="bold"), table, Text(_legend(say, view)), Text(_money(say, view)))


def _place(place: ColoursCasino) -> list[str]:
    dice = [_die(count, colour in place.big) for colour, count in enumerate(place.dice)]
    return [" ".join(map(str, place.notes)), *dice]


def _die(number: int, big: bool) -> str:
    """Return a number, with a sign if it includes the big die."""
    return f"{number or ''}{'+' if big else ''}" or NOTHING


def _numbers(numbers: Sequence[int]) -> list[str]:
    return [str(number or NOTHING) for number in numbers]


def _heading(say: Say, view: ColoursView) -> str:
    if view.mode == "solitaire":
        return say("colours-table-group", round=view.round, rounds=view.rounds, group=view.group)
    return say("colours-table-round", round=view.round, rounds=view.rounds)


def _legend(say: Say, view: ColoursView) -> str:
    legend = say("colours-table-mine") if view.mine else say("colours-table-legend")
    big = view.big_in_roll or any(place.big for place in view.casinos) or (view.slot and view.slot.big)
    return f"{legend} {say('colours-table-big')}" if big else legend


def _money(say: Say, view: ColoursView) -> str:
    parts = [
        say("colours-table-money", name=say.name(seat), money=say.money(money)) for seat, money in enumerate(view.money)
    ]
    if view.mode == "solitaire":
        parts.append(say("colours-table-rivals", money=say.money(view.rivals)))
    return ", ".join(parts)
