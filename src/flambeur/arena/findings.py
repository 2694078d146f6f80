"""What a study has found, in words made from its numbers, on a page with pictures, and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from flambeur.arena.drawing import Bar, heading, interval_chart, page, paragraph, table
from flambeur.arena.measuring import Figure
from flambeur.arena.question import Case, Measure, Question
from flambeur.arena.ready import READY
from flambeur.wording import Say

COLUMNS = ("question", "case", "measure", "kind", "games", "value", "low", "high", "difference", "margin")
SHARES: tuple[Measure, ...] = ("first", "skill")


class Finding(Struct, frozen=True):
    """A question with its figures."""

    question: Question
    figures: tuple[Figure, ...]
    solved: Figure | None = None
    """Under perfect play, where that is known."""

    def of(self, measure: Measure) -> list[Figure]:
        return [figure for figure in self.figures if figure.measure == measure]

    def case(self, name: str) -> Case:
        return next(case for case in self.question.case if case.name == name)


def title_text(say: Say, question: Question) -> str:
    return say(f"study-{question.name}") if question.name in READY else question.title


def case_text(say: Say, question: Question, name: str) -> str:
    """What a case is called: ready ones have words of their own."""
    if question.name not in READY:
        return name
    if name.startswith("board-"):
        return say(f"temptation-board-{name.removeprefix('board-')}")
    if name.startswith("module-"):
        module = name.removeprefix("module-")
        return say("study-module-none") if module == "none" else say(f"vegas-option-with-{module}")
    kind, _, number = name.partition("-")
    return say(f"study-case-{kind}", number=number)


def write_value(say: Say, finding: Finding, measure: Measure, value: float) -> str:
    """A figure in its unit."""
    if measure in SHARES:
        return say("cli-percent", value=100 * value)
    message = f"study-score-{finding.question.case[0].game}"
    if measure in ("score", "lead") and say.texts.has(message):
        size = {"score": abs(value), "thousandfold": 1000 * abs(value)}
        asked = say.texts.arguments(message)
        return ("−" if value < 0 else "") + say(message, **{name: size[name] for name in asked})
    return say("league-figure", value=value)


def write_difference(say: Say, finding: Finding, measure: Measure, value: float) -> str:
    """The same between two figures: shares differ by points."""
    return say("study-points", value=100 * value) if measure in SHARES else write_value(say, finding, measure, value)


def sentences(say: Say, finding: Finding) -> list[str]:
    """What the numbers say, one sentence for each that says something."""
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
                low=write_value(say, finding, "lead", solved.value - solved.margin),
                high=write_value(say, finding, "lead", solved.value + solved.margin),
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
        low=write_value(say, finding, figure.measure, figure.value - figure.margin),
        high=write_value(say, finding, figure.measure, figure.value + figure.margin),
        games=figure.games,
    )


def _compared(say: Say, finding: Finding, figure: Figure, value: float, base: Figure | None) -> str:
    """How a figure differs from that of another case, or from what it would be if nothing mattered."""
    difference, margin = (figure.value - value, figure.margin) if base is None else figure.against(base)
    way = "same" if abs(difference) <= margin else "more" if difference > 0 else "less"
    facts = {
        "case": case_text(say, finding.question, figure.case),
        "value": write_value(say, finding, figure.measure, figure.value),
        "difference": write_difference(say, finding, figure.measure, abs(difference)),
        "margin": write_difference(say, finding, figure.measure, margin),
    }
    if base is None:
        return say(f"study-even-{way}", even=write_value(say, finding, figure.measure, value), **facts)
    return say(f"study-base-{way}", base=case_text(say, finding.question, base.case), **facts)


def pictures(say: Say, finding: Finding) -> dict[Measure, str]:
    """A picture for every measure."""
    drawn: dict[Measure, str] = {}
    for measure in finding.question.measure:
        bars = [
            Bar(case_text(say, finding.question, f.case), f.value, f.value - f.margin, f.value + f.margin)
            for f in finding.of(measure)
        ]
        evens = {case.even for case in finding.question.case}
        even = evens.pop() if measure == "first" and len(evens) == 1 else None

        def write(value: float, measure: Measure = measure) -> str:
            return write_value(say, finding, measure, value)

        drawn[measure] = interval_chart(say(f"study-measure-{measure}"), bars, write, even)
    return drawn


def findings_csv(finding: Finding) -> str:
    """One row for each figure; the difference is to the first case."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    name = finding.question.name
    for figure in (*finding.figures, *(() if finding.solved is None else (finding.solved,))):
        numbers = [figure.value, figure.value - figure.margin, figure.value + figure.margin]
        numbers += figure.against(finding.of(figure.measure)[0]) if figure.kind == "estimated" else (0.0, 0.0)
        cells = (name, figure.case, figure.measure, figure.kind, figure.games)
        writer.writerow([*cells, *(round(number, 6) for number in numbers)])
    return out.getvalue()


def write_findings(folder: Path, findings: Sequence[Finding], say: Say) -> None:
    """Write `index.html`, and for every question its pictures and its CSV."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [paragraph(say("study-note"))]
    for finding in findings:
        name = finding.question.name
        (folder / f"{name}.csv").write_text(findings_csv(finding), encoding="utf-8")
        parts.append(heading(title_text(say, finding.question), name))
        parts += [paragraph(sentence) for sentence in sentences(say, finding)]
        for measure, picture in pictures(say, finding).items():
            (folder / f"{name}-{measure}.svg").write_text(picture, encoding="utf-8")
            parts.append(picture)
        parts.append(table(*figures_table(say, finding), say("study-estimated")))
    (folder / "index.html").write_text(page(say.texts.language, say("study-title"), parts), encoding="utf-8")


def figures_table(say: Say, finding: Finding) -> tuple[list[str], list[list[str]]]:
    """All figures as texts."""
    head = [say(name) for name in ("study-case", "study-measured", "study-value", "cli-interval", "cli-games")]
    lines = [
        [
            case_text(say, finding.question, figure.case),
            say(f"study-measure-{figure.measure}"),
            write_value(say, finding, figure.measure, figure.value),
            say(
                "study-range",
                low=write_value(say, finding, figure.measure, figure.value - figure.margin),
                high=write_value(say, finding, figure.measure, figure.value + figure.margin),
            ),
            say.figure(figure.games),
        ]
        for figure in finding.figures
    ]
    return head, lines
