"""Thousands of tables stepped at once, on all cores: for learning and search.

    tables = kernels.batch(game, size=4096, seed=1)
    tables.reset()
    while learning:
        actions = choose(tables.observations, tables.masks)      # one number of `game.all_moves()` for each table
        tables.step(actions)                                     # then: seats, masks, observations, rewards, done

All arrays are made once and written over by every step. A table whose game is over says so in `done`, its `scores` and
`rewards` are those of that game, and the next one has begun by itself: the observation is already the new game's. Game
n of a seed has the dice of stream n, as everywhere; table t plays games t, t + size, t + 2 · size …
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import IllegalMove
from flambeur.kernels.kernel import Kernel
from flambeur.kernels.uncovered import Uncovered
from flambeur.kernels.vegas import layout as at
from flambeur.kernels.vegas.kernel import VegasKernel

_LEAST = 256
"""Tables that are worth a thread of their own."""
_WORDS = (1 << 64) - 1


class Batch:
    """Tables of one kind. `seats` has who must choose at each; observations count the other seats from it on."""

    def __init__(self, kernel: Kernel, size: int, seed: int, threads: int | None = None) -> None:
        """Waits until the compiled rules are ready; raises `Uncovered` where there are none for batches."""
        if not isinstance(kernel, VegasKernel) or kernel.approximate:
            raise Uncovered("tables of this kind cannot be stepped together yet.", code="no-kernel-batch")
        if not kernel.wait():
            raise Uncovered(f"the compiled rules could not be had: {kernel.warmth.failure}", code="no-kernel-code")
        self.game, self.size, self.seed = kernel.game, size, seed
        self.layout = features(kernel)
        self._kernel = kernel
        self._rules = import_module("flambeur.kernels.vegas.batch")
        self._start = kernel.encode(kernel.game.start()[0])
        players, moves = kernel.game.players, len(kernel.game.all_moves())
        self.rows = np.zeros((size, len(self._start)), np.int64)
        """The positions, as the kernel encodes them."""
        self.masks = np.zeros((size, moves), np.uint8)
        self.observations = np.zeros((size, max(part.stop for part in self.layout.values())), np.float32)
        self.seats = np.zeros(size, np.int64)
        self.done = np.zeros(size, np.uint8)
        self._results = np.zeros((size, 4 * players), np.int64)
        self._streams = np.zeros((size, 2), np.uint64)
        self._games = np.arange(size, dtype=np.int64)
        wanted = os.cpu_count() or 1 if threads is None else threads
        self.threads = max(1, min(wanted, size // _LEAST))
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        desk = kernel.warmth.module.DESK_ROOM
        self._rooms = [
            (np.zeros(desk, np.int64), np.zeros(kernel.warmth.module.SUMS_ROOM)) for _ in range(self.threads)
        ]

    @property
    def scores(self) -> NDArray[np.int64]:
        """By table and seat, as `Result.scores`; of the last game that ended there."""
        return self._results[:, : self.game.players]

    @property
    def rewards(self) -> NDArray[np.float64]:
        """By table and seat: 1 for winning alone, a share of it for winning together, 0 for all else and meanwhile."""
        wins = self._results[:, 2 * self.game.players : 3 * self.game.players] * self.done[:, None]
        shares: NDArray[np.float64] = wins / np.maximum(wins.sum(axis=1, keepdims=True), 1)
        return shares

    def reset(self) -> None:
        """Begin anew at every table."""
        self._games[:] = np.arange(self.size)
        self._step(np.full(self.size, -1, np.int64))

    def step(self, actions: NDArray[np.int64]) -> None:
        """One move at every table, by its number in `all_moves()`; raises `IllegalMove` before anything has changed."""
        if not self.masks[np.arange(self.size), actions].all():
            wrong = int(np.flatnonzero(self.masks[np.arange(self.size), actions] == 0)[0])
            raise IllegalMove(f"move number {int(actions[wrong])} is not allowed at table {wrong}.", table=wrong)
        self._step(actions)

    def _step(self, actions: NDArray[np.int64]) -> None:
        edges = [self.size * part // self.threads for part in range(self.threads + 1)]
        if self._pool is None:
            self._part(0, self.size, actions, 0)
            return
        parts = [self._pool.submit(self._part, *edge, actions, part) for part, edge in enumerate(pairwise(edges))]
        for part in parts:
            part.result()

    def _part(self, begin: int, end: int, actions: NDArray[np.int64], part: int) -> None:
        self._rules.step(
            begin,
            end,
            self._start,
            self._kernel.numbers,
            self._kernel.odds,
            np.uint64(self.seed & _WORDS),
            actions,
            self.rows,
            self._streams,
            self._games,
            self.masks,
            self.observations,
            self.seats,
            self._results,
            self.done,
            *self._rooms[part],
        )


def features(kernel: VegasKernel) -> dict[str, slice]:
    """What lies where in an observation. Money is in hundreds; -1 stands where no note lies.

    Seats are counted from the one that must choose. Of bonus cards a seat sees its own only.
    """
    table, players = kernel.numbers, kernel.game.players
    rows = len(kernel.game.no_dice)
    sizes = {
        "asked": 3,  # to place, to kick, to take a note
        "round": 1,
        "kicked_row": 1,
        "roll": at.KINDS * 6,
        "seats": players * (at.KINDS + 3),  # dice in hand by kind, money, notes, bonus die
        "dice": rows * (2 * players + 1),  # by row and seat, normal and big; then the neutral colour
        "notes": int(table[at.PLACES] * table[at.ROOM]),
        "barred": 6,
        "pile": int(table[at.VALUES]),
        "under": 1,
        "bonus_cards": at.BONUS_EACH,
    }
    found: dict[str, slice] = {}
    begin = 0
    for name, size in sizes.items():
        found[name] = slice(begin, begin + size)
        begin += size
    return found
