"""Advice at a table: for one's own seat, when it is asked, unless the host minds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flambeur.client import Server, ServerRefused, me
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
    assert found["best"] in [move["id"] for move in found["moves"]]
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
