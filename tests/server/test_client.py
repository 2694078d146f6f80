"""The Python client: what it makes of answers, also of those of a server that is newer than it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from flambeur.client import Offer, OtherView, Server, ServerRefused, UnknownAnswer, bot, me
from flambeur.client.answer import Answer
from flambeur.client.seat import read_reply
from flambeur.engine import new_game
from flambeur.protocol.game_structs import read_offer, read_view
from flambeur.protocol.replies import Rejected
from flambeur.protocol.tables import Clock, ClockWish, SomeSettings, YourTable
from tests.server.harness import Line, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


def extended(data: Any) -> Any:
    """The same with a field more in every object, as a newer server may send it."""
    if isinstance(data, list):
        return [extended(item) for item in data]
    if isinstance(data, dict):
        return {"newer": [1], **{name: extended(value) for name, value in data.items()}}
    return data


def test_fields_that_a_client_does_not_know_are_ignored(server: Server) -> None:
    clock = SomeSettings(clock=ClockWish(86400, "random"))
    table = server.open("vegas", 2, seats=[me("Anna"), bot()], settings=clock, start=True)
    answered = server.ask("GET", f"/api/tables/{table.code}")  # once: the bot may play on
    info = msgspec.convert(answered, YourTable)
    assert info.settings.clock == Clock(86400, "random")
    newer = extended(answered)
    newer["options"] = info.options  # every game has its own
    assert Answer(200, "application/json", msgspec.json.encode(newer)).read(YourTable) == info
    with Line(server) as line:
        line.hello(table.code, table.tokens[0], lang="en")
        line.until("snapshot")
        line.say({"t": "move", "id": "m", "n": -1, "move": ""})
        line.until("error")
        for text in line.heard:
            heard = read_reply(text)
            assert heard is not None
            assert type(read_reply(msgspec.json.encode(extended(msgspec.json.decode(text))))) is type(heard)


@pytest.mark.parametrize(
    ("game", "options"), [("vegas", {}), ("vegas", {"box": "boulevard", "mode": "secret"}), ("kragen", {})]
)
def test_views_and_moves_come_as_the_structs_of_their_game(
    server: Server, game: str, options: dict[str, object]
) -> None:
    table = server.open(game, 3, options, [me("Anna"), bot(), bot()], start=True)
    with table.sit(lang="en") as seat:
        for turn, _ in zip(seat.turns(), range(3), strict=False):
            rules, known = seat.game, turn.knowledge()
            assert rules is not None
            assert turn.view == known.view
            assert type(turn.view) is rules.view_type
            legal = rules.legal_moves(known.position, 0)
            assert [offer.move for offer in turn.offers] == list(legal)
            assert all(offer.label for offer in turn.offers)
            turn.play(turn.moves[0])


def test_a_view_of_a_game_that_is_not_known_here_has_the_fields_that_were_sent() -> None:
    sent = {"table": "chess", "seat": 1, "waiting": [1], "board": ["K"]}
    assert read_view(None, sent) == OtherView(1, (1,), sent)
    assert read_view(new_game("kragen", 3), sent) == OtherView(1, (1,), sent), "nor does a newer view break this client"
    assert read_offer(None, {"id": "castle", "label": "Castle", "long": True}) == Offer("castle", None, "Castle")
    with pytest.raises(msgspec.ValidationError):
        read_view(None, {"table": "chess"})


def test_a_table_of_a_game_that_is_not_known_here_can_be_played(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.open("kragen", 3, seats=[me("Anna"), bot(), bot()], start=True)
    monkeypatch.setattr("flambeur.client.seat.game_of", lambda info: None)
    with table.sit() as seat:
        for turn, _ in zip(seat.turns(), range(3), strict=False):
            assert isinstance(turn.view, OtherView)
            assert turn.view.fields["table"] == "kragen"
            assert all(offer.move is None for offer in turn.offers)
            turn.play(turn.moves[0])


def test_messages_that_a_client_does_not_know_are_passed_over() -> None:
    assert read_reply('{"t": "fanfare", "table": 7}') is None
    assert read_reply('{"t": "chat", "mood": "newer"}') is None, "a seat does not act on it"


def test_an_answer_that_is_none_is_an_error_of_its_own() -> None:
    page = Answer(200, "text/html", b"<!doctype html>")
    with pytest.raises(UnknownAnswer, match="does not understand"):
        page.read(YourTable)
    with pytest.raises(UnknownAnswer):
        read_reply('{"t": "over"}')


def test_a_refusal_says_what_the_server_said(server: Server) -> None:
    with pytest.raises(ServerRefused) as refused:
        server.open("vegas", 2, {"rounds": "many"})
    assert refused.value.code == "invalid-option"
    assert refused.value.facts["option"] == "rounds"
    said = read_reply('{"t": "error", "code": "stale", "sentence": "No.", "facts": {"n": 3}}')
    assert said == Rejected("stale", "No.", {"n": 3})
