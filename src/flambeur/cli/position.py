"""`flambeur position`: show a position from its text, and the legal moves."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from flambeur.cli.console import make_console
from flambeur.cli.narrator import Teller
from flambeur.cli.result import result_sentence, result_table
from flambeur.cli.tables import draw
from flambeur.engine import Dice, Factor, Game, Seat, State, read_position
from flambeur.texts import system_language, texts
from flambeur.wording import Say, brief_text, move_text


def drawn(game: Game[Any], state: State, seat: Seat | None, language: str, width: int) -> str:
    """Return the table as a seat sees it, as plain lines."""
    names = [texts(language).say("cli-player", number=number + 1) for number in range(game.players)]
    paper = io.StringIO()
    console = Console(file=paper, width=width, markup=False, emoji=False, highlight=False, no_color=True)
    console.print(draw(Say(language, names, seat), game, game.view(state, seat), width))
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())


def show(text: str) -> None:
    """Print the table and the legal moves; raises `InvalidPosition` with one sentence."""
    game, state = read_position(text)
    language = system_language()
    names = [texts(language).say("cli-player", number=seat + 1) for seat in range(game.players)]
    waiting = game.waiting(state)
    teller = Teller(make_console(), game, Say(language, names), ())
    teller.show(state, waiting[0] if len(waiting) == 1 else None)
    teller.console.print()
    for seat in waiting:
        _moves(teller, game, state, seat)
    if factors := game.chance(state):
        teller.line("cli-chance-next", what=", ".join(_factor(teller.say, factor) for factor in factors))
    result = game.outcome(state)
    if result is not None:
        teller.console.print(result_table(teller.say, game, result))
        teller.print(result_sentence(teller.say, result))


def _moves(teller: Teller, game: Game[Any], state: State, seat: Seat) -> None:
    say = Say(teller.say.texts.language, teller.say.names, seat)
    view = game.view(state, seat)
    teller.line("cli-may", name=say.name(seat))
    for move in game.legal_moves(state, seat):
        words = [move_text(say, game, view, move), brief_text(say, game, view, move)]
        teller.print(f"  {move}: " + ", ".join(word for word in words if word))


def _factor(say: Say, factor: Factor) -> str:
    kind = _kind(say, factor.kind)
    if not isinstance(factor, Dice):
        return say("cli-pick", kind=kind, count=factor.cumulative[-1])
    if factor.kind == "dice":
        return say("cli-dice-plain", count=factor.count)
    return say("cli-dice", kind=kind, count=factor.count)


def _kind(say: Say, kind: str) -> str:
    """Say what is rolled or drawn; a game without words for it shows its own name."""
    first, _, colour = kind.partition(".")
    if colour:
        return say(f"colours-{first}", colour=_kind(say, colour))
    known = (name for name in (f"cli-kind-{kind}", f"colours-colour-{kind}") if say.texts.has(name))
    return next((say(name) for name in known), kind)
