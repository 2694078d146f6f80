"""The rest of a round for any number of players and kinds of dice: what is played for, and how positions are numbered.

What has been added to a casino is one number, its *code*; codes, hands and turn make one number that tells positions
apart exactly. It grows fast: `Numbering` says beforehand whether it fits a word.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from math import prod

import numpy as np
from numpy.typing import NDArray

from flambeur.engine.chance import Dice
from flambeur.games.vegas.ranking import standing
from flambeur.games.vegas.state import CASINOS, Notes, Row

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
MONEY, LEAD, WIN, STANDING = range(4)
"""What players play for: their own money of the round, that less the other's (two players), the chance to win, or what
`horizon` makes of the money with rounds to come (payments and money before are in units of its spread then)."""
NOTE = 1 / 1024
"""What a note counts beside money where it breaks ties (V13); exact in binary."""
BITS = 63


class Rolls:
    """All rolls of 0 to `most` equal dice, one after the other: counts by face, chances, where each number begins."""

    def __init__(self, most: int) -> None:
        tables = [Dice("die", dice) for dice in range(most + 1)]
        self.counts: Ints = np.array([value for table in tables for value in table.values], np.int64)
        self.chances: Floats = np.array(
            [weight / table.cumulative[-1] for table in tables for weight in table.weights], np.float64
        )
        self.start: Ints = np.cumsum([0, *[len(table.values) for table in tables]]).astype(np.int64)


@cache
def rolls(most: int) -> Rolls:
    return Rolls(most)


class Numbering:
    """How positions of a remainder are numbered. `hands` are own, neutral and big dice by player.

    The code of a casino is the sum of `units[owner]` for each die there (a big one counts twice); the neutral colour is
    the last owner. `fits` tells whether every position has a number of its own in one word.
    """

    def __init__(self, hands: Ints) -> None:
        most = [int(own + 2 * big) for own, _, big in hands] + [int(hands[:, 1].sum())]
        self.most = most
        self.units: Ints = np.array([prod(dice + 1 for dice in most[:owner]) for owner in range(len(most))], np.int64)
        self.codes = prod(dice + 1 for dice in most)
        sizes = [int(count) + 1 for count in hands.flat]
        self.fits = self.codes ** (CASINOS - 1) * prod(sizes) * len(hands) < 1 << BITS
        if self.fits:
            # What lies on the last casino follows from the hands.
            self.casinos: Ints = np.array([*[self.codes**c for c in range(CASINOS - 1)], 0], np.int64)
            base = self.codes ** (CASINOS - 1)
            factors = [base * prod(sizes[:i]) for i in range(len(sizes))]
            self.hands: Ints = np.array(factors, np.int64).reshape(hands.shape)
            self.turn = base * prod(sizes)


def payments(numbering: Numbering, dice: tuple[Row, ...], notes: tuple[Notes, ...]) -> Floats:
    """`[casino, code, player]`: what a casino pays, a note counted in for ties (V8, V9, V13, V23)."""
    players = len(numbering.most) - 1
    paid = np.zeros((CASINOS, numbering.codes, players))
    for added in product(*[range(dice + 1) for dice in numbering.most]):
        code = int((numbering.units * added).sum())
        for casino in range(CASINOS):
            row = tuple([lying + more for lying, more in zip(dice[casino], added, strict=True)])
            for owner, note in zip(standing(row).order, notes[casino], strict=False):
                if owner < players:
                    paid[casino, code, owner] = note + NOTE
    return paid
