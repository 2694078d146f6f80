"""What the server may rely on in any database: one suite, run through every backend."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Literal, get_args

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, inspect

from bench.pg import Postgres
from flambeur.protocol.tables import ChatLine, Ending, Settings
from flambeur.server.storage import ALL_SEATS, Appended, Aside, Kind, News, Rated, Row, Snapshot, Storage
from flambeur.server.storage.database_url import for_sqlalchemy, storage_at
from flambeur.server.storage.documents import SeatDocument, TableDocument
from flambeur.server.storage.migration import migrate
from flambeur.server.storage.schema import metadata
from flambeur.server.tables.rating import Ratings, rated_rows
from tests.server.harness import TIMEOUT

Story = Callable[[Storage], Awaitable[None]]
KINDS = ("sqlite", "postgres")


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of every kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    made: Postgres = request.getfixturevalue("pg")
    return made.database()


@pytest.fixture
def tell(address: str) -> Callable[[Story], None]:
    """Runs a story on a database of its own."""

    def run(story: Story) -> None:
        async def whole() -> None:
            storage = storage_at(address)
            storage.prepare()
            await storage.open()
            try:
                async with asyncio.timeout(TIMEOUT):
                    await story(storage)
            finally:
                await storage.close()

        asyncio.run(whole())

    return run


def document(code: str = "ABCDEF", **more: object) -> TableDocument:
    made = TableDocument(code, "vegas", 2, (), (SeatDocument(), SeatDocument()), seed="00", created=1)
    changed: TableDocument = replace(made, **more)
    return changed


async def append(
    storage: Storage, number: int, seat: int = ALL_SEATS, body: str = "", code: str = "ABCDEF"
) -> Appended:
    done: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
    storage.append(Row(code, number, seat, 1, body, "me"), done.set_result)
    return await done


def test_a_code_is_given_once(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        assert await storage.add(document())
        assert not await storage.add(document(lang="fr"))
        kept = await storage.load("ABCDEF")
        assert kept is not None
        assert (kept.document, kept.version) == (document(), 1)
        assert await storage.load("FEDCBA") is None

    tell(story)


def test_a_document_is_saved_only_over_the_version_it_was_made_from(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await storage.add(document())
        versions = await asyncio.gather(*[storage.save(document(lang=lang), 1) for lang in ("fr", "de")])
        assert sorted(versions, key=str) == [2, None]
        kept = await storage.load("ABCDEF")
        assert kept is not None
        assert kept.document.lang == ("fr" if versions[0] else "de")
        assert not await storage.remove("ABCDEF", 1)
        assert await storage.remove("ABCDEF", 2)
        assert await storage.save(document(), 2) is None
        assert await storage.load("ABCDEF") is None

    tell(story)


def test_a_number_that_is_taken_is_an_answer_and_nothing_is_written(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        outcomes = await asyncio.gather(*[append(storage, 0, body=body) for body in ("one", "two")])
        assert outcomes == [Appended.SAFE, Appended.TAKEN]
        assert [row.body for row in await storage.journal("ABCDEF")] == ["one"]
        assert await append(storage, 2) is Appended.TAKEN, "it would leave a gap"
        assert await append(storage, 1) is Appended.SAFE

    tell(story)


def test_of_rows_written_together_only_those_with_a_taken_number_are_refused(
    tell: Callable[[Story], None],
) -> None:
    async def story(storage: Storage) -> None:
        await append(storage, 0, code="AAAAAA")
        codes = ["BBBBBB", "AAAAAA", "CCCCCC"]
        outcomes = await asyncio.gather(*[append(storage, 0, code=code) for code in codes])
        assert outcomes == [Appended.SAFE, Appended.TAKEN, Appended.SAFE]

    tell(story)


def test_a_secret_answer_is_in_once_and_not_after_the_step_that_reveals_it(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await append(storage, 0)
        assert await append(storage, 1, seat=0) is Appended.SAFE
        assert await append(storage, 1, seat=0) is Appended.TAKEN
        assert await append(storage, 1) is Appended.SAFE
        assert await append(storage, 1, seat=1) is Appended.TAKEN
        assert [(row.number, row.seat) for row in await storage.journal("ABCDEF", 1)] == [(1, ALL_SEATS), (1, 0)]

    tell(story)


def test_rows_of_one_table_that_come_together_are_written_one_after_the_other(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        outcomes = await asyncio.gather(*[append(storage, number) for number in (0, 1, 3, 2)])
        assert [outcome.name for outcome in outcomes] == ["SAFE", "SAFE", "TAKEN", "SAFE"]

    tell(story)


def test_a_claim_keeps_others_away_while_its_owner_is_alive_or_until_it_is_given_up(
    tell: Callable[[Story], None],
) -> None:
    async def story(storage: Storage) -> None:
        for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
            await storage.add(document(code, state="playing"))
        await storage.hold("one", 3600)
        assert await storage.hold("two", 3600) == {"one", "two"}
        assert await storage.claim(["AAAAAA", "BBBBBB"], "one") == {"AAAAAA": "one", "BBBBBB": "one"}
        assert await storage.claim(["AAAAAA", "CCCCCC"], "two") == {"AAAAAA": "one", "CCCCCC": "two"}
        await storage.release(["AAAAAA", "BBBBBB"], "two")
        assert await storage.unclaimed() == []
        await storage.release(["AAAAAA"], "one")
        assert await storage.unclaimed() == ["AAAAAA"]
        assert await storage.claim(["AAAAAA", "BBBBBB"], "two") == {"AAAAAA": "two", "BBBBBB": "one"}

    tell(story)


def test_the_claims_of_an_owner_who_is_not_alive_any_more_count_for_nothing(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await storage.add(document(state="playing"))
        await storage.hold("one", 3600)
        await storage.claim(["ABCDEF"], "one")
        assert await storage.hold("two", 3600) == {"one", "two"}
        assert await storage.bury() == []
        assert await storage.hold("one", -1) == {"two"}
        assert await storage.unclaimed() == ["ABCDEF"]
        buried = await asyncio.gather(storage.bury(), storage.bury())
        assert sorted(buried) == [[], ["one"]], "a death is reported once"
        assert await storage.claim(["ABCDEF"], "two") == {"ABCDEF": "two"}
        await storage.hold("one", 3600)
        assert await storage.claim(["ABCDEF"], "one") == {"ABCDEF": "two"}, "a process that comes back has lost it"

    tell(story)


def test_what_is_new_at_a_table_is_told_from_a_number_on(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await storage.add(document())
        await append(storage, 0)
        await append(storage, 1, seat=1)
        news = await storage.news("ABCDEF", 1)
        assert ([(row.number, row.seat) for row in news.rows], news.version) == ([(1, 1)], 1)
        await storage.save(document(lang="fr"), 1)
        assert (await storage.news("ABCDEF", 2)).version == 2
        await storage.remove("ABCDEF", 2)
        assert await storage.news("ABCDEF", 0) == News((), 0)

    tell(story)


def test_a_table_put_aside_is_on_no_list_until_it_is_put_back(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        await storage.add(document(state="playing", settings=Settings(public=True)))
        await storage.put_aside(Aside("ABCDEF", "broken", 5))
        assert await storage.aside() == [Aside("ABCDEF", "broken", 5)]
        assert (await storage.public(None, None, 9), await storage.unclaimed()) == ([], [])
        assert await storage.every() == ["ABCDEF"]
        await storage.put_back("ABCDEF")
        assert await storage.unclaimed() == ["ABCDEF"]

    tell(story)


def test_public_tables_come_in_pages_newest_first_and_by_code_where_the_time_is_the_same(
    tell: Callable[[Story], None],
) -> None:
    async def story(storage: Storage) -> None:
        for code, created in (("AAAAAA", 1), ("BBBBBB", 2), ("CCCCCC", 2), ("DDDDDD", 3)):
            await storage.add(document(code, created=created, settings=Settings(public=True)))
        await storage.add(document("EEEEEE", created=4))
        first = await storage.public(None, None, 2)
        assert [table.code for table in first] == ["DDDDDD", "CCCCCC"]
        rest = await storage.public(None, None, 9, (first[-1].created, first[-1].code))
        assert [table.code for table in rest] == ["BBBBBB", "AAAAAA"]
        assert await storage.public(None, "over", 9) == []
        assert await storage.public("kragen", None, 9) == []

    tell(story)


def test_the_tables_of_a_guest_are_found_the_newest_first(tell: Callable[[Story], None]) -> None:
    seats = (SeatDocument("human", "Anna", guest="anna"), SeatDocument("human", "Ben", guest="ben"))

    async def story(storage: Storage) -> None:
        for number, (code, state) in enumerate((("AAAAAA", "over"), ("BBBBBB", "over"), ("CCCCCC", "playing"))):
            await storage.add(document(code, state=state, created=number, seats=seats))
        await storage.add(document("DDDDDD", state="over", created=9))

        async def codes(guest: str, limit: int = 9, state: str | None = None, before: int | None = None) -> list[str]:
            return [found.code for found in await storage.documents(guest, limit, state, before)]

        assert await codes("anna") == ["CCCCCC", "BBBBBB", "AAAAAA"]
        assert await codes("anna", state="over") == ["BBBBBB", "AAAAAA"]
        assert await codes("ben", limit=1) == ["CCCCCC"]
        assert await codes("ben", before=2) == ["BBBBBB", "AAAAAA"]
        assert await codes("nobody") == []
        await storage.put_aside(Aside("BBBBBB", "broken", 5))
        assert await codes("anna", state="over") == ["AAAAAA"]

    tell(story)


def test_what_was_said_from_a_seat_can_be_unsaid(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        for seat, text in ((0, "one"), (1, "two"), (0, "three"), (-1, "four"), (-1, "five")):
            await storage.say("ABCDEF", ChatLine(seat, "Anna", text, 1))
        await storage.say("FEDCBA", ChatLine(0, "Anna", "one", 1))
        await storage.unsay("ABCDEF", 0)
        await storage.unsay("ABCDEF", -1, "four")
        assert [line.text for line in await storage.chat("ABCDEF", 9)] == ["two", "five"]
        assert len(await storage.chat("FEDCBA", 9)) == 1

    tell(story)


def rated(player: str, number: int, code: str = "ABCDEF", game: str = "vegas", mu: float = 25.0) -> Rated:
    return Rated(player, game, number, code, number, 0, 2, mu, 8.0)


def test_a_rated_game_is_due_from_its_end_until_it_is_counted(tell: Callable[[Story], None]) -> None:
    over: dict[str, Any] = {"state": "over", "rated": ("anna", "bot:greedy"), "ending": Ending("played", (0,), (5, 3))}

    async def story(storage: Storage) -> None:
        await storage.add(document())
        await storage.add(document("FEDCBA"))
        assert await storage.save(document(lang="fr"), 1) == 2
        assert await storage.dues() == []
        await storage.save(document(**over), 2)
        await storage.save(document("FEDCBA", **over), 1)
        assert await storage.dues() == ["ABCDEF", "FEDCBA"]
        assert await storage.rate("ABCDEF", (rated("anna", 1), rated("bot:greedy", 1)))
        assert await storage.rate("FEDCBA", ())
        assert await storage.dues() == []
        assert (await storage.was_rated("ABCDEF"), await storage.was_rated("FEDCBA")) == (True, False)

    tell(story)


def test_of_ratings_with_one_number_the_first_counts_and_nothing_of_the_others(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        games = [(rated("anna", 1, code), rated(f"bot:{code}", 1, code)) for code in ("A", "B")]
        counted = await asyncio.gather(*[storage.rate(game[0].code, game) for game in games])
        assert sorted(counted) == [False, True]
        first, second = ("A", "B") if counted[0] else ("B", "A")
        assert set(await storage.standings("vegas", ["anna", "bot:A", "bot:B"])) == {"anna", f"bot:{first}"}
        assert not await storage.rate(first, (rated("anna", 2, first),)), "a game counts once"
        assert await storage.rate(second, (rated("anna", 2, second),))
        assert {row.number: row.code for row in await storage.rated("anna", 9)} == {1: first, 2: second}

    tell(story)


def test_a_player_stands_where_the_last_rating_of_a_game_says_until_it_is_forgotten(
    tell: Callable[[Story], None],
) -> None:
    async def story(storage: Storage) -> None:
        await storage.rate("A", (rated("anna", 1, "A"), rated("ben", 1, "A")))
        await storage.rate("B", (rated("anna", 2, "B", mu=27.5), rated("ben", 2, "B")))
        await storage.rate("C", (rated("anna", 1, "C", "kragen"),))
        standings = await storage.standings("vegas", ["anna", "cleo"])
        assert [(row.player, row.number, row.mu) for row in standings.values()] == [("anna", 2, 27.5)]
        assert {(row.game, row.number) for row in await storage.rated("anna", 9)} == {
            ("vegas", 1),
            ("vegas", 2),
            ("kragen", 1),
        }
        await storage.forget_ratings("anna")
        assert await storage.rated("anna", 9) == []
        assert len(await storage.rated("ben", 9)) == 2
        for code, version in await storage.expendable("finished", 10**15, 9):
            assert await storage.remove(code, version)
        assert len(await storage.rated("ben", 9)) == 2, "ratings outlive the tables they come from"

    tell(story)


def test_however_many_count_games_of_the_same_players_each_counts_once(address: str) -> None:
    """Several processes where there can be several: the ratings are those of one counting in one order."""
    codes = [f"CODE{letter}A" for letter in "ABCDEFGH"]
    seats = (SeatDocument("human", "Anna", guest="anna"), SeatDocument("bot", "Rita", "greedy"))

    def over(code: str) -> TableDocument:
        winner = codes.index(code) % 2
        ending = Ending("played", (winner,), (5, 3) if winner == 0 else (3, 5))
        return document(code, state="over", seats=seats, rated=("anna", "bot:greedy"), ending=ending)

    async def whole() -> None:
        first = storage_at(address)
        first.prepare()
        houses: list[Storage] = [first, storage_at(address)] if first.shared else [first]
        for services in houses:
            await services.open()
        try:
            for code in codes:
                await first.add(over(code))
                await first.save(over(code), 1)
            counting = [Ratings(services).settle(code) for services in houses for code in codes for _ in range(2)]
            async with asyncio.timeout(TIMEOUT):
                await asyncio.gather(*counting)
                await Ratings(first).settle_all()
            assert await first.dues() == []
            anna = sorted(await first.rated("anna", 99), key=lambda row: row.number)
            assert [row.number for row in anna] == list(range(1, len(codes) + 1))
            assert sorted(row.code for row in anna) == codes
            known: dict[str, Rated] = {}
            for row in anna:
                known = {one.player: one for one in rated_rows(over(row.code), known)}
                assert (row.mu, row.sigma) == (known["anna"].mu, known["anna"].sigma)
            assert await first.standings("vegas", known) == known
        finally:
            for services in houses:
                await services.close()

    asyncio.run(whole())


def test_rows_that_are_cut_leave_the_journal_with_its_snapshot(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        for number in range(3):
            await append(storage, number)
        await storage.keep_snapshot("ABCDEF", Snapshot(2, 0, "position"))
        await storage.cut("ABCDEF", 1)
        assert [row.number for row in await storage.journal("ABCDEF")] == [0]
        assert await storage.snapshot("ABCDEF") is None
        assert await append(storage, 1) is Appended.SAFE

    tell(story)


def test_finished_games_and_what_was_said_are_kept_as_long_as_wanted(tell: Callable[[Story], None]) -> None:
    async def story(storage: Storage) -> None:
        for code, ended in (("AAAAAA", 10), ("BBBBBB", 10), ("CCCCCC", 30)):
            await storage.add(document(code, state="over", ended=ended, seats=(SeatDocument("human", "Anna"),) * 2))
            await append(storage, 0, code=code)
            for number in range(5):
                await storage.say(code, ChatLine(0, "Anna", f"{number}", ended + number))
        assert await storage.expendable("finished", 20, 9) == [("AAAAAA", 1), ("BBBBBB", 1)]
        assert await storage.expendable("finished", 20, 1) == [("AAAAAA", 1)]
        assert await storage.remove("AAAAAA", 1)
        assert await storage.every() == ["BBBBBB", "CCCCCC"]
        assert await storage.count() == 2
        assert await storage.journal("AAAAAA") == []
        assert await storage.chat("AAAAAA", 9) == []
        await storage.forget_chats(32, 2)
        assert await storage.chat("BBBBBB", 9) == []
        assert [line.text for line in await storage.chat("CCCCCC", 9)] == ["3", "4"]

    tell(story)


def test_of_many_old_lines_some_go_at_a_time_and_all_go(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.server.storage.sql.AT_ONCE", 2)

    async def story(storage: Storage) -> None:
        for number in range(7):
            await storage.say("ABCDEF", ChatLine(0, "Anna", f"{number}", number))
            await storage.say("FEDCBA", ChatLine(0, "Ben", f"{number}", 100))
        await storage.forget_chats(5, 3)
        assert [line.text for line in await storage.chat("ABCDEF", 9)] == ["5", "6"]
        assert [line.text for line in await storage.chat("FEDCBA", 9)] == ["4", "5", "6"]

    tell(story)


def test_nothing_that_the_writer_forgets_makes_it_read_a_whole_table(address: str) -> None:
    storage = storage_at(address)
    storage.prepare()
    forget = storage.statements
    for text, values in (
        forget.forget_guests.of(key="ABCDEF", known="[]"),
        forget.forget_old_chats.of(before=1, most=5),
        forget.forget_many_chats.of(key="ABCDEF", lines=5),
    ):
        plan = "\n".join(_plan(address, text, values))
        assert "chats" in plan or "guests" in plan
        assert not re.search(r"(SCAN|Seq Scan on) (chats|guests)", plan), plan


def _plan(address: str, text: str, values: tuple[Any, ...]) -> list[str]:
    """How a database would run a statement."""
    if address.startswith("sqlite"):
        with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as connection:
            return [row[-1] for row in connection.execute(f"EXPLAIN QUERY PLAN {text}", values)]
    with psycopg.connect(address) as line:
        line.execute("SET enable_seqscan = off")  # with so few rows it would not look for an index
        return [str(row[0]) for row in line.execute(f"EXPLAIN {text}".encode(), values)]


def test_a_database_of_the_release_before_gets_every_index_there_is(address: str) -> None:
    url = for_sqlalchemy(address)
    migrate(url, "0004")
    storage_at(address).prepare()
    engine = create_engine(url)
    try:
        found = {index["name"] for table in metadata.tables for index in inspect(engine).get_indexes(table)}
    finally:
        engine.dispose()
    assert found == {index.name for table in metadata.tables.values() for index in table.indexes}


def test_tables_that_are_missed_least_are_told_apart(tell: Callable[[Story], None]) -> None:
    def ended(how: Literal["played", "resigned", "abandoned"]) -> dict[str, Any]:
        return {"state": "over", "ended": 10, "ending": Ending(how)}

    async def story(storage: Storage) -> None:
        person, robot = SeatDocument("human", 'Eve "how":"abandoned"'), SeatDocument("bot", "Bot", "random")
        for code, facts in {
            "AAAAAA": {"state": "open"},
            "BBBBBB": ended("abandoned") | {"seats": (person, person)},
            "CCCCCC": ended("played") | {"seats": (robot, robot)},
            "DDDDDD": {"state": "playing", "seats": (person, robot)},
            "EEEEEE": {"state": "playing", "seats": (person, robot)},
            "FFFFFF": ended("resigned") | {"seats": (person, robot)},
            "GGGGGG": ended("played") | {"seats": (person, robot)},
            "HHHHHH": ended("abandoned") | {"seats": (person, person)},
        }.items():
            await storage.add(document(code, **facts))
        await storage.put_aside(Aside("HHHHHH", "a row is missing", 5))
        moved: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        storage.append(Row("EEEEEE", 0, ALL_SEATS, 10**12, "", "me"), moved.set_result)
        assert await moved is Appended.SAFE
        kinds = {
            kind: "".join(code[0] for code, _ in await storage.expendable(kind, 10**12, 99)) for kind in get_args(Kind)
        }
        assert kinds == {
            "unused": "A", "abandoned": "B", "bots": "C", "unfinished": "D", "resigned": "F", "finished": "G",
        }  # fmt: skip

    tell(story)
