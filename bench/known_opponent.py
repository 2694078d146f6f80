"""A round against an opponent whose strategy is known: the best answer to it, and how such rounds end.

The opponent goes *by keys* (see `matchup`). From the start of a round of normal dice only.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bench.matchup import answer, meet
from flambeur.analysis.vegas.duel import Duel, Hands
from flambeur.analysis.vegas.layouts import layouts
from flambeur.analysis.vegas.stakes import Casinos, Goal, Values, lead_in_money, stakes
from flambeur.engine import Seat

Keys = NDArray[np.float64]
"""By casino, own dice there, the other's dice there and dice to be put there: how much the opponent likes it."""


class BestAnswer(Duel):
    """The rest of a round in which one seat plays the best answer to an opponent who goes by keys.

    `value` and the placements of the answering seat say what its best answer is worth.
    """

    def __init__(self, casinos: Casinos, hands: Hands, keys: Keys, seat: Seat, goal: Goal = lead_in_money) -> None:
        self._keys = keys
        self._seat = seat
        super().__init__(casinos, hands, goal)

    def _solved(self, ends: Values) -> tuple[Values, Values]:
        hand = self._layouts[0]
        mine, theirs = np.empty((len(hand), len(hand))), np.empty((len(hand), len(hand)))
        worth = ends if self._seat == 0 else np.ascontiguousarray(-ends.T)
        answer(hand.after, hand.hand, hand.start, hand.added, self._keys, worth, mine, theirs)
        return (mine, theirs) if self._seat == 0 else (theirs, mine)


class Leads:
    """The probability of every lead in money of the first of two players at the end of a round."""

    def __init__(self, duel: Duel, begins: Seat, keys: Keys | None) -> None:
        """Player 0 plays as `duel` says; player 1 goes by keys, or as `duel` says where none are given."""
        hand = layouts(*duel.hands[0])
        mine, theirs = duel.tables
        by_keys = keys is not None
        used = keys if keys is not None else np.zeros((1, 1, 1, 1))
        chances = meet(hand.after, hand.hand, hand.start, hand.added, mine, theirs, used, by_keys, begins == 0)
        money = stakes(duel.casinos, (hand, hand), lead_in_money).astype(np.int64)
        self.money = np.unique(money)
        self.chances = np.array([chances[money == lead].sum() for lead in self.money])

    def mean(self) -> float:
        return float((self.money * self.chances).sum())
