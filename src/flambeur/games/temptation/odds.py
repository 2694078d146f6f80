"""The chances of finishing a row, counted exactly for a player who has eyes for this row only."""

from __future__ import annotations

from functools import cache

from flambeur.engine import Dice
from flambeur.games.temptation.board import Lying, fit_table

FACES_IN = tuple(tuple(face for face in range(1, 7) if mask >> face - 1 & 1) for mask in range(64))
"""The faces of a set of bits."""


def none_of(hand: int, faces: int) -> float:
    """The chance that every die of a hand shows one of so many faces, and none of the others."""
    return float((faces / 6) ** hand)


@cache
def odds(spaces: str, lying: Lying, hand: int, rolls: int) -> float:
    """The chance that `hand` dice finish this row within so many rolls, all fitting dice being placed."""
    return _odds(*_simplest(spaces, lying), hand, rolls)


def _simplest(spaces: str, lying: Lying) -> tuple[str, Lying]:
    """The same question with the fewest different ways to ask it: faces are interchangeable."""
    left = len(spaces) - len(lying)
    if spaces[0] == "r":
        return spaces, ((1, 1, 1, 2, 2)[: len(lying)])
    if spaces[0] in "bw":
        return ("b" * left, ()) if not lying else ("1" * left, ())
    return ("1" * left if len(set(spaces)) == 1 else "123456"[:left]), ()


@cache
def _odds(spaces: str, lying: Lying, hand: int, rolls: int) -> float:
    if len(lying) == len(spaces):
        return 1.0
    if not hand or not rolls:
        return 0.0
    dice = Dice("dice", hand)
    found = 0.0
    for roll, weight in zip(dice.values, dice.weights, strict=True):
        after = _filled(spaces, lying, roll)
        if placed := len(after) - len(lying):
            found += weight * odds(spaces, after, hand - placed, rolls - 1)
    return found / float(6**hand)


def _filled(spaces: str, lying: Lying, roll: tuple[int, ...]) -> Lying:
    left = list(roll)
    while face := most_shown(left, fit_table(spaces)[lying]):
        left[face - 1] -= 1
        lying = (*lying, face)
    return lying


def most_shown(roll: list[int], mask: int) -> int:
    """Of the faces in a set of bits, the one that most dice show; 0 when none does."""
    found, most = 0, 0
    for face in FACES_IN[mask]:
        if roll[face - 1] > most:
            found, most = face, roll[face - 1]
    return found
