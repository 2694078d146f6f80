"""A chunk of games, played one after another in one process."""

from __future__ import annotations

from msgspec import Struct

from flambeur.arena.plan import Plan
from flambeur.arena.rows import Row, row_of
from flambeur.arena.streams import streams
from flambeur.arena.table import Played, table_of
from flambeur.arena.tally import Tally, add_up, empty_tally, tally_game
from flambeur.engine import Seeded

CHUNK = 25
"""Games in a chunk. Fixed, so that the grouping of games does not depend on the number of workers."""


class Part(Struct, frozen=True):
    """The results of some games: the sums, the rows, and the records if requested."""

    tally: Tally
    rows: tuple[Row, ...] = ()
    records: tuple[str, ...] = ()


def chunks(plan: Plan) -> int:
    """Return the number of chunks of a plan."""
    return -(-plan.games // CHUNK)


def play_chunk(plan: Plan, number: int) -> Part:
    """Play the games of chunk `number` and add them up."""
    tallies = [empty_tally(plan.bots)]
    rows: list[Row] = []
    records: list[str] = []
    games = range(number * CHUNK, min((number + 1) * CHUNK, plan.games))
    for game, dice, toss in zip(games, streams(plan.seed, games), streams(~plan.seed, games), strict=True):
        seats = plan.line_up(game)
        played = _played(plan, seats, dice, toss)
        tallies.append(_tally(plan, seats, played))
        rows.append(row_of(game, game, seats, played))
        if plan.records:
            records.append(played.record)
    return Part(add_up(tallies), tuple(rows), tuple(records))


def play_game(plan: Plan, number: int) -> Tally:
    """Play game `number` of a plan: its dice are that stream of the seed, the bots use another stream."""
    seats = plan.line_up(number)
    return _tally(plan, seats, _played(plan, seats, Seeded(plan.seed, number), Seeded(~plan.seed, number)))


def _played(plan: Plan, seats: tuple[int, ...], dice: Seeded, toss: Seeded) -> Played:
    table = table_of(plan.game, plan.players, plan.options, plan.bots, plan.work, plan.patience)
    return table.play(seats, dice, toss, record=plan.records)


def _tally(plan: Plan, seats: tuple[int, ...], played: Played) -> Tally:
    lost = [lost.seat for lost in played.lost]
    named = {seat: plan.bots[bot] for seat, bot in enumerate(seats)}
    return tally_game(played.result, named, played.turns, lost)
