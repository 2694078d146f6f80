"""Temptation: boards and rows, placing, points, rounds and the end (T1–T19, X20–X24)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from flambeur.engine import (
    Event,
    IllegalMove,
    InvalidOption,
    InvalidPosition,
    Match,
    Move,
    Seat,
    Seeded,
    State,
    new_game,
)
from flambeur.engine.playout import playout
from flambeur.games.temptation.events import Gained, NothingFits, Paid, Placed, Rolled, RoundBegan, RoundEnded, Stopped
from flambeur.games.temptation.house import house_boards
from flambeur.games.temptation.rounds import DRAW, ROUNDS, STARTER
from flambeur.games.temptation.state import NO_ROLL, TemptationState
from flambeur.games.temptation.turn import TURNS
from tests.rules.temptation_lab import FULL, LAB, SECOND, fitting, go, lay, table, texts

# -- setting up


@pytest.mark.parametrize(("players", "each"), [(2, 15), (3, 10), (4, 7), (5, 6), (6, 5)])
def test_T1_thirty_dice_are_dealt_out_equally(players: int, each: int) -> None:
    game = table(players)
    state = game.start()[0]
    assert state.stocks[0] + state.hand == each
    assert state.stocks[1:] == (each,) * (players - 1)


@pytest.mark.parametrize("players", [1, 7])
def test_T1_two_to_six_can_play(players: int) -> None:
    with pytest.raises(InvalidOption, match=f"2 to 6 players, not {players}"):
        new_game("temptation", players)


def test_X24_four_players_get_seven_dice_each() -> None:
    _, events = table(4).start()
    assert events == (RoundBegan(1, 0, 1, 7),)


def test_T2_everyone_starts_with_80_points_for_all_to_see() -> None:
    game = table(4)
    state = game.start()[0]
    assert state.points == (80,) * 4
    assert all(game.view(state, seat).points == state.points for seat in (None, 0, 1, 2, 3))


def test_T3_the_sixteen_boards_come_up_in_any_order() -> None:
    game = new_game("temptation", 2, starter="0")
    (pile,) = game.chance(game.start()[0])
    assert pile.values == tuple(range(1, 17))
    assert set(pile.weights) == {1}


def test_T3_board_1_may_be_put_on_top() -> None:
    game = table(2, boards="house", top="first")
    state, events = game.start()
    assert events == (RoundBegan(1, 0, 1, 15),)
    assert game.view(state, 0).layout == house_boards()[0]


# -- rows


def test_T4_a_row_fills_up_from_the_left_and_then_takes_no_more() -> None:
    game = table()
    assert fitting(game, lay(game, roll="34566"), 2) == "3"
    assert fitting(game, lay(game, {2: (3,)}, roll="34566"), 2) == "4"
    assert fitting(game, lay(game, {2: (3, 4, 5)}, roll="34566"), 2) == ""


def test_T5_a_face_takes_only_a_die_of_that_face() -> None:
    game = table()
    assert fitting(game, lay(game, roll="12346"), 1) == "2"
    with pytest.raises(IllegalMove):
        game.read_move("place 1 1", lay(game, roll="12346"))


@pytest.mark.parametrize("row", [4, 5])
def test_T6_the_first_star_of_a_row_is_free_and_all_others_equal_it(row: int) -> None:
    game = table()
    assert fitting(game, lay(game, roll="12346"), row) == "12346"
    assert fitting(game, lay(game, {row: (3,)}, roll="12346"), row) == "3"
    assert fitting(game, lay(game, {row: (3, 3, 3)}, roll="12346"), row) == "3"


def test_T7_three_equal_red_stars_then_two_equal_yellow_ones() -> None:
    game = table()
    assert fitting(game, lay(game, roll="12345"), 6) == "12345"
    assert fitting(game, lay(game, {6: (4, 4)}, roll="12345"), 6) == "4"
    assert fitting(game, lay(game, {6: (4, 4, 4)}, roll="12345"), 6) == "1235"
    assert fitting(game, lay(game, {6: (4, 4, 4, 1)}, roll="12345"), 6) == "1"


def test_X22_after_three_4s_another_4_does_not_fit_and_after_a_2_only_a_2() -> None:
    game = table()
    state = lay(game, {6: (4, 4, 4)}, roll="22445")
    assert "4" not in fitting(game, state, 6)
    state, _ = go(game, state, "place 2 6")
    assert fitting(game, state, 6) == "2"


def test_T8_two_rows_of_stars_may_hold_the_same_face() -> None:
    game = table()
    state, _ = go(game, lay(game, roll="33345"), "place 3 4", "place 3 5", "place 3 6")
    assert state.rows[3:] == ((3,), (3,), (3,))


def test_T8_white_stars_can_stand_in_a_black_row_and_cost_points() -> None:
    game = table(boards="Turned/b50:ww/w50:345/w60:66/w60:bbbb/w70:wwww/w90:rrryy")
    state, events = go(game, lay(game, {1: (5,)}, roll="5"), "place 5 1")
    assert Paid(0, 1, 50, 50) in events
    assert state.points[0] == 30


# -- a turn


def test_T9_X23_of_twelve_dice_in_stock_exactly_five_are_rolled() -> None:
    game = table(2)
    state = lay(game, {1: (2, 2), 2: (3,)}, stocks=(7, 15))
    assert state.stocks[0] + state.hand == 12
    assert game.chance(state)[0].cumulative[-1] == 6**5
    after, events = go(game, state, "* dice:11166")
    assert Rolled(0, (3, 0, 0, 0, 0, 2), 1) in events
    assert (after.hand, after.stocks) == (5, (7, 15))


def test_T9_with_fewer_than_five_dice_all_are_rolled() -> None:
    game = table(3)
    state = lay(game, {1: (2, 2), 2: (3, 4, 5), 6: (1, 1)}, roll="1", stocks=(9, 3, 10))
    state, _ = go(game, state, "place 1 4")
    assert (state.turn, state.hand) == (1, 3)


def test_T9_without_dice_a_player_is_skipped() -> None:
    game = table(3)
    state = lay(game, {1: (2, 2), 2: (3, 4, 5), 4: (1, 1, 1), 6: (1, 1)}, roll="1", stocks=(9, 0, 10))
    state, _ = go(game, state, "place 1 4")
    assert (state.turn, state.hand) == (2, 5)


def test_T10_after_a_roll_one_die_must_be_placed() -> None:
    game = table()
    moves = texts(game.legal_moves(lay(game, {4: (1,), 5: (1,), 6: (1,)}, roll="23444")))
    assert moves == ["place 2 1", "place 3 2"]


def test_T10_further_dice_may_be_placed_one_after_the_other_in_any_rows() -> None:
    game = table()
    state, events = go(game, lay(game, roll="22345"), "place 2 1", "place 3 2", "place 4 2")
    assert [event for event in events if isinstance(event, Placed)] == [
        Placed(0, 1, 2),
        Placed(0, 2, 3),
        Placed(0, 2, 4),
    ]
    assert texts(game.legal_moves(state))[-2:] == ["roll", "stop"]
    assert state.hand == 2


def test_T10_placed_dice_never_move_again_in_the_round() -> None:
    game = table(2)
    rows: tuple[tuple[int, ...], ...] = ((),) * 6

    def watch(state: State, seat: Seat, moves: tuple[Move, ...]) -> Move:
        nonlocal rows
        assert isinstance(state, TemptationState)
        assert state.round > 1 or all(now[: len(was)] == was for was, now in zip(rows, state.rows, strict=True))
        rows = state.rows if state.round == 1 else rows
        return moves[len(moves) // 2]

    playout(game, game.start()[0], watch, Seeded(4))
    assert sum(len(row) for row in rows) > 15


def test_T11_when_nothing_fits_the_turn_ends_at_once() -> None:
    game = table()
    state = lay(game, {4: (1,), 5: (1,), 6: (1,), 2: (3, 4, 5)})
    state, events = go(game, state, "* dice:34455")
    assert events[1] == NothingFits(0)
    assert (state.turn, state.points) == (1, (80, 80, 80))


def test_T12_all_unplaced_dice_are_rolled_again() -> None:
    game = table()
    state, _ = go(game, lay(game, roll="12346"), "place 1 4", "place 3 2", "roll")
    assert game.chance(state)[0].cumulative[-1] == 6**3
    state, events = go(game, state, "* dice:146")
    assert events == [Rolled(0, (1, 0, 0, 1, 0, 1), 2)]
    assert "roll" not in texts(game.legal_moves(state))


def test_T12_after_the_fifth_roll_only_placing_and_stopping_are_left() -> None:
    game = table()
    state, _ = go(game, lay(game, roll="223", before=4), "place 2 1")
    assert [text.split()[0] for text in texts(game.legal_moves(state))][-1] == "stop"
    assert "roll" not in texts(game.legal_moves(state))


def test_T12_after_the_fifth_roll_the_turn_ends_when_nothing_more_fits() -> None:
    game = table()
    state = lay(game, {4: (1,), 5: (1,), 6: (1,)}, roll="255", before=4)
    state, events = go(game, state, "place 2 1")
    assert events[-1] == Stopped(0, 2)
    assert state.turn == 1


def test_T13_unplaced_dice_go_back_to_the_stock() -> None:
    game = table(3)
    state, events = go(game, lay(game, roll="12346"), "place 1 4", "stop")
    assert events[-1] == Stopped(0, 4)
    assert state.stocks[0] == 9
    state, _ = go(game, lay(game, {4: (1,), 5: (1,), 6: (1,), 2: (3, 4, 5)}), "* dice:34455")
    assert state.stocks[0] == 10


# -- points


def test_T14_whoever_places_the_last_die_of_a_white_row_gains_its_points() -> None:
    game = table()
    state, events = go(game, lay(game, {2: (3, 4)}, roll="51111"), "place 5 2")
    assert Gained(0, 2, 50) in events
    assert state.points == (130, 80, 80)


def test_T14_whoever_places_the_last_die_of_a_black_row_pays_its_points() -> None:
    game = table()
    state, events = go(game, lay(game, {3: (6,)}, roll="61111"), "place 6 3")
    assert Paid(0, 3, 60, 60) in events
    assert state.points == (20, 80, 80)


def test_X21_owing_60_with_40_left_a_player_has_0_points_and_plays_on() -> None:
    game = table()
    state, events = go(game, lay(game, {3: (6,)}, roll="61111", points=(40, 80, 80)), "place 6 3")
    assert Paid(0, 3, 40, 60) in events
    assert state.points == (0, 80, 80)
    assert game.waiting(state) == (0,)


def test_X20_finishing_two_rows_with_one_roll_pays_for_both() -> None:
    game = table()
    state, _ = go(game, lay(game, {1: (2,), 2: (3, 4)}, roll="12566"), "place 2 1", "place 5 2")
    assert state.points == (160, 80, 80)


def test_T15_every_row_finished_in_a_turn_counts() -> None:
    game = table()
    start = lay(game, {1: (2,), 3: (6,)}, roll="12566")
    state, _ = go(game, start, "place 2 1", "roll", "* dice:1666", "place 6 3")
    assert state.points == (50, 80, 80)


def test_T16_a_turn_ends_when_all_its_dice_are_placed() -> None:
    game = table()
    state, events = go(game, lay(game, roll="22345"), "place 2 1", "place 2 1", "place 3 2", "place 4 2", "place 5 2")
    assert events[-1] == Stopped(0, 0)
    assert (state.turn, state.points[0], state.stocks[0]) == (1, 160, 5)


def test_T16_the_last_space_of_the_board_is_scored_and_ends_round_and_turn() -> None:
    game = table(boards=f"{LAB};{SECOND}", top="first")
    rows = dict(enumerate(FULL, 1)) | {1: (2,)}
    state, events = go(game, lay(game, rows, roll="22234"), "place 2 1")
    assert events == [Placed(0, 1, 2), Gained(0, 1, 30), RoundEnded(1, (110, 80, 80)), RoundBegan(2, 1, 2, 10)]
    assert (state.round, state.turn, state.rolls) == (2, 1, 0)


# -- rounds and the end


def test_T17_the_next_round_deals_afresh_and_the_left_neighbour_begins() -> None:
    game = table(boards=f"{LAB};{SECOND}", top="first")
    rows = dict(enumerate(FULL, 1)) | {1: (2,)}
    state, _ = go(game, lay(game, rows, roll="2", points=(20, 90, 0)), "place 2 1")
    assert (state.starter, state.turn) == (1, 1)
    assert state.points == (50, 90, 0)
    assert state.stocks == (10, 5, 10)
    assert (state.hand, state.rows) == (5, ((),) * 6)


def test_T17_a_used_board_goes_under_the_pile_and_comes_back_last() -> None:
    game = table(2, boards=f"{LAB};{SECOND}", top="first", goal=10_000)
    boards: list[int] = []

    def watch(events: list[Event]) -> None:
        boards.extend(event.board for event in events if isinstance(event, RoundBegan))

    playout(game, game.opening(), lambda _state, _seat, moves: moves[0], Seeded(2), watch)
    assert boards[:3] == [1, 2, 1]
    assert all(first != second for first, second in pairwise(boards))


def test_T17_every_house_board_comes_up_once_before_any_comes_again() -> None:
    game = new_game("temptation", 2, starter="0", goal=10_000)
    match = Match(game, Seeded(7))
    boards = [event.board for event in match.events if isinstance(event, RoundBegan)]
    while len(boards) < 33:
        match.play(match.legal_moves()[0])
        boards += [event.board for event in match.events if isinstance(event, RoundBegan)]
    assert sorted(boards[:16]) == list(range(1, 17))
    assert boards[16:32] == boards[:16]


@pytest.mark.parametrize(("players", "goal"), [(2, 500), (3, 500), (4, 500), (5, 400), (6, 400)])
def test_T18_the_game_ends_when_someone_has_500_points_or_400_with_five_or_six(players: int, goal: int) -> None:
    game = table(players)
    rows = dict(enumerate(FULL, 1)) | {1: (2,)}
    for points, over in ((goal - 30, True), (goal - 40, False)):
        start = lay(game, rows, roll="2", points=(points, *(80,) * (players - 1)))
        state, _ = go(game, start, "place 2 1")
        assert (game.outcome(state) is not None) is over


def test_T18_having_touched_the_goal_during_the_round_is_not_enough() -> None:
    game = table(3)
    rows = dict(enumerate(FULL, 1)) | {2: (3, 4), 3: (6,)}
    start = lay(game, rows, roll="56", points=(450, 80, 80))
    state, _ = go(game, start, "place 5 2")
    assert state.points[0] == 500
    state, _ = go(game, state, "place 6 3")
    assert state.points[0] == 440
    assert game.outcome(state) is None
    assert state.round == 2


def test_T18_most_points_win_and_a_tie_is_shared() -> None:
    game = table(3)
    rows = dict(enumerate(FULL, 1)) | {1: (2,)}
    state, _ = go(game, lay(game, rows, roll="2", points=(490, 520, 80)), "place 2 1")
    result = game.outcome(state)
    assert result is not None
    assert (result.scores, result.winners) == ((520, 520, 80), (0, 1))


def test_T18_the_goal_is_an_option() -> None:
    game = table(3, goal=110)
    rows = dict(enumerate(FULL, 1)) | {1: (2,)}
    state, _ = go(game, lay(game, rows, roll="2"), "place 2 1")
    assert game.outcome(state) is not None


def test_T19_the_first_starter_is_drawn_or_named() -> None:
    drawn = new_game("temptation", 3)
    (factor,) = drawn.chance(drawn.start()[0])
    assert (factor.values, factor.weights) == ((0, 1, 2), (1, 1, 1))
    named = table(3, starter="2").start()[0]
    assert named.turn == 2
    with pytest.raises(InvalidOption, match=r"from 0 \(seat 1\) to 2 \(seat 3\), not 3"):
        table(3, starter="3")


# -- positions


def test_points_are_never_negative_and_dice_never_lost_at_any_step_of_random_games() -> None:
    for players in range(2, 7):
        game = new_game("temptation", players)
        for seed in range(3):
            source = Seeded(seed, players)
            state = game.start()[0]
            while game.outcome(state) is None:
                game.check(state)
                assert min(state.points) >= 0
                moves = game.legal_moves(state)
                if moves:
                    state = game.apply(state, moves[source.below(len(moves))])[0]
                else:
                    state = game.resolve(state, source.draw(game.chance(state)))[0]
            game.check(state)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"points": (80, 80)}, "3 seats"),
        ({"points": (-10, 80, 80)}, "never below 0"),
        ({"points": (85, 80, 80)}, "tens"),
        ({"turn": 3}, "from 0 to 2"),
        ({"unseen": (0,)}, "boards"),
        ({"rows": ((1,), (), (), (), (), ())}, "do not fit"),
        ({"stocks": (5, 10, 9)}, "dice"),
        ({"stocks": (4, 10, 10), "hand": 6}, "at most 5 dice"),
        ({"roll": (1, 0, 0, 0, 0, 0)}, "roll"),
        ({"roll": (5, 0, 0, 0, 0, 0)}, "only then"),
        ({"hand": 0, "stocks": (10, 10, 10)}, "in a hand during a turn"),
        ({"agenda": (TURNS,)}, "such an agenda"),
        ({"agenda": (ROUNDS, TURNS)}, "in a hand during a turn"),
        ({"agenda": (ROUNDS, STARTER)}, "before the first round"),
        ({"agenda": (ROUNDS, DRAW)}, "several are unseen"),
        ({"agenda": ()}, "free space"),
        ({"board": -1, "unseen": (0,)}, "free space"),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused(changes: dict[str, object], sentence: str) -> None:
    game = table(3)
    with pytest.raises(InvalidPosition, match=sentence):
        game.check(replace(lay(game), **changes))


def test_a_position_in_which_a_die_must_be_placed_but_none_fits_is_refused() -> None:
    game = table(3)
    with pytest.raises(InvalidPosition, match="none fits"):
        lay(game, {4: (1,), 5: (1,), 6: (1,), 2: (3, 4, 5)}, roll="34455")
    with pytest.raises(InvalidPosition, match="only then"):
        game.check(replace(lay(game, roll="12345"), roll=NO_ROLL))
