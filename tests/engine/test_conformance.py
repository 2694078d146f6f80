"""Every registered game passes the public conformance suite, with every player count."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.engine import Game, InvalidOption, families
from flambeur.engine.conformance import check_game


def tables() -> list[Any]:
    """Every family with its default options, for every player count it accepts."""
    found = []
    for family in families():
        for players in range(family.low, family.high + 1):
            try:
                game = family.game(players)
            except InvalidOption:
                continue
            found.append(pytest.param(game, id=f"{family.name}-{players}"))
    return found


@pytest.mark.parametrize("game", tables())
def test_random_games_keep_what_every_game_must_keep(game: Game[Any]) -> None:
    check_game(game, games=2, seed=7, thorough=11)
