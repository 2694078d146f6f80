"""Solitaire and secret colours as lines; the colours of the words are those of the dice."""

from __future__ import annotations

from flambeur.envs.drawing.lines import Lines, Word, line
from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.colours.view import ColoursCasino, ColoursView


def draw(game: ColoursTable, view: ColoursView) -> Lines:
    title = f"LAS VEGAS {view.mode.upper()}  ROUND {view.round}/{view.rounds}  PILE {view.pile}"
    lines: Lines = [line(title), []]
    for number, casino in enumerate(view.casinos, 1):
        lines.append(_casino(f"{number}:", casino))
    if view.slot is not None:
        lines.append(_casino("SLOT:", view.slot))
    lines.append([])
    for seat, money in enumerate(view.money):
        lines.append(line(">" if seat in view.waiting else " ", f"SEAT {seat}  MONEY {money}"))
    lines.append(line(f"  RIVALS  MONEY {view.rivals}"))
    lines += [[], line("LEFT:", *[(str(count), colour) for colour, count in enumerate(view.left)])]
    lines.append(line("ROLL:", *[(str(face), colour) for colour, face in enumerate(view.roll) if face]))
    return lines


def _casino(name: str, casino: ColoursCasino) -> list[Word]:
    notes = " ".join(map(str, casino.notes)).ljust(24)
    dice = [("*" * count + "#" * (colour in casino.big) or ".", colour) for colour, count in enumerate(casino.dice)]
    return line(name, notes, *dice)
