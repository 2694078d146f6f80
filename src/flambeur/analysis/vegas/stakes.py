"""The payout between two players at the end of a round, for every possible placement of the dice."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from flambeur.analysis.vegas.layouts import Layouts
from flambeur.games.vegas.ranking import standing
from flambeur.games.vegas.state import CASINOS, Notes, Row

_NOTES = 64
"""More than the notes that one player can win more than the other, twice over."""
Money = NDArray[np.int64]
Values = NDArray[np.float64]
Goal = Callable[[Money, Money], Values]
"""What an end of the round is worth to the first player, given what he has won more than the other of money and of
notes, for many ends at once. What is worth v to the first is worth -v to the second."""


class Casinos(Struct, frozen=True):
    """What lies on the six casinos: notes, dearest first, and dice as they count at payout, by owner."""

    notes: tuple[Notes, ...]
    first: Row
    second: Row
    neutral: Row


def lead_in_money(money: Money, notes: Money) -> Values:
    """The goal of a player who plays a round for money: own less the other's."""
    return money.astype(np.float64)


def stakes(casinos: Casinos, hands: tuple[Layouts, Layouts], goal: Goal) -> Values:
    """`ends[a, b]` for all layouts without dice in hand: what they are worth to the first player.

    Millions of ends have a few thousand different leads: those are summed up as one number each, and looked up.
    """
    first, second = [hand.added[: hand.start[1]] for hand in hands]
    unit = gcd(*[note for notes in casinos.notes for note in notes]) or 1
    lead = np.zeros((len(first), len(second)), np.int32)
    for casino in range(CASINOS):
        money, notes = paid_at(casinos, casino, int(first[:, casino].max()), int(second[:, casino].max()))
        paid = (money // unit * _NOTES + notes).astype(np.int32)
        lead += paid[first[:, casino]][:, second[:, casino]]
    low, high = int(lead.min()), int(lead.max())
    leads = np.arange(low, high + 1)
    tens = (leads + _NOTES // 2) // _NOTES
    return goal(tens * unit, leads - tens * _NOTES)[lead - low]


def paid_at(casinos: Casinos, casino: int, most: int, most_second: int) -> tuple[Money, Money]:
    """What the first player gets more than the second, by the dice that each adds to a casino (V8, V9, V23).

    The rules themselves rank the owners: for six casinos that takes half a millisecond, of a third of a second in which
    a whole round is solved, so a compiled ranking would bring nothing.
    """
    money = np.zeros((most + 1, most_second + 1), np.int64)
    count = np.zeros_like(money)
    for x in range(most + 1):
        for y in range(most_second + 1):
            row = (casinos.first[casino] + x, casinos.second[casino] + y, casinos.neutral[casino])
            for owner, note in zip(standing(row).order, casinos.notes[casino], strict=False):
                sign = (1, -1, 0)[owner]
                money[x, y] += sign * note
                count[x, y] += sign
    return money, count
