"""What reaches a seat is what that seat may know, to the byte; and each hole of the peer is closed here."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from flambeur.client import RemoteTable, Server, ServerRefused, me
from flambeur.engine import Family, Match, Seeded, families, read_record, visible
from flambeur.engine.record import play_entry
from flambeur.protocol.seat_projection import choices
from tests.server.harness import Line, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


def kinds() -> list[Any]:
    """Every game as it comes out of the box, and every preset, with the fewest players that can hide something."""
    return [
        pytest.param(shelf, dict(options), id=f"{shelf.name}-{name}")
        for shelf in families()
        for name, options in [("plain", ()), *shelf.presets]
    ]


@pytest.mark.parametrize(("shelf", "options"), kinds())
def test_every_message_of_a_whole_game_is_what_that_seat_may_know(
    server: Server, shelf: Family, options: dict[str, str]
) -> None:
    players = min((count for count in shelf.fitting(options) if count > 2), default=shelf.fitting(options)[0])
    people = [me(f"p{seat}") for seat in range(players)]
    table = server.open(shelf.name, players, options, people, start=True)
    heard = play_with_everybody_listening(server, table)
    seed = table.fairness().seed
    assert seed is not None
    check_against_the_record(table, heard, players)
    for lines in heard.values():
        assert not any(seed in text for text in lines)


def play_with_everybody_listening(server: Server, table: RemoteTable) -> dict[int | None, list[str]]:
    """Play a game out with a socket for each seat and one for a spectator; all they heard."""
    lines: dict[int | None, Line] = {seat: Line(server) for seat in (*table.tokens, None)}
    try:
        for seat, line in lines.items():
            line.hello(table.code, *([] if seat is None else [table.tokens[seat]]))
            line.until("snapshot")
        asked = {seat: msgspec.json.decode(line.heard[-1]) for seat, line in lines.items()}
        while not asked[None].get("ending"):
            n = asked[None]["n"]
            for seat, message in asked.items():
                if seat is not None and message.get("moves"):
                    move = message["moves"][(n * 7 + seat) % len(message["moves"])]["id"]
                    lines[seat].say({"t": "move", "id": f"{n}", "n": n, "move": move})
            for seat, line in lines.items():
                asked[seat] = line.until("update")
                assert asked[seat]["n"] == n + 1
    finally:
        for line in lines.values():
            line.socket.close()
            line.__exit__()
    return {seat: line.heard for seat, line in lines.items()}


def check_against_the_record(table: RemoteTable, heard: dict[int | None, list[str]], players: int) -> None:
    """Replay the record and rebuild what each seat should have been told, step by step."""
    record = read_record(table.record())
    game = record.rules_game()
    state, events = game.start()
    steps = []
    for entry in record.entries:
        if entry.kind != "chance":
            steps.append((state, events))
            events = ()
        state, more = play_entry(game, state, entry)
        events += more
    steps.append((state, events))
    for seat, lines in heard.items():
        messages = [msgspec.json.decode(text) for text in lines]
        updates = {message["n"]: message for message in messages if message["t"] == "update"}
        view = next(message for message in messages if message["t"] == "snapshot")["view"]
        for n, (position, happened) in enumerate(steps, 1):
            known = msgspec.json.decode(msgspec.json.encode(game.view(position, seat)))
            if n > 1:
                update = updates[n]
                view = update["view"] if "view" in update else merged(view, update["delta"])
                told = [{"name": event.name, **asdict(event)} for event in visible(happened, seat)]
                assert update["events"] == msgspec.json.decode(msgspec.json.encode(told))
                offered = [] if seat is None else [str(move) for move in choices(game, position, seat)]
                assert [offer["id"] for offer in update.get("moves", [])] == offered
                assert set(update) <= {"t", "n", "seat", "events", "delta", "view", "moves", "ending"}
            assert view == known


def merged(old: Any, change: Any) -> Any:
    """The merge of the protocol page, written again."""
    if not isinstance(change, dict) or not isinstance(old, dict | list):
        return change
    now = old.copy()
    for key, value in change.items():
        place = int(key) if isinstance(now, list) else key
        now[place] = merged(old[place] if isinstance(old, list) else old.get(key), value)
    return now


def test_games_that_say_everybody_knows_the_same_keep_their_word() -> None:
    """One view is sent to all seats of an `open_book`; here is why that is safe."""
    tried = 0
    for shelf in families():
        for name, options in [("plain", ()), *shelf.presets]:
            game = shelf.game(shelf.fitting(dict(options))[0], dict(options))
            if not game.open_book:
                continue
            tried += 1
            assert not any("audience" in vars(step) for step in game.step_types), name
            match = Match(game, Seeded(7))
            while match.outcome() is None:
                match.play(match.legal_moves()[-1])
                for seat in range(game.players):
                    assert msgspec.structs.replace(match.view(seat), seat=None) == match.view(None)
                    assert visible(match.events, seat) == visible(match.events, None)
    assert tried


class TestHolesOfThePeer:
    """What boardgame.io was seen to get wrong."""

    def test_nobody_is_sent_a_seed_or_the_order_of_a_pile(self, server: Server) -> None:
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        with Line(server) as line:
            line.hello(table.code)
            line.until("snapshot")
            for address in ("", "/fairness", "/story"):
                line.heard.append(str(server.ask("GET", f"/api/tables/{table.code}{address}")))
        table.abandon(0)
        table.abandon(1)
        seed = table.fairness().seed
        assert seed is not None
        assert len(seed) == 64
        assert not any(seed in text for text in line.heard)

    def test_every_move_that_is_not_accepted_is_answered_with_its_reason(self, server: Server) -> None:
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        with Line(server) as line:
            line.hello(table.code, *table.tokens.values())
            snapshots = [line.until("snapshot") for _ in range(2)]
            mover = next(message for message in snapshots if message["moves"])
            waiter = next(message["seat"] for message in snapshots if not message["moves"])
            legal = [offer["id"] for offer in mover["moves"]]
            illegal = next(f"place {face}" for face in (*range(1, 7), 9) if f"place {face}" not in legal)
            wrong = [
                ({"seat": mover["seat"], "n": mover["n"], "move": illegal}, "illegal-move"),
                ({"seat": mover["seat"], "n": mover["n"], "move": "nope"}, "invalid-move"),
                ({"seat": mover["seat"], "n": mover["n"] - 1, "move": legal[0]}, "stale"),
                ({"seat": mover["seat"], "n": mover["n"] + 1, "move": legal[0]}, "stale"),
                ({"seat": waiter, "n": mover["n"], "move": legal[0]}, "not-asked"),
                ({"seat": 7, "n": mover["n"], "move": legal[0]}, "not-seated"),
            ]
            for number, (move, code) in enumerate(wrong):
                line.say({"t": "move", "id": f"w{number}", **move})
                told = line.until("error", id=f"w{number}")
                assert (told["code"], bool(told["sentence"])) == (code, True)
        assert table.info().n == mover["n"]

    def test_no_client_can_end_the_game_or_replace_the_state(self, server: Server) -> None:
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        with Line(server) as line:
            line.hello(table.code, table.tokens[0])
            for message in (
                {"t": "endGame", "winners": [0]},
                {"t": "update", "n": 2, "seat": 0, "view": {}},
                {"t": "SYNC", "state": {"won": [[90], []]}},
                {"t": "move", "id": "x", "n": 1, "move": "place 1", "state": {}},
            ):
                line.say(message)
                assert line.until("error")["code"] in ("malformed", "unknown-message")
        assert table.info().n == 1

    def test_an_unknown_table_is_not_made_by_asking_for_it(self, server: Server) -> None:
        with Line(server) as line:
            line.say({"t": "hello", "table": "ZZZZZZ", "tokens": ["x"]})
            assert line.until("error")["code"] == "unknown-table"
            line.say({"t": "chat", "text": "anybody?"})
            assert line.until("error")["code"] == "no-hello"
        with pytest.raises(ServerRefused) as refused:
            server.table("ZZZZZZ").info()
        assert refused.value.code == "unknown-table"

    def test_a_wrong_token_opens_nothing(self, server: Server) -> None:
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        other = server.open("vegas", 2, seats=[me("Cleo"), me("Dora")], start=True)
        with Line(server) as line:
            line.say({"t": "hello", "table": table.code, "tokens": [other.tokens[0]]})
            assert line.until("error")["code"] == "bad-token"
        with pytest.raises(ServerRefused) as refused:
            server.ask("POST", f"/api/tables/{table.code}/resign", {"seat": 0}, other.tokens[0])
        assert refused.value.code == "not-seated"

    def test_seats_taken_at_the_same_time_are_all_kept(self, server: Server) -> None:
        table = server.open("vegas", 5)
        with ThreadPoolExecutor(10) as pool:
            tries = [pool.submit(server.table(table.code).join, f"p{i}", i % 5) for i in range(10)]
        taken = [each for each in tries if each.exception() is None]
        assert len(taken) == 5
        assert all(chair.kind == "human" for chair in table.info().seats)


def test_the_database_holds_no_token_in_the_clear(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")], start=True)
        secrets = [*table.tokens.values(), table.host]
    for file in tmp_path.iterdir():
        content = file.read_bytes()
        assert not any(secret.encode() in content for secret in secrets)
