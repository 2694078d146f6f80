"""Neutral dice: dealing, rolling, placing and their part in the payout (V20–V23, X6–X8, M8)."""

from __future__ import annotations

import pytest

from flambeur.engine import Dice, InvalidOption
from flambeur.games.vegas.events import Paid, Tied
from flambeur.games.vegas.neutral import LeftOverPlaced, RollLeftOver
from tests.rules.vegas_lab import N, all_of, go, moves, position, table


@pytest.mark.parametrize(("players", "neutral"), [(2, 4), (3, 2), (4, 2)])
def test_V20_two_players_have_four_neutral_dice_others_two(players: int, neutral: int) -> None:
    game = table(players, "classic", "neutral")
    assert game.hand == (8, neutral, 0, 0)


@pytest.mark.parametrize("box", ["boulevard", "morecash"])
def test_V20_M8_five_can_play_with_the_two_extra_dice_of_a_later_box(box: str) -> None:
    assert table(5, box, "neutral").hand == (8, 2, 0, 0)
    with pytest.raises(InvalidOption, match="the module neutral of the classic box is for 2 to 4 players"):
        table(5, "classic", "neutral")


def test_V21_the_starter_rolls_the_two_left_over_dice_of_three_players() -> None:
    game = table(3, "classic", "neutral")
    state, _ = go(game, game.start()[0], *["* note:90"] * 5, "* note:80")
    assert game.chance(state) == (Dice("neutral", 2),)
    state, events = go(game, state, "* neutral:26")
    assert [row[-1] for row in state.dice] == [0, 1, 0, 0, 0, 1]
    assert all_of(events, LeftOverPlaced) == [LeftOverPlaced(0, (0, 1, 0, 0, 0, 1))]


@pytest.mark.parametrize("players", [2, 4])
def test_V21_nothing_is_left_over_with_other_numbers_of_players(players: int) -> None:
    game = table(players, "classic", "neutral")
    assert not any(isinstance(step, RollLeftOver) for step in game.round_agenda)


def test_X6_carla_chooses_between_three_1s_her_5_and_the_neutral_6() -> None:
    game = table(2, "classic", "neutral")
    state = position(game, lying={2: {0: 5, N: 2}})
    state, _ = go(game, state, "* own:115 neutral:16")
    assert moves(game, state) == ["place 1", "place 5", "place 6"]
    after, _ = go(game, state, "0 place 1")
    assert after.dice[0] == (2, 0, 1)
    assert after.hands[0] == (1, 1, 0, 0)


def test_V22_a_face_of_neutral_dice_alone_may_be_chosen() -> None:
    game = table(2, "classic", "neutral")
    state = position(game, lying={2: {0: 5, N: 2}})
    state, _ = go(game, state, "* own:115 neutral:16", "0 place 6")
    assert state.dice[5] == (0, 0, 1)
    assert state.hands[0] == (3, 1, 0, 0)


def test_V23_the_neutral_colour_ties_like_a_player_with_dice_from_all_hands() -> None:
    game = table(2, "classic", "neutral")
    state = position(game, lying={1: {0: 3, N: 3, 1: 1}}, notes={1: (60, 20)}, payout=True)
    assert state.won == ((), (60,))
    assert state.under == (20,)


def test_X7_neutral_first_sends_80_under_the_pile_and_the_next_gets_30() -> None:
    game = table(2, "classic", "neutral")
    state = position(game, lying={1: {N: 4, 1: 2}}, notes={1: (80, 30)}, payout=True)
    assert state.won == ((), (30,))
    assert state.under == (80,)


def test_X8_neutral_second_leaves_nothing_for_the_third() -> None:
    game = table(2, "classic", "neutral")
    state = position(game, lying={1: {0: 3, N: 2, 1: 1}}, notes={1: (70, 40)}, payout=True)
    assert state.won == ((70,), ())
    assert state.under == (40,)


def test_V23_the_neutral_colour_is_told_of_as_owner_minus_one() -> None:
    game = table(2, "classic", "neutral")
    state = position(game, turn=0, lying={1: {0: 8, 1: 8, N: 7}}, notes={1: (50,)})
    state, events = go(game, state, "* neutral:1", "1 place 1")
    assert all_of(events, Tied) == [Tied(1, (0, 1, N), 8)]
    assert all_of(events, Paid) == []
