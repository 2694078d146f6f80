"""The sixteen boards of the house: different, named in three languages, and within their gates (small runs)."""

from __future__ import annotations

from itertools import combinations

import pytest

from flambeur.arena.board_design import design
from flambeur.arena.boards import PLAYERS, Fault, Pressing, Tally, faults, pressing, race
from flambeur.games.temptation.board import Board, check_board
from flambeur.games.temptation.house import house_boards
from flambeur.texts import LANGUAGES
from flambeur.wording import Say
from flambeur.wording.temptation import board_name

SLACK = 3.0
"""Standard errors that a small run is given."""

each_board = pytest.mark.parametrize("board", house_boards(), ids=lambda board: board.key)


def test_there_are_sixteen_different_boards() -> None:
    assert len(house_boards()) == 16
    assert len({board.rows for board in house_boards()}) == 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_has_a_name_of_its_own_in_every_language(language: str) -> None:
    say = Say(language, ())
    names = [board_name(say, board) for board in house_boards()]
    assert len(set(names)) == 16
    if language == "en":
        assert names == [board.name for board in house_boards()]


def test_together_they_show_every_kind_of_row() -> None:
    kinds = {row.kind for board in house_boards() for row in board.rows}
    assert kinds == {"same", "order", "black-stars", "white-stars", "red-yellow"}


@each_board
def test_a_longer_row_of_the_same_kind_is_worth_more(board: Board) -> None:
    check_board(board)
    for one, two in combinations(board.rows, 2):
        alike = one.white == two.white and one.kind.split("-")[-1] == two.kind.split("-")[-1]
        if alike and len(one.spaces) != len(two.spaces):
            assert (one.points < two.points) == (len(one.spaces) < len(two.spaces)), (one, two)


def test_no_seat_of_equal_players_is_better_off_and_no_round_drags() -> None:
    for players in PLAYERS:
        assert not faults(race(house_boards(), players, 40, seed=1), rows=False, slack=SLACK)


@each_board
def test_a_board_alone_ends_in_time_and_has_no_dull_row(board: Board) -> None:
    for players in (2, 6):
        assert not faults(race((board,), players, 12, seed=1), slack=SLACK)


def test_on_the_beginners_board_stopping_and_rolling_on_are_both_right_at_times() -> None:
    found = pressing(house_boards()[0], 3, choices=16, seed=1, samples=12)
    assert found.choices == 16
    assert found.both_ways


def test_a_designed_board_keeps_the_limits_and_passes_the_gates_with_other_dice() -> None:
    board = design(5)
    check_board(board)
    assert not faults(race((board,), 3, 30, seed=99), slack=SLACK)


def test_the_gates_catch_what_they_are_for() -> None:
    tally = Tally(2, games=1000, rounds=1000, turns=40_000, longest=200, seats=[625.0, 375.0], order=[500.0, 500.0])
    tally.first = [5, 700, 100, 100, 50, 45]
    assert faults(tally, Pressing(100, 1)) == [
        Fault("seat", 2, 0.125),
        Fault("turns", 2, 40.0),
        Fault("long", 2, 200),
        Fault("rare", 2, 0.005, 1),
        Fault("usual", 2, 0.7, 2),
        Fault("rolling", 2, 0.01),
    ]


def test_parts_of_a_run_add_up_to_the_whole() -> None:
    boards = house_boards()
    whole = race(boards, 3, 6, seed=2)
    parts = race(boards, 3, 4, seed=2)
    parts.add(race(boards, 3, 2, seed=2, first=4))
    assert parts == whole
    assert sum(whole.seats) == pytest.approx(6)
    assert sum(whole.order) == pytest.approx(6)
