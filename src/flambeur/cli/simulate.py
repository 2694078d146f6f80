"""`flambeur simulate`: many games between bots, as a table, JSON or CSV."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from flambeur.arena import Plan, Study, Sums, as_csv, as_data, simulate
from flambeur.arena.chunk import Part
from flambeur.arena.executors import Executor
from flambeur.arena.rows import RowFile, keep_records
from flambeur.cli import INTERRUPTED
from flambeur.cli.console import make_console
from flambeur.cli.game_list import bot_text, game_title
from flambeur.cli.readiness import get_ready_for_bots
from flambeur.texts import system_language
from flambeur.wording import Say, score_text, tiebreak_text


def run(plan: Plan, executor: Executor, form: str, *, rows: Path | None = None, records: Path | None = None) -> int:
    """Play the plan and print it in one form (`table`, `json` or `csv`); return 130 when interrupted."""
    say = Say(system_language(), ())
    with ExitStack() as stack:
        keep = _keeper(plan, rows, records, stack)
        # Here the reference engine plays until the compiled rules are ready; workers elsewhere would wait without a
        # message.
        get_ready_for_bots(plan.rules(), plan.bots, compiled=executor.elsewhere and plan.engine == "kernel")
        progress = stack.enter_context(games_bar(say("cli-playing"), plan.games))
        study = simulate(plan, progress=progress, executor=executor, keep=keep)
    if form == "json":
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(as_data(study)), indent=2).decode() + "\n")
    elif form == "csv":
        sys.stdout.write(as_csv(study))
    else:
        _print(study, say)
    return 0 if study.complete else INTERRUPTED


def _keeper(plan: Plan, rows: Path | None, records: Path | None, stack: ExitStack) -> Callable[[Part], None] | None:
    """Return a function that writes rows and records as they arrive, or None if none are requested."""
    if rows is None and records is None:
        return None
    file = None if rows is None else stack.enter_context(RowFile(rows, plan.players, plan.bots))
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)

    def keep(part: Part) -> None:
        if file is not None:
            file.add(part.rows)
        if records is not None:
            keep_records(records, part.rows, part.records)

    return keep


@contextmanager
def games_bar(words: str, games: int) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar on a terminal; yields a function to call with the number of games done, or None."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True) as bar:
        task = bar.add_task(words, total=games)
        yield lambda done: bar.update(task, completed=done)


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
    by_bot = [(bot_text(say, bot), sums) for bot, sums in tally.bots.items()]
    by_seat = [(say("cli-seat", number=seat + 1), sums) for seat, sums in enumerate(tally.seats)]
    for heading, rows in ((say("cli-by-bot"), by_bot), (say("cli-by-seat"), by_seat)):
        console.print()
        console.print(_table(study, say, heading, rows))
    console.print()
    console.print(say("cli-interval-note"))
    console.print(say("cli-share-note"))


def _table(study: Study, say: Say, heading: str, rows: list[tuple[str, Sums]]) -> Table:
    game = study.plan.rules()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(heading, overflow="fold")
    for message in ("cli-games", "cli-win-rate", "cli-interval", "cli-share", "cli-score", "cli-turns"):
        table.add_column(say(message), justify="right", no_wrap=True)
    breaks_ties = any(sums.tiebreak for _, sums in rows)
    if breaks_ties:
        table.add_column(say("cli-tiebreak"), justify="right", overflow="fold")
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
