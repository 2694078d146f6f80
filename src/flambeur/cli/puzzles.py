"""`flambeur puzzles`: what would you choose? One puzzle a day for each game, all others, and new ones."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from flambeur.cli.choices import chosen, numbered, span
from flambeur.cli.console import make_console
from flambeur.cli.keyboard import Keyboard, KeyboardGone
from flambeur.cli.mistakes import mistake
from flambeur.cli.options import GameName, Lang, readable
from flambeur.puzzles import number_of_day, puzzle_games, shipped, shipped_puzzle
from flambeur.texts import system_language
from flambeur.wording import Say

if TYPE_CHECKING:
    from flambeur.puzzles.puzzle_text import ToldPuzzle

app = typer.Typer(rich_markup_mode=None, help="What would you choose? A puzzle a day for each game, and new ones.")
BAR = 12
LEAVE = "q"


@app.callback(invoke_without_command=True)
def puzzles(ctx: typer.Context, lang: Lang = None) -> None:
    """Without a command: the puzzles of today."""
    if ctx.invoked_subcommand is None:
        today()


@app.command()
def today(lang: Lang = None) -> None:
    """Solve the puzzles of today, one of each game, the same for everybody."""
    now = _today()
    console = make_console()
    for game in puzzle_games():
        if not _solve(console, game, number_of_day(len(shipped(game)), now)):
            return


@app.command()
def solve(
    game: GameName,
    number: Annotated[int | None, typer.Argument(help="Which one, from 1 on; without it today's.")] = None,
    lang: Lang = None,
) -> None:
    """Solve one puzzle of a game."""
    chosen = number_of_day(len(shipped(game)), _today()) if number is None else number
    _solve(make_console(), game, chosen)


@app.command()
def make(
    game: GameName,
    file: Annotated[Path, typer.Option("--output", help="Puzzles are put at the end of this file.")],
    count: Annotated[int, typer.Option("--count", min=1, max=10_000, help="How many the file shall have.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="Which games the bots play.")] = 0,
    seconds: Annotated[float | None, typer.Option("--seconds", min=1, help="Stop after so long.")] = None,
    lang: Lang = None,
) -> None:
    """Find puzzles in bots' games and check them; a file that has some already is gone on with."""
    from flambeur.cli.simulate import games_bar
    from flambeur.puzzles.builder import fill
    from flambeur.puzzles.collection import read_puzzles

    shipped(game)  # report a game without puzzles before anything is played
    found = list(read_puzzles(readable(file))) if file.exists() else []
    say = Say(system_language(), ())
    with games_bar(say("puzzle-hunting"), count) as progress:
        try:
            for have in fill(game, file, found, count, seed, seconds):
                if progress:
                    progress(have)
        except OSError:
            raise mistake("cannot-write", file=str(file)) from None
    make_console().print(Text(say("puzzle-made", count=len(found), file=str(file))))


def _today() -> date:
    """Return the current day of this machine."""
    return datetime.now().astimezone().date()


def _solve(console: Console, game: str, number: int) -> bool:
    """Ask one puzzle. Return False when the player has left."""
    from flambeur.cli.narrator import Teller
    from flambeur.puzzles.puzzle_text import names_of, tell

    puzzle = shipped_puzzle(game, number)
    choice, language = puzzle.choice(), system_language()
    say = Say(language, names_of(choice, Say(language, ())), choice.seat, person=True)
    told = tell(puzzle, language)
    title = say("puzzle-title", game=say(f"{game}-name"), number=number, of=len(shipped(game)))
    console.print(Text(f"{title} · {say(f'puzzle-difficulty-{puzzle.difficulty}')}", style="bold"))
    Teller(console, choice.knowledge.game, say, ()).show(choice.knowledge.position, choice.seat)
    console.print(Text(told.ask, style="bold"))
    labels = {move.id: move.label for move in told.moves}
    offered = numbered([str(move) for move in choice.moves])
    for place, move in offered.items():
        console.print(Text(f"{place:>3}  ", style="bold").append(labels[move], style="not bold"))
    answer = _answer(console, say, offered)
    if answer is None:
        return False
    right = answer == puzzle.best
    console.print(Text(say("puzzle-yes" if right else "puzzle-no"), style="bold"))
    console.print(Text(next(move.verdict for move in told.moves if move.id == answer)))
    console.print(_values(say, told, answer))
    console.print(Text(told.sure, style="dim"))
    console.print()
    return True


def _answer(console: Console, say: Say, offered: dict[int, str]) -> str | None:
    """Return the chosen move, by its number or as in records; None for a player who leaves."""
    keyboard = Keyboard(console)
    while True:
        try:
            answer = keyboard.ask(say("puzzle-prompt", choices=span(offered)))
        except KeyboardGone:
            return None
        if answer.lower() == LEAVE:
            return None
        if (move := chosen(offered, answer)) is not None:
            return move
        console.print(Text(say("puzzle-not-a-choice", choices=span(offered))))


def _values(say: Say, told: ToldPuzzle, answer: str) -> Table:
    """Return a row for each choice, the best first, with its worth and the reason."""
    found = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("", say("coach-move"), "", told.heading, ""):
        found.add_column(heading)
    for move in told.moves:
        mark = "*" if move.id == told.best else ">" if move.id == answer else ""
        row = (mark, move.label, "#" * max(1, round(BAR * move.part)), move.worth, move.why)
        found.add_row(*(Text(cell) for cell in row), style="bold" if move.id == told.best else "")
    return found
