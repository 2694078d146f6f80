"""Solitaire and secret colours in words and on a terminal of 80 columns, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from flambeur.cli.tables.vegas_colours import draw
from flambeur.engine import Match, Seeded, new_game, visible
from flambeur.games.vegas.colours.events import ColourDealt, ColourRolledOut
from flambeur.games.vegas.colours.view import ColoursView
from flambeur.games.vegas.events import Stocked
from flambeur.texts import LANGUAGES
from flambeur.wording import Say
from flambeur.wording.vegas_colours import event, move, preview, question

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"mode": "solitaire", "box": "boulevard", "solo_rounds": 1}),
    (1, {"mode": "solitaire", "box": "morecash", "with": "big,slot", "solo_rivals": 2}),
    (3, {"mode": "secret", "box": "boulevard"}),
]
SILENT = (Stocked, ColourRolledOut, ColourDealt)
"""What the table shows anyway."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_everything_that_happens_and_can_be_chosen_has_words(
    players: int, options: dict[str, Any], language: str
) -> None:
    game = new_game("vegas", players, **options)
    say = Say(language, ("Anna", "Ben", "Carla")[:players], 0)
    match, own = Match(game, Seeded(21)), Seeded(22)
    while match.waiting:
        for seen in visible(match.events, 0):
            assert event(say, game, seen) or isinstance(seen, SILENT), seen
        seat = match.waiting[0]
        view, moves = match.view(seat), match.legal_moves(seat)
        assert isinstance(view, ColoursView)
        assert question(say, game, view)
        assert len({move(say, game, view, choice) for choice in moves}) == len(moves)
        for choice in moves:
            assert preview(say, game, view, choice) or view.asked == "choose_note"
        match.play(moves[own.below(len(moves))])
    assert [event(say, game, seen) for seen in visible(match.events, 0)][-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_table_fits_80_columns_and_tells_everything_without_colour(
    players: int, options: dict[str, Any], language: str
) -> None:
    game = new_game("vegas", players, **options)
    say = Say(language, ("Anna", "Ben", "Carla")[:players], 0)
    match = Match(game, Seeded(23))
    console = Console(width=80, no_color=True, record=True, force_terminal=False)
    with console.capture() as captured:
        console.print(draw(say, game, match.view(0), 80))
    lines = captured.get().splitlines()
    assert max(map(len, lines)) <= 80
    view = match.view(0)
    assert isinstance(view, ColoursView)
    casinos = [line for line in lines if line[:2] in ("1 ", "2 ", "3 ", "4 ", "5 ", "6 ")]
    assert len(casinos) == 6
    for line, casino in zip(casinos, view.casinos, strict=True):
        notes, dice = line.split()[1 : 1 + len(casino.notes)], line.split()[1 + len(casino.notes) :]
        assert notes == [str(note) for note in casino.notes]
        assert [int(cell.rstrip("+").replace(".", "") or 0) for cell in dice] == list(casino.dice)
    assert lines[1].count("*") == len(view.mine)


def test_who_sees_a_game_from_outside_is_told_no_secret_colour() -> None:
    game = new_game("vegas", 2, mode="secret", box="boulevard")
    match = Match(game, Seeded(24))
    say = Say("en", ("Anna", "Ben"))
    told = [event(say, game, seen) for seen in visible(match.events, None)]
    assert not any("Secret colour" in line for line in told)
    shown = [event(say, game, seen) for seen in visible(match.events, 1)]
    assert sum("Secret colour of Ben" in line for line in shown) == 2
