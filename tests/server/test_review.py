"""Reviews of finished games: made once beside the play, the same for everybody, in the language asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flambeur.client import RemoteTable, Server, ServerRefused, bot, me
from flambeur.engine import new_game
from flambeur.kernels import Kernel, for_game
from flambeur.server.http import reviewing
from flambeur.server.office import Office
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
    found = server.ask("GET", f"/api/tables/{table.code}/review")
    moments = len(server.ask("GET", f"/api/tables/{table.code}/replay")["moments"])
    assert found["decisions"]
    assert len(found["curve"]) == len(found["decisions"]) + 2
    assert all(sum(point["chances"]) == pytest.approx(1) for point in found["curve"])
    assert all(0 < one["moment"] < moments for one in found["decisions"])
    for one in found["decisions"]:
        assert sum(move["chosen"] for move in one["moves"]) == sum(move["best"] for move in one["moves"]) == 1
        assert one["sentence"]
    assert len(found["turning"]) == min(3, len(found["decisions"]))
    for player in found["players"]:
        parts = player["start"] + player["luck"] + player["skill"] + player["gifts"]
        assert parts == pytest.approx(player["result"], abs=1e-6)
        *whole, result = player["amounts"].values()
        assert sum(whole) == result
        assert player["lost"] >= 0
        assert player["given_up"] >= 0
        assert len(player["sentences"]) == 1 + (player["amounts"]["skill"] + player["given_up"] < 0)
    told = [sentence for one in found["players"] for sentence in one["sentences"]]
    told += [one["sentence"] for one in found["decisions"]]
    assert not [sentence for sentence in told if "card" in sentence], "there are no cards in these games"


def test_a_table_with_action_cards_is_reviewed_by_compiled_rules_with_games_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = new_game("vegas", 3, box="boulevard", modules="action")
    assert for_game(game) is None, "there are no whole games by compiled rules"
    for ready in (True, False):
        monkeypatch.setattr(Kernel, "wait", lambda *_, ready=ready: ready)
        assert reviewing.games_each(game, 300) >= 16
        assert (reviewing.games_each(game, 300) > 100) == ready


def test_it_is_made_once_and_told_in_every_language(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(server, "vegas", rounds=1)
    done: list[str] = []
    real = Office.do

    async def counted(self: Office, address: str, work: object, *args: object) -> object:
        done.append(getattr(work, "__name__", ""))
        return await real(self, address, work, *args)  # type: ignore[arg-type]  # it is what it was called with

    monkeypatch.setattr(Office, "do", counted)
    said = {
        lang: server.ask("GET", f"/api/tables/{table.code}/review?lang={lang}")["players"][0]["sentences"][0]
        for lang in ("en", "fr", "de", "en")
    }
    assert len(set(said.values())) == 3
    assert done == [reviewing.reviewed.__name__]


def test_a_game_that_goes_on_is_not_reviewed(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    with pytest.raises(ServerRefused) as refused:
        server.ask("GET", f"/api/tables/{table.code}/review")
    assert refused.value.code == "not-over"
