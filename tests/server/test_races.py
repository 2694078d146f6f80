"""Two requests to one table at the same moment; `python -m bench races` does it two hundred times for every pair."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.races import PAIRS, REQUESTS, race


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
