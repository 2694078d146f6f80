"""Compiled rules: games a second beside the public package, a C program and the reference engine; equality (--equal).

Everything that is compared runs in turns of a few games, so that whatever else the machine does hits all alike, and is
timed by the processor time it used; the figure of each is its best turn. Bars: random classic games for four 300 times
as many as `lasvegas` 0.2.0, 0.8 times as many as `peers/c/classic.c` (gcc -O3 -march=native, the same draws), greedy
ones likewise; every other table 50 times as many as the reference engine; two cores 1.8 times as many as one, which
needs a machine with nothing else to do. A part can be named: `python -m bench kernels classic`.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

import flambeur.bots  # noqa: F401  (says how the greedy bot plays)
from flambeur import kernels
from flambeur.engine import Game, Seeded, family, new_game
from flambeur.envs.observing import observer_of
from flambeur.kernels import reference
from flambeur.kernels.kernel import Kernel
from flambeur.kernels.playouts import TURNS as TURNS_MADE
from scripts import peers

PEER_BAR, C_BAR, REFERENCE_BAR, CORES_BAR = 300.0, 0.8, 50.0, 1.8
TURNS = 15
EQUAL = {"random": 7_000, "greedy": 2_000, "random greedy": 1_000}
"""Games of every table that are compared, by who plays; with two names they sit in turns."""
BATCH = 1024
SECRET = {"box": "boulevard", "mode": "secret"}
KRAGEN = ("kragen", 4, dict[str, str]())
C_FLAGS = ("-O3", "-march=native", "-ffp-contract=off")
"""As quick as can be; but fractions are rounded as everywhere, or now and then the greedy player chooses otherwise."""
C_PROGRAM = Path(__file__).parent / "peers" / "c" / "classic.c"
PEER = """
import sys, time
import numpy
from lasvegas import Game
from lasvegas.act.player import BasePlayer
from lasvegas.act.policy import greedy_first
players = [BasePlayer(name=str(n), play_func=greedy_first) for n in range(4)] if sys.argv[1] == "greedy" else []
game = Game(players, num_players=4, starting_dice=numpy.eye(4, dtype=int) * 8)
for line in sys.stdin:
    began = time.process_time()
    for _ in range(int(line.split()[0])):
        game.run()
    print(time.process_time() - began, flush=True)
"""
PEERS_OWN = {"random": "random", "greedy": "its greedy_first"}
"""What the public package calls its players of these kinds."""
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("vegas", 2, {}),
    ("vegas", 5, {}),
    ("vegas", 4, {"with": "neutral"}),
    ("vegas", 7, {"box": "boulevard", "with": "notes,big,kickers,rainbow,slot,bonus"}),
    ("vegas", 6, {"box": "boulevard", "with": "notes,big,kickers,rainbow,slot,bonus,teams"}),
    ("vegas", 8, {"box": "boulevard", "with": "notes,rainbow,slot"}),
    ("vegas", 4, {"box": "morecash", "with": "neutral,big,kickers,slot,bonus,teams"}),
    ("vegas", 1, {"box": "boulevard", "mode": "solitaire"}),
    ("vegas", 1, {"box": "morecash", "mode": "solitaire", "with": "big,slot"}),
    ("vegas", 4, SECRET),
    ("temptation", 4, {}),
    ("temptation", 6, {}),
    ("kragen", 3, {}),
    KRAGEN,
    ("kragen", 7, {}),
)


def run(check: bool, args: list[str]) -> int:
    if "--equal" in args:
        return _equal()
    passed = True
    for name, part in PARTS.items():
        if name in args or not PARTS.keys() & set(args):
            passed &= part()
    return 1 if check and not passed else 0


def _all_classic() -> bool:
    return _classic("random", 2000, 20) & _classic("greedy", 400, 4)


def _kernel(game: Game[Any]) -> Kernel:
    kernel = kernels.for_game(game)
    assert kernel is not None
    assert kernel.wait(), kernel.compiled.failure
    return kernel


def _judged(name: str, figure: float, bar: float) -> bool:
    print(f"  {name:44} {figure:9.2f}   (bar {bar:g}: {'reached' if figure >= bar else 'MISSED'})")
    return figure >= bar


# -- classic games for four


@contextmanager
def _answering(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process
        assert process.stdin
        process.stdin.close()


def _ask(process: subprocess.Popen[str], line: str) -> list[float]:
    assert process.stdin
    assert process.stdout
    print(line, file=process.stdin, flush=True)
    return [float(word) for word in process.stdout.readline().split()]


def _classic(policy: str, games: int, slow_games: int) -> bool:
    game: Any = new_game("vegas", 4)
    kernel, start = _kernel(game), game.start()[0]
    bots = (policy,) * 4
    kernel.games(bots, 1, 0, 10)
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "classic")
        subprocess.run(["gcc", *C_FLAGS, "-o", program, str(C_PROGRAM)], check=True)
        best = {"kernel": 0.0, "c": 0.0, "reference": 0.0, "lasvegas": 0.0}
        with _answering([program]) as c, _answering([str(peers.python()), "-c", PEER, policy]) as peer:
            for _ in range(TURNS):
                began = time.process_time()
                played = kernel.games(bots, 1, 0, games)
                _keep(best, "kernel", games, time.process_time() - began)
                seconds, *money = _ask(c, f"{games} {int(policy == 'greedy')}")
                _keep(best, "c", games, seconds)
                assert money == played.scores.sum(axis=0).tolist(), "the C program plays other games"
                _keep(best, "lasvegas", slow_games, _ask(peer, f"{slow_games}")[0])
                began = time.process_time()
                reference.play_on(game, start, bots, slow_games, 1, game.rounds)
                _keep(best, "reference", slow_games, time.process_time() - began)
    print(
        f"classic for four, {policy}: " + ", ".join(f"{name} {rate:,.0f}" for name, rate in best.items()) + " games/s"
    )
    passed = _judged(f"times lasvegas 0.2.0 ({PEERS_OWN[policy]})", best["kernel"] / best["lasvegas"], PEER_BAR)
    passed &= _judged("times the C program", best["kernel"] / best["c"], C_BAR)
    return passed & _judged("times the reference engine", best["kernel"] / best["reference"], REFERENCE_BAR)


def _keep(best: dict[str, float], name: str, games: int, seconds: float) -> None:
    best[name] = max(best[name], games / max(seconds, 1e-9))


# -- every other game, and the fullest tables


def _tables() -> bool:
    """Compared by turns a second: games are not all of one length, and the reference engine plays only a few."""
    passed = True
    for name, players, options in TABLES:
        game = family(name).game(players, options)
        kernel, start = _kernel(game), game.start()[0]
        for policy in ("random", "greedy"):
            bots = (policy,) * players
            best = {"games": 0.0, "kernel": 0.0, "reference": 0.0}
            for _ in range(5):
                began = time.process_time()
                played = kernel.games(bots, 1, 0, 200)
                used = time.process_time() - began
                _keep(best, "games", 200, used)
                _keep(best, "kernel", int(played.turns.sum()), used)
                began = time.process_time()
                same = reference.play_on(game, start, bots, 4, 1, 1 << 30)
                _keep(best, "reference", int(same[:, TURNS_MADE].sum()), time.process_time() - began)
            print(f"{_named(name, players, options)}, {policy}: {best['games']:,.0f} games/s")
            passed &= _judged("times the reference engine", best["kernel"] / best["reference"], REFERENCE_BAR)
    return passed


def _named(name: str, players: int, options: dict[str, str]) -> str:
    return " ".join([f"{name} for {players}", *options.values()])


# -- many tables at once, and several cores


def _batches() -> bool:
    """Choices a second with masks and observations, on one core, beside the reference engine's."""
    passed = True
    for name, players, options in (("vegas", 4, {}), TABLES[3], ("vegas", 4, SECRET), ("temptation", 4, {}), KRAGEN):
        game = family(name).game(players, options)
        tables, steps = kernels.batch(game, BATCH, threads=1), {"batch": 0.0, "reference": 0.0}
        tables.reset()
        for _ in range(TURNS):
            began = time.process_time()
            for _ in range(10):
                tables.step(np.argmax(tables.masks, axis=1))
            _keep(steps, "batch", 10 * BATCH, time.process_time() - began)
            began = time.process_time()
            _keep(steps, "reference", _choices(game, 1), time.process_time() - began)
        print(f"{_named(name, players, options)}, {BATCH} tables at once: {steps['batch']:,.0f} choices/s on one core")
        passed &= _judged("times the reference engine", steps["batch"] / steps["reference"], REFERENCE_BAR)
    return passed


def _choices(game: Game[Any], seed: int) -> int:
    """Play a game by first moves on the reference engine; how many choices there were."""
    dice, state, many = Seeded(seed), game.start()[0], 0
    while game.outcome(state) is None:
        if factors := game.chance(state):
            state = game.resolve(state, dice.draw(factors))[0]
            continue
        first = {seat: game.legal_moves(state, seat)[0] for seat in game.waiting(state)}
        for seat in first:
            observer_of(game).observe(game.knowledge(state, seat))
        state = game.apply(state, game.together(state, first))[0]
        many += len(first)
    return many


def _cores() -> bool:
    """Measure wall-clock time, so the machine should be idle otherwise, and processor time for comparison."""
    kernel = _kernel(new_game("vegas", 4))
    rates, work = {1: 0.0, 2: 0.0}, {1: 0.0, 2: 0.0}
    for _ in range(TURNS):
        for threads in (1, 2):
            began, used = time.perf_counter(), time.process_time()
            kernel.games(("random",) * 4, 1, 0, 40_000, threads)
            rates[threads] = max(rates[threads], 40_000 / (time.perf_counter() - began))
            work[threads] = max(work[threads], 40_000 / (time.process_time() - used))
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"one core {rates[1]:,.0f}, two cores {rates[2]:,.0f} games/s (wall clock); load of the machine {load:.1f}")
    print(f"  {'by processor time, had both cores been free':44} {2 * work[2] / work[1]:9.2f}")
    return _judged("two cores beside one", rates[2] / rates[1], CORES_BAR)


PARTS = {"classic": _all_classic, "tables": _tables, "batches": _batches, "cores": _cores}


# -- equality


def _equal() -> int:
    """Ten thousand games of every table, each with the same result and the same turns on both engines."""
    for name, players, options in (("vegas", 4, {}), *TABLES):
        game = family(name).game(players, options)
        kernel, start = _kernel(game), game.start()[0]
        for policy, count in EQUAL.items():
            seated = tuple(policy.split()[seat % len(policy.split())] for seat in range(players))
            here = kernel.playouts(start, seated, count, seed=11).results
            there = reference.play_on(game, start, seated, count, 11, 1 << 30)
            same = int(np.all(here == there, axis=(1, 2)).sum())
            print(f"{_named(name, players, options)}, {policy}: {same:,} of {count:,} games the same", flush=True)
            if same != count:
                return 1
    return 0
