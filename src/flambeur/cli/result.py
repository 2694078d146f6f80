"""The table at the end of a game: the scores, and the winners."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from flambeur.engine import Game, Result
from flambeur.wording import Say, score_text, tiebreak_text


def result_table(say: Say, game: Game[Any], result: Result) -> Table:
    """Return a table of all seats, the best first."""
    table = Table(title=say("cli-result"), title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0))
    table.add_column(say("cli-name"))
    table.add_column(say("cli-score"), justify="right")
    if result.tiebreaks:
        table.add_column(say("cli-tiebreak"), justify="right")
    table.add_column("")

    def rank(seat: int) -> tuple[bool, int, int]:
        tiebreak = result.tiebreaks[seat] if result.tiebreaks else 0
        return seat not in result.winners, -result.scores[seat], -tiebreak

    for seat in sorted(range(len(result.scores)), key=rank):
        row = [say.name(seat), score_text(say, game, result.scores[seat])]
        if result.tiebreaks:
            row.append(tiebreak_text(say, game, result.tiebreaks[seat]))
        wins = seat in result.winners
        row.append(say("cli-wins") if wins else "")
        table.add_row(*(Text(cell) for cell in row), style="bold" if wins else "")
    return table


def result_sentence(say: Say, result: Result) -> str:
    """Return a sentence that names the winners."""
    names = say.both([say.name(seat) for seat in result.winners])
    return say("cli-winners", count=len(result.winners), names=names)
