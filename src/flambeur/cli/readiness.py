"""Wait for compiled code in the terminal, with a message."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flambeur.analysis.readiness import is_compiled, load_for
from flambeur.bots import QUICK
from flambeur.cli.console import make_console
from flambeur.engine import Game
from flambeur.texts import system_language, texts


def get_ready_for_bots(game: Game[Any], bots: Iterable[str], *, compiled: bool) -> None:
    """Load the code for the bots at a table: all of it if one thinks, else only that for whole games."""
    thinking = any(bot not in QUICK for bot in bots)
    if thinking or compiled:
        get_ready(game, thinking=thinking)


def tell_of_compiling(game: Game[Any], bots: Iterable[str]) -> None:
    """Announce that bots will think without compiled code at first; the game need not wait for it."""
    if any(bot not in QUICK for bot in bots) and not is_compiled(game, thinking=True):
        make_console(stderr=True).print(texts(system_language()).say("cli-compiling-beside"))


def get_ready(*games: Game[Any], thinking: bool = True) -> bool:
    """Load all compiled code for these tables, or without `thinking` only that of their rules.

    Return whether compiled rules can play out games.

    This waits as long as necessary: answers do not depend on what was compiled before. If something has to be
    compiled, a message says so, on a terminal also with its progress.
    """
    console, say = make_console(stderr=True), texts(system_language()).say
    if is_compiled(*games, thinking=thinking):
        with console.status(say("cli-getting-ready")):
            return load_for(*games, thinking=thinking)
    if not console.is_terminal:
        console.print(say("cli-compiling"))
    with console.status(say("cli-compiling")) as status:
        return load_for(
            *games,
            thinking=thinking,
            progress=lambda ready, parts: status.update(say("cli-compiling-part", ready=ready, parts=parts)),
        )
