"""The database file: one server at a time, for its owner alone, checked, mended, backed up and restored."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner, Result

from flambeur.cli.app import app
from flambeur.client import RemoteTable, Server, ServerRefused, bot, me
from flambeur.engine import FlambeurError
from flambeur.server.settings import Keeping, ServeSettings
from flambeur.server.storage.database_url import BadDatabase
from flambeur.server.storage.documents import SeatDocument, TableDocument
from flambeur.server.storage.migration import migrate
from flambeur.server.storage.salvage import salvage
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.storage.sqlite_file import DatabaseFile
from flambeur.server.storage.sqlite_pages import broken_pages
from flambeur.server.tables import registry
from flambeur.server.tables.rating import Ratings
from flambeur.server.tables.registry import new_seed
from tests.server.browser import Browser
from tests.server.harness import GENEROUS, TIMEOUT, Line, eventually, running
from tests.server.test_aside import BREAKS, hurt


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAMBEUR_LANG", "en")


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def made(folder: Path) -> None:
    file = DatabaseFile(url(folder))
    file.prepare()
    file.let_go()


def flambeur(*words: str | Path, folder: Path) -> Result:
    return CliRunner().invoke(app, ["db", *map(str, words), "--database", url(folder)])


def began(server: Server) -> RemoteTable:
    return server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)


def play_one(server: Server, table: RemoteTable, name: str) -> int:
    """Make the move that is asked for; the state number it leads to."""
    with Line(server) as line:
        line.hello(table.code, *table.tokens.values())
        asked = next(m for m in (line.until("snapshot") for _ in range(2)) if m["moves"])
        line.say({"t": "move", "id": name, "seat": asked["seat"], "n": asked["n"], "move": asked["moves"][0]["id"]})
        return int(line.until("accepted")["n"]) + 1


def test_a_file_keeps_its_log_before_two_connections_could_ask_for_it_at_once(tmp_path: Path) -> None:
    """SQLite refuses one of two that change this together, at once and whatever its time-out."""
    made(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_second_server_on_the_same_file_is_told_so_in_one_sentence(tmp_path: Path) -> None:
    with running(tmp_path):
        with pytest.raises(BadDatabase) as refused:
            DatabaseFile(url(tmp_path)).prepare()
        assert "is in use" in refused.value.sentence
        assert "\n" not in refused.value.sentence
    made(tmp_path)


def test_no_other_name_of_a_database_starts_a_second_server(tmp_path: Path) -> None:
    link, twin = tmp_path / "link.db", tmp_path / "twin.db"
    with running(tmp_path):
        link.symlink_to(tmp_path / "tables.db")
        with pytest.raises(BadDatabase) as refused:
            DatabaseFile(f"sqlite:///{link}").prepare()
        assert "is in use" in refused.value.sentence
        twin.hardlink_to(tmp_path / "tables.db")
        with pytest.raises(BadDatabase) as refused:
            DatabaseFile(f"sqlite:///{twin}").prepare()
        assert "several names" in refused.value.sentence
    twin.unlink()
    made(tmp_path)


def test_a_new_database_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        began(server)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert {"tables.db", "tables.db-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_a_database_of_a_newer_version_is_not_touched_and_says_so(tmp_path: Path) -> None:
    made(tmp_path)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(BadDatabase) as refused:
        DatabaseFile(url(tmp_path)).prepare()
    assert "newer version" in refused.value.sentence


def test_a_backup_of_a_newer_version_is_named_and_not_restored(tmp_path: Path) -> None:
    made(tmp_path)
    copy = tmp_path / "newer.db"
    flambeur("backup", copy, folder=tmp_path)
    with sqlite3.connect(copy) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    done = flambeur("restore", copy, folder=tmp_path)
    assert isinstance(done.exception, BadDatabase)
    assert f"the database {copy} was written by a newer version" in done.exception.sentence
    assert "restoring" not in done.exception.sentence


def test_damaged_pages_and_files_that_are_no_databases_are_told_apart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        began(server)
    file = tmp_path / "tables.db"
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\x55" * (len(whole) - 4096))
    with pytest.raises(BadDatabase) as refused:
        DatabaseFile(url(tmp_path)).prepare()
    assert "is damaged" in refused.value.sentence
    file.write_bytes(b"a letter, not a database" * 400)
    with pytest.raises(BadDatabase) as refused:
        DatabaseFile(url(tmp_path)).prepare()
    assert "not a database" in refused.value.sentence


def test_check_has_nothing_to_say_about_a_sound_database(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        play_one(server, began(server), "one")
    done = flambeur("check", folder=tmp_path)
    assert (done.exit_code, done.output) == (0, "One table was read; all of them can be loaded.\n")


@pytest.mark.parametrize("breakage", BREAKS)
def test_check_finds_mends_and_closes_what_cannot_be_loaded(breakage: str, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        broken, whole = began(server), began(server)
    hurt(tmp_path, broken, BREAKS[breakage])
    with running(tmp_path):
        pass  # puts it aside
    done = flambeur("check", folder=tmp_path)
    assert done.exit_code == 1
    assert f"Table {broken.code}: " in done.output
    assert whole.code not in done.output
    mended = flambeur("check", "--mend", folder=tmp_path).exit_code == 0
    assert mended == (not breakage.endswith(("is none", "not here")))
    with running(tmp_path) as server:
        if mended:
            assert play_one(server, server.table(broken.code, broken.tokens), "on") == 2
        assert server.table(whole.code).info().state == "playing"
    assert flambeur("check", "--close", folder=tmp_path).exit_code == 0
    assert flambeur("check", folder=tmp_path).exit_code == 0


def test_a_table_that_cannot_go_on_is_closed_with_what_was_played(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = began(server)
    hurt(tmp_path, table, BREAKS["a row that is no move"])
    assert flambeur("check", "--close", folder=tmp_path).exit_code == 0
    with running(tmp_path) as server:
        info = server.table(table.code).info()
        assert info.ending is not None
        assert (info.state, info.ending.how) == ("over", "abandoned")
        assert "ending: abandoned" in server.table(table.code).record()


def test_a_backup_is_made_while_people_play_and_holds_all_they_were_told(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "tables.db"
    copy.parent.mkdir()
    with running(tmp_path) as server:
        table = began(server)
        n = play_one(server, table, "one")
        assert flambeur("backup", copy, folder=tmp_path).exit_code == 0
        play_one(server, table, "two")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    again = flambeur("backup", copy, folder=tmp_path)
    assert isinstance(again.exception, BadDatabase)
    with running(copy.parent) as server:
        assert server.table(table.code).info().n == n


def test_a_backup_is_restored_under_a_running_server_and_everybody_sees_where_they_are(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with running(tmp_path) as server:
        table = began(server)
        n = play_one(server, table, "one")
        flambeur("backup", copy, folder=tmp_path)
        play_one(server, table, "two")
        later = began(server)
        with Line(server) as line, Line(server) as lost:
            line.hello(table.code, *table.tokens.values())
            line.until("snapshot", n=n + 1)
            lost.hello(later.code)
            done = flambeur("restore", copy, folder=tmp_path)
            assert "goes on with it" in done.output
            line.until("snapshot", n=n)
            lost.until("closed")
        assert play_one(server, table, "three") == n + 1
        with pytest.raises(ServerRefused):
            later.info()
    assert flambeur("check", folder=tmp_path).exit_code == 0


def test_a_backup_is_restored_in_the_place_of_a_damaged_file(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with running(tmp_path) as server:
        table = began(server)
    flambeur("backup", copy, folder=tmp_path)
    (tmp_path / "tables.db").write_bytes(b"gone" * 4096)
    assert flambeur("restore", copy, folder=tmp_path).exit_code == 0
    with running(tmp_path) as server:
        assert server.table(table.code).info().state == "playing"


def test_a_backup_is_restored_behind_a_link_that_leads_to_the_database(tmp_path: Path) -> None:
    copy, disk = tmp_path / "copy.db", tmp_path / "disk"
    disk.mkdir()
    with running(disk) as server:
        table = began(server)
    (tmp_path / "tables.db").symlink_to(disk / "tables.db")
    flambeur("backup", copy, folder=tmp_path)
    (disk / "tables.db").write_bytes(b"gone" * 4096)
    assert flambeur("restore", copy, folder=tmp_path).exit_code == 0
    assert (tmp_path / "tables.db").is_symlink()
    with running(disk) as server:
        assert server.table(table.code).info().state == "playing"


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = began(server)
    letter = tmp_path / "letter.db"
    letter.write_bytes(b"not a database at all" * 400)
    for file in (letter, tmp_path / "missing.db"):
        done = flambeur("restore", file, folder=tmp_path)
        assert isinstance(done.exception, FlambeurError)
        assert "\n" not in done.exception.sentence
    with running(tmp_path) as server:
        assert server.table(table.code).info().state == "playing"


def test_a_database_of_the_first_version_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path) -> None:
    migrate(f"sqlite:///{tmp_path / 'tables.db'}", "0001")
    with sqlite3.connect(tmp_path / "tables.db") as database:
        for code, ended in (("AAAAAA", "7"), ("BBBBBB", "null")):
            document = f'{{"code": "{code}", "ended": {ended}}}'
            row = (code, "over" if ended == "7" else "open", "vegas", False, 1, document)
            database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
    database.close()
    made(tmp_path)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        rows = database.execute("SELECT code, version, ended FROM tables ORDER BY code").fetchall()
    database.close()
    assert rows == [("AAAAAA", 1, 7), ("BBBBBB", 1, None)]


def test_chat_and_finished_games_go_when_their_time_is_over(tmp_path: Path) -> None:
    with running(
        tmp_path, keep_chat_days=0, keep=Keeping(abandoned=0), idle_seconds=0.02, forget_seconds=0.02
    ) as server:
        playing, over = began(server), began(server)
        for table in (playing, over):
            with Line(server) as line:
                line.hello(table.code, table.tokens[0])
                line.say({"t": "chat", "text": "hello"})
                line.until("chat")
        for seat in range(2):
            over.abandon(seat)
        eventually(lambda: kept(tmp_path) == ([playing.code], 0))


def test_what_cannot_be_counted_keeps_nothing_else_from_going(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_: Ratings) -> None:
        raise ArithmeticError

    monkeypatch.setattr(Ratings, "settle_all", broken)
    with running(tmp_path, keep=Keeping(abandoned=0), idle_seconds=0.02, forget_seconds=0.02) as server:
        over = began(server)
        for seat in range(2):
            over.abandon(seat)
        eventually(lambda: kept(tmp_path) == ([], 0))
    assert "failed: ArithmeticError" in caplog.text


def test_a_table_that_somebody_comes_to_is_not_removed_under_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        storage = SqliteStorage(url(tmp_path))
        storage.prepare()
        services = registry.TableRegistry(ServeSettings(database=url(tmp_path)), storage)
        await services.open()
        try:
            await storage.add(TableDocument("ABCDEF", "vegas", 2, (), (SeatDocument(),) * 2, new_seed(), 1))

            async def come(_: object, code: str) -> bool:
                await services.find(code)
                return False

            monkeypatch.setattr(registry, "waits_for_rating", come)
            assert not await services._forget_table("ABCDEF", 1)
            assert await storage.load("ABCDEF") is not None
        finally:
            await services.close()

    asyncio.run(story())


def kept(folder: Path) -> tuple[list[str], int]:
    """The codes of the tables that are there, and how many lines of chat."""
    with closing(sqlite3.connect(folder / "tables.db", timeout=TIMEOUT)) as database:
        codes = [code for (code,) in database.execute("SELECT code FROM tables")]
        (lines,) = database.execute("SELECT count(*) FROM chats").fetchone()
    return codes, lines


PAGE = 4096
DOCUMENTS, MOVES = (b"\x0d", b'"seed"'), (b"\x0a", b"\n* ")
"""The kind of a page that holds documents or moves, and something that only these hold."""


def damaged(file: Path, *victims: tuple[bytes, bytes]) -> bytes:
    """Overwrite a page of each kind in the middle of a file, as a failing disk does; what was on them."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content, gone = bytearray(file.read_bytes()), b""
    for kind, sign in victims:
        pages = [
            n for n in range(PAGE, len(content), PAGE) if content[n : n + 1] == kind and sign in content[n : n + PAGE]
        ]
        start = pages[len(pages) // 2]
        gone += content[start : start + PAGE]
        content[start : start + PAGE] = b"\x55" * PAGE
    file.write_bytes(content)
    return gone


@pytest.mark.parametrize("victims", [[DOCUMENTS], [MOVES], [DOCUMENTS, DOCUMENTS, MOVES, MOVES]])
def test_check_says_where_a_file_is_damaged_and_saves_what_can_be_read(
    tmp_path: Path, victims: list[tuple[bytes, bytes]]
) -> None:
    with running(tmp_path) as server:
        tables = {table.code: table for table in [began(server) for _ in range(60)]}
    file = tmp_path / "tables.db"
    gone = damaged(file, *victims)
    broken = file.read_bytes()
    done = flambeur("check", folder=tmp_path)
    assert done.exit_code == 1
    assert f"The database {file} is damaged:\n  page " in done.output
    lost = {line.split()[1] for line in done.output.splitlines() if line.startswith("Table ")}
    there = {code for code in tables if code.encode() in gone}
    beside = {code for pair in pairwise(sorted(tables)) if there.intersection(pair) for code in pair}
    allowed = there | beside if MOVES in victims else there
    assert lost <= allowed, "a journal beside a damaged page may have gone on there, all others are saved"
    assert 0 < len(lost) < len(tables)
    assert f"{len(tables) - len(lost)} tables are saved in {file}.saved, {len(lost)} " in done.output
    assert file.read_bytes() == broken, "the damaged file is only read"

    saved = tmp_path / "tables.db.saved"
    done = CliRunner().invoke(app, ["db", "check", "--database", f"sqlite:///{saved}"])
    assert (done.exit_code, done.output) == (0, f"{60 - len(lost)} tables were read; all of them can be loaded.\n")
    assert flambeur("restore", saved, folder=tmp_path).exit_code == 0
    with running(tmp_path) as server:
        for code in tables.keys() - lost:
            assert play_one(server, tables[code], "on") == 2


def test_what_is_saved_of_a_damaged_file_never_replaces_another(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for _ in range(20):
            began(server)
    damaged(tmp_path / "tables.db", DOCUMENTS)
    (tmp_path / "mine").write_text("mine")
    done = flambeur("check", "--save", tmp_path / "mine", folder=tmp_path)
    assert isinstance(done.exception, BadDatabase)
    assert (tmp_path / "mine").read_text() == "mine"


def test_a_page_that_leads_nowhere_is_told_like_any_other(tmp_path: Path) -> None:
    """A block of zeros in an inner page leads to page 0, which no file has."""
    file = tmp_path / "any.db"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE many (text)")
        database.executemany("INSERT INTO many VALUES (?)", [("x" * 500,)] * 2_000)
        (root,) = database.execute("SELECT rootpage FROM sqlite_master").fetchone()
    content, start = bytearray(file.read_bytes()), (root - 1) * PAGE
    content[start + PAGE - 100 : start + PAGE] = bytes(100)
    file.write_bytes(content)
    with file.open("rb") as damaged_file:
        assert list(broken_pages(damaged_file, PAGE, {root: "many"})) == [(root, "many")]


def test_one_value_that_means_nothing_does_not_keep_the_rest_from_being_saved(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        well, hurt = began(server), began(server)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE tables SET public = 'UU' WHERE code = ?", (hurt.code,))
        database.execute("INSERT INTO guests VALUES ('anyone', x'55', 1)")
    found = salvage(str(tmp_path / "tables.db"), tmp_path / "saved.db")
    assert (found.saved, found.lost) == (2, {})
    with closing(sqlite3.connect(tmp_path / "saved.db")) as saved:
        assert {code for (code,) in saved.execute("SELECT code FROM journal")} == {well.code, hurt.code}


def test_an_address_and_a_guest_open_so_many_tables_a_day(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, tables_a_day=5, guest_tables_a_day=3)) as server:
        anna, ben = Browser(server), Browser(server)
        for browser, count in ((anna, 3), (ben, 2)):
            browser.ask("GET", "/api/games")
            for _ in range(count):
                code = browser.open("vegas", [me("Anna"), bot("random")])
                browser.ask("POST", f"/api/tables/{code}/resign", {"seat": 0})
            with pytest.raises(ServerRefused) as refused:
                browser.open("vegas", [me("Anna"), bot("random")])
            assert refused.value.code == "too-many-today"


def test_an_address_that_has_used_up_its_day_costs_no_room_for_new_guests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Guests are made as fast as requests: a full list of them would keep everybody else from opening a table."""
    monkeypatch.setattr(registry, "MANY_GUESTS", 3)
    limits = replace(GENEROUS, tables_a_day=2, guest_tables_a_day=2)
    with running(tmp_path, limits=limits, proxies=("127.0.0.1",)) as server:
        for number in range(6):
            guest = Browser(server)
            guest.ask("GET", "/api/games")
            if number < 2:
                guest.open("vegas", [me("Eve"), bot("random")])
            else:
                with pytest.raises(ServerRefused):
                    guest.open("vegas", [me("Eve"), bot("random")])
        anna = Browser(server, address="192.0.2.1")
        anna.ask("GET", "/api/games")
        assert anna.open("vegas", [me("Anna"), bot("random")])


def test_beyond_the_bound_the_least_missed_go_first(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path) as server:
        tables = [began(server) for _ in range(10)]
        for over in tables[:4]:
            over.resign(0)
        for table in tables[4:6]:
            for seat in range(2):
                table.abandon(seat)
        unused = [server.open("vegas", 2, seats=[me("Anna")]) for _ in range(2)]
    assert flambeur("prune", folder=tmp_path).output == "No table was removed; 12 are left.\n"
    age(tmp_path, 3)
    done = flambeur("prune", "--keep-tables", "8", folder=tmp_path)
    assert done.output == "never begun: 2\nwithout a result: 2\nnot played on: 1\n5 tables were removed; 7 are left.\n"
    assert "12 tables are stored, and 8 may be" in caplog.text
    left, _ = kept(tmp_path)
    assert {table.code for table in tables[:4]} < set(left)
    assert not {table.code for table in (*unused, *tables[4:6])} & set(left)
    done = flambeur("prune", "--keep-unfinished", "2", "--keep-games", "2", folder=tmp_path)
    assert done.output == "not played on: 3\ngiven up: 4\n7 tables were removed; 0 are left.\n"


def test_prune_keeps_what_the_server_was_told_to_keep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAMBEUR_KEEP_UNFINISHED", "365")
    with running(tmp_path) as server:
        began(server)
    age(tmp_path, 100)
    assert flambeur("prune", folder=tmp_path).output == "No table was removed; one is left.\n"
    monkeypatch.delenv("FLAMBEUR_KEEP_UNFINISHED")
    assert "not played on: 1" in flambeur("prune", folder=tmp_path).output


def age(folder: Path, days: int) -> None:
    """Let everything in a database have happened so many days earlier."""
    earlier = days * 86_400_000
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        database.execute("UPDATE tables SET created = created - ?, ended = ended - ?", (earlier, earlier))
        database.execute("UPDATE journal SET at = at - ?", (earlier,))


def test_a_rated_game_that_is_not_played_on_is_given_up_and_counts(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server)
        code = anna.open("vegas", [me("Anna"), bot("random")], settings={"rated": True})
    age(tmp_path, 100)
    assert flambeur("prune", folder=tmp_path).output == "No table was removed; one is left.\n"
    with running(tmp_path, forget_seconds=0.02, idle_seconds=0.02) as server:
        anna.server = server
        (vegas,) = eventually(lambda: anna.ask("GET", "/api/me/statistics")["ratings"])
        assert [point["place"] for point in vegas["history"]] == [1]
        assert anna.ask("GET", f"/api/tables/{code}")["ending"]["how"] == "resigned"
