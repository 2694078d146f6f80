"""`flambeur review`: judge a recorded game decision by decision, and how much of it was luck."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from flambeur.analysis.mistakes import SMALL
from flambeur.cli.console import make_console
from flambeur.cli.mistakes import mistake
from flambeur.cli.options import readable
from flambeur.cli.people import people_of
from flambeur.cli.readiness import get_ready
from flambeur.coach import Decision, Review, change_text, review
from flambeur.engine import Game, read_record, replay
from flambeur.texts import system_language, texts
from flambeur.wording import Say, move_text, score_text

MANY, FEW = 256, 16
"""Play-outs after each move, with compiled rules and without."""
BASELINE = "web-bot-greedy"
"""The player with whose choices all choices are compared (`coach.review`)."""
WORST = 8
"""The number of costly decisions to list."""


def show(file: Path, games: int | None, picture: Path | None) -> None:
    """Print the review; raises `InvalidRecord`, or a `Mistake`, before any judging."""
    record = read_record(readable(file))
    game = record.rules_game()
    if picture is not None:
        _pyplot()
    quick = get_ready(game)
    found = review(record, games or (MANY if quick else FEW))
    language = system_language()
    say = Say(language, people_of(record, game, texts(language)).names)
    console = make_console()
    console.print(_parts(say, [_chances(say, found, seat) for seat in range(game.players)]))
    console.print(Text(say("review-explained", bot=say(BASELINE)), style="dim"))
    *_, last = replay(record)
    if game.outcome(last.state) is None:
        console.print(Text(say("review-unfinished"), style="dim"))
    console.print()
    console.print(_parts(say, [_amounts(say, game, found, seat) for seat in range(game.players)]))
    if any(one.dollars is not None for one in found.decisions):
        console.print(Text(say("review-solved"), style="dim"))
    told = [one for one in found.decisions if one.told]
    worst = sorted(told, key=lambda one: (-one.loss.chance, -one.given_up))[:WORST]
    _list(console, say, game, found, "review-costly", worst)
    _list(console, say, game, found, "review-turning", list(found.turning_points()))
    if picture is not None:
        plot(found, say, picture)
        console.print(Text(say("review-picture", file=str(picture))))


def _parts(say: Say, rows: list[list[str]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("cli-name"))
    for part in ("start", "luck", "skill", "gifts", "result"):
        name = say(f"review-{part}")
        beside = say("review-beside", part=name, bot=say(BASELINE)) if part in ("skill", "gifts") else name
        table.add_column(beside, justify="right")
    for seat, cells in enumerate(rows):
        table.add_row(*(Text(cell) for cell in (say.name(seat), *cells)))
    return table


def _chances(say: Say, found: Review, seat: int) -> list[str]:
    return [say.tenths(100 * part[seat], signed=0 < place < 4) for place, part in enumerate(found.each)]


def _amounts(say: Say, game: Game[Any], found: Review, seat: int) -> list[str]:
    """Return amounts in the unit of the game."""
    start, *changes, result = found.scores.whole(seat)
    told = [change_text(say, game, change) for change in changes]
    return [score_text(say, game, start), *told, score_text(say, game, result)]


def _same(one: Decision) -> str:
    """Say the cost of a choice: nothing, a part of the chance to win, money to the dollar, or both."""
    if not one.told:
        return "yes"
    if one.dollars is None:
        return "no"
    return "both" if one.loss.chance >= SMALL else "exact"


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
                    loss=say.tenths(100 * one.loss.chance),
                    luck=say.tenths(100 * one.luck[one.seat], signed=True),
                    amount=say.dollars(one.given_up) if one.dollars is not None else "",
                    same=_same(one),
                )
            )
        )


def _pyplot() -> Any:
    """Return matplotlib's pyplot, an extra of the package."""
    try:
        import_module("matplotlib").use("agg")
        return import_module("matplotlib.pyplot")
    except ImportError:
        raise mistake("no-plots") from None


def plot(found: Review, say: Say, picture: Path) -> None:
    """Write a picture of each seat's chance to win over the decisions of the game; raises a `Mistake`."""
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
