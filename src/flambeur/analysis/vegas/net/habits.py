"""How a seat is assumed to choose its face: by the network, or by one of a few simple habits.

`CLOSEST` looks at the current money, sorted, and keeps nearest to (or farthest ahead of) the best of the
others, then the next: the habit of the strongest public program for this game. `GRAB` takes what adds most to its own,
`RIVAL` goes by another network, one that does not learn.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeur.analysis.vegas.net.board import BIG, CASINOS, NEUTRAL, OWN, Board, Ints
from flambeur.analysis.vegas.net.net import Net, Scratch, choose_face, try_placement
from flambeur.kernels.compiler import uncounted
from flambeur.kernels.random_rolls import below

LEARNED, CLOSEST, GRAB, ANY, RIVAL = range(5)
HABITS = ("learned", "closest", "grab", "any", "rival")
"""Names of the habits, by number."""
NOTE = 1024
"""A thousand weighs more than any number of notes."""


@uncounted
def choose_any(roll: Ints, stream: NDArray[np.uint64]) -> int:
    """Any of the faces rolled, each as likely as the others."""
    shown = 0
    for face in range(CASINOS):
        shown += roll[OWN, face] + roll[NEUTRAL, face] + roll[BIG, face] > 0
    skip = below(stream, 0, shown)
    for face in range(CASINOS):
        if roll[OWN, face] + roll[NEUTRAL, face] + roll[BIG, face] > 0:
            if skip == 0:
                return face
            skip -= 1
    return -1


@uncounted
def choose_closest(board: Board, seat: int, roll: Ints, room: Scratch) -> int:
    """The face after which the others, sorted, are least ahead; the first of equals."""
    players = board.hands.shape[0]
    best = -1
    lies, gaps = room.lies, room.gaps
    for other in range(players):
        lies[0, other] = board.money[other] * NOTE + board.won[other]
        for casino in range(CASINOS):
            if board.paid[casino, other] > 0:
                lies[0, other] += board.paid[casino, other] * NOTE + 1
    for face in range(CASINOS):
        if roll[OWN, face] + roll[NEUTRAL, face] + roll[BIG, face] == 0:
            continue
        try_placement(board, seat, roll, face, room)
        for other in range(players):
            lies[1, other] = lies[0, other] + (room.paid[0, other] - board.paid[face, other]) * NOTE
            lies[1, other] += int(room.paid[0, other] > 0) - int(board.paid[face, other] > 0)
        for other in range(players):  # sorted, most ahead first
            gap = lies[1, other] - lies[1, seat]
            at = other
            while at > 0 and gaps[0, at - 1] < gap:
                gaps[0, at] = gaps[0, at - 1]
                at -= 1
            gaps[0, at] = gap
        better = best < 0
        if not better:
            for other in range(players):
                if gaps[0, other] != room.between[0, other]:
                    better = gaps[0, other] < room.between[0, other]
                    break
        if better:
            best = face
            for other in range(players):
                room.between[0, other] = gaps[0, other]
    return best


@uncounted
def choose_grab(board: Board, seat: int, roll: Ints, room: Scratch) -> int:
    """The face that adds most to what the seat would be paid now; the first of equals."""
    best = -1
    most = 0
    for face in range(CASINOS):
        if roll[OWN, face] + roll[NEUTRAL, face] + roll[BIG, face] == 0:
            continue
        try_placement(board, seat, roll, face, room)
        gain = room.paid[0, seat] - board.paid[face, seat]
        if best < 0 or gain > most:
            best = face
            most = gain
    return best


@uncounted
def choose_by(habit: int, net: Net, rival: Net, board: Board, seat: int, roll: Ints, room: Scratch, stream: Any) -> int:
    """The face (from 0) a seat chooses by its habit."""
    if habit in (LEARNED, RIVAL):
        return choose_face(net if habit == LEARNED else rival, board, seat, roll, room)
    if habit == CLOSEST:
        return choose_closest(board, seat, roll, room)
    if habit == GRAB:
        return choose_grab(board, seat, roll, room)
    return choose_any(roll, stream)
