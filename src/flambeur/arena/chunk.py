"""A chunk of games, played one after the other in whichever process."""

from __future__ import annotations

from msgspec import Struct

from flambeur.arena.plan import Plan
from flambeur.arena.rows import Row, row_of
from flambeur.arena.table import Played, table_of
from flambeur.arena.tally import Tally, empty_tally, tally_game
from flambeur.engine import Seeded

CHUNK = 25
"""Games in a chunk. Fixed, so that which games belong together does not depend on the number of workers."""


class Part(Struct, frozen=True):
    """What comes of some games: the sums, the rows, and the records if they were wanted."""

    tally: Tally
    rows: tuple[Row, ...] = ()
    records: tuple[str, ...] = ()


def chunks(plan: Plan) -> int:
    """How many chunks a plan has."""
    return -(-plan.games // CHUNK)


def play_chunk(plan: Plan, number: int) -> Part:
    """Play the games of chunk `number` and add them up."""
    tally = empty_tally(plan.bots)
    rows: list[Row] = []
    records: list[str] = []
    for game in range(number * CHUNK, min((number + 1) * CHUNK, plan.games)):
        played = _played(plan, game)
        tally += _tally(plan, game, played)
        rows.append(row_of(game, game, plan.line_up(game), played))
        if plan.records:
            records.append(played.record)
    return Part(tally, tuple(rows), tuple(records))


def play_game(plan: Plan, number: int) -> Tally:
    """Play game `number` of a plan: its dice are that stream of the seed, the bots toss from another."""
    return _tally(plan, number, _played(plan, number))


def _played(plan: Plan, number: int) -> Played:
    table = table_of(plan.game, plan.players, plan.options, plan.bots, plan.work, plan.patience)
    return table.play(plan.line_up(number), Seeded(plan.seed, number), Seeded(~plan.seed, number), record=plan.records)


def _tally(plan: Plan, number: int, played: Played) -> Tally:
    seats = {seat: plan.bots[bot] for seat, bot in enumerate(plan.line_up(number))}
    lost = [lost.seat for lost in played.lost]
    return tally_game(played.result, seats, played.turns, lost)
