"""Every game has a playthrough, and plays it through to the letter."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.engine import Game
from tests.playthroughs import FOLDER, configurations, playthrough

CONFIGURATIONS = dict(configurations())


@pytest.mark.parametrize("name", sorted(CONFIGURATIONS))
def test_the_game_plays_through_as_it_did(name: str) -> None:
    game: Game[Any] = CONFIGURATIONS[name]
    file = FOLDER / f"{name}.txt"
    assert file.exists(), f"{name} has no playthrough: run 'make playthroughs'"
    assert playthrough(game).splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(CONFIGURATIONS)
