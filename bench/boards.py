"""The boards of Temptation held against their gates: fair seats, sensible length, no dull row.

The pile of all sixteen is raced on by equal greedy players, `--games` (20,000) games for each number of players,
the seat that begins moving on with every game; then every board alone, `--alone` (400) games each. Bars: no seat
wins more than 3 percentage points above its share; rounds last 5 to 30 turns on average and never more than 120;
every row is the first to be finished in 1 % to 60 % of rounds; stopping and rolling on are each right at times.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

from flambeur.arena.boards import PLAYERS, Fault, Pressing, Tally, faults, pressing, race
from flambeur.games.temptation.board import ROWS, Board
from flambeur.games.temptation.house import house_boards

CHUNK = 500
CHOICES = 40
SEED = 2004
SLACK = 2.0
"""A board alone is raced on too few times for a strict bar on shares: it must be missed by two standard errors."""


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="boards")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--alone", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    wish = parser.parse_args(args)
    with ProcessPoolExecutor(wish.workers) as pool:
        missed = _pile(pool, wish.games) + _alone(pool, wish.alone)
    print(f"{missed} gates missed" if missed else "every gate passed")
    return 1 if check and missed else 0


def _pile(pool: ProcessPoolExecutor, games: int) -> int:
    """The whole pile, in parts that add up to the same games however many processes play them."""
    print("players    games  rounds  turns  longest  seat advantage  first in turn  standard error")
    missed = 0
    for players in PLAYERS:
        total = Tally(players, seats=[0.0] * players, order=[0.0] * players)
        parts = [(players, min(CHUNK, games - first), first) for first in range(0, games, CHUNK)]
        for tally in pool.map(_race_pile, parts):
            total.add(tally)
        print(
            f"{players:7} {total.games:8} {total.rounds / total.games:7.1f} {total.turns_a_round:6.1f}"
            f" {total.longest:8} {100 * total.advantage():+13.2f} % {100 * total.first_in_turn():+12.2f} %"
            f" {100 * total.doubt():13.2f} %",
            flush=True,
        )
        missed += len(_told(faults(total, rows=False)))
    return missed


def _race_pile(part: tuple[int, int, int]) -> Tally:
    players, games, first = part
    return race(house_boards(), players, games, SEED, first)


def _alone(pool: ProcessPoolExecutor, games: int) -> int:
    print("board            players  turns  longest  rolling on right  rows first finished")
    missed = 0
    parts = [(board, players, games) for board in house_boards() for players in PLAYERS]
    for (board, players, _), (tally, press) in zip(parts, pool.map(_race_alone, parts), strict=True):
        first = " ".join(f"{100 * tally.first_share(row):5.1f}" for row in range(ROWS))
        print(
            f"{board.name:16} {players:7} {tally.turns_a_round:6.1f} {tally.longest:8} {100 * press.share:15.0f} %"
            f"  {first}",
            flush=True,
        )
        missed += len(_told(faults(tally, press, slack=SLACK)))
    return missed


def _race_alone(part: tuple[Board, int, int]) -> tuple[Tally, Pressing]:
    board, players, games = part
    return race((board,), players, games, SEED), pressing(board, players, CHOICES, SEED)


def _told(found: list[Fault]) -> list[Fault]:
    for fault in found:
        print(f"  missed: {fault}")
    return found
