"""Studies: figures that are right, intervals that are honest, words that say what the numbers say."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from flambeur.arena import InvalidPlan
from flambeur.arena.findings import Finding, findings_csv, sentences, write_findings
from flambeur.arena.measuring import Figure, blocks, measure_question
from flambeur.arena.question import Case, Question, read_question
from flambeur.arena.ready import READY, beginning_solved
from flambeur.cli.app import app
from flambeur.cli.mistakes import Mistake
from flambeur.texts import LANGUAGES
from flambeur.wording import Say

ROOT = Path(__file__).parents[2]
EXAMPLE, STUDIES = ROOT / "examples" / "rounds.toml", ROOT / "docs" / "studies.md"


def question() -> Question:
    asked = read_question(EXAMPLE.read_text())
    return Question(asked.title, asked.measure, asked.case, 300)


def test_two_rounds_take_half_the_turns_of_four_and_leave_more_to_luck() -> None:
    figures = {(figure.case, figure.measure): figure for figure in measure_question(question(), games=1500)}
    four, two = figures["four rounds", "turns"], figures["two rounds", "turns"]
    assert abs(two.value / four.value - 0.5) < 0.02
    more, margin = figures["four rounds", "skill"].against(figures["two rounds", "skill"])
    assert more > margin
    assert four.games == two.games == 1500


def test_compiled_rules_and_the_reference_engine_measure_the_same() -> None:
    kernel, reference = (measure_question(question(), games=60, engine=engine) for engine in ("kernel", "reference"))
    assert kernel == reference


def test_a_changed_opening_changes_what_comes_of_it() -> None:
    token = READY["token"]()
    poor, rich = Question("", ("first",), (token.case[1], token.case[4]), 2000), 1500
    few, many = measure_question(poor, games=rich, engine="kernel")
    difference, margin = many.against(few)
    assert difference > margin
    (block,) = blocks(token.case[4], 40, 0, 1, "reference")
    assert block.scores.shape == (40, 4)
    assert block.places[7].tolist() == [0, 1, 2, 3]


@pytest.mark.parametrize("name", READY)
def test_what_a_ready_question_found_is_in_the_documentation_with_its_command(name: str) -> None:
    """At full size: the usual number of games of its first case."""
    asked = READY[name]()
    found = STUDIES.read_text(encoding="utf-8").partition(f"flambeur study {name}\n\n")[2].partition("```")[0]
    assert f"{asked.case[0].games or asked.games:,}" in found
    assert "95 %" in found


@pytest.mark.parametrize("name", READY)
def test_a_ready_question_is_answered_in_words_pictures_and_numbers(name: str, tmp_path: Path) -> None:
    asked = READY[name]()
    asked = replace(asked, case=(*asked.case[:2], asked.case[-1]))  # setting up a table takes longer than these games
    finding = Finding(asked, measure_question(asked, games=250 if name == "modules" else 12))
    for language in LANGUAGES:
        say = Say(language, ())
        assert len(sentences(say, finding)) >= len(asked.case)
        write_findings(tmp_path / language, [finding], say)
        page = (tmp_path / language / "index.html").read_text()
        assert page.count("<svg") == len(asked.measure)
        assert f'lang="{language}"' in page
    rows = list(csv.DictReader(io.StringIO(findings_csv(finding))))
    assert len(rows) == len(asked.case) * len(asked.measure)
    assert all(float(row["low"]) <= float(row["value"]) <= float(row["high"]) for row in rows)


def test_words_say_more_less_or_nothing_as_the_interval_does() -> None:
    cases = tuple(Case(name=name, game="vegas", players=2) for name in ("base", "up", "down", "level"))
    values = {"base": 10.0, "up": 20.0, "down": 5.0, "level": 10.5}
    figures = tuple(Figure(name, "turns", value, 1.0, 100) for name, value in values.items())
    told = sentences(Say("en", ()), Finding(Question("A title", ("turns",), cases), figures))
    assert told[0].startswith("Turns in a game, base: 10.0 (95 %: 8.0 to 12.0; 100 games")
    assert "20.0, which is 10.0 more than with base (± 2.8)" in told[1]
    assert "5.0 less than" in told[2]
    assert "no difference to base can be seen" in told[3]


def test_who_begins_between_two_is_worth_what_the_solution_says() -> None:
    solved = beginning_solved(2)
    assert (solved.kind, solved.games) == ("exact", 2)
    assert abs(solved.value) < 60


@pytest.mark.parametrize(
    "text",
    [
        "no toml at all [",
        'title = "x"',
        'title = "x"\nmeasure = ["joy"]\n[[case]]\nname = "a"\ngame = "vegas"\nplayers = 2',
        'title = "x"\nmeasure = ["turns"]\n[[case]]\nname = "a"\ngame = "chess"\nplayers = 2',
        'title = "x"\nmeasure = ["turns"]\n[[case]]\nname = "a"\ngame = "vegas"\nplayers = 2\nbots = ["genius"]',
        'title = "x"\nmeasure = ["turns"]\n[[case]]\nname = "a"\ngame = "vegas"\nplayers = 2\nchange = { luck = 3 }',
    ],
)
def test_a_question_that_cannot_be_asked_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(InvalidPlan, match="no question"):
        read_question(text)


def test_the_command_lists_questions_and_answers_one_of_your_own(tmp_path: Path) -> None:
    run = CliRunner()
    listed = run.invoke(app, ["study", "--lang", "en"])
    assert [line.split()[0] for line in listed.output.splitlines()] == list(READY)
    words = ["study", "--file", str(EXAMPLE), "--games", "50", "--report", str(tmp_path / "page"), "--lang", "en"]
    done = run.invoke(app, words)
    assert done.exit_code == 0, done.output
    assert "Is a shorter game luckier?" in done.output
    assert (tmp_path / "page" / "rounds.csv").exists()
    assert isinstance(run.invoke(app, ["study", "everything"]).exception, Mistake)
