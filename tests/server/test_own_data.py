"""One's own data: taken away as a file, and deleted so that nothing of it is left and no game is broken."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flambeur.client import Server, ServerRefused, bot, me
from flambeur.engine import read_record
from flambeur.protocol.requests import SeatWish
from tests.server.browser import Browser, play_on
from tests.server.harness import Line, running

SHORT = {"rounds": 1}
EVERYTHING = {"delete": "everything"}
UNUSUAL = "Anna Unverwechselbar"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        yield server


def everything(folder: Path) -> str:
    """Every row of every table of the database, as text."""
    with sqlite3.connect(folder / "tables.db") as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [row for name in names for row in database.execute(f"SELECT * FROM {name}")]
    database.close()
    return repr(rows)


def open_table(state: str, host: Browser, other: Browser, names: tuple[str, str] = (UNUSUAL, "Ben")) -> str:
    """A table of two people and a bot that is open, in play or over; the other one has sat down second."""
    seats = [me(names[0]), SeatWish(), bot("random")]
    code = host.open("vegas", seats, start=False, options=SHORT)
    other.ask("POST", f"/api/tables/{code}/seats/1", {"name": names[1]})
    if state != "open":
        host.ask("POST", f"/api/tables/{code}/start")
    if state == "over":
        host.ask("PUT", f"/api/tables/{code}/seats/0/bot", {"level": "random"})
        other.let_bots_play(code, 1)
    return code


def test_the_file_holds_all_that_one_may_know(server: Server) -> None:
    anna, ben = Browser(server), Browser(server)
    over, playing = open_table("over", anna, ben), open_table("playing", anna, ben)
    with anna.line() as line:
        line.hello(over)
        line.say({"t": "chat", "text": "well played"})
        line.until("chat")
    with ben.line() as line:
        line.hello(over)
        line.say({"t": "chat", "text": "thank you"})
        line.until("chat")
    found = anna.ask("GET", "/api/me/export")
    assert "attachment" in anna.headers["content-disposition"]
    assert found["statistics"] == anna.ask("GET", "/api/me/statistics")
    tables = {table["code"]: table for table in found["tables"]}
    assert set(tables) == {over, playing}
    assert tables[over]["seats"] == [{"seat": 0, "name": UNUSUAL}]
    assert [line["text"] for line in tables[over]["said"]] == ["well played"]
    assert read_record(tables[over]["record"]).names[:2] == (UNUSUAL, "Ben")
    assert tables[playing]["record"] is None, "what others hold is nobody's own"
    assert (found["older"], found["before"]) == (False, None)


def test_many_tables_come_in_several_files(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.server.account.export.MOST", 2)
    anna = Browser(server)
    codes = [anna.open("vegas", [me("Anna"), bot("random")]) for _ in range(3)]
    first = anna.ask("GET", "/api/me/export")
    second = anna.ask("GET", f"/api/me/export?before={first['before']}")
    assert (first["older"], second["older"]) == (True, False)
    assert [table["code"] for table in first["tables"] + second["tables"]] == codes[::-1]


def test_it_must_be_meant(server: Server) -> None:
    anna = Browser(server)
    code = anna.open("vegas", [me(UNUSUAL), bot("random")])
    for body in ({}, {"delete": "nothing"}):
        with pytest.raises(ServerRefused):
            anna.ask("DELETE", "/api/me", body)
    assert anna.ask("GET", f"/api/tables/{code}")["yours"] == [0]


@pytest.mark.parametrize("live", [True, False], ids=["at the table", "long after"])
def test_nothing_of_a_guest_is_left_in_the_database(tmp_path: Path, live: bool) -> None:
    with running(tmp_path) as server:
        anna, ben = Browser(server), Browser(server)
        codes = [open_table(state, anna, ben) for state in ("open", "playing", "over")]
        alone = anna.open("vegas", [me(UNUSUAL), bot("random")], options=SHORT)
        anna.let_bots_play(alone, 0)
        codes.append(open_table("open", ben, anna, ("Ben", UNUSUAL)))
        for code in codes[1:3]:
            with anna.line() as line:
                line.hello(code)
                line.say({"t": "chat", "text": f"my name is {UNUSUAL}"})
                line.until("chat")
    with running(tmp_path, idle_seconds=3600 if live else 0.05) as server:
        anna.server = ben.server = server
        if live:
            for code in codes:
                ben.ask("GET", f"/api/tables/{code}")
        identity = anna.cookie
        anna.ask("DELETE", "/api/me", EVERYTHING)
        assert anna.cookie == "flambeur_guest=", "the browser forgets who it was"
        anna.cookie = identity
        assert anna.ask("GET", "/api/me")["tables"] == []
        assert anna.ask("GET", "/api/me/statistics")["games"] == 0
        assert anna.ask("GET", "/api/me/export")["tables"] == []
        for code in codes[1:3]:
            table = ben.ask("GET", f"/api/tables/{code}")
            assert [seat["name"] for seat in table["seats"]][:2] == ["Seat 1", "Ben"]
            with ben.line() as line:
                assert line.hello(code)["chat"] == []
        for code in (codes[0], alone):
            with pytest.raises(ServerRefused) as refused:
                ben.ask("GET", f"/api/tables/{code}")
            assert refused.value.code in ("unknown-table", "table-closed")
    assert UNUSUAL not in everything(tmp_path)
    assert "Ben" in everything(tmp_path)


def test_others_play_on(server: Server) -> None:
    anna, ben = Browser(server), Browser(server)
    code = open_table("playing", anna, ben)
    with ben.line() as line:
        line.hello(code)
        anna.ask("DELETE", "/api/me", EVERYTHING)
        assert play_on(line), "it was still Ben's turn"
    ending = ben.ask("GET", f"/api/tables/{code}")["ending"]
    assert ending["how"] == "played"
    record = server.ask("GET", f"/api/tables/{code}/record")
    assert UNUSUAL not in record
    assert server.ask("POST", "/api/verify", {"record": record})["fair"], "the dice can still be proven"
    fresh = ben.ask("POST", f"/api/tables/{code}/rematch")["table"]
    assert [seat["kind"] for seat in fresh["seats"]] == ["open", "human", "bot"]


def test_other_processes_forget_a_guest_as_well(new_database: Callable[[], str], tmp_path: Path) -> None:
    database = new_database()
    with running(tmp_path, database=database) as here, running(tmp_path, database=database) as there:
        anna, ben = Browser(here), Browser(there)
        code = open_table("playing", anna, ben)
        with ben.line() as line:
            line.hello(code)
            with anna.line() as hers:
                hers.hello(code)
                hers.say({"t": "chat", "text": "hello"})
            line.until("chat", text="hello")
            anna.ask("DELETE", "/api/me", EVERYTHING)
            while line.until("table")["table"]["seats"][0]["name"] != "Seat 1":
                pass
        with ben.line() as line:
            assert line.hello(code)["chat"] == []


def test_a_review_tells_the_name_no_more(server: Server) -> None:
    anna, ben = Browser(server), Browser(server)
    code = open_table("over", anna, ben)

    def told() -> str:
        return repr(server.table(code).review())

    assert UNUSUAL in told()
    anna.ask("DELETE", "/api/me", EVERYTHING)
    assert UNUSUAL not in told()
    assert "Seat 1" in told()


def test_whose_link_it_was_cannot_come_back(server: Server) -> None:
    anna, ben = Browser(server), Browser(server)
    code = open_table("playing", anna, ben)
    token = anna.ask("POST", f"/api/tables/{code}/link", {"seat": 0})["token"]
    anna.ask("DELETE", "/api/me", EVERYTHING)
    with Line(server) as line:
        line.say({"t": "hello", "table": code, "tokens": [token]})
        assert line.until("error")["code"] == "bad-token"
