"""The table of Um Kopf und Kragen for a terminal: dice, pot, gold. Colours only repeat what the words say."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flambeur.engine import Game, View
from flambeur.games.kragen.state import COLOURS
from flambeur.games.kragen.view import KragenView
from flambeur.wording import Say

_STYLES = ("bold", "bold red")
_COLUMNS = ("player", "gold", "bags", "tokens", "result")
_NUMBERS = ("gold", "tokens")


def draw(say: Say, game: Game[Any], view: View, width: int) -> RenderableType:
    """Return the table as the seat of this view sees it."""
    assert isinstance(view, KragenView)
    head = Text(say("kragen-table-head", round=view.round, pot=view.pot, goal=view.goal), style="bold")
    parts: list[RenderableType] = [head, _dice(say, view), _players(say, view, width)]
    if (auction := view.auction) is not None:
        bidders = say.both([say.name(seat) for seat in auction.bidders])
        line = say("kragen-table-auction", bag=auction.bag, seller=say.name(auction.seller), bidders=bidders)
        parts.append(Text(line, style="bold yellow"))
    return Group(*parts)


def _dice(say: Say, view: KragenView) -> Table:
    """Return both sets: the one with the best result, and the one to roll (K8)."""
    table = Table.grid(padding=(0, 2))
    for colour, dice in enumerate(view.sets):
        faces = " ".join(f"[{face}]" for face in dice) if dice else "[ ] [ ] [ ]"
        table.add_row(
            say(f"kragen-table-{COLOURS[colour]}"),
            Text(faces, style=_STYLES[colour]),
            Text(f"= {sum(dice)}" if dice else ""),
            Text(_owner(say, view, colour)),
        )
    return table


def _owner(say: Say, view: KragenView, colour: int) -> str:
    """Return the owner of a set of dice."""
    if colour != view.in_hand:
        return (
            say("kragen-table-idle") if view.leader is None else say("kragen-table-leads", name=say.name(view.leader))
        )
    if not view.asked:
        return say("kragen-table-idle")
    if not view.attempts:
        return say("kragen-table-ready", name=say.name(view.turn))
    return say("kragen-table-rolls", name=say.name(view.turn), attempt=view.attempts)


def _players(say: Say, view: KragenView, width: int) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    for column in _COLUMNS:
        table.add_column(
            say(f"kragen-table-{column}"),
            justify="right" if column in _NUMBERS else "left",
            max_width=max(12, width - 52) if column == "player" else None,
            overflow="ellipsis",
            no_wrap=column != "bags",
        )
    for seat, bags in enumerate(view.bags):
        held = view.tokens[seat]
        table.add_row(
            Text(f"{'>' if seat == view.turn and view.asked else ' '} {say.name(seat)}"),
            say("kragen-weight", weight=sum(bags)),
            " + ".join(map(str, bags)) or "-",
            say("kragen-table-secret") if held is None else str(held),
            _standing(say, view, seat),
            style="bold" if seat == view.seat else "",
        )
    return table


def _standing(say: Say, view: KragenView, seat: int) -> str:
    """Return what a seat has done in this round."""
    if result := view.results[seat]:
        return say("kragen-table-best", result=result) if seat == view.leader else str(result)
    if seat == view.turn and view.asked:
        return say("kragen-table-now")
    return say("kragen-table-none") if (seat - view.starter) % len(view.bags) < view.played else ""
