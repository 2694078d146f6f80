"""Steps a second of the learning environments, beside PettingZoo's classic games and pgx, in the same run.

Everybody plays random legal moves, observations and masks included. Agents in turn (AEC): the same loop drives our
tables and PettingZoo's own games, one process each, alternating. Many tables at once: our vector environment of classic
Las Vegas for four and pgx' 2048 and backgammon, each with the best of several batch sizes, auto-reset on, alternating;
moves are drawn in compiled code on both sides. The figure of each is its best turn. Bars: every table of ours 2 × the
fastest of PettingZoo's games of its size; the vector environment 2 × 2048 and 50 × backgammon.
`python -m bench envs aec` or `vector` does one half; `quick` is a short run.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench._learning_peers import __file__ as peer_program
from bench._learning_peers import drive
from flambeur import envs
from flambeur.kernels.compiler import IntArray, WordArray, compiled
from flambeur.kernels.pointers import pointer
from flambeur.kernels.random_rolls import TOSS, below
from scripts import peers

CLASSIC = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
SMALLER = "tictactoe_v3"
"""A board of nine and nothing hidden or random: shown, but no game of our size."""
TABLES: dict[str, dict[str, Any]] = {
    "vegas for two": {"game": "vegas", "players": 2},
    "vegas for four": {"game": "vegas", "players": 4},
    "temptation for two": {"game": "temptation", "players": 2},
    "kragen for three": {"game": "kragen", "players": 3},
}
PGX = ("2048", "backgammon")
PGX_SIZES = {"2048": (1024, 4096, 16384), "backgammon": (64, 128, 256, 512)}
SIZES = (512, 1024, 2048, 3072, 4096)
AEC_BAR, BARS = 2.0, {"2048": 2.0, "backgammon": 50.0}
TURNS, SECONDS = 6, 1.0

Turn = Callable[[], float]
"""Plays for a while and says how many steps a second it made."""


def run(check: bool, args: list[str]) -> int:
    seconds, turns = (0.2, 2) if "quick" in args else (SECONDS, TURNS)
    passed = True
    command = [str(peers.python(peers.LEARNING)), peer_program]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as peer:

        def theirs(question: str) -> Turn:
            def turn() -> float:
                assert peer.stdin
                assert peer.stdout
                print(question, seconds, file=peer.stdin, flush=True)
                steps, took = peer.stdout.readline().split()
                return int(steps) / float(took)

            return turn

        if "vector" not in args:
            passed &= _agents(theirs, seconds, turns)
        if "aec" not in args:
            passed &= _many(theirs, seconds, turns)
        assert peer.stdin
        peer.stdin.close()
    return 1 if check and not passed else 0


def _best(sides: dict[str, Turn], turns: int) -> dict[str, float]:
    """Everybody once to warm up, then in turns; the best of each."""
    for turn in sides.values():
        turn()
    found = [{name: turn() for name, turn in sides.items()} for _ in range(turns)]
    return {name: max(each[name] for each in found) for name in sides}


def _agents(theirs: Callable[[str], Turn], seconds: float, turns: int) -> bool:
    def ours(table: dict[str, Any]) -> Turn:
        env = envs.aec(**table)

        def turn() -> float:
            steps, took = drive(env, seconds)
            return steps / took

        return turn

    sides = {name: ours(table) for name, table in TABLES.items()}
    found = _best(sides | {name: theirs(f"aec {name}") for name in (*CLASSIC, SMALLER)}, turns)
    print("agents in turn (AEC), steps a second of the processor")
    for name in (*CLASSIC, SMALLER):
        print(f"  PettingZoo {name:20} {found[name]:12,.0f}")
    fastest = max(found[name] for name in CLASSIC)
    for name in TABLES:
        print(f"  {name:31} {found[name]:12,.0f}   {found[name] / fastest:5.2f} × the fastest of {', '.join(CLASSIC)}")
    return min(found[name] for name in TABLES) >= AEC_BAR * fastest


def _many(theirs: Callable[[str], Turn], seconds: float, turns: int) -> bool:
    sides: dict[str, Turn] = {f"flambeur vegas for four, {size}": _vector(size, seconds) for size in SIZES}
    for name in PGX:
        sides |= {f"pgx {name}, {size}": theirs(f"pgx {name} {size}") for size in PGX_SIZES[name]}
    found = _best(sides, turns)
    print("many tables at once, steps a second by size of the batch")
    for name, steps in found.items():
        print(f"  {name:31} {steps:12,.0f}")
    mine = max(steps for name, steps in found.items() if name.startswith("flambeur"))
    passed = True
    for name in PGX:
        ratio = mine / max(steps for side, steps in found.items() if side.startswith(f"pgx {name}"))
        print(f"  {ratio:8.2f} × pgx {name} (bar {BARS[name]:.0f})")
        passed &= ratio >= BARS[name]
    return passed


def _vector(size: int, seconds: float) -> Turn:
    env = envs.vector("vegas", players=4, num_envs=size, seed=1, copy=False)
    words, moves = np.array([0, 1], np.uint64), np.zeros(size, np.int64)
    seen, _ = env.reset()

    def turn() -> float:
        nonlocal seen
        steps, began = 0, time.perf_counter()
        while (took := time.perf_counter() - began) < seconds:
            _draw(seen["action_mask"], words, moves)
            seen, *_ = env.step(moves)
            steps += size
        return steps / took

    return turn


@compiled
def _draw(masks: NDArray[np.int8], words: WordArray, moves: IntArray) -> None:
    """Any move that the mask allows, at every table."""
    streams = pointer(words)
    for table in range(masks.shape[0]):
        legal = 0
        for move in range(masks.shape[1]):
            legal += masks[table, move]
        left, number = below(streams, TOSS, legal), 0
        for move in range(masks.shape[1]):
            left -= masks[table, move]
            number += left >= 0
        moves[table] = number
