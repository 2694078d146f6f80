"""The table of Las Vegas on a terminal explains what lies there, and nothing else."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.console import Console

from flambeur.cli.tables.vegas import draw
from flambeur.engine import Match, Seeded, new_game, read_position
from flambeur.texts import LANGUAGES
from flambeur.wording import Say, move_text


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


def test_nobody_is_to_play_once_a_game_is_over() -> None:
    match = Match(game := new_game("vegas", 2, rounds=1), Seeded(3))
    marked = []
    while True:
        console = Console(width=120, no_color=True)
        with console.capture() as captured:
            console.print(draw(Say("en", ("Anna", "Ben"), 0), game, match.view(0), 120))
        marked.append(any(line.startswith(">") for line in captured.get().splitlines()))
        if not match.waiting:
            break
        match.play(match.legal_moves()[0])
    assert marked == [True] * (len(marked) - 1) + [False]


def test_french_has_a_blank_before_every_semicolon_and_colon() -> None:
    everything = shown("fr", 5, box="boulevard", **{"with": "notes,big,kickers,rainbow,slot,bonus,action"})
    assert "; " in everything
    assert not re.search(r"[^\s][;:]", everything)
    say = Say("fr", ("Anna",), 0)
    assert say.apart(["a", "b, c", "d"]) == "a\u00a0; b, c\u00a0; d"


def test_german_dice_to_choose_are_all_named_alike() -> None:
    game, state = read_position(
        "vegas players=2 with=neutral | agenda=(rounds,turns,place) round=1 starter=0 turn=0 "
        "hands=((4,4,0,0),(5,3,0,0)) dice=((0,0,0),(0,2,0),(0,1,1),(3,0,0),(1,0,0),(0,0,0)) "
        "notes=((80,30,10),(70),(70),(40,30),(50),(70)) pile=(5,8,6,5,5,5,2,4,5) won=((),()) "
        "roll=((0,1,0,3,0,0),(1,1,1,1,0,0),(0,0,0,0,0,0),(0,0,0,0,0,0)) big=(0,0,0,0,0,0)"
    )
    say, view = Say("de", ("Anna", "Ben"), 0), game.view(state, 0)
    said = [move_text(say, game, view, move) for move in game.legal_moves(state, 0)]
    assert said[:2] == ["Casino 1: 1 neutraler Würfel", "Casino 2: 1 Würfel +\u00a01 neutraler Würfel"]
