"""Run a Python bot in a process of its own: `python -m flambeur.bots.host MODULE:NAME`.

So an external bot knows only what its seat knows, and can be ended when it thinks too long. Its printed output goes to
standard error; standard output carries only the protocol.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TextIO

import flambeur.games  # noqa: F401  (puts all games on the shelf, also those of other packages)
from flambeur.bots.text_protocol import limits, written
from flambeur.engine import Budget, FlambeurError, Seeded, read_knowledge
from flambeur.engine.bot import Bot


class NoSuchBot(FlambeurError):
    """No bot of that name exists."""

    code = "no-such-bot"


def load(named: str) -> type[Bot] | Bot:
    """Return the function or class of bots named by `module:name`; raises `NoSuchBot`."""
    module, _, name = named.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as error:
        raise NoSuchBot(f"there is no bot '{named}': {error}.", bot=named) from None
    if not callable(found):
        raise NoSuchBot(f"'{named}' is no bot: it cannot be called.", bot=named)
    return found


def converse(named: str, lines: TextIO, out: TextIO) -> None:
    """Answer lines until the input ends. A class is instantiated for each game; a function plays them all."""
    made = load(named)
    bot: Bot | None = None
    known, offered = "", ""
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if word == "flambeur":
            print(f"ready {named}", file=out, flush=True)
        elif word == "newgame":
            bot = None
        elif word == "knowledge":
            known = rest
        elif word == "moves":
            offered = rest
        elif word == "go":
            if bot is None:
                bot = made() if isinstance(made, type) else made
            print(f"move {_chosen(bot, known, offered, rest)}", file=out, flush=True)
        elif word == "quit":
            return


def _chosen(bot: Bot, known: str, offered: str, allowed: str) -> str:
    knowledge = read_knowledge(known, trusted=True)
    seat = knowledge.seat
    assert seat is not None
    moves = tuple(knowledge.game.read_move(text.replace("_", " ")) for text in offered.split())
    given = limits(allowed.split())
    seconds = given["ms"] / 1000 if "ms" in given else None
    return written(bot(knowledge, moves, Budget(seconds, given.get("work")), Seeded(given.get("seed", 0))))


def main() -> int:
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # output that a bot prints is not part of the conversation
    try:
        converse(sys.argv[1], sys.stdin, out)
    except NoSuchBot as error:
        print(error.sentence, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
