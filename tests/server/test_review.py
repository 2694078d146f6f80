"""Reviews of finished games: made once beside the play, the same for everybody, in the language asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import astuple

from flambeur.client import RemoteTable, Server, ServerRefused, bot, me
from flambeur.engine import FlambeurError, new_game
from flambeur.kernels import Kernel, for_game
from flambeur.protocol.errors import Refused
from flambeur.protocol.reviews import ReviewProgress
from flambeur.server.jobs import Arguments, JobQueue, Jobs
from flambeur.server.reviews import job as review_job
from flambeur.server.reviews.service import ReviewService
from flambeur.server.storage import Row, Storage
from flambeur.server.storage.documents import SeatDocument, TableDocument
from flambeur.texts import LANGUAGES
from tests.server.harness import Line, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


def finished(server: Server, game: str, **options: object) -> RemoteTable:
    """A table at which bots have played a game out, one of them for the person who opened it."""
    table = server.open(game, 3, options, [me("Anna"), bot("greedy"), bot("random")], start=True)
    with Line(server) as line:
        line.hello(table.code)
        server.ask("PUT", f"/api/tables/{table.code}/seats/0/bot", {"level": "random"}, table.tokens[0])
        while not (message := line.hear()).get("ending"):
            assert message["t"] != "error"
    return table


@pytest.mark.parametrize(
    ("game", "options"), [("vegas", {"rounds": 1}), ("temptation", {"goal": 100}), ("kragen", {"rounds": 1})]
)
def test_a_finished_game_is_judged_and_its_parts_add_up(server: Server, game: str, options: dict[str, object]) -> None:
    table = finished(server, game, **options)
    found = table.review()
    moments = len(server.ask("GET", f"/api/tables/{table.code}/replay")["moments"])
    assert found.decisions
    assert len(found.curve) == len(found.decisions) + 2
    assert all(sum(point.chances) == pytest.approx(1) for point in found.curve)
    assert all(0 < one.moment < moments for one in found.decisions)
    for one in found.decisions:
        assert sum(move.chosen for move in one.moves) == sum(move.best for move in one.moves) == 1
        assert one.sentence
    assert len(found.turning) == min(3, len(found.decisions))
    for player in found.players:
        parts = player.start + player.luck + player.skill + player.gifts
        assert parts == pytest.approx(player.result, abs=1e-6)
        *whole, result = astuple(player.amounts)
        assert sum(whole) == result
        assert player.lost >= 0
        assert player.given_up >= 0
        assert len(player.sentences) == 1 + (player.amounts.skill + player.given_up < 0)
    told = [sentence for one in found.players for sentence in one.sentences]
    told += [one.sentence for one in found.decisions]
    assert not [sentence for sentence in told if "card" in sentence], "there are no cards in these games"


def test_a_table_with_action_cards_is_reviewed_by_compiled_rules_with_games_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = new_game("vegas", 3, box="boulevard", modules="action")
    assert for_game(game) is None, "there are no whole games by compiled rules"
    for ready in (True, False):
        monkeypatch.setattr(Kernel, "wait", lambda *_, ready=ready: ready)
        assert review_job.games_each(game, 300) >= 16
        assert (review_job.games_each(game, 300) > 100) == ready


def test_it_is_made_once_and_told_in_every_language(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(server, "vegas", rounds=1)
    done: list[str] = []
    real = JobQueue.submit_with

    def counted(self: JobQueue, address: str, work: Callable[..., Any], args: Arguments) -> object:
        done.append(work.__name__)
        return real(self, address, work, args)

    monkeypatch.setattr(JobQueue, "submit_with", counted)
    said = [table.review(lang).players[0].sentences[0] for lang in LANGUAGES * 2]
    assert len(set(said)) == 3
    assert done == [review_job.reviewed.__name__]


def test_a_review_that_takes_its_time_is_accepted_and_tells_how_far_it_has_come(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.server.http.reviews.HOLD_SECONDS", 0.0)
    table = finished(server, "vegas", rounds=1)
    told: list[ReviewProgress] = []
    found = table.review(told=told.append)
    assert found.decisions
    assert told, "the first answer came before the review was made"
    assert {progress.state for progress in told} <= {"waiting", "running"}
    assert all(0 <= progress.progress <= 1 and progress.ahead == 0 for progress in told)
    assert table.review(told=lambda _: pytest.fail("it is kept")) == found


class NoRows:
    """Storage in which every journal is empty."""

    async def journal(self, code: str, since: int = 0) -> list[Row]:
        return []


NO_ROWS = cast(Storage, NoRows())


def long_winded(document: TableDocument, rows: list[Row]) -> dict[str, bytes]:
    return {"en": b"x" * 600}


def test_of_long_reviews_fewer_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.server.reviews.job.reviewed", long_winded)
    monkeypatch.setattr("flambeur.server.reviews.service.KEPT_BYTES", 1_500)
    games = [TableDocument(code, "vegas", 2, (), (SeatDocument(),) * 2, "00" * 32, 0) for code in ("A", "B", "C")]

    async def asked() -> list[bool]:
        jobs = Jobs()
        reviews = ReviewService(jobs.reviews)
        try:
            for document in games:
                await reviews.begin(document, NO_ROWS, "here").answer
            return [reviews.kept(document) is not None for document in games]
        finally:
            jobs.close()

    assert asyncio.run(asked()) == [False, True, True]


def hopeless(document: TableDocument, rows: list[Row]) -> dict[str, bytes]:
    raise Refused("too-much")


def test_a_review_that_could_not_be_made_is_not_tried_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.server.reviews.job.reviewed", hopeless)
    document = TableDocument("ABCDEF", "vegas", 2, (), (SeatDocument(),) * 2, "00" * 32, 0)

    async def asked() -> None:
        jobs = Jobs()
        reviews = ReviewService(jobs.reviews)
        try:
            job = reviews.begin(document, NO_ROWS, "here")
            assert reviews.begin(document, NO_ROWS, "there") is job, "both wait for the same one"
            with pytest.raises(FlambeurError) as refused:
                await job.answer
            assert refused.value.code == "too-much"
            assert reviews.under_way(document) is None
            with pytest.raises(FlambeurError) as again:
                reviews.kept(document)
            assert again.value.code == "too-much"
            monkeypatch.setattr("flambeur.server.reviews.service.time", SimpleNamespace(monotonic=lambda: float("inf")))
            assert reviews.kept(document) is None
        finally:
            jobs.close()

    asyncio.run(asked())


def test_a_game_that_goes_on_is_not_reviewed(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    with pytest.raises(ServerRefused) as refused:
        server.ask("GET", f"/api/tables/{table.code}/review")
    assert refused.value.code == "not-over"
