"""One person at one device is "you" in every sentence of the log, and never called by name."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.engine import Match, Seeded, new_game, visible
from flambeur.texts import LANGUAGES
from flambeur.wording import Say, event_text

OWN = "Xanthippe"
NAMES = (OWN, "Ben", "Cleo")
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("vegas", {}),
    ("vegas", {"box": "boulevard", "modules": "big,kickers,bonus,action"}),
    ("vegas", {"box": "boulevard", "mode": "secret"}),
    ("temptation", {"goal": 100}),
    ("kragen", {}),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_whoever_is_spoken_to_is_never_called_by_name(name: str, options: dict[str, Any], language: str) -> None:
    game = new_game(name, 3, **options)
    say = Say(language, NAMES, 0, person=True)
    for seed in range(4):
        match, toss = Match(game, Seeded(seed)), Seeded(seed, stream=1)
        while match.waiting:
            moves = {seat: match.legal_moves(seat) for seat in match.waiting}
            match.play_together({seat: offered[toss.below(len(offered))] for seat, offered in moves.items()})
        told = [event_text(say, game, event) for event in visible(match.events, 0)]
        assert not [sentence for sentence in told if OWN in sentence]
