"""`flambeur puzzles`: a puzzle is asked, answered and explained in the terminal; new ones are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from flambeur.cli.choices import numbered, span
from flambeur.puzzles import puzzle_games, shipped_puzzle
from flambeur.puzzles.collection import read_puzzles
from flambeur.puzzles.standard import faults
from flambeur.texts import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.terminal import LISTED, Terminal


@pytest.mark.parametrize("game", puzzle_games())
def test_the_best_choice_is_told_to_be_right(tmp_path: Path, game: str) -> None:
    with Terminal("puzzles", "solve", game, "2", cwd=tmp_path) as terminal:
        terminal.wait(r"q\):")
        terminal.type(shipped_puzzle(game, 2).best)
        terminal.wait_for("puzzle-yes")
        assert terminal.finish() == 0
        assert terminal.texts.say("puzzle-no") not in terminal.plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_obvious_choice_is_told_to_be_wrong_with_what_is_better(tmp_path: Path, lang: str) -> None:
    puzzle = shipped_puzzle("vegas", 1)
    number = puzzle.obvious.split()[-1]
    with Terminal("puzzles", "solve", "vegas", "1", cwd=tmp_path, lang=lang) as terminal:
        terminal.wait(r"q\)\s?:")
        terminal.type("seven")
        terminal.wait_for("puzzle-not-a-choice", choices=span(numbered(list(puzzle.values))))
        terminal.type(number)
        terminal.wait_for("puzzle-no")
        assert terminal.finish() == 0
        rows = [line for line in terminal.plain.splitlines() if "#" in line]
        assert len(rows) == len(puzzle.values)
        assert sum(row.startswith("*") for row in rows) == 1 == sum(row.startswith(">") for row in rows)


def test_today_has_one_of_each_game_and_one_may_leave(tmp_path: Path) -> None:
    with Terminal("puzzles", cwd=tmp_path) as terminal:
        for game in puzzle_games()[:2]:
            terminal.wait_for(f"{game}-name")
            terminal.wait(r"q\):")
            terminal.type(LISTED.findall(terminal.plain)[-1])
        terminal.wait(r"q\):")
        terminal.type("q")
        assert terminal.finish() == 0


def test_puzzles_are_found_checked_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "new.jsonl"
    assert run("puzzles", "make", "kragen", "--count", "1", "--seed", "5", "--output", str(file)).code == 0
    (first,) = read_puzzles(file.read_text(encoding="utf-8"))
    said = run("puzzles", "make", "kragen", "--count", "2", "--seed", "5", "--output", str(file))
    found = read_puzzles(file.read_text(encoding="utf-8"))
    assert said.code == 0
    assert found[0] == first
    assert len(found) == 2
    assert not any(fault for puzzle in found for fault in faults(puzzle))
    whole = tmp_path / "whole.jsonl"
    run("puzzles", "make", "kragen", "--count", "2", "--seed", "5", "--output", str(whole))
    assert whole.read_bytes() == file.read_bytes(), "a file that was left in between is the same as one that was not"


@pytest.mark.parametrize(
    "words",
    [
        ("solve", "vegas", "0"),
        ("solve", "vegas", "100000"),
        ("solve", "chess"),
        ("make", "chess", "--output", "chess.jsonl"),
    ],
)
def test_what_is_not_there_is_said_in_one_sentence(run: Run, words: tuple[str, ...]) -> None:
    said = run("puzzles", *words)
    assert said.code == 2
    assert len(said.err.strip().splitlines()) == 1


def test_a_file_of_something_else_is_left_as_it_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk, eggs\n", encoding="utf-8")
    said = run("puzzles", "make", "vegas", "--output", str(file))
    assert said.code == 2
    assert "1" in said.err
    assert file.read_text(encoding="utf-8") == "milk, eggs\n"
