"""`flambeur simulate`: many games between bots, as a table, JSON or CSV."""

from __future__ import annotations

import sys

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from flambeur.arena import Plan, Study, Sums, as_csv, as_data, simulate
from flambeur.cli import INTERRUPTED
from flambeur.cli.console import make_console
from flambeur.cli.shelf import game_title
from flambeur.texts import system_language
from flambeur.wording import Say, score_text, tiebreak_text


def run(plan: Plan, workers: int, form: str) -> int:
    """Play the plan and print it in one form (`table`, `json` or `csv`); 130 when it was interrupted."""
    say = Say(system_language(), ())
    study = _with_progress(plan, workers, say) if sys.stderr.isatty() else simulate(plan, workers)
    if form == "json":
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(as_data(study)), indent=2).decode() + "\n")
    elif form == "csv":
        sys.stdout.write(as_csv(study))
    else:
        _print(study, say)
    return 0 if study.complete else INTERRUPTED


def _with_progress(plan: Plan, workers: int, say: Say) -> Study:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("cli-playing"), total=plan.games)
        return simulate(plan, workers, lambda done: bar.update(task, completed=done))


def _print(study: Study, say: Say) -> None:
    console = make_console()
    plan, tally = study.plan, study.tally
    if not study.complete:
        console.print(say("cli-interrupted", done=tally.games, games=plan.games))
    title = say("cli-simulated", game=game_title(say.texts, plan.game), players=plan.players, games=tally.games)
    console.print(Text(title, style="bold"))
    rate = tally.games / study.seconds if study.seconds else 0.0
    console.print(say("cli-speed", seconds=study.seconds, rate=rate, seed=str(plan.seed)))
    console.print(say("cli-engine", engine=plan.engine, why=plan.why))
    by_bot = [(_bot(say, bot), sums) for bot, sums in tally.bots.items()]
    by_seat = [(say("cli-seat", number=seat + 1), sums) for seat, sums in enumerate(tally.seats)]
    for heading, rows in ((say("cli-by-bot"), by_bot), (say("cli-by-seat"), by_seat)):
        console.print()
        console.print(_table(study, say, heading, rows))
    console.print()
    console.print(say("cli-interval-note"))
    console.print(say("cli-share-note"))


def _bot(say: Say, level: str) -> str:
    return say(f"bot-{level}")


def _table(study: Study, say: Say, heading: str, rows: list[tuple[str, Sums]]) -> Table:
    game = study.plan.rules()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(heading)
    for message in ("cli-games", "cli-win-rate", "cli-interval", "cli-share", "cli-score", "cli-turns"):
        table.add_column(say(message), justify="right")
    breaks_ties = any(sums.tiebreak for _, sums in rows)
    if breaks_ties:
        table.add_column(say("cli-tiebreak"), justify="right")
    for who, sums in rows:
        low, high = sums.win_interval
        tiebreak = (tiebreak_text(say, game, sums.mean(sums.tiebreak)),) if breaks_ties else ()
        table.add_row(
            Text(who),
            say.figure(sums.games),
            say("cli-percent", value=100 * sums.win_rate),
            say("cli-range", low=100 * low, high=100 * high),
            say("cli-percent", value=100 * sums.share_rate),
            score_text(say, game, sums.mean(sums.score)),
            say.figure(sums.mean(sums.turns)),
            *tiebreak,
        )
    return table
