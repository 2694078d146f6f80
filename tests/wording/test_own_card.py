"""A card of one's own is its file and its place in a deck; until it has texts it is shown by its name."""

from __future__ import annotations

import msgspec
import pytest

from flambeur.cli.console import make_console
from flambeur.cli.tables import draw
from flambeur.engine import Decision, Match, Seeded, visible
from flambeur.engine.conformance import check_state
from flambeur.games.vegas.cards.deck import ActionCards, Mark, Play
from flambeur.games.vegas.cards.double import Double
from flambeur.games.vegas.extra_notes import CLASSIC_NOTES
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.view import VegasView
from flambeur.texts import LANGUAGES
from flambeur.wording import Say, brief_text, event_text, move_text, preview_text, question_text
from tests.samples.lucky import Bless, Blessed, LuckyNumber

NAMES = ("Anna", "Bob")


def lucky_table() -> Vegas:
    """Two players and a deck of two cards: ours, and one of the house."""
    moments = Moments(2, {})
    moments.notes |= dict(CLASSIC_NOTES)
    ActionCards((LuckyNumber(), Double()), ((2, 1),), "B17").plug(moments)
    return Vegas(2, {}, moments, starter=0)


def lucky_match() -> Match:
    """A game in which seat 0 was dealt the card and asks what to do with it."""
    for seed in range(20):
        match = Match(lucky_table(), Seeded(seed))
        if match.legal_moves()[1:] == (Play("lucky"),):
            return match
    raise AssertionError("the card was never dealt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_texts_is_shown_by_its_name(language: str) -> None:
    match = lucky_match()
    game, say = match.game, Say(language, NAMES, 0)
    view = match.view(0)
    assert "lucky" in move_text(say, game, view, Play("lucky"))
    assert preview_text(say, game, view, Play("lucky")) == brief_text(say, game, view, Play("lucky")) == ""
    match.play("play lucky")
    assert question_text(say, game, match.view(0)) == "name casino"
    assert [move_text(say, game, match.view(0), move) for move in match.legal_moves()][:2] == ["bless 1", "bless 2"]
    match.play(Bless(3))
    happened = [event for event in match.events if isinstance(event, Blessed)]
    assert event_text(say, game, happened[0]).startswith("blessed: seat 0, place 3")
    console = make_console()
    with console.capture() as drawn:
        console.print(draw(say, game, match.view(0), 80))
    assert "lucky: Anna" in drawn.get()


def test_a_card_of_ones_own_keeps_what_every_game_must_keep() -> None:
    match, toss = Match(lucky_table(), Seeded(5)), Seeded(6).below
    blessed = 0
    while match.outcome() is None:
        check_state(match.game, match.state)
        view = match.view(1)
        assert msgspec.json.decode(msgspec.json.encode(view), type=match.game.view_type) == view
        moves = match.legal_moves()
        assert isinstance(match.state.agenda[-1], Decision)
        match.play(moves[toss(len(moves))])
        blessed += any(event.name == "blessed" for event in visible(match.events, None))
    assert blessed


def test_what_a_card_of_ones_own_has_in_store_is_seen_by_everybody() -> None:
    match = lucky_match()
    match.play("play lucky")
    match.play(Bless(5))
    for seat in (0, 1, None):
        view = match.view(seat)
        assert isinstance(view, VegasView)
        assert view.cards is not None
        assert view.cards.marks == (Mark("lucky", (0,), 5),)
