"""`flambeur odds`: the worth of every choice of a position, and the reason."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from flambeur.analysis import Evaluation, MoveValue, evaluate
from flambeur.cli.console import make_console
from flambeur.cli.mistakes import mistake
from flambeur.cli.readiness import get_ready
from flambeur.coach import amount_text, reason_text
from flambeur.engine import Budget, Knowledge, read_position
from flambeur.texts import system_language, texts
from flambeur.wording import Say, move_text

BAR, SURE = 12, 20
"""The width of a bar, and of the words about certainty before they wrap."""


def show(text: str, seat: int | None, milliseconds: int) -> None:
    """Print the moves of a seat (counted from 1; default: the first that is asked). Raises `InvalidPosition`."""
    game, state = read_position(text)
    waiting = game.waiting(state)
    if seat is not None and seat - 1 not in waiting:
        raise mistake("not-asked", seat=seat)
    if not waiting:
        raise mistake("nothing-to-choose")
    knowledge = game.knowledge(state, waiting[0] if seat is None else seat - 1)
    get_ready(game)
    found = evaluate(knowledge, Budget(seconds=milliseconds / 1000))
    assert found is not None  # a seat that the game waits for has a choice
    language = system_language()
    names = [texts(language).say("cli-player", number=number + 1) for number in range(game.players)]
    say = Say(language, names, found.seat)
    console = make_console()
    console.print(Text(say("coach-title", name=say.name(found.seat)), style="bold"))
    console.print(table(say, knowledge, found))
    for one in found.moves:
        mark = "*" if one is found.best else " "
        words = move_text(say, game, knowledge.view, one.move)
        console.print(Text(f"{mark} {words} – {reason_text(say, knowledge, one)}"))


def table(say: Say, knowledge: Knowledge, evaluation: Evaluation) -> Table:
    """Return a row for each move, the best marked; nothing is shown by colour alone."""
    found = Table(box=None, padding=(0, 2, 0, 0))
    found.add_column("")
    found.add_column(say("coach-move"))
    found.add_column(say("coach-chance"), justify="right")
    found.add_column("")
    found.add_column(say(f"coach-score-{evaluation.unit}"), justify="right")
    longest = max(len(_sure(say, one)) for one in evaluation.moves)
    found.add_column(say("coach-sure"), min_width=longest if longest <= SURE else None)
    most = max(one.chance for one in evaluation.moves) or 1.0
    for one in evaluation.moves:
        row = (
            "*" if one is evaluation.best else "",
            move_text(say, knowledge.game, knowledge.view, one.move),
            say("coach-percent", percent=say.tenths(100 * one.chance)),
            "#" * round(BAR * one.chance / most),
            amount_text(say, knowledge.game, evaluation.unit, one),
            _sure(say, one),
        )
        found.add_row(*(Text(cell) for cell in row), style="bold" if one is evaluation.best else "")
    return found


def _sure(say: Say, one: MoveValue) -> str:
    if one.chance_kind == "exact":
        return say("coach-exact")
    error = say.tenths(100 * one.chance_error)
    return say("coach-estimated" if one.score_kind == "estimated" else f"coach-score-{one.score_kind}", error=error)
