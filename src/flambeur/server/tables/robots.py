"""Bots at the table: they think outside the event loop, get only what their seat knows, and have a time limit.

Quick bots think in a thread. All others, which may search for seconds, think in processes of their own, so that
no table waits for them. A bot that is out of time or breaks is answered for with a random move.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

from flambeur.bots import levels, make_bot
from flambeur.engine import Budget, Game, Knowledge, Move, System

QUICK = ("random", "greedy")
THINKING = 0.5
"""The share of its time that a bot may spend on thinking: the rest is for the way there and back."""
log = logging.getLogger("flambeur.bots")


class Robots:
    """All bots of a server."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="bot")
        self._processes: Executor | None = None

    def best(self, game: Game[Any], quick: bool = True) -> str:
        """The strongest level of a game; for stand-ins the strongest quick one."""
        known = [level for level in levels(game) if not quick or level in QUICK]
        return known[-1]

    async def choose(self, level: str, knowledge: Knowledge, moves: tuple[Move, ...]) -> Move:
        """The bot's move; always one of `moves`."""
        if len(moves) == 1:
            return moves[0]
        loop, name = asyncio.get_running_loop(), knowledge.game.name
        where = self._threads if level in QUICK else self._away()
        budget = Budget(self._seconds * THINKING)
        try:
            thought = loop.run_in_executor(where, _think, level, knowledge, moves, budget)
            move = await asyncio.wait_for(thought, self._seconds)
        except TimeoutError:
            log.warning("a %s bot ran out of time at %s", level, name)
            return secrets.choice(moves)
        except Exception as error:
            log.warning("a %s bot broke at %s: %s", level, name, type(error).__name__)
            return secrets.choice(moves)
        return move if move in moves else secrets.choice(moves)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)

    def _away(self) -> Executor:
        if self._processes is None:
            self._processes = ProcessPoolExecutor(2, mp_context=get_context("spawn"))
        return self._processes


def _think(level: str, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget) -> Move:
    """In a thread, or in a process of its own, which knows its games by what the knowledge is made of."""
    return make_bot(level, knowledge.game)(knowledge, moves, budget, System())
