"""What a guest has played: their own finished games and no others, counted right."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.client import Server, ServerRefused, bot, me
from flambeur.fairness.intervals import wilson
from flambeur.protocol.requests import SeatWish
from flambeur.protocol.tables import Ending
from flambeur.server.account.dice_statistics import Rolls, rolled
from flambeur.server.account.results import results
from flambeur.server.jobs import Arguments, JobQueue
from flambeur.server.storage import Row
from flambeur.server.storage.documents import SeatDocument, TableDocument
from tests.server.browser import Browser
from tests.server.harness import GENEROUS, running

SHORT = {"vegas": {"rounds": 1}, "temptation": {"goal": 100}, "kragen": {"rounds": 1}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


def play(browser: Browser, game: str, *others: SeatWish, **more: object) -> str:
    options = {**SHORT[game], **more}
    code = browser.open(game, [me("Anna"), *(others or (bot("greedy"), bot("random")))], options=options)
    browser.let_bots_play(code, 0)
    return code


def test_who_has_played_nothing_has_nothing(anna: Browser) -> None:
    found = anna.ask("GET", "/api/me/statistics")
    assert (found["games"], found["results"], found["since"]) == (0, [], None)
    assert (found["dice"]["faces"], found["dice"]["verdict"]) == ([0] * 6, "few")


def test_results_are_told_by_game_and_box(anna: Browser) -> None:
    codes = [play(anna, "vegas"), play(anna, "vegas"), play(anna, "vegas", box="boulevard"), play(anna, "temptation")]
    found = anna.ask("GET", "/api/me/statistics")
    kinds = {(one["game"], one["box"], one["mode"]): one for one in found["results"]}
    assert {kind: one["played"] for kind, one in kinds.items()} == {
        ("vegas", "classic", "standard"): 2,
        ("vegas", "boulevard", "standard"): 1,
        ("temptation", None, None): 1,
    }
    endings = [anna.ask("GET", f"/api/tables/{code}")["ending"] for code in codes]
    assert sum(one["won"] for one in found["results"]) == sum(0 in ending["winners"] for ending in endings)
    best = kinds["vegas", "classic", "standard"]["best"]
    assert best["score"] == max(ending["scores"][0] for ending in endings[:2])
    assert best["code"] in codes[:2]


@pytest.mark.parametrize("game", ["vegas", "temptation"])
def test_dice_are_those_that_were_rolled_at_ones_seat(anna: Browser, game: str) -> None:
    code = play(anna, game)
    moments = anna.ask("GET", f"/api/tables/{code}/replay")["moments"]
    rolled = [
        event["roll"][0] if game == "vegas" else event["roll"]
        for moment in moments
        for event in moment["events"]
        if event["name"] == "rolled" and event["seat"] == 0
    ]
    dice = anna.ask("GET", "/api/me/statistics")["dice"]
    assert rolled
    assert dice["faces"] == [sum(face) for face in zip(*rolled, strict=True)]


def test_a_die_that_may_not_get_worse_says_nothing_about_fairness(anna: Browser) -> None:
    code = anna.open("kragen", [me("Anna"), me("Ben"), me("Cleo")], options={"rounds": 2})
    anna.let_bots_play(code, 0, 1, 2)
    entries = [
        entry for moment in anna.ask("GET", f"/api/tables/{code}/replay")["moments"] for entry in moment["entries"]
    ]
    thrown = [entry.partition(":")[2] for entry in entries if entry.startswith(("* white:", "* red:"))]
    faces = "".join(dice for dice in thrown if len(dice) > 1)
    found = anna.ask("GET", "/api/me/statistics")
    assert found["dice"]["faces"] == [faces.count(str(face)) for face in range(1, 7)]
    assert (found["together"], found["results"]) == (1, []), "nobody knows which of three people at a device one is"


def test_a_game_that_goes_on_is_in_no_figure(anna: Browser) -> None:
    anna.open("vegas", [me("Anna"), bot("random")], options={"rounds": 1})
    found = anna.ask("GET", "/api/me/statistics")
    assert (found["games"], sum(found["dice"]["faces"])) == (0, 0)


def test_a_game_that_is_not_here_any_more_keeps_nothing_from_being_told(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server)
        gone, here = play(anna, "vegas"), play(anna, "temptation")
    with sqlite3.connect(tmp_path / "tables.db") as database:
        changed = "UPDATE tables SET document = replace(document, '\"vegas\"', '\"roulette\"') WHERE code = ?"
        assert database.execute(changed, (gone,)).rowcount == 1
    database.close()
    with running(tmp_path) as server:
        anna.server = server
        found = anna.ask("GET", "/api/me/export")
        assert {one["game"]: one["played"] for one in found["statistics"]["results"]} == {
            "roulette": 1,
            "temptation": 1,
        }
        assert sum(found["statistics"]["dice"]["faces"]) > 0
        assert {table["code"]: table["record"] is None for table in found["tables"]} == {gone: True, here: False}


def test_nobody_is_told_anything_about_others(anna: Browser, server: Server) -> None:
    play(anna, "vegas")
    ben = Browser(server)
    assert ben.ask("GET", "/api/me/statistics")["games"] == 0
    token = server.open("vegas", 2, seats=[me("Cleo"), bot("random")]).tokens[0]
    assert server.ask("GET", "/api/me/statistics", token=token)["games"] == 0


def test_every_game_is_gone_through_once(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []

    def counted(games: list[tuple[TableDocument, list[Row]]]) -> list[Rolls]:
        done.append(len(games))
        return rolled(games)

    async def do_with(self: JobQueue, address: str, work: Callable[..., Any], args: Arguments) -> object:
        return counted(*await args())

    play(anna, "vegas")
    monkeypatch.setattr(JobQueue, "do_with", do_with)
    first = anna.ask("GET", "/api/me/statistics")
    assert anna.ask("GET", "/api/me/statistics") == first
    assert done == [1]


@pytest.mark.usefixtures("still")
def test_who_asks_too_often_is_told_so(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(GENEROUS, accounts=0.1)) as server:
        Browser(server).ask("GET", "/api/me/statistics")
        for path in ("/api/me/statistics", "/api/me/export"):
            with pytest.raises(ServerRefused) as refused:
                Browser(server).ask("GET", path)
            assert refused.value.code == "too-fast"


def over(winners: tuple[int, ...], seat: SeatDocument, scores: tuple[int, ...] = (5, 3, 2)) -> TableDocument:
    seats = (seat, SeatDocument("bot", "B"), SeatDocument("bot", "C"))
    ending = Ending("played", winners, scores)
    return TableDocument("ABCDEF", "vegas", 3, (("box", "classic"),), seats, "00", 1, "over", ending=ending)


def test_a_win_is_ones_own_or_shared_and_who_gave_up_has_lost() -> None:
    mine, gone = SeatDocument("human", "Anna", guest="a"), SeatDocument("human", "Anna", guest="a", resigned=True)
    games = [over((0,), mine), over((0, 1), mine), over((1,), mine), over((0,), gone, (99, 0, 0))]
    (found,) = results((game, 0) for game in games)
    assert (found.played, found.won, found.shared, found.resigned) == (4, 2, 1, 1)
    assert found.even == pytest.approx((1 + 2 + 1 + 1) / 3)
    assert found.best is not None
    assert found.best.score == 5, "a score that a bot has played for"
    assert (found.low, found.high) == (None, None), "four games are too few"
    (five,) = results((game, 0) for game in [*games, over((0,), mine)])
    assert (five.low, five.high) == wilson(3, 5)


def test_intervals_are_those_of_the_text_books() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 20) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
