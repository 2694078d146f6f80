"""Big dice: one for each player, rolled and placed like any die, counting as two at payout (B4, M3)."""

from __future__ import annotations

from msgspec import Struct

from flambeur.games.vegas.dice import BIG, OWN
from flambeur.games.vegas.moments import Moments


class BigDice(Struct, frozen=True):
    """The module; in Boulevard the big die replaces a normal one, later it is added."""

    replaces: bool

    def plug(self, moments: Moments) -> None:
        moments.hand[BIG] += 1
        moments.hand[OWN] -= self.replaces
