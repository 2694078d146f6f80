"""Whether coach and review hold anybody up: the slowest moves of other tables with ten coached tables, and with none.

    python -m bench coached [--check] [--moves N] [--tables T]

First, how long the first answer of the coach takes for a player who plays on and asks at every turn, of each game. Then
one person makes moves at a table against a quick bot, over and over, in turns without and with ten other people who ask
for advice as the page does (a quick answer, then a sharper one, again and again), each from an address of their own,
and with a guest who has one finished game after the other reviewed. They ask in a process of their own, and have asked
for a while when the timing begins. The timed client would sit at another machine: so it never shares a core with those
that think or ask, neither then nor when nobody asks. Printed are percentiles of the time from a move to its being
stored, of the first answers, how many were answered at all, and the lag of the server's event loop.
"""

from __future__ import annotations

import argparse
import http.client
import os
import threading
import time
from collections import Counter
from multiprocessing import get_context
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct, field

from bench.thinking import between, lags, late, measure, opened, percentile, say, say_late
from flambeur.client import Server, bot, me

MOVES = 10_000
"""Of either side."""
TABLES = 10
TURNS = 5
"""How often both sides are measured, one after the other."""
SLOWER = 2.0
"""How many times slower the slowest moves may become."""
FIRST = 0.3
"""Seconds within which the coach has a first answer, 95 times of 100."""
ASKED = 40
"""First answers that are timed at a table of each game."""
WARM = 10
"""Answers before: code is loaded."""
ANSWERED = 0.95
"""The share of all questions that must be answered."""
BUDGETS = (150, 1000)
"""Milliseconds of thinking that the page asks for, one after the other."""
GAMES = (("vegas", 2), ("vegas", 4), ("temptation", 3), ("kragen", 3))
REVIEWED = 5
"""Finished games that are there to be reviewed each time."""
SETTLED = 1.0
"""Seconds after which they ask one after the other, no longer all at once."""
CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else {0}
"""The cores that this process may use. The people who move keep to the first, those who ask the coach to the others."""
PATIENCE = 120.0
NOT_READY = 202
PAUSE = 0.25


class Heard(Struct):
    """What was answered, and how long first answers took."""

    counts: Counter[str] = field(default_factory=Counter)
    first: list[float] = field(default_factory=list)

    def share(self, what: str) -> float:
        """The part of all questions of a kind that was answered."""
        asked = sum(count for name, count in self.counts.items() if name.startswith(what))
        return self.counts[what] / asked if asked else 0.0


class People(Struct):
    """Who asks: the seats that are coached, as code and token, and the games that one of them has reviewed."""

    url: str
    seats: list[tuple[str, str]]
    games: list[str]


class Guest:
    """A guest with an address of its own, who asks and waits on one connection, as a browser does."""

    def __init__(self, url: str, number: int) -> None:
        parts = urlsplit(url)
        self._line = http.client.HTTPConnection(
            parts.hostname or "", parts.port, timeout=PATIENCE, source_address=(f"127.0.0.{10 + number}", 0)
        )  # fmt: skip

    def ask(self, path: str, token: str = "") -> str:
        """Empty for an answer, else the code of the refusal, or `not-ready`."""
        for _ in range(2):  # a line that was silent for long is closed, and opened again by the next question
            try:
                self._line.request("GET", path, headers={"Authorization": f"Bearer {token}"} if token else {})
                answer = self._line.getresponse()
                text = answer.read()
            except OSError:
                self._line.close()
            else:
                if answer.status == NOT_READY:
                    return "not-ready"
                return "" if answer.status == 200 else str(msgspec.json.decode(text)["code"])
        return "cut-off"


def coached(guest: Guest, code: str, token: str, stop: threading.Event, heard: Heard) -> None:
    """Ask for advice until told to stop."""
    while not stop.is_set():
        for within in BUDGETS:
            began = time.perf_counter()
            refused = guest.ask(f"/api/tables/{code}/seats/0/advice?within={within}", token)
            if within == BUDGETS[0] and not refused:
                heard.first.append(time.perf_counter() - began)
            heard.counts[f"advice {refused}".strip()] += 1
            if refused:
                stop.wait(PAUSE)


def reviewing(guest: Guest, codes: list[str], stop: threading.Event, heard: Heard) -> None:
    """Have games reviewed, each once, until told to stop."""
    while codes and not stop.is_set():
        path = f"/api/tables/{codes.pop()}/review"
        while (refused := guest.ask(path)) == "not-ready" and not stop.is_set():
            stop.wait(PAUSE)
        heard.counts[f"review {refused}".strip()] += 1


def finished(server: Server, count: int) -> list[str]:
    """Games that bots have played to their end."""
    seats = [bot("greedy"), bot("random"), bot("careful")]
    codes = [server.open(GAMES[number % 4][0], 3, seats=seats, start=True).code for number in range(count)]
    while any(server.table(code).info().state != "over" for code in codes):
        time.sleep(PAUSE)
    return codes


def first_answers(server: Server, game: str, players: int) -> list[float]:
    """Return the seconds until the first answer, at every turn of a player who plays on."""
    guest, times = Guest(server.url, 0), list[float]()
    while len(times) < WARM + ASKED:
        table = server.open(game, players, seats=[me("Anna"), *[bot("random")] * (players - 1)], start=True)
        with table.sit(0) as seat:
            for turn in seat.turns():
                began = time.perf_counter()
                if not guest.ask(f"/api/tables/{table.code}/seats/0/advice?within={BUDGETS[0]}", table.tokens[0]):
                    times.append(time.perf_counter() - began)
                seat.play(turn.n, seat.offers[len(times) % len(seat.offers)].id)
                if len(times) >= WARM + ASKED:
                    break
    return times[WARM:]


def asking(people: People, cores: set[int], line: Any) -> None:
    """All that the people ask, until the line says stop; then what they have heard goes down the line."""
    keep_to(cores)
    stop, heard = threading.Event(), Heard()
    threads = [
        threading.Thread(target=coached, args=(Guest(people.url, number), code, token, stop, heard))
        for number, (code, token) in enumerate(people.seats)
    ]
    last = Guest(people.url, len(people.seats))
    threads.append(threading.Thread(target=reviewing, args=(last, people.games, stop, heard)))
    for thread in threads:
        thread.start()
    line.recv()
    stop.set()
    for thread in threads:
        thread.join()
    line.send(heard)


def keep_to(cores: set[int]) -> None:
    """Run this process on these cores, where there are any, and where a system lets one choose."""
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


def beside_coached_tables(server: Server, moves: int, people: People, heard: Heard) -> list[float]:
    """Times of moves while the people ask; what they heard is added up."""
    away = get_context("spawn")
    line, other_end = away.Pipe()
    process = away.Process(target=asking, args=(people, CORES - {min(CORES)}, other_end))
    process.start()
    try:
        measure(server, moves // 4)
        time.sleep(SETTLED)
        return measure(server, moves)
    finally:
        line.send("stop")
        told: Heard = line.recv()
        process.join()
        heard.counts += told.counts
        heard.first += told.first


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench coached")
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--tables", type=int, default=TABLES)
    asked = parser.parse_args(args)
    fine, each = True, max(1, asked.moves // TURNS)
    alone, beside, heard = list[float](), list[float](), Heard()
    with opened() as server:
        for game, players in GAMES:
            times = first_answers(server, game, players)
            say(f"first answer, {game} for {players}", times)
            fine &= percentile(times, 0.95) <= 1000 * FIRST
        options = {"starter": "0"}
        tables = [server.open("vegas", 2, options, [me("Anna"), me("Ben")], start=True) for _ in range(asked.tables)]
        seats = [(table.code, table.tokens[0]) for table in tables]
        games = finished(server, REVIEWED * (TURNS + 1))
        keep_to({min(CORES)})
        turns = [People(server.url, seats, games[turn :: TURNS + 1]) for turn in range(TURNS + 1)]
        beside_coached_tables(server, each // 4, turns.pop(), Heard())  # processes start, code is loaded
        before = lags(server)
        for people in turns:
            alone += measure(server, each)
            beside += beside_coached_tables(server, each, people, heard)
        naps = between(before, lags(server))
    say("nobody asks", alone)
    say(f"{asked.tables} coached tables", beside)
    if heard.first:
        say("their first answers", heard.first)
    say_late("all the time", naps)
    ratio = percentile(beside, 0.99) / percentile(alone, 0.99)
    print(f"p99 {ratio:.2f} times as long (bar {SLOWER}), the loop late by {1000 * late(naps):.0f} ms at most")
    for what in ("advice", "review"):
        print(f"{what}: {heard.share(what):.1%} answered (bar {ANSWERED:.0%})")
        fine &= heard.share(what) >= ANSWERED
    print(f"heard: {', '.join(f'{count} {what}' for what, count in sorted(heard.counts.items()))}")
    return 1 if check and not (fine and ratio < SLOWER) else 0
