"""Temptation as lines."""

from __future__ import annotations

from flambeur.envs.drawing.lines import Lines, line, seat_name
from flambeur.games.temptation.board import LONGEST_ROW, ROWS
from flambeur.games.temptation.table import Temptation
from flambeur.games.temptation.view import TemptationView


def draw(game: Temptation, view: TemptationView) -> Lines:
    lines: Lines = [line(f"TEMPTATION  ROUND {view.round}  GOAL {view.goal}  BOARD {view.board}"), []]
    for number in range(ROWS):
        if view.layout is None:
            lines.append([])
            continue
        row, lying = view.layout.rows[number], view.rows[number]
        spaces = "".join(map(str, lying)) + "." * (len(row.spaces) - len(lying))
        sign = "+" if row.white else "-"
        words = line(f"{number + 1}:", f"{sign}{row.points}".rjust(4), row.spaces.upper().ljust(LONGEST_ROW), spaces)
        lines.append(words)
    lines.append([])
    for seat, points in enumerate(view.points):
        turn = ">" if seat in view.waiting else " "
        lines.append(line(turn, seat_name(seat), f"POINTS {points}  DICE {view.stocks[seat]}"))
    faces = " ".join(str(face) * count for face, count in enumerate(view.roll, 1) if count) or "-"
    return [*lines, [], line("ROLL:", (faces, view.turn), f"({view.rolls})")]
