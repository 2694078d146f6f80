"""The list of public tables is small whatever the tables hold, comes in pages, and counts against the caller."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import Select
from sqlalchemy.dialects import sqlite

from flambeur.client import Server, ServerRefused, me
from flambeur.games.temptation.board_text import LONGEST_NAME, LONGEST_WORD, MOST_BOARDS, pack_boards
from flambeur.games.temptation.house import house_boards
from flambeur.protocol.tables import SomeSettings
from flambeur.server.settings import Limits
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.tables.lobby import LISTED
from tests.server.harness import GENEROUS, Line, running

PUBLIC = SomeSettings(public=True)


def longest_boards() -> str:
    """As many boards as there can be, with names as long as they can be."""
    boards = house_boards()
    names = [f"{number:02}".ljust(LONGEST_NAME, "x") for number in range(MOST_BOARDS)]
    return pack_boards([replace(boards[number % 16], name=name) for number, name in enumerate(names)])


def opened(server: Server, count: int, **options: object) -> list[str]:
    return [server.open("temptation", 2, options, seats=[me("Anna")], settings=PUBLIC).code for _ in range(count)]


def pages(server: Server, limit: int) -> list[list[str]]:
    """The codes of all pages, until there is no next one."""
    found, before = [], ""
    while True:
        page = server.ask("GET", f"/api/tables?limit={limit}{before}")
        found.append([table["code"] for table in page["tables"]])
        if page["next"] is None:
            return found
        before = f"&before={page['next']}"


def test_tables_with_the_longest_options_do_not_make_the_lobby_longer(tmp_path: Path) -> None:
    word = longest_boards()
    assert LONGEST_WORD // 2 < len(word) <= LONGEST_WORD
    with running(tmp_path) as server, Line(server) as line:
        opened(server, 1)
        plain = server.ask("GET", "/api/tables")["tables"]
        opened(server, LISTED, boards=word)
        line.say({"t": "lobby"})
        listed = line.until("lobby")["tables"]
    assert len(listed) == LISTED
    assert {len(msgspec.json.encode(table)) for table in listed} == {len(msgspec.json.encode(plain[0]))}
    assert len(msgspec.json.encode(listed)) < Limits().backlog // 2


def test_a_row_says_which_words_of_the_game_were_chosen(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        options = {"box": "boulevard", "with": ["big"], "rounds": 2, "pile": {"10": 50, "50": 50}}
        server.open("vegas", 3, options, seats=[me("Anna")], settings=PUBLIC)
        (row,) = server.ask("GET", "/api/tables")["tables"]
    assert row["chosen"] == {"box": "boulevard", "with": "big"}


def test_pages_show_every_table_once_newest_first(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        codes = opened(server, 5)
        whole = pages(server, LISTED)
        parts = pages(server, 2)
    assert len(whole) == 1
    assert sorted(whole[0]) == sorted(codes)
    assert parts == [whole[0][:2], whole[0][2:4], whole[0][4:]]


@pytest.mark.parametrize("query", ["limit=0", f"limit={LISTED + 1}", "before=yesterday", "before=1-QWERT%27"])
def test_a_page_that_there_cannot_be_is_refused(query: str, tmp_path: Path) -> None:
    with running(tmp_path) as server, pytest.raises(ServerRefused) as refused:
        server.ask("GET", f"/api/tables?{query}")
    assert refused.value.code == "malformed"


@pytest.mark.parametrize("game", [None, "vegas"])
def test_a_list_is_read_in_its_order_without_looking_at_all_tables(
    game: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def planned(self: SqliteStorage, wanted: Select[Any]) -> list[Any]:
        asked.append(str(wanted.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})))
        return []

    storage = SqliteStorage(f"sqlite:///{tmp_path / 'tables.db'}")
    storage.prepare()
    monkeypatch.setattr(SqliteStorage, "_read", planned)
    asyncio.run(storage.public(game, None, LISTED, (1, "ABCDEF")))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {asked[0]}")]
    index = "tables_in_public" if game is None else "tables_of_game_in_public"
    assert any(step.startswith(f"SEARCH tables USING INDEX {index}") for step in plan), plan
    assert not any("TEMP B-TREE FOR ORDER" in step for step in plan), plan


def test_a_list_of_an_unknown_game_is_refused_before_anything_is_read(tmp_path: Path) -> None:
    with running(tmp_path) as server, pytest.raises(ServerRefused) as refused:
        server.ask("GET", "/api/tables?game=roulette")
    assert refused.value.code == "unknown-game"


def test_changes_that_follow_each_other_are_told_to_everybody_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told may be 10 kB: a hundred sockets and fifty hellos a second would be 50 MB a second."""
    monkeypatch.setattr("flambeur.server.tables.audience.ANNOUNCED_APART", 1e9)
    with running(tmp_path) as server, Line(server) as watching, Line(server) as coming:
        code = opened(server, 1)[0]
        watching.hello(code, spectator=True)
        for _ in range(20):
            coming.hello(code, spectator=True)
        watching.say({"t": "ping", "id": "x"})
        heard = [watching.hear()["t"]]
        while heard[-1] != "pong":
            heard.append(watching.hear()["t"])
    assert heard == ["table", "pong"]


def test_no_table_is_loaded_to_be_listed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        codes = opened(server, 3)
    with running(tmp_path) as server:
        assert sorted(pages(server, LISTED)[0]) == sorted(codes)
        with urlopen(f"{server.url}/api/metrics") as answer:
            assert b"\nflambeur_tables 0\n" in answer.read()


@pytest.mark.usefixtures("still")
def test_long_answers_count_against_the_address_that_asked(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, answer_bytes=500.0)) as server, Line(server) as line:
        code = server.open("vegas", 2, seats=[me("Anna")]).code
        server.ask("GET", "/api/games?lang=en")  # more than there is for it
        with pytest.raises(ServerRefused) as refused:
            server.ask("GET", "/api/games?lang=en")
        assert refused.value.code == "too-fast"
        line.say({"t": "hello", "table": code})
        assert line.until("error")["code"] == "too-fast"
        line.say({"t": "lobby"})
        assert line.until("error")["code"] == "too-fast"


@pytest.mark.usefixtures("still")
def test_hellos_without_end_get_no_more_than_the_limit(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, answer_bytes=5_000.0)) as server, Line(server) as line:
        code = opened(server, 1, boards=longest_boards())[0]
        welcomed = 0
        for _ in range(50):
            line.say({"t": "hello", "table": code, "spectator": True})
            message = line.hear()
            while message["t"] not in ("welcome", "error"):
                message = line.hear()
            welcomed += message["t"] == "welcome"
    assert 0 < welcomed < 50
