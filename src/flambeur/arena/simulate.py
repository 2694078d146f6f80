"""Play a plan in one process, in several, or on a cluster, with the same figures."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from time import perf_counter

from msgspec import Struct

from flambeur.arena.chunk import Part, chunks, play_chunk
from flambeur.arena.compiled import blocks, play_block, play_compiled
from flambeur.arena.executors import Executor, make_executor
from flambeur.arena.plan import Plan
from flambeur.arena.tally import Tally, empty_tally


class Study(Struct, frozen=True):
    """The outcome of a simulation; `complete` is False when it was interrupted."""

    plan: Plan
    tally: Tally
    workers: int
    seconds: float
    complete: bool


def simulate(
    plan: Plan,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    executor: Executor | None = None,
    keep: Callable[[Part], None] | None = None,
) -> Study:
    """Play a plan; after each chunk call `progress` with the number of games done, and `keep` with their rows.

    Ctrl-C ends it early with the games done so far, always the first ones of the plan. An `executor` replaces the
    workers on this machine.
    """
    executor = executor or make_executor(workers)
    began = perf_counter()
    tally = empty_tally(plan.bots)
    complete = True
    with closing(_parts(plan, executor, rows=keep is not None)) as parts:
        try:
            for part in parts:
                tally += part.tally
                if keep is not None:
                    keep(part)
                if progress is not None:
                    progress(tally.games)
        except KeyboardInterrupt:
            complete = False
    return Study(plan, tally, executor.workers, perf_counter() - began, complete)


def _parts(plan: Plan, executor: Executor, *, rows: bool) -> Generator[Part, None, None]:
    if plan.engine == "kernel":
        if executor.elsewhere:
            return executor.play(partial(play_block, rows=rows), plan, range(blocks(plan)))
        return play_compiled(plan, executor.workers, rows=rows)
    return executor.play(play_chunk, plan, range(chunks(plan)))
