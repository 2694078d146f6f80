"""The compiled rules of one table: positions to rows and back, play-outs, and whole games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from types import ModuleType
from typing import Any, ClassVar, Literal

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from flambeur.engine import Game, Move, Seat, State
from flambeur.engine.agenda import SIMULTANEOUS
from flambeur.kernels import reference
from flambeur.kernels.code_loader import CompiledRules, compiled_rules
from flambeur.kernels.frame import MOST_PLAYERS
from flambeur.kernels.playouts import Playouts, empty
from flambeur.kernels.policies import POLICIES
from flambeur.kernels.uncovered import Uncovered

Array = NDArray[np.int64]
Policy = str | tuple[str, ...]
"""One way of playing for all seats, or one for each."""
Until = Literal["round", "game"]
Through = Callable[[Any, Seat, tuple[Move, ...]], Move]
"""What a seat chooses in the middle of something that is not compiled, by the position and its legal moves."""
NO_END = 1 << 30
_WORDS = (1 << 64) - 1


class Desk:
    """Working memory of one thread, far enough from the others' that no two threads write to one cache line."""

    def __init__(self, rules: ModuleType, width: int) -> None:
        self.room: Array = _apart(rules.DESK_ROOM + MOST_PLAYERS + width, np.int64)
        self.sums: NDArray[np.float64] = _apart(rules.SUMS_ROOM, np.float64)
        self.words: NDArray[np.uint64] = _apart(2, np.uint64)


_LINE = 16
"""Numbers of eight bytes in two cache lines: processors fetch them in pairs."""


def _apart(size: int, kind: Any) -> NDArray[Any]:
    return np.zeros(size + 2 * _LINE, kind)[_LINE : _LINE + size]


class Kernel(ABC):
    """The return value of `for_game`; it can be used at once, and is quick as soon as it is `ready`.

    `encode` and `decode` are exact inverses. A table or position that is not covered raises `Uncovered`.
    """

    rules: ClassVar[str]
    """The module of the compiled rules, imported when they are first used."""
    batch: ClassVar[str]
    """The module with the `step` of many tables at once."""
    approximate = False
    """Whether play-outs leave something out (action cards are held and never played); then there are no whole games."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.numbers, self.odds = self.tables()

    # -- what the rules of a game provide

    @abstractmethod
    def features(self) -> dict[str, int]:
        """The parts of an observation (`kernels.batch`) in their order, and how many numbers each has."""

    @abstractmethod
    def tables(self) -> tuple[Array, NDArray[np.float64]]:
        """The numbers of the table, and the chances that the greedy player looks up; raises `Uncovered`."""

    @abstractmethod
    def encode(self, state: Any) -> Array:
        """The row of a position that waits for a choice or for chance, or is over; raises `Uncovered`."""

    @abstractmethod
    def decode(self, row: Array) -> Any:
        """The position of a row."""

    def entry(self, state: Any, seed: int, through: Through | None = None) -> Array:
        """The row at which play-outs of a seed from a position begin; raises `Uncovered`.

        Choices on the way there, where there is one, are made by `through`.
        """
        return self.encode(state)

    def force(self, row: Array, seat: Seat, move: Move) -> None:
        """Note in a row what a seat does at the simultaneous node where its position is."""
        raise Uncovered("this game has no moves at the same time.", code="no-kernel-step")

    def joined(self, state: Any, seat: Seat, move: Move, through: Through | None) -> State | None:
        """The position after a simultaneous node, where the others choose by `through`; None where `force` serves."""
        return None

    # -- compiled code

    @property
    def compiled(self) -> CompiledRules:
        """How far the compiled code is."""
        return compiled_rules(self.rules)

    @property
    def ready(self) -> bool:
        """Whether the compiled rules serve already."""
        return self.compiled.ready

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the compiled rules serve, or have turned out not to (`compiled.failure`)."""
        return self.compiled.wait(seconds)

    # -- play-outs

    def playouts(
        self, state: State | Array, policy: Policy = "random", count: int = 100, seed: int = 0, until: Until = "game"
    ) -> Playouts:
        """Play on from a position or its row, to the end of the game or of the round.

        Play-out n draws from stream n of the seed, dice and tosses apart, so that another position with the same seed
        meets the same luck. Until the compiled rules are ready, the reference engine plays the same games.
        """
        round_ = int(self.decode(state).round if isinstance(state, np.ndarray) else getattr(state, "round", 0))
        return self._play_on(state, policy, count, seed, self._last(until, round_))

    def playouts_after_each(
        self,
        state: State,
        moves: Sequence[Move],
        policy: Policy = "random",
        count: int = 100,
        seed: int = 0,
        until: Until = "game",
        seat: Seat | None = None,
        through: Through | None = None,
    ) -> Playouts:
        """Play on after each of some moves, all with the same luck; the first axis of the results is the move.

        At a simultaneous node the moves are those of `seat`, and the others choose by the policy. What a move leads to
        before the compiled rules go on is chosen by `through`.
        """
        last = self._last(until, int(getattr(state, "round", 0)))
        joint = bool(state.agenda) and state.agenda[-1].kind == SIMULTANEOUS
        if joint and seat is None:
            raise Uncovered("name the seat whose moves are tried: this is a simultaneous node.", code="no-kernel-seat")
        lines = [
            self._after(state, move, seat if joint else None, policy, count, seed, last, through) for move in moves
        ]
        engine = "kernel" if all(line.engine == "kernel" for line in lines) else "reference"
        approximate = any(line.approximate for line in lines)
        return Playouts(np.stack([line.results for line in lines]), engine, approximate)

    def _after(
        self,
        state: State,
        move: Move,
        seat: Seat | None,
        policy: Policy,
        count: int,
        seed: int,
        last: int,
        through: Through | None,
    ) -> Playouts:
        """Play on after one move; at a simultaneous node it is that of a seat."""
        if seat is None:
            after = self.game.apply(state, move)[0]
        elif (joined := self.joined(state, seat, move, through)) is None:
            return self._play_on(state, policy, count, seed, last, (seat, move))
        else:
            after = joined
        return self._play_on(after, policy, count, seed, last, through=through)

    @property
    def last_round(self) -> int:
        """The round with which the game ends at the latest."""
        return int(getattr(self.game, "rounds", NO_END))

    def _last(self, until: Until, round_: int) -> int:
        return max(1, round_) if until == "round" else self.last_round

    def _play_on(
        self,
        state: State | Array,
        policy: Policy,
        count: int,
        seed: int,
        last: int,
        forced: tuple[Seat, Move] | None = None,
        through: Through | None = None,
    ) -> Playouts:
        if not isinstance(state, np.ndarray):
            state = self.game.run(state)[0]
        if not self.ready:
            position = self.decode(state) if isinstance(state, np.ndarray) else state
            results = reference.play_on(self.game, position, self._seated(policy), count, seed, last, forced)
            return Playouts(results, "reference", approximate=False)
        row = state if isinstance(state, np.ndarray) else self.entry(state, seed, through)
        if forced is not None:
            row = row.copy()
            self.force(row, *forced)
        results = empty(count, self.game.players)
        self._run(row, policy, seed, 0, last, False, results)
        return Playouts(results, "kernel", self.approximate)

    def _seated(self, policy: Policy) -> tuple[str, ...]:
        named = (policy,) * self.game.players if isinstance(policy, str) else policy
        for name in named:
            if name not in POLICIES:
                allowed = ", ".join(POLICIES)
                raise Uncovered(f"kernels do not know '{name}'; they know: {allowed}.", code="no-policy", policy=name)
        return named

    # -- whole games

    def games(self, bots: tuple[str, ...], seed: int, first: int, count: int, threads: int = 1) -> Playouts:
        """Games number `first` and on of an arena, where the bots go round the table from game to game.

        Waits until the compiled rules are ready. Raises `Uncovered` where they leave something out.
        """
        if self.approximate:
            raise Uncovered("whole games of this table would leave the action cards out.", code="no-kernel-cards")
        if not self.wait():
            raise Uncovered(f"the compiled rules could not be had: {self.compiled.failure}", code="no-kernel-code")
        row = self.encode(self.game.start()[0])
        results = empty(count, self.game.players)
        last = self.last_round
        if threads == 1:
            self._run(row, bots, seed, first, last, True, results)
        else:
            edges = [count * part // threads for part in range(threads + 1)]
            with ThreadPoolExecutor(threads) as pool:
                parts = [
                    pool.submit(self._run, row, bots, seed, first + begin, last, True, results[begin:end])
                    for begin, end in pairwise(edges)
                ]
            for part in parts:
                part.result()
        return Playouts(results, "kernel", approximate=False)

    def position_after(self, row: Array, policy: Policy, seed: int, nodes: int) -> Array:
        """The row of the position that play-out 0 of a seed comes to after so many choices and chance nodes."""
        room = self._run(row, policy, seed, 0, self.last_round, False, empty(1, self.game.players), nodes)
        return room[len(room) - len(row) :]

    def _run(
        self,
        row: Array,
        policy: Policy,
        seed: int,
        first: int,
        last: int,
        turning: bool,
        results: Array,
        nodes: int = -1,
    ) -> Array:
        """Fill rows of results by playing on from a position, so many nodes at most; the last position is returned."""
        ways = np.array([POLICIES[name] for name in self._seated(policy)], np.int64)
        module = self.compiled.module
        desk = Desk(module, len(row))
        module.play(
            row,
            self.numbers,
            ways,
            self.odds,
            np.uint64(seed & _WORDS),
            first,
            last,
            int(turning),
            nodes,
            results.reshape(len(results), -1),
            desk.room,
            desk.sums,
            desk.words,
        )
        return desk.room


class KernelMaker(Struct, frozen=True):
    """The compiled rules of a kind of table (`TableKind.kernel`); both raise `Uncovered` for what is not compiled."""

    exact: Callable[[Any], Kernel]
    approximate: Callable[[Any], Kernel] | None = None
    """For play-outs that leave something out, where there are some."""
