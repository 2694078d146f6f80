"""Plans played by compiled rules, a block of games at a time: the same figures as game by game."""

from __future__ import annotations

from collections.abc import Generator

import numpy as np
from numpy.typing import NDArray

from flambeur import kernels
from flambeur.arena.engines import InvalidPlan
from flambeur.arena.plan import Plan
from flambeur.arena.tally import WHOLE, Sums, Tally, empty_tally

BLOCK = 5_000
"""Games between two reports of progress, for each worker."""


def play_compiled(plan: Plan, workers: int) -> Generator[Tally, None, None]:
    """The tallies of all blocks of a plan, in order; workers are threads here."""
    kernel = kernels.for_game(plan.rules())
    if kernel is None:
        raise InvalidPlan("there are no compiled rules for this table.", code="no-kernel-rules", game=plan.game)
    block = BLOCK * workers
    for first in range(0, plan.games, block):
        count = min(block, plan.games - first)
        yield tally_block(plan, first, kernel.games(plan.bots, plan.seed, first, count, workers))


def tally_block(plan: Plan, first: int, played: kernels.Playouts) -> Tally:
    """The tally of games number `first` and on."""
    games, players = played.scores.shape
    winners = played.wins.sum(axis=1, keepdims=True)
    share = played.wins * (WHOLE // np.maximum(winners, 1))
    parts = {
        "games": np.ones_like(played.wins),
        "wins": played.wins,
        "shared": played.wins * (winners > 1),
        "share": share,
        "share_squares": share**2,
        "score": played.scores,
        "score_squares": played.scores**2,
        "tiebreak": played.tiebreaks,
        "turns": played.turns,
    }
    figures = np.stack([parts[name] for name in Sums.__struct_fields__])
    bot = (np.arange(players) + np.arange(first, first + games)[:, None]) % players
    by_bot = empty_tally(plan.bots).bots
    for place, name in enumerate(plan.bots):
        by_bot[name] += _sums(figures[:, bot == place].sum(axis=1))
    return Tally(games, by_bot, tuple(_sums(figures[:, :, seat].sum(axis=1)) for seat in range(players)))


def _sums(figures: NDArray[np.int64]) -> Sums:
    return Sums(*figures.tolist())
