"""What another guest looks at while a server is attacked: each look is timed, or refused."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from flambeur.client import RemoteTable, Server, me
from flambeur.engine import FlambeurError

LOOK = 0.5
"""Seconds between two looks at the same thing."""
SELDOM = 2.0
"""Seconds between two reviews, each of which is of a game of its own."""
THINK = 0.1
"""Seconds of thinking about advice."""


class Probe(Struct):
    """One thing that a guest looks at again and again."""

    name: str
    ask: Callable[[], object]
    pause: float = LOOK
    prepare: Callable[[], None] = lambda: None
    """What comes before, and is not timed."""
    took: float = 0.0
    """Milliseconds of the last look."""

    def look(self) -> str:
        """Look once; the code of the refusal, if it is refused."""
        try:
            self.prepare()
            began = time.perf_counter()
            self.ask()
        except FlambeurError as error:
            return error.code
        self.took = 1000 * (time.perf_counter() - began)
        return ""


def replays(server: Server, over: str) -> Probe:
    """The replay of a game that is over."""
    return Probe("replays", lambda: server.ask("GET", f"/api/tables/{over}/replay"))


def lists(server: Server, _: str) -> Probe:
    """The first page of public tables."""
    return Probe("lists", lambda: server.ask("GET", "/api/tables"))


def advice(server: Server, _: str) -> Probe:
    """Advice at a table of the guest's own."""
    table = server.open("vegas", 2, {"starter": "0"}, seats=[me("Clara"), me("Dora")], start=True)
    table.advice(0, THINK)
    return Probe("advice", lambda: table.advice(0, THINK))


def reviews(server: Server, _: str) -> Probe:
    """The review of a game that has just ended: nobody has asked for it before."""
    ended: list[RemoteTable] = []

    def end_one() -> None:
        """A game with one choice to judge, given up then."""
        table = server.open("vegas", 2, {"rounds": "1", "starter": "0"}, seats=[me("Clara"), me("Dora")], start=True)
        with table.sit(0) as seat:
            turn = next(seat.turns())
            turn.play(turn.moves[0])
        table.resign(0)
        ended.append(table)

    def judge() -> None:
        ended.pop().review()

    end_one()
    judge()  # the first one waits for a worker to start
    return Probe("reviews", judge, SELDOM, end_one)


PROBES = (replays, lists, advice, reviews)
