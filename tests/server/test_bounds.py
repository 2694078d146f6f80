"""What comes from outside has bounds that the rules justify, and is worked out beside the play."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from flambeur.client import RemoteTable, ServerRefused, bot, me
from flambeur.engine import Family
from flambeur.server.jobs import JobLimits, QueueLimits
from flambeur.server.storage import Row
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.tables import history
from flambeur.texts import LANGUAGES, texts
from tests.server.harness import NO_JOBS, eventually, running

LONG = {str(10 * value): 1 for value in range(1, 2_000)}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games/vegas/check", {"options": {"pile": LONG}}),
        ("/api/games/vegas/check", {"options": {"pile": [[10, 1]] * 25}}),
        ("/api/games/vegas/check", {"options": {"with": ["bonus"], "box": "boulevard", "bonuses": [20] * 21}}),
        ("/api/games/kragen/check", {"options": {"bags": [1] * 13}}),
        ("/api/tables", {"game": "vegas", "options": {"pile": LONG}}),
    ],
)
def test_options_beyond_their_bounds_are_refused_before_a_table_is_set_up(
    path: str, body: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, jobs=NO_JOBS) as server:
        monkeypatch.setattr(Family, "build", property(lambda _: pytest.fail("a table was set up")))
        with pytest.raises(ServerRefused) as refused:
            server.ask("POST", path, body)
    assert refused.value.code == "invalid-option"


def test_bounds_are_told_with_the_options(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        vegas = next(game for game in server.ask("GET", "/api/games") if game["name"] == "vegas")
    told = {option["name"]: option for option in vegas["options"]}
    assert (told["pile"]["most"], told["pile"]["keys"]) == (24, [10, 1000])
    assert told["bonuses"]["most"] == 20
    assert told["with"]["most"] == len(told["with"]["choices"])


def test_choices_are_checked_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up: list[str] = []
    real = Family.game

    def noted(self: Family, *facts: Any) -> Any:
        set_up.append(threading.current_thread().name)
        return real(self, *facts)

    with running(tmp_path) as server:
        plain = server.ask("POST", "/api/games/vegas/check", {"players": 4})
        monkeypatch.setattr(Family, "game", noted)
        assert server.ask("POST", "/api/games/vegas/check", {"players": 4}) == plain
        wish = {"players": 3, "options": {"box": "boulevard", "with": ["big"]}}
        found = server.ask("POST", "/api/games/vegas/check", wish)
        assert (found["players"], found["options"]["with"]) == (3, ["big"])
        with pytest.raises(ServerRefused) as refused:
            server.ask("POST", "/api/games/vegas/check", {"players": 9, "options": {"box": "boulevard"}})
        assert refused.value.code == "invalid-option"
    assert set_up == []


def test_no_catalogue_is_read_while_people_play(tmp_path: Path) -> None:
    """Reading one takes a tenth of a second of the event loop, and the first refusal in a language caused it."""
    texts.cache_clear()
    with running(tmp_path):
        assert texts.cache_info().currsize == len(LANGUAGES)


@pytest.mark.parametrize(("lang", "reason"), [("en", "a pile has"), ("fr", "une pile"), ("de", "Stapel")])
def test_what_is_wrong_with_boards_is_told_in_the_language_asked_for(lang: str, reason: str, tmp_path: Path) -> None:
    with running(tmp_path) as server, pytest.raises(ServerRefused) as refused:
        server.ask("POST", f"/api/games/temptation/check?lang={lang}", {"options": {"boards": "x;" * 120 + "x"}})
    assert reason.lower() in refused.value.sentence.lower()


def test_no_journal_is_read_for_a_job_that_there_is_no_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A journal has thousands of rows; a request that is refused must not cost the database any of them."""
    with running(tmp_path) as server:
        live = server.open("vegas", 2, seats=[me("Anna"), bot()], start=True)
        over = server.open("vegas", 2, {"rounds": 1}, [me("Anna"), bot()], start=True)
        with over.sit() as seat:
            seat.play_out(lambda knowledge, moves, budget, source: moves[0])
    read: list[str] = []
    journal = SqliteStorage.journal

    async def counted(self: SqliteStorage, code: str, since: int = 0) -> list[Row]:
        read.append(code)
        return await journal(self, code, since)

    none = QueueLimits(1, share=1, of_one=0)
    with running(tmp_path, jobs=JobLimits(records=none, reviews=none, advice=none)) as server:
        for table in (live, over):
            server.ask("GET", f"/api/tables/{table.code}")  # loads it
        monkeypatch.setattr(SqliteStorage, "journal", counted)
        for method, path, table in (
            ("GET", "story", live),
            ("GET", "record?seat=0", live),
            ("POST", "undo", live),
            ("GET", "seats/0/costs", live),
            ("GET", "record", over),
            ("GET", "replay", over),
            ("GET", "review", over),
        ):
            body = {"seat": 0} if method == "POST" else None
            with pytest.raises(ServerRefused) as refused:
                server.ask(method, f"/api/tables/{table.code}/{path}", body, token=table.tokens[0])
            assert refused.value.code in ("too-many-jobs", "no-undo"), path
    assert read == []


def test_a_game_is_not_computed_again_on_the_event_loop_to_take_a_move_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed: list[str] = []
    play_row = history.play_row

    def counted(*args: Any) -> Any:
        computed.append(threading.current_thread().name)
        return play_row(*args)

    with running(tmp_path) as server:
        table = server.open("vegas", 2, seats=[me("Anna"), bot()], start=True)
        with table.sit() as seat:
            asked = next(seat.turns())
            asked.play(asked.moves[0])
            later = next(seat.turns())
            monkeypatch.setattr(history, "play_row", counted)
            table.undo(0)
            while seat.n <= later.n:
                seat.listen()
            assert next(seat.turns()).view == asked.view
    assert computed == []


def test_after_a_move_was_taken_back_a_table_is_loaded_from_a_snapshot_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, snapshot_every=1) as server:
        table = server.open("vegas", 2, seats=[me("Anna"), bot()], start=True)
        with table.sit() as seat:
            asked = next(seat.turns())
            asked.play(asked.moves[0])
            later = next(seat.turns())
            table.undo(0)
            while seat.n <= later.n:
                seat.listen()
            view, n = next(seat.turns()).view, seat.n
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            eventually(lambda: database.execute("SELECT number FROM snapshots").fetchone() == (n,))

    async def refused(self: SqliteStorage, code: str, since: int = 0) -> list[Row]:
        assert since > 0, "the whole journal was read"
        return await journal(self, code, since)

    journal = SqliteStorage.journal
    monkeypatch.setattr(SqliteStorage, "journal", refused)
    monkeypatch.setattr("flambeur.server.tables.recovery.EARLIER", 1)
    with running(tmp_path) as server, RemoteTable(server, table.code, table.tokens).sit() as seat:
        assert next(seat.turns()).view == view
