"""Compiled code that bots and coach think with, for one table: programs that think once cannot wait for it beside."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from flambeur.bots import judging, solving
from flambeur.engine import Game
from flambeur.kernels import for_game


def load_for(game: Game[Any], seconds: float) -> None:
    """Have all of it loaded or compiled, and wait for that so long and no longer."""
    waits: list[Callable[[float], object]] = [partial(judging.get_ready, game)]
    if (kernel := for_game(game, approximate=True)) is not None:
        waits.append(kernel.wait)
    if game.table == "vegas":
        waits.append(solving.get_ready)
    ends = time.monotonic() + seconds
    for wait in waits:  # all are begun before the first is waited for
        wait(0.0)
    for wait in waits:
        wait(max(ends - time.monotonic(), 0.0))
