"""A review that repeats the coach's question gives the coach's answer."""

from __future__ import annotations

from typing import Any

import pytest

from bench.agreement import TABLES, agreement
from flambeur.engine import new_game

SHORT: dict[str, dict[str, Any]] = {"vegas": {"rounds": 1}, "temptation": {"goal": 40}, "kragen": {"rounds": 2}}


@pytest.mark.parametrize("name", TABLES)
def test_no_move_of_the_coach_is_called_a_mistake(name: str) -> None:
    """One short game of each kind; `python -m bench agreement` plays twenty whole ones."""
    family, players, options = TABLES[name]
    short: dict[str, Any] = {} if name == "secret" else SHORT[family]  # secret colours are one round
    found = agreement(new_game(family, players, **options, **short), 4, seed=1)
    assert found.decisions
    assert (found.preferred, found.mistakes) == (0, 0)
