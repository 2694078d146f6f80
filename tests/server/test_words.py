"""The players' words: sealed, shown in rounds, left out when they do not come; and what nobody can choose by that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.client import RemoteTable, Server, ServerRefused, bot, me
from flambeur.engine import Record, read_record
from flambeur.fairness import new_secret, read_proof, sealed, verify, word_of
from flambeur.protocol.requests import NewTable, SeatWish
from flambeur.server.access.caller import Caller
from flambeur.server.settings import ServeSettings
from flambeur.server.storage.database_url import storage_at
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.tables import history
from flambeur.server.tables.game_start import open_table, show_word
from flambeur.server.tables.registry import TableRegistry
from flambeur.server.tables.seats import resign
from flambeur.server.tables.table import Table
from tests.server.harness import Line, OwnProcess, running, until

PATIENT = 3600.0
HASTY = 0.05


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for words for as long as it takes."""
    with running(tmp_path_factory.mktemp("patient"), word_seconds=PATIENT, away_seconds=0) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose patience is over at once."""
    with running(tmp_path_factory.mktemp("hasty"), word_seconds=HASTY) as server:
        yield server


class Party:
    """A table at which people sit who seal by hand."""

    def __init__(self, server: Server, people: int = 2) -> None:
        self.server = server
        self.secrets = [new_secret() for _ in range(people)]
        wish = {"game": "vegas", "players": people, "seats": [self._chair(seat) for seat in range(people)]}
        made = server.ask("POST", "/api/tables", wish)
        self.table = RemoteTable(
            server, made["table"]["code"], {key["seat"]: key["token"] for key in made["seats"]}, made["host"]
        )

    def _chair(self, seat: int) -> dict[str, Any]:
        return {"kind": "me", "name": f"Guest {seat}", "seal": sealed(self.secrets[seat])}

    def ask(self, path: str, body: Any = None, seat: int | None = None) -> Any:
        token = self.table.host if seat is None else self.table.tokens[seat]
        return self.server.ask("POST", f"/api/tables/{self.table.code}{path}", body, token)

    def start(self) -> Any:
        return self.ask("/start")

    def show(self, seat: int, number: int = 1, word: str | None = None) -> Any:
        shown = word_of(self.secrets[seat], number) if word is None else word
        return self.ask("/word", {"seat": seat, "round": number, "word": shown}, seat)

    def finish(self) -> Any:
        """Give the game up, and read its record."""
        self.table.resign(0)
        return read_record(self.table.record())


def code_of(refused: pytest.ExceptionInfo[ServerRefused]) -> str:
    return refused.value.code


def test_nothing_is_rolled_before_every_sealed_word_is_shown(server: Server) -> None:
    party = Party(server)
    started = party.start()
    assert (started["state"], started["n"], started["words"]["missing"]) == ("playing", 0, [0, 1])
    assert started["words"]["seals"] == [sealed(secret) for secret in party.secrets]
    assert party.show(1)["words"]["missing"] == [0]
    assert party.table.fairness().draws == 0
    begun = party.show(0)
    assert begun["n"] == 1
    assert party.table.fairness().words == tuple(word_of(secret, 1) for secret in party.secrets)
    record = party.finish()
    assert verify(record, started["commitment"], dict(enumerate(started["words"]["seals"]))).withheld == ()


def test_a_seal_is_fixed_by_the_start_and_only_its_own_word_opens_it(server: Server) -> None:
    party = Party(server)
    other = new_secret()
    party.ask("/seal", {"seat": 0, "seal": sealed(other)}, 0)
    party.secrets[0] = other
    party.start()
    with pytest.raises(ServerRefused) as refused:
        party.ask("/seal", {"seat": 0, "seal": sealed(new_secret())}, 0)
    assert code_of(refused) == "not-open"
    for word, number, code in (
        (word_of(new_secret(), 1), 1, "wrong-word"),
        ("xyz", 1, "wrong-word"),
        (None, 2, "stale"),
    ):
        with pytest.raises(ServerRefused) as refused:
            party.show(0, number, word)
        assert code_of(refused) == code
    assert party.table.info().words.missing == (0, 1)
    party.show(0)
    party.show(0)  # the answer may have been lost: saying it twice is saying it once
    assert party.show(1)["n"] == 1


def test_a_seal_that_is_none_is_refused(server: Server) -> None:
    party = Party(server)
    for seal in ("abc", "Z" * 64, "A" * 64):
        with pytest.raises(ServerRefused) as refused:
            party.ask("/seal", {"seat": 0, "seal": seal}, 0)
        assert code_of(refused) == "malformed"


def test_starting_again_changes_nothing_and_gives_nobody_more_time(server: Server) -> None:
    party = Party(server)
    party.start()
    party.show(0)
    assert party.start()["words"]["missing"] == [1]
    assert party.show(1)["n"] == 1
    with pytest.raises(ServerRefused) as refused:
        party.start()
    assert code_of(refused) == "not-open"


def test_a_seat_that_a_bot_has_taken_over_has_no_seal_at_the_next_table(server: Server) -> None:
    party = Party(server, 3)
    party.start()
    for seat in range(3):
        party.show(seat)
    server.ask("DELETE", f"/api/tables/{party.table.code}/seats/2", {}, party.table.host)
    party.table.resign(0)
    party.table.resign(1)
    again = party.ask("/rematch", {}, 0)["table"]
    assert again["seats"][2]["kind"] == "bot"
    assert again["words"]["seals"] == ["", "", ""]


def test_words_of_other_seats_are_not_taken(server: Server) -> None:
    party = Party(server)
    party.start()
    with pytest.raises(ServerRefused) as refused:
        party.ask("/word", {"seat": 1, "round": 1, "word": word_of(party.secrets[1], 1)}, 0)
    assert code_of(refused) == "not-seated"


def test_a_word_held_back_makes_all_others_show_another_one(tmp_path: Path) -> None:
    """So the player who held it back, knowing the dice of the first round, cannot know those of the second."""
    secrets = [new_secret() for _ in range(3)]
    caller = Caller("127.0.0.1", "guest", ())

    async def shown_by_two() -> Record:
        settings = ServeSettings(database=f"sqlite:///{tmp_path / 'tables.db'}", word_seconds=PATIENT, away_seconds=0)
        storage = SqliteStorage(settings.database)
        storage.prepare()
        registry = TableRegistry(settings, storage)
        await registry.open()
        try:
            chairs = [SeatWish("me", f"Guest {seat}", seal=sealed(secret)) for seat, secret in enumerate(secrets)]
            table, _, _ = await open_table(registry, NewTable("vegas", players=3, seats=chairs, start=True), caller)
            for number in (1, 2):
                for seat in (0, 1):
                    assert table.play.state is None
                    await show_word(table, seat, number, word_of(secrets[seat], number), caller)
                await table.words.leave_out(number)  # the time is up: seat 2 has not shown its word
            assert table.words.info().withheld == (2,)
            assert table.play.n == 1
            await resign(table, 0, caller)
            rows = await registry.storage.journal(table.document.code)
            return history.record(table.document, table.game, rows)
        finally:
            await registry.close()

    record = asyncio.run(shown_by_two())
    proof = read_proof(record)
    assert proof.round == 2
    assert proof.words == (word_of(secrets[0], 2), word_of(secrets[1], 2), "")
    verdict = verify(record, proof.commitment, {seat: sealed(secret) for seat, secret in enumerate(secrets)})
    assert (verdict.known, verdict.withheld) == (True, (2,))


def test_a_table_at_which_nobody_shows_a_word_begins_all_the_same(hasty: Server) -> None:
    party = Party(hasty)
    with Line(hasty) as line:
        line.hello(party.table.code, *party.table.tokens.values())
        party.start()
        while line.until("table")["table"]["n"] == 0:
            pass
    with pytest.raises(ServerRefused) as refused:
        party.show(0)
    assert code_of(refused) == "not-asked"
    assert verify(party.finish()).withheld == (0, 1)


def test_a_table_without_seals_begins_at_once(server: Server) -> None:
    made = server.ask(
        "POST", "/api/tables", {"game": "vegas", "players": 2, "seats": [me("Anna"), bot()], "start": True}
    )
    assert made["table"]["n"] == 1
    assert made["table"]["words"] == {"round": 0, "seals": ["", ""], "missing": [], "withheld": []}


def test_the_python_client_takes_part_by_itself(server: Server) -> None:
    host = server.open("vegas", 2, seats=[me("Anna")])
    guest = server.table(host.code)
    guest.join("Ben", 1)
    with guest.sit(1) as ben:
        assert all(host.info().words.seals)
        host.start()
        while not ben.n:
            ben.listen()
    host.resign(0)
    record = read_record(host.record())
    for table in (host, guest):
        own = {seat: sealed(secret) for seat, secret in table.secrets.items()}
        assert len(own) == 1
        assert verify(record, table.commitment, own).withheld == ()


def test_words_outlive_a_power_failure(tmp_path: Path) -> None:
    with OwnProcess(tmp_path, word_seconds=PATIENT, away_seconds=0) as services:
        party = Party(services.server)
        party.start()
        party.show(0)
        services.kill()
        services.start()
        party.server = services.server
        assert party.table.info().words.missing == (1,)
        assert party.show(1)["n"] == 1
        assert verify(party.finish()).withheld == ()


def test_a_game_cannot_be_given_up_before_it_is_set_up(server: Server) -> None:
    party = Party(server)
    party.start()
    with pytest.raises(ServerRefused) as refused:
        party.table.resign(0)
    assert code_of(refused) == "not-playing"
    party.show(0)
    assert party.show(1)["n"] == 1


def test_the_server_tells_what_results_were_drawn_from_and_judges_against_a_commitment(server: Server) -> None:
    party = Party(server)
    party.start()
    party.show(0)
    party.show(1)
    party.table.resign(0)
    text = party.table.record()
    record = read_record(text)
    draws = server.ask("POST", "/api/draws", {"record": text})
    assert [draw["text"] for draw in draws] == [entry.text for entry in record.entries if entry.kind == "chance"]
    assert {"kind", "dice"} in [set(factor) for draw in draws for factor in draw["factors"]]
    known = server.ask("POST", "/api/verify", {"record": text, "commitment": party.table.fairness().commitment})
    assert (known["fair"], known["known"]) == (True, True)
    other = server.ask("POST", "/api/verify", {"record": text, "commitment": "00" * 32})
    assert (other["fair"], other["code"]) == (False, "other-commitment")


@asynccontextmanager
async def waiting_for_words(database: str) -> AsyncIterator[Table]:
    """A table that a hall among several leads, and that waits for its words for as long as it takes."""
    settings = ServeSettings(database=database, word_seconds=PATIENT, lease_seconds=PATIENT)
    storage = storage_at(database)
    storage.prepare()
    registry = TableRegistry(settings, storage)
    await registry.open()
    try:
        chairs = [SeatWish("me", name, seal=sealed(new_secret())) for name in ("Anna", "Ben")]
        wish = NewTable("vegas", players=2, seats=chairs, start=True)
        table, _, _ = await open_table(registry, wish, Caller("127.0.0.1", "guest", ()))
        await until(lambda: table.words._timer is not None)
        yield table
    finally:
        await registry.close()


def test_a_table_begins_although_the_lease_lapsed_while_words_were_missing(new_database: Callable[[], str]) -> None:
    async def story() -> None:
        async with waiting_for_words(new_database()) as table:
            registry = table.registry
            registry.lease._until = float("-inf")
            await table.words.leave_out(1)  # the time is up just then
            assert table.words.missing == (0, 1)
            registry.settings = replace(registry.settings, word_seconds=HASTY)
            await registry.lease._beat()
            await until(lambda: table.play.n == 1)

    asyncio.run(story())


def test_a_table_that_nobody_leads_begins_when_somebody_comes_to_it(new_database: Callable[[], str]) -> None:
    async def story() -> None:
        async with waiting_for_words(new_database()) as table:
            registry, code = table.registry, table.document.code
            table.close()
            del registry.tables[code]
            registry.lease._led.clear()
            registry.settings = replace(registry.settings, word_seconds=HASTY)
            again = await registry.find(code)
            await until(lambda: again.play.n == 1)

    asyncio.run(story())
