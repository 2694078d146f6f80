"""Advice at a table: for one's own seat, when it is asked, unless the host minds."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from flambeur.client import Server, ServerRefused, me
from flambeur.engine import Budget, Match, Seeded, new_game
from flambeur.protocol.tables import SomeSettings
from flambeur.server.storage.documents import SeatDocument, TableDocument
from flambeur.server.tables import seat_advice
from tests.server.harness import running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), bot_seconds=30.0) as server:
        yield server


def test_a_player_gets_every_legal_move_with_a_reason_and_others_get_nothing(server: Server) -> None:
    table = server.open("vegas", 2, options={"starter": "0"}, seats=[me("Anna"), me("Ben")], start=True)
    path = f"/api/tables/{table.code}/seats/0/advice"
    found = server.ask("GET", path, token=table.tokens[0])
    assert found["seat"] == 0
    assert found["best"] in found["close"]
    assert {*found["close"]} <= {move["id"] for move in found["moves"]}
    for move in found["moves"]:
        assert 0 <= move["chance"] <= 1
        assert move["why"]
        assert move["sure"] in ("exact", "bounded", "estimated")
    for seat, token, code in ((0, table.tokens[1], "not-seated"), (1, table.tokens[1], "not-asked")):
        with pytest.raises(ServerRefused) as refused:
            server.ask("GET", f"/api/tables/{table.code}/seats/{seat}/advice", token=token)
        assert refused.value.code == code
    server.ask("PATCH", f"/api/tables/{table.code}", {"settings": {"coach": False}}, table.host)
    with pytest.raises(ServerRefused) as refused:
        server.ask("GET", path, token=table.tokens[0])
    assert refused.value.code == "coach-off"


def test_at_public_tables_nobody_is_advised(server: Server) -> None:
    table = server.open(
        "vegas", 2, {"starter": "0"}, [me("Anna"), me("Ben")], settings=SomeSettings(public=True), start=True
    )
    with pytest.raises(ServerRefused) as refused:
        server.ask("GET", f"/api/tables/{table.code}/seats/0/advice", token=table.tokens[0])
    assert refused.value.code == "coach-off"


@pytest.mark.parametrize("within", [5, 60_000, "soon"])
def test_who_asks_for_an_odd_time_is_told_so(server: Server, within: object) -> None:
    table = server.open("vegas", 2, {"starter": "0"}, [me("Anna"), me("Ben")], start=True)
    with pytest.raises(ServerRefused) as refused:
        server.ask("GET", f"/api/tables/{table.code}/seats/0/advice?within={within}", token=table.tokens[0])
    assert refused.value.code == "malformed"


@pytest.mark.parametrize("modules", ["bonus", "action"])
def test_advice_is_the_same_whatever_the_other_seat_secretly_holds(modules: str) -> None:
    game = new_game("vegas", 2, box="boulevard", modules=modules, starter="0")
    match = Match(game, Seeded(4))
    seat = match.waiting[0]
    other = 1 - seat
    known = game.knowledge(match.state, seat)
    worlds = [known.imagine(Seeded(luck)) for luck in range(12)]
    assert len({str(game.view(world, other)) for world in worlds}) > 1, "the other seat holds different cards"
    seats = (SeatDocument(name="Anna"), SeatDocument(name="Ben"))
    document = TableDocument("ABCDEF", "vegas", 2, (), seats, seed="00", created=0)
    handed = [seat_advice.asked_about(document, game.knowledge(world, seat), 1, "en") for world in worlds]
    assert len({pickle.dumps(facts) for facts in handed}) == 1, "who thinks is handed the same bytes"
    said = [seat_advice.think(*facts, Budget(work=len(match.legal_moves(seat)))) for facts in handed[:2]]
    assert said[0] == said[1]


def test_what_choices_cost_is_told_at_once_or_after_the_round_as_the_table_allows(server: Server) -> None:
    options = {"starter": "0", "rounds": 2}
    told, untold = (
        server.open("vegas", 2, options, [me("Anna"), me("Ben")], settings=SomeSettings(coach=coach), start=True)
        for coach in (True, False)
    )
    for table, known in ((told, 1), (untold, 0)):
        with table.sit(0) as seat:
            turn = next(seat.turns())
            seat.play(turn.n, seat.offers[0].id)
        found = table.costs(0)
        assert len(found.choices) == known
        assert all(one.round == 1 and one.dollars >= 0 for one in found.choices)
        with pytest.raises(ServerRefused) as refused:
            server.ask("GET", f"/api/tables/{table.code}/seats/0/costs", token=table.tokens[1])
        assert refused.value.code == "not-seated"
