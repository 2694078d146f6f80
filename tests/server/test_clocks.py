"""Clocks: when the time for a move is over, the table goes on as its host decided."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from flambeur.engine import Seat
from flambeur.server.door.caller import Caller
from flambeur.server.settings import ServeSettings
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.tables import opening
from flambeur.server.tables.changing import settled
from flambeur.server.tables.documents import Clock, SomeSettings, Then
from flambeur.server.tables.hall import Hall
from flambeur.server.tables.table import Table


class Ear:
    """A spectator who notices that something is said."""

    def __init__(self) -> None:
        self.seats: tuple[Seat, ...] = ()
        self.lang: str | None = None
        self.muted: set[Seat] = set()
        self.caller = Caller("here")
        self.heard = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.heard.set()

    def leave(self) -> None:
        self.heard.set()

    def expel(self, seat: Seat) -> None:
        self.heard.set()

    def lose(self, seat: Seat) -> None:
        self.heard.set()


@asynccontextmanager
async def with_clock(folder: Path, then: Then, players: int, game: str = "vegas") -> AsyncIterator[Table]:
    """A game that has begun, with five seconds for a move."""
    url = f"sqlite:///{folder / 'tables.db'}"
    storage = SqliteStorage(url)
    storage.prepare()
    hall = Hall(ServeSettings(database=url), storage)
    await hall.open()
    try:
        people = [opening.SeatWish("me", f"p{seat}") for seat in range(players)]
        settings = SomeSettings(clock=Clock(5, then))
        wish = opening.NewTable(game, players, seats=people, settings=settings, start=True)
        table, _, _ = await opening.open_table(hall, wish, Caller("here"))
        yield table
    finally:
        await hall.close()


async def with_time_up(folder: Path, then: Then, players: int) -> tuple[Table, Seat]:
    """A table whose first mover has let the time run out; and that seat."""
    async with with_clock(folder, then, players) as table:
        ear = Ear()
        table.audience.come(ear)
        late = table.waiting[0]
        table.play.since -= 60_000
        table.go_on()
        async with asyncio.timeout(20):
            while table.play.n == 1 and table.document.state == "playing":
                ear.heard.clear()
                await ear.heard.wait()
        return table, late


async def moved_in_time(folder: Path, game: str, text: str = "") -> tuple[Table, Seat]:
    """A table whose first mover has moved just in time: the move is being written down when the time is over."""
    async with with_clock(folder, "resign", 2, game) as table:
        seat, play = table.waiting[0], table.play
        assert play.state is not None
        move = text or str(table.game.legal_moves(play.state, seat)[0])
        play.since -= 60_000
        table.go_on()
        await settled(lambda answer: play.move(seat, play.n, move, "mine", answer))
        async with asyncio.timeout(20), table.lock:  # whoever wants to do something about the time has done it
            return table, seat


@pytest.mark.parametrize("then", ["bot", "random"])
def test_a_late_move_is_made_for_the_seat_which_stays_its_own(tmp_path: Path, then: Then) -> None:
    table, late = asyncio.run(with_time_up(tmp_path, then, 3))
    assert table.play.n == 2
    assert table.document.seats[late].level is None
    assert table.hourglass.until == table.play.since + 5_000


def test_a_seat_that_is_late_resigns_where_that_was_agreed_and_a_bot_plays_it_on(tmp_path: Path) -> None:
    table, late = asyncio.run(with_time_up(tmp_path, "resign", 3))
    assert table.document.seats[late].resigned
    assert table.document.state == "playing"
    assert table.play.n == 2


def test_the_last_rival_wins_when_the_other_is_late(tmp_path: Path) -> None:
    table, late = asyncio.run(with_time_up(tmp_path, "resign", 2))
    assert table.document.ending is not None
    assert (table.document.ending.how, table.document.ending.winners) == ("resigned", (1 - late,))


def test_a_move_that_is_being_written_when_the_time_is_over_came_in_time(tmp_path: Path) -> None:
    table, seat = asyncio.run(moved_in_time(tmp_path, "vegas"))
    assert table.play.n == 2
    assert (table.document.state, table.document.seats[seat].resigned) == ("playing", False)


def test_of_two_secret_answers_the_one_that_is_being_written_came_in_time(tmp_path: Path) -> None:
    table, seat = asyncio.run(moved_in_time(tmp_path, "sealed", "bid 1"))
    assert table.document.ending is not None
    assert (table.document.ending.winners, table.document.ending.by) == ((seat,), 1 - seat)
