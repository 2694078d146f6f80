"""A question to the arena: tables that differ in one thing, and the measures at each of them.

Standard questions are in `arena.standard_questions`; your own are small text files (TOML):

    title = "Is a game with more rounds luckier?"
    measure = ["skill", "turns"]
    games = 20000

    [[case]]
    name = "four rounds"
    game = "vegas"
    players = 4
    bots = ["greedy", "random", "random", "random"]

    [[case]]
    name = "two rounds"
    game = "vegas"
    players = 4
    bots = ["greedy", "random", "random", "random"]
    options = { rounds = 2 }

The other cases are compared with the first one. `change = { tokens = [8, 7, 7, 7] }` changes the opening, for example
to give one seat more than the others.
"""

from __future__ import annotations

import tomllib
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from flambeur.arena.engines import InvalidPlan
from flambeur.bots.outside import find_bot
from flambeur.engine import FlambeurError, Game, State, family

Measure = Literal["turns", "score", "first", "lead", "skill"]
MEASURES: tuple[Measure, ...] = get_args(Measure)
"""The measures, computed for each game:

* turns: of all players together;
* score: of a player, in the unit of the game;
* first: the share of the wins of the first seat (which begins if `starter=0`);
* lead: how far the first bot named is ahead of the mean of the others, wherever it sits;
* skill: the share of the wins of the first bot named: smaller the more the game depends on luck.
"""


class Case(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One table."""

    name: str
    game: str
    players: int
    bots: tuple[str, ...] = ("greedy",)
    options: dict[str, Any] = {}
    change: dict[str, Any] = {}
    games: int | None = None
    """Fewer or more games than the question specifies, for tables that take longer."""
    even: float | None = None
    """The value of the measure if nothing mattered; by default an equal share of the wins."""

    def rules(self) -> Game[Any]:
        return family(self.game).game(self.players, self.options)

    def line_up(self) -> tuple[str, ...]:
        """Return the bots by seat; fewer bots than seats are repeated."""
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.players))

    def opening(self, game: Game[Any]) -> State:
        """Return the state from which its games start."""
        state, _ = game.start()
        types = {field.name: field.type for field in msgspec.structs.fields(type(state))}
        try:
            changes = {name: msgspec.convert(value, types[name]) for name, value in self.change.items()}
        except (KeyError, msgspec.ValidationError) as error:
            raise InvalidPlan(f"case '{self.name}' changes an unknown field: {error}.", code="invalid-study") from None
        changed: State = msgspec.structs.replace(state, **changes)
        return changed


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """A title, the measures, the cases."""

    title: str
    measure: tuple[Measure, ...]
    case: tuple[Case, ...]
    games: int = 20_000
    name: str = "own"


def read_question(text: str, name: str = "own") -> Question:
    """Parse a question; raises `InvalidPlan` with one sentence that says where it is wrong."""
    try:
        question = msgspec.convert(tomllib.loads(text) | {"name": name}, Question)
        if not question.case or not question.measure or question.games < 2:
            raise InvalidPlan("a question needs cases, a measure and two games or more.", code="invalid-study")
        for case in question.case:
            game = case.rules()
            for bot in case.bots:
                find_bot(bot, game)
            case.opening(game)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise _invalid(str(error)) from None
    except FlambeurError as error:
        raise _invalid(error.sentence) from None
    return question


def _invalid(reason: str) -> InvalidPlan:
    reason = reason.rstrip(".")
    return InvalidPlan(f"this is no question for a study: {reason}.", code="invalid-study", reason=reason)
