"""A host is not a referee: while a game runs, nobody decides for a player who is there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from flambeur.client import RemoteTable, Server, ServerRefused, bot, me
from flambeur.protocol.tables import ClockWish, SomeSettings
from flambeur.server.wire.socket import EXPELLED
from flambeur.texts import texts
from tests.server.harness import Line, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), away_seconds=0) as server:
        yield server


def people(server: Server, **settings: Any) -> tuple[RemoteTable, RemoteTable]:
    """A game of two that has begun: the host's table, and the same as the other one holds it."""
    table = server.open("vegas", 2, seats=[me("Anna")], settings=SomeSettings(**settings))
    other = server.table(table.code)
    other.join("Ben")
    table.start()
    return table, other


def refused(server: Server, table: RemoteTable, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(ServerRefused) as refusal:
        server.ask(method, f"/api/tables/{table.code}{path}", body, table.host)
    return refusal.value.code


def test_no_bot_plays_for_somebody_who_is_there(server: Server) -> None:
    table, other = people(server)
    with Line(server) as ben:
        ben.hello(table.code, other.tokens[1])
        assert refused(server, table, "PUT", "/seats/1/bot", {"level": "random"}) == "present"
        assert refused(server, table, "DELETE", "/seats/1") == "present"
    assert table.info().seats[1].kind == "human"


def test_somebody_who_has_only_just_gone_is_still_there(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, other = people(server)
        with Line(server) as ben:
            ben.hello(table.code, other.tokens[1])
        assert refused(server, table, "PUT", "/seats/1/bot", {"level": "random"}) == "present"


def test_a_bot_may_play_for_somebody_who_is_away_and_everybody_reads_it(server: Server) -> None:
    table, other = people(server)
    path = f"/api/tables/{table.code}/seats/1/bot"
    with Line(server) as anna:
        anna.hello(table.code, table.tokens[0], lang="fr")
        assert server.ask("PUT", path, {"level": "random"}, table.host)["seats"][1]["away"]
        assert anna.until("notice")["sentence"] == "L’hôte laisse un robot jouer pour Ben pendant son absence."
    assert refused(server, table, "DELETE", "/seats/1/bot") == "not-seated"
    assert not server.ask("DELETE", path, token=other.tokens[1])["seats"][1]["away"]
    with Line(server) as ben:
        (notice,) = ben.hello(table.code, other.tokens[1])["notices"]
        assert (notice["what"], notice["facts"]) == ("stand-in", {"name": "Ben"})


def test_nobody_gains_undo_by_removing_the_others(server: Server) -> None:
    table, _ = people(server)
    assert server.ask("DELETE", f"/api/tables/{table.code}/seats/1", token=table.host)["seats"][1]["kind"] == "bot"
    assert not table.info().undo
    assert refused(server, table, "POST", "/undo", {"seat": 0}) in ("not-seated", "no-undo")
    with pytest.raises(ServerRefused) as refusal:
        table.undo(0)
    assert refusal.value.code == "no-undo"


def test_the_bots_of_a_game_stay_who_they_are(server: Server) -> None:
    table = server.open("vegas", 3, seats=[me("Anna"), me("Ben"), bot("greedy")], start=True)
    assert refused(server, table, "PUT", "/seats/2/bot", {"level": "random"}) == "not-open"
    assert refused(server, table, "DELETE", "/seats/2") == "not-open"


def test_a_clock_made_shorter_or_harder_counts_from_the_next_turn_on(server: Server) -> None:
    table, _ = people(server, clock=ClockWish(86400, "bot"))
    path = f"/api/tables/{table.code}"
    before = table.info().until
    assert before is not None
    for clock in ({"seconds": 5, "then": "bot"}, {"seconds": 90000, "then": "resign"}):
        info = server.ask("PATCH", path, {"settings": {"clock": clock}}, table.host)
        assert (info["settings"]["clock"], info["until"]) == (clock, before)
    with Line(server) as line:
        welcome = line.hello(table.code, *table.tokens.values(), lang="en")
        assert [notice["what"] for notice in welcome["notices"]] == ["clock", "clock"]
    longer = server.ask("PATCH", path, {"settings": {"clock": {"seconds": 172800, "then": "bot"}}}, table.host)
    assert longer["until"] == before + 86400 * 1000
    assert server.ask("PATCH", path, {"settings": {"clock": None}}, table.host)["until"] is None
    added = server.ask("PATCH", path, {"settings": {"clock": {"seconds": 5, "then": "resign"}}}, table.host)
    assert added["until"] is None, "a player who thinks without a clock is not surprised by one"


def test_the_new_clock_runs_for_the_turn_after(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    clock = {"seconds": 86400, "then": "random"}
    server.ask("PATCH", f"/api/tables/{table.code}", {"settings": {"clock": clock}}, table.host)
    with Line(server) as line:
        line.hello(table.code, *table.tokens.values())
        asked = next(m for m in (line.until("snapshot") for _ in range(2)) if m["moves"])
        line.say({"t": "move", "id": "a", "seat": asked["seat"], "n": asked["n"], "move": asked["moves"][0]["id"]})
        line.until("accepted")
    assert table.info().until is not None


def test_a_renewed_link_ends_the_connection_that_came_by_the_old_one(server: Server) -> None:
    table, other = people(server)
    with Line(server) as thief, Line(server) as anna:
        thief.hello(table.code, other.tokens[1])
        anna.hello(table.code, table.tokens[0])
        fresh = server.ask("POST", f"/api/tables/{table.code}/link", {"seat": 1}, other.tokens[1])
        assert thief.until("removed")["seat"] == 1
        with pytest.raises(ConnectionClosed) as closed:
            thief.until("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == EXPELLED
        assert anna.hello(table.code, table.tokens[0])["seats"] == [0]
        assert anna.hello(table.code, fresh["token"])["seats"] == [1]


@pytest.mark.parametrize(
    ("before", "wish"), [({"public": True}, {"public": False}), ({"coach": False}, {"chat": False})]
)
def test_a_table_without_advice_stays_without_while_a_game_runs(server: Server, before: Any, wish: Any) -> None:
    table, _ = people(server, **before)
    info = server.ask("PATCH", f"/api/tables/{table.code}", {"settings": wish}, table.host)
    assert not info["settings"]["coach"]
    assert refused(server, table, "PATCH", "", {"settings": {"coach": True}}) == "coach-fixed"
    assert refused(server, table, "PATCH", "", {"settings": {"coach": True, "public": False}}) == "coach-fixed"
    with pytest.raises(ServerRefused) as refusal:
        server.ask("GET", f"/api/tables/{table.code}/seats/0/advice", None, table.tokens[0])
    assert refusal.value.code == "coach-off"


def test_advice_that_was_taken_away_by_showing_the_table_does_not_come_back(server: Server) -> None:
    table, _ = people(server)
    path = f"/api/tables/{table.code}"
    server.ask("PATCH", path, {"settings": {"public": True}}, table.host)
    info = server.ask("PATCH", path, {"settings": {"public": False}}, table.host)
    assert (info["settings"]["public"], info["settings"]["coach"]) == (False, False)


def test_before_the_game_the_host_decides_about_advice_as_they_like(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna")], settings=SomeSettings(coach=False, public=True))
    path = f"/api/tables/{table.code}"
    info = server.ask("PATCH", path, {"settings": {"coach": True, "public": False}}, table.host)
    assert info["settings"]["coach"]


def test_every_change_of_settings_during_play_is_told_in_the_language_of_whoever_hears_it(server: Server) -> None:
    table, other = people(server)
    path = f"/api/tables/{table.code}"
    wishes: list[tuple[dict[str, Any], list[tuple[str, dict[str, int]]]]] = [
        ({"spectators": False}, [("spectators", {"on": 0})]),
        ({"chat": False}, [("chat", {"on": 0})]),
        ({"chat": False}, []),
        ({"public": True}, [("public", {"on": 1}), ("coach", {})]),
        ({"public": False, "chat": True}, [("public", {"on": 0}), ("chat", {"on": 1}), ("coach", {})]),
        ({"clock": {"seconds": 60}}, [("clock", {"seconds": 60})]),
    ]
    with Line(server) as ben:
        ben.hello(table.code, other.tokens[1], lang="de")
        for wish, notices in wishes:
            server.ask("PATCH", path, {"settings": wish}, table.host)
            for what, facts in notices:
                told = ben.until("notice")
                assert (told["what"], told["facts"]) == (what, facts)
                assert told["sentence"] == texts("de").say(f"server-notice-{what}", **facts)
