"""`flambeur review`: how a recorded game went, decision by decision, and how much of it was luck."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from flambeur.cli.console import make_console
from flambeur.cli.mistakes import mistake
from flambeur.cli.options import readable
from flambeur.cli.people import people_of
from flambeur.coach import Decision, Review, review
from flambeur.engine import Game, read_record
from flambeur.kernels import for_game
from flambeur.texts import system_language, texts
from flambeur.wording import Say, move_text

WAIT = 30.0
"""Seconds for compiled rules to get ready: without them a review takes minutes."""
MANY, FEW = 256, 16
"""Games played on after each move, with compiled rules and without."""
LEAST = 0.0005
"""A loss that is not worth a word."""
WORST = 8
"""Costly decisions that are listed."""


def show(file: Path, games: int | None, picture: Path | None) -> None:
    """Print the review; raises `InvalidRecord`, or a `Mistake` before anything is judged."""
    record = read_record(readable(file))
    game = record.rules_game()
    if picture is not None:
        _pyplot()
    kernel = for_game(game)
    quick = kernel is not None and kernel.wait(WAIT)
    found = review(record, games or (MANY if quick else FEW))
    language = system_language()
    say = Say(language, people_of(record, game, texts(language)).names)
    console = make_console()
    console.print(_parts(say, game, found))
    console.print(Text(say("review-explained"), style="dim"))
    worst = sorted(found.decisions, key=lambda one: -one.loss)[:WORST]
    _list(console, say, game, found, "review-costly", [one for one in worst if one.loss > LEAST])
    _list(console, say, game, found, "review-turning", list(found.turning_points()))
    if picture is not None:
        plot(found, say, picture)
        console.print(Text(say("review-picture", file=str(picture))))


def _parts(say: Say, game: Game[Any], found: Review) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("cli-name"))
    for part in ("start", "luck", "skill", "gifts", "result"):
        table.add_column(say(f"review-{part}"), justify="right")
    for seat in range(game.players):
        parts = [found.start, found.luck, found.skill, found.gifts, found.result]
        cells = [say.tenths(100 * part[seat], signed=0 < i < 4) for i, part in enumerate(parts)]
        table.add_row(*(Text(cell) for cell in (say.name(seat), *cells)))
    return table


def _list(console: Any, say: Say, game: Game[Any], found: Review, title: str, decisions: list[Decision]) -> None:
    if not decisions:
        return
    console.print()
    console.print(Text(say(title), style="bold"))
    for one in decisions:
        view = game.view(found.states[found.decisions.index(one)], one.seat)
        console.print(
            Text(
                say(
                    "review-decision",
                    number=one.entry + 1,
                    name=say.name(one.seat),
                    move=move_text(say, game, view, one.move),
                    better=move_text(say, game, view, one.best),
                    loss=say.tenths(100 * one.loss),
                    luck=say.tenths(100 * one.luck[one.seat], signed=True),
                    same="yes" if one.loss <= LEAST else "no",
                )
            )
        )


def _pyplot() -> Any:
    """Matplotlib's drawing, which is an extra of the package."""
    try:
        import_module("matplotlib").use("agg")
        return import_module("matplotlib.pyplot")
    except ImportError:
        raise mistake("no-plots") from None


def plot(found: Review, say: Say, picture: Path) -> None:
    """The chance to win of every seat over the decisions of the game, as a picture; raises a `Mistake`."""
    pyplot = _pyplot()
    figure, axes = pyplot.subplots(figsize=(9, 4.5))
    curve = [found.start, *(one.after for one in found.decisions), found.result]
    for seat in range(len(found.start)):
        axes.plot([100 * point[seat] for point in curve], label=say.name(seat))
    axes.set_xlabel(say("review-axis-decisions"))
    axes.set_ylabel(say("review-axis-chance"))
    axes.set_ylim(0, 100)
    axes.legend()
    try:
        figure.savefig(picture)
    except (OSError, ValueError):
        raise mistake("cannot-write", file=str(picture)) from None
    finally:
        pyplot.close(figure)
