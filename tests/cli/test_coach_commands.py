"""`flambeur odds` and `flambeur review`: what a choice is worth, and how a game went, in the terminal."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from flambeur.analysis.readiness import load_for
from flambeur.cli import readiness
from flambeur.engine import Match, Seeded, new_game, write_position, write_record
from flambeur.games.vegas.turn import PLACE
from flambeur.texts import LANGUAGES
from tests.analysis.positions import random_position
from tests.cli.conftest import Run

UNFINISHED = "This game has not been played to its end"
SIGNS = str.maketrans("\N{MINUS SIGN}", "-", "$,")
"""Makes numbers of what people read."""


def late_position(players: int) -> str:
    game: Any = new_game("vegas", players, rounds=1)
    return write_position(game, random_position(game, 2, 4, PLACE))


def recorded(path: Path, moves: int = 1000) -> None:
    match = Match(new_game("vegas", 2, rounds=1), Seeded(4), ("Anna", "Bob"))
    while match.outcome() is None and (moves := moves - 1) >= 0:
        match.play(match.legal_moves()[0])
    path.write_text(write_record(match.record()), encoding="utf-8")


def test_every_choice_has_a_bar_and_a_reason_and_the_best_is_marked(run: Run) -> None:
    said = run("odds", late_position(2), "--ms", "50")
    assert said.code == 0, said.err
    rows = [line for line in said.out.splitlines() if "%" in line and "#" in line]
    assert len(rows) > 1
    assert sum(row.startswith("*") for row in rows) == 1
    reasons = [line for line in said.out.splitlines() if line[:2] in ("* ", "  ") and line.rstrip().endswith(".")]
    assert len(reasons) == len(rows)
    assert " %" not in said.out, "English has no blank there"


def test_what_is_solved_is_exact_in_a_program_that_has_just_begun() -> None:
    """It waits for its code, which bots at a table have loaded beside the play."""
    game: Any = new_game("vegas", 2, rounds=1)
    position = write_position(game, random_position(game, 10, 12, PLACE))
    command = [sys.executable, "-m", "flambeur", "odds", position, "--ms", "900", "--lang", "en"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout
    rows = [line for line in said.splitlines() if "#" in line]
    assert rows
    assert all("exact" in row and "estimated" not in row for row in rows)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_are_told_in_three_languages_in_eighty_columns(run: Run, lang: str) -> None:
    said = run("odds", late_position(3), "--ms", "20", "--lang", lang)
    assert said.code == 0, said.err
    assert max(map(len, said.out.splitlines())) <= 80


def test_a_seat_that_is_not_asked_and_a_text_that_is_no_position_are_one_sentence_each(run: Run) -> None:
    for words in ((late_position(2), "--seat", "7"), ("nonsense",)):
        said = run("odds", *words)
        assert said.code == 2
        assert said.err.count("\n") == 1


def test_code_that_must_be_compiled_is_waited_for_however_long_and_said_in_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []

    def load(*games: Any, **how: Any) -> bool:
        asked.append(how)
        return load_for(*games, **how)

    monkeypatch.setattr(readiness, "load_for", load)
    monkeypatch.setattr(readiness, "is_compiled", lambda *games, **how: False)
    said = run("odds", late_position(2), "--ms", "20", "--lang", "en")
    assert said.code == 0
    assert said.err == "Compiling code for this table, only this once …\n"
    assert all("seconds" not in how for how in asked)
    assert asked
    monkeypatch.setattr(readiness, "is_compiled", lambda *games, **how: True)
    assert run("odds", late_position(2), "--ms", "20", "--lang", "en").err == ""


def test_where_nobody_chooses_odds_say_so_in_one_sentence_and_load_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.cli.readiness.load_for", lambda *games, **asked: pytest.fail("nothing needs code"))
    game: Any = new_game("vegas", 2)
    said = run("odds", write_position(game, game.start()[0]))
    assert said.code == 2
    assert said.err == "Nobody has anything to choose in this position.\n"


def test_a_review_adds_up_and_names_what_cost_most(run: Run, tmp_path: Path) -> None:
    recorded(tmp_path / "game.flam")
    said = run("review", str(tmp_path / "game.flam"), "--games", "4")
    assert said.code == 0, said.err
    for name in ("Anna", "Bob"):
        chances, money = (line.split()[1:] for line in said.out.splitlines() if line.startswith(name))
        start, luck, skill, gifts, result = (float(part.translate(SIGNS)) for part in chances)
        assert start + luck + skill + gifts == pytest.approx(result, abs=0.3)  # five numbers rounded to a tenth
        *parts, total = (int(amount.translate(SIGNS)) for amount in money)
        assert sum(parts) == total
    assert "What cost most" in said.out
    assert "exactly" in said.out, "a round between two is solved"
    assert "Where the game turned" in said.out
    assert UNFINISHED not in said.out
    costly = said.out.split("What cost most")[1].split("Where the game turned")[0]
    losses = [float(loss) for loss in re.findall(r"\(([0-9.]+)% and\s+exactly\s+\$", costly)]
    assert losses
    assert losses == sorted(losses, reverse=True), "they are told in the order of what is told about them"


@pytest.mark.parametrize(
    ("lang", "bot", "best"),
    [
        ("en", "Grabber)", "What cost most, against the best choice"),
        ("fr", "Rapace)", "par rapport au meilleur choix possible"),
        ("de", "Raffzahn)", "Was gegenüber der besten Wahl am meisten gekostet hat"),
    ],
)
def test_a_review_names_what_choices_are_measured_from_beside_their_figures(
    run: Run, tmp_path: Path, lang: str, bot: str, best: str
) -> None:
    recorded(tmp_path / "game.flam")
    said = run("review", str(tmp_path / "game.flam"), "--games", "4", "--lang", lang)
    assert said.code == 0, said.err
    heads = said.out[: said.out.index("Anna")]
    assert heads.count(bot) == 2, "over own choices and those of others"
    assert best in " ".join(said.out.split())


def test_a_game_that_is_not_over_is_said_to_have_no_result_yet(run: Run, tmp_path: Path) -> None:
    recorded(tmp_path / "game.flam", moves=2)
    said = run("review", str(tmp_path / "game.flam"), "--games", "1")
    assert said.code == 0, said.err
    assert UNFINISHED in said.out


def test_a_review_draws_the_chances_of_all_seats(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    recorded(tmp_path / "game.flam")
    picture = tmp_path / "game.svg"
    said = run("review", str(tmp_path / "game.flam"), "--games", "1", "--plot", str(picture))
    assert said.code == 0, said.err
    drawn = picture.read_text(encoding="utf-8")
    assert "Anna" in drawn
    assert "Bob" in drawn
    assert "Chance to win" in drawn


def test_a_picture_that_cannot_be_written_is_one_sentence(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    recorded(tmp_path / "game.flam")
    said = run("review", str(tmp_path / "game.flam"), "--games", "1", "--plot", str(tmp_path / "no" / "game.png"))
    assert said.code == 2
    assert said.err.count("\n") == 1
