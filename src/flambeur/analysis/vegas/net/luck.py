"""Luck of the dice: what a roll is worth to a seat, minus what such a roll is worth to it on average.

By construction luck is zero on average, for any players and however well the network judges. So it can be subtracted
from the results of games, and the rest says more about how they were played.
"""

from __future__ import annotations

from typing import Any

from flambeur.analysis.vegas.net.board import CASINOS, Board, Ints, copy_board, place, roll_hand
from flambeur.analysis.vegas.net.net import Net, Scratch, as_chance, choose_face, look, value_placement
from flambeur.kernels.compiler import uncounted
from flambeur.kernels.random_rolls import next_word


@uncounted
def chance_with(net: Net, board: Board, after: Board, seat: int, mover: int, roll: Ints, room: Scratch) -> float:
    """The chance of a seat once the mover has placed its roll as the network would; `after` is room for that."""
    face = choose_face(net, board, mover, roll, room)
    if mover != seat:
        copy_board(board, after)
        place(after, mover, roll, face)
        for kind in range(3):
            for each in range(CASINOS):
                roll[kind, each] = 0
        look(net, after, seat, room)
        value_placement(net, after, seat, roll, 0, room)  # of no dice: what lies there now
    return float(as_chance(room.answer[0]))


@uncounted
def luck_of(
    net: Net, board: Board, after: Board, seat: int, mover: int, roll: Ints, room: Scratch, stream: Any, others: int
) -> float:
    """What a mover's roll is worth to a seat, less the mean of so many rolls out of the stream; the roll is used up."""
    made = chance_with(net, board, after, seat, mover, roll, room)
    total = 0.0
    for _ in range(others):
        roll_hand(next_word(stream, 0), board.hands, mover, room.roll)
        total += chance_with(net, board, after, seat, mover, room.roll, room)
    return made - total / others
