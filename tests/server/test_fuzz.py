"""Whatever a client sends, it gets an answer, nothing breaks, and nobody's game changes."""

from __future__ import annotations

import string
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from flambeur.client import RemoteTable, Server, me
from tests.server.harness import Line, running

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
kinds = st.sampled_from(["hello", "move", "chat", "react", "mute", "ping", "lobby", "update", "", "SYNC"])
names = st.sampled_from(
    ["t", "id", "seat", "n", "move", "table", "tokens", "text", "what", "on", "lang", "last", "mute"]
)
messages = st.one_of(
    st.dictionaries(names, json_values, max_size=6).flatmap(lambda body: kinds.map(lambda kind: {**body, "t": kind})),
    st.fixed_dictionaries(
        {
            "t": st.just("move"),
            "id": st.text(string.ascii_letters, min_size=1, max_size=40),
            "n": st.integers(-2, 40) | st.just(2**70),
            "move": st.sampled_from(["place 1", "place 7", "place", "", "place 1 1", "bid 3", "x" * 300])
            | st.text(max_size=20),
            "seat": st.integers(-1, 70) | st.none(),
        }
    ),
    json_values,
)
wires = messages.map(msgspec.json.encode) | st.binary(max_size=60) | st.text(max_size=60).map(str.encode)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def table(server: Server) -> RemoteTable:
    return server.open("vegas", 3, seats=[me("Anna"), me("Ben"), me("Cleo")], start=True)


def asked_seat(table: RemoteTable) -> int:
    return table.info().waiting[0]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(said=st.lists(wires, min_size=1, max_size=8), greeted=st.booleans())
def test_a_client_that_talks_nonsense_is_answered_and_changes_nothing(
    server: Server, table: RemoteTable, said: list[bytes], greeted: bool
) -> None:
    out_of_turn = (asked_seat(table) + 1) % 3
    with Line(server) as line:
        if greeted:
            line.hello(table.code, table.tokens[out_of_turn])
        for wire in said:
            line.say(_text(wire))
            line.say({"t": "ping", "id": "alive"})
            answers = _until_pong(line)
            assert not any(answer.get("code") == "internal" for answer in answers)
    assert table.info().n == 1


def _text(wire: bytes) -> Any:
    try:
        return wire.decode()
    except UnicodeDecodeError:
        return wire


def _until_pong(line: Line) -> list[Any]:
    heard = []
    while (message := line.hear())["t"] != "pong" or message["id"] != "alive":
        heard.append(message)
    return [*heard, message]


def test_messages_again_and_in_another_order_change_nothing_more(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
    sent = []
    with Line(server) as line:
        line.hello(table.code, *table.tokens.values())
        asked = next(message for message in (line.until("snapshot") for _ in range(2)) if message["moves"])
        for number in range(6):
            move = {
                "t": "move",
                "id": f"m{number}",
                "seat": asked["seat"],
                "n": asked["n"],
                "move": asked["moves"][0]["id"],
            }
            sent.append(move)
            line.say(move)
            line.until("accepted")
            asked = next(message for message in (line.until("update") for _ in range(2)) if message.get("moves"))
        before = table.info()
        for move in [*reversed(sent), *sent]:
            line.say(move)
            while (answer := line.hear())["t"] not in ("accepted", "error"):
                pass
            assert answer["t"] == "accepted" or answer["code"] == "stale"
        assert table.info() == before


def test_the_described_api_never_answers_with_a_server_error(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    table = server.open("vegas", 3, seats=[me("Anna"), me("Ben"), me("Cleo")], start=True)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation in operations:

        @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def call(case: Any) -> None:
            if case.path_parameters and "code" in case.path_parameters:  # a real table, so that calls get further
                case.path_parameters["code"] = table.code
                case.headers["Authorization"] = f"Bearer {table.host}"
            case.call_and_validate(checks=[not_a_server_error])

        call()
