"""Whether the coach holds anybody up: the slowest moves of other tables with ten coached tables, and with none.

    python -m bench coached [--check] [--moves N] [--tables T]

One server, one person making moves at a table against a quick bot, over and over, in turns without and with ten other
people who ask for advice as the page does: a quick answer, then a sharper one, again and again. Printed are median
and 99th percentile of the time from a move to its being stored. Who is refused because too many ask waits a little.
"""

from __future__ import annotations

import argparse
import threading
from collections import Counter

from bench.thinking import measure, opened, percentile, say
from flambeur.client import RemoteTable, Server, ServerRefused, me

MOVES = 200
TABLES = 10
TURNS = 2
"""How often both sides are measured."""
SLOWER = 2.0
"""How many times slower the slowest moves may become."""
BUDGETS = (150, 1000)
"""Milliseconds of thinking that the page asks for, one after the other."""
PAUSE = 0.25


def coached(server: Server, table: RemoteTable, stop: threading.Event, heard: Counter[str]) -> None:
    """Ask for advice until told to stop."""
    while not stop.is_set():
        for within in BUDGETS:
            try:
                server.ask("GET", f"/api/tables/{table.code}/seats/0/advice?within={within}", token=table.tokens[0])
                heard["answered"] += 1
            except ServerRefused as refused:
                heard[refused.code] += 1
                stop.wait(PAUSE)


def beside_coached_tables(server: Server, moves: int, tables: list[RemoteTable], heard: Counter[str]) -> list[float]:
    stop = threading.Event()
    people = [threading.Thread(target=coached, args=(server, table, stop, heard)) for table in tables]
    for person in people:
        person.start()
    try:
        return measure(server, moves)
    finally:
        stop.set()
        for person in people:
            person.join()


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench coached")
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--tables", type=int, default=TABLES)
    asked = parser.parse_args(args)
    alone: list[float] = []
    beside: list[float] = []
    heard: Counter[str] = Counter()
    with opened() as server:
        options = {"starter": "0"}
        tables = [server.open("vegas", 2, options, [me("Anna"), me("Ben")], start=True) for _ in range(asked.tables)]
        beside_coached_tables(server, asked.moves // 4, tables, Counter())  # processes start, code is loaded
        for _ in range(TURNS):
            alone += measure(server, asked.moves)
            beside += beside_coached_tables(server, asked.moves, tables, heard)
    say("nobody asks", alone)
    say(f"{asked.tables} coached tables", beside)
    ratio = percentile(beside, 0.99) / percentile(alone, 0.99)
    print(f"p99 {ratio:.2f} times as long; advice: {', '.join(f'{count} {what}' for what, count in heard.items())}")
    return 1 if check and (ratio > SLOWER or not heard["answered"]) else 0
