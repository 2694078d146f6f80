"""Every game can be told in every language, whatever happens in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from flambeur.cli.console import make_console
from flambeur.cli.tables import draw
from flambeur.engine import Decision, Family, InvalidOption, Match, Seeded, families, new_game, visible
from flambeur.games.vegas.cards.deck import Play
from flambeur.texts import LANGUAGES
from flambeur.wording import (
    Say,
    brief_text,
    event_text,
    move_text,
    preview_text,
    question_text,
    score_text,
    tiebreak_text,
)
from tests.samples import sealed

NAMES = ("Anna", "Bob", "Cleo", "Dora", "Emil", "Fynn", "Gil", "Hana")
SEALED = sealed.install()
"""The sample game of the tests, for which nobody has found words."""
WIDTH = 80
LONGEST = 120
"""Entries of a game that are told; everything that can happen happens early in some game."""


def tables() -> Iterator[object]:
    """A table of every game with each of its presets, modes and modules."""
    for family in families():
        if family.name == SEALED.name:
            continue
        for options in choices(family):
            for count in family.fitting(options)[:1]:
                label = "-".join([family.name, *options.values()])
                yield pytest.param(family, count, options, id=label)


def choices(family: Family) -> Iterator[dict[str, str]]:
    yield {}
    for _, preset in family.presets:
        yield dict(preset)
    for option in family.options:
        if option.name == "mode":
            yield from ({option.name: choice} for choice in option.choices)


@pytest.mark.parametrize(("family", "players", "options"), list(tables()))
def test_a_game_is_told_asked_and_drawn_in_every_language(
    family: Family, players: int, options: dict[str, str]
) -> None:
    try:
        game = family.game(players, options)
    except InvalidOption as error:
        pytest.fail(error.sentence)
    match = Match(game, Seeded(3))
    toss = Seeded(4).below
    console = make_console()
    console.width = WIDTH
    told = 0
    while match.outcome() is None and len(match.entries) < LONGEST:
        for number, language in enumerate(LANGUAGES):
            say = Say(language, NAMES[:players], 0)
            for event in visible(match.events, 0):
                sentence = event_text(say, game, event)
                told += bool(sentence)
                assert "{" not in sentence
                assert "\n" not in sentence
            for seat in match.waiting:
                view = match.view(seat)
                asked = Say(language, NAMES[:players], seat)
                moves = match.legal_moves(seat)
                texts = [move_text(asked, game, view, move) for move in moves]
                assert len(set(texts)) == len(moves), "two choices look the same"
                assert all(texts)
                for move in moves:
                    assert "{" not in preview_text(asked, game, view, move)
                if len(moves) > 1:
                    assert question_text(asked, game, view)
            if len(match.entries) % 3 == number:
                with console.capture() as drawn:
                    console.print(draw(say, game, match.view(0), WIDTH))
                assert max(len(line.rstrip()) for line in drawn.get().splitlines()) <= WIDTH
        seats = match.waiting
        chosen = {seat: moves[toss(len(moves))] for seat in seats if (moves := match.legal_moves(seat))}
        if isinstance(match.state.agenda[-1], Decision):
            match.play(chosen[seats[0]])
        else:
            match.play_together(chosen)
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", ["boulevard", "morecash"])
def test_what_a_card_does_is_said_in_one_line_that_names_its_rule(language: str, box: str) -> None:
    game = new_game("vegas", 4, **{"box": box, "with": "action"})
    view = game.view(game.start()[0], 0)
    say = Say(language, NAMES[:4], 0)
    cards = [move for move in game.all_moves() if isinstance(move, Play)]
    assert cards
    for card in cards:
        brief = brief_text(say, game, view, card)
        assert len(f"  1  {move_text(say, game, view, card)}  ({brief})") <= WIDTH, brief
        rule = brief.rpartition("? ")[2]
        assert preview_text(say, game, view, card).endswith(say(f"rule-{rule}"))


BOX_NAMES = {
    "boulevard": {"double": "Double peine", "early": "Scoring avancé", "three": "Pioche de 3 billets"},
    "morecash": {"double": "Double jeu", "early": "Distribution immédiate", "three": "Pour un billet de plus"},
}


@pytest.mark.parametrize("box", list(BOX_NAMES))
def test_a_card_is_explained_under_the_name_that_a_french_box_gives_it_too(box: str) -> None:
    game: Any = new_game("vegas", 4, **{"box": box, "with": "action"})
    view = game.view(game.start()[0], 0)
    say = Say("fr", NAMES[:4], 0)
    named = {
        card: preview_text(say, game, view, Play(card))
        for card in game.cards
        if preview_text(say, game, view, Play(card)).startswith("Nom dans la boîte")
    }
    assert set(named) == {*BOX_NAMES[box], "casinos"}
    for card, name in BOX_NAMES[box].items():
        assert f"«\u00a0{name}\u00a0»" in named[card]


def test_what_other_choices_would_do_is_said_in_full() -> None:
    match = Match(new_game("kragen", 4), Seeded(1))
    say, view = Say("en", NAMES[:4], match.waiting[0]), match.view(match.waiting[0])
    for move in match.legal_moves():
        assert brief_text(say, match.game, view, move) == preview_text(say, match.game, view, move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_of_its_own_is_told_in_the_engines(language: str) -> None:
    match = Match(SEALED.game(3, {}), Seeded(1))
    say = Say(language, NAMES[:3])
    seat = match.waiting[0]
    view = match.view(seat)
    move = match.legal_moves(seat)[0]
    assert move_text(say, match.game, view, move) == str(move)
    assert question_text(say, match.game, view) == ""
    assert preview_text(say, match.game, view, move) == ""
    assert all(event_text(say, match.game, event).startswith(event.name) for event in match.events)
    assert score_text(say, match.game, 3) == "3"
    assert tiebreak_text(say, match.game, 0) == "0"
