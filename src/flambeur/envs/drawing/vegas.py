"""Las Vegas as lines."""

from __future__ import annotations

from flambeur.envs.drawing.lines import PLAIN, Lines, Word, line, seat_name
from flambeur.games.vegas.dice import KINDS
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.view import VegasView


def draw(game: Vegas, view: VegasView) -> Lines:
    lines: Lines = [line(f"LAS VEGAS  ROUND {view.round}/{view.rounds}  PILE {view.pile}"), []]
    for number, casino in enumerate(view.casinos, 1):
        lines.append([*line(f"{number}:", _notes(casino.notes)), *_dice(game, casino.dice, casino.big)])
    if view.slot is not None:
        lines.append(line("SLOT:", _notes(view.slot.notes)))
        for face, (row, big) in enumerate(zip(view.slot.dice, view.slot.big, strict=True), 1):
            bar = "-" if face in view.slot.barred else " "
            lines.append([*line(f"  {face}{bar}"), *_dice(game, row, big)])
    lines.append([])
    for seat, hand in enumerate(view.hands):
        turn = ">" if seat in view.waiting else " "
        lines.append(line(turn, seat_name(seat), f"DICE {sum(hand)}  MONEY {sum(view.won[seat])}"))
    lines.append([])
    shown = [(kind, counts) for kind, counts in zip(KINDS, view.roll, strict=True) if any(counts)]
    for kind, counts in shown or [("roll", ())]:
        faces = " ".join(str(face) * count for face, count in enumerate(counts, 1) if count) or "-"
        lines.append(line(f"{kind.upper()}:", (faces, view.turn if kind != "neutral" else PLAIN)))
    return lines + [[] for _ in range(len(KINDS) - max(1, len(shown)))]


def _notes(notes: tuple[int, ...]) -> str:
    return " ".join("RAINBOW" if note == 0 else str(note) for note in notes).ljust(24)


def _dice(game: Vegas, row: tuple[int, ...], big: tuple[int, ...]) -> list[Word]:
    words: list[Word] = []
    for owner, count in enumerate(row):
        dice = "*" * count + "#" * (owner in big)
        words.append((dice or ".", owner if owner < game.players else PLAIN))
    return words
