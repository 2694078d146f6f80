"""The `.board` format: what is read is written again, and what is wrong is named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.arena.board_design import sketches
from flambeur.games.temptation.board import Board, InvalidBoard, Row, fit_table
from flambeur.games.temptation.board_text import pack_boards, read_board, unpack_boards, write_board
from flambeur.games.temptation.house import house_boards

GOOD = """
# a comment
name: Café d'Étoile
white 30: 1 1 1   # three ones
white 50: 2 3 4
black 40: b b b
white 60: w w w w
white 90: r r r y y
black 20: 6
"""
ROWS = [line for line in GOOD.splitlines() if line.startswith(("white", "black"))]


def with_row(number: int, line: str) -> str:
    return "\n".join(["name: Test", *ROWS[: number - 1], line, *ROWS[number:]])


def test_a_board_is_a_name_and_six_rows_with_comments_anywhere() -> None:
    board = read_board(GOOD)
    assert board.name == "Café d'Étoile"
    assert board.rows[4] == Row(True, 90, "rrryy")
    assert [row.kind for row in board.rows] == ["same", "order", "black-stars", "white-stars", "red-yellow", "same"]


@pytest.mark.parametrize("board", house_boards(), ids=lambda board: board.key)
def test_a_written_board_reads_the_same(board: Board) -> None:
    again = read_board(write_board(board))
    assert (again.name, again.rows) == (board.name, board.rows)
    assert unpack_boards(pack_boards([board]))[0] == again


@given(st.integers(0, 2**32))
def test_any_board_within_the_limits_survives_both_texts(seed: int) -> None:
    board = next(sketches(seed))
    assert read_board(write_board(board)) == board
    assert unpack_boards(pack_boards([board, board])) == (board, board)


@pytest.mark.parametrize(
    ("number", "line", "code", "sentence"),
    [
        (1, "white 30", "board-row", "row 1: a row is written like 'white 30: 2 2 2', not 'white 30'."),
        (2, "grey 30: 1 1", "board-colour", "row 2: a row is white or black, not 'grey'."),
        (3, "black 40:", "board-length", "row 3: a row has 1 to 6 spaces, not 0."),
        (3, "black 40: 1 1 1 1 1 1 1", "board-length", "row 3: a row has 1 to 6 spaces, not 7."),
        (4, "white 0: 1", "board-points", "row 4: a row is worth 10 to 150 points in tens, not 0."),
        (4, "white 160: 1", "board-points", "row 4: a row is worth 10 to 150 points in tens, not 160."),
        (4, "white 55: 1", "board-points", "row 4: a row is worth 10 to 150 points in tens, not 55."),
        (4, "white -10: 1", "board-points", "row 4: a row is worth 10 to 150 points in tens, not -10."),
        (5, "white 50: 7 7", "board-space", "row 5: a space is a face 1-6 or a star b, w, r or y, not '7'."),
        (5, "white 50: r r y y", "board-red-yellow", "row 5: red and yellow stars come as three red ones"),
        (5, "white 50: r r r y 1", "board-red-yellow", "row 5: red and yellow stars come as three red ones"),
        (6, "black 20: b w", "board-stars", "row 6: stars of one colour do not share a row with anything else."),
        (6, "black 20: b 1", "board-stars", "row 6: stars of one colour do not share a row with anything else."),
        (6, "black 20: 1 1 2", "board-faces", "row 6: the faces of a row are all the same or all different."),
        (6, "", "board-rows", "a board has 6 rows, not 5."),
        (6, "black 20: 1\nblack 10: 2", "board-rows", "a board has 6 rows, not 7."),
        (4, "white 60: w", "board-spaces", "a board has 18 to 27 spaces in all, not 16."),
        (6, "name: Again", "board-two-names", "a board has one name."),
    ],
)
def test_a_wrong_board_is_told_with_its_row_in_one_sentence(number: int, line: str, code: str, sentence: str) -> None:
    with pytest.raises(InvalidBoard) as caught:
        read_board(with_row(number, line))
    assert caught.value.sentence.startswith(sentence)
    assert caught.value.code == code
    assert caught.value.row == (number if sentence.startswith("row") else 0)


def test_a_board_has_27_spaces_at_most() -> None:
    rows = ["white 50: 1 1 1 1 1", *["white 50: b b b b b"] * 4, "black 20: 6 6 6"]
    with pytest.raises(InvalidBoard, match="not 28"):
        read_board("\n".join(["name: Long", *rows]))


def test_a_board_without_a_black_row_is_refused() -> None:
    with pytest.raises(InvalidBoard, match="at least one row must be black"):
        read_board(GOOD.replace("black", "white"))


def test_a_board_that_costs_as_much_as_it_brings_is_refused_because_games_might_never_end() -> None:
    with pytest.raises(InvalidBoard, match=r"the white rows \(170\) must be worth more than the black ones \(170\)"):
        read_board(GOOD.replace("black 40", "black 150").replace("white 90", "white 30"))


@pytest.mark.parametrize("name", ["", "a/b", "a;b", "_", "x" * 41, "two  blanks", "bell\x07", "a=b", "a|b", "\u00a0"])
def test_a_name_holds_nothing_that_other_texts_need(name: str) -> None:
    with pytest.raises(InvalidBoard):
        read_board(GOOD.replace("Café d'Étoile", name))


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("x", "board 1, a board has 6 rows, not 0."),
        ("x/w30", "board 1, row 1: a row is packed like 'w30:222', not 'w30'."),
        (f"{pack_boards([read_board(GOOD)])};y/w55:1", "board 2, row 1: a row is worth 10 to 150 points"),
        (";".join(["x"] * 100), "a pile has at most 99 boards, not 100."),
    ],
)
def test_a_wrong_pile_says_which_board(word: str, sentence: str) -> None:
    with pytest.raises(InvalidBoard) as caught:
        unpack_boards(word)
    assert caught.value.sentence.startswith(sentence)


@given(st.text(max_size=200))
def test_any_other_text_is_refused_without_a_crash(text: str) -> None:
    for read in (read_board, unpack_boards):
        with pytest.raises(InvalidBoard):
            read(text)


def test_what_can_lie_in_a_row_of_red_and_yellow_stars_is_counted() -> None:
    table = fit_table("rrryy")
    assert len(table) == 1 + 3 * 6 + 2 * 6 * 5
    assert sum(mask == 0 for mask in table.values()) == 30
