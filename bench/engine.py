"""Whole random classic games a second, beside the public package `lasvegas`, in the same run.

Both play 4-player games of random moves, one process each, in turns of a few games, so that whatever
else the machine does hits both alike; the figure of each is its best turn. The reference engine plays by
itself and once more as `flambeur simulate` has it play, all sums included. Bar for both: twice the peer's.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import time
from collections.abc import Callable
from timeit import repeat
from typing import Any

from flambeur.arena import make_plan, simulate
from flambeur.engine import Match, Move, Seeded, State, new_game
from flambeur.engine.playout import playout
from scripts import peers

BAR = 2.0
GAMES = 20
TURNS = 40
PEER = """
import sys, time
import numpy
from lasvegas import Game
game = Game(num_players=4, starting_dice=numpy.eye(4, dtype=int) * 8)
for line in sys.stdin:
    began = time.perf_counter()
    for _ in range(int(line)):
        game.run()
    print(time.perf_counter() - began, flush=True)
"""


def run(check: bool, args: list[str]) -> int:
    game = new_game("vegas", 4)
    uniform = random.Random(1).random

    def choose(state: State, seat: int, moves: tuple[Move, ...]) -> Move:
        return moves[int(uniform() * len(moves))]

    def ours() -> float:
        began = time.perf_counter()
        for seed in range(GAMES):
            playout(game, game.start()[0], choose, Seeded(seed))
        return time.perf_counter() - began

    plan = make_plan("vegas", players=4, bots=("random",), games=GAMES, seed=1, engine="reference")

    def simulated() -> float:
        return simulate(plan).seconds

    with subprocess.Popen(
        [peers.python(), "-c", PEER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as peer:
        assert peer.stdin
        assert peer.stdout

        def theirs() -> float:
            print(GAMES, file=peer.stdin, flush=True)
            return float(peer.stdout.readline()) if peer.stdout else 0.0

        ours(), simulated(), theirs()
        turns = [(ours(), simulated(), theirs()) for _ in range(TURNS)]
        peer.stdin.close()
    *mine, peers_best = (min(seconds) / GAMES for seconds in zip(*turns, strict=True))
    print(f"lasvegas 0.2.0             {1 / peers_best:8.0f} games/s")
    for place, (name, best) in enumerate(zip(("flambeur reference engine", "the same, simulated"), mine, strict=True)):
        middle = statistics.median(turn[-1] / turn[place] for turn in turns)
        ratio = f"ratio {peers_best / best:.2f} (median of {TURNS} turns: {middle:.2f})"
        print(f"{name:26} {1 / best:8.0f} games/s   {ratio}")
    _transitions()
    return 1 if check and peers_best / max(mine) < BAR else 0


def _transitions() -> None:
    """What one transition costs, checks included."""
    game = new_game("vegas", 4)
    match = Match(game, Seeded(3))
    state = match.state
    move = game.legal_moves(state)[0]
    before: Any = game.read_move(str(move))
    rolled = game.apply(state, before)[0]
    outcome = Seeded(1).draw(game.chance(rolled))
    for name, work in (
        ("legal_moves", lambda: game.legal_moves(state)),
        ("apply", lambda: game.apply(state, move)),
        ("resolve", lambda: game.resolve(rolled, outcome)),
        ("view", lambda: game.view(state, 0)),
    ):
        print(f"{name:26} {_microseconds(work):8.2f} µs")


def _microseconds(work: Callable[[], object], times: int = 5000) -> float:
    return min(repeat(work, number=times, repeat=7)) / times * 1e6
