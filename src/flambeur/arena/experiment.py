"""Play and measure the tables of a question, a block of games at a time, so that memory use stays flat.

A figure is a mean over games with a 95 % interval, and games are independent; differences are between two such means.
Intervals are those of `fairness.intervals`: Wilson's for shares of wins, Student's for all else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from flambeur import kernels
from flambeur.arena.compiled import BLOCK, line_ups
from flambeur.arena.engines import choose_engine
from flambeur.arena.question import Case, Measure, Question
from flambeur.arena.table import WORK, Table
from flambeur.bots.program import PATIENCE
from flambeur.engine import Game, Seeded, State
from flambeur.fairness.intervals import Interval, difference_interval, mean_interval, share_interval

Floats = NDArray[np.float64]
SHARES: tuple[Measure, ...] = ("first", "skill")
"""Measures that are shares of wins."""


class Figure(Struct, frozen=True):
    """The value measured at one table."""

    case: str
    measure: Measure
    value: float
    error: float
    """The standard error; 0 for an exact figure."""
    games: int
    kind: str = "estimated"

    @property
    def interval(self) -> Interval:
        """Return the 95 % interval."""
        of = share_interval if self.measure in SHARES else mean_interval
        return of(self.value, self.error**2, self.games)

    def against(self, base: Figure) -> Interval:
        """Return the 95 % interval of the difference from another figure."""
        return difference_interval(self.value, self.interval, base.value, base.interval)


class Block(Struct, frozen=True):
    """Some games: arrays by game and seat."""

    scores: NDArray[np.int64]
    wins: NDArray[np.int64]
    turns: NDArray[np.int64]
    places: NDArray[np.int64]
    """Which bot of the line-up sits at each seat."""


class _Sums:
    """The sums of one measure."""

    def __init__(self) -> None:
        self.count, self.total, self.squares = 0, 0.0, 0.0

    def add(self, values: Floats) -> None:
        self.count += len(values)
        self.total += float(values.sum())
        self.squares += float((values**2).sum())

    def figure(self, case: str, measure: Measure) -> Figure:
        mean = self.total / self.count
        variance = max(self.squares / self.count - mean**2, 0.0) * self.count / max(1, self.count - 1)
        return Figure(case, measure, mean, sqrt(variance / self.count), self.count)


def measure_question(
    question: Question,
    *,
    games: int | None = None,
    seed: int = 0,
    threads: int = 1,
    engine: str = "auto",
    progress: Callable[[int], None] | None = None,
) -> tuple[Figure, ...]:
    """Return all figures of a question, case by case; `games` replaces the default number."""
    found: list[Figure] = []
    done = 0
    for case in question.case:
        sums = {measure: _Sums() for measure in question.measure}
        for block in blocks(case, games_of(question, case, games), seed, threads, engine):
            for measure in question.measure:
                sums[measure].add(values(measure, block, case))
            done += len(block.scores)
            if progress is not None:
                progress(done)
        found += [sums[measure].figure(case.name, measure) for measure in question.measure]
    return tuple(found)


def games_of(question: Question, case: Case, games: int | None) -> int:
    """Return the games of a case: slow tables play their usual fraction."""
    usual = case.games or question.games
    return usual if games is None else max(2, games * usual // question.games)


def compiled_games(question: Question, games: int | None, engine: str = "auto") -> list[Game[Any]]:
    """Return the tables of a question that compiled rules play."""
    tables = [(case.rules(), case.bots, games_of(question, case, games)) for case in question.case]
    return [game for game, bots, many in tables if choose_engine(engine, game, bots, many)[0] == "kernel"]


def values(measure: Measure, block: Block, case: Case) -> Floats:
    """Return the values of a measure in each game of a block."""
    share = block.wins / np.maximum(block.wins.sum(axis=1, keepdims=True), 1)
    found: Floats
    if measure == "turns":
        found = block.turns.sum(axis=1).astype(float)
    elif measure == "score":
        found = block.scores.mean(axis=1)
    elif measure == "first":
        found = share[:, 0]
    elif measure == "lead":
        own = _seats_of_first(block, case)
        own = own if not own.all() else block.places == 0  # among equals, one of them
        mine = (block.scores * own).sum(axis=1) / own.sum(axis=1)
        found = mine - (block.scores * ~own).sum(axis=1) / (~own).sum(axis=1)
    else:
        found = (share * _seats_of_first(block, case)).sum(axis=1)
    return found


def _seats_of_first(block: Block, case: Case) -> NDArray[np.bool_]:
    """Return by game and seat whether the first bot named sits there."""
    held: NDArray[np.bool_] = np.array([bot == case.bots[0] for bot in case.line_up()])[block.places]
    return held


def blocks(case: Case, games: int, seed: int, threads: int, engine: str = "auto") -> Iterator[Block]:
    """Yield the games of a case, by compiled rules if they cover its table and bots and save time."""
    game = case.rules()
    chosen, _ = choose_engine(engine, game, case.bots, games)
    kernel = kernels.for_game(game) if chosen == "kernel" else None
    if kernel is None:
        yield from _by_reference(case, game, games, seed)
    elif case.change:
        yield from _changed(case, kernel, case.opening(game), games, seed)
    else:
        for first in range(0, games, BLOCK * threads):
            count = min(BLOCK * threads, games - first)
            played = kernel.games(case.line_up(), seed, first, count, threads)
            yield Block(played.scores, played.wins, played.turns, line_ups(case.players, first, count))


def _changed(case: Case, kernel: Any, opening: State, games: int, seed: int) -> Iterator[Block]:
    """Yield games from a changed opening; bots keep their seats, because seats differ."""
    kernel.wait()
    for first in range(0, games, BLOCK):
        count = min(BLOCK, games - first)
        played = kernel.playouts(opening, case.line_up(), count, seed + first)
        places = np.tile(np.arange(case.players), (count, 1))
        yield Block(played.scores, played.wins, played.turns, places)


def _by_reference(case: Case, game: Game[Any], games: int, seed: int) -> Iterator[Block]:
    table = Table(game, case.line_up(), WORK, PATIENCE)
    opening = case.opening(game) if case.change else None
    size = 100
    try:
        for first in range(0, games, size):
            numbers = range(first, min(first + size, games))
            places = line_ups(case.players, first, len(numbers)) if opening is None else None
            rows = [
                tuple(range(case.players)) if places is None else tuple(places[n - first].tolist()) for n in numbers
            ]
            played = [
                table.play(seats, Seeded(seed, number), Seeded(~seed, number), opening=opening)
                for number, seats in zip(numbers, rows, strict=True)
            ]
            wins = [[int(seat in one.result.winners) for seat in range(case.players)] for one in played]
            scores, turns = [one.result.scores for one in played], [one.turns for one in played]
            yield Block(np.array(scores), np.array(wins), np.array(turns), np.array(rows))
    finally:
        table.close()
