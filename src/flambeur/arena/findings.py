"""The findings of a study: as sentences made from its numbers, as a page with pictures, and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from flambeur.arena.experiment import SHARES, Figure
from flambeur.arena.question import Case, Measure, Question
from flambeur.arena.report import typed_options
from flambeur.arena.schema import StudyCase, StudyData, StudyFigure, StudyQuestion
from flambeur.arena.standard_questions import READY
from flambeur.arena.svg import Bar, heading, interval_chart, page, paragraph, table
from flambeur.wording import Say

COLUMNS = (
    "question",
    "case",
    "game",
    "players",
    "options",
    "bots",
    "measure",
    "kind",
    "games",
    "value",
    "low",
    "high",
    "difference",
    "difference_low",
    "difference_high",
)


class Finding(Struct, frozen=True):
    """A question with its figures."""

    question: Question
    figures: tuple[Figure, ...]
    solved: Figure | None = None
    """Under perfect play, if that is known."""

    def of(self, measure: Measure) -> list[Figure]:
        return [figure for figure in self.figures if figure.measure == measure]

    def case(self, name: str) -> Case:
        return next(case for case in self.question.case if case.name == name)


def title_text(say: Say, question: Question) -> str:
    return say(f"study-{question.name}") if question.name in READY else question.title


def case_text(say: Say, question: Question, name: str) -> str:
    """Return the name of a case: standard ones have words of their own."""
    if question.name not in READY:
        return name
    if name.startswith("board-"):
        return say(f"temptation-board-{name.removeprefix('board-')}")
    if name.startswith("module-"):
        module = name.removeprefix("module-")
        return say("study-module-none") if module == "none" else say(f"vegas-option-with-{module}")
    kind, _, number = name.partition("-")
    return say(f"study-case-{kind}", number=number)


def table_text(say: Say, question: Question) -> str:
    """Describe the tables of the figures: what all cases have in common, and how they differ."""
    cases = question.case
    names = list(dict.fromkeys(name for case in cases for name in (*case.options, *case.change)))
    given = [{**case.options, **case.change} for case in cases]
    alike = [name for name in names if all(name in each and each[name] == given[0][name] for each in given)]
    written = ", ".join(f"{name}={_plain(given[0][name])}" for name in alike) or say("study-usual")
    if others := [name for name in names if name not in alike]:
        written = say("study-differ", options=written, names=", ".join(others))
    line_ups = list(dict.fromkeys(case.bots for case in cases))
    return say(
        "study-table",
        game=", ".join(say(f"{name}-name") for name in dict.fromkeys(case.game for case in cases)),
        players=", ".join(map(str, dict.fromkeys(case.players for case in cases))),
        options=written,
        bots=" / ".join(", ".join(bots) for bots in line_ups),
    )


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def write_value(say: Say, finding: Finding, measure: Measure, value: float) -> str:
    """Return a figure in its unit."""
    if measure in SHARES:
        return say("cli-percent", value=100 * value)
    message = f"study-score-{finding.question.case[0].game}"
    if measure in ("score", "lead") and say.texts.has(message):
        size = {"score": abs(value), "thousandfold": 1000 * abs(value)}
        asked = say.texts.arguments(message)
        return ("−" if value < 0 else "") + say(message, **{name: size[name] for name in asked})
    return say("league-figure", value=value)


def write_difference(say: Say, finding: Finding, measure: Measure, value: float) -> str:
    """Return the difference of two figures in its unit: shares differ by points."""
    if measure in SHARES:
        return ("−" if value < 0 else "") + say("study-points", value=100 * abs(value))
    return write_value(say, finding, measure, value)


def sentences(say: Say, finding: Finding) -> list[str]:
    """Return the sentences that the numbers support."""
    found = []
    for measure in finding.question.measure:
        figures = finding.of(measure)
        base = figures[0]
        if finding.case(base.case).even is None or measure != "first":
            found.append(_told(say, finding, base))
        for figure in figures:
            case = finding.case(figure.case)
            if case.even is not None and measure == "first":
                found.append(_compared(say, finding, figure, case.even, None))
            elif figure is not base:
                found.append(_compared(say, finding, figure, base.value, base))
    if finding.solved is not None:
        solved = finding.solved
        found.append(
            say(
                "study-solved",
                value=write_value(say, finding, "lead", solved.value),
                low=write_value(say, finding, "lead", solved.interval[0]),
                high=write_value(say, finding, "lead", solved.interval[1]),
                openings=solved.games,
            )
        )
    return [sentence[:1].upper() + sentence[1:] for sentence in found]


def _told(say: Say, finding: Finding, figure: Figure) -> str:
    return say(
        "study-figure",
        measure=say(f"study-measure-{figure.measure}"),
        case=case_text(say, finding.question, figure.case),
        value=write_value(say, finding, figure.measure, figure.value),
        low=write_value(say, finding, figure.measure, figure.interval[0]),
        high=write_value(say, finding, figure.measure, figure.interval[1]),
        games=figure.games,
    )


def _compared(say: Say, finding: Finding, figure: Figure, value: float, base: Figure | None) -> str:
    """Say how a figure differs from another case's, or from its value if nothing mattered."""
    difference = figure.value - value
    low, high = [bound - value for bound in figure.interval] if base is None else figure.against(base)
    way = "same" if low <= 0 <= high else "more" if difference > 0 else "less"
    if way == "less":
        low, high = -high, -low
    facts = {
        "case": case_text(say, finding.question, figure.case),
        "value": write_value(say, finding, figure.measure, figure.value),
        "difference": write_difference(say, finding, figure.measure, abs(difference)),
        "low": write_difference(say, finding, figure.measure, low),
        "high": write_difference(say, finding, figure.measure, high),
    }
    if base is None:
        return say(f"study-even-{way}", even=write_value(say, finding, figure.measure, value), **facts)
    return say(f"study-base-{way}", base=case_text(say, finding.question, base.case), **facts)


def pictures(say: Say, finding: Finding) -> dict[Measure, str]:
    """Return a picture for each measure."""
    drawn: dict[Measure, str] = {}
    for measure in finding.question.measure:
        bars = [Bar(case_text(say, finding.question, f.case), f.value, *f.interval) for f in finding.of(measure)]
        evens = {case.even for case in finding.question.case}
        even = evens.pop() if measure == "first" and len(evens) == 1 else None

        def write(value: float, measure: Measure = measure) -> str:
            return write_value(say, finding, measure, value)

        drawn[measure] = interval_chart(say(f"study-measure-{measure}"), bars, write, even)
    return drawn


def compared(finding: Finding, figure: Figure) -> tuple[float, float, float]:
    """Return the difference from the first case, with its interval; zeros for that case and for exact figures."""
    base = next((first for first in finding.of(figure.measure) if figure.kind == "estimated"), figure)
    if base is figure:
        return 0.0, 0.0, 0.0
    return figure.value - base.value, *figure.against(base)


def study_data(findings: Sequence[Finding], seed: int) -> StudyData:
    """Return all data of some questions, as in the schema."""
    return StudyData(seed=seed, questions=[_question(finding) for finding in findings])


def _question(finding: Finding) -> StudyQuestion:
    figures = [*finding.figures, *(() if finding.solved is None else (finding.solved,))]
    return StudyQuestion(
        question=finding.question.name,
        title=finding.question.title,
        cases=[
            StudyCase(
                case=case.name,
                game=case.game,
                players=case.players,
                options=typed_options(case.rules()),
                change=case.change,
                bots=list(case.line_up()),
            )
            for case in finding.question.case
        ],
        figures=[_figure(finding, figure) for figure in figures],
    )


def _figure(finding: Finding, figure: Figure) -> StudyFigure:
    low, high = figure.interval
    difference, difference_low, difference_high = compared(finding, figure)
    return StudyFigure(
        case=figure.case,
        measure=figure.measure,
        kind=figure.kind,
        games=figure.games,
        value=round(figure.value, 6),
        low=round(low, 6),
        high=round(high, 6),
        difference=round(difference, 6),
        difference_low=round(difference_low, 6),
        difference_high=round(difference_high, 6),
    )


def findings_csv(finding: Finding) -> str:
    """Return one row for each figure, with its table; differences are from the first case."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    name = finding.question.name
    for figure in (*finding.figures, *(() if finding.solved is None else (finding.solved,))):
        numbers = [figure.value, *figure.interval, *compared(finding, figure)]
        made_at = _table_cells(finding.case(figure.case))
        cells = (name, figure.case, *made_at, figure.measure, figure.kind, figure.games)
        writer.writerow([*cells, *(round(number, 6) for number in numbers)])
    return out.getvalue()


def _table_cells(case: Case) -> tuple[str, int, str, str]:
    """Return the game of a case, its players, its options with its changes as JSON, and its bots."""
    options = msgspec.json.encode({**case.options, **case.change}).decode()
    return case.game, case.players, options, ",".join(case.bots)


def write_findings(folder: Path, findings: Sequence[Finding], say: Say) -> None:
    """Write `index.html`, and for each question its pictures and its CSV."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [paragraph(say("study-note"))]
    for finding in findings:
        name = finding.question.name
        (folder / f"{name}.csv").write_text(findings_csv(finding), encoding="utf-8")
        parts.append(heading(title_text(say, finding.question), name))
        parts.append(paragraph(table_text(say, finding.question)))
        parts += [paragraph(sentence) for sentence in sentences(say, finding)]
        for measure, picture in pictures(say, finding).items():
            (folder / f"{name}-{measure}.svg").write_text(picture, encoding="utf-8")
            parts.append(picture)
        parts.append(table(*figures_table(say, finding), say("study-estimated")))
    (folder / "index.html").write_text(page(say.texts.language, say("study-title"), parts), encoding="utf-8")


def figures_table(say: Say, finding: Finding) -> tuple[list[str], list[list[str]]]:
    """Return all figures as texts."""
    head = [say(name) for name in ("study-case", "study-measured", "study-value", "cli-interval", "cli-games")]
    lines = [
        [
            case_text(say, finding.question, figure.case),
            say(f"study-measure-{figure.measure}"),
            write_value(say, finding, figure.measure, figure.value),
            say(
                "study-range",
                low=write_value(say, finding, figure.measure, figure.interval[0]),
                high=write_value(say, finding, figure.measure, figure.interval[1]),
            ),
            say.figure(figure.games),
        ]
        for figure in finding.figures
    ]
    return head, lines
