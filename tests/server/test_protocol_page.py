"""The protocol page says what the server does: its examples are sent, and what comes back has the fields it shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flambeur.client import RemoteTable, Server, ServerRefused, me
from flambeur.protocol.errors import SPOKEN, STATUS
from flambeur.protocol.messages import read_message
from tests.server.harness import Line, running

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SAMPLE = Path(__file__).parents[2] / "docs" / "samples" / "evening.flam"
BLOCKS = re.findall(r"^```json ([^\n]+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def examples(kind: str) -> list[Any]:
    return [msgspec.json.decode(text) for info, text in BLOCKS if info.split()[0] == kind]


def shown(kind: str) -> Any:
    """The example of a server message."""
    return next(message for message in examples("server") if message["t"] == kind)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def table(server: Server) -> RemoteTable:
    return server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)


def same_fields(real: Any, example: Any, path: str = "") -> None:
    """The example shows no field that the answer lacks, and vice versa, at every depth it goes to."""
    if (
        isinstance(example, dict)
        and isinstance(real, dict)
        and not path.endswith((".view", ".delta", ".options", ".table", ".chosen"))
    ):
        assert set(example) == set(real), f"{path}: {set(example) ^ set(real)} on one side only"
        for name in example:
            same_fields(real[name], example[name], f"{path}.{name}")
    elif isinstance(example, list) and isinstance(real, list) and example and real and isinstance(example[0], dict):
        same_fields(real[0], example[0], f"{path}[]")


def test_every_client_message_on_the_page_is_understood() -> None:
    for message in examples("client"):
        read_message(msgspec.json.encode(message))


def test_the_socket_speaks_as_the_page_shows(server: Server, table: RemoteTable) -> None:
    sent = {message["t"]: message for message in examples("client")}
    with Line(server) as anna, Line(server) as ben:
        anna.say({**sent["hello"], "table": table.code, "tokens": [*table.tokens.values()], "lang": None})
        welcome = anna.until("welcome")
        same_fields(welcome, {**shown("welcome"), "chat": []})
        asked = next(snapshot for snapshot in (anna.until("snapshot") for _ in range(2)) if snapshot["moves"])
        same_fields(asked, shown("snapshot"))
        move = {**sent["move"], "seat": asked["seat"], "n": asked["n"], "move": asked["moves"][0]["id"]}
        anna.say(move)
        same_fields(anna.until("accepted"), shown("accepted"))
        updates = [anna.until("update") for _ in table.tokens]
        same_fields(next(update for update in updates if "moves" not in update), shown("update"))
        anna.say({**move, "id": "late"})
        same_fields(anna.until("error"), shown("error"))
        for kind, answer in (
            ("chat", "chat"),
            ("react", "react"),
            ("mute", "muted"),
            ("knowledge", "knowledge"),
            ("ping", "pong"),
        ):
            anna.say(sent[kind])
            same_fields(anna.until(answer), shown(answer))
        ben.hello(table.code, table.tokens[1])
        same_fields(anna.until("table"), shown("table"))
        table.abandon(0)
        table.abandon(1)
        same_fields(ben.until("over"), shown("over"))
        server.ask("POST", f"/api/tables/{table.code}/rematch", token=table.tokens[0])
        same_fields(ben.until("rematch"), shown("rematch"))
        anna.say(sent["lobby"])
        same_fields(anna.until("lobby"), shown("lobby"))


def test_with_a_language_moves_and_events_come_in_words(server: Server, table: RemoteTable) -> None:
    offer = next(example for example in examples("part") if "verb" in example)
    with Line(server) as line:
        line.hello(table.code, *table.tokens.values(), lang="fr")
        asked = next(snapshot for snapshot in (line.until("snapshot") for _ in range(2)) if snapshot["moves"])
        assert set(asked["moves"][0]) == set(offer)
        assert asked["words"]["ask"]
        line.say({"t": "move", "id": "x", "seat": asked["seat"], "n": asked["n"], "move": asked["moves"][0]["id"]})
        update = line.until("update")
        assert len(update["words"]["events"]) == len(update["events"])
        assert update["words"]["events"][0]


def test_requests_and_answers_on_the_page_are_what_the_server_takes_and_gives(server: Server) -> None:
    asked: tuple[str, str, Any] | None = None
    codes = {"QWERTY": server.open("vegas", 4, seats=[me("Anna"), me("Dora"), me("Cleo")]).code}
    for info, text in BLOCKS:
        words, body = info.split(), msgspec.json.decode(text)
        if words[0] == "request":
            asked = (words[1], words[2].replace("QWERTY", codes["QWERTY"]), body)
        elif words[0] == "answer" and len(words) == 3:
            record = {"record": SAMPLE.read_text(encoding="utf-8")} if words[1] == "POST" else None
            real = server.ask(words[1], words[2].replace("QWERTY", codes["QWERTY"]), record)
            same_fields(real, body)
        elif words[0] == "answer" and asked is not None:
            same_fields(server.ask(*asked), body)
            asked = None


def test_every_code_is_on_the_page_and_every_code_on_the_page_exists(server: Server) -> None:
    listed = set(re.findall(r"`([a-z-]+)`", PAGE[PAGE.index("| status | codes |") : PAGE.index("## REST")]))
    known = set(STATUS) | SPOKEN
    assert listed <= known
    internal = {"internal", "not-allowed", "invalid-position", "broken-seal", "partial", "other-rules", "not-fair"}
    assert known - listed == internal
    with pytest.raises(ServerRefused) as refused:
        server.ask("POST", "/api/tables", {"game": "chess"})
    assert refused.value.code == "unknown-game"
