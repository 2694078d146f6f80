"""The commands and their options. What a command does is in the module of its name."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from flambeur.cli.options import Box, GameName, Given, Lang, Mode, Players, Preset, Seed, With, wish

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
    """Play, simulate and replay dice-gambling board games."""


@app.command()
def play(
    game: GameName = "vegas",
    players: Players = None,
    humans: Annotated[int, typer.Option("--humans", help="How many people share this keyboard.")] = 1,
    name: Annotated[list[str] | None, typer.Option("--name", help="A person's name; repeat it.")] = None,
    seat: Annotated[int, typer.Option("--seat", help="The seat of the first person, from 1 on.")] = 1,
    bots: Annotated[str | None, typer.Option("--bots", help="Bots for the other seats: random,greedy.")] = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the game down as it is played.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Choices are final at once: no waiting for Enter.")] = False,
    option: Given = None,
    box: Box = None,
    modules: With = None,
    mode: Mode = None,
    preset: Preset = None,
    lang: Lang = None,
) -> None:
    """Sit down at a table in this terminal, against bots or with others at the same keyboard."""
    from flambeur.cli.play import play as play_at
    from flambeur.cli.play import set_up, take_up

    if resume is not None:
        table = take_up(resume)
    else:
        wished = wish(game, players, option, box=box, modules=modules, mode=mode, preset=preset)
        table = set_up(wished, humans=humans, first=seat, names=name, bots=bots)
    raise typer.Exit(play_at(table, seed=seed, record=record, quick=quick))
