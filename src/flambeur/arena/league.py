"""A league: all bots against each other, at every seat, with the same luck if requested.

A *table* is a set of bots that play together: each choice of as many bots as there are seats, or all of them in turn
if there are fewer. In a *round* every table plays one *part*: a game for every rotation of the table, so that each bot
sits everywhere. With duplicate dice all games of a round use one stream of dice; otherwise every game has its own. The
result of a part depends on its number alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from flambeur import kernels
from flambeur.arena.compiled import rows_of
from flambeur.arena.engines import InvalidPlan, choose_engine
from flambeur.arena.rows import Row, row_of
from flambeur.arena.table import WORK, table_of
from flambeur.bots.outside import find_bot
from flambeur.bots.program import PATIENCE
from flambeur.engine import Game, Seeded, family
from flambeur.engine.options import write_value

Seats = tuple[int, ...]
"""The bot at each seat, as an index into the league's list."""


class League(Struct, frozen=True):
    """The plan of a league: plain text and numbers, so that it can be sent and stored."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    rounds: int
    seed: int
    duplicate: bool
    engine: str
    why: str = "asked"
    preset: str = ""
    work: int = WORK
    patience: float = PATIENCE
    records: bool = False

    def rules(self) -> Game[Any]:
        return family(self.game).game(self.players, dict(self.options))

    @property
    def tables(self) -> tuple[tuple[Seats, ...], ...]:
        """Return for each table the seatings at it."""
        return _tables(len(self.bots), self.players)

    @property
    def parts(self) -> int:
        return self.rounds * len(self.tables)

    @property
    def games(self) -> int:
        return self.rounds * sum(map(len, self.tables))

    def round_of(self, row: Row) -> int:
        """Return the round of a game."""
        return row.game // sum(map(len, self.tables))


class PlayedPart(Struct, frozen=True):
    """The games of a part, and their records if requested."""

    rows: tuple[Row, ...]
    records: tuple[str, ...] = ()


def _tables(bots: int, seats: int) -> tuple[tuple[Seats, ...], ...]:
    """Return each choice of bots as the ways they can sit, each once.

    >>> _tables(3, 2)
    (((0, 1), (1, 0)), ((0, 2), (2, 0)), ((1, 2), (2, 1)))
    >>> _tables(2, 4)
    (((0, 1, 0, 1), (1, 0, 1, 0)),)
    """
    if bots >= seats:
        chosen = list(combinations(range(bots), seats))
    else:  # all bots in turn; if that does not divide evenly, each bot once takes the extra seat
        firsts = range(1 if seats % bots == 0 else bots)
        chosen = [tuple((first + seat) % bots for seat in range(seats)) for first in firsts]
    return tuple(tuple(dict.fromkeys(_turned(seated, turn) for turn in range(seats))) for seated in chosen)


def _turned(seated: Seats, turn: int) -> Seats:
    return tuple(seated[(seat + turn) % len(seated)] for seat in range(len(seated)))


def make_league(
    game: str,
    bots: tuple[str, ...],
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    rounds: int = 10,
    seed: int = 0,
    duplicate: bool = False,
    engine: str = "auto",
    preset: str = "",
    work: int = WORK,
    patience: float = PATIENCE,
    records: bool = False,
) -> League:
    """Check a league and fill in defaults; raises a `FlambeurError` that says what is allowed."""
    rules = family(game).game(players, options)
    for name in bots:
        find_bot(name, rules)
    if len(set(bots)) < 2 or len(set(bots)) != len(bots) or rules.players < 2:
        sentence = "a league needs two or more bots, each named once, at a table for two or more."
        raise InvalidPlan(sentence, code="no-league")
    if rounds < 1:
        raise InvalidPlan("at least one game must be played.", code="no-games")
    league = League(
        game=game,
        players=rules.players,
        options=tuple((name, write_value(value)) for name, value in rules.options.items()),
        bots=bots,
        rounds=rounds,
        seed=seed,
        duplicate=duplicate,
        engine="reference",
        preset=preset,
        work=work,
        patience=patience,
        records=records,
    )
    chosen, why = choose_engine(engine, rules, bots, league.games, records=records)
    return replace(league, engine=chosen, why=why)


def play_part(league: League, number: int) -> PlayedPart:
    """Play part `number` of a league."""
    round_, table = divmod(number, len(league.tables))
    ways = league.tables[table]
    first = round_ * sum(map(len, league.tables)) + sum(map(len, league.tables[:table]))
    games = [(first + way, round_ if league.duplicate else first + way, seats) for way, seats in enumerate(ways)]
    if league.engine == "kernel":
        return PlayedPart(tuple(_compiled(league, *game) for game in games))
    at = table_of(league.game, league.players, league.options, league.bots, league.work, league.patience)
    rows, records = [], []
    for game, dice, seats in games:
        played = at.play(seats, Seeded(league.seed, dice), Seeded(~league.seed, dice), record=league.records)
        rows.append(row_of(game, dice, seats, played))
        records.append(played.record)
    return PlayedPart(tuple(rows), tuple(records) if league.records else ())


def _compiled(league: League, game: int, dice: int, seats: Seats) -> Row:
    """Play one game by compiled rules, which rotate the line-up with the stream number: undo that rotation first."""
    kernel = kernels.for_game(league.rules())
    assert kernel is not None  # checked when the league was made
    line_up = tuple(league.bots[seats[(place - dice) % league.players]] for place in range(league.players))
    played = kernel.games(line_up, league.seed, dice, 1)
    (row,) = rows_of(dice, played)
    return Row(game, dice, seats, row.scores, row.tiebreaks, row.winners, row.turns)
