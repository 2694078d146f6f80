"""Whether ratings recover a known order, and how often their 95 % intervals hold the truth.

    python -m bench league [--check] [--leagues N] [--rounds R] [--workers W] [--thinking R]

Three kinds of leagues. *Drawn*: results drawn with known ratings, two, three and four at a table. *Played*: greedy bots
with a known share of random moves at tables of Las Vegas; the truth is the rating from all leagues together, so this
also counts what the model does not know about the game. *Thinking* (`--thinking ROUNDS`): champions with a budget, and
with twice and four times as much.
"""

from __future__ import annotations

import argparse
from itertools import combinations

import numpy as np

from flambeur.arena.crew import Crew, hire
from flambeur.arena.league import make_league
from flambeur.arena.ratings import BETA, Fit, Ints, fit, places
from flambeur.arena.rows import Row
from flambeur.arena.standings import hold, standings

LEAGUES = 200
ROUNDS = 20
STRENGTHS = (17.0, 22.0, 25.0, 36.0)
RANDOM = (0, 20, 40, 60)
"""Per cent of random moves, strongest first."""
LEAST, MOST = 0.92, 0.98
"""Between these a count of 200 leagues is in keeping with 95 %."""
BUDGETS = (20, 40, 80)


def drawn(players: int, leagues: int, rounds: int) -> tuple[float, float]:
    """The share of intervals that hold, and of leagues with the right order, for results drawn by the model."""
    truth = np.array(STRENGTHS)
    fits = []
    for seed in range(leagues):
        source = np.random.default_rng(seed)
        tables = list(combinations(range(len(truth)), players))
        seats = np.array([table for _ in range(rounds) for table in tables for _ in range(players)])
        luck = source.gumbel(size=seats.shape) + truth[seats] / (BETA * np.sqrt(players))
        fits.append(fit(seats, (-luck).argsort(axis=1).argsort(axis=1), np.arange(len(seats)), len(truth)))
    return counted(fits, list(truth), list(np.argsort(-truth)))


def played(leagues: int, rounds: int, crew: Crew, duplicate: bool) -> tuple[float, float]:
    """The same for greedy bots that play so many moves by lot."""
    bots = tuple("greedy" if share == 0 else f"greedy+random={share}" for share in RANDOM)
    whole = make_league("vegas", bots, players=2, rounds=leagues * rounds, seed=1, duplicate=duplicate)
    rows, _ = hold(whole, crew)
    size = len(rows) // leagues
    parts = [rows[size * number : size * (number + 1)] for number in range(leagues)]
    truth = fitted(rows, [whole.round_of(row) if duplicate else row.game for row in rows])
    fits = [fitted(part, [whole.round_of(row) if duplicate else row.game for row in part]) for part in parts]
    print("  all leagues together: " + ", ".join(f"{b} {v:.2f}" for b, v in zip(bots, truth.values, strict=True)))
    return counted(fits, list(truth.values), list(range(len(bots))))


def fitted(rows: tuple[Row, ...], groups: list[int]) -> Fit:
    seats: Ints = np.array([row.seats for row in rows])
    return fit(seats, np.array([places(row) for row in rows]), np.array(groups), len(RANDOM))


def counted(fits: list[Fit], truth: list[float], order: list[int]) -> tuple[float, float]:
    bots = range(len(truth))
    held = [abs(found.values[bot] - truth[bot]) <= found.margin(bot) for found in fits for bot in bots]
    right = [sorted(bots, key=lambda bot: -found.values[bot]) == order for found in fits]
    return float(np.mean(held)), float(np.mean(right))


def thinking(crew: Crew, rounds: int) -> bool:
    """Champions with more and more time; whether they come out in order."""
    bots = tuple(f"champion+work={work}" for work in BUDGETS)
    league = make_league("kragen", ("greedy", *bots), players=4, rounds=rounds, seed=2, duplicate=True)
    ended = standings(league, hold(league, crew)[0])
    for placing in ended.rows:
        rating = placing.rating
        print(f"  {placing.bot:20} {rating.value:5.1f} ({rating.low:.1f}–{rating.high:.1f}), {placing.games} games")
    return [placing.bot for placing in ended.rows] == [*reversed(bots), "greedy"]


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench league")
    parser.add_argument("--leagues", type=int, default=LEAGUES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--thinking", type=int, default=0, help="rounds of a league of champions")
    asked = parser.parse_args(args)
    crew = hire(asked.workers)
    fine = True
    for players in (2, 3, 4):
        held, right = drawn(players, asked.leagues, 40)
        fine &= LEAST <= held <= MOST
        print(f"drawn, {players} at a table: {asked.leagues} leagues, intervals hold {100 * held:.1f} %, "
              f"right order {100 * right:.1f} %", flush=True)  # fmt: skip
    for duplicate in (False, True):
        print(f"played, {'duplicate' if duplicate else 'other'} dice, {asked.rounds} rounds each:", flush=True)
        held, right = played(asked.leagues, asked.rounds, crew, duplicate)
        fine &= LEAST <= held <= MOST
        print(
            f"  {asked.leagues} leagues, intervals hold {100 * held:.1f} %, right order {100 * right:.1f} %", flush=True
        )
    if asked.thinking:
        print("thinking, at Um Kopf und Kragen:", flush=True)
        fine &= thinking(crew, asked.thinking)
    return 1 if check and not fine else 0
