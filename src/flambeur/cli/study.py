"""`flambeur study`: questions to the arena, answered with numbers, pictures and words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flambeur.cli.arena_options import AsCsv, AsJson, form_of
from flambeur.cli.mistakes import mistake
from flambeur.cli.options import Lang, readable

if TYPE_CHECKING:
    from flambeur.arena.findings import Finding
    from flambeur.wording import Say


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command(name="study")(study)


def study(
    questions: Annotated[list[str] | None, typer.Argument(help="Ready questions; without any they are listed.")] = None,
    file: Annotated[
        list[Path] | None, typer.Option("--file", help="A question of your own (.toml); repeat it.")
    ] = None,
    games: Annotated[int | None, typer.Option("--games", min=2, help="Games for each case.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same figures.")] = 0,
    workers: Annotated[int, typer.Option("--workers", min=1, help="How many threads play compiled games.")] = 1,
    report: Annotated[
        Path | None, typer.Option("--report", help="Write a page, pictures and CSV into a folder.")
    ] = None,
    json: AsJson = False,
    csv: AsCsv = False,
    lang: Lang = None,
) -> None:
    """Answer questions about the games: what is worth how much, what makes a difference, and how sure that is."""
    import msgspec

    from flambeur.arena.experiment import compiled_games, games_of, measure_question
    from flambeur.arena.findings import Finding, findings_csv, study_data, title_text, write_findings
    from flambeur.arena.question import read_question
    from flambeur.arena.standard_questions import READY, SOLVED, beginning_solved
    from flambeur.cli.readiness import get_ready
    from flambeur.cli.simulate import games_bar
    from flambeur.texts import system_language
    from flambeur.wording import Say

    form = form_of(json, csv)
    say = Say(system_language(), ())
    if not questions and not file:
        _print_list({name: title_text(say, make()) for name, make in READY.items()}, form)
        return
    for name in questions or ():
        if name not in READY:
            raise mistake("unknown-study", study=name, allowed=", ".join(READY))
    asked = [READY[name]() for name in questions or ()]
    asked += [read_question(readable(path), path.stem) for path in file or ()]
    found = []
    for question in asked:
        total = sum(games_of(question, case, games) for case in question.case)
        get_ready(*compiled_games(question, games), thinking=False)
        with games_bar(title_text(say, question), total) as progress:
            figures = measure_question(question, games=games, seed=seed, threads=workers, progress=progress)
        openings = SOLVED if games is None else min(SOLVED, max(2, games // 5_000))
        solved = beginning_solved(openings, seed) if question.name == "seat" else None
        found.append(Finding(question, figures, solved))
    if report is not None:
        write_findings(report, found, say)
    if form == "json":
        typer.echo(msgspec.json.format(msgspec.json.encode(study_data(found, seed)), indent=2).decode())
        return
    for finding in found:
        if form == "csv":
            typer.echo(findings_csv(finding), nl=False)
        else:
            _print(finding, say)
    if report is not None and form == "table":
        typer.echo(say("league-written", file=str(report / "index.html")))


def _print_list(titles: dict[str, str], form: str) -> None:
    """Print the standard questions by name."""
    import csv
    import sys

    import msgspec

    if form == "json":
        listed = [{"question": name, "title": title} for name, title in titles.items()]
        typer.echo(msgspec.json.format(msgspec.json.encode(listed), indent=2).decode())
    elif form == "csv":
        csv.writer(sys.stdout).writerows([("question", "title"), *titles.items()])
    else:
        for name, title in titles.items():
            typer.echo(f"{name:10} {title}")


def _print(finding: Finding, say: Say) -> None:
    from rich.table import Table
    from rich.text import Text

    from flambeur.arena.findings import figures_table, sentences, table_text, title_text
    from flambeur.cli.console import make_console

    console = make_console()
    console.print(Text(title_text(say, finding.question), style="bold"))
    console.print(Text(table_text(say, finding.question)))
    head, lines = figures_table(say, finding)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for place, name in enumerate(head):
        table.add_column(name, justify="left" if place < 2 else "right")
    for line in lines:
        table.add_row(*map(Text, line))
    console.print(table)
    for sentence in sentences(say, finding):
        console.print(sentence)
    console.print(say("study-estimated"))
    console.print()
