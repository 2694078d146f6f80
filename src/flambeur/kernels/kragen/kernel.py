"""The kernel of a table of Um Kopf und Kragen."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import Move, Seat
from flambeur.games.kragen.moves import Bid
from flambeur.games.kragen.state import KragenState
from flambeur.games.kragen.table import Kragen
from flambeur.kernels.kernel import Array, Kernel, KernelMaker
from flambeur.kernels.kragen import codec, layout
from flambeur.kernels.kragen.table import cover, odds_table, table_row


class KragenKernel(Kernel):
    rules: ClassVar[str] = "flambeur.kernels.kragen.game"
    batch: ClassVar[str] = "flambeur.kernels.kragen.batch"
    game: Kragen

    def tables(self) -> tuple[Array, NDArray[np.float64]]:
        cover(self.game)
        return table_row(self.game), odds_table()

    def features(self) -> dict[str, int]:
        """As `envs.observing.kragen` says; every payment is public, so all tokens are known (K3)."""
        players, kinds = self.game.players, int(self.numbers[layout.KINDS])
        return {
            "asked": 3,
            "turn": players,
            "left": 1,
            "played": 1,
            "starter": players,
            "bags": players * kinds,
            "missing": players,
            "tokens": players,
            "pot": 1,
            "results": players,
            "attempts": 1,
            "dice": 6,
            "best": 1,
            "leader": players,
            "offered": kinds,
            "bidders": players,
            "bidding": 1,
        }

    def encode(self, state: KragenState) -> Array:
        return codec.encode(self.game, self.numbers, state)

    def decode(self, row: Array) -> KragenState:
        return codec.decode(self.game, self.numbers, row)

    def force(self, row: Array, seat: Seat, move: Move) -> None:
        assert isinstance(move, Bid)
        row[layout.FORCED_SEAT], row[layout.FORCED_BID] = seat + 1, move.tokens


KERNEL = KernelMaker(KragenKernel)
