"""Whole random classic games a second, beside the public package `lasvegas`, in the same run.

Both play 4-player games of random moves, one process each, in turns of a few games, so that whatever
else the machine does hits both alike; the figure of each is its best turn. The reference engine plays by
itself and once more as `flambeur simulate` has it play, all sums included. Bar for both: twice the peer's.
`--before COMMIT` lets the reference engine of another commit play in the same turns.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from timeit import repeat, timeit
from typing import Any

from bench.commits import unpack
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
BEFORE = """
import sys
from timeit import timeit
from bench.engine import random_games
play = random_games()
for line in sys.stdin:
    print(timeit(lambda: play(int(line)), number=1), flush=True)
"""
Turn = Callable[[], float]
"""Plays some games; the seconds that they took."""


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench engine")
    parser.add_argument("--before")
    before = parser.parse_args(args).before
    play, plan = (
        random_games(),
        make_plan("vegas", players=4, bots=("random",), games=GAMES, seed=1, engine="reference"),
    )
    with ExitStack() as stack:
        sides: dict[str, Turn] = {
            "lasvegas 0.2.0": stack.enter_context(elsewhere([str(peers.python()), "-c", PEER])),
            "flambeur reference engine": lambda: timeit(lambda: play(GAMES), number=1),
            "the same, simulated": lambda: simulate(plan).seconds,
        }
        if before is not None:
            folder = Path(stack.enter_context(TemporaryDirectory()))
            unpack(before, folder)
            paths = os.pathsep.join((str(folder / "src"), str(Path(__file__).parents[1])))
            sides[f"reference of {before}"] = stack.enter_context(elsewhere([sys.executable, "-c", BEFORE], paths))
        turns = [[side() for side in sides.values()] for _ in range(1 + TURNS)][1:]
    peers_best, *mine = (min(seconds) / GAMES for seconds in zip(*turns, strict=True))
    print(f"{'lasvegas 0.2.0':26} {1 / peers_best:8.0f} games/s")
    for place, (name, best) in enumerate(zip(list(sides)[1:], mine, strict=True), 1):
        middle = statistics.median(turn[0] / turn[place] for turn in turns)
        ratio = f"ratio {peers_best / best:.2f} (median of {TURNS} turns: {middle:.2f})"
        print(f"{name:26} {1 / best:8.0f} games/s   {ratio}")
    if before is not None:
        middle = statistics.median(turn[-1] / turn[1] for turn in turns)
        print(f"{'× before':26} {mine[-1] / mine[0]:8.2f}   (median of {TURNS} turns: {middle:.2f})")
    _transitions()
    return 1 if check and peers_best / max(mine[:2]) < BAR else 0


def random_games() -> Callable[[int], None]:
    """Plays so many classic games of random moves."""
    game = new_game("vegas", 4)
    uniform = random.Random(1).random

    def choose(state: State, seat: int, moves: tuple[Move, ...]) -> Move:
        return moves[int(uniform() * len(moves))]

    def play(games: int) -> None:
        for seed in range(games):
            playout(game, game.start()[0], choose, Seeded(seed))

    return play


@contextmanager
def elsewhere(words: list[str], paths: str = "") -> Iterator[Turn]:
    """Turns of a program of its own, which is told how many games to play and says how long they took."""
    environment = os.environ | ({"PYTHONPATH": paths} if paths else {})
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, env=environment) as program:
        stdin, stdout = program.stdin, program.stdout
        assert stdin
        assert stdout

        def turn() -> float:
            print(GAMES, file=stdin, flush=True)
            return float(stdout.readline())

        yield turn
        stdin.close()


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
