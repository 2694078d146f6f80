"""Two halls on one database, as two processes would be: the journal decides, and the loser catches up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from flambeur.engine import FlambeurError
from flambeur.engine.record import move_entry
from flambeur.protocol.errors import Refused
from flambeur.protocol.requests import NewTable, SeatWish
from flambeur.protocol.tables import Ending, SomeSettings
from flambeur.server.access.caller import Caller
from flambeur.server.settings import ServeSettings
from flambeur.server.storage import ALL_SEATS, Appended, Row, Unreadable
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.storage.sqlite_file import DatabaseFile
from flambeur.server.tables import consistency, game_start, history, seats, table_settings
from flambeur.server.tables.registry import TableRegistry
from flambeur.server.tables.table import Table
from flambeur.server.tables.table_change import settled
from tests.server.harness import TIMEOUT, until

ANNA = Caller("here", guest="anna")
Story = Callable[[Table, Table], Awaitable[None]]


@asynccontextmanager
async def halls(folder: Path) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    settings = ServeSettings(database=f"sqlite:///{folder / 'tables.db'}")
    file = DatabaseFile(settings.database)
    file.prepare()
    one, other = (TableRegistry(settings, SqliteStorage(settings.database)) for _ in range(2))
    await one.open()
    await other.open()
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()
        file.let_go()


def twice(folder: Path, story: Story) -> None:
    """Tell a story of one table that two halls have in memory."""

    async def whole() -> None:
        async with asyncio.timeout(TIMEOUT), halls(folder) as (one, other):
            wish = NewTable("vegas", 2, seats=[SeatWish("me", name) for name in ("Anna", "Ben")])
            table, _, _ = await game_start.open_table(one, wish, ANNA)
            await game_start.start(table, ANNA)
            await story(table, await other.find(table.document.code))

    asyncio.run(whole())


async def move(table: Table, choice: int = 0) -> str:
    """Play a move for the seat that is asked; return the code with which it is refused, or nothing."""
    (seat,) = table.waiting
    assert table.play.state is not None
    text = str(table.game.legal_moves(table.play.state, seat)[choice])
    try:
        await settled(lambda answer: table.play.move(seat, table.play.n, text, f"{id(table)}-{table.play.n}", answer))
    except FlambeurError as error:
        return error.code
    return ""


def test_of_two_moves_for_one_number_one_counts_and_the_loser_sees_it(tmp_path: Path) -> None:
    async def story(one: Table, other: Table) -> None:
        answers = await asyncio.gather(move(one), move(other, -1))
        assert sorted(answers) == ["", "stale"]
        assert (one.play.n, one.play.state, one.play.draws) == (other.play.n, other.play.state, other.play.draws)
        assert await move(other) == ""
        assert await move(one) == "stale"
        assert await move(one) == ""

    twice(tmp_path, story)


def test_no_move_comes_after_a_game_was_given_up_elsewhere(tmp_path: Path) -> None:
    async def story(one: Table, other: Table) -> None:
        await seats.resign(one, 0, ANNA)
        assert await move(other) == "game-over"
        assert (other.document.state, other.document.ending) == ("over", one.document.ending)
        assert len(await one.registry.storage.journal(one.document.code)) == one.play.n

    twice(tmp_path, story)


def test_nobody_overwrites_a_document_they_have_not_seen(tmp_path: Path) -> None:
    async def story(one: Table, other: Table) -> None:
        await table_settings.change_settings(one, SomeSettings(chat=False), ANNA)
        with pytest.raises(Refused) as refused:
            await seats.rename(other, 1, "Cleo", ANNA)
        assert refused.value.code == "changed"
        assert not other.document.settings.chat
        await seats.rename(other, 1, "Cleo", ANNA)
        kept = await one.registry.storage.load(one.document.code)
        assert kept is not None
        assert (kept.document.settings.chat, kept.document.seats[1].name) == (False, "Cleo")

    twice(tmp_path, story)


def test_no_move_comes_after_a_game_is_given_up_not_even_while_that_is_being_written(tmp_path: Path) -> None:
    async def story(table: Table, _: Table) -> None:
        (seat,), play = table.waiting, table.play
        assert play.state is not None
        text = str(table.game.legal_moves(play.state, seat)[0])
        resigning = asyncio.ensure_future(seats.resign(table, 0, ANNA))
        await asyncio.sleep(0)
        assert play.busy
        with pytest.raises(Refused) as refused:  # for the state after the end, which is not told yet
            await settled(lambda answer: play.move(seat, play.n + 1, text, "late", answer))
        assert refused.value.code == "game-over"
        await resigning
        rows = await table.registry.storage.journal(table.document.code)
        assert history.ended_by(rows[-1]) == table.document.ending

    twice(tmp_path, story)


def test_an_end_counts_wherever_it_is_in_the_journal_and_what_follows_it_is_found(tmp_path: Path) -> None:
    async def story(table: Table, _: Table) -> None:
        registry, code, ending = table.registry, table.document.code, Ending("resigned", winners=(1,), by=0)
        (seat,) = table.waiting
        assert table.play.state is not None
        moved = str(move_entry(table.game.legal_moves(table.play.state, seat)[0], seat))
        for number, body in ((1, history.end_body(ending)), (2, moved)):
            done: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
            registry.storage.append(Row(code, number, ALL_SEATS, 1, body), done.set_result)
            assert await done is Appended.SAFE
        found = await consistency.examine(registry.storage, code)
        assert found is not None
        assert "after the end" in found.reason
        registry.tables.clear()
        again = await registry.find(code)
        assert (again.document.state, again.document.ending) == ("over", ending)
        await until(lambda: again.version > table.version)
        assert await consistency.mend(registry.storage, found)
        assert len(await registry.storage.journal(code)) == 2

    twice(tmp_path, story)


def test_whoever_loses_to_another_is_answered_although_the_table_cannot_be_read_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: Table, other: Table) -> None:
        await seats.rename(other, 1, "Cleo", ANNA)
        assert await move(other) == ""

        async def load(_: str) -> None:
            raise Unreadable("its document cannot be read")

        monkeypatch.setattr(one.registry.storage, "load", load)
        with pytest.raises(Refused) as refused:
            await seats.resign(one, 0, ANNA)
        assert refused.value.code == "table-aside"
        assert not one.lock.locked()
        assert one.document.code not in one.registry.tables

    twice(tmp_path, story)


def test_whoever_loses_to_another_is_answered_whatever_goes_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: Table, other: Table) -> None:
        assert await move(other) == ""

        async def news(_: str, __: int) -> None:
            raise RuntimeError

        monkeypatch.setattr(one.registry.storage, "news", news)
        with pytest.raises(Refused) as refused:
            await seats.resign(one, 0, ANNA)
        assert refused.value.code == "storage"
        assert not one.play.busy

    twice(tmp_path, story)
