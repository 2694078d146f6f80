"""What a new user waits for with nothing compiled: the first strong move, all kinds of tables, `odds`, a solver.

    python -m bench cold [--check] [--runs N]

Every run begins with an empty cache. It prints medians of all runs, in seconds of wall-clock time and, behind them, of
processor time, by which figures of a busy machine can be compared. `room` is what a server does: two processes that
think get ready for all games at once, and in one of them a champion has a table of Las Vegas from the first moment
and is asked again and again. Its first strong move is one that compiled code has a part in: the learned judgement, a
solver or games played on by a kernel. Until then no move may come more than half a second after the time that its bot
was given.

`--check` fails when a goal for two quiet cores is missed, or when `odds` depend on what was compiled before.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

GOALS = {"first strong move": 20.0, "everything": 90.0, "latest move before": 0.5}
"""Seconds: for two quiet cores."""
UNITS = {"code on disk": "MB", "memory": "MB"}
LIMIT = 1800.0
MILLISECONDS = 1000
ROOM = """
import json, resource, sys, threading, time
began = time.perf_counter()
import flambeur.games
from flambeur import kernels
from flambeur.analysis.judgement import judgement_of
from flambeur.bots import make_bot
from flambeur.analysis.readiness import load_for
from flambeur.engine import Budget, Match, Seeded, families, new_game
games = [shelf.game() for shelf in families()]
games.append(new_game("vegas", 4, box="boulevard", mode="secret"))
seen = {}
def note(name):
    seen.setdefault(name, time.perf_counter() - began)
def warm():
    load_for(*games, seconds=float(sys.argv[1]))
    note("everything")
def watch(name, game):
    while not kernels.for_game(game, warm=False).ready:
        time.sleep(0.05)
    note(name)
match = Match(new_game("vegas", 4), Seeded(1))
bot = make_bot("champion", match.game)
threads = [threading.Thread(target=warm)]
threads += [threading.Thread(target=watch, args=(f"kernel {game.table}", game)) for game in games]
for thread in threads:
    thread.start()
seen["latest move before"] = 0.0
while sys.argv[2] == "plays" and "first strong move" not in seen:
    knowledge = match.knowledge(match.waiting[0])
    strong = kernels.for_game(match.game).ready or judgement_of(match.game).can_judge(knowledge, Budget(0.2))
    asked = time.perf_counter()
    bot(knowledge, match.legal_moves(), Budget(0.2), Seeded(2))
    if strong:
        note("first strong move")
    else:
        seen["latest move before"] = max(seen["latest move before"], time.perf_counter() - asked - 0.2)
for thread in threads:
    thread.join()
seen["memory"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
print(json.dumps(seen))
"""
SOLVE = """
import json, time
import flambeur.games
from flambeur.analysis import solve
from flambeur.engine import Budget, Match, Seeded, new_game
seen = {}
for call in ("first", "second"):
    match = Match(new_game("vegas", 2), Seeded(1 if call == "first" else 2))
    began = time.perf_counter()
    assert solve(match.knowledge(match.waiting[0]), Budget(seconds=20)) is not None
    seen[f"{call} solve, 20 s to think"] = time.perf_counter() - began
print(json.dumps(seen))
"""
POSITION = """
import flambeur.games
from flambeur.engine import Match, Seeded, new_game, write_position
match = Match(new_game("vegas", 2, rounds=1), Seeded(4))
while sum(map(sum, match.state.hands)) > 12:
    match.play(match.legal_moves()[-1])
print(write_position(match.game, match.state))
"""


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench cold")
    parser.add_argument("--runs", type=int, default=3)
    runs = [_once() for _ in range(parser.parse_args(args).runs)]
    figures = {name: [found[name] for found in runs] for name in runs[0] if name != "same"}
    for name, several in figures.items():
        middle = tuple(median(one) for one in zip(*several, strict=True))
        spent = f"{middle[1]:9.1f} s of processor time" if len(middle) > 1 else ""
        print(f"{name:34} {middle[0]:9.1f} {UNITS.get(name, 's')}{spent}")
    same = all(found["same"] for found in runs)
    print(f"odds cold and warm: {'the same' if same else 'DIFFERENT'}; load of the machine {os.getloadavg()[0]:.1f}")
    passed = same
    for name, goal in GOALS.items():
        middle = median(one[0] for one in figures[name])
        passed &= middle <= goal
        judged = "reached" if middle <= goal else "MISSED"
        print(f"{name:34} {middle:9.1f} s (goal on two quiet cores {goal:g}: {judged})")
    return 1 if check and not passed else 0


def _once() -> dict[str, Any]:
    """Return figures by name, each with seconds of wall-clock time and, for whole programs, of processor time."""
    with tempfile.TemporaryDirectory() as folder:
        found = _room(folder)
        found["code on disk"] = (sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file()) / 1e6,)
    with tempfile.TemporaryDirectory() as folder:
        position = _run([sys.executable, "-c", POSITION], folder)[0].strip()
        odds = [sys.executable, "-m", "flambeur", "odds", position, "--ms", str(MILLISECONDS), "--lang", "en"]
        cold, *found["odds cold"] = _run(odds, folder)
        warm, *found["odds warm"] = _run(odds, folder)
        found["same"] = cold == warm
    with tempfile.TemporaryDirectory() as folder:
        said, *found["both solves"] = _run([sys.executable, "-c", SOLVE], folder)
        found |= {name: (seconds,) for name, seconds in json.loads(said).items()}
    return found


def _room(folder: str) -> dict[str, Any]:
    """When what was ready in a room with two processes that think: when both had it, if both need it."""
    began, before = time.perf_counter(), _spent()
    command, environment = [sys.executable, "-c", ROOM, str(LIMIT)], _cold(folder)
    thinking = [
        subprocess.Popen([*command, part], env=environment, stdout=subprocess.PIPE, text=True)
        for part in ("plays", "waits")
    ]
    said = [json.loads(process.communicate(timeout=LIMIT)[0]) for process in thinking]
    found: dict[str, Any] = {
        name: (max(told.get(name, 0.0) for told in said),) for name in sorted(said[0], key=lambda name: said[0][name])
    }
    found["room, from start to end"] = (time.perf_counter() - began, _spent() - before)
    return found


def _run(command: list[str], folder: str) -> tuple[str, float, float]:
    """Return a program's output, its wall-clock seconds and its processor seconds, including its child processes."""
    began, before = time.perf_counter(), _spent()
    said = subprocess.run(command, env=_cold(folder), stdout=subprocess.PIPE, text=True, check=True, timeout=LIMIT)
    return said.stdout, time.perf_counter() - began, _spent() - before


def _cold(folder: str) -> dict[str, str]:
    return {**os.environ, "FLAMBEUR_CACHE": folder}


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
