"""`flambeur boards`: list, show, check, simulate, design."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from flambeur.arena.board_design import design
from flambeur.cli.boards import app, boards_in, find_board
from flambeur.cli.mistakes import Mistake, explain
from flambeur.engine import FlambeurError
from flambeur.games.temptation.board import InvalidBoard
from flambeur.games.temptation.board_text import pack_boards, read_board, write_board
from flambeur.games.temptation.house import house_boards


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAMBEUR_LANG", "en")


def out(*words: str) -> str:
    result = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def test_list_names_all_sixteen() -> None:
    text = out("list")
    assert all(board.name in text for board in house_boards())
    assert "Le Fil d’or" in out("list", "--lang", "fr")


@pytest.mark.parametrize("given", ["3", "toll-bridge", "Toll Bridge", "TOLL BRIDGE"])
def test_show_finds_a_board_by_number_or_name(given: str) -> None:
    assert out("show", given).startswith("Toll Bridge\n 1  gain 90   r  r  r  y  y ")


def test_show_says_which_boards_there_are() -> None:
    with pytest.raises(
        Mistake, match=r"There is no board “nowhere”: give a number from 1 to 16, a name, or a \.board file"
    ):
        find_board("nowhere")


def test_check_praises_a_good_board(tmp_path: Path) -> None:
    file = tmp_path / "mine.board"
    file.write_text(write_board(house_boards()[0]))
    assert out("check", str(file)) == "First Steps is a good board: 19 spaces, 220 points to gain, 50 to pay.\n"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Row 2: a row is worth 10 to 150 points in tens, not 45."),
        ("fr", "Rangée 2\u00a0: une rangée vaut de 10 à 150 points, de dix en dix, pas 45."),
        ("de", "Reihe\u00a02: Eine Reihe ist 10 bis 150 Punkte wert, in Zehnerschritten, nicht 45."),
    ],
)
def test_check_names_the_wrong_row_in_the_players_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    monkeypatch.setenv("FLAMBEUR_LANG", language)
    file = tmp_path / "mine.board"
    file.write_text(write_board(house_boards()[0]).replace("white 40: 2", "white 45: 2"))
    with pytest.raises(InvalidBoard) as caught:
        CliRunner().invoke(app, ["check", str(file)], catch_exceptions=False)
    assert explain(caught.value) == sentence


def test_a_file_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(FlambeurError, match="cannot be read"):
        CliRunner().invoke(app, ["check", str(tmp_path / "none.board")], catch_exceptions=False)


def test_simulate_tells_length_rows_and_verdict() -> None:
    text = out("simulate", "1", "--games", "3")
    assert "Turns a" in text
    assert "Finished first" in text
    assert "the gates" in text
    with pytest.raises(Mistake, match="at least one game"):
        CliRunner().invoke(app, ["simulate", "1", "--games", "0"], catch_exceptions=False)


def test_design_prints_the_board_of_its_seed() -> None:
    text = out("design", "--seed", "5")
    assert text.startswith("# Made by flambeur boards design --seed 5\nname: ")
    assert read_board(text) == design(5)


def test_a_folder_of_boards_becomes_the_option_of_a_game(tmp_path: Path) -> None:
    one, two = house_boards()[:2]
    (tmp_path / "b.board").write_text(write_board(one))
    (tmp_path / "a.board").write_text(write_board(two))
    (tmp_path / "notes.txt").write_text("nothing")
    assert boards_in(tmp_path) == pack_boards([two, one])


def test_a_folder_without_boards_or_with_a_wrong_one_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=r"There is no \.board file in"):
        boards_in(tmp_path)
    (tmp_path / "bad.board").write_text("name: Bad\nwhite 10: 9\n")
    with pytest.raises(Mistake, match=r"bad\.board: Row 1: a space is a face 1 to 6"):
        boards_in(tmp_path)
