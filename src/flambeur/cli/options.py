"""Options that several commands share, and the table they describe."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import Struct

from flambeur.cli.mistakes import mistake
from flambeur.engine import Game, families, family
from flambeur.texts import LANGUAGES
from flambeur.texts.catalogue import use_language


def _language(language: str | None) -> str | None:
    if language is not None:
        if language not in LANGUAGES:
            raise mistake("unknown-language", language=language, allowed=", ".join(LANGUAGES))
        use_language(language)
    return language


def _games(incomplete: str) -> list[str]:
    return [shelf.name for shelf in families() if shelf.name.startswith(incomplete)]


def _languages(incomplete: str) -> list[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def _option_names(ctx: typer.Context, incomplete: str) -> list[str]:
    name = ctx.params.get("game") or "vegas"
    names = [f"{option.name}=" for shelf in families() if shelf.name == name for option in shelf.options]
    return [entry for entry in names if entry.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(help="Which game; see `flambeur games`.", autocompletion=_games)]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help="Language: en, fr or de; without it the system's.",
        callback=_language,
        is_eager=True,
        autocompletion=_languages,
    ),
]
Players = Annotated[int | None, typer.Option("--players", help="How many sit at the table.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Repeat the same dice and bots.")]
Given = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game as name=value; repeat it.", autocompletion=_option_names),
]
Box = Annotated[str | None, typer.Option("--box", help="Which box is played, where a game has several.")]
With = Annotated[str | None, typer.Option("--with", help="Modules to play with, separated by commas.")]
Mode = Annotated[str | None, typer.Option("--mode", help="Way of playing, where a game has several.")]
Boards = Annotated[Path | None, typer.Option("--boards", help="A folder of boards (.board), for temptation.")]
Preset = Annotated[str | None, typer.Option("--preset", help="A named set of options; see `flambeur games`.")]

WITH_RESUME = ("resume", "seed", "record", "quick", "lang")
"""The options that are not part of a saved game."""


class Wish(Struct, frozen=True):
    """The table requested by the command line."""

    game: str
    players: int | None
    options: dict[str, str]

    def rules(self) -> Game[Any]:
        """Return that table's rules, by default for the usual number of players; raises a `FlambeurError`."""
        shelf = family(self.game)
        players = self.players
        if players is None:
            players = next(iter(shelf.fitting(self.options)), None)
        return shelf.game(players, self.options)


def wish(
    game: str,
    players: int | None,
    given: list[str] | None,
    *,
    box: str | None = None,
    modules: str | None = None,
    mode: str | None = None,
    preset: str | None = None,
    boards: Path | None = None,
) -> Wish:
    """Combine the options of a command: the preset first, then the explicit ones."""
    shelf = family(game)
    options = {} if preset is None else shelf.preset(preset)
    for name, value in (("box", box), ("with", modules), ("mode", mode)):
        if value is not None:
            options[name] = value
    if boards is not None:
        from flambeur.cli.boards import boards_in

        options["boards"] = boards_in(boards)
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise mistake("option-form", given=text)
        options[name] = value
    return Wish(game, players, options)


def only_resume(ctx: typer.Context) -> None:
    """Raise a `Mistake` that names the table options given together with --resume."""
    typed = []
    for parameter in ctx.command.params:
        name = parameter.name or ""
        source = ctx.get_parameter_source(name)
        if name not in WITH_RESUME and source is not None and source.name == "COMMANDLINE":
            typed.append(parameter.opts[0] if parameter.param_type_name == "option" else str(ctx.params[name]))
    if typed:
        raise mistake("resume-beside", given=", ".join(typed))


def readable(path: Path) -> str:
    """Return the text of a file named by the user; raises a `Mistake` if there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise mistake("cannot-read", file=str(path)) from None
