"""`python -m tests.web.steady SETTINGS`: a server whose dice and quick bots do the same in every run.

All that is drawn in secret at the door (codes, seeds) follows from the name of the test, which comes by a line of the
standard input, and from how much the test has had drawn before. What a bot draws follows from the position alone, for
nobody knows in which order two tables think. Whatever a test of the page finds, it finds again.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from threading import Thread
from typing import Any
from zlib import crc32

import msgspec

from flambeur.bots import Bot, make_bot
from flambeur.engine import Budget, Game, Knowledge, Move, Seeded, Source
from flambeur.server.door import credentials
from flambeur.server.run import serve
from flambeur.server.settings import ServeSettings
from flambeur.server.tables import opening, robots


class Steady:
    """Stands in for what the system draws from."""

    def __init__(self, chapter: str) -> None:
        self._chance = Random(chapter)

    def follow(self) -> None:
        """Begin anew with every line that is heard."""
        for line in sys.stdin:
            self._chance = Random(line.strip())
            print(line.strip(), flush=True)

    def code(self) -> str:
        return "".join(self._chance.choices(credentials.NEW_LETTERS, k=credentials.CODE_LENGTH))

    def seed(self) -> str:
        return self._chance.randbytes(32).hex()


def steady_bot(level: str, game: Game[Any]) -> Bot:
    bot = make_bot(level, game)

    def choose(knowledge: Knowledge, moves: Sequence[Move], budget: Budget, source: Source) -> Move:
        told = " ".join(map(str, moves)) + repr(knowledge.view)
        return bot(knowledge, tuple(moves), budget, Seeded(crc32(told.encode())))

    return choose


if __name__ == "__main__":
    settings = msgspec.json.decode(sys.argv[1], type=ServeSettings)
    steady = Steady(sys.argv[2])
    Thread(target=steady.follow, daemon=True).start()
    for room, name, stand_in in (
        (opening, "new_code", steady.code),
        (opening, "new_seed", steady.seed),
        (robots, "make_bot", steady_bot),
    ):
        assert hasattr(room, name), name
        setattr(room, name, stand_in)
    serve(settings, lambda url: print(url, flush=True))
