"""Studies: figures that are right, intervals that are honest, words that say what the numbers say."""

from __future__ import annotations

import csv
import io
import json
from html import unescape
from pathlib import Path

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from flambeur.arena import InvalidPlan
from flambeur.arena.experiment import Block, Figure, blocks, measure_question, values
from flambeur.arena.findings import Finding, findings_csv, sentences, table_text, write_findings
from flambeur.arena.question import Case, Question, read_question
from flambeur.arena.schema import StudyData
from flambeur.arena.standard_questions import READY, beginning_solved
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
    more, _ = figures["four rounds", "skill"].against(figures["two rounds", "skill"])
    assert more > 0
    assert four.games == two.games == 1500


def test_compiled_rules_and_the_reference_engine_measure_the_same() -> None:
    kernel, reference = (measure_question(question(), games=60, engine=engine) for engine in ("kernel", "reference"))
    assert kernel == reference


def test_a_changed_opening_changes_what_comes_of_it() -> None:
    token = READY["token"]()
    poor, rich = Question("", ("first",), (token.case[1], token.case[4]), 2000), 1500
    few, many = measure_question(poor, games=rich, engine="kernel")
    least, most = many.against(few)
    assert 0 < least < most
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
    for row in rows:  # a figure alone says which table it was made at
        case = finding.case(row["case"])
        assert (row["game"], row["players"], row["bots"]) == (case.game, str(case.players), ",".join(case.bots))
        assert json.loads(row["options"]) == json.loads(json.dumps({**case.options, **case.change}))
    assert all(float(row["low"]) <= float(row["value"]) <= float(row["high"]) for row in rows)


def test_words_say_more_less_or_nothing_as_the_interval_does() -> None:
    cases = tuple(Case(name=name, game="vegas", players=2) for name in ("base", "up", "down", "level"))
    values = {"base": 10.0, "up": 20.0, "down": 5.0, "level": 10.5}
    figures = tuple(Figure(name, "turns", value, 1.0, 100) for name, value in values.items())
    told = sentences(Say("en", ()), Finding(Question("A title", ("turns",), cases), figures))
    assert told[0].startswith("Turns in a game, base: 10.0 (95 %: 8.0 to 12.0; 100 games")
    assert "20.0, which is 10.0 more than with base (95 %: 7.2 to 12.8)" in told[1]
    assert "5.0 less than" in told[2]
    assert "no difference from base can be seen" in told[3]


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


def test_a_share_that_is_all_or_nothing_has_an_interval_and_so_has_its_difference() -> None:
    all_won, none = (Figure(name, "skill", value, 0.0, 20) for name, value in (("all", 1.0), ("none", 0.0)))
    assert all_won.interval == pytest.approx((0.8389, 1.0), abs=5e-5)
    low, high = all_won.against(none)
    assert 0.7 < low < 0.8
    assert high == pytest.approx(1.0)
    cases = tuple(Case(name=name, game="vegas", players=2) for name in ("none", "all"))
    told = sentences(Say("en", ()), Finding(Question("A title", ("skill",), cases), (none, all_won)))
    assert "0.0 % (95 %: 0.0 % to 16.1 %; 20 games" in told[0]
    assert "100.0 points more than with none (95 %: 77.2 points to 100.0 points)" in told[1]


def test_a_lead_is_that_of_the_first_bot_wherever_it_sits() -> None:
    case = Case(name="a", game="vegas", players=3, bots=("greedy", "random"))
    places = np.array([[0, 1, 2], [1, 2, 0]])  # greedy, random, greedy; then random, greedy, greedy
    scores = np.array([[60, 30, 90], [10, 50, 70]])
    block = Block(scores, np.array([[0, 0, 1], [0, 0, 1]]), np.ones((2, 3), np.int64), places)
    assert values("lead", block, case).tolist() == [75 - 30, 60 - 10]
    alike = replace(case, bots=("greedy",))
    assert values("lead", block, alike).tolist() == [60 - 60, 70 - 30]


def test_a_stronger_bot_leads_though_it_sits_first_only_half_the_time() -> None:
    case = Case(name="a", game="vegas", players=2, bots=("greedy", "random"))
    (lead,) = measure_question(Question("", ("lead",), (case,), 300), engine="reference")
    assert lead.interval[0] > 0


def test_a_study_says_which_table_it_was_made_at() -> None:
    tables = {
        "kicker": "Las Vegas, 4 players; options: box=boulevard, with=kickers, rounds=1; the cases differ in “hands”;",
        "seat": "Table: Las Vegas, 2, 3, 4, 5 players; options: starter=0; bots: greedy.",
        "token": "options: the usual ones; the cases differ in “tokens”; bots: greedy.",
        "modules": "options: box=boulevard; the cases differ in “with”; bots: greedy, random, random, random, random.",
    }
    for name, words in tables.items():
        assert words in table_text(Say("en", ()), READY[name]())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_study_names_its_table(language: str, tmp_path: Path) -> None:
    asked, say = question(), Say(language, ())
    figures = tuple(Figure(case.name, measure, 0.5, 0.01, 300) for measure in asked.measure for case in asked.case)
    write_findings(tmp_path, [Finding(asked, figures)], say)
    assert table_text(say, asked) in unescape((tmp_path / "index.html").read_text())


def test_a_study_is_printed_as_json_as_its_schema_says() -> None:
    done = CliRunner().invoke(app, ["study", "--file", str(EXAMPLE), "--games", "20", "--json", "--seed", "3"])
    assert done.exit_code == 0, done.output
    data = msgspec.json.decode(done.stdout, type=StudyData)
    (asked,) = data.questions
    assert (data.seed, asked.question, len(asked.figures)) == (3, "rounds", len(asked.cases) * 2)
    assert asked.cases[1].options["rounds"] == 2
    assert asked.cases[0].bots[0] == "greedy"
    assert all(figure.low <= figure.value <= figure.high for figure in asked.figures)
    assert isinstance(CliRunner().invoke(app, ["study", "token", "--json", "--csv"]).exception, Mistake)
