"""Ratings: at tables that opt in, counted once, for those who played themselves, and theirs under any name."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.client import Server, ServerRefused, bot, me
from flambeur.protocol.requests import SeatWish
from flambeur.protocol.tables import Ending
from flambeur.server.storage.documents import SeatDocument, TableDocument
from flambeur.server.tables.rating import places, rated_rows
from tests.server.browser import Browser
from tests.server.harness import eventually, running

SHORT = {"rounds": 1}
RATED = {"rated": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


def open_rated(browser: Browser, *others: SeatWish, name: str = "Anna", **settings: Any) -> str:
    seats = [me(name), *(others or (bot("random"), bot("random")))]
    return browser.open("vegas", seats, options=SHORT, settings={**RATED, **settings})


def ratings(browser: Browser) -> Any:
    return browser.ask("GET", "/api/me/statistics")["ratings"]


def test_a_rated_game_counts_for_who_played_it_under_any_name(anna: Browser) -> None:
    codes = []
    for name in ("Anna", "Another name"):
        codes.append(open_rated(anna, name=name))
        anna.play(codes[-1])
    (vegas,) = eventually(lambda: [one for one in ratings(anna) if one["games"] == 2])
    assert [point["code"] for point in vegas["history"]] == codes
    last = vegas["history"][-1]
    assert last["low"] < last["value"] < last["high"]
    assert last["high"] - last["low"] < 2 * 1.96 * 25 / 3, "two games say something"
    assert [one["level"] for one in vegas["bots"]] == ["random"]


def test_a_table_that_does_not_opt_in_counts_for_nothing(anna: Browser) -> None:
    code = anna.open("vegas", [me("Anna"), bot("random")], options=SHORT)
    anna.play(code)
    assert ratings(anna) == []


def test_where_it_counts_there_is_no_advice_and_nothing_is_taken_back(anna: Browser) -> None:
    code = open_rated(anna)
    with pytest.raises(ServerRefused) as refused:
        anna.ask("GET", f"/api/tables/{code}/seats/0/advice")
    assert refused.value.code == "coach-off"
    assert not anna.ask("GET", f"/api/tables/{code}")["undo"]
    with pytest.raises(ServerRefused) as refused:
        anna.ask("POST", f"/api/tables/{code}/undo", {"seat": 0})
    assert refused.value.code == "no-undo"


def test_whether_it_counts_is_settled_when_the_table_is_opened(anna: Browser) -> None:
    for rated in (True, False):
        code = anna.open("vegas", [me("Anna"), bot("random")], start=False, settings={"rated": rated})
        with pytest.raises(ServerRefused) as refused:
            anna.ask("PATCH", f"/api/tables/{code}", {"settings": {"rated": not rated}})
        assert refused.value.code == "rated-fixed"
        anna.ask("PATCH", f"/api/tables/{code}", {"settings": {"chat": False}})


def test_nobody_plays_against_themselves_or_against_nobody(anna: Browser) -> None:
    for seats in ([me("Anna"), me("Ben"), bot("random")], [me("Anna")], [bot("random"), bot("greedy")]):
        code = anna.open(
            "vegas",
            seats,
            start=False,
            settings=RATED,
            options={"mode": "solitaire", "box": "boulevard"} if len(seats) == 1 else {},
        )
        with pytest.raises(ServerRefused) as refused:
            anna.ask("POST", f"/api/tables/{code}/start")
        assert refused.value.code == "rated-seats"


def test_no_bot_moves_for_whoever_is_late(anna: Browser) -> None:
    with pytest.raises(ServerRefused) as refused:
        open_rated(anna, clock={"seconds": 60, "then": "bot"})
    assert refused.value.code == "rated-clock"
    open_rated(anna, clock={"seconds": 60, "then": "random"})


def test_who_lets_a_bot_play_or_gives_up_comes_last(anna: Browser, server: Server) -> None:
    code = open_rated(anna)
    anna.let_bots_play(code, 0)
    (vegas,) = eventually(lambda: ratings(anna))
    assert (vegas["history"][0]["place"], vegas["history"][0]["of"]) == (2, 3)
    ben = Browser(server)
    code = open_rated(ben, bot("random"))
    ben.ask("POST", f"/api/tables/{code}/resign", {"seat": 0})
    (vegas,) = eventually(lambda: ratings(ben))
    assert (vegas["history"][0]["place"], vegas["history"][0]["of"]) == (1, 2)


def test_a_game_that_two_people_end_without_a_result_does_not_count(anna: Browser, server: Server) -> None:
    ben = Browser(server)
    wish = {"options": SHORT, "settings": RATED}
    code = anna.open("vegas", [me("Anna"), SeatWish()], start=False, **wish)
    ben.ask("POST", f"/api/tables/{code}/seats/1", {"name": "Ben"})
    anna.ask("POST", f"/api/tables/{code}/start")
    for browser, seat in ((anna, 0), (ben, 1)):
        browser.ask("POST", f"/api/tables/{code}/abandon", {"seat": seat})
    assert anna.ask("GET", f"/api/tables/{code}")["state"] == "over"
    assert ratings(anna) == ratings(ben) == []


def test_nobody_alone_ends_a_rated_game_against_bots_without_a_result(anna: Browser) -> None:
    code = open_rated(anna)
    with pytest.raises(ServerRefused) as refused:
        anna.ask("POST", f"/api/tables/{code}/abandon", {"seat": 0})
    assert refused.value.code == "rated-alone"
    assert anna.ask("GET", f"/api/tables/{code}")["state"] == "playing"


def test_a_second_name_of_ones_own_does_not_end_a_rated_game_with_bots(anna: Browser, server: Server) -> None:
    second = Browser(server)
    wish = {"options": SHORT, "settings": RATED}
    code = anna.open("vegas", [me("Anna"), SeatWish(), bot("random")], start=False, **wish)
    second.ask("POST", f"/api/tables/{code}/seats/1", {"name": "Anna again"})
    anna.ask("POST", f"/api/tables/{code}/start")
    for browser, seat in ((anna, 0), (second, 1)):
        with pytest.raises(ServerRefused) as refused:
            browser.ask("POST", f"/api/tables/{code}/abandon", {"seat": seat})
        assert refused.value.code == "rated-alone"
    assert anna.ask("GET", f"/api/tables/{code}")["state"] == "playing"


def test_ratings_are_deleted_with_everything_else(anna: Browser) -> None:
    code = open_rated(anna)
    anna.play(code)
    assert eventually(lambda: ratings(anna))
    assert [row["code"] for row in anna.ask("GET", "/api/me/export")["ratings"]] == [code]
    identity = anna.cookie
    anna.ask("DELETE", "/api/me", {"delete": "everything"})
    anna.cookie = identity
    assert ratings(anna) == []


def test_what_a_server_has_not_counted_when_it_died_is_counted_by_the_next_one(tmp_path: Path) -> None:
    """As if the power had failed between the end of a game and its counting."""
    with running(tmp_path) as server:
        anna = Browser(server)
        code = open_rated(anna)
        anna.play(code)
        counted = eventually(lambda: ratings(anna))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("DELETE FROM ratings").rowcount == 2
        database.execute("INSERT INTO dues VALUES (?)", (code,))
    database.close()
    with running(tmp_path) as server:
        anna.server = server
        assert eventually(lambda: ratings(anna)) == counted
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("SELECT * FROM dues").fetchall() == []
    database.close()


def over(*winners: int, how: Any = "played", scores: tuple[int, ...] = (9, 7, 7)) -> TableDocument:
    anna, greedy = SeatDocument("human", "Anna", guest="a"), SeatDocument("bot", "Rita", "greedy")
    seats = (anna, greedy, greedy)
    document = TableDocument("ABCDEF", "vegas", 3, (), seats, "00", 1, "over", ending=Ending(how, winners, scores))
    return replace(document, rated=("a", "bot:greedy", "bot:greedy"), ended=5)


def test_places_go_by_win_and_score_and_who_left_is_last() -> None:
    assert places(over(0)) == (0, 1, 1)
    assert places(over(1, scores=(9, 7, 8))) == (1, 0, 2)
    assert places(over(1, 2, how="resigned", scores=())) == (2, 0, 0)
    for left in (
        SeatDocument("human", "Anna", guest="a", resigned=True),
        SeatDocument("human", "Anna", guest="a", helped=True),
        SeatDocument("bot", "Anna", "champion"),
    ):
        document = over(0)
        assert places(replace(document, seats=(left, *document.seats[1:]))) == (2, 0, 0)


def test_a_win_lifts_a_loss_sinks_and_bots_of_one_level_are_one_player() -> None:
    rows = {row.player: row for row in rated_rows(over(0), {})}
    assert set(rows) == {"a", "bot:greedy"}
    assert rows["a"].mu > 25 > rows["bot:greedy"].mu
    assert all(row.sigma < 25 / 3 for row in rows.values())
    again = {row.player: row for row in rated_rows(over(1, scores=(3, 7, 5)), rows)}
    assert (again["a"].number, again["bot:greedy"].number) == (2, 2)
    assert again["a"].mu < rows["a"].mu


def test_somebody_whom_no_cookie_makes_known_is_left_out() -> None:
    document = replace(over(0), rated=("a", "", "bot:greedy"))
    assert {row.player: row.of for row in rated_rows(document, {})} == {"a": 2, "bot:greedy": 2}
    assert rated_rows(replace(document, rated=("a", "", "")), {}) == ()
