"""Two Casinos, and every card and module it can meet (A3, C7)."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.games.vegas.cards.deck import Mark
from flambeur.games.vegas.state import SLOT, VegasState
from flambeur.games.vegas.table import Vegas
from tests.rules.vegas_lab import cards_seen, go, moves, position, table


def boulevard(players: int = 3, *more: str) -> Vegas:
    return table(players, "boulevard", "action", *more)


def morecash(players: int = 3, *more: str) -> Vegas:
    return table(players, "morecash", "action", *more)


def bound(game: Vegas, *cards: str, **rest: Any) -> VegasState:
    """Seat 0 has played the card and ended its turn; seat 1 is bound and asked first, if it has cards."""
    state = position(game, cards={0: ("casinos",), 1: cards}, **rest)
    dice = f"* own:{'1' * state.hands[0][0]}"
    for kind, count in zip(("neutral", "big", "kicker"), state.hands[0][1:], strict=True):
        dice += f" {kind}:{'2' * count}" if count else ""
    state, _ = go(game, state, "0 play casinos", dice, "0 place 1")
    assert state.turn == 1
    assert any(mark.card == "casinos" and 1 in mark.seats for mark in cards_seen(game, state, None).marks)
    return state


@pytest.mark.parametrize("game", [boulevard(), morecash()], ids=["boulevard", "morecash"])
def test_A3_each_opponent_places_two_faces_on_two_casinos(game: Vegas) -> None:
    state, _ = go(game, bound(game), "* own:11223333", "1 place 1")
    assert state.turn == 1
    assert moves(game, state) == ["place 2", "place 3"], "another place, from dice of this roll"
    state, _ = go(game, state, "1 place 3")
    assert state.dice[0][1] == 2
    assert state.dice[2][1] == 4
    assert state.turn == 2
    state, _ = go(game, state, "* own:11223333", "2 place 1", "2 place 2")
    assert (state.dice[0][2], state.dice[1][2]) == (2, 2)


def test_A3_one_face_rolled_needs_one_placement() -> None:
    game = boulevard()
    state, _ = go(game, bound(game, lying={6: {1: 6}}), "* own:44", "1 place 4")
    assert state.turn == 2


def test_A3_it_binds_one_turn_of_each_opponent_and_not_the_holder() -> None:
    game = boulevard()
    state = bound(game)
    state, _ = go(game, state, "* own:11223333", "1 place 1", "1 place 2", "* own:11223333", "2 place 1", "2 place 2")
    assert cards_seen(game, state, 0).mark("casinos") is None
    assert state.turn == 1, "seat 0 has placed all its dice"
    state, _ = go(game, state, "* own:2345", "1 place 2")
    assert state.turn == 2, "once was enough"


def test_A3_having_no_dice_uses_it_up() -> None:
    game = table(3, "boulevard", "action", "kickers")
    state = position(game, lying={6: {1: 6}}, display={1: 2}, cards={0: ("casinos",)})
    state, _ = go(game, state, "0 play casinos", "* own:112345 kicker:34", "0 place 1")
    assert state.turn == 2, "seat 1 has no dice"
    assert cards_seen(game, state, 2).mark("casinos") == Mark("casinos", (2,)), "and is bound no longer"


def test_A3_team_mates_are_not_opponents() -> None:
    game = boulevard(4, "teams")
    state = position(game, cards={0: ("casinos",)})
    state, _ = go(game, state, "0 play casinos")
    assert cards_seen(game, state, 2).mark("casinos") == Mark("casinos", (1, 3))


def test_A3_the_slot_machine_may_be_one_of_the_two() -> None:
    game = morecash(2, "slot")
    state, _ = go(game, bound(game), "* own:11122333", "1 slot 1")
    assert moves(game, state) == ["place 2", "place 3"], "not the slot machine again"
    other, _ = go(game, bound(game), "* own:11122333", "1 place 1")
    assert moves(game, other) == ["place 2", "place 3", "slot 2", "slot 3"]
    other, _ = go(game, other, "1 slot 2")
    assert other.dice[SLOT + 1] == (0, 2, 0)


def test_A3_the_first_placement_kicks_before_the_second_and_dice_that_came_back_do_not_count() -> None:
    game = table(2, "boulevard", "action", "kickers")
    state = bound(game, lying={3: {1: 4}})
    state, _ = go(game, state, "* own:33 kicker:35", "1 place 3")
    assert moves(game, state) == ["kick 1 normal 3"]
    state, _ = go(game, state, "1 kick 1 normal 3")
    assert moves(game, state) == ["place 5"], "the kicker of the roll, not the die that came back"
    state, _ = go(game, state, "1 place 5")
    assert state.hands[1] == (1, 0, 0, 0)


def test_A3_A2_the_reroll_decides_how_many_faces_there_are() -> None:
    game = boulevard()
    state = bound(game, "reroll", lying={6: {1: 5}})
    state, _ = go(game, state, "1 done", "* own:445", "1 play reroll", "1 pick own 5", "1 done", "* own:4", "1 place 4")
    assert state.turn == 2, "one face only"
    state = bound(game, "reroll", lying={6: {1: 5}})
    state, _ = go(game, state, "1 done", "* own:445", "1 place 4", "1 done")
    assert moves(game, state) == ["place 5"], "too late to roll again"


def test_A3_A5_a_double_may_not_join_the_casino_of_the_first_placement() -> None:
    game = boulevard()
    state = bound(game, "double", lying={6: {1: 3}})
    state, _ = go(game, state, "1 done", "* own:11122", "1 place 1", "1 done")
    assert moves(game, state) == ["place 2", "play double"]
    state, _ = go(game, state, "1 play double")
    assert moves(game, state) == [f"onto {place} {place}" for place in (2, 3, 4, 5, 6)]


def test_A3_A5_after_a_double_the_second_placement_goes_elsewhere() -> None:
    game = boulevard()
    state = bound(game, "double", lying={6: {1: 2}})
    state, _ = go(game, state, "1 done", "* own:112224", "1 play double", "1 onto 2 2")
    assert moves(game, state) == ["place 4"], "the 2s would join the double"
    alone = bound(game, "double", lying={6: {1: 3}})
    alone, _ = go(game, alone, "1 done", "* own:11222", "1 play double", "1 onto 2 2")
    assert alone.turn == 2, "no second place is left"


def test_A3_A9_a_pass_is_not_bound_and_uses_it_up() -> None:
    game = boulevard()
    state = bound(game, "pass")
    state, _ = go(game, state, "1 play pass")
    assert state.turn == 2
    assert cards_seen(game, state, 0).mark("casinos") == Mark("casinos", (2,))


def test_A3_C3_next_please_is_not_bound_either() -> None:
    game = morecash()
    state = bound(game, "next", lying={4: {1: 1}})
    state, _ = go(game, state, "1 play next", "1 back 4 4 own")
    assert state.turn == 2
    assert cards_seen(game, state, 0).mark("casinos") == Mark("casinos", (2,))


def test_A3_A10_turned_dice_may_use_up_the_dice_for_the_second_casino() -> None:
    game = boulevard()
    state = bound(game, "flip", lying={6: {1: 5}})
    state, _ = go(game, state, "1 done", "* own:445", "1 place 4", "1 play flip", "1 pick own 5", "1 done")
    assert state.dice[3][1] == 3
    assert state.turn == 2


def test_A3_C1_C7_the_joker_may_leave_no_second_face() -> None:
    game = morecash()
    state = bound(game, "joker", lying={6: {1: 5}})
    state, _ = go(game, state, "1 done", "* own:445", "1 play joker", "1 pick own 5", "1 turn 4", "1 place 4")
    assert (state.dice[3][1], state.turn) == (3, 2)


def test_A3_C2_C7_more_dice_chooses_which_dice_of_the_roll_are_left() -> None:
    game = morecash()
    state = bound(game, "more", lying={6: {1: 4}})
    state, _ = go(game, state, "1 done", "* own:4456", "1 place 4", "1 play more", "1 pick own 5", "1 done")
    assert moves(game, state) == ["place 6"]
    state, _ = go(game, state, "1 place 6")
    assert (state.dice[3][1], state.dice[5][1]) == (3, 5)


def test_A3_C4_dice_come_back_from_either_casino() -> None:
    game = morecash()
    state = bound(game, "back", lying={6: {1: 4}})
    state, _ = go(game, state, "1 done", "* own:4455", "1 place 4", "1 done", "1 place 5", "1 play back")
    assert moves(game, state) == ["back 4 4 own", "back 5 5 own"]
    state, _ = go(game, state, "1 back 4 4 own", "1 back 5 5 own", "1 done")
    assert (state.dice[3][1], state.dice[4][1], state.hands[1][0]) == (1, 1, 2)


def test_A3_C4_dice_taken_back_after_the_first_placement_are_not_of_this_roll_any_more() -> None:
    game = morecash()
    state = bound(game, "back", lying={6: {1: 4}})
    state, _ = go(game, state, "1 done", "* own:4455", "1 place 4", "1 play back", "1 back 4 4 own", "1 done")
    assert moves(game, state) == ["place 5"]


def test_A3_C4_before_the_roll_more_dice_are_rolled_and_the_turn_is_bound_all_the_same() -> None:
    game = morecash()
    state = bound(game, "back", lying={6: {1: 6}})
    state, _ = go(game, state, "1 play back", "1 back 6 6 own", "1 done", "* own:345", "1 place 3")
    assert moves(game, state) == ["place 4", "place 5"]
