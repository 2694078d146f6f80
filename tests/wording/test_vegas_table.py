"""The table of Las Vegas on a terminal explains what lies there, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from flambeur.cli.tables.vegas import draw
from flambeur.engine import Match, Seeded, new_game
from flambeur.texts import LANGUAGES
from flambeur.wording import Say


def shown(language: str, players: int, **options: Any) -> str:
    game = new_game("vegas", players, **options)
    say = Say(language, ("Anna", "Ben", "Carla", "Dora", "Emil")[:players], 0)
    console = Console(width=120, no_color=True, record=True, force_terminal=False)
    with console.capture() as captured:
        console.print(draw(say, game, Match(game, Seeded(3)).view(0), 120))
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_dice_that_are_played_with_are_explained(language: str) -> None:
    say = Say(language, ("Anna",), 0)
    special = [say(f"vegas-table-legend-{kind}") for kind in ("big", "kicker", "neutral")]
    classic = shown(language, 3)
    assert say("vegas-table-legend") in classic
    assert not [one for one in special if one in classic]
    everything = shown(language, 5, box="boulevard", **{"with": "notes,big,kickers,rainbow,slot,bonus,action"})
    assert [one in everything for one in special] == [True, True, False]
    assert say("vegas-table-legend-neutral") in shown(language, 3, **{"with": "neutral"})


def test_a_bonus_die_says_what_it_will_earn() -> None:
    assert "1 (+$50,000)" in shown("en", 3, box="boulevard", **{"with": "bonus"})
    assert "1 (+$30,000)" in shown("en", 3, box="morecash", **{"with": "big,bonus"})
