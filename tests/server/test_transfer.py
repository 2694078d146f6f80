"""A database copied into one of another kind: everything is there, and play goes on where it was."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from bench.blackout import BlackoutTable, open_tables
from flambeur.cli.database import db
from flambeur.client import RemoteTable, ServerRefused
from flambeur.engine import read_record
from flambeur.fairness import verify
from flambeur.server.storage.database_url import BadDatabase, for_sqlalchemy, storage_at
from flambeur.server.storage.migration import migrate
from tests.server.harness import Line, running

New = Callable[[], str]


def done(*words: str) -> str:
    ended = CliRunner().invoke(db, words, env={"FLAMBEUR_LANG": "en"})
    if ended.exception is not None:
        raise ended.exception
    return ended.output.strip()


def at(table: RemoteTable, server: object) -> RemoteTable:
    table.server = server  # type: ignore[assignment]  # a server of the harness
    return table


def test_a_server_moves_to_another_database_and_its_games_go_on_there(tmp_path: Path, new_database: New) -> None:
    old, fresh = f"sqlite:///{tmp_path / 'tables.db'}", new_database()
    with running(tmp_path, database=old) as server:
        over, begun = open_tables(server, 2, "vegas", 2)
        asyncio.run(over.play())
        asyncio.run(begun.play(6))
        with Line(server) as line:
            line.hello(over.table.code, over.table.tokens[0])
            line.say({"t": "chat", "text": "well played"})
            line.until("chat")
        record = over.table.record()
        assert done("copy", old, fresh) == "2 tables are copied."
    with pytest.raises(BadDatabase, match="already"):
        done("copy", old, fresh)
    with running(tmp_path, database=fresh) as server:
        assert at(over.table, server).record() == record
        verify(read_record(record))
        with Line(server) as line:
            welcome = line.hello(over.table.code, over.table.tokens[0])
            assert [said["text"] for said in welcome["chat"]] == ["well played"]
            line.say({"t": "chat", "text": "again?"})
            line.until("chat")
        moved = BlackoutTable(at(begun.table, server), 1)
        moved.accepted = begun.accepted
        asyncio.run(moved.play())
        assert moved.missing() == []
        verify(read_record(moved.table.record()))


def test_a_backup_of_any_database_is_a_file_and_can_be_put_back_under_a_running_server(
    tmp_path: Path, new_database: New
) -> None:
    address, file = new_database(), tmp_path / "monday.db"
    with running(tmp_path, database=address) as server:
        (table,) = open_tables(server, 1, "vegas", 2)
        asyncio.run(table.play(8))
        n = table.table.info().n
        assert str(file) in done("backup", str(file), "--database", address)
        with pytest.raises(BadDatabase, match="already"):
            done("backup", str(file), "--database", address)
        asyncio.run(table.play(14))
        (young,) = open_tables(server, 1, "vegas", 2)
        with Line(server) as line:
            line.hello(table.table.code, *table.table.tokens.values())
            for _ in range(2):
                line.until("snapshot")
            assert "goes on" in done("restore", str(file), "--database", address)
            while line.until("snapshot")["n"] != n:
                pass
        with pytest.raises(ServerRefused) as refused:
            young.table.info()
        assert refused.value.code == "unknown-table"
        again = BlackoutTable(table.table, 2)
        asyncio.run(again.play())
        assert again.missing() == []
        verify(read_record(table.table.record()))
    with closing(sqlite3.connect(file)) as copied:
        assert copied.execute("SELECT count(*) FROM tables").fetchone() == (1,)


def test_a_backup_and_a_copy_never_bring_their_source_up_to_date(tmp_path: Path, new_database: New) -> None:
    """Servers of an older release may work with it."""
    address, file = new_database(), tmp_path / "monday.db"
    migrate(for_sqlalchemy(address), "0004")
    for words in (("backup", str(file), "--database", address), ("copy", address, f"sqlite:///{file}")):
        with pytest.raises(BadDatabase, match="flambeur db migrate"):
            done(*words)
        with psycopg.connect(address) as line:
            assert line.execute("SELECT version_num FROM alembic_version").fetchall() == [("0004",)]
        assert not file.exists()
    done("migrate", "--database", address)
    done("backup", str(file), "--database", address)
    with psycopg.connect(address) as line:
        line.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="newer version"):
        done("backup", f"{file}.2", "--database", address)


def test_a_backup_of_a_newer_version_is_named_when_it_is_restored(tmp_path: Path, new_database: New) -> None:
    file = tmp_path / "newer.db"
    done("migrate", "--database", f"sqlite:///{file}")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(BadDatabase, match=f"{file} was written by a newer version"):
        done("restore", str(file), "--database", new_database())


def test_a_database_is_checked_also_while_servers_work_with_it_and_mended_only_without_them(
    tmp_path: Path, new_database: New
) -> None:
    address = new_database()
    assert done("migrate", "--database", address) == "The database is up to date."
    with running(tmp_path, database=address) as server:
        (table,) = open_tables(server, 1, "vegas", 2)
        asyncio.run(table.play(4))
        ended = CliRunner().invoke(db, ["check", "--database", address], env={"FLAMBEUR_LANG": "en"})
        assert (ended.exit_code, ended.output.partition(";")[0]) == (0, "One table was read")
        with pytest.raises(BadDatabase, match="in use"):
            done("check", "--mend", "--database", address)


@pytest.mark.parametrize("address", ["postgresql://nobody:secret@127.0.0.1:9/none", "mysql://nobody:secret@there/x"])
def test_what_is_wrong_with_a_database_is_one_sentence_without_its_password(address: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        done("migrate", "--database", address)
    assert "secret" not in refused.value.sentence
    assert "\n" not in refused.value.sentence


def test_without_the_driver_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for name in [name for name in sys.modules if name.startswith("flambeur.server.storage.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(BadDatabase, match=r"flambeur\[postgres\]"):
        storage_at("postgresql://there/tables")
