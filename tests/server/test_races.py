"""Two requests to one table at the same moment; `python -m bench races` does it two hundred times for every pair."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bench.races import PAIRS, REQUESTS, race
from flambeur.server.door.caller import Caller
from flambeur.server.errors import Refused
from flambeur.server.settings import Limits, ServeSettings
from flambeur.server.storage.sqlite import SqliteStorage
from flambeur.server.tables.hall import Hall
from flambeur.server.tables.opening import NewTable, open_table


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
        hall = Hall(settings, storage)
        await hall.open()
        try:
            opening = [open_table(hall, NewTable("vegas", 2), Caller("here")) for _ in range(8)]
            return await asyncio.gather(*opening, return_exceptions=True)
        finally:
            await hall.close()

    refused = [made for made in asyncio.run(story()) if isinstance(made, Refused)]
    assert [error.code for error in refused] == ["too-many-tables"] * 5
