"""Bots at the table: they run outside the event loop, get only what their seat knows, and have a time limit.

Quick bots run in a thread. All others, which may search for seconds, are jobs, so that no table waits for them;
addresses take turns there, and share the time. When a bot runs out of time or fails, a quick bot's move replaces its
answer.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from flambeur.bots import QUICK, SECONDS, levels, make_bot
from flambeur.engine import Budget, Game, Knowledge, Match, Move, Seeded, System, families
from flambeur.protocol.errors import Refused
from flambeur.server.jobs import Arguments, Jobs

T = TypeVar("T")

THINKING = 0.5
"""The share of its time that a bot may think: the rest is for the queue and the messages."""
ADVICE_TIMES = 4
"""The time limit of advice as a multiple of a bot's: a process may have to start first."""
WARMING = Budget(0.05)
LOADING = 5.0
"""Usual seconds to load compiled code: a new process does nothing else for so long."""
log = logging.getLogger("flambeur.bots")


class BotService:
    """All bots of a server."""

    def __init__(self, jobs: Jobs, seconds: float) -> None:
        self._jobs = jobs
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="bot")

    @property
    def busy(self) -> int:
        """Return the number of searches that run or wait."""
        return self._jobs.moves.held.total() + self._jobs.advice.held.total()

    def best(self, game: Game[Any], quick: bool = True) -> str:
        """Return the strongest level of a game; for stand-ins the strongest quick one."""
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
        """Return the bot's move, always one of `moves`. With `within`, thinking ends well before that many seconds."""
        if len(moves) == 1:
            return moves[0]
        name, most = knowledge.game.name, None if within is None else within * THINKING
        try:
            if level in QUICK:
                budget, loop = self._budget(address, most), asyncio.get_running_loop()
                quick = loop.run_in_executor(self._threads, _think, level, knowledge, moves, budget, most)
                move = await asyncio.wait_for(quick, self._seconds)
            else:

                async def facts() -> tuple[object, ...]:
                    """Return the arguments; the budget depends on how many jobs wait when a worker is free."""
                    return level, knowledge, moves, self._budget(address, most), most

                move = await asyncio.wait_for(self._jobs.moves.do_with(address, _think, facts), self._seconds)
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

    async def advise(self, address: str, work: Callable[..., T], facts: Arguments, seconds: float | None = None) -> T:
        """Run a function with these facts and a budget as a job; raises `overloaded` or `too-many-jobs`.

        The budget is the seconds requested, unless that exceeds the share of each waiting address.
        """

        async def with_budget() -> tuple[object, ...]:
            return *(await facts()), self._budget(address, seconds)

        try:
            return await asyncio.wait_for(
                self._jobs.advice.do_with(address, work, with_budget), ADVICE_TIMES * self._seconds
            )
        except TimeoutError:
            raise Refused("overloaded") from None

    def get_ready(self) -> None:
        """Start the workers that think before they are needed."""
        for _ in range(self._jobs.moves.limits.workers):
            self._jobs.moves.submit("", _warm_up)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _budget(self, address: str, seconds: float | None = None) -> Budget:
        """Divide the time fairly: an address thinks as if all others had as much to think about."""
        held = self._jobs.moves.held + self._jobs.advice.held
        crowd = max(1.0, len(held) * held[address] / self._jobs.moves.limits.workers)
        return Budget(min(self._seconds * THINKING / crowd, seconds or SECONDS, SECONDS))


def _warm_up() -> None:
    """Load or compile the code of the bots, and evaluate the first choice of every game."""
    from flambeur.analysis import evaluate
    from flambeur.analysis.readiness import load_for

    games = [shelf.game() for shelf in families()]
    load_for(*games, seconds=LOADING)
    for game in games:
        match = Match(game, Seeded(0))
        evaluate(match.knowledge(match.waiting[0]), WARMING, wait=False)


def _think(
    level: str, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, most: float | None = None
) -> Move:
    """Return a bot's move; in a thread, or in a worker that finds the game through the knowledge."""
    enough = _enough(level, knowledge, budget) if most is None else budget
    return make_bot(level, knowledge.game)(knowledge, moves, enough, System())


def _enough(level: str, knowledge: Knowledge, budget: Budget) -> Budget:
    """Give a champion time to solve its choice, at most half a second, however many wait.

    Players are told that it plays perfectly there; and few choices of a round take that long.
    """
    if level != "champion" or budget.seconds is None:
        return budget
    from flambeur.analysis import solver  # in a worker

    return Budget(max(budget.seconds, solver.seconds_for(knowledge)), budget.work)
