"""Make `src/flambeur/analysis/vegas/race.json`: the chance to win a two-player game, by lead and rounds left.

    python -m scripts.race_table [NOTES [WORKERS]]

Round by round from the last: rounds of a classic table are stocked from fresh piles with the seeds 0, 1, …, each is
solved for the chance to win from every lead, and the means are the numbers of the next table. The same notes serve
all leads.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import json

from flambeur.analysis.vegas.duel import Duel
from flambeur.analysis.vegas.race import EVEN, RaceTable, counted
from flambeur.analysis.vegas.stakes import Money, Values
from flambeur.engine import Seeded, new_game
from flambeur.games.vegas.turn import ROLL

TARGET = Path("src/flambeur/analysis/vegas/race.json")
LEADS = (-500, -350, -240, -160, -100, -50, 0, 50, 100, 160, 240, 350, 500)
ROUNDS = 3
NOTES = 24


def stocked(seed: int) -> tuple[Any, Any]:
    """A classic two-player table and its first position before a roll; seat 0 begins."""
    game = new_game("vegas", 2, starter="0")
    source, state = Seeded(seed), game.start()[0]
    while state.agenda[-1] is not ROLL:
        state = game.resolve(state, source.draw(game.chance(state)))[0]
    return game, state


def chances(seed: int, after: RaceTable, rounds: int) -> list[float]:
    """The chances of seat 0, who begins, from every lead with this round and `rounds` after it."""
    game, state = stocked(seed)

    def goal(lead: int, money: Money, notes: Money) -> Values:
        if not rounds:
            return counted(money + lead, notes)
        return after.chance(money + lead, rounds, False) - EVEN

    return [Duel.of(game, state, partial(goal, lead)).value(state) + EVEN for lead in LEADS]


def main(words: list[str]) -> int:
    notes = int(words[0]) if words else NOTES
    workers = int(words[1]) if len(words) > 1 else 2
    table = RaceTable(LEADS, (), 0.0)
    with ProcessPoolExecutor(workers) as pool:
        for rounds in range(ROUNDS):
            found = np.array(list(pool.map(partial(chances, after=table, rounds=rounds), range(notes))))
            error = float((found.std(axis=0, ddof=1) / notes**0.5).max())
            row = tuple(round(float(chance), 6) for chance in found.mean(axis=0))
            table = RaceTable(LEADS, (*table.chances, row), round(max(table.error, error), 6))
            print(f"{rounds + 1} to play: {row[len(row) // 2]:.4f} even, standard error {error:.4f}", flush=True)
    TARGET.write_bytes(json.format(json.encode(table), indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
