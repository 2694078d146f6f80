"""A million games as a study: how long they take, and whether memory stays flat.

    python -m bench study [--check] [--games N] [--threads T]

The games of `flambeur study seat`: tables of two to five players by compiled rules, in a process of its own. The code
is on disk and loaded before the clock starts. Printed are the seconds, and the most memory that the process has had
when a tenth of the games was played and at the end. `--check` fails when a million takes more than a minute, or memory
grows by more than a few megabytes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bench.memory import peak
from flambeur.arena.experiment import games_of, measure_question
from flambeur.arena.standard_questions import READY
from flambeur.kernels import for_game

GAMES, THREADS = 1_000_000, 2
SECONDS, MEGABYTES = 60.0, 16
"""The bars: for all games, and for what memory grows by after the first tenth of them."""
MEGABYTE = 1 << 20
ROOT = Path(__file__).parents[1]


class Course(Struct, frozen=True):
    """How a study went."""

    games: int
    seconds: float
    early: int
    """Bytes that the process has had at most when a tenth of the games was played."""
    late: int

    @property
    def growth(self) -> float:
        """In megabytes."""
        return (self.late - self.early) / MEGABYTE


def follow(games: int, threads: int) -> Course:
    """Play the study in this process."""
    question = READY["seat"]()
    question = replace(question, games=-(-games // len(question.case)))
    for case in question.case:
        if (kernel := for_game(case.rules())) is not None:
            kernel.wait()
    total = sum(games_of(question, case, None) for case in question.case)
    early = 0

    def look(done: int) -> None:
        nonlocal early
        if not early and 10 * done >= total:
            early = peak(os.getpid())

    began = time.perf_counter()
    measure_question(question, threads=threads, engine="kernel", progress=look)
    return Course(total, time.perf_counter() - began, early, peak(os.getpid()))


def tell(games: int, threads: int) -> None:
    """Print the same as JSON."""
    print(msgspec.json.encode(follow(games, threads)).decode())


def studied(games: int, threads: int) -> Course:
    """Play the study in a process of its own: what this one has had is not counted."""
    program = f"from bench.study import tell; tell({games}, {threads})"
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, cwd=ROOT, check=True)
    return msgspec.json.decode(done.stdout, type=Course)


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench study")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--threads", type=int, default=THREADS)
    asked = parser.parse_args(args)
    course = studied(asked.games, asked.threads)
    print(
        f"{course.games:,} games in {course.seconds:.1f} s on {asked.threads} threads; memory at most "
        f"{course.early / MEGABYTE:.0f} MB after a tenth of them, {course.late / MEGABYTE:.0f} MB at the end"
    )
    slow = course.seconds > SECONDS * max(1.0, course.games / GAMES)
    return 1 if check and (slow or course.growth > MEGABYTES) else 0
