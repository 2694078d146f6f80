"""Cards played in one's own turn: A2, A4, A5, A9, A10, C1–C4 and X15."""

from __future__ import annotations

import pytest

from flambeur.games.vegas.cards.reroll import Rerolled
from flambeur.games.vegas.cards.take_back import TakenBack, TurnPassed
from flambeur.games.vegas.kickers import Display
from flambeur.games.vegas.moves import DONE
from flambeur.games.vegas.slot import Barred
from flambeur.games.vegas.state import SLOT
from flambeur.games.vegas.table import Vegas
from flambeur.wording import Say, move_text
from tests.rules.vegas_lab import N, all_of, go, moves, position, table


def boulevard(players: int = 2, *more: str, **options: str) -> Vegas:
    return table(players, "boulevard", "action", *more, **options)


def morecash(players: int = 2, *more: str) -> Vegas:
    return table(players, "morecash", "action", *more)


# -- reroll


def test_A2_any_of_the_dice_are_rolled_once_more_and_the_result_stands() -> None:
    game = morecash()
    state = position(game, cards={0: ("reroll",)})
    state, _ = go(game, state, "0 done", "* own:11234566", "0 play reroll")
    assert "done" not in moves(game, state), "at least one die"
    state, events = go(game, state, "0 pick own 2", "0 pick own 3", "0 pick own 4", "0 done", "* own:115")
    assert all_of(events, Rerolled) == [Rerolled(0, ((2, 0, 0, 0, 1, 0), (0,) * 6, (0,) * 6, (0,) * 6))]
    assert state.roll[0] == (4, 0, 0, 0, 2, 2)
    assert moves(game, state) == ["place 1", "place 5", "place 6"], "2019: once"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Roll 1 die", "Roll 2 dice"]),
        ("fr", ["Relancer 1 dé", "Relancer 2 dés"]),
        ("de", ["1 Würfel neu würfeln", "2 Würfel neu würfeln"]),
    ],
)
def test_A2_what_ends_the_choice_says_how_many_dice_are_rolled(language: str, words: list[str]) -> None:
    game = morecash()
    state = position(game, cards={0: ("reroll",)})
    state, _ = go(game, state, "0 done", "* own:11234566", "0 play reroll", "0 pick own 2")
    more, _ = go(game, state, "0 pick own 3")
    say = Say(language, ("Anna", "Ben"), 0)
    assert [move_text(say, game, game.view(at, 0), DONE) for at in (state, more)] == words


def test_A2_big_dice_and_kickers_are_included() -> None:
    game = boulevard(2, "big", "kickers")
    state = position(game, cards={0: ("reroll",)})
    state, _ = go(game, state, "0 done", "* own:11234 big:6 kicker:55", "0 play reroll")
    state, _ = go(game, state, "0 pick big 6", "0 pick kicker 5", "0 done", "* big:1 kicker:2")
    assert state.roll == ((2, 1, 1, 1, 0, 0), (0,) * 6, (1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 1, 0))


def test_A2_in_boulevard_the_card_works_once_in_every_turn_of_the_round() -> None:
    game = boulevard()
    state = position(game, cards={0: ("reroll",)})
    state, _ = go(game, state, "0 done", "* own:11234566", "0 play reroll", "0 pick own 2", "0 done", "* own:3")
    assert "play reroll" not in moves(game, state), "once a turn"
    state, _ = go(game, state, "0 place 1", "* own:11112222", "1 place 1", "* own:334566")
    assert "play reroll" in moves(game, state)
    state, _ = go(game, state, "0 play reroll", "0 pick own 4", "0 done", "* own:3", "0 place 3")
    assert state.dice[2] == (3, 0, 0)


def test_A2_as_an_option_the_boulevard_card_works_once_a_round() -> None:
    game = boulevard(reroll="once")
    state = position(game, cards={0: ("reroll",)})
    lines = ["0 done", "* own:11234566", "0 play reroll", "0 pick own 2", "0 done", "* own:3"]
    state, _ = go(game, state, *lines, "0 place 1", "* own:11112222", "1 place 1", "* own:334566")
    assert "play reroll" not in moves(game, state)


def test_C1_the_joker_sets_one_die_to_any_face() -> None:
    game = morecash(2, "big")
    state = position(game, cards={0: ("joker",)})
    state, _ = go(game, state, "0 done", "* own:11112222 big:6", "0 play joker")
    assert moves(game, state) == ["pick own 1", "pick own 2", "pick big 6"]
    state, _ = go(game, state, "0 pick big 6")
    assert moves(game, state) == [f"turn {face}" for face in (1, 2, 3, 4, 5)]
    state, _ = go(game, state, "0 turn 5", "0 place 5")
    assert state.big[4] == 1


# -- double


def test_A5_exactly_two_dice_of_a_face_go_to_any_casino() -> None:
    game = boulevard()
    state = position(game, cards={0: ("double",)})
    state, _ = go(game, state, "0 done", "* own:11122345", "0 play double")
    assert moves(game, state) == [f"onto {place} {place}" for place in range(1, 7)], "the 2s are the only pair"
    state, _ = go(game, state, "0 onto 6 6")
    assert state.dice[5] == (2, 0, 0)
    assert state.turn == 1, "this was the placement"


def test_A5_without_an_exact_pair_the_card_cannot_be_played() -> None:
    game = boulevard()
    state = position(game, cards={0: ("double",)})
    state, _ = go(game, state, "0 done", "* own:11122234")
    assert "play double" not in moves(game, state)


def test_A5_with_several_pairs_one_is_chosen() -> None:
    game = boulevard()
    state = position(game, cards={0: ("double",)})
    state, _ = go(game, state, "0 done", "* own:11222344", "0 play double")
    assert moves(game, state) == ["pair 1", "pair 4"]
    state, _ = go(game, state, "0 pair 4", "0 onto 3 3")
    assert state.dice[2] == (2, 0, 0)


def test_A5_kicker_and_big_die_may_be_the_pair_and_the_kicker_kicks_where_it_lands() -> None:
    game = boulevard(2, "big", "kickers")
    state = position(game, lying={4: {1: 1}}, cards={0: ("double",)})
    state, _ = go(game, state, "0 done", "* own:11122 big:6 kicker:26", "0 play double", "0 onto 4 4")
    assert moves(game, state) == ["kick 1 normal 4"]
    state, _ = go(game, state, "0 kick 1 normal 4")
    assert (state.dice[3], state.big[3]) == ((0, 0, 0), 1)


def test_A5_a_pair_may_be_neutral() -> None:
    game = boulevard(2, "neutral")
    state = position(game, cards={0: ("double",)})
    state, _ = go(game, state, "0 done", "* own:11122234 neutral:1255", "0 play double", "0 onto 1 1")
    assert state.dice[0] == (0, 0, 2)


def test_A5_on_the_slot_machine_the_pair_shows_a_free_face_of_your_choice() -> None:
    game = boulevard(5, "slot")
    state = position(game, slot={2: {1: 1}}, cards={0: ("double",)})
    state, _ = go(game, state, "0 done", "* own:11122345", "0 play double")
    assert "onto 7 2" not in moves(game, state)
    state, _ = go(game, state, "0 onto 7 6")
    assert state.dice[SLOT + 5] == (2, 0, 0, 0, 0, 0)
    assert game.piece(state, Barred).faces == 0b100010


def test_A5_the_roll_is_judged_after_reroll_and_joker() -> None:
    game = morecash()
    state = position(game, cards={0: ("double", "joker")})
    state, _ = go(game, state, "0 done", "* own:11122234")
    assert "play double" not in moves(game, state)
    state, _ = go(game, state, "0 play joker", "0 pick own 1", "0 turn 3")
    assert "play double" in moves(game, state), "1 1 and 3 3 now"


# -- dice that come back


def test_A4_any_of_the_dice_just_placed_come_back_but_no_used_kicker() -> None:
    game = boulevard(2, "big", "kickers")
    state = position(game, lying={3: {0: 1, 1: 1}}, cards={0: ("back",)})
    state, _ = go(game, state, "0 done", "* own:3345 big:3 kicker:36", "0 place 3", "0 kick 1 normal 3", "0 play back")
    assert moves(game, state) == ["back 3 3 own", "back 3 3 big"]
    state, events = go(game, state, "0 back 3 3 own", "0 back 3 3 own", "0 done")
    assert all_of(events, TakenBack) == [TakenBack(0, 3, 3, "own")] * 2
    assert state.dice[2] == (1, 0, 0), "the die of an earlier turn stays"
    assert state.hands[0] == (4, 0, 0, 1)


def test_A4_is_offered_after_placing_only() -> None:
    game = boulevard()
    state = position(game, lying={2: {0: 3}}, cards={0: ("back",)})
    assert moves(game, state) == ["done"]
    state, _ = go(game, state, "0 done", "* own:11223")
    assert "play back" not in moves(game, state)


def test_C4_before_the_roll_any_of_your_dice_from_one_casino() -> None:
    game = morecash(2, "slot", "big")
    state = position(game, lying={2: {0: 2, 1: 1}, 5: {0: 1}}, big={0: (7, 4)}, cards={0: ("back",)})
    state, _ = go(game, state, "0 play back")
    assert moves(game, state) == ["back 2 2 own", "back 5 5 own", "back 7 4 big"]
    state, _ = go(game, state, "0 back 2 2 own")
    assert moves(game, state) == ["done", "back 2 2 own"], "all from the same casino"
    state, _ = go(game, state, "0 back 2 2 own", "0 done")
    assert state.hands[0] == (7, 0, 0, 0)
    assert str(game.chance(state)[0]) == "Dice('own', 7)", "they are rolled at once"


def test_C4_after_placing_kickers_come_back_from_the_display_and_their_kick_stands() -> None:
    game = morecash(2, "kickers")
    state = position(game, lying={3: {1: 2}}, cards={0: ("back",)})
    state, _ = go(game, state, "0 done", "* own:11223456 kicker:36", "0 place 3", "0 kick 1 normal 3", "0 play back")
    assert moves(game, state) == ["back 3 3 own", "back 3 3 kicker"]
    state, _ = go(game, state, "0 back 3 3 kicker", "0 done")
    assert game.piece(state, Display).kickers == (0, 0)
    assert state.hands == ((7, 0, 0, 2), (7, 0, 0, 2))
    assert state.dice[2] == (1, 1, 0)


def test_A9_C3_a_turn_is_skipped_before_the_roll_and_one_die_may_come_back() -> None:
    for game, card in ((boulevard(), "pass"), (morecash(), "next")):
        state = position(game, lying={2: {0: 2}, 5: {0: 1}}, cards={0: (card,)})
        state, events = go(game, state, f"0 play {card}")
        assert all_of(events, TurnPassed) == [TurnPassed(0)]
        assert moves(game, state) == ["done", "back 2 2 own", "back 5 5 own"]
        taken, _ = go(game, state, "0 back 5 5 own")
        assert (taken.turn, taken.hands[0]) == (1, (6, 0, 0, 0)), "one die only"
        kept, _ = go(game, state, "0 done")
        assert (kept.turn, kept.hands[0]) == (1, (5, 0, 0, 0))


def test_A9_with_nothing_on_the_table_the_turn_is_simply_over() -> None:
    game = boulevard()
    state, _ = go(game, position(game, cards={0: ("pass",)}), "0 play pass")
    assert state.turn == 1


def test_the_rule_shown_is_that_of_the_box() -> None:
    for game, card, rule in ((boulevard(), "pass", "A9"), (morecash(), "next", "C3")):
        state = position(game, lying={2: {0: 2}}, cards={0: (card,)})
        assert game.rule(state) == game.view(state, 0).rule == {"A9": "B17", "C3": "M7"}[rule]
        assert game.rule(go(game, state, f"0 play {card}")[0]) == rule


# -- dice added


def test_A10_C2_other_dice_of_the_hand_are_turned_and_added() -> None:
    for game, card in ((boulevard(), "flip"), (morecash(), "more")):
        state = position(game, cards={0: (card,)})
        state, _ = go(game, state, "0 done", "* own:11123456", "0 place 1", f"0 play {card}")
        assert moves(game, state) == [f"pick own {face}" for face in (2, 3, 4, 5, 6)], "one or more"
        state, _ = go(game, state, "0 pick own 6", "0 pick own 5", "0 done")
        assert state.dice[0] == (5, 0, 0)
        assert state.hands[0] == (3, 0, 0, 0)


def test_C2_dice_that_came_back_this_turn_can_be_added() -> None:
    game = morecash(2, "kickers")
    state = position(game, lying={3: {0: 2}}, cards={0: ("more",)})
    state, _ = go(game, state, "0 done", "* own:112234 kicker:35", "0 place 3", "0 kick 0 normal 3", "0 play more")
    assert "pick own 0" in moves(game, state)
    state, _ = go(game, state, "0 pick own 0", "0 done")
    assert state.dice[2] == (3, 0, 0)


def test_B9_a_kicker_added_by_a_card_kicks_once_that_steps_dice_are_down() -> None:
    game = morecash(2, "kickers")
    state = position(game, cards={0: ("more",)})
    state, _ = go(game, state, "0 done", "* own:11223456 kicker:55", "0 place 1", "0 play more")
    state, _ = go(game, state, "0 pick kicker 5", "0 pick own 6", "0 done")
    assert moves(game, state) == ["kick 0 normal 1"], "the dice placed before lay there already"
    assert state.dice[0] == (3, 0, 0)


def test_C2_on_the_slot_machine_they_show_the_face_just_placed() -> None:
    game = morecash(2, "slot", "neutral")
    state = position(game, cards={0: ("more",)})
    state, _ = go(game, state, "0 done", "* own:11223456 neutral:2345", "0 slot 1", "0 play more")
    state, _ = go(game, state, "0 pick neutral 5", "0 done")
    assert state.dice[SLOT] == (2, 0, 1)


def test_C2_cannot_be_played_without_dice_left() -> None:
    game = morecash()
    state = position(game, lying={1: {0: 7}}, cards={0: ("more",)})
    state, _ = go(game, state, "0 done", "* own:1", "0 place 1")
    assert moves(game, state) == ["done"]


def test_X15_after_double_more_dice_go_where_the_double_went() -> None:
    game = morecash()
    state = position(game, cards={0: ("double", "more")})
    state, _ = go(game, state, "0 done", "* own:11122345", "0 play double", "0 onto 6 6", "0 play more")
    state, _ = go(game, state, "0 pick own 1", "0 done")
    assert state.dice[5] == (3, 0, 0)


def test_A4_after_flip_the_added_dice_were_just_placed_too() -> None:
    game = boulevard(2, "neutral")
    state = position(game, lying={6: {N: 4}}, cards={0: ("flip", "back")})
    state, _ = go(game, state, "0 done", "* own:11123456", "0 place 1", "0 play flip", "0 pick own 6", "0 done")
    state, _ = go(game, state, "0 play back", *["0 back 1 1 own"] * 4)
    assert moves(game, state) == ["done"]
    assert state.hands[0][0] == 8
