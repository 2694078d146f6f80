"""Play plans with compiled rules, a block of games at a time, with the same figures as game by game."""

from __future__ import annotations

from collections.abc import Generator

import numpy as np
from numpy.typing import NDArray

from flambeur import kernels
from flambeur.arena.chunk import Part, chunks, play_chunk
from flambeur.arena.engines import InvalidPlan
from flambeur.arena.plan import Plan
from flambeur.arena.rows import Row
from flambeur.arena.tally import WHOLE, Sums, Tally, empty_tally

BLOCK = 5_000
"""Games between two reports of progress, for each worker."""


def play_compiled(plan: Plan, workers: int, *, rows: bool = False) -> Generator[Part, None, None]:
    """Yield the results of all blocks of a plan, in order; workers are threads here.

    Until the code is compiled or loaded, which takes a while the first time, the reference engine plays the same
    games.
    """
    kernel = kernels.for_game(plan.rules())
    if kernel is None:
        raise InvalidPlan("there are no compiled rules for this table.", code="no-kernel-rules", game=plan.game)
    played_before = 0
    for number in range(chunks(plan)):
        if kernel.ready or kernel.compiled.failure:
            break
        part = play_chunk(plan, number)
        played_before += part.tally.games
        yield Part(part.tally, part.rows if rows else ())
    block = BLOCK * workers
    for first in range(played_before, plan.games, block):
        count = min(block, plan.games - first)
        played = kernel.games(plan.bots, plan.seed, first, count, workers)
        yield Part(tally_block(plan, first, played), tuple(rows_of(first, played)) if rows else ())


def blocks(plan: Plan) -> int:
    """Return the number of blocks of a plan for workers elsewhere."""
    return -(-plan.games // BLOCK)


def play_block(plan: Plan, number: int, *, rows: bool = False) -> Part:
    """Play the games of block `number`, in any process."""
    kernel = kernels.for_game(plan.rules())
    assert kernel is not None  # checked when the plan was made
    first = number * BLOCK
    played = kernel.games(plan.bots, plan.seed, first, min(BLOCK, plan.games - first))
    return Part(tally_block(plan, first, played), tuple(rows_of(first, played)) if rows else ())


def tally_block(plan: Plan, first: int, played: kernels.Playouts) -> Tally:
    """Return the tally of games number `first` and on."""
    games, players = played.scores.shape
    winners = played.wins.sum(axis=1, keepdims=True)
    parts = {
        "games": np.ones_like(played.wins),
        "wins": played.wins,
        "shared": played.wins * (winners > 1),
        "share": played.wins * (WHOLE // np.maximum(winners, 1)),
        "score": played.scores,
        "tiebreak": played.tiebreaks,
        "turns": played.turns,
        "lost": np.zeros_like(played.wins),
    }
    place = line_ups(players, first, games)
    names = np.array([list(empty_tally(plan.bots).bots).index(name) for name in plan.bots])[place]
    by_bot = {
        name: _sums({part: (figures * (names == bot)).sum(axis=1) for part, figures in parts.items()})
        for bot, name in enumerate(empty_tally(plan.bots).bots)
    }
    by_seat = (_sums({part: figures[:, seat] for part, figures in parts.items()}) for seat in range(players))
    return Tally(games, by_bot, tuple(by_seat))


def rows_of(first: int, played: kernels.Playouts) -> list[Row]:
    """Return the rows of games number `first` and on."""
    games, players = played.scores.shape
    seats = line_ups(players, first, games).tolist()
    columns = (played.scores.tolist(), played.tiebreaks.tolist(), played.wins.tolist(), played.turns.tolist())
    return [
        Row(
            first + game,
            first + game,
            tuple(seats[game]),
            tuple(scores),
            tuple(tiebreaks),
            tuple(seat for seat, won in enumerate(wins) if won),
            tuple(turns),
        )
        for game, (scores, tiebreaks, wins, turns) in enumerate(zip(*columns, strict=True))
    ]


def line_ups(players: int, first: int, games: int) -> NDArray[np.int64]:
    """Return `Plan.line_up` of games number `first` and on, as [games, seats]."""
    place: NDArray[np.int64] = (np.arange(players) + np.arange(first, first + games)[:, None]) % players
    return place


def _sums(tables: dict[str, NDArray[np.int64]]) -> Sums:
    """Add up the sums of all tables."""
    squares = {name: int((tables[of] ** 2).sum()) for name, of in _SQUARES}
    return Sums(
        tables=int((tables["games"] > 0).sum()), **squares, **{name: int(had.sum()) for name, had in tables.items()}
    )


_SQUARES = (("win_squares", "wins"), ("share_squares", "share"), ("score_squares", "score"))
