"""Whether ratings recover a known order, and how often their 95 % intervals hold the truth.

    python -m bench league [--check] [--leagues N] [--rounds R] [--thinking T] [--workers W]

Three kinds of leagues, N of each. *Drawn*: results drawn with known ratings, two, three and four at a table. *Played*:
greedy bots with a known share of random moves at tables of Las Vegas, R rounds in a league. *Thinking*: champions at
a table with kickers with a budget, with twice and with four times as much, T rounds in a league. Where games are
played, the truth is the rating from all leagues together, so this also counts what the model does not know about the
game. Beside the drawn leagues stands what openskill's own running numbers make of the same games in other orders.

`--check` fails when intervals hold the truth too rarely or too often to be in keeping with 95 % (of 200 leagues: less
than 92 or more than 98 of a hundred), when less than 95 of a hundred leagues come out in the right order, or when all
leagues together do not. Champions are nearer to each other, and their leagues small: there all leagues together must
be in order, each by more than the margin of its lead.

With two workers everything takes about five minutes.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from itertools import combinations, pairwise
from math import sqrt

import numpy as np
from msgspec import Struct

from flambeur.arena.executors import Executor, make_executor
from flambeur.arena.league import League, make_league
from flambeur.arena.ratings import BETA, Fit, Ints, Running, fit, places
from flambeur.arena.rows import Row
from flambeur.arena.standings import hold
from flambeur.fairness.intervals import Z

LEAGUES, REORDERED, ORDERS = 200, 10, 5
ROUNDS, THINKING = 30, 10
DRAWN = 40
"""Rounds of a league whose results are drawn."""
STRENGTHS = (36.0, 25.0, 22.0, 17.0)
RANDOM = (0, 25, 50, 75)
"""Per cent of random moves, strongest first."""
BUDGETS = (32, 16, 8)
"""Games played on for a move."""
SURE, ORDERED = 0.95, 0.95
"""What intervals should hold, and the least part of leagues that come out in the right order."""


class Count(Struct, frozen=True):
    """What came of some leagues between bots that are named strongest first."""

    leagues: int
    held: float
    """The part of all intervals that hold the truth."""
    right: float
    """The part of leagues with the right order."""
    together: bool = True
    """Whether all leagues together have it, each by more than the margin of its lead."""

    def honest(self) -> bool:
        """Whether the intervals are in keeping with 95 %: within two standard errors of a count of so many leagues."""
        return abs(self.held - SURE) <= 2 * sqrt(SURE * (1 - SURE) / self.leagues)

    def __str__(self) -> str:
        return f"{self.leagues} leagues, intervals hold {100 * self.held:.1f} %, right order {100 * self.right:.1f} %"


def drawn(players: int, leagues: int) -> Count:
    """Leagues whose results are drawn by the model."""
    return counted(
        [
            fit(*results, np.arange(len(results[0])), len(STRENGTHS))
            for results in map(partial(lots, players), range(leagues))
        ],
        STRENGTHS,
    )


def lots(players: int, seed: int) -> tuple[Ints, Ints]:
    """The seats and places of a league whose results are drawn by the model."""
    truth, source = np.array(STRENGTHS), np.random.default_rng(seed)
    tables = list(combinations(range(len(truth)), players))
    seats = np.array([table for _ in range(DRAWN) for table in tables for _ in range(players)])
    luck = source.gumbel(size=seats.shape) + truth[seats] / (BETA * np.sqrt(players))
    return seats, (-luck).argsort(axis=1).argsort(axis=1)


def reordered(players: int, leagues: int) -> tuple[float, float]:
    """What openskill's running numbers make of the same games in other orders, and of the truth.

    Returned are by how much a rating differs between `ORDERS` orders on average, and the part of its intervals
    (1.96 sigma to either side) that hold the truth.
    """
    moved, held = [], []
    for seed in range(leagues):
        seats, ranks = lots(players, seed)
        source = np.random.default_rng(seed)
        found = []
        for _ in range(ORDERS):
            running = Running(len(STRENGTHS))
            for game in source.permutation(len(seats)):
                running.add(seats[game].tolist(), ranks[game].tolist())
            found.append([running.numbers(bot) for bot in range(len(STRENGTHS))])
        mu, sigma = np.moveaxis(np.array(found), 2, 0)
        moved.append(np.ptp(mu, axis=0).mean())
        held.append(np.abs(mu[0] - mu[0].mean() + np.mean(STRENGTHS) - STRENGTHS) <= Z * sigma[0])
    return float(np.mean(moved)), float(np.mean(held))


def greedy_league(rounds: int, duplicate: bool) -> League:
    """Greedy bots that play so many moves by lot."""
    bots = tuple("greedy" if share == 0 else f"greedy+random={share}" for share in RANDOM)
    return make_league("vegas", bots, players=2, rounds=rounds, seed=1, duplicate=duplicate)


def thinking_league(rounds: int) -> League:
    """Champions with less and less time, where neither a solver nor the network answers for them."""
    bots = tuple(f"champion+work={work}" for work in BUDGETS)
    options = {"box": "boulevard", "with": "kickers"}
    return make_league("vegas", bots, players=len(bots), options=options, rounds=rounds, seed=2, duplicate=True)


def played(whole: League, leagues: int, executor: Executor) -> Count:
    """One long league, cut into so many."""
    rows, _ = hold(whole, executor)
    size = len(rows) // leagues
    truth = fitted(whole, rows)
    fits = [fitted(whole, rows[size * number : size * (number + 1)]) for number in range(leagues)]
    named = ", ".join(f"{bot} {value:.2f}" for bot, value in zip(whole.bots, truth.values, strict=True))
    leads = [truth.lead(better, worse) for better, worse in pairwise(range(len(whole.bots)))]
    told = ", ".join(f"{lead:.2f} ± {margin:.2f}" for lead, margin in leads)
    print(f"  all leagues together: {named}; leads of {told}", flush=True)
    return counted(fits, truth.values, together=all(lead > margin for lead, margin in leads))


def fitted(league: League, rows: tuple[Row, ...]) -> Fit:
    seats: Ints = np.array([row.seats for row in rows])
    groups = [league.round_of(row) if league.duplicate else row.game for row in rows]
    return fit(seats, np.array([places(row) for row in rows]), np.array(groups), len(league.bots))


def counted(fits: list[Fit], truth: tuple[float, ...], together: bool = True) -> Count:
    bots = range(len(truth))
    held = [abs(found.values[bot] - truth[bot]) <= found.margin(bot) for found in fits for bot in bots]
    right = [sorted(bots, key=lambda bot: -found.values[bot]) == list(bots) for found in fits]
    return Count(len(fits), float(np.mean(held)), float(np.mean(right)), together)


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench league")
    parser.add_argument("--leagues", type=int, default=LEAGUES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--thinking", type=int, default=THINKING, help="rounds of a league of champions; 0 for none")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(args)
    executor, leagues = make_executor(asked.workers), asked.leagues
    fine = True
    for players in (2, 3, 4):
        found = drawn(players, leagues)
        fine &= found.honest() and found.right >= ORDERED
        print(f"drawn, {players} at a table: {found}", flush=True)
        moved, held = reordered(players, REORDERED)
        print(f"  openskill's running numbers: {moved:.1f} apart in other orders, intervals hold {100 * held:.1f} %")
    for duplicate in (False, True):
        began = time.perf_counter()
        print(f"played, {'duplicate' if duplicate else 'other'} dice, {asked.rounds} rounds each:", flush=True)
        found = played(greedy_league(asked.rounds * leagues, duplicate), leagues, executor)
        fine &= found.honest() and found.right >= ORDERED and found.together
        print(f"  {found}, {time.perf_counter() - began:.0f} s", flush=True)
    if asked.thinking:
        began = time.perf_counter()
        print(f"thinking, at a table with kickers, {asked.thinking} rounds each:", flush=True)
        found = played(thinking_league(asked.thinking * leagues), leagues, executor)
        fine &= found.honest() and found.together
        print(f"  {found}, {time.perf_counter() - began:.0f} s", flush=True)
    return 1 if check and not fine else 0
