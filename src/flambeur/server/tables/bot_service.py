"""Bots at the table: they run outside the event loop, get only what their seat knows, and have a time limit.

Quick bots run in a thread. All others, which may search for seconds, run in separate processes, so that no table
waits for them; addresses take turns there, and share the time. When a bot runs out of time or fails, a quick bot's
move replaces its answer.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, TypeVar

from flambeur.bots import QUICK, SECONDS, levels, make_bot
from flambeur.engine import Budget, Game, Knowledge, Match, Move, Seeded, System, families
from flambeur.protocol.errors import Refused
from flambeur.server.cores import CORES
from flambeur.server.jobs.queue import FairQueue
from flambeur.server.worker_pool import is_broken, start_pool, stop_pool

T = TypeVar("T")

THINKERS = 2
"""Processes for bots that search."""
THINKING = 0.5
"""The share of its time that a bot may spend on thinking: the rest is for the way there and back."""
MOST_BUSY, OF_ONE = 16, 4
"""How many may wait for advice, and how many of one address; more are told at once that there is too much to do."""
PATIENCE = 4
"""How many times longer than a bot a request for advice may wait: a process may have to start first."""
WARMING = Budget(0.05)
LOADING = 5.0
"""Seconds in which code that was compiled before is loaded, as a rule: for so long a new process does nothing else."""
log = logging.getLogger("flambeur.bots")


class BotService:
    """All bots of a server."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="bot")
        self._processes: ProcessPoolExecutor | None = None
        self._thoughts: Counter[str] = Counter()
        """Long searches that run or wait, by the address they are for."""
        self._line: FairQueue[asyncio.Future[None]] = FairQueue()
        """Bots that wait for a process."""
        self._searching = 0
        """Bots that have one."""
        self._asking: Counter[str] = Counter()
        """Who waits for advice."""
        self._room = asyncio.Semaphore(THINKERS - 1)
        """For advice: at least one process is left to the bots."""

    @property
    def busy(self) -> int:
        """Return the number of searches that run or wait."""
        return self._thoughts.total()

    def best(self, game: Game[Any], quick: bool = True) -> str:
        """The strongest level of a game; for stand-ins the strongest quick one."""
        known = [level for level in levels(game) if not quick or level in QUICK]
        return known[-1]

    async def choose(
        self,
        level: str,
        knowledge: Knowledge,
        moves: tuple[Move, ...],
        within: float | None = None,
        address: str = "",
    ) -> Move:
        """The bot's move; always one of `moves`. Thinking ends well before so many seconds, if it is told."""
        if len(moves) == 1:
            return moves[0]
        name, most = knowledge.game.name, None if within is None else within * THINKING
        try:
            if level in QUICK:
                budget, loop = self._budget(address, most), asyncio.get_running_loop()
                thought = loop.run_in_executor(self._threads, _think, level, knowledge, moves, budget, most)
                move = await asyncio.wait_for(thought, self._seconds)
            else:
                with self._thinking_for(address):
                    searched = self._searched(address, level, knowledge, moves, most)
                    move = await asyncio.wait_for(searched, self._seconds)
        except TimeoutError:
            log.warning("a %s bot ran out of time at %s", level, name)
        except Exception as error:
            log.warning("a %s bot broke at %s: %s", level, name, type(error).__name__)
        else:
            if move in moves:
                return move
        if level in QUICK:
            return secrets.choice(moves)
        return await self.choose(self.best(knowledge.game), knowledge, moves)

    async def _searched(
        self, address: str, level: str, knowledge: Knowledge, moves: tuple[Move, ...], most: float | None
    ) -> Move:
        """The move of a bot that searches, in a process of its own when it is the turn of this address."""
        async with self._turn_of(address):
            where, budget = self._away(), self._budget(address, most)
            try:
                with CORES.apart():
                    return await asyncio.get_running_loop().run_in_executor(
                        where, _think, level, knowledge, moves, budget, most
                    )
            except BrokenProcessPool:
                self._begin_anew(where)
                raise

    @contextmanager
    def _thinking_for(self, address: str) -> Iterator[None]:
        """Count a long search from its request on."""
        self._thoughts[address] += 1
        try:
            yield
        finally:
            self._thoughts[address] -= 1
            if not self._thoughts[address]:
                del self._thoughts[address]

    @asynccontextmanager
    async def _turn_of(self, address: str) -> AsyncIterator[None]:
        """Wait for a process. An address that asks for many bots waits for its own; the others do not."""
        if self._searching < THINKERS:
            self._searching += 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._line.add(address, turn)
            try:
                await turn
            except asyncio.CancelledError:
                self._line.drop(address, turn)
                if not turn.cancelled():  # it came at the same moment
                    self._next_in_line()
                raise
        try:
            yield
        finally:
            self._next_in_line()

    def _next_in_line(self) -> None:
        """A process is free."""
        while (turn := self._line.take(lambda _: True)) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._searching -= 1

    async def ponder(
        self, address: str, thinking: Callable[..., T], facts: tuple[object, ...], seconds: float | None = None
    ) -> T:
        """What a function of these facts and a budget finds out in a process of its own, when its turn comes.

        The budget has the seconds asked for, unless that is more than there is for each who waits.
        """
        if self._asking.total() >= MOST_BUSY or self._asking[address] >= OF_ONE:
            raise Refused("overloaded")
        self._asking[address] += 1
        try:
            pondered = self._pondered(address, thinking, facts, seconds)
            return await asyncio.wait_for(pondered, PATIENCE * self._seconds)
        except TimeoutError:
            raise Refused("overloaded") from None
        finally:
            self._asking[address] -= 1
            if not self._asking[address]:
                del self._asking[address]

    async def _pondered(
        self, address: str, thinking: Callable[..., T], facts: tuple[object, ...], seconds: float | None
    ) -> T:
        async with self._room:
            where = self._away()
            with self._thinking_for(address):
                whole = partial(thinking, *facts, self._budget(address, seconds))
                try:
                    with CORES.apart():
                        return await asyncio.get_running_loop().run_in_executor(where, whole)
                except BrokenProcessPool:
                    log.warning("the process that computed advice has ended")
                    self._begin_anew(where)
                    raise Refused("overloaded") from None

    def _budget(self, address: str, seconds: float | None = None) -> Budget:
        """Who waits for a process must be answered in time: an address thinks as if all others had as much to."""
        crowd = max(1.0, len(self._thoughts) * self._thoughts[address] / THINKERS)
        return Budget(min(self._seconds * THINKING / crowd, seconds or SECONDS, SECONDS))

    def get_ready(self) -> None:
        """Start the processes that think before anybody waits for them."""
        for _ in range(THINKERS):
            self._away().submit(_warm_up)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            stop_pool(self._processes)

    def _begin_anew(self, where: Executor) -> None:
        """Replace all processes after one is gone (usually out of memory): the next search gets new ones."""
        if where is self._processes:
            stop_pool(self._processes)
            self._processes = None

    def _away(self) -> Executor:
        if self._processes is not None and is_broken(self._processes):
            self._begin_anew(self._processes)
        if self._processes is None:
            self._processes = start_pool(THINKERS)
        return self._processes


def _warm_up() -> None:
    """Load or compile the code of the bots, and evaluate the first choice of every game."""
    from flambeur.analysis import evaluate
    from flambeur.analysis.readiness import load_for

    games = [shelf.game() for shelf in families()]
    load_for(*games, seconds=LOADING)
    for game in games:
        match = Match(game, Seeded(0))
        evaluate(match.knowledge(match.waiting[0]), WARMING)


def _think(
    level: str, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, most: float | None = None
) -> Move:
    """In a thread, or in a process of its own, which knows its games by what the knowledge is made of."""
    enough = _enough(level, knowledge, budget) if most is None else budget
    return make_bot(level, knowledge.game)(knowledge, moves, enough, System())


def _enough(level: str, knowledge: Knowledge, budget: Budget) -> Budget:
    """However many wait: a champion has the time in which its choice is solved, half a second at most.

    Players are told that it plays perfectly there; and few choices of a round take nearly as long.
    """
    if level != "champion" or budget.seconds is None:
        return budget
    from flambeur.analysis import solver  # in a process of its own

    return Budget(max(budget.seconds, solver.seconds_for(knowledge)), budget.work)
