"""The kernel of a Las Vegas table with any modules but action cards, and approximately with them."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import Move, Seat, Seeded
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.kernels.kernel import Array, Kernel, KernelMaker, Through
from flambeur.kernels.vegas import codec, table
from flambeur.kernels.vegas import layout as at
from flambeur.kernels.vegas.cards import ON_THE_WAY, answered, reach
from flambeur.kernels.vegas.coverage import cover


class VegasKernel(Kernel):
    rules: ClassVar[str] = "flambeur.kernels.vegas.game"
    batch: ClassVar[str] = "flambeur.kernels.vegas.batch"
    game: Vegas

    def tables(self) -> tuple[Array, NDArray[np.float64]]:
        cover(self.game)
        return table.table_row(self.game), table.falls_table(self.game.places)

    def features(self) -> dict[str, int]:
        """Money is in hundreds; -1 stands where no note lies and where no row is meant.

        Seats are counted from the one that must choose. Of bonus cards a seat sees its own only.
        """
        players, rows = self.game.players, len(self.game.no_dice)
        return {
            "asked": 3,  # to place, to kick, to take a note
            "round": 1,
            "kicked_row": 1,
            "roll": at.KINDS * 6,
            "seats": players * (at.KINDS + 3),  # dice in hand by kind, money, notes, bonus die
            "dice": rows * (2 * players + 1),  # by row and seat, normal and big; then the neutral colour
            "notes": int(self.numbers[at.PLACES] * self.numbers[at.ROOM]),
            "barred": 6,
            "pile": int(self.numbers[at.VALUES]),
            "under": 1,
            "bonus_cards": at.BONUS_EACH,
        }

    def encode(self, state: VegasState) -> Array:
        return codec.encode(self.game, self.numbers, state)

    def decode(self, row: Array) -> VegasState:
        return codec.decode(self.game, self.numbers, row)


class VegasWithoutCards(VegasKernel):
    """A table with action cards as if nobody played any from now on; for play-outs only."""

    approximate = True

    def tables(self) -> tuple[Array, NDArray[np.float64]]:
        cover(self.game, with_cards=True)
        return table.table_row(self.game, table.SPARE_ROOM), table.falls_table(self.game.places)

    def encode(self, state: VegasState) -> Array:
        """The next position that the compiled rules know, nobody playing a card on the way; chance has the seed 0."""
        return self.entry(state, 0)

    def entry(self, state: VegasState, seed: int, through: Through | None = None) -> Array:
        """What a card in the middle of its effect still draws, all play-outs of one seed share."""
        reached = reach(self.game, state, Seeded(seed, ON_THE_WAY), through)
        return codec.encode_loosely(self.game, self.numbers, reached)

    def joined(self, state: VegasState, seat: Seat, move: Move, through: Through | None) -> VegasState:
        """Whether to swap a note, or to lay three, is not compiled: the rules themselves go through it."""
        return self.game.apply(state, answered(self.game, state, {seat: move}, through))[0]


def without_cards(game: Vegas) -> VegasKernel:
    """The kernel of a table that plays on as if nobody played an action card; exact where there are none."""
    return VegasWithoutCards(game) if game.cards else VegasKernel(game)


KERNEL = KernelMaker(VegasKernel, without_cards)
