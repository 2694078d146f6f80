"""`flambeur odds`: what every choice of a position is worth, and why."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from flambeur.cli.console import make_console
from flambeur.cli.mistakes import mistake
from flambeur.cli.readiness import get_ready
from flambeur.coach import Advice, Line, advise, amount_text, reason_text
from flambeur.engine import Budget, Knowledge, read_position
from flambeur.texts import system_language, texts
from flambeur.wording import Say, move_text

BAR, SURE = 12, 20
"""Columns of a bar, and those that words about how sure a number is may take without being broken."""


def show(text: str, seat: int | None, milliseconds: int) -> None:
    """Print the moves of a seat (counted from 1; without one, of who is asked first); raises `InvalidPosition`."""
    game, state = read_position(text)
    waiting = game.waiting(state)
    if seat is not None and seat - 1 not in waiting:
        raise mistake("not-asked", seat=seat)
    if not waiting:
        raise mistake("nothing-to-choose")
    knowledge = game.knowledge(state, waiting[0] if seat is None else seat - 1)
    get_ready(game)
    advice = advise(knowledge, Budget(seconds=milliseconds / 1000))
    assert advice is not None  # whoever is waited for has something to choose
    language = system_language()
    names = [texts(language).say("cli-player", number=number + 1) for number in range(game.players)]
    say = Say(language, names, advice.seat)
    console = make_console()
    console.print(Text(say("coach-title", name=say.name(advice.seat)), style="bold"))
    console.print(table(say, knowledge, advice))
    for line in advice.lines:
        mark = "*" if line is advice.best else " "
        words = move_text(say, game, knowledge.view, line.move)
        console.print(Text(f"{mark} {words} – {reason_text(say, knowledge, line)}"))


def table(say: Say, knowledge: Knowledge, advice: Advice) -> Table:
    """A row for every move, the best marked; nothing is said by colour alone."""
    found = Table(box=None, padding=(0, 2, 0, 0))
    found.add_column("")
    found.add_column(say("coach-move"))
    found.add_column(say("coach-chance"), justify="right")
    found.add_column("")
    found.add_column(say(f"coach-score-{advice.unit}"), justify="right")
    longest = max(len(_sure(say, line)) for line in advice.lines)
    found.add_column(say("coach-sure"), min_width=longest if longest <= SURE else None)
    most = max(line.chance for line in advice.lines) or 1.0
    for line in advice.lines:
        row = (
            "*" if line is advice.best else "",
            move_text(say, knowledge.game, knowledge.view, line.move),
            say("coach-percent", percent=say.tenths(100 * line.chance)),
            "#" * round(BAR * line.chance / most),
            amount_text(say, knowledge.game, advice.unit, line),
            _sure(say, line),
        )
        found.add_row(*(Text(cell) for cell in row), style="bold" if line is advice.best else "")
    return found


def _sure(say: Say, line: Line) -> str:
    if line.chance_kind == "exact":
        return say("coach-exact")
    error = say.tenths(100 * line.error)
    return say("coach-estimated" if line.score_kind == "estimated" else f"coach-score-{line.score_kind}", error=error)
