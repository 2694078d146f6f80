"""Kickers: in the hand, on the table, on the display (B5–B9, M5)."""

from __future__ import annotations

import pytest

from flambeur.engine import InvalidOption
from flambeur.games.vegas.kickers import Display, Kicked, KickerIdle, KickersView
from flambeur.games.vegas.table import Vegas
from tests.rules.vegas_lab import N, all_of, go, moves, position, table


def boulevard(players: int = 2, *more: str) -> Vegas:
    return table(players, "boulevard", "kickers", *more)


def morecash(players: int = 2, *more: str) -> Vegas:
    return table(players, "morecash", "kickers", *more)


@pytest.mark.parametrize(("players", "kickers"), [(2, 2), (5, 2), (6, 1), (7, 1)])
def test_B5_kickers_replace_normal_dice(players: int, kickers: int) -> None:
    assert boulevard(players).hand == (8 - kickers, 0, 0, kickers)


@pytest.mark.parametrize(("players", "kickers"), [(2, 2), (4, 2), (5, 1)])
def test_M5_in_the_2019_box_kickers_are_added(players: int, kickers: int) -> None:
    assert morecash(players).hand == (8, 0, 0, kickers)
    with pytest.raises(InvalidOption, match="is for 2 to 5 players, not 6"):
        morecash(6)


def test_B5_B4_big_die_and_kickers_replace_three_dice_together() -> None:
    assert boulevard(2, "big").hand == (5, 0, 1, 2)


def test_B6_a_kicker_sends_a_die_of_ones_choice_back_and_goes_to_the_display() -> None:
    game = boulevard(2, "big")
    state = position(game, lying={3: {0: 1, 1: 2}}, big={1: (3, 3)})
    state, _ = go(game, state, "* own:3555 big:5 kicker:35", "0 place 3")
    assert moves(game, state) == ["kick 0 normal 3", "kick 1 normal 3", "kick 1 big 3"], "it must kick"
    state, events = go(game, state, "0 kick 1 big 3")
    assert all_of(events, Kicked) == [Kicked(0, 3, 1, "big", 3)]
    assert state.hands[1] == (3, 0, 1, 2), "the big die is in its owner's hand again"
    assert state.big[2] == 0
    assert game.view(state, None).kickers == KickersView((1, 0))
    assert state.turn == 1


def test_B6_ones_own_die_can_be_kicked_and_is_rolled_in_a_later_turn() -> None:
    game = boulevard()
    state = position(game, lying={3: {0: 4}})
    state, _ = go(game, state, "* own:55 kicker:35", "0 place 3", "0 kick 0 normal 3")
    assert state.dice[2] == (3, 0, 0)
    assert state.hands[0] == (3, 0, 0, 1)


def test_B7_a_player_without_dice_is_in_the_round_again() -> None:
    game = boulevard(3)
    state = position(game, lying={3: {1: 6, 2: 6}, 4: {0: 4}}, display={1: 2, 2: 2})
    assert state.hands[1] == (0, 0, 0, 0)
    state, _ = go(game, state, "* own:12 kicker:36", "0 place 3", "0 kick 1 normal 3")
    assert state.turn == 1
    state, _ = go(game, state, "* own:5", "1 place 5")
    assert state.turn == 0, "seat 2 has none and is skipped"


def test_B8_a_kicker_with_no_other_die_does_nothing_and_leaves() -> None:
    game = boulevard()
    state, events = go(game, position(game), "* own:112345 kicker:66", "0 place 6")
    assert all_of(events, KickerIdle) == [KickerIdle(0, 6)] * 2
    assert state.dice == game.no_dice
    assert game.piece(state, Display).kickers == (2, 0)


def test_B8_in_boulevard_a_kicker_on_the_slot_machine_does_nothing() -> None:
    game = boulevard(5, "slot")
    state = position(game, slot={1: {1: 2}})
    state, events = go(game, state, "* own:222345 kicker:26", "0 slot 2")
    assert all_of(events, KickerIdle) == [KickerIdle(0, 7)]
    assert state.dice[6][1] == 2


def test_M5_in_the_2019_box_a_kicker_works_on_the_slot_machine() -> None:
    game = morecash(2, "slot", "big")
    state = position(game, slot={1: {1: 2}}, big={1: (7, 4)})
    state, _ = go(game, state, "* own:22234556 big:6 kicker:26", "0 slot 2")
    assert moves(game, state) == ["kick 1 normal 1", "kick 1 big 4"], "any die at the machine, whatever it shows"
    state, _ = go(game, state, "0 kick 1 big 4")
    assert state.hands[1] == (6, 0, 1, 2)


def test_B8_kickers_never_count_at_payout() -> None:
    game = boulevard()
    state = position(game, lying={1: {1: 1}}, notes={1: (50,)})
    state, _ = go(game, state, "* own:233445 kicker:11", "0 place 1", "0 kick 1 normal 1")
    assert [sum(row) for row in state.dice] == [0] * 6
    assert game.view(state, 0).casinos[0].dice == (0, 0, 0)


def test_B9_dice_placed_together_with_the_kicker_cannot_be_kicked() -> None:
    game = boulevard(2, "big")
    state = position(game, lying={3: {1: 1}})
    state, _ = go(game, state, "* own:33344 big:3 kicker:36", "0 place 3")
    assert moves(game, state) == ["kick 1 normal 3"]


def test_B9_a_kicker_alone_with_dice_that_came_with_it_kicks_nothing() -> None:
    game = boulevard()
    state, events = go(game, position(game), "* own:333445 kicker:36", "0 place 3")
    assert all_of(events, KickerIdle) == [KickerIdle(0, 3)]
    assert state.dice[2] == (3, 0, 0)


def test_B9_two_kickers_act_one_after_the_other() -> None:
    game = boulevard()
    state = position(game, lying={3: {1: 2}})
    state, _ = go(game, state, "* own:112445 kicker:33", "0 place 3", "0 kick 1 normal 3")
    assert moves(game, state) == ["kick 1 normal 3"], "the second kicker's turn"
    state, _ = go(game, state, "0 kick 1 normal 3")
    assert state.dice[2] == (0, 0, 0)
    assert state.turn == 1


def test_B9_the_second_kicker_may_find_nothing_left() -> None:
    game = boulevard()
    state = position(game, lying={3: {1: 1}})
    state, events = go(game, state, "* own:112445 kicker:33", "0 place 3", "0 kick 1 normal 3")
    assert all_of(events, KickerIdle) == [KickerIdle(0, 3)]
    assert state.turn == 1


def test_B9_a_kicked_neutral_die_leaves_the_round() -> None:
    game = boulevard(2, "neutral")
    state = position(game, lying={3: {N: 2}})
    state, _ = go(game, state, "* own:112445 neutral:12 kicker:36", "0 place 3")
    assert moves(game, state) == ["kick -1 normal 3"]
    state, _ = go(game, state, "0 kick -1 normal 3")
    assert state.dice[2] == (0, 0, 1)
    assert sum(hand[1] for hand in state.hands) == 6
    assert game.piece(state, Display).neutral == 1


def test_B6_the_display_is_cleared_for_the_next_round() -> None:
    game = boulevard()
    state = position(game, lying={1: {0: 6, 1: 6}})
    lines = ["* kicker:22", "0 place 2", "* kicker:34", "1 place 3", "* kicker:5", "1 place 5"]
    state, _ = go(game, state, *lines)
    assert state.round == 2
    assert game.piece(state, Display) == Display((0, 0))
    assert state.hands == game.full_hands
