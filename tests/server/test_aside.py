"""A table that cannot be loaded is put aside; the server opens, and everybody else plays."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest

from flambeur.client import RemoteTable, ServerRefused, me
from flambeur.protocol.tables import SomeSettings
from tests.server.harness import Line, running

BREAKS = {
    "a second set-up": "INSERT INTO journal SELECT code, 1, -1, at, body, '' FROM journal WHERE number = 0",
    "a row that is no move": "INSERT INTO journal VALUES (:code, 1, -1, 0, 'nonsense', '')",
    "a document that is none": "UPDATE tables SET document = '{\"code\": 1}'",
    "a game that is not here": "UPDATE tables SET document = replace(document, '\"vegas\"', '\"roulette\"')",
}


def hurt(folder: Path, table: RemoteTable, statement: str) -> None:
    words = statement if "WHERE" in statement or ":code" in statement else f"{statement} WHERE code = :code"
    words = words.replace("WHERE number = 0", "WHERE number = 0 AND code = :code")
    with sqlite3.connect(folder / "tables.db") as database:
        assert database.execute(words, {"code": table.code}).rowcount == 1
    database.close()


@pytest.mark.parametrize("breakage", BREAKS)
def test_the_house_opens_without_a_table_that_cannot_be_loaded(
    breakage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as server:
        public = SomeSettings(public=True)
        broken, whole = (
            server.open("vegas", 2, seats=[me("Anna"), me("Ben")], settings=public, start=True) for _ in range(2)
        )
    hurt(tmp_path, broken, BREAKS[breakage])
    with caplog.at_level(logging.ERROR, "flambeur.server"), running(tmp_path) as server:
        assert server.table(whole.code).info().state == "playing"
        with pytest.raises(ServerRefused) as refused:
            server.table(broken.code).info()
        assert refused.value.code == "table-aside"
        assert broken.code in refused.value.sentence
        assert [table["code"] for table in server.ask("GET", "/api/tables")["tables"]] == [whole.code]
        with Line(server) as guest:
            guest.say({"t": "hello", "table": broken.code, "tokens": [broken.tokens[0]], "lang": "de"})
            assert "beiseitegestellt" in guest.until("error", code="table-aside")["sentence"]
    assert any(broken.code in record.getMessage() for record in caplog.records)
    with running(tmp_path) as server, pytest.raises(ServerRefused) as refused:
        server.table(broken.code).info()
    assert refused.value.code == "table-aside"


def test_a_snapshot_that_is_of_no_use_costs_nothing_but_time(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    hurt(tmp_path, table, "INSERT INTO snapshots VALUES (:code, 1, 0, 'nowhere')")
    with running(tmp_path) as server:
        assert server.table(table.code).info().n == 1
