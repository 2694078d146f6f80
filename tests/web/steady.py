"""`python -m tests.web.steady SETTINGS`: a server whose dice and quick bots do the same in every run.

All that is drawn in secret at the door (codes, seeds) follows from the name of the test, which comes by a line of the
standard input, and from how much the test has had drawn before. What a bot draws follows from the position alone, for
nobody knows in which order two tables think. Whatever a test of the page finds, it finds again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from random import Random
from threading import Thread
from typing import Any
from zlib import crc32

import msgspec

from flambeur.bots import QUICK, Bot, make_bot
from flambeur.engine import Budget, Game, Knowledge, Move, Seat, Seeded, Source, State
from flambeur.server.access import credentials
from flambeur.server.run import serve
from flambeur.server.settings import ServeSettings
from flambeur.server.tables import bot_service, game_start, play_time
from flambeur.server.tables.bot_seats import BotSeats


class Steady:
    """Stands in for what the system draws from."""

    def __init__(self, chapter: str) -> None:
        self._chance = Random(chapter)

    def follow(self) -> None:
        """Start again at every line of input."""
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


think_in_time = BotSeats._thoughts


def think_at_once(
    seats: BotSeats, level: str, state: State, seat: Seat, moves: tuple[Move, ...], pause: float
) -> Callable[[], Move]:
    """What a quick bot thinks, however short its pause is: here a slow machine must not change a game."""
    if level not in QUICK:
        return think_in_time(seats, level, state, seat, moves, pause)
    game = seats._table.game
    move = steady_bot(level, game)(game.knowledge(state, seat), moves, Budget(), Seeded(0))
    return lambda: move


if __name__ == "__main__":
    settings = msgspec.json.decode(sys.argv[1], type=ServeSettings)
    steady = Steady(sys.argv[2])
    Thread(target=steady.follow, daemon=True).start()
    play_time.GRACE = 1000  # a busy machine stands still now and then: clocks go on soon
    stand_ins: tuple[tuple[Any, str, object], ...] = (
        (game_start, "new_code", steady.code),
        (game_start, "new_seed", steady.seed),
        (bot_service, "make_bot", steady_bot),
        (BotSeats, "_thoughts", think_at_once),
    )
    for room, name, stand_in in stand_ins:
        assert hasattr(room, name), name
        setattr(room, name, stand_in)
    serve(settings, lambda url: print(url, flush=True))
