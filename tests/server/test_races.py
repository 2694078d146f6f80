"""Two requests to one table at the same moment; `python -m bench races` does it two hundred times for every pair."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.races import PAIRS, REQUESTS, race
from flambeur.client import Server, ServerRefused, me
from flambeur.protocol.errors import Refused
from flambeur.protocol.requests import NewTable
from flambeur.server.access.caller import Caller
from flambeur.server.settings import Limits, ServeSettings
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.tables.game_start import open_table
from flambeur.server.tables.registry import TableRegistry
from tests.server.harness import Line, running


@pytest.mark.parametrize("request_name", REQUESTS)
def test_whatever_is_asked_at_the_same_time_every_table_can_be_loaded_and_fits_together(
    request_name: str, tmp_path: Path
) -> None:
    pairs = [pair for pair in PAIRS if pair[0] == request_name]
    outcome = asyncio.run(race(tmp_path, 4, pairs))
    assert outcome.wrong == []
    assert outcome.rounds == 4 * len(pairs)
    assert any(answer == f"{request_name}: done" for answer in outcome.answers)


def test_a_game_that_is_started_while_the_other_asks_for_its_rematch_is_set_up_once(tmp_path: Path) -> None:
    outcome = asyncio.run(race(tmp_path, 12, [("rematch", "start"), ("start", "rematch")]))
    assert outcome.wrong == []
    assert outcome.answers["start: done"] == 12


def test_a_table_is_not_closed_while_somebody_sits_down_at_it(tmp_path: Path) -> None:
    outcome = asyncio.run(race(tmp_path, 12, [("close", "sit"), ("sit", "close")]))
    assert outcome.wrong == []
    assert outcome.answers["sit: done"] + outcome.answers["close: done"] == 24


def test_two_who_take_the_same_name_at_the_same_time_do_not_both_get_it(tmp_path: Path) -> None:
    outcome = asyncio.run(race(tmp_path, 12, [("rename", "namesake"), ("namesake", "rename")]))
    assert outcome.wrong == []
    assert outcome.answers["rename: name-taken"] + outcome.answers["namesake: name-taken"] > 0


def test_of_two_changes_of_settings_none_is_lost(tmp_path: Path) -> None:
    outcome = asyncio.run(race(tmp_path, 12, [("patch", "shut"), ("shut", "patch")]))
    assert outcome.wrong == []
    assert outcome.answers["patch: done"] == outcome.answers["shut: done"] == 24


@pytest.mark.parametrize("limits", [Limits(tables=3), Limits(all_tables=3)])
def test_however_many_are_opened_at_the_same_moment_no_limit_is_passed(limits: Limits, tmp_path: Path) -> None:
    settings = ServeSettings(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=limits)

    async def story() -> list[Any]:
        storage = SqliteStorage(settings.database)
        storage.prepare()
        registry = TableRegistry(settings, storage)
        await registry.open()
        try:
            opening = [open_table(registry, NewTable("vegas", 2), Caller("here")) for _ in range(8)]
            return await asyncio.gather(*opening, return_exceptions=True)
        finally:
            await registry.close()

    refused = [made for made in asyncio.run(story()) if isinstance(made, Refused)]
    assert [error.code for error in refused] == ["too-many-tables"] * 5


def test_who_sat_down_at_a_table_that_is_then_closed_is_told_so(tmp_path: Path) -> None:
    """By HTTP both may be told yes: then a player sat down first, heard of it, and then heard that it is closed."""

    def done(server: Server, method: str, path: str, body: Any, token: str) -> str:
        try:
            server.ask(method, path, body, token)
        except ServerRefused as refused:
            return refused.code
        return "done"

    with running(tmp_path) as server, ThreadPoolExecutor(2) as pool:
        for number in range(25):
            table = server.open("vegas", 2, seats=[me("Anna")])
            path = f"/api/tables/{table.code}"
            asked: list[tuple[Server, str, str, Any, str]] = [
                (server, "POST", f"{path}/seats/1", {"name": "Ben"}, ""),
                (server, "DELETE", path, None, table.host),
            ]
            with Line(server) as line:
                line.hello(table.code)
                order = (0, 1) if number % 2 else (1, 0)
                answers = {who: pool.submit(done, *asked[who]) for who in order}
                sat, closed = answers[0].result(), answers[1].result()
                if closed != "done":
                    assert (sat, closed) == ("done", "changed")
                    continue
                line.until("closed")
                heard = [msgspec.json.decode(text) for text in line.heard]
                seated = [told["t"] for told in heard if told["t"] == "table" and told["table"]["seats"][1]["name"]]
                assert bool(seated) == (sat == "done"), "who sat down did so before, and was heard to"
                assert sat in ("done", "table-closed", "unknown-table")
            with pytest.raises(ServerRefused) as refused:
                server.table(table.code).info()
            assert refused.value.code == "unknown-table"
