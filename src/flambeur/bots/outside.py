"""Bots by name: levels of the house, bots of other packages, `module:Class`, and programs.

    greedy                        a level of the house
    clever                        a bot that another package has announced (entry point group `flambeur.bots`)
    my_bots:Clever                a class or a function in Python
    ./examples/sprint.sh          a program, by its path; with arguments: 'program:java -jar clever.jar'
    greedy+random=30              the greedy bot, which plays a random move in 30 of 100 choices
    champion+work=400             the champion with another budget than the others have (also +seconds=2)

Programs run only for the user who names them on the command line: no name from the network is looked up here.
"""

from __future__ import annotations

import re
import shlex
import sys
from importlib.metadata import entry_points
from typing import Any

from msgspec import Struct

from flambeur.bots import Bot, levels, make_bot, play_random
from flambeur.bots.host import NoSuchBot
from flambeur.bots.program import PATIENCE, Program
from flambeur.engine import Budget, Chooser, Game, Knowledge, Move

GROUP = "flambeur.bots"
PROGRAM = "program:"
_MODULE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")
_TUNED = re.compile(r"(.+?)((?:\+(?:random|work|seconds)=\d+)*)")


class Named(Struct, frozen=True):
    """The parts of a bot's name."""

    base: str
    random: int = 0
    """The percentage of random choices."""
    work: int | None = None
    seconds: int | None = None

    def budget(self, usual: Budget) -> Budget:
        """Return its budget, given the `usual` one of others."""
        if self.work is None and self.seconds is None:
            return usual
        return Budget(usual.seconds if self.seconds is None else self.seconds, self.work)


def read_name(text: str) -> Named:
    """Parse a bot's name; raises `NoSuchBot` for an invalid one."""
    found = _TUNED.fullmatch(text.strip())
    if found is None:
        raise NoSuchBot("a bot needs a name.", bot=text)
    tuned = dict(pair.split("=") for pair in found[2].split("+") if pair)
    named = Named(found[1], **{name: int(value) for name, value in tuned.items()})
    if named.random > 100:
        raise NoSuchBot(f"'{text}': random is a share of a hundred choices.", bot=text)
    return named


def announced() -> dict[str, str]:
    """Return the bots of other packages: their names, and where they are."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def is_outside(name: str, game: Game[Any]) -> bool:
    """Whether a bot runs in a process of its own, and can lose a game by an error."""
    return read_name(name).base not in levels(game)


def find_bot(name: str, game: Game[Any], patience: float = PATIENCE) -> Bot:
    """Return the bot of this name, for a table. Raises `UnknownBot` or `NoSuchBot`."""
    named = read_name(name)
    base = named.base
    if base in levels(game):
        bot = make_bot(base, game)
    elif command := _command(base):
        bot = Program(command, base, patience)
    else:
        bot = make_bot(base, game)  # whose error lists the existing bots
    return bot if named == Named(base) else Tuned(bot, named)


def _command(base: str) -> tuple[str, ...]:
    """Return the command that starts a program; empty for a word that names none."""
    if base.startswith(PROGRAM):
        return _words(base.removeprefix(PROGRAM))
    where = announced().get(base, base)
    if _MODULE.fullmatch(where):
        return (sys.executable, "-m", "flambeur.bots.host", where)
    return _words(base) if "/" in base or "\\" in base else ()


def _words(command: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise NoSuchBot(f"'{command}' is not a command: {error}.", bot=command) from None
    if not words:
        raise NoSuchBot("a program needs a command.", bot=command)
    return words


class Tuned:
    """A bot with its own budget, or one that sometimes plays a random move."""

    def __init__(self, bot: Bot, named: Named) -> None:
        self.bot = bot
        self._named = named

    def __call__(self, knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
        if self._named.random and source.below(100) < self._named.random:
            return play_random(knowledge, moves, budget, source)
        return self.bot(knowledge, moves, self._named.budget(budget), source)


def program_of(bot: Bot) -> Program | None:
    """Return the program behind a bot, if there is one."""
    inner = bot.bot if isinstance(bot, Tuned) else bot
    return inner if isinstance(inner, Program) else None
