"""A table from its opening to its end, over the network."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from flambeur.client import RemoteTable, Server, ServerRefused, bot, me
from flambeur.engine import read_record, replay
from flambeur.fairness import verify
from flambeur.protocol.tables import SomeSettings
from flambeur.server.settings import Keeping
from flambeur.texts import Language
from tests.server.harness import Line, eventually, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


def play_out(table: RemoteTable, seat: int = 0, lang: Language | None = None) -> list[str]:
    with table.sit(seat, lang) as connection:
        for turn in connection.turns():
            turn.play(turn.moves[0])
        return connection.words


def is_stored(folder: Path, code: str) -> bool:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return database.execute("SELECT 1 FROM tables WHERE code = ?", (code,)).fetchone() is not None


def is_gone(table: RemoteTable) -> bool:
    try:
        table.info()
    except ServerRefused as refused:
        return refused.code == "unknown-table"
    return False


@pytest.mark.parametrize("game", ["vegas", "kragen", "temptation", "sealed"])
def test_a_game_against_bots_is_played_to_its_end_and_its_record_replays(server: Server, game: str) -> None:
    table = server.open(game, 3, seats=[me("Anna"), bot(), bot()], start=True)
    play_out(table, lang="fr" if game != "sealed" else None)
    info = table.info()
    assert info.state == "over"
    assert info.ending is not None
    assert info.ending.how == "played"
    record = read_record(table.record())
    assert [*replay(record)][-1].state.agenda == ()
    assert verify(record).draws == table.fairness().draws


def test_what_everybody_may_see_has_no_secrets(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna"), bot()], start=True)
    fairness = table.fairness()
    assert fairness.seed is None
    assert len(fairness.commitment) == 64
    with pytest.raises(ServerRefused) as refused:
        table.record()
    assert refused.value.code == "not-over"
    assert "fair seed" not in table.record(0)


def test_a_seat_is_taken_once(server: Server) -> None:
    table = server.open("vegas", 3, seats=[me("Anna")])
    other = server.table(table.code)
    assert other.join("Ben") == 1
    with pytest.raises(ServerRefused) as refused:
        server.table(table.code).join("Cleo", 1)
    assert refused.value.code == "seat-taken"
    with pytest.raises(ServerRefused) as refused:
        table.start()
    assert refused.value.code == "not-ready"
    with pytest.raises(ServerRefused) as refused:
        server.ask("POST", f"/api/tables/{table.code}/start", token=other.tokens[1])
    assert refused.value.code == "not-host"
    server.ask("PUT", f"/api/tables/{table.code}/seats/2/bot", {"level": "random"}, table.host)
    table.start()
    assert table.info().state == "playing"


def test_the_host_frees_seats_and_the_one_removed_is_told(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna")])
    other = server.table(table.code)
    other.join("Ben")
    with Line(server) as line:
        assert line.hello(table.code, other.tokens[1])["seats"] == [1]
        server.ask("DELETE", f"/api/tables/{table.code}/seats/1", token=table.host)
        assert line.until("removed")["seat"] == 1
        line.say({"t": "chat", "text": "hello?"})
        assert line.until("error")["code"] == "not-seated"
    assert table.info().seats[1].kind == "open"


def test_everybody_at_a_table_hears_that_its_host_has_closed_it(server: Server) -> None:
    table = server.open("vegas", 3, seats=[me("Anna")])
    other = server.table(table.code)
    other.join("Ben")
    with Line(server) as seated, Line(server) as spectator, other.sit(lang="fr") as player:
        seated.hello(table.code, other.tokens[1])
        spectator.hello(table.code)
        server.ask("DELETE", f"/api/tables/{table.code}", token=table.host)
        assert seated.until("closed")["sentence"] == "The host has closed this table."
        assert spectator.until("closed")
        seated.say({"t": "chat", "text": "hello?"})
        assert seated.until("error")["code"] == "no-hello"
        with pytest.raises(ServerRefused) as refused:
            list(player.turns())
        assert refused.value.sentence == "L’hôte a fermé cette table."
    with pytest.raises(ServerRefused) as refused:
        server.table(table.code).info()
    assert refused.value.code == "unknown-table"


def test_what_was_said_is_there_for_those_who_come_later_and_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")])
        with Line(server) as line:
            line.hello(table.code, table.tokens[0])
            for number in range(60):
                line.say({"t": "chat", "text": f"line {number}"})
                line.until("chat")
        with Line(server) as line:
            later = line.hello(table.code, table.tokens[1])["chat"]
    with running(tmp_path) as server, Line(server) as line:
        after = line.hello(table.code, table.tokens[1])["chat"]
    assert [chat["text"] for chat in later] == [f"line {number}" for number in range(10, 60)]
    assert after == later


def test_tables_that_never_began_are_forgotten_unless_somebody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, idle_seconds=0.02, forget_seconds=0.02) as server:
        waited = server.open("vegas", 2, seats=[me("Anna")])
        with Line(server) as line:
            line.hello(waited.code, waited.tokens[0])
            left, begun = (
                server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=start) for start in (False, True)
            )
            monkeypatch.setattr(Keeping, "days", lambda _, kind: 0 if kind == "unused" else None)
            eventually(lambda: not is_stored(tmp_path, left.code))  # asking the server would keep it there
            assert is_gone(left)
            assert waited.info().state == "open"
            assert begun.info().state == "playing"


def test_a_bot_stands_in_and_gives_the_seat_back(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    path = f"/api/tables/{table.code}/seats/1/bot"
    info = server.ask("PUT", path, {"level": "random"}, table.tokens[1])
    assert info["seats"][1]["away"]
    info = server.ask("DELETE", path, token=table.tokens[1])
    assert not info["seats"][1]["away"]


def test_resigning_leaves_the_game_to_the_others(server: Server) -> None:
    table = server.open("vegas", 3, seats=[me("Anna"), me("Ben"), me("Cleo")], start=True)
    table.resign(0)
    assert table.info().state == "playing"
    table.resign(1)
    ending = table.info().ending
    assert ending is not None
    assert (ending.how, ending.winners, ending.by) == ("resigned", (2,), 1)
    assert table.fairness().seed is not None


def test_a_game_is_abandoned_when_all_people_agree_and_the_seed_is_revealed(server: Server) -> None:
    table = server.open("vegas", 3, seats=[me("Anna"), me("Ben"), bot()], start=True)
    table.abandon(0)
    assert table.info().seats[0].agrees
    table.abandon(0, agree=False)
    table.abandon(1)
    assert table.info().state == "playing"
    table.abandon(0)
    ending = table.info().ending
    assert ending is not None
    assert ending.how == "abandoned"
    record = read_record(table.record())
    assert dict(record.notes)["ending"] == "abandoned"
    assert verify(record).draws == table.fairness().draws


def test_a_rematch_seats_the_same_people_at_a_new_table(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    table.abandon(0)
    table.abandon(1)
    with Line(server) as ben:
        ben.hello(table.code, table.tokens[1])
        made = server.ask("POST", f"/api/tables/{table.code}/rematch", token=table.tokens[0])
        invited = ben.until("rematch")
        assert invited["table"] == made["table"]["code"]
        assert ben.hello(invited["table"], invited["token"])["seats"] == [1]
    again = server.ask("POST", f"/api/tables/{table.code}/rematch", token=table.tokens[1])
    assert again["table"]["code"] == made["table"]["code"]


def ended(server: Server) -> RemoteTable:
    table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    table.abandon(0)
    table.abandon(1)
    return table


def test_nobody_takes_a_seat_at_a_rematch_that_somebody_else_has_sat_down_in(server: Server) -> None:
    table = ended(server)
    path = f"/api/tables/{table.code}/rematch"
    made = server.ask("POST", path, token=table.tokens[0])
    code = made["table"]["code"]
    server.ask("DELETE", f"/api/tables/{code}/seats/1", token=made["host"])
    cleo = server.table(code)
    assert cleo.join("Cleo") == 1
    assert server.ask("POST", path, token=table.tokens[1])["seats"] == []
    with Line(server) as line:
        assert line.hello(code, cleo.tokens[1])["seats"] == [1]


def test_after_a_rematch_was_closed_there_can_be_another(server: Server) -> None:
    table = ended(server)
    path = f"/api/tables/{table.code}/rematch"
    made = server.ask("POST", path, token=table.tokens[0])
    server.ask("DELETE", f"/api/tables/{made['table']['code']}", token=made["host"])
    again = server.ask("POST", path, token=table.tokens[1])
    assert again["table"]["code"] != made["table"]["code"]
    assert [key["seat"] for key in again["seats"]] == [1]


def test_undo_takes_the_last_own_move_back_against_bots_only(server: Server) -> None:
    table = server.open("vegas", 3, seats=[me("Anna"), bot(), bot()], start=True)
    with table.sit() as seat:
        first = next(seat.turns())
        before = first.view
        first.play(first.moves[0])
        second = next(seat.turns())
        table.undo(0)
        while seat.n <= second.n:
            seat.listen()
        again = next(seat.turns())
        assert again.view == before
    play_out(table)
    assert verify(read_record(table.record())).draws > 0
    people = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    with pytest.raises(ServerRefused) as refused:
        people.undo(0)
    assert refused.value.code == "no-undo"


def test_several_people_at_one_device(server: Server) -> None:
    table = server.open("kragen", 3, seats=[me("Anna"), me("Ben"), me("Cleo")], start=True)
    with Line(server) as line:
        assert line.hello(table.code, *table.tokens.values())["seats"] == [0, 1, 2]
        seats = sorted(line.until("snapshot")["seat"] for _ in range(3))
        assert seats == [0, 1, 2]


def test_the_story_and_the_replay_tell_the_same_events(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna"), bot()], start=True)
    play_out(table)
    story = server.ask("GET", f"/api/tables/{table.code}/story?lang=de")
    moments = server.ask("GET", f"/api/tables/{table.code}/replay?lang=de")["moments"]
    assert any(lead["takes"] for moment in moments for lead in moment["leads"])  # as at the table
    assert [told["events"] for told in story] == [moment["events"] for moment in moments]
    assert all(len(moment["words"]) == len(moment["events"]) for moment in moments)
    later = server.ask("GET", f"/api/tables/{table.code}/story?since={story[-2]['n']}")
    assert [told["n"] for told in later] == [story[-1]["n"]]


def test_public_tables_are_listed_and_private_ones_are_not(server: Server) -> None:
    public = server.open("vegas", 2, seats=[me("Anna")], settings=SomeSettings(public=True))
    private = server.open("vegas", 2, seats=[me("Anna")])
    codes = [table["code"] for table in server.ask("GET", "/api/tables?state=open")["tables"]]
    assert public.code in codes
    assert private.code not in codes
    with Line(server) as line:
        line.say({"t": "lobby"})
        assert public.code in [table["code"] for table in line.until("lobby")["tables"]]
        server.ask("PATCH", f"/api/tables/{public.code}", {"settings": {"public": False}}, public.host)
        assert public.code not in [table["code"] for table in line.until("lobby")["tables"]]


def test_spectators_watch_unless_the_host_minds(server: Server) -> None:
    table = server.open("kragen", 3, seats=[me("Anna"), bot(), bot()], start=True)
    with Line(server) as line:
        assert line.hello(table.code)["seats"] == []
        assert line.until("snapshot")["seat"] is None
        line.say({"t": "move", "id": "x", "n": 1, "move": "roll"})
        assert line.until("error")["code"] == "not-seated"
        server.ask("PATCH", f"/api/tables/{table.code}", {"settings": {"spectators": False}}, table.host)
        line.say({"t": "hello", "table": table.code})
        assert line.until("error")["code"] == "no-spectators"


def test_chat_reactions_and_mute(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")])
    with Line(server) as anna, Line(server) as ben:
        anna.hello(table.code, table.tokens[0])
        ben.hello(table.code, table.tokens[1])
        anna.say({"t": "chat", "text": " good \n luck "})
        assert ben.until("chat")["text"] == "good luck"
        ben.say({"t": "react", "what": "thanks"})
        assert anna.until("react") == {"t": "react", "seat": 1, "what": "thanks"}
        ben.say({"t": "mute", "seat": 0})
        assert ben.until("muted")["seats"] == [0]
        anna.say({"t": "chat", "text": "unheard"})
        anna.until("chat", text="unheard")
        ben.say({"t": "ping", "id": "p"})
        ben.until("pong")
        assert not any("unheard" in text for text in ben.heard)
        anna.say({"t": "chat", "text": "x" * 301})
        assert anna.until("error")["code"] == "invalid-text"
    with Line(server) as late:
        assert late.hello(table.code)["chat"][0]["text"] == "good luck"
