"""The kernel of a table of solitaire or secret colours."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from flambeur.games.vegas.colours.state import ColoursState
from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.state import CASINOS, SLOT
from flambeur.kernels.kernel import Array, Kernel, KernelMaker
from flambeur.kernels.vegas.colours import codec, table

SHOWN_NOTES = 8
"""Notes of a place that are in an observation, the dearest."""


class ColoursKernel(Kernel):
    rules: ClassVar[str] = "flambeur.kernels.vegas.colours.game"
    batch: ClassVar[str] = "flambeur.kernels.vegas.colours.batch"
    game: ColoursTable

    def tables(self) -> tuple[Array, NDArray[np.float64]]:
        table.cover(self.game)
        return table.table_row(self.game), np.zeros(1)

    def features(self) -> dict[str, int]:
        """As `envs.observing.vegas_colours` says; of secret colours a seat sees its own."""
        players, colours, places = self.game.players, len(self.game.colours), self.game.places
        return {
            "asked": 2 if places > SLOT else 1,
            "turn": players,
            "round": 1,
            "group": 1,
            "cards": players * colours,
            "roll": colours * CASINOS,
            "big_in_roll": colours,
            "left": colours,
            "later": colours,
            "dice": places * 2 * colours,
            "notes": places * SHOWN_NOTES,
            "barred": CASINOS,
            "won": colours,
            "money": players,
            "rivals": 1,
            "pile": len(self.game.denominations),
            "under": 1,
        }

    def encode(self, state: ColoursState) -> Array:
        return codec.encode(self.game, self.numbers, state)

    def decode(self, row: Array) -> ColoursState:
        return codec.decode(self.game, self.numbers, row)


KERNEL = KernelMaker(ColoursKernel)
