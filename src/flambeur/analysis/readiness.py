"""Wait for the compiled code that bots, coach and review use."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from flambeur.analysis.judgement import Judgement, judgement_of
from flambeur.analysis.solver import SOLVERS, Solver
from flambeur.engine import Game
from flambeur.kernels import Kernel, for_game
from flambeur.kernels.code_files import has_numba, is_kept

TICK = 0.5
"""Seconds between two looks at how far it is."""


def is_compiled(*games: Game[Any], thinking: bool = True) -> bool:
    """Whether what `load_for` would load is on disk, or nothing can be compiled here."""
    if not has_numba():
        return True
    names = {kernel.rules for game in games if (kernel := for_game(game, approximate=True, warm=False)) is not None}
    if thinking:
        names |= {part.code for game in games for part in _thinking_parts(game)}
    return all(map(is_kept, names))


def load_for(
    *games: Game[Any],
    seconds: float = math.inf,
    progress: Callable[[int, int], object] | None = None,
    thinking: bool = True,
) -> bool:
    """Have all of it for these tables loaded or compiled, and wait for that so long and no longer.

    Without `thinking` only the rules, which whole games are played by. `progress` is told now and then how many parts
    are there, and how many there are. Whether games can be played on by compiled rules now, at each of the tables.
    """
    kernels = [for_game(game, approximate=True, warm=False) for game in games]
    waits: dict[str, Callable[[float], bool]] = {}
    for game, kernel in zip(games, kernels, strict=True):  # what is begun first is compiled first
        if kernel is not None:
            waits[kernel.rules] = partial(_is_over, kernel)
        if thinking:
            waits |= {part.code: part.load for part in _thinking_parts(game)}
    ends = time.monotonic() + seconds
    while True:
        ahead = [wait for wait in waits.values() if not wait(0.0)]
        if progress is not None:
            progress(len(waits) - len(ahead), len(waits))
        left = ends - time.monotonic()
        if not ahead or left <= 0:
            return all(kernel is not None and kernel.wait(0.0) for kernel in kernels)
        ahead[0](min(left, TICK))


def _thinking_parts(game: Game[Any]) -> list[Judgement | Solver[Any, Any]]:
    """What a table is judged and solved by, where that needs compiled code."""
    return [part for part in (judgement_of(game), SOLVERS.of(game)) if part is not None and part.code]


def _is_over(kernel: Kernel, seconds: float) -> bool:
    """Wait for a kernel so long and no longer; whether it is ready or will never be."""
    return kernel.wait(seconds) or bool(kernel.compiled.failure)
