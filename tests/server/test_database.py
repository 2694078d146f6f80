"""The database file: one server at a time, for its owner alone, checked, mended, backed up and restored."""

from __future__ import annotations

import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from flambeur.cli.app import app
from flambeur.client import RemoteTable, Server, ServerRefused, me
from flambeur.engine import FlambeurError
from flambeur.server.storage.file import DatabaseFile
from flambeur.server.storage.migrating import migrate
from flambeur.server.storage.places import BadDatabase
from tests.server.harness import TIMEOUT, Line, running
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


def test_a_second_server_on_the_same_file_is_told_so_in_one_sentence(tmp_path: Path) -> None:
    with running(tmp_path):
        with pytest.raises(BadDatabase) as refused:
            DatabaseFile(url(tmp_path)).prepare()
        assert "is in use" in refused.value.sentence
        assert "\n" not in refused.value.sentence
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
        assert server.table(whole.code).info()["state"] == "playing"
    assert flambeur("check", "--close", folder=tmp_path).exit_code == 0
    assert flambeur("check", folder=tmp_path).exit_code == 0


def test_a_table_that_cannot_go_on_is_closed_with_what_was_played(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = began(server)
    hurt(tmp_path, table, BREAKS["a row that is no move"])
    assert flambeur("check", "--close", folder=tmp_path).exit_code == 0
    with running(tmp_path) as server:
        info = server.table(table.code).info()
        assert (info["state"], info["ending"]["how"]) == ("over", "abandoned")
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
        assert server.table(table.code).info()["n"] == n


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
        assert server.table(table.code).info()["state"] == "playing"


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
        assert server.table(table.code).info()["state"] == "playing"


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
    with running(tmp_path, keep_chat_days=0, keep_game_days=0, idle_seconds=0.02, forget_seconds=0.02) as server:
        playing, over = began(server), began(server)
        for table in (playing, over):
            with Line(server) as line:
                line.hello(table.code, table.tokens[0])
                line.say({"t": "chat", "text": "hello"})
                line.until("chat")
        for seat in range(2):
            over.abandon(seat)
        deadline = time.monotonic() + TIMEOUT
        while kept(tmp_path) != ([playing.code], 0):
            assert time.monotonic() < deadline
            server.ask("GET", "/api/health")


def kept(folder: Path) -> tuple[list[str], int]:
    """The codes of the tables that are there, and how many lines of chat."""
    with closing(sqlite3.connect(folder / "tables.db", timeout=30)) as database:
        codes = [code for (code,) in database.execute("SELECT code FROM tables")]
        (lines,) = database.execute("SELECT count(*) FROM chats").fetchone()
    return codes, lines
