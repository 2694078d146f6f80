"""The kernel of a Temptation table, with any boards."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from flambeur.games.temptation.state import TemptationState
from flambeur.games.temptation.table import Temptation
from flambeur.kernels.kernel import Array, Kernel, KernelMaker
from flambeur.kernels.temptation import codec
from flambeur.kernels.temptation import layout as at
from flambeur.kernels.temptation.table import cover, odds_table, table_row


class TemptationKernel(Kernel):
    rules: ClassVar[str] = "flambeur.kernels.temptation.game"
    batch: ClassVar[str] = "flambeur.kernels.temptation.batch"
    game: Temptation

    def tables(self) -> tuple[Array, NDArray[np.float64]]:
        cover(self.game)
        return table_row(self.game), odds_table()

    def features(self) -> dict[str, int]:
        """As `envs.observing.temptation` says; seats are counted from the one that must choose."""
        players, boards = self.game.players, len(self.game.boards)
        return {
            "asked": 2,
            "turn": players,
            "goal": 1,
            "points": players,
            "stocks": players,
            "hand": 1,
            "rolls": 1,
            "roll": 6,
            "values": at.ROWS,
            "kinds": at.ROWS * at.NAMED_KINDS,
            "free": at.ROWS,
            "lying": at.ROWS,
            "fits": at.ROWS * 6,
            "unseen": boards,
            "under": boards,
        }

    def encode(self, state: TemptationState) -> Array:
        return codec.encode(self.game, self.numbers, state)

    def decode(self, row: Array) -> TemptationState:
        return codec.decode(self.game, row)


KERNEL = KernelMaker(TemptationKernel)
