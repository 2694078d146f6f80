"""Every way to place the dice that one player still has in hand on the six casinos.

A *layout* is what has been added to the casinos since some moment, counted as it counts at payout (a big die as two),
and what is left in the hand. Eight normal dice have 3,003 of them. They are listed by dice left, fewest first, so that
the results of a placement come before it.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from flambeur.games.vegas.state import CASINOS

Added = tuple[int, ...]
BIG_WEIGHT = 2
"""B4"""


class Layouts:
    """The layouts of a hand of `own` normal dice and `big` (0 or 1) big dice.

    Rows of the arrays are layouts. `after[u, g, c, k]` is the layout after `k` normal dice, and the big one if `g`,
    were put on casino `c`; -1 where that cannot be. `start[n]` is the first layout with `n` dice in hand.
    """

    def __init__(self, own: int, big: int) -> None:
        self.own, self.big = own, big
        found = _layouts(own, big)
        self._number = {layout: number for number, layout in enumerate(found)}
        self.added: NDArray[np.int64] = np.array([added for _, _, added in found], np.int64)
        self.hand: NDArray[np.int64] = np.array([(left, large) for left, large, _ in found], np.int64)
        in_hand = self.hand.sum(axis=1)
        self.start: NDArray[np.int64] = np.searchsorted(in_hand, np.arange(own + big + 2)).astype(np.int64)
        self.after: NDArray[np.int32] = np.full((len(found), 2, CASINOS, own + 1), -1, np.int32)
        for number, layout in enumerate(found):
            self._fill(number, *layout)

    @property
    def arrays(self) -> tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.int64]]:
        """What compiled code asks for: `after`, `hand` and `start`."""
        return self.after, self.hand, self.start

    def __len__(self) -> int:
        return len(self.added)

    def number(self, own: int, big: int, added: Added) -> int:
        """The layout with these dice left in hand and these added; raises KeyError if there is none."""
        return self._number[own, big, added]

    def _fill(self, number: int, own: int, big: int, added: Added) -> None:
        for large in range(big + 1):
            for casino in range(CASINOS):
                for count in range(1 - large, own + 1):
                    there = added[casino] + count + BIG_WEIGHT * large
                    then = (*added[:casino], there, *added[casino + 1 :])
                    self.after[number, large, casino, count] = self._number[own - count, big - large, then]


@lru_cache(maxsize=32)
def layouts(own: int, big: int) -> Layouts:
    """The layouts of a hand; made once."""
    return Layouts(own, big)


def count_layouts(own: int, big: int) -> int:
    """How many layouts a hand has, without listing them."""
    normal = comb(own + CASINOS, CASINOS)
    if not big:
        return normal
    # With the big die down: all that is counted, less those in which no casino holds the two of it.
    return normal + comb(own + BIG_WEIGHT + CASINOS, CASINOS) - sum(comb(CASINOS, n) for n in range(own + 3))


def _layouts(own: int, big: int) -> list[tuple[int, int, Added]]:
    """(own left, big left, added), fewest dice left first."""
    found: list[tuple[int, int, Added]] = []
    for in_hand in range(own + big + 1):
        for large in range(min(big, in_hand) + 1):
            left = in_hand - large
            if left > own:
                continue
            down = big - large
            spread = _spread(own - left + BIG_WEIGHT * down, CASINOS)
            found += [(left, large, added) for added in spread if not down or max(added) >= BIG_WEIGHT]
    return found


def _spread(dice: int, casinos: int) -> list[Added]:
    """All ways to spread equal dice over casinos."""
    if casinos == 1:
        return [(dice,)]
    return [(first, *rest) for first in range(dice, -1, -1) for rest in _spread(dice - first, casinos - 1)]
