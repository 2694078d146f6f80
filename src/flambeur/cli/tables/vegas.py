"""The table of Las Vegas: a row for each place, a column for each owner of dice, then the players."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flambeur.engine import Game, View
from flambeur.engine.chance import write_faces
from flambeur.games.vegas.cards.deck import CardsView
from flambeur.games.vegas.dice import BIG, KICKER, KINDS, NEUTRAL, OWN, Hand
from flambeur.games.vegas.state import RAINBOW, Notes
from flambeur.games.vegas.view import VegasView
from flambeur.wording import Say
from flambeur.wording.vegas import card_name, mark_text

LETTERS = "ABCDEFGH"
STYLES = ("bright_blue", "bright_red", "green", "yellow", "magenta", "cyan", "dark_orange", "bright_black")
NEUTRAL_LETTER = "n"
NOTHING = "."


def draw(say: Say, game: Game[Any], view: View, width: int) -> RenderableType:
    """Return the table as the seat of this view sees it."""
    assert isinstance(view, VegasView)
    heading = say("vegas-table-heading", round=view.round, rounds=view.rounds)
    pile = say("vegas-table-pile", count=view.pile)
    lines = [Text(line) for line in _lines(say, view)]
    return Group(Text(f"{heading}. {pile}", style="bold"), _places(say, view), Text(), _players(say, view), *lines)


def _places(say: Say, view: VegasView) -> Table:
    players = len(view.hands)
    owners = players + _neutral(view)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("vegas-table-place"))
    table.add_column(say("vegas-table-notes"))
    for owner in range(owners):
        letter, style = (LETTERS[owner], STYLES[owner]) if owner < players else (NEUTRAL_LETTER, "")
        table.add_column(letter, style=style, justify="right")
    for number, casino in enumerate(view.casinos, 1):
        dice = [_counted(casino.dice[owner], owner in casino.big) for owner in range(owners)]
        table.add_row(str(number), _notes(say, casino.notes), *dice)
    if view.slot is not None:
        faces = ["" for _ in range(owners)]
        for face, (row, big) in enumerate(zip(view.slot.dice, view.slot.big, strict=True), 1):
            for owner in range(owners):
                faces[owner] += str(face) * row[owner] + (f"{face}+" if owner in big else "")
        table.add_row(say("vegas-table-slot"), _notes(say, view.slot.notes), *[shown or NOTHING for shown in faces])
    return table


def _players(say: Say, view: VegasView) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    table.add_column("")
    table.add_column(say("vegas-table-hand"))
    table.add_column(say("vegas-table-money"), justify="right")
    if view.bonus is not None:
        table.add_column(say("vegas-table-bonus-die"), justify="right")
    if view.cards is not None:
        table.add_column(say("vegas-table-unplayed"), justify="right")
    for seat, hand in enumerate(view.hands):
        mark = (">" if seat == view.turn and view.asked else "") + ("*" if seat == view.starter else "")
        cells = [mark, f"{LETTERS[seat]} {say.name(seat)}", _hand(hand), _money(say, view, seat)]
        if view.bonus is not None:
            cells.append(f"{view.bonus.dice[seat]} (+{say.money(view.bonus.money[seat])})")
        if view.cards is not None:
            cells.append(str(view.cards.hidden[seat]))
        table.add_row(*cells, style=STYLES[seat])
    return table


def _lines(say: Say, view: VegasView) -> list[str]:
    """Return lines for what does not fit into columns."""
    lines = []
    if view.slot is not None and view.slot.barred:
        faces = " ".join(map(str, view.slot.barred))
        lines.append(say("vegas-table-barred", faces=faces))
    if view.teams:
        lines.append(say("vegas-table-teams", teams=say.apart([_names(say, team) for team in view.teams])))
    if view.cards is not None:
        lines += _card_lines(say, view.cards)
    if view.bonus is not None and view.bonus.own:
        lines.append(say("vegas-table-bonus", notes=_amounts(say, view.bonus.own)))
    if view.secret is not None and view.secret.own:
        lines.append(say("vegas-table-secret", notes=_amounts(say, view.secret.own)))
    if any(any(counts) for counts in view.roll):
        lines.append(say("vegas-table-roll", roll=_roll(say, view)))
    signs = _signs(say, view)
    if signs or view.round == 1:
        lines.append(say.apart([*signs, say("vegas-table-legend")]))
    return lines


def _signs(say: Say, view: VegasView) -> list[str]:
    """Return the meaning of the signs of special dice in play."""
    big = [*[casino.big for casino in view.casinos], *(view.slot.big if view.slot else ())]
    there = {
        "big": any(hand[BIG] for hand in view.hands) or any(big),
        "kicker": view.kickers is not None,
        "neutral": bool(_neutral(view)),
    }
    return [say(f"vegas-table-legend-{kind}") for kind, seen in there.items() if seen]


def _card_lines(say: Say, cards: CardsView) -> list[str]:
    lines = [
        say("vegas-table-open", name=say.name(seat), cards=_cards(say, played))
        for seat, played in enumerate(cards.played)
        if played
    ]
    lines += [mark_text(say, mark) for mark in cards.marks]
    if cards.own:
        lines.append(say("vegas-table-cards", cards=_cards(say, cards.own)))
    return lines


def _neutral(view: VegasView) -> bool:
    rows = [casino.dice for casino in view.casinos] + list(view.slot.dice if view.slot else ())
    return any(row[-1] for row in rows) or any(hand[NEUTRAL] for hand in view.hands)


def _counted(count: int, big: bool) -> str:
    return (str(count) if count else "") + ("+" if big else "") or NOTHING


def _hand(hand: Hand) -> str:
    """Return `6 n2 + k1`: own dice, neutral ones, the big one, kickers."""
    parts = [str(hand[OWN])]
    if hand[NEUTRAL]:
        parts.append(f"{NEUTRAL_LETTER}{hand[NEUTRAL]}")
    if hand[BIG]:
        parts.append("+")
    if hand[KICKER]:
        parts.append(f"k{hand[KICKER]}")
    return " ".join(parts)


def _money(say: Say, view: VegasView, seat: int) -> str:
    open_money = sum(view.won[seat])
    if view.secret is None:
        return say.money(open_money)
    if seat == view.seat:
        return say.money(open_money + sum(view.secret.own))
    return say.money(open_money) + " + ?" * view.secret.hidden[seat]


def _roll(say: Say, view: VegasView) -> str:
    parts = [(kind, " ".join(write_faces(counts))) for kind, counts in zip(KINDS, view.roll, strict=True)]
    return say.apart([say(f"vegas-rolled-{kind}", faces=faces) for kind, faces in parts if faces])


def _notes(say: Say, notes: Notes) -> str:
    return " ".join(say("vegas-table-rainbow") if note == RAINBOW else str(note) for note in notes) or NOTHING


def _amounts(say: Say, notes: Notes) -> str:
    return say.both([say.money(note) for note in notes])


def _cards(say: Say, cards: tuple[str, ...]) -> str:
    return say.both([card_name(say, card) for card in cards])


def _names(say: Say, seats: tuple[int, ...]) -> str:
    return say.both([say.name(seat) for seat in seats])
