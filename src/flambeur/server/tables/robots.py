"""Bots at the table: they think outside the event loop, get only what their seat knows, and have a time limit.

Quick bots think in a thread. All others, which may search for seconds, think in processes of their own, so that
no table waits for them. A bot that is out of time or breaks is answered for with a quick one's move.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from functools import partial
from typing import Any, TypeVar

from flambeur.bots import QUICK, SECONDS, levels, make_bot
from flambeur.engine import Budget, Game, Knowledge, Match, Move, Seeded, System, families
from flambeur.server.apprentices import dismiss, take_on
from flambeur.server.cores import CORES
from flambeur.server.errors import Refused

T = TypeVar("T")

THINKERS = 2
"""Processes for bots that search."""
THINKING = 0.5
"""The share of its time that a bot may spend on thinking: the rest is for the way there and back."""
MOST_BUSY, OF_ONE = 16, 4
"""How many may wait for advice, and how many of one address; more are told at once that there is too much to do."""
PATIENCE = 4
"""How many times longer than a bot somebody who asked for advice may wait: a process may have to start first."""
WARMING = Budget(0.05)
LOADING = 5.0
"""Seconds in which code that was compiled before is loaded, as a rule: for so long a new process does nothing else."""
log = logging.getLogger("flambeur.bots")


class Robots:
    """All bots of a server."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="bot")
        self._processes: ProcessPoolExecutor | None = None
        self._busy = 0
        self._asking: Counter[str] = Counter()
        """Who waits for advice."""
        self._room = asyncio.Semaphore(THINKERS - 1)
        """For advice: at least one process is left to the bots."""

    @property
    def busy(self) -> int:
        """Thoughts under way or waiting."""
        return self._busy

    def best(self, game: Game[Any], quick: bool = True) -> str:
        """The strongest level of a game; for stand-ins the strongest quick one."""
        known = [level for level in levels(game) if not quick or level in QUICK]
        return known[-1]

    async def choose(self, level: str, knowledge: Knowledge, moves: tuple[Move, ...]) -> Move:
        """The bot's move; always one of `moves`."""
        if len(moves) == 1:
            return moves[0]
        if level not in QUICK:
            self._busy += 1
        try:
            return await self._asked(level, knowledge, moves)
        finally:
            if level not in QUICK:
                self._busy -= 1

    async def _asked(self, level: str, knowledge: Knowledge, moves: tuple[Move, ...]) -> Move:
        loop, name = asyncio.get_running_loop(), knowledge.game.name
        where = self._threads if level in QUICK else self._away()
        try:
            with nullcontext() if level in QUICK else CORES.apart():
                thought = loop.run_in_executor(where, _think, level, knowledge, moves, self._budget())
                move = await asyncio.wait_for(thought, self._seconds)
        except TimeoutError:
            log.warning("a %s bot ran out of time at %s", level, name)
        except Exception as error:
            log.warning("a %s bot broke at %s: %s", level, name, type(error).__name__)
            if isinstance(error, BrokenProcessPool):
                self._begin_anew(where)
        else:
            if move in moves:
                return move
        if level in QUICK:
            return secrets.choice(moves)
        return await self.choose(self.best(knowledge.game), knowledge, moves)

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
            return await asyncio.wait_for(self._pondered(thinking, facts, seconds), PATIENCE * self._seconds)
        except TimeoutError:
            raise Refused("overloaded") from None
        finally:
            self._asking[address] -= 1
            if not self._asking[address]:
                del self._asking[address]

    async def _pondered(self, thinking: Callable[..., T], facts: tuple[object, ...], seconds: float | None) -> T:
        async with self._room:
            self._busy += 1
            where = self._away()
            try:
                whole = partial(thinking, *facts, self._budget(seconds))
                with CORES.apart():
                    return await asyncio.get_running_loop().run_in_executor(where, whole)
            except BrokenProcessPool:
                log.warning("whoever thought about advice has gone")
                self._begin_anew(where)
                raise Refused("overloaded") from None
            finally:
                self._busy -= 1

    def _budget(self, seconds: float | None = None) -> Budget:
        crowd = max(1.0, self._busy / THINKERS)  # who waits for a process must still be answered in time
        return Budget(min(self._seconds * THINKING / crowd, seconds or SECONDS, SECONDS))

    def get_ready(self) -> None:
        """Start the processes that think before anybody waits for them."""
        for _ in range(THINKERS):
            self._away().submit(_warm_up)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            dismiss(self._processes)

    def _begin_anew(self, where: Executor) -> None:
        """One of the processes is gone (out of memory, as a rule), and all with it: the next thought has new ones."""
        if where is self._processes:
            dismiss(self._processes)
            self._processes = None

    def _away(self) -> Executor:
        if self._processes is None:
            self._processes = take_on(THINKERS)
        return self._processes


def _warm_up() -> None:
    """Load what is thought with, or have it compiled, and think about the first choice of every game."""
    from flambeur.bots.loading import load_for
    from flambeur.coach import advise

    games = [shelf.game() for shelf in families()]
    load_for(*games, seconds=LOADING)
    for game in games:
        match = Match(game, Seeded(0))
        advise(match.knowledge(match.waiting[0]), WARMING)


def _think(level: str, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget) -> Move:
    """In a thread, or in a process of its own, which knows its games by what the knowledge is made of."""
    return make_bot(level, knowledge.game)(knowledge, moves, _enough(level, knowledge, budget), System())


def _enough(level: str, knowledge: Knowledge, budget: Budget) -> Budget:
    """However many wait: a champion has the time in which its choice is solved, half a second at most.

    Players are told that it plays perfectly there; and few choices of a round take nearly as long.
    """
    if level != "champion" or budget.seconds is None:
        return budget
    from flambeur.bots import solving  # in a process of its own

    return Budget(max(budget.seconds, solving.seconds_for(knowledge)), budget.work)
