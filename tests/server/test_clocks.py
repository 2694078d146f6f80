"""Clocks: when the time for a move is over, the table goes on as its host decided."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from flambeur.client import me
from flambeur.engine import Seat
from flambeur.protocol.errors import Refused
from flambeur.protocol.requests import NewTable, SeatWish
from flambeur.protocol.tables import ClockWish, SomeSettings, Then
from flambeur.server.access.caller import Caller
from flambeur.server.settings import ServeSettings
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.tables import game_start, seats
from flambeur.server.tables.play_time import GRACE, PlayTime
from flambeur.server.tables.registry import TableRegistry
from flambeur.server.tables.table import Table
from flambeur.server.tables.table_change import settled
from tests.server.hand_time import HandTime
from tests.server.harness import TIMEOUT, Line, OwnProcess, let_pass
from tests.server.harness import until as until_true


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
async def with_clock(
    folder: Path, then: Then, players: int, game: str = "vegas", time: HandTime | None = None
) -> AsyncIterator[Table]:
    """A game that has begun, with five seconds for a move."""
    url = f"sqlite:///{folder / 'tables.db'}"
    storage = SqliteStorage(url)
    storage.prepare()
    registry = TableRegistry(ServeSettings(database=url), storage, time or HandTime())
    await registry.open()
    try:
        people = [SeatWish("me", f"p{seat}") for seat in range(players)]
        settings = SomeSettings(clock=ClockWish(5, then))
        wish = NewTable(game, players, seats=people, settings=settings, start=True)
        table, _, _ = await game_start.open_table(registry, wish, Caller("here"))
        yield table
    finally:
        await registry.close()


async def with_time_up(folder: Path, then: Then, players: int) -> tuple[Table, Seat]:
    """A table whose first mover has let the time run out; and that seat."""
    time = HandTime()
    async with with_clock(folder, then, players, time=time) as table:
        ear = Ear()
        table.audience.add(ear)
        late = table.waiting[0]
        await time.run(5, table.registry.time)
        async with asyncio.timeout(TIMEOUT):
            while table.play.n == 1 and table.document.state == "playing":
                ear.heard.clear()
                await ear.heard.wait()
        return table, late


async def moved_in_time(folder: Path, game: str, text: str = "") -> tuple[Table, Seat]:
    """A table whose first mover has moved just in time: the move is being written down when the time is over."""
    time = HandTime()
    async with with_clock(folder, "resign", 2, game, time) as table:
        seat, play = table.waiting[0], table.play
        assert play.state is not None
        move = text or str(table.game.legal_moves(play.state, seat)[0])
        await time.run(4.75, table.registry.time)
        moved = asyncio.ensure_future(settled(lambda answer: play.move(seat, play.n, move, "mine", answer)))
        await asyncio.sleep(0)
        assert play.busy
        await time.run(0.25, table.registry.time)
        await moved
        async with asyncio.timeout(TIMEOUT), table.lock:  # what had to happen about the time has happened
            return table, seat


def test_no_process_takes_back_the_time_that_another_has_given(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_clock(tmp_path, "random", 2) as table:
            table.move_clock.be_lenient()
            given = table.move_clock.grace
            table.move_clock.heard_lenient(table.registry.time.source.wall() - 60_000)
            assert table.move_clock.grace == given, "the wall clock of the other one is slow"

    asyncio.run(story())


@pytest.mark.parametrize("then", ["bot", "random"])
def test_a_late_move_is_made_for_the_seat_which_stays_its_own(tmp_path: Path, then: Then) -> None:
    table, late = asyncio.run(with_time_up(tmp_path, then, 3))
    assert table.play.n == 2
    assert table.document.seats[late].level is None
    assert table.move_clock.deadline == table.play.since + 5_000


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


async def through_a_gap(folder: Path, gap: Callable[[HandTime], None]) -> Table:
    """A table whose mover had half a second left when something happened to the server's time."""
    time = HandTime()
    async with with_clock(folder, "resign", 2, time=time) as table:
        await time.run(4.5, table.registry.time)
        until = table.move_clock.until
        gap(time)
        await time.wake(table.registry.time)
        assert (table.document.state, table.play.n) == ("playing", 1), "nobody loses by it"
        assert until is not None
        assert table.move_clock.until is not None
        left = table.move_clock.until - table.registry.time.told_now()
        if time.steady() > 60_000:  # the process stood still
            assert left == GRACE
            await time.run(GRACE / 1000 - 0.25, table.registry.time)
        else:
            assert (left, table.move_clock.until) == (500, until)
            await time.run(0.25, table.registry.time)
        assert table.document.state == "playing", "not before the time is over"
        await time.run(0.25, table.registry.time)
        await until_true(lambda: table.document.state == "over")
        return table


@pytest.mark.parametrize("seconds", [60, 86_400])
def test_a_process_that_was_frozen_gives_the_grace_of_a_restart(tmp_path: Path, seconds: int) -> None:
    table = asyncio.run(through_a_gap(tmp_path, lambda time: time.freeze(seconds)))
    assert table.document.ending is not None
    assert table.document.ending.how == "resigned"


@pytest.mark.parametrize("seconds", [86_400, -86_400])
def test_a_wall_clock_that_is_set_changes_nothing_about_the_time_for_a_move(tmp_path: Path, seconds: int) -> None:
    table = asyncio.run(through_a_gap(tmp_path, lambda time: time.set_wall(seconds)))
    assert table.document.ending is not None
    assert table.document.ending.how == "resigned"


def test_a_move_that_lies_in_the_socket_counts_before_the_time_is_called(tmp_path: Path) -> None:
    async def moved() -> Table:
        time = HandTime()
        async with with_clock(tmp_path, "resign", 2, time=time) as table:
            seat, play = table.waiting[0], table.play
            assert play.state is not None
            move = str(table.game.legal_moves(play.state, seat)[0])
            await time.run(4.5, table.registry.time)
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            play_it = partial(play.move, seat, play.n, move, "mine", lambda _: done.set_result(None))
            asyncio.get_running_loop().call_soon(play_it)  # it is read after the timers that are due
            time.freeze(0.9)  # no gap, just a busy moment
            await time.wake(table.registry.time)
            await done
            async with asyncio.timeout(TIMEOUT), table.lock:
                return table

    table = asyncio.run(moved())
    assert (table.play.n, table.document.state) == (2, "playing")


@pytest.mark.parametrize("late", [-1, 1, 40])
def test_two_clocks_that_are_not_read_at_once_put_nobody_off_by_a_millisecond(late: int) -> None:
    """The phase of the milliseconds differs between them, and a busy machine may come between two readings."""
    time = HandTime()
    play = PlayTime(time)
    written = time.wall() - 5_000
    assert play.since(written) == written
    time.set_wall(late / 1000)
    assert play.since(written) == written
    time.freeze(20)
    assert play.told(play.since(written)) == written
    time.set_wall(3600)
    assert play.since(time.wall() - 5_000) == play.now() - 5_000, "a clock that was set is another matter"


@pytest.mark.parametrize("late", [-1, 0, 1, 40])
def test_a_restarted_server_tells_the_moment_that_was_told_before(late: int) -> None:
    time = HandTime()
    play = PlayTime(time)
    time.set_wall(late / 1000)
    time.freeze(20)
    at, since = play.stamp()
    restarted = PlayTime(time)
    assert restarted.told(restarted.since(at)) == play.told(since) == at


def test_somebody_who_left_a_moment_ago_has_not_been_away_for_a_day(tmp_path: Path) -> None:
    async def sent_away() -> None:
        time = HandTime()
        async with with_clock(tmp_path, "bot", 2, time=time) as table:
            ear = Ear()
            ear.seats = (0,)
            table.audience.add(ear)
            await time.run(400, table.registry.time)
            table.audience.remove(ear)
            time.set_wall(86_400)
            time.freeze(3600)
            with pytest.raises(Refused) as refused:
                seats.need_absence(table, 0)
            assert refused.value.code == "present"
            await time.run(31, table.registry.time)
            seats.need_absence(table, 0)

    asyncio.run(sent_away())


def test_a_server_that_was_stopped_loses_nobody_their_game(tmp_path: Path) -> None:
    with OwnProcess(tmp_path) as process:
        clock = ClockWish(5, "resign")
        tables = [
            process.server.open(
                "vegas", 2, seats=[me("Anna"), me("Ben")], settings=SomeSettings(clock=clock), start=True
            )
            for _ in range(6)
        ]
        with ExitStack() as stack:
            lines = [stack.enter_context(Line(process.server)) for _ in tables]
            for table, line in zip(tables, lines, strict=True):
                line.hello(table.code, *table.tokens.values())
            turns = [next(m for m in (line.until("snapshot") for _ in range(2)) if m["moves"]) for line in lines]
            os.kill(process.pid, signal.SIGSTOP)
            try:
                for line, turn in zip(lines, turns, strict=True):
                    move = turn["moves"][0]["id"]
                    line.say({"t": "move", "id": "mine", "seat": turn["seat"], "n": turn["n"], "move": move})
                let_pass(6)  # longer than the clock: that is what is tried
            finally:
                os.kill(process.pid, signal.SIGCONT)
            for line in lines:
                line.until("accepted")
        # Those who are asked next have five seconds, too: only of who has moved it is sure that their time did not end.
        movers = [table.info().seats[turn["seat"]] for table, turn in zip(tables, turns, strict=True)]
        assert not any(seat.resigned for seat in movers)
