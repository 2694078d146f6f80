"""`flambeur league`: play bots against each other and rate them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flambeur.cli import INTERRUPTED
from flambeur.cli.arena_options import (
    PATIENCE,
    WORK,
    Address,
    AsCsv,
    AsJson,
    Cluster,
    Engine,
    Patience,
    Records,
    Rows,
    Work,
    Workers,
    form_of,
)
from flambeur.cli.options import Boards, Box, GameName, Given, Lang, Mode, Players, Preset, With, wish

if TYPE_CHECKING:
    from flambeur.arena.executors import Executor
    from flambeur.arena.league import League
    from flambeur.arena.standings import Standings
    from flambeur.wording import Say


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command(name="league")(league)


def league(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="Who plays: levels, module:Class, programs, with commas.")],
    players: Players = None,
    rounds: Annotated[int, typer.Option("--rounds", help="How often everybody meets everybody.")] = 10,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same league.")] = 0,
    duplicate: Annotated[bool, typer.Option("--duplicate", help="The same dice for everybody in a round.")] = False,
    ledger: Annotated[
        Path | None, typer.Option("--ledger", help="Write down what is played, and take it up from there.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", help="Write a page with pictures into this folder.")
    ] = None,
    rows: Rows = None,
    records: Records = None,
    json: AsJson = False,
    csv: AsCsv = False,
    workers: Workers = 1,
    engine: Engine = "auto",
    work: Work = WORK,
    patience: Patience = PATIENCE,
    cluster: Cluster = None,
    address: Address = None,
    option: Given = None,
    box: Box = None,
    modules: With = None,
    mode: Mode = None,
    preset: Preset = None,
    own_boards: Boards = None,
    lang: Lang = None,
) -> None:
    """Let everybody play against everybody, at every seat, and rate them."""
    from flambeur.arena.executors import make_executor
    from flambeur.arena.league import make_league

    form = form_of(json, csv)
    wished = wish(game, players, option, box=box, modules=modules, mode=mode, preset=preset, boards=own_boards)
    planned = make_league(
        game,
        tuple(bots.split(",")),
        players=wished.rules().players,
        options=wished.options,
        rounds=rounds,
        seed=seed,
        duplicate=duplicate,
        engine=engine,
        preset=preset or "",
        work=work,
        patience=patience,
        records=records is not None,
    )
    executor = make_executor(workers, cluster, address)
    raise typer.Exit(_run(planned, executor, form, ledger=ledger, report=report, rows=rows, records=records))


def _run(
    planned: League,
    executor: Executor,
    form: str,
    *,
    ledger: Path | None,
    report: Path | None,
    rows: Path | None,
    records: Path | None,
) -> int:
    import msgspec

    from flambeur.arena.league_page import league_csv, league_data, write_report
    from flambeur.arena.rows import RowFile
    from flambeur.arena.standings import hold, standings
    from flambeur.cli.game_list import game_title
    from flambeur.cli.readiness import get_ready_for_bots
    from flambeur.cli.simulate import games_bar
    from flambeur.texts import system_language
    from flambeur.wording import Say

    say = Say(system_language(), ())
    get_ready_for_bots(planned.rules(), planned.bots, compiled=planned.engine == "kernel")
    with games_bar(say("cli-playing"), planned.games) as progress:
        played, complete = hold(planned, executor, ledger=ledger, records=records, progress=progress)
    if not played:
        return INTERRUPTED
    ended = standings(planned, played)
    title = say("league-title", game=game_title(say.texts, planned.game), players=planned.players)
    if rows is not None:
        with RowFile(rows, planned.players, planned.bots) as file:
            file.add(played)
    if report is not None:
        write_report(report, ended, played, say, title, complete)
    if form == "json":
        data = msgspec.json.encode(league_data(ended, complete))
        sys.stdout.write(msgspec.json.format(data, indent=2).decode() + "\n")
    elif form == "csv":
        sys.stdout.write(league_csv(ended))
    else:
        _print(ended, complete, title, say, report)
    return 0 if complete else INTERRUPTED


def _print(ended: Standings, complete: bool, title: str, say: Say, report: Path | None) -> None:
    from rich.table import Table
    from rich.text import Text

    from flambeur.arena.league_page import forfeit_texts, league_table, placed_text
    from flambeur.cli.console import make_console

    console = make_console()
    if not complete:
        console.print(say("cli-interrupted", done=ended.games, games=ended.league.games))
    console.print(Text(title, style="bold"))
    console.print(say("league-intro", games=ended.games, rounds=ended.league.rounds, seed=str(ended.league.seed)))
    head, lines = league_table(ended, say)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for place, name in enumerate(head):
        table.add_column(name, justify="right" if place else "left")
    for line in lines:
        table.add_row(*map(Text, line))
    console.print()
    console.print(table)
    console.print()
    for text in (*(placed_text(say, placing) for placing in ended.rows), *forfeit_texts(ended, say)):
        if text:
            console.print(text)
    console.print(say("league-note"))
    if report is not None:
        console.print(say("league-written", file=str(report / "index.html")))
