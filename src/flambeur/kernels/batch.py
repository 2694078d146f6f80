"""Thousands of tables stepped at once, on all cores: for learning and search.

    tables = kernels.batch(game, size=4096, seed=1)
    tables.reset()
    while learning:
        actions = choose(tables.observations, tables.masks)      # one number of `game.all_moves()` for each table
        tables.step(actions)                                     # then: seats, masks, observations, rewards, done

It is the same for every game with a kernel. All arrays are made once and written over by every step; `layout` says what
lies where in an observation. A table whose game is over says so in `done`, its `rewards`, `scores`, `tiebreaks` and
`wins` are those of that game, and the next one has begun by itself: the observation is already the new game's. With
`auto_reset=False` nobody is asked there any more (its seat is -1, its mask empty, its action is not looked at) until
`reset(tables=…)` has it play again.

Game n of a seed has the dice of stream n, as everywhere: table t plays games t, t + size, t + 2 · size … With seeds of
their own, tables play games 0, 1, 2 … each of its own seed. A seed begins these games; `reset()` without one goes on
to the next game at every table, and never plays one twice. Where several must choose at once, they are asked one after
the other, by seat, and none of them sees what the others before it have chosen.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import pairwise
from operator import index

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import IllegalMove, InvalidMove, Option
from flambeur.kernels.kernel import Desk, Kernel
from flambeur.kernels.playouts import SCORES, TIEBREAKS, WINS, empty
from flambeur.kernels.uncovered import Uncovered

BEGIN, LEAVE = -1, -2
"""Instead of a move, as in `game_loop`."""
_LEAST = 256
"""Tables that are worth a thread of their own."""
_WORDS = (1 << 64) - 1
SIZE = Option("size", "number", 1, low=1)
THREADS = Option("threads", "number", 1, low=1)
Ints = NDArray[np.int64]


class Batch:
    """Tables of one kind. `seats` has who must choose at each; observations count the other seats from it on."""

    def __init__(
        self, kernel: Kernel, size: int, seed: int = 0, threads: int | None = None, *, auto_reset: bool = True
    ) -> None:
        """Waits until the compiled rules are ready; raises `Uncovered` where there are none for batches.

        Raises `InvalidOption` for fewer than one table or thread.
        """
        size, threads = SIZE.whole(size), None if threads is None else THREADS.whole(threads)
        if kernel.approximate:
            raise Uncovered("tables stepped together would leave the action cards out.", code="no-kernel-cards")
        if not kernel.wait():
            raise Uncovered(f"the compiled rules could not be had: {kernel.compiled.failure}", code="no-kernel-code")
        self.game, self.size, self.seed, self.auto_reset = kernel.game, size, seed, auto_reset
        edges = np.cumsum([0, *kernel.features().values()]).tolist()
        self.layout = {name: slice(*edge) for name, edge in zip(kernel.features(), pairwise(edges), strict=True)}
        """What lies where in an observation, as `Kernel.features` says."""
        self._kernel = kernel
        self._step = import_module(kernel.batch).step
        self._find_illegal = import_module("flambeur.kernels.game_loop").find_illegal
        self._start = kernel.encode(kernel.game.start()[0])
        players = kernel.game.players
        self.rows = np.zeros((size, len(self._start)), np.int64)
        """The positions, as the kernel encodes them."""
        self.masks = np.zeros((size, len(kernel.game.all_moves())), np.uint8)
        self.observations = np.zeros((size, edges[-1]), np.float32)
        self.seats = np.zeros(size, np.int64)
        self.done = np.zeros(size, np.uint8)
        self.rewards = np.zeros((size, players))
        """By table and seat: 1 for winning alone, a share of it for winning together, 0 for all else and meanwhile."""
        self._results = empty(size, players)
        self._streams = np.zeros((size, 2), np.uint64)
        self._seeds = np.zeros(size, np.uint64)
        self._games = np.zeros(size, np.int64)
        self._strides = np.full(size, size, np.int64)
        self._begun = np.zeros(size, bool)
        wanted = os.cpu_count() or 1 if threads is None else threads
        self.threads = max(1, min(wanted, size // _LEAST))
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._desks = [Desk(kernel.compiled.module, 0) for _ in range(self.threads)]
        self._taken = np.zeros(1, np.int64)

    @property
    def scores(self) -> Ints:
        """By table and seat, as `Result.scores`; of the last game that ended there."""
        return self._results[:, SCORES]

    @property
    def tiebreaks(self) -> Ints:
        """As `Result.tiebreaks`, 0 where a game has none."""
        return self._results[:, TIEBREAKS]

    @property
    def wins(self) -> Ints:
        """1 for every seat that won, alone or together with others."""
        return self._results[:, WINS]

    def reset(self, seed: int | Sequence[int | None] | None = None, tables: NDArray[np.bool_] | None = None) -> None:
        """Begin a game at every table, or at those that are marked in `tables`; the others stay as they are.

        With a seed, the first games of it; with one for each table, the first game of its own seed, or where that is
        None the next game there. Without any, the next game at every table, at first those of the batch's seed.
        """
        marked = np.ones(self.size, bool) if tables is None else self._marked(tables)
        seeds = _seeds(seed, self.size)
        given = marked & np.array([own is not None for own in seeds])
        shared = not isinstance(seed, Sequence | np.ndarray)
        self._give(given, [own for own, taken in zip(seeds, given, strict=True) if taken and own is not None], shared)
        new = marked & ~given & ~self._begun
        self._give(new, [self.seed] * int(new.sum()), True)
        self._games[marked & ~given & ~new] += self._strides[marked & ~given & ~new]
        self._begun |= marked
        self._go(np.where(marked, BEGIN, LEAVE))

    def _give(self, tables: NDArray[np.bool_], seeds: list[int], shared: bool) -> None:
        """Let tables begin the games of seeds: one that they share is divided among them."""
        self._seeds[tables] = np.array([seed & _WORDS for seed in seeds], np.uint64)
        self._games[tables] = np.flatnonzero(tables) if shared else 0
        self._strides[tables] = self.size if shared else 1

    def _marked(self, tables: NDArray[np.bool_]) -> NDArray[np.bool_]:
        marks: object = tables  # callers that are not type-checked may give anything
        if not isinstance(marks, np.ndarray) or marks.dtype != np.bool_ or marks.shape != (self.size,):
            raise ValueError(f"{self.size} tables are marked by an array of as many truth values.")
        if not (self._begun | tables).all():
            raise ValueError("tables that have not begun a game cannot be left out: begin one at every table first.")
        return tables

    def step(self, actions: Ints) -> None:
        """One move at every table, by its number in `all_moves()`.

        Raises `IllegalMove`, or `InvalidMove` for what are no whole numbers, before anything has changed.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise InvalidMove(f"moves are whole numbers, one for each table, not {str(actions)[:80]}.")
        if given.shape != (self.size,):
            raise ValueError(f"{self.size} tables take as many moves, not {given.shape}.")
        if not self._begun.all():
            raise IllegalMove("no game has begun: reset the tables first.", code="not-begun")
        actions = np.ascontiguousarray(given, np.int64)
        wrong = self._find_illegal(actions, self.masks, self.done, int(self.auto_reset))
        if wrong >= 0:
            raise IllegalMove(f"move number {int(actions[wrong])} is not allowed at table {wrong}.", table=wrong)
        self._go(actions if self.auto_reset else np.where(self.done, LEAVE, actions))

    def _go(self, actions: Ints) -> None:
        """Step all tables. A free thread takes the next ones; a thread that starts when all are taken does nothing."""
        self._taken[0] = 0
        others = [self._pool.submit(self._part, actions, part) for part in range(1, self.threads)] if self._pool else []
        self._part(actions, 0)
        for other in others:
            if not other.cancel():
                other.result()

    def _part(self, actions: Ints, part: int) -> None:
        desk = self._desks[part]
        self._step(
            self._taken,
            self._start,
            self._kernel.numbers,
            self._kernel.odds,
            self._kernel.last_round,
            self._seeds,
            self._strides,
            int(self.auto_reset),
            actions,
            self.rows,
            self._streams,
            self._games,
            self.masks,
            self.observations,
            self.seats,
            self._results.reshape(self.size, -1),
            self.rewards,
            self.done,
            desk.room,
            desk.sums,
        )


def _seeds(seed: int | Sequence[int | None] | None, size: int) -> list[int | None]:
    if not isinstance(seed, Sequence | np.ndarray):
        return [None if seed is None else index(seed)] * size
    if len(seed) != size:
        raise ValueError(f"{size} tables take as many seeds, not {len(seed)}.")
    return [None if own is None else index(own) for own in seed]
