"""Bots at the table: they think outside the event loop, see only their seat's view, and have a time limit.

Quick bots think in a thread. All others, which may search for seconds, think in processes of their own, so that
no table waits for them. A bot that is out of time or breaks is answered for with a random move.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import Any

from flambeur.bots import levels, make_bot
from flambeur.engine import Game, Move, View, new_game
from flambeur.engine.options import write_value

QUICK = ("random", "greedy")
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

    async def choose(self, level: str, game: Game[Any], view: View, moves: tuple[Move, ...]) -> Move:
        """The bot's move; always one of `moves`."""
        if len(moves) == 1:
            return moves[0]
        loop = asyncio.get_running_loop()
        try:
            if level in QUICK:
                thought = loop.run_in_executor(self._threads, _think_here, level, game, view, moves)
            else:
                options = tuple((name, write_value(value)) for name, value in game.options.items())
                arguments = (level, game.name, game.players, options, view, moves)
                thought = loop.run_in_executor(self._away(), _think_away, *arguments)
            move = await asyncio.wait_for(thought, self._seconds)
        except TimeoutError:
            log.warning("a %s bot ran out of time at %s", level, game.name)
            return secrets.choice(moves)
        except Exception as error:
            log.warning("a %s bot broke at %s: %s", level, game.name, type(error).__name__)
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


def _think_here(level: str, game: Game[Any], view: View, moves: tuple[Move, ...]) -> Move:
    return make_bot(level, game)(view, moves, secrets.randbelow)


@lru_cache(maxsize=64)
def _rules(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Game[Any]:
    import flambeur.games  # noqa: F401  (a fresh process has an empty shelf)

    return new_game(name, players, **dict(options))


def _think_away(
    level: str, name: str, players: int, options: tuple[tuple[str, str], ...], view: View, moves: tuple[Move, ...]
) -> Move:
    return make_bot(level, _rules(name, players, options))(view, moves, secrets.randbelow)
