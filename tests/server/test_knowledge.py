"""A program at a table on the network knows what its seat knows: all of it, and nothing more."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from flambeur.bots import make_bot
from flambeur.cli.remote import play_remote
from flambeur.client import Server, bot, me
from flambeur.engine import (
    Budget,
    Chooser,
    Game,
    Knowledge,
    Match,
    Move,
    Seeded,
    family,
    read_knowledge,
    read_record,
    replay,
    write_knowledge,
)
from flambeur.protocol.seat_projection import SeatProjection
from tests.server.harness import Line, running

SECRETS: list[tuple[str, int, dict[str, str]]] = [
    ("vegas", 3, {"box": "boulevard", "with": "action,bonus"}),
    ("vegas", 3, {"box": "morecash", "with": "bonus", "rounds": "2"}),
    ("vegas", 2, {"box": "boulevard", "mode": "secret"}),
]
REMEMBERED: tuple[str, int, dict[str, str]] = ("kragen", 3, {"rounds": "2"})
"""Views hide tokens, but an attentive person has seen every payment."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), answer_seconds=(0, 0)) as server:
        yield server


@pytest.mark.parametrize(("name", "players", "options"), [*SECRETS, REMEMBERED])
def test_a_bot_that_plays_in_an_arena_plays_over_the_network_and_knows_the_same(
    server: Server, name: str, players: int, options: dict[str, str]
) -> None:
    game = family(name).game(players, options)
    greedy, known = make_bot("greedy", game), []

    def attentive(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
        known.append(knowledge)
        return greedy(knowledge, moves, budget, source)

    table = server.open(name, players, options, [me("Anna"), *[bot("random")] * (players - 1)], start=True)
    with table.sit() as seat:
        ending = seat.play_out(attentive)
    assert ending.how == "played"
    assert known
    record = read_record(table.record())
    positions = {write_knowledge(game.knowledge(state, 0)) for state in [moment.state for moment in replay(record)]}
    assert {write_knowledge(knowledge) for knowledge in known} <= positions


@pytest.mark.parametrize(("name", "players", "options"), SECRETS)
def test_tables_that_are_alike_to_a_seat_give_it_the_same_answer_to_the_byte(
    name: str, players: int, options: dict[str, str]
) -> None:
    game: Game[Any] = family(name).game(players, options)
    projection, match, source = SeatProjection(game), Match(game, Seeded(4)), Seeded(5)
    others = 0
    for _ in range(30):
        if match.outcome() is not None:
            break
        for seat in range(players):
            told = projection.knowledge(match.state, 3, seat, "x")
            knowledge = read_knowledge(msgspec.json.decode(told)["text"], trusted=True)
            for state in (knowledge.imagine(source) for _ in range(3)):
                others += state != match.state
                assert projection.knowledge(state, 3, seat, "x") == told
        match.play_together({seat: match.legal_moves(seat)[-1] for seat in match.waiting})
    assert others > 50, "something was hidden, and could have leaked"


def test_only_whoever_holds_a_seat_is_told_and_only_once_there_is_a_game(server: Server) -> None:
    table = server.open("kragen", 3, seats=[me("Anna"), me("Ben"), bot("random")])
    with Line(server) as line:
        line.say({"t": "knowledge", "id": "a"})
        assert line.until("error", id="a")["code"] == "no-hello"
        line.hello(table.code, table.tokens[0])
        line.say({"t": "knowledge", "id": "b"})
        assert line.until("error", id="b")["code"] == "not-playing"
        table.start()
        line.until("update", n=1)
        line.say({"t": "knowledge", "id": "c", "seat": 1})
        assert line.until("error", id="c")["code"] == "not-seated"
        line.say({"t": "knowledge", "id": "d"})
        assert " seat=0 | " in line.until("knowledge", id="d")["text"]
    with Line(server) as watcher:
        watcher.hello(table.code)
        watcher.say({"t": "knowledge", "id": "e", "seat": 0})
        assert watcher.until("error", id="e")["code"] == "not-seated"


def test_a_bot_of_this_machine_plays_a_seat_from_the_terminal(server: Server) -> None:
    out = io.StringIO()
    play_remote(
        server.url,
        name="Anna",
        game="kragen",
        players=3,
        options={"rounds": "1"},
        bots=["greedy", "random"],
        by_bot=True,
        lang="en",
        answers=io.StringIO(),
        out=out,
    )
    said = out.getvalue()
    assert "The bot greedy plays your seat from here." in said
    assert said.rstrip().endswith("The game is over.")
