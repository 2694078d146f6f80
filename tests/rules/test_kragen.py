"""Um Kopf und Kragen: material, attempts, the pot and the end (K1–K9, K16–K18, X30, X33). Auctions have their own file.

Play is written as in records: `0 roll` is seat 0's move, `* white:345` a roll, `+ 1:bid_2 2:bid_3` bids shown together.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.engine import Event, InvalidMove, InvalidOption, InvalidPosition, Pick, family, new_game
from flambeur.engine.record import play_entry, read_entry
from flambeur.games.kragen import events as happened
from flambeur.games.kragen.moves import ROLL, Auction, Reroll, Stop
from flambeur.games.kragen.rounds import RoundOver, Rounds, Turns
from flambeur.games.kragen.state import KragenState
from flambeur.games.kragen.table import Kragen
from flambeur.games.kragen.turn import Begin, Improve, ThrowAgain


def table(players: int = 3, **options: Any) -> Kragen:
    """A table at which seat 0 begins."""
    game = new_game("kragen", players, **{"starter": "0", **options})
    assert isinstance(game, Kragen)
    return game


def begun(game: Kragen, **changes: Any) -> KragenState:
    """The first turn of a game, with whatever the test needs changed."""
    state = replace(game.start()[0], **changes)
    game.check(state)
    return state


def go(game: Kragen, state: KragenState, *lines: str) -> tuple[KragenState, list[Event]]:
    """Follow lines of a record; everything must stay sound on the way."""
    told: list[Event] = []
    for line in lines:
        after, events = play_entry(game, state, read_entry(line))
        assert isinstance(after, KragenState)
        state = after
        game.check(state)
        told += events
    return state, told


def rolled_once(*sums: str) -> list[str]:
    """A round in which every seat, from 0 on, rolls once; `white:345` names the set and the faces."""
    return [line for seat, dice in enumerate(sums) for line in (f"{seat} roll", f"* {dice}", f"{seat} stop")]


# -- setting up


def test_K1_three_to_seven_play_with_a_white_and_a_red_set_of_three_dice() -> None:
    kragen = family("kragen")
    assert (kragen.low, kragen.high) == (3, 7)
    for players in (2, 8):
        with pytest.raises(InvalidOption, match="3 to 7 players"):
            kragen.game(players)
    game = table(4)
    state, _ = go(game, begun(game), "0 roll")
    assert [(f.kind, f.cumulative[-1]) for f in game.chance(state)] == [("white", 6**3)]
    state, _ = go(game, state, "* white:111", "0 stop", "1 roll")
    assert [(f.kind, f.cumulative[-1]) for f in game.chance(state)] == [("red", 6**3)]


def test_K2_everybody_starts_with_open_bags_of_3_4_and_5_kg() -> None:
    game = table(5)
    assert begun(game).bags == ((3, 4, 5),) * 5
    assert game.view(begun(game), 3).bags == ((3, 4, 5),) * 5


def test_K2_another_split_must_be_three_bags_of_12_kg() -> None:
    assert begun(table(bags="6,2,4")).bags == ((2, 4, 6),) * 3
    for bags in ("3,4,6", "6,6", "3,3,3,3", "12,0,0", "3,4"):
        with pytest.raises(InvalidOption, match="bags"):
            table(bags=bags)


def test_K2_bags_neither_come_nor_go() -> None:
    game = table()
    with pytest.raises(InvalidPosition, match="bags"):
        game.check(replace(begun(game), bags=((3, 4, 5), (3, 4, 5), (3, 4))))


def test_K3_seven_tokens_each_and_none_ever_leaves_the_game() -> None:
    game = table(6)
    state = begun(game)
    assert state.tokens == (7,) * 6
    with pytest.raises(InvalidPosition, match="42 tokens"):
        game.check(replace(state, tokens=(7, 7, 7, 7, 7, 6)))
    with pytest.raises(InvalidPosition, match="tokens"):
        game.check(replace(state, tokens=(-1, 15, 7, 7, 7, 7)))


def test_K3_only_your_own_hand_is_shown_unless_hands_are_open() -> None:
    closed, opened = table(), table(open=True)
    assert closed.view(begun(closed), 1).tokens == (None, 7, None)
    assert closed.view(begun(closed), None).tokens == (None, None, None)
    assert opened.view(begun(opened), None).tokens == (7, 7, 7)


def test_K4_the_first_starter_is_drawn_or_named() -> None:
    drawn = new_game("kragen", 5)
    state, _ = drawn.start()
    assert drawn.chance(state) == (Pick("starter", (0, 1, 2, 3, 4), (1, 1, 1, 1, 1)),)
    assert drawn.waiting(drawn.resolve(state, (3,))[0]) == (3,)
    named = table(5, starter="2")
    assert named.waiting(named.start()[0]) == (2,)
    with pytest.raises(InvalidOption, match="first player"):
        table(3, starter="3")


def test_K4_in_a_round_everybody_has_one_turn_clockwise() -> None:
    game = table(4, starter="2")
    state, told = begun(game), list[Event]()
    turns = []
    for dice in ("white:116", "red:115", "red:114", "red:113"):
        turns.append(state.turn)
        state, told = go(game, state, f"{state.turn} roll", f"* {dice}", f"{state.turn} stop")
    assert turns == [2, 3, 0, 1]
    assert any(isinstance(event, happened.PotTaken) for event in told)


# -- attempts


def test_K5_the_first_attempt_costs_a_token_and_cannot_be_declined() -> None:
    game = table()
    state = begun(game)
    assert Stop() not in game.legal_moves(state)
    state, told = go(game, state, "0 roll", "* white:346")
    assert (state.tokens, state.pot) == ((6, 7, 7), 1)
    assert happened.Rolled(0, 0, (3, 4, 6), 13) in told


def test_K6_the_second_attempt_costs_two_the_third_three_and_there_is_no_fourth() -> None:
    game = table()
    state, _ = go(game, begun(game), "0 roll", "* white:123", "0 reroll 12", "* white:44")
    assert (state.tokens[0], state.pot, state.sets[0]) == (4, 3, (3, 4, 4))
    state, _ = go(game, state, "0 reroll 344", "* white:555")
    assert (state.tokens[0], state.pot) == (1, 6)
    assert [str(move) for move in game.legal_moves(state)] == ["stop", "auction 3", "auction 4", "auction 5"]


def test_K6_who_cannot_pay_for_an_attempt_cannot_make_it() -> None:
    game = table()
    state, _ = go(game, begun(game, tokens=(2, 12, 7)), "0 roll", "* white:123")
    assert not any(isinstance(move, Reroll) for move in game.legal_moves(state))
    state, _ = go(game, begun(game, tokens=(3, 11, 7)), "0 roll", "* white:123")
    assert any(isinstance(move, Reroll) for move in game.legal_moves(state))


@pytest.mark.parametrize(
    ("dice", "choices"),
    [
        ("136", "1 3 6 13 16 36 136"),
        ("255", "2 5 25 55 255"),
        ("444", "4 44 444"),
    ],
)
def test_K6_any_dice_may_be_rolled_again_and_equal_ones_are_one_choice(dice: str, choices: str) -> None:
    game = table()
    state, _ = go(game, begun(game), "0 roll", f"* white:{dice}")
    offered = [move for move in game.legal_moves(state) if isinstance(move, Reroll)]
    assert [str(move) for move in offered] == [f"reroll {choice}" for choice in choices.split()]


def test_K6_dice_may_be_named_in_any_order_but_must_be_dice() -> None:
    game = table()
    assert game.read_move("reroll 52") == game.read_move("reroll 2 5") == Reroll(25)
    for text in ("reroll", "reroll 7", "reroll 1234", "reroll x"):
        with pytest.raises(InvalidMove, match="one to three faces"):
            game.read_move(text)


def test_K7_two_or_three_dice_stand_even_when_they_are_worse() -> None:
    game = table()
    state, _ = go(game, begun(game), "0 roll", "* white:356", "0 reroll 35", "* white:11")
    assert state.sets[0] == (1, 1, 6)
    state, _ = go(game, state, "0 reroll 116", "* white:112")
    assert state.sets[0] == (1, 1, 2)


def test_K7_one_die_is_a_single_draw_among_the_faces_that_can_remain() -> None:
    game = table()
    for face in range(1, 7):
        state, _ = go(game, begun(game), "0 roll", f"* white:{face}{face}{face}", f"0 reroll {face}")
        remaining = tuple(range(face, 7))
        assert game.chance(state) == (Pick("white", remaining, (1,) * len(remaining)),)


def test_X30_one_die_showing_4_ends_on_4_5_or_6_and_costs_nothing_more() -> None:
    game = table()
    state, _ = go(game, begun(game), "0 roll", "* white:146", "0 reroll 4")
    assert game.chance(state) == (Pick("white", (4, 5, 6), (1, 1, 1)),)
    state, _ = go(game, state, "* white:5")
    assert (state.sets[0], state.tokens[0], state.pot) == ((1, 5, 6), 4, 3)


def test_K8_the_best_dice_stay_and_the_other_set_is_passed_on() -> None:
    game = table(4)
    state, _ = go(game, begun(game), "0 roll", "* white:345", "0 stop")
    assert (state.sets, state.in_hand, state.leader) == (((3, 4, 5), ()), 1, 0)
    state, told = go(game, state, "1 roll", "* red:344", "1 stop")
    assert told[-1] == happened.Stopped(1, 11, False)
    assert (state.sets, state.in_hand, state.leader) == (((3, 4, 5), ()), 1, 0)
    state, told = go(game, state, "2 roll", "* red:346", "2 stop")
    assert told[-1] == happened.Stopped(2, 13, True)
    assert (state.sets, state.in_hand, state.leader) == (((), (3, 4, 6)), 0, 2)
    view = game.view(state, 3)
    assert (view.best, view.leader, view.sets) == (13, 2, ((), (3, 4, 6)))


# -- the pot


def test_K9_the_highest_result_takes_the_pot_and_begins_the_next_round() -> None:
    game = table()
    state, told = go(game, begun(game), *rolled_once("white:111", "red:666", "white:222"))
    assert told[-2:] == [happened.PotTaken(1, 18, 3), happened.RoundBegan(2, 1)]
    assert (state.tokens, state.pot, state.turn) == ((6, 9, 6), 0, 1)
    assert (state.results, state.sets, state.in_hand, state.leader) == ((0, 0, 0), ((), ()), 0, None)


def test_K9_on_a_tie_the_later_player_wins() -> None:
    game = table()
    _, told = go(game, begun(game), *rolled_once("white:345", "red:255", "white:246"))
    assert happened.PotTaken(2, 12, 3) in told


def test_X33_results_14_14_and_12_the_second_player_takes_the_pot() -> None:
    game = table()
    state, told = go(game, begun(game), *rolled_once("white:266", "red:455", "white:444"))
    assert happened.PotTaken(1, 14, 3) in told
    assert state.tokens == (6, 9, 6)


# -- the end


def closing(game: Kragen, **changes: Any) -> tuple[KragenState, tuple[Event, ...]]:
    """A round that is just over: seat 0 has won it with 10, unless the test says otherwise."""
    results = (10,) + (0,) * (game.players - 1)
    sets = ((2, 3, 5), ())
    start = begun(game)
    over = {"results": results, "sets": sets, "in_hand": 1, "leader": 0, "played": game.players}
    state = replace(start, agenda=(Rounds(), RoundOver()), **{**over, **changes})
    game.check(state)
    return game.run(state)


def test_K16_a_round_in_which_somebody_has_25_kg_is_the_last() -> None:
    game = table()
    bags = ((3, 3, 4, 5, 5, 5), (3, 4), (4,))
    state, told = closing(game, bags=bags)
    assert told[-1] == happened.GoalReached((0,), 25)
    result = game.outcome(state)
    assert result is not None
    assert (result.scores, result.winners) == ((25, 7, 4), (0,))
    state, _ = closing(game, bags=((3, 3, 3, 5, 5, 5), (4, 4), (4,)))
    assert game.outcome(state) is None  # 24 kg


def test_K16_25_kg_in_the_middle_of_a_round_do_not_end_it() -> None:
    game = table()
    state = begun(game, bags=((3, 4, 4, 5, 5), (3, 3, 5), (4,)))
    state, _ = go(game, state, "0 roll", "* white:111", "0 stop", "1 auction 5", "+ 0:bid_2 2:bid_1")
    assert sum(state.bags[0]) == 26
    assert game.outcome(state) is None
    state, _ = go(game, state, "1 roll", "* red:222", "1 stop", "2 roll", "* white:333", "2 stop")
    assert game.outcome(state) is not None


def test_K16_the_goal_is_a_number_of_the_table() -> None:
    _, told = closing(table(goal=13), bags=((3, 5, 5), (3, 4, 4, 4), (3, 5)))
    assert told[-1] == happened.GoalReached((0, 1), 13)
    with pytest.raises(InvalidOption, match="36 kg"):
        table(3, goal=37)


def test_K16_neither_bag_nor_token_ends_the_game_once_the_pot_is_taken() -> None:
    game = table(4)
    bags = ((3, 3, 4, 5), (), (3, 4, 4, 5), (3, 4, 5, 5))
    state, told = closing(game, bags=bags, tokens=(8, 0, 8, 8), pot=4)
    assert told[-1] == happened.Ruined((1,))
    assert game.outcome(state) is not None


def test_K16_a_last_token_paid_for_a_roll_may_still_win_the_pot() -> None:
    game = table(4)
    bags = ((3, 3, 4, 5), (), (3, 4, 4, 5), (3, 4, 5, 5))
    state = begun(game, bags=bags, tokens=(9, 1, 9, 9))
    dice = ("white:111", "red:555", "white:111", "white:111")
    state, told = go(game, state, *rolled_once(*dice))
    assert happened.PotTaken(1, 15, 4) in told
    assert game.outcome(state) is None
    assert (state.tokens[1], state.turn) == (4, 1)


def test_K16_who_would_have_to_begin_a_turn_with_nothing_ends_the_game() -> None:
    game = table(4)
    bags = ((3, 3, 4, 5), (4, 5, 5), (), (3, 3, 4, 4, 5))
    state = begun(game, bags=bags, tokens=(9, 9, 1, 9))
    # Seat 1 takes the last token of seat 2 in an auction before seat 2 has had its turn.
    state, told = go(game, state, *rolled_once("white:111"), "1 auction 4", "+ 0:bid_3 2:bid_1 3:bid_1")
    assert game.outcome(state) is None
    state, told = go(game, state, "1 roll", "* red:222", "1 stop")
    assert told[-1] == happened.Ruined((2,))
    assert game.outcome(state) is not None


def test_K16_gold_without_tokens_or_tokens_without_gold_is_not_the_end() -> None:
    game = table()
    state, _ = closing(game, bags=((), (3, 3, 4, 5, 5), (3, 4, 4, 5)), tokens=(10, 0, 11))
    assert game.outcome(state) is None


def test_K17_most_gold_wins_tokens_do_not_count_and_a_tie_is_shared() -> None:
    game = table(4)
    bags = ((5, 5, 5, 5), (4, 4, 4, 4, 3), (3, 3, 3), ())
    result = game.result_so_far(replace(begun(game), bags=bags, tokens=(0, 0, 0, 28)))
    assert (result.scores, result.winners) == ((20, 19, 9, 0), (0,))
    bags = ((5, 5, 5, 4), (4, 4, 4, 4, 3), (3, 3, 3), ())
    assert game.result_so_far(replace(begun(game), bags=bags, tokens=(1, 20, 0, 7))).winners == (0, 1)


def test_K18_a_pot_that_goes_round_for_ever_stops_at_the_last_round() -> None:
    game = table(rounds=30)
    state, told = begun(game), list[Event]()
    while game.outcome(state) is None:  # everybody rolls the same, so the last of a round wins it
        colour = ("white", "red")[state.in_hand]
        state, told = go(game, state, f"{state.turn} roll", f"* {colour}:345", f"{state.turn} stop")
        assert state.bags == ((3, 4, 5),) * 3
    assert state.round == 30
    assert told[-1] == happened.RoundsOver(30)
    assert state.tokens == (7, 7, 7)
    assert game.result(state).winners == (0, 1, 2)


# -- positions that no game could reach


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"tokens": (21,)}, "3 seats"),
        ({"bags": ((4, 3, 5), (3, 4, 5), (3, 4, 5))}, "lightest first"),
        ({"turn": 3}, "only 3 seats"),
        ({"attempts": 4}, "no turn"),
        ({"sets": ((1, 2), ())}, "three dice"),
        ({"leader": 1}, "who leads"),
        ({"played": 1}, "nobody has a result"),
        ({"pot": 1, "tokens": (6, 7, 7)}, "before anybody has paid"),
        ({"attempts": 1}, "begins with no attempt"),
        ({"tokens": (0, 0, 21), "bags": ((), (3, 3, 4, 4, 5), (3, 4, 5, 5))}, "begins with no attempt"),
        ({"agenda": (Rounds(), Turns(), Improve())}, "no dice on the table"),
        ({"agenda": (Rounds(), Turns(), ThrowAgain(12)), "sets": ((1, 1, 3), ())}, "no dice 12"),
    ],
)
def test_positions_that_do_not_add_up_are_refused(changes: dict[str, Any], complaint: str) -> None:
    game = table()
    with pytest.raises(InvalidPosition, match=complaint):
        game.check(replace(begun(game), **changes))


def test_the_table_of_moves_names_each_move_once() -> None:
    moves = table(7).all_moves()
    assert len(set(moves)) == len(moves) == 2 + 83 + 3 + 49
    assert {ROLL, Stop(), Reroll(666), Auction(5)} <= set(moves)


def test_a_round_begins_with_the_turn_of_its_starter() -> None:
    assert begun(table()).agenda == (Rounds(), Turns(), Begin())
