"""The plan of a simulation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from flambeur.arena.engines import InvalidPlan, choose_engine
from flambeur.arena.table import WORK
from flambeur.bots.outside import find_bot
from flambeur.bots.program import PATIENCE
from flambeur.engine import Game, family
from flambeur.engine.options import write_value

ENGINES = ("auto", "reference", "kernel")


class Plan(Struct, frozen=True):
    """A number of games of one kind; all fields are plain text and numbers, so that it can be sent.

    Game number n uses the dice of stream n of the seed; seat s has bot (s + n) of the line-up, counted round the
    table, so that each bot sits everywhere equally often.
    """

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    games: int
    seed: int
    engine: str
    why: str = "asked"
    """The reason for the engine: see `arena.engines`."""
    preset: str = ""
    """The name of the preset, if one was named."""
    work: int = WORK
    """A bot's budget for a move, in play-outs or nodes."""
    patience: float = PATIENCE
    """Seconds that a program may take for a move."""
    records: bool = False
    """Whether each game is recorded."""

    def rules(self) -> Game[Any]:
        """Return the rules of the games."""
        return family(self.game).game(self.players, dict(self.options))

    def line_up(self, number: int) -> tuple[int, ...]:
        """Return the bot at each seat in a game, as indices into `bots`."""
        return tuple((seat + number) % self.players for seat in range(self.players))


def make_plan(
    game: str,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: tuple[str, ...] = (),
    games: int = 1000,
    seed: int = 0,
    engine: str = "auto",
    preset: str = "",
    work: int = WORK,
    patience: float = PATIENCE,
    records: bool = False,
) -> Plan:
    """Check a plan and fill in defaults: fewer bots than seats are repeated, none means all random.

    Raises a `FlambeurError` that says what is allowed.
    """
    rules = family(game).game(players, options)
    named = bots or ("random",)
    for name in named:
        find_bot(name, rules)
    if len(named) > rules.players:
        raise InvalidPlan(
            f"{len(named)} bots are too many for {rules.players} seats.",
            code="too-many-bots",
            bots=len(named),
            seats=rules.players,
        )
    if games < 1:
        raise InvalidPlan("at least one game must be played.", code="no-games")
    if engine not in ENGINES:
        raise InvalidPlan(
            f"there is no engine '{engine}'; there are: {', '.join(ENGINES)}.",
            code="unknown-engine",
            engine=engine,
            allowed=", ".join(ENGINES),
        )
    chosen, why = choose_engine(engine, rules, named, games, records=records)
    return Plan(
        game=game,
        players=rules.players,
        options=tuple((name, write_value(value)) for name, value in rules.options.items()),
        bots=tuple(named[index % len(named)] for index in range(rules.players)),
        games=games,
        seed=seed,
        engine=chosen,
        why=why,
        preset=preset,
        work=work,
        patience=patience,
        records=records,
    )
