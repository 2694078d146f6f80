"""Compiled code that bots, coach and review think with: who thinks once, or is the first to, waits for it here."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from flambeur.bots import judging, solving
from flambeur.engine import Game
from flambeur.kernels import for_game


def load_for(*games: Game[Any], seconds: float) -> bool:
    """Have all of it for these tables loaded or compiled, and wait for that so long and no longer.

    Whether games can be played on by compiled rules now, at each of them.
    """
    kernels = [for_game(game, approximate=True) for game in games]
    waits: list[Callable[[float], object]] = [kernel.wait for kernel in kernels if kernel is not None]
    waits += [partial(judging.get_ready, game) for game in games]
    if any(game.table == "vegas" for game in games):
        waits.append(solving.get_ready)
    ends = time.monotonic() + seconds
    for wait in waits:  # all are begun before the first is waited for
        wait(0.0)
    for wait in waits:
        wait(max(ends - time.monotonic(), 0.0))
    return all(kernel is not None and kernel.wait(0.0) for kernel in kernels)
