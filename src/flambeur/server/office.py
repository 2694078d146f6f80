"""Whole games are gone through here, beside the play: records written and verified, replays, stories.

One process of its own does it, so that no table waits for it. Only so many may wait in line, and fewer of one
address: more are told at once that there is too much to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct

from flambeur.engine import FlambeurError
from flambeur.server.apprentices import dismiss, take_on
from flambeur.server.cores import CORES
from flambeur.server.errors import Refused

WAITING, OF_ONE = 64, 16
"""How many may wait in line, and how many of one address."""
SECONDS = 30.0
"""How long one may take, the waiting included."""
log = logging.getLogger("flambeur.office")
P = ParamSpec("P")
R = TypeVar("R")


class Problem(Struct):
    """An error of the other process: exceptions do not travel well."""

    code: str
    sentence: str
    facts: dict[str, str | int]


class Office:
    """The other process, started when it is first needed, and the line in front of it."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: Counter[str] = Counter()

    async def do(self, address: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a function of a module comes to; raises its `FlambeurError`, or `overloaded`."""
        if self._waiting.total() >= WAITING or self._waiting[address] >= OF_ONE:
            raise Refused("overloaded")
        self._waiting[address] += 1
        pool = self._pool = self._pool or take_on(1)
        try:
            with CORES.apart():
                doing = asyncio.get_running_loop().run_in_executor(pool, _do, work, args, kwargs)
                done = await asyncio.wait_for(doing, self._seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            log.error("the office did not do %s: %s", work.__name__, type(error).__name__)
            self._begin_anew(pool)
            raise Refused("overloaded") from None
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            # Somebody before it took too long, and whoever stood behind in line was sent home with the pool.
            raise Refused("overloaded") from None
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
        if isinstance(done, Problem):
            raise FlambeurError(done.sentence, code=done.code, **done.facts)
        return done

    def close(self) -> None:
        if self._pool is not None:
            self._begin_anew(self._pool)

    def _begin_anew(self, pool: ProcessPoolExecutor) -> None:
        """Whatever is being done there is not wanted any more."""
        if pool is self._pool:
            self._pool = None
        dismiss(pool)


def _do(work: Callable[..., R], args: tuple[Any, ...], kwargs: dict[str, Any]) -> R | Problem:
    try:
        return work(*args, **kwargs)
    except FlambeurError as error:
        return Problem(error.code, error.sentence, dict(error.facts))
