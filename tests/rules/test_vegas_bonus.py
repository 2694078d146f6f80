"""Bonus cards and bonus dice (B14–B16, M6)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from flambeur.engine import InvalidOption, Pick
from flambeur.games.vegas.bonus import BonusCards, BonusDealt, BonusScored
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from tests.rules.vegas_lab import all_of, bonus_seen, go, position, table


def dealing(game: Vegas) -> VegasState:
    """The first card is about to be dealt."""
    state, _ = go(game, game.start()[0], *["* note:90"] * 5, "* note:80")
    return state


@pytest.mark.parametrize(("players", "each"), [(2, 2), (5, 2), (6, 1), (7, 1)])
def test_B14_one_card_each_or_two_with_fewer_than_six_players(players: int, each: int) -> None:
    game = table(players, "boulevard", "bonus", minimum=50)
    state = dealing(game)
    for number in range(players * each):
        assert game.chance_audience(state) == number // each, "dealt secretly"
        state, _ = game.resolve(state, (game.chance(state)[0].values[0],))
    assert bonus_seen(game, state, 0).hidden == (each,) * players
    assert bonus_seen(game, state, 0).dice == (1,) * players
    assert game.chance_audience(state) is None, "the first roll is next"


def test_B16_two_each_of_20_to_60_and_nobody_else_sees_your_card() -> None:
    game = table(3, "boulevard", "bonus", minimum=50)
    state = dealing(game)
    assert game.chance(state) == (Pick("bonus", (20, 30, 40, 50, 60), (2, 2, 2, 2, 2)),)
    state, events = go(game, state, "* bonus:30")
    assert all_of(events, BonusDealt) == [BonusDealt(0, 30)]
    assert events[0].seen_by(1) == events[0].seen_by(None) == BonusDealt(0, 0)
    assert bonus_seen(game, state, 0).own == (30,)
    assert bonus_seen(game, state, 1).own == ()
    assert bonus_seen(game, state, None).own == ()
    assert game.chance(state) == (Pick("bonus", (20, 30, 40, 50, 60), (2, 1, 2, 2, 2)),)


def test_B15_a_note_of_the_cards_value_turns_the_die_up_once() -> None:
    game = table(3, "boulevard", "bonus")
    lying = {1: {0: 1}, 2: {0: 1}}
    state = position(game, lying=lying, notes={1: (30,), 2: (30,)}, bonus={0: (30, 50), 1: (30, 20)}, payout=True)
    assert game.piece(state, BonusCards).dice == (2, 1, 1), "two notes of 30, but one card"


def test_B15_two_equal_cards_count_both() -> None:
    game = table(3, "boulevard", "bonus")
    state = position(game, lying={1: {0: 1}}, notes={1: (30,)}, bonus={0: (30, 30)}, payout=True)
    assert game.piece(state, BonusCards).dice == (3, 1, 1)


def test_B15_two_different_cards_can_both_count_in_one_round() -> None:
    game = table(3, "boulevard", "bonus")
    lying = {1: {0: 1}, 2: {0: 1}}
    state = position(game, lying=lying, notes={1: (30,), 2: (50,)}, bonus={0: (30, 50)}, payout=True)
    assert game.piece(state, BonusCards).dice == (3, 1, 1)


def test_B15_the_die_never_shows_more_than_6() -> None:
    game = table(3, "boulevard", "bonus")
    state = position(game, turn=0, lying={1: {0: 1}}, notes={1: (30,)}, bonus={0: (30, 30)})
    cards = game.piece(state, BonusCards)
    state = game.with_piece(state, replace(cards, dice=(5, 1, 1)))
    state, _ = game.run(replace(state, agenda=(state.agenda[0], *game.payout_agenda)))
    assert game.piece(state, BonusCards).dice == (6, 1, 1)


@pytest.mark.parametrize(("box", "worth"), [("boulevard", 50), ("morecash", 30)])
def test_B15_M6_the_die_earns_money_at_the_end_that_is_not_a_note(box: str, worth: int) -> None:
    game = table(2, box, "bonus")
    state = position(game, won={0: (90,), 1: (60,)})
    cards = game.piece(state, BonusCards)
    state = replace(game.with_piece(state, replace(cards, dice=(2, 3))), agenda=())
    result = game.outcome(state)
    assert result is not None
    assert result.scores == (90 + 2 * worth, 60 + 3 * worth)
    assert result.tiebreaks == (1, 1)
    assert bonus_seen(game, state, 0).money == (2 * worth, 3 * worth), "everybody sees what a die will earn"


def test_B16_a_card_is_shown_when_it_scores_and_all_are_shuffled_again() -> None:
    game = table(2, "boulevard", "bonus", minimum=50)
    state = position(game, lying={1: {0: 8, 1: 7}}, notes={1: (50,)}, bonus={0: (50, 20), 1: (60, 60)})
    assert bonus_seen(game, state, 1).scored == ((), ())
    state, events = go(game, state, "* own:2", "1 place 2")
    assert all_of(events, BonusScored) == [BonusScored(0, 50, 2)]
    assert sorted(game.piece(state, BonusCards).deck) == [20, 20, 30, 30, 40, 40, 50, 50, 60, 60]
    assert game.piece(state, BonusCards).dice == (2, 1), "bonus dice stay as they are"


def test_M6_one_card_each_of_a_deck_of_six() -> None:
    game = table(5, "morecash", "bonus")
    state = dealing(game)
    assert game.chance(state) == (Pick("bonus", (20, 30, 40, 50, 60, 70), (1,) * 6),)
    state, _ = go(game, state, "* bonus:20", "* bonus:30", "* bonus:40", "* bonus:50", "* bonus:60")
    assert bonus_seen(game, state, 4).hidden == (1,) * 5
    with pytest.raises(InvalidOption, match="is for 2 to 5 players, not 6"):
        table(6, "morecash", "bonus")
