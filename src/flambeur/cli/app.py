"""The commands and their options. Each command is implemented in the module of its name."""

from __future__ import annotations

import getpass
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from flambeur.cli import boards, database, join, league, puzzles, serve, study, verify
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
from flambeur.cli.options import (
    Boards,
    Box,
    GameName,
    Given,
    Lang,
    Mode,
    Players,
    Preset,
    Seed,
    With,
    only_resume,
    wish,
)

app = typer.Typer(
    name="flambeur",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"flambeur {version('flambeur')}")
        raise typer.Exit


@app.callback()
def flambeur(
    show_version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Play, simulate and replay dice-gambling board games. Without a command: the browser table (serve)."""


@app.command()
def play(
    ctx: typer.Context,
    game: GameName = "vegas",
    players: Players = None,
    humans: Annotated[int, typer.Option("--humans", help="How many people share this keyboard; 0: bots only.")] = 1,
    name: Annotated[list[str] | None, typer.Option("--name", help="A person's name; repeat it.")] = None,
    seat: Annotated[int, typer.Option("--seat", help="The seat of the first person, from 1 on.")] = 1,
    bots: Annotated[str | None, typer.Option("--bots", help="Bots for the other seats: greedy,champion.")] = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the game down as it is played.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Choices are final at once: no waiting for Enter.")] = False,
    option: Given = None,
    box: Box = None,
    modules: With = None,
    mode: Mode = None,
    preset: Preset = None,
    own_boards: Boards = None,
    server: Annotated[str | None, typer.Option("--server", help="Play at a table of the server at this URL.")] = None,
    table: Annotated[str | None, typer.Option("--table", help="With --server: the code of the table to join.")] = None,
    token: Annotated[str | None, typer.Option("--token", help="With --server: the token of your seat.")] = None,
    lang: Lang = None,
) -> None:
    """Sit down at a table in this terminal, against bots or with others at the same keyboard, or at a server's."""
    if resume is not None:
        only_resume(ctx)
    if server is not None:
        from flambeur.cli.remote import play_remote

        wished = wish(game, players, option, box=box, modules=modules, mode=mode, preset=preset, boards=own_boards)
        who = name[0] if name else getpass.getuser()
        play_remote(
            server,
            table=table,
            token=token,
            name=who,
            game=game,
            players=wished.players,
            options=wished.options,
            bots=(bots or "greedy").split(","),
            by_bot=not humans,
            lang=lang,
        )
        return
    from flambeur.cli.play import play as play_at
    from flambeur.cli.play import set_up, take_up

    if resume is not None:
        sitting = take_up(resume)
    else:
        wished = wish(game, players, option, box=box, modules=modules, mode=mode, preset=preset, boards=own_boards)
        sitting = set_up(wished, humans=humans, first=seat, names=name, bots=bots)
    raise typer.Exit(play_at(sitting, seed=seed, record=record, quick=quick))


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", help="The bots, by turns over the seats: random,greedy.")] = "random",
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same figures.")] = 0,
    workers: Workers = 1,
    engine: Engine = "auto",
    json: AsJson = False,
    csv: AsCsv = False,
    rows: Rows = None,
    records: Records = None,
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
    """Let bots play many games and print wins, scores and turns by bot and by seat."""
    from flambeur.arena import make_plan
    from flambeur.arena.executors import make_executor
    from flambeur.cli.simulate import run

    form = form_of(json, csv)
    wished = wish(game, players, option, box=box, modules=modules, mode=mode, preset=preset, boards=own_boards)
    plan = make_plan(
        game,
        players=wished.players,
        options=wished.options,
        bots=tuple(bots.split(",")),
        games=games,
        seed=seed,
        engine=engine,
        preset=preset or "",
        work=work,
        patience=patience,
        records=records is not None,
    )
    raise typer.Exit(run(plan, make_executor(workers, cluster, address), form, rows=rows, records=records))


@app.command()
def games(
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the games with their boxes, modules and options."""
    from flambeur.cli.game_list import show

    show(as_json=json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record (.flam).")],
    lang: Lang = None,
) -> None:
    """Replay a record through the engine and tell the game in words."""
    from flambeur.cli.replay import show

    show(file)


@app.command()
def position(
    text: Annotated[str, typer.Argument(help="A position in one line, in quotes.")],
    lang: Lang = None,
) -> None:
    """Show a position and what can happen in it."""
    from flambeur.cli.position import show

    show(text)


@app.command()
def odds(
    text: Annotated[str, typer.Argument(help="A position in one line, in quotes.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Whose choice, where several choose at once.")] = None,
    milliseconds: Annotated[int, typer.Option("--ms", min=1, max=600_000, help="How long to think.")] = 1000,
    lang: Lang = None,
) -> None:
    """Show what every choice of a position is worth, and why."""
    from flambeur.cli.odds import show

    show(text, seat, milliseconds)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record (.flam).")],
    games: Annotated[
        int | None, typer.Option("--games", min=1, max=10_000, help="Games played on after each move.")
    ] = None,
    picture: Annotated[Path | None, typer.Option("--plot", help="Draw the chances to win into this file.")] = None,
    lang: Lang = None,
) -> None:
    """Judge every decision of a recorded game, and tell luck from skill."""
    from flambeur.cli.review import show

    show(file, games, picture)


@app.command()
def rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(help="Only this rule or example, such as V8, or those with these words.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, one of them, or those with certain words."""
    from flambeur.cli.rulepage import show

    show(game, rule)


app.add_typer(boards.app, name="boards")
app.add_typer(puzzles.app, name="puzzles")
league.register(app)
study.register(app)
join.register(app)
serve.register(app)
verify.register(app)
database.register(app)
